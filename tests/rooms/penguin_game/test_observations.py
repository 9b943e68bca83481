"""The Penguin Game in numbers."""

import numpy as np
import pytest

import rookery
from tests.rooms.observing import assert_told_apart, plane

SAMPLE = "0,0:sm,c,-,ms|2,0:-,as,mm,c|0,2:a,ss,cm,-|2,2:mc,s,-,ac b2,d4,a1 2 move s"


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {}),
        (4, {"flamethrowers": True}),
        (3, {"start": "chaotic", "tiny_and_tall": True}),
        (2, {"drifting": True}),
        (2, {"start": "strategic", "tiles": "line"}),
    ],
)
def test_positions_are_told_apart(players: int, options: dict[str, object]) -> None:
    """Everything that makes a position is seen, under all variants."""
    assert_told_apart(rookery.game("penguin-game", players=players, **options), range(4))


def test_the_planes_of_a_position() -> None:
    """Coins from the top of their stacks, suns, moons, crowns, arms; penguins from the seat that sees."""
    position = rookery.game("penguin-game", players=3).read(SAMPLE)
    coins = plane(position, 1, "coins")
    assert coins[0, :, 0].tolist() == [0, 1, 0, 0]
    assert coins[1, :, 0].tolist() == [1, 0, 0, 0]
    assert coins[0, :, 2].sum() == 0
    assert coins.sum() == 20
    assert [np.flatnonzero(row).tolist() for row in plane(position, 1, "penguins")] == [[15], [0], [3], []]
    assert plane(position, 1, "tiles").tolist() == np.kron(np.eye(4, dtype=int), np.ones(4, int)).tolist()
    assert plane(position, 1, "places").tolist() == [[0, 0], [2, 0], [0, 2], [2, 2]]
    assert plane(position, 1, "plays").tolist() == [1, 1, 1, 0]
    assert plane(position, 1, "turn").tolist() == [1, 0, 0, 0]
    assert plane(position, 1, "phase").tolist() == [0, 0, 1, 0, 0, 0]
    assert plane(position, 1, "target").tolist() == [1, 0, 0, 0, 0]
    assert plane(position, 1, "start").tolist() == [1, 0, 0, 0]


def test_before_the_first_move() -> None:
    """Penguins wait to be placed, there is no target before there is a coin, and options are seen."""
    start = rookery.game("penguin-game", start="chaotic", flamethrowers=True).start(1)
    assert plane(start, 0, "waiting").tolist() == [1, 1, 0, 0]
    assert plane(start, 0, "target").tolist() == [0, 0, 0, 0, 1]
    assert plane(start, 0, "start").tolist() == [0, 0, 0, 1]
    assert (plane(start, 0, "flamethrowers"), plane(start, 0, "drifting")) == (1, 0)


def test_drifting_tiles_lie_on_the_whole_board() -> None:
    """Where tiles drift, cells are those of the board, and a tile is seen where it lies."""
    start = rookery.game("penguin-game", drifting=True, tiles="line").start(1)
    tiles = plane(start, 0, "tiles").reshape(4, 8, 8)
    assert np.argwhere(tiles[1]).tolist() == [[0, 2], [0, 3], [1, 2], [1, 3]]
