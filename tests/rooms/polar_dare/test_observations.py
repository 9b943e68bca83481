"""Polar Dare! in numbers."""

import pytest

import rookery
from tests.rooms.observing import assert_told_apart, plane

SAMPLE = "-+--/++-+/--+-/-+-+ S.b2.N/S.S.c2/S.a2.c2/a2.a2.b4 c3 2 P3:2 34"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_told_apart(players: int) -> None:
    """Everything that makes a position is seen."""
    assert_told_apart(rookery.game("polar-dare", players=players, turn_cap=60), range(4))


def test_the_planes_of_a_position() -> None:
    """Seats are counted from the one that sees; surfaces from START over the floes to the Pole."""
    position = rookery.game("polar-dare", players=4).read(SAMPLE)
    mine, next_one = plane(position, 1, "penguins")[:2]
    assert (mine[0], mine[1 + 4 + 2], mine.sum()) == (2, 1, 3)
    assert (next_one[0], next_one[1 + 4], next_one[1 + 4 + 2]) == (1, 1, 1)
    assert plane(position, 1, "forward").reshape(4, 4).tolist() == [
        [0, 1, 0, 0],
        [1, 1, 0, 1],
        [0, 0, 1, 0],
        [0, 1, 0, 1],
    ]
    assert plane(position, 1, "bear").nonzero()[0].tolist() == [1 + 8 + 2]
    assert plane(position, 1, "roll").tolist() == [0, 1, 0, 0, 0, 0]
    assert plane(position, 1, "moves_left") == 2
    assert plane(position, 1, "turn").tolist() == [1, 0, 0, 0]
    assert plane(position, 0, "turn").tolist() == [0, 1, 0, 0]
    assert plane(position, 1, "plays").tolist() == [1, 1, 1, 1]
    assert plane(position, 1, "die").tolist() == [1, 2, 1, 2]
    assert plane(position, 1, "switches").tolist() == [0, 0, 1]
    assert (plane(position, 1, "has_cap"), plane(position, 1, "turns_left")) == (1, 127)


def test_options_are_seen() -> None:
    """Whoever learns under several options sees which ones these are."""
    game = rookery.game("polar-dare", die="P2,P3,P4,B3,B3,B3", pole_is_final=True, enter_bear_floe=False, turn_cap=0)
    start = game.start()
    assert plane(start, 0, "die").tolist() == [1, 1, 1, 3]
    assert plane(start, 0, "switches").tolist() == [1, 0, 0]
    assert (plane(start, 0, "has_cap"), plane(start, 0, "turns_left")) == (0, 0)
    assert plane(start, 0, "plays").tolist() == [1, 1, 0, 0]
