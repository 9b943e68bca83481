"""What an observation consists of."""

import pytest

from rookery.kernel.planes import MOST, Plane, capped, no_planes, place_of, total_size
from rookery.kernel.protocol import Config
from tests import toy

PLANES = (Plane("board", (2, 8, 8)), Plane("to_move"), Plane("left", (3,), 5))


def test_planes_stand_one_after_the_other() -> None:
    """A plane begins where the one before it ends; a single number is one."""
    assert [place_of(PLANES, plane.name) for plane in PLANES] == [0, 128, 129]
    assert total_size(PLANES) == 132


def test_a_plane_that_is_not_there() -> None:
    """A room that asks for a plane it has not described is told at once."""
    with pytest.raises(ValueError, match="ball"):
        place_of(PLANES, "ball")


def test_large_numbers_are_capped() -> None:
    """No number of an observation is larger than 127."""
    assert [capped(number) for number in (0, MOST, MOST + 1, 10**6)] == [0, MOST, MOST, MOST]


def test_a_room_may_have_none() -> None:
    """A game need not describe any."""
    config: Config = toy.configure(2, {"goal": 5, "slow": 2, "creep": False})
    assert no_planes(config) == toy.ROOM.rules.planes(config) == ()
