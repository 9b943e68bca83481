"""How players of Penguin Soccer think: the chick by a few quick games in its head, then ever further ahead.

A look one ply ahead, with all that presses behind it, already beats large tree searches; so the chick has a small one.
"""

from typing import Final

from rookery.kernel.levels import AlphaBeta, AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=30),),
    "juvenile": (AlphaBeta(depth=1),),
    "adult": (AlphaBeta(depth=3),),
    "emperor": (AlphaBeta(depth=40, nodes=300_000, seconds=0.7),),
}
