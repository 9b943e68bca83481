"""How players of each level think about Polar Dare!: all but the egg know which moves are good, and look ever further.

The chick plays by the priors alone, nearly: it runs for the Pole and forgets the bear. Without them a handful of
simulations is next to nothing, and two such players slid floes to and fro until the cap. The emperor has taught itself
(net.md); where its net does not fit the options, it thinks as the adult does, only further.
"""

from typing import Final

from rookery.kernel.levels import AtRandom, Levels, NetSearch, TreeSearch

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=3, cutoff=0),),
    "juvenile": (TreeSearch(simulations=100, cutoff=0),),
    "adult": (TreeSearch(simulations=250, cutoff=10),),
    "emperor": (NetSearch(simulations=6_000), TreeSearch(simulations=6_000, cutoff=10)),
}
