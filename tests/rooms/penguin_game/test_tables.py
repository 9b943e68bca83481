"""The tables and codes of The Penguin Game, against the geometry that they stand for."""

import numpy as np
import pytest

import rookery
from rookery.rooms.penguin_game import board, rules
from rookery.rooms.penguin_game.drift import berth, near
from rookery.rooms.penguin_game.layout import CONTENT, HEIGHT, STATE_SIZE, TILE_AT, add_coin, melt_coin, suits
from rookery.rooms.penguin_game.notation import drift_place
from tests.rooms.penguin_game.strategies import LISTS, TINY_LISTS
from tests.rooms.penguin_game.words import KEY


def polyominoes(count: int) -> list[tuple[board.Place, ...]]:
    """All ways in which so many tiles hold together through full edges, from 0 on."""
    found: set[tuple[board.Place, ...]] = {((0, 0),)}
    for _ in range(count - 1):
        found = {
            tuple(sorted((*shape, (x + right, y + up))))
            for shape in found
            for x, y in shape
            for right, up in ((2, 0), (-2, 0), (0, 2), (0, -2))
            if (x + right, y + up) not in shape
        }
    shifted = set()
    for shape in found:
        left, low = min(x for x, _ in shape), min(y for _, y in shape)
        shifted.add(tuple((x - left, y - low) for x, y in shape))
    return sorted(shifted)


def test_turned_corners() -> None:
    """DR1: clockwise, what was lower left is upper left, then upper right, then lower right."""
    assert [int(board.TURNED[turns * 4]) for turns in range(4)] == [0, 2, 3, 1]
    for turns in range(4):
        for corner in range(4):
            back = int(board.TURNED[(4 - turns) % 4 * 4 + int(board.TURNED[turns * 4 + corner])])
            assert back == corner


@pytest.mark.parametrize("count", [3, 4])
def test_neighbours_of_drifted_tiles(count: int) -> None:
    """DR1, DR5, M1: who is one step away is found alike from the tiles' places and cell by cell."""
    game = rookery.game(KEY, tiny_and_tall=count == 3, drifting=True)
    shapes = polyominoes(count)
    assert len(shapes) == {3: 6, 4: 19}[count]
    for shape in (*shapes, *(TINY_LISTS if count == 3 else LISTS)):
        state = np.zeros(STATE_SIZE, np.int32)
        state[TILE_AT : TILE_AT + count] = [y * 8 + x for x, y in shape]
        for slot in range(4 * count):
            assert near(game.config, state, slot) == board.bits(board.neighbours(shape, slot))


def test_berths() -> None:
    """DR2, DR5: every place that a tile can have or drift to is a berth of its own, on the grid of those that stay."""
    for right, up in ((0, 0), (1, 0), (0, 1), (1, 1)):
        tiles = ((3, 3), (right, up), (2 + right, up))
        places = [(x, y) for y in range(up, 7, 2) for x in range(right, 7, 2)]
        assert [drift_place(tiles, 0, berth(y * 8 + x)) for x, y in places] == places
        assert drift_place(tiles, 0, 0) == (right - 2, up - 2)
        assert drift_place(tiles, 0, 35) == (right + 8, up + 8)


def test_move_limit() -> None:
    """DR1: no position has more moves than the limit, and the bound is not far off."""
    most = 0
    for shape in polyominoes(4):
        tiles = "|".join(f"{x},{y}:s,m,c,-" for x, y in shape)
        cell = board.cell_name(shape[0])
        other = board.cell_name(shape[1])
        position = rookery.game(KEY, drifting=True).read(f"{tiles} {cell},{other} 1 drift s")
        most = max(most, len(position.moves))
    assert 64 < most <= rules.MOVE_LIMIT


def test_stacks() -> None:
    """B4: a stack is read as it was laid, and melts from the top, thirteen coins high."""
    state = np.zeros(STATE_SIZE, np.int32)
    laid = [0, 3, 1, 2, 2, 1, 3, 0, 3, 3, 0, 1, 2]
    for height, suit in enumerate(laid, start=1):
        add_coin(state, 5, suit)
        assert int(state[5]) & HEIGHT == height
    for height in range(13, 0, -1):
        assert suits(int(state[5])) == laid[:height]
        melt_coin(state, 5)
    assert int(state[5]) == 0


def test_tables_fit_compiled_code() -> None:
    """Tables are flat arrays of whole numbers, as compiled rules read them."""
    for table in (board.TURNED, board.BESIDE):
        assert table.ndim == 1
        assert table.dtype == np.int32
    assert CONTENT < STATE_SIZE
    assert rookery.game(KEY).config.dtype == np.int32
