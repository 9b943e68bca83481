"""How players of each level think about Penguins Rock!: three of them know what to do and do not look ahead.

The chick fills its own nest, at times by a detour, and forgets that nests can be robbed. The juvenile minds the others
but is still careless, the adult hardly ever; for one who knows which moves are good, to look a few steps ahead tells
hardly more. The emperor has taught itself to play against one other (net.md); among more, where its net was no better,
it plays games to their ends in its mind, and more simulations would make it hardly stronger.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, ByPriors, Levels, NetSearch, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (ByPriors(naive=True, temperature=1.6),),
    "juvenile": (ByPriors(temperature=1.3),),
    "adult": (ByPriors(temperature=0.8),),
    "emperor": (
        NetSearch(simulations=6_000, most_players=2),
        TreeSearch(simulations=600, cutoff=400, exploration=1.0),
    ),
}
