"""The floes of Thin Ice: numbered from the middle outwards, ring by ring, so that a smaller field is the first of them.

A floe lies in a row, a to i from the nearest to the farthest, and on a diagonal, 1 to 9. Its place is told as steps
from the middle, e5: so many diagonals to the right, so many rows up.
"""

from typing import Final

import numpy as np

DIRECTIONS: Final = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))
"""East, then counter-clockwise: north-east, north-west, west, south-west, south-east."""
RADII: Final = {"medium": 3, "small": 2, "large": 4}
"""How many rings lie round the middle floe of each field; the first is the usual one."""
WIDEST: Final = max(RADII.values())
NOWHERE: Final = -1
"""In the place of a floe: there is none."""


def floes_within(radius: int) -> int:
    """How many floes a field has."""
    return 3 * radius * (radius + 1) + 1


FLOES: Final = floes_within(WIDEST)


def _places() -> tuple[tuple[int, int], ...]:
    """Where each floe lies: the middle, then each ring from its eastern corner on, counter-clockwise."""
    places = [(0, 0)]
    for ring in range(1, WIDEST + 1):
        for corner in range(6):
            (x, y), (right, up) = DIRECTIONS[corner], DIRECTIONS[(corner + 2) % 6]
            places += [(ring * x + step * right, ring * y + step * up) for step in range(ring)]
    return tuple(places)


PLACES: Final = _places()
NAMES: Final = tuple(f"{'abcdefghi'[up + WIDEST]}{right + WIDEST + 1}" for right, up in PLACES)
BY_NAME: Final = {name: floe for floe, name in enumerate(NAMES)}
BY_PLACE: Final = {place: floe for floe, place in enumerate(PLACES)}

NEIGHBOURS = np.array(
    [[BY_PLACE.get((x + right, y + up), NOWHERE) for right, up in DIRECTIONS] for x, y in PLACES], np.int32
)
"""The six neighbours of each floe, or NOWHERE: NEIGHBOURS[floe, direction]."""

START_CORNERS = np.array([[4, 1, 0, 0], [4, 2, 0, 0], [4, 2, 1, 5]], np.int32)
"""The corners where two, three and four players begin, counted as directions are: START_CORNERS[players - 2, seat]. The
first is at the lower left, and the others follow clockwise. (With two or three the last ones mean nothing.)"""


def rows(radius: int) -> list[list[int]]:
    """The floes of a field as they are written: row by row from the farthest, each from left to right."""
    return [
        [BY_PLACE[right, up] for right in range(-radius, radius + 1) if abs(right - up) <= radius]
        for up in range(radius, -radius - 1, -1)
    ]
