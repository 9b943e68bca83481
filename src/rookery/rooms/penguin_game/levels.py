"""How players of The Penguin Game think. Two players, and one alone, are played perfectly by the emperor.

Random playouts are quick here and tell much: priors of the room's own were not worth their time.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Exact, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=15, use_priors=False),),
    "juvenile": (TreeSearch(simulations=150, use_priors=False),),
    "adult": (TreeSearch(simulations=4_000, use_priors=False),),
    "emperor": (Exact(seconds=0.85), TreeSearch(simulations=50_000, use_priors=False, seconds=0.85)),
}
