"""The tables of Penguin Soccer's board, against the geometry that they stand for."""

import numpy as np
import pytest

from rookery.rooms.penguin_soccer import board
from rookery.rooms.penguin_soccer.board import (
    BENCH,
    DIRECTIONS,
    HOMES,
    LONGEST,
    OFF_BOARD,
    PLACES,
    SQUARES,
    neighbour,
    path,
    square_name,
)

EVERY = [(place, direction) for place in range(PLACES) for direction in range(8)]


def squares_of(bits: int) -> set[int]:
    """The squares in a set that is kept as bits, the sign bit among them."""
    return {square for square in range(SQUARES) if int(bits) & 0xFFFF_FFFF_FFFF_FFFF & (1 << square)}


def test_square_names() -> None:
    """B1: a1 is the first square, h8 the last, and every name belongs to one square."""
    names = [square_name(square) for square in range(SQUARES)]
    assert (names[0], names[7], names[8], names[63]) == ("a1", "h1", "a2", "h8")
    assert len(set(names)) == SQUARES


def test_directions_have_opposites() -> None:
    """B4: to go a direction and back the opposite one leads home."""
    for square in range(SQUARES):
        for direction in range(8):
            there = neighbour(square, direction)
            if there != OFF_BOARD:
                assert neighbour(there, (direction + 4) % 8) == square
    assert [square_name(neighbour(27, direction)) for direction in range(8)] == [
        *("d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5"),
    ]


@pytest.mark.parametrize(("family", "directions"), [(0, {"n", "ne", "e"}), (1, {"s", "sw", "w"})])
def test_benches_lead_home(family: int, directions: set[str]) -> None:
    """SL3: from off the board the first square is Home, in the three directions that lead away from its corner."""
    found = {DIRECTIONS[d]: neighbour(BENCH + family, d) for d in range(8)}
    assert {direction for direction, square in found.items() if square != OFF_BOARD} == directions
    assert {found[direction] for direction in directions} == {HOMES[family]}


def test_paths() -> None:
    """B5: a path is straight, at most three squares long, and ends at the edge."""
    for place, direction in EVERY:
        squares = path(place, direction)
        assert len(squares) <= LONGEST
        here = place
        for square in squares:
            assert neighbour(here, direction) == square
            here = square
        assert len(squares) == LONGEST or neighbour(here, direction) == OFF_BOARD


def test_tables_of_paths() -> None:
    """B5: the flat tables say what the paths are."""
    for place, direction in EVERY:
        entry = place * 8 + direction
        squares = path(place, direction)
        assert board.STEPS_TO_EDGE[entry] == len(squares)
        along = board.ALONG[entry * 4 : entry * 4 + 4].tolist()
        assert along == [place, *squares, *[OFF_BOARD] * (LONGEST - len(squares))]
        for length in range(1, LONGEST + 1):
            crossed = board.CROSSED[(length - 1) * PLACES * 8 + entry]
            assert squares_of(crossed) == set(squares[:length])


def test_tables_of_bits() -> None:
    """B7, B8: every square is a bit of its own, benches are none; the ball on the centre point is on four squares."""
    assert [squares_of(bit) for bit in board.BIT.tolist()] == [*({square} for square in range(SQUARES)), set(), set()]
    assert [squares_of(bits) for bits in board.BALL[:SQUARES].tolist()] == [{square} for square in range(SQUARES)]
    assert {square_name(square) for square in squares_of(board.BALL[board.CENTRE])} == {"d4", "e4", "d5", "e5"}
    assert set(board.MIDDLE) == squares_of(board.BALL[board.CENTRE])
    assert len(board.BALL) == board.CENTRE + 1


def test_tables_fit_compiled_code() -> None:
    """Tables are flat arrays of whole numbers, as compiled rules read them."""
    for table in (board.ALONG, board.STEPS_TO_EDGE, board.CROSSED, board.BIT, board.BALL, board.HOME):
        assert table.ndim == 1
        assert table.flags.c_contiguous
        assert table.dtype in (np.dtype(np.int32), np.dtype(np.int64))
    assert board.HOME.tolist() == list(HOMES)
