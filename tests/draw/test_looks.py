"""The looks of all rooms: they ask for nothing that is not there, and no room lacks one."""

import pytest

from rookery import catalog
from rookery.draw.looks import looks, shared
from rookery.draw.symbols import symbols
from rookery.draw.tokens import tokens
from rookery.kernel.game import Game
from rookery.kernel.room import Room
from tests.conformance.cases import random_game

ROUND = {"oval", "blob", "ring"}


@pytest.mark.parametrize("game", ["", *catalog.games()])
def test_every_paint_and_drawing_exists(game: str) -> None:
    """Paints are tokens or gradients, drawings are the room's or everybody's."""
    known = {name.removeprefix("--") for name in tokens("light", game)} | shared().gradients.keys()
    for look in looks(game).values():
        inks = {look.ink} | {paint for layer in look.layers for paint in (layer.fill, layer.stroke)}
        assert inks - {None} <= known
        assert {layer.symbol for layer in look.layers} - {None} <= symbols(game).keys()
    assert {stop for gradient in shared().gradients.values() for stop in gradient.stops} <= known


@pytest.mark.parametrize("game", ["", *catalog.games()])
def test_every_layer_can_be_drawn(game: str) -> None:
    """A layer is a form or a drawing, has a paint, and measures where it needs them."""
    for name, look in looks(game).items():
        for layer in look.layers:
            assert (layer.form is None) != (layer.symbol is None), name
            assert layer.symbol or layer.fill or (layer.stroke and layer.width), name
            assert layer.form not in ROUND or layer.across, name
            assert layer.form != "oval" or layer.tall, name


@pytest.mark.parametrize("room", catalog.rooms(), ids=lambda room: room.key)
def test_a_room_has_what_its_scenes_ask_for(room: Room) -> None:
    """No space, ground or piece of a game has a look or a drawing that nobody has made."""
    game = Game(room)
    known, drawn = looks(game.key), symbols(game.key)
    for _, position in random_game(game, 1)[::20]:
        scene = position.scene()
        assert {space.look for space in scene.spaces} | {ground.look for ground in scene.grounds} <= known.keys()
        asked = {piece.symbol for piece in scene.pieces} | {piece.carrying for piece in scene.pieces}
        asked |= {space.symbol for space in scene.spaces} | {each.symbol for each in scene.decorations}
        assert asked - {None} <= drawn.keys()


def test_rooms_do_not_redefine_what_is_shared() -> None:
    """Pages may show several rooms at once: no room gives a shared colour another value, nor another room's."""
    common, seen = tokens("light"), set[str]()
    for game in catalog.games():
        own = tokens("light", game).items() - common.items()
        names = {name for name, _ in own}
        assert not names & common.keys()
        assert not names & seen
        seen |= names
