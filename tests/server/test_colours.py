"""Colours are for show: scenes are dressed, and names of seats are said as others."""

import pytest

import rookery
from rookery import catalog
from rookery.server.colours import aliases, dressed, wardrobe


@pytest.mark.parametrize("key", rookery.games())
def test_the_wardrobe_has_all_colours(key: str) -> None:
    """As many as can play, each with a name and a letter of its own."""
    seats = wardrobe(catalog.room(key))
    assert len(seats) == catalog.room(key).players[1]
    assert len({seat.letter for seat in seats}) == len({str(seat.name) for seat in seats}) == len(seats)


def test_a_scene_is_dressed() -> None:
    """Seats and their pieces have the letters of the colours they wear; whose they are stays, and so does all else."""
    position = rookery.game("polar-dare").start()
    scene = position.scene()
    worn = dressed(scene, position.game.room, (3, 0))
    assert [seat.letter for seat in worn.seats] == ["Y", "R"]
    assert [piece.seat for piece in worn.pieces] == [piece.seat for piece in scene.pieces]
    letters = {(before.letter[:1], after.letter[:1]) for before, after in zip(scene.pieces, worn.pieces, strict=True)}
    assert letters == {("R", "Y"), ("B", "R"), ("W", "W")}
    assert worn.spaces is scene.spaces
    assert dressed(scene, position.game.room, ()) is scene


def test_names_are_said_as_others() -> None:
    """By their ids; whoever wears their own colour is called as ever."""
    room = catalog.room("polar-dare")
    assert aliases(room, ()) == {}
    assert aliases(room, (3, 1)) == {"polar-dare/seat-red": "polar-dare/seat-yellow"}
