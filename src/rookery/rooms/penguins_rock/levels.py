"""How players of each level think about Penguins Rock!: from the adult on they know which moves are good.

From chick to adult they judge what they see; a chick sees only two moves at a time. The emperor plays games to their
ends in its mind: a whole one is short enough for that, and tells more than any judgement on the way.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=2, use_priors=False, cutoff=0, exploration=0.3),),
    "juvenile": (TreeSearch(simulations=12, use_priors=False, cutoff=0, exploration=0.3),),
    "adult": (TreeSearch(simulations=60, cutoff=0, exploration=0.4),),
    "emperor": (TreeSearch(simulations=2_000, cutoff=400, exploration=1.0),),
}
