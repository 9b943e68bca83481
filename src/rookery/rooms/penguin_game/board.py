"""The board of The Penguin Game: suits, tiles, cells, and how tiles lie beside each other.

A tile is a square of four cells; its place is the (x, y) of its lower left one. A cell's *slot* is tile * 4 + corner,
so that a coin or a penguin keeps its slot when its tile drifts to another place.
"""

from typing import Final

import numpy as np

Place = tuple[int, int]
"""Files and ranks from the lower left, 0 the first."""

SUITS: Final = "smca"
"""Suns, moons, crowns and arms."""
SUIT_IDS: Final = ("sun", "moon", "crown", "arms")
OF_A_SUIT: Final = 6
COINS: Final = OF_A_SUIT * len(SUITS)

TILES: Final = 4
"""The most tiles that there are; tiny and tall plays with one fewer."""
SLOTS: Final = TILES * 4
EXTENT: Final = 8
"""No arrangement has more files or ranks than this (P3)."""
CORNERS: Final[tuple[Place, ...]] = ((0, 0), (1, 0), (0, 1), (1, 1))
"""A tile's cells from its place: lower left, lower right, upper left, upper right."""

PRESETS: Final[dict[str, tuple[Place, ...]]] = {
    "square": ((0, 0), (2, 0), (0, 2), (2, 2)),
    "line": ((0, 0), (2, 0), (4, 0), (6, 0)),
    "L": ((0, 0), (2, 0), (4, 0), (0, 2)),
    "T": ((0, 0), (2, 0), (4, 0), (2, 2)),
    "S": ((0, 0), (2, 0), (2, 2), (4, 2)),
}
TINY_AND_TALL: Final[tuple[Place, ...]] = ((0, 0), (2, 0), (0, 2))


def cell_name(cell: Place) -> str:
    """The name of a cell, a1 to h8."""
    return f"{'abcdefgh'[cell[0]]}{cell[1] + 1}"


CELLS_BY_NAME: Final = {cell_name((x, y)): (x, y) for y in range(EXTENT) for x in range(EXTENT)}


def cells(tiles: tuple[Place, ...]) -> list[Place]:
    """The cells of all slots of an arrangement."""
    return [(x + right, y + up) for x, y in tiles for right, up in CORNERS]


def filling_order(tiles: tuple[Place, ...]) -> list[int]:
    """The slots as the setup fills them: by rank, then file."""
    places = cells(tiles)
    return sorted(range(len(places)), key=lambda slot: (places[slot][1], places[slot][0]))


def cross(tiles: tuple[Place, ...]) -> list[int]:
    """The slots of the X: one diagonal of every tile, rising and falling in turn."""
    slots = []
    for tile, (x, y) in enumerate(tiles):
        rising = (x // 2 + y // 2) % 2 == 0
        slots += [tile * 4 + corner for corner in ((0, 3) if rising else (1, 2))]
    return slots


def neighbours(tiles: tuple[Place, ...], slot: int) -> list[int]:
    """The slots one step away, orthogonally or diagonally."""
    places = cells(tiles)
    x, y = places[slot]
    return [other for other, (a, b) in enumerate(places) if other != slot and abs(a - x) <= 1 and abs(b - y) <= 1]


def overlap(one: Place, other: Place) -> bool:
    """Whether two tiles would lie on a common cell."""
    return abs(one[0] - other[0]) < 2 and abs(one[1] - other[1]) < 2


def share_a_full_edge(one: Place, other: Place) -> bool:
    """Whether two tiles touch along a whole side."""
    return sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) == [0, 2]


def hold_together(tiles: tuple[Place, ...]) -> bool:
    """Whether all tiles are connected through full edges (DR2)."""
    reached = {tiles[0]}
    while more := {
        tile for tile in tiles if tile not in reached and any(share_a_full_edge(tile, other) for other in reached)
    }:
        reached |= more
    return len(reached) == len(set(tiles))


def bits(slots: list[int]) -> int:
    """A set of slots as the bits of one number."""
    return sum(1 << slot for slot in slots)


# Tables for the compiled rules, flat.

TURNED = np.array([0, 1, 2, 3, 2, 0, 3, 1, 3, 2, 1, 0, 1, 3, 0, 2], np.int32)
"""TURNED[turns * 4 + corner]: where a corner is after so many clockwise quarter turns."""


def _beside() -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
    table = np.zeros((5, 5, 4), np.int32)
    for up in range(5):
        for right in range(5):
            for corner in range(4):
                found = neighbours(((0, 0), (right - 2, up - 2)), corner)
                table[up, right, corner] = bits([slot - 4 for slot in found if slot >= 4])
    # A cell is no neighbour of its own.
    table[2, 2] = [bits(neighbours(((0, 0),), corner)) for corner in range(4)]
    return table.ravel()


BESIDE = _beside()
"""BESIDE[((up + 2) * 5 + right + 2) * 4 + corner]: which corners of a tile so many cells on are one step away, as bits;
the tile itself is the one in the middle."""
