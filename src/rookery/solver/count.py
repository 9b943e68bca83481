"""How many sequences of moves lead to which end: counted ply by ply, so that a position is looked at once a ply.

A layer is all positions after n plies and the number of paths that lead to each: two arrays, hashed by position.
"""

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.packed import WORTH, Table
from rookery.solver.search import KIN_BITS, place_of

if TYPE_CHECKING:
    from rookery.kernel.packed import choices, follow, worth

Numbers = npt.NDArray[np.int64]

NOTHING: Final = -1
"""Where a layer has no position."""
STEP: Final = (1 << KIN_BITS) + 1
"""From a taken place to the next to try: into another row, and being odd, round to every place in the end."""
MANY: Final = 1 << 54
"""More paths to one position than this are too many: sums over the next ply might overflow."""


def add(positions: Numbers, ways: Numbers, position: int, count: int) -> int:
    """Add paths to a position of a layer; return 1 if it is new there."""
    last = len(positions) - 1
    place = place_of(position, len(positions))
    while int(positions[place]) != NOTHING and int(positions[place]) != position:
        place = (place + STEP) & last
    new = int(positions[place]) == NOTHING
    positions[place] = position
    ways[place] = count if new else int(ways[place]) + count
    return 1 if new else 0


def advance(
    table: Table,
    positions: Numbers,
    ways: Numbers,
    first: int,
    last: int,
    next_positions: Numbers,
    next_ways: Numbers,
    ends: Numbers,
) -> int:
    """One ply on from a part of a layer; finished games are counted by worth. Return how many positions are new."""
    new = 0
    for index in range(first, last):
        position = int(positions[index])
        if position == NOTHING:
            continue
        count = int(ways[index])
        answers = choices(table, position)
        if answers == 0:
            ends[WORTH + worth(table, position)] += count
        choice = 0
        while answers != 0:
            if answers & 1 != 0:
                new += add(next_positions, next_ways, follow(table, position, choice), count)
            answers >>= 1
            choice += 1
    return new


def copy_in(positions: Numbers, ways: Numbers, larger_positions: Numbers, larger_ways: Numbers) -> None:
    """Take a layer over into larger arrays."""
    for index in range(len(positions)):
        position = int(positions[index])
        if position != NOTHING:
            add(larger_positions, larger_ways, position, int(ways[index]))


def busiest(ways: Numbers) -> int:
    """The most paths to one position."""
    found = 0
    for index in range(len(ways)):
        found = max(found, int(ways[index]))
    return found
