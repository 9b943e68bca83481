"""How players of each level think about Polar Dare!: from the juvenile on they know which moves are good."""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=25, use_priors=False, cutoff=0),),
    "juvenile": (TreeSearch(simulations=30, cutoff=0),),
    "adult": (TreeSearch(simulations=250, cutoff=10),),
    "emperor": (TreeSearch(simulations=6_000, cutoff=10),),
}
