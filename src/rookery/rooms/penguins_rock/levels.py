"""How players of each level think about Penguins Rock!: from the juvenile on they know which moves are good.

The chick judges what it sees a step ahead; the judgement counts every step, so that even a chick gets its rocks home.
The juvenile plays by the priors alone, nearly. The adult follows good moves for a few turns before it judges: to
judge at once tells hardly more than the priors do. The emperor plays games to their ends in its mind.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=3, use_priors=False, cutoff=0, exploration=0.3),),
    "juvenile": (TreeSearch(simulations=3, cutoff=0),),
    "adult": (TreeSearch(simulations=300, cutoff=60, exploration=0.7),),
    "emperor": (TreeSearch(simulations=2_000, cutoff=400, exploration=1.0),),
}
