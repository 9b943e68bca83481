"""How players of each level think about Polar Dare!: all but the egg know which moves are good, and look ever further.

The chick plays by the priors alone, nearly: it runs for the Pole and forgets the bear. Without them a handful of
simulations is next to nothing, and two such players slid floes to and fro until the cap.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=3, cutoff=0),),
    "juvenile": (TreeSearch(simulations=100, cutoff=0),),
    "adult": (TreeSearch(simulations=250, cutoff=10),),
    "emperor": (TreeSearch(simulations=6_000, cutoff=10),),
}
