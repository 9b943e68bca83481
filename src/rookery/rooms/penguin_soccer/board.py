"""The board of Penguin Soccer: squares, directions, families, and tables of where slides and kicks lead.

A square is rank * 8 + file, so a1 is 0 and h8 is 63. Two more places lie beside the board, a *bench* for each family:
the square behind Home in each of the three entry directions. So a penguin off the board slides in like any other.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

SIDE: Final = 8
SQUARES: Final = SIDE * SIDE
BENCH: Final = SQUARES
"""White's bench; Black's is the next place."""
PLACES: Final = SQUARES + 2
CENTRE: Final = PLACES
"""Where the ball lies before anyone has reached it: the point between the four squares in the middle."""
OFF_BOARD: Final = -1

WHITE: Final = 0
HOMES: Final = (0, 63)
"""White's Home and Black's. A family's Goal is the other family's Home."""

FAMILY: Final = 3
LONGEST: Final = 3
"""No slide and no kick is longer."""

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
VECTORS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""Each direction as (files, ranks)."""
ENTRIES: Final = ((0, 1, 2), (4, 5, 6))
"""The three directions that lead away from each family's Home corner."""


def square_name(square: int) -> str:
    """The name of a square, a1 to h8."""
    return f"{'abcdefgh'[square % SIDE]}{square // SIDE + 1}"


def neighbour(place: int, direction: int) -> int:
    """The next square in a direction, from a square or a bench, or OFF_BOARD."""
    if place >= BENCH:
        family = place - BENCH
        return HOMES[family] if direction in ENTRIES[family] else OFF_BOARD
    files, ranks = VECTORS[direction]
    file = place % SIDE + files
    rank = place // SIDE + ranks
    return rank * SIDE + file if 0 <= file < SIDE and 0 <= rank < SIDE else OFF_BOARD


def path(place: int, direction: int) -> list[int]:
    """The squares in a direction, nearest first, as far as any slide or kick can go."""
    squares: list[int] = []
    while len(squares) < LONGEST and (place := neighbour(place, direction)) != OFF_BOARD:
        squares.append(place)
    return squares


def _bits(squares: list[int]) -> np.int64:
    """A set of squares as the bits of one number."""
    return np.uint64(sum(1 << square for square in squares)).astype(np.int64)


# Tables for the compiled rules, flat: the entry for (place, direction) is place * 8 + direction.


def _paths() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.int64]]:
    along = np.full((PLACES, 8, LONGEST + 1), OFF_BOARD, np.int32)
    steps = np.zeros((PLACES, 8), np.int32)
    crossed = np.zeros((LONGEST, PLACES, 8), np.int64)
    for place in range(PLACES):
        for direction in range(8):
            squares = path(place, direction)
            along[place, direction, 0] = place
            along[place, direction, 1 : len(squares) + 1] = squares
            steps[place, direction] = len(squares)
            for length in range(1, LONGEST + 1):
                crossed[length - 1, place, direction] = _bits(squares[:length])
    return along.ravel(), steps.ravel(), crossed.ravel()


ALONG, STEPS_TO_EDGE, CROSSED = _paths()
"""ALONG[entry * 4 + k]: the square k steps on. STEPS_TO_EDGE[entry]: the steps to the edge, at most three.
CROSSED[(length - 1) * 528 + entry]: the squares of a slide of that length, as bits."""

BIT = np.array([*(_bits([square]) for square in range(SQUARES)), 0, 0], np.int64)
"""Each place as a bit; benches, on no square, as none."""
MIDDLE: Final = (27, 28, 35, 36)
"""d4, e4, d5 and e5: each counts as the ball's square while the ball is on the centre point."""
BALL = np.array([*(_bits([square]) for square in range(SQUARES)), 0, 0, _bits(list(MIDDLE))], np.int64)
"""The squares on which the ball, lying here, is reached; it never lies on a bench."""
HOME = np.array(HOMES, np.int32)
