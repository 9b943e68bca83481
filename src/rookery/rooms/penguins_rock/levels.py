"""How players of each level think about Penguins Rock!: from the adult on they know which moves are good.

All but the egg judge a position alike. Only the emperor plays on from there: to fetch a rock takes dozens of plies.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=25, use_priors=False, cutoff=0, exploration=0.3),),
    "juvenile": (TreeSearch(simulations=60, use_priors=False, cutoff=0, exploration=0.3),),
    "adult": (TreeSearch(simulations=60, cutoff=0, exploration=0.4),),
    "emperor": (TreeSearch(simulations=4_000, cutoff=40, exploration=1.0),),
}
