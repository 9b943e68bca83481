"""How players of each level think about Penguins Rock!: from the adult on they know which moves are good.

Chick and juvenile judge what they see a step or two ahead, and do not know which moves are good: the judgement counts
every step, so that even a chick gets its rocks home. Adult and emperor follow good moves for about two rolls before they
judge; to judge at once tells hardly more than the good moves do.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=3, use_priors=False, cutoff=0, exploration=0.3),),
    "juvenile": (TreeSearch(simulations=8, use_priors=False, cutoff=0, exploration=0.3),),
    "adult": (TreeSearch(simulations=100, cutoff=12, exploration=0.5),),
    "emperor": (TreeSearch(simulations=6_000, cutoff=12, exploration=0.5),),
}
