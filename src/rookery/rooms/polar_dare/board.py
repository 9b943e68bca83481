"""The board of Polar Dare!: surfaces, stops, heights, and which surfaces can ever be adjacent.

A surface is a number: START is 0, the floes a1, b1, c1, d1, a2 … d4 are 1 to 16, the North Pole is 17. The stops of all
floes are the bits of one number: bit 1 to 16, set where that floe is forward.
"""

import functools
from typing import Final

import numpy as np
import numpy.typing as npt

START: Final = 0
FLOES: Final = 16
POLE: Final = 17
SURFACES: Final = 18
LANES: Final = "abcd"
RANKS: Final = 4
FAMILY: Final = 3
"""How many penguins a player has, and how many fit on a floe."""
NOWHERE: Final = -1
MOST_NEIGHBOURS: Final = 4
"""The most neighbours that a surface has: a floe has four sides, a shore four lanes."""
FACES: Final = ("P2", "P3", "P4", "B3")
"""The faces that a die can have: penguins or the bear, and how many moves."""
SHORES: Final = 1 << START | 1 << POLE
"""Both shores, as bits."""


def lane(floe: int) -> int:
    """The lane of a floe, 0 to 3."""
    return (floe - 1) % len(LANES)


def rank(floe: int) -> int:
    """The rank of a floe, 1 to 4."""
    return (floe - 1) // len(LANES) + 1


@functools.cache
def surface_name(surface: int) -> str:
    """The name of a surface: S, a1 to d4, N."""
    if surface in (START, POLE):
        return "S" if surface == START else "N"
    return f"{LANES[lane(surface)]}{rank(surface)}"


def neighbours(surface: int) -> list[tuple[int, int]]:
    """The surfaces that can be adjacent to this one, each with the difference of heights at which they are."""
    if surface == START:
        return [(floe, 1) for floe in range(1, 5)]
    if surface == POLE:
        return [(floe, 1) for floe in range(13, 17)]
    found = [(min(surface + 4, POLE), 1), (max(surface - 4, START), 1)]
    if lane(surface) > 0:
        found.append((surface - 1, 0))
    if lane(surface) < len(LANES) - 1:
        found.append((surface + 1, 0))
    return found


# Tables for the compiled rules. Two are flat: neighbour k of a surface is at surface * MOST_NEIGHBOURS + k.


def _neighbour_tables() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    others = np.full((SURFACES, MOST_NEIGHBOURS), NOWHERE, np.int32)
    differences = np.zeros((SURFACES, MOST_NEIGHBOURS), np.int32)
    for surface in range(SURFACES):
        for index, (other, difference) in enumerate(neighbours(surface)):
            others[surface, index] = other
            differences[surface, index] = difference
    return others.ravel(), differences.ravel()


NEIGHBOUR, HEIGHT_DIFFERENCE = _neighbour_tables()
"""A neighbour, or NOWHERE; and by how much the heights of both must differ for a step between them."""

HEIGHT = np.array([-1, *(2 * (rank(floe) - 1) for floe in range(1, FLOES + 1)), 2 * RANKS], np.int32)
"""The height of each surface with all floes back. A shore is one beyond the outermost stops, so that it differs by one
from a floe at such a stop only."""
