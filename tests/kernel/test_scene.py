"""Scenes and choices as plain data with a JSON form."""

from typing import Any

import msgspec
import pytest

import rookery
from rookery.kernel import scene
from rookery.kernel.data import Data
from rookery.kernel.game import Game, Position
from rookery.kernel.scene import Choice, Mark, Piece, Scene, Space
from tests import toy

POSITIONS = [
    rookery.game("penguin-soccer").start(),
    rookery.game("penguin-soccer").read("d4^,b6e,a3^/e4^,f4w,h8s e4 w 24"),
    rookery.game("penguin-soccer").read("-,-,-/-,-,- h8 w 0"),
    Game(toy.ROOM, 3, creep=True).start(1),
    Game(toy.ROOM, 3, creep=True).read("1.0.4 2 2"),
]
PIECE: dict[str, Any] = {"id": "p", "symbol": "pebble", "letter": "O", "label": "a pebble", "space": "a1"}


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_scenes_as_json_and_back(position: Position) -> None:
    """A scene comes back from JSON as it was, for every seat."""
    for seat in range(position.game.players):
        shown = position.scene(seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Scene) == shown


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_choices_as_json_and_back(position: Position) -> None:
    """Choices come back from JSON as they were."""
    choices = position.choices()
    assert msgspec.json.decode(msgspec.json.encode(choices), type=tuple[Choice, ...]) == choices


def test_defaults_are_left_out() -> None:
    """JSON holds what is said and nothing that goes without saying; what is left out comes back."""
    plain = msgspec.json.decode(msgspec.json.encode(Piece(**PIECE)))
    assert plain == PIECE
    lying = Piece(**PIECE, seat=0, stance="lies", facing=0.0)
    assert msgspec.json.decode(msgspec.json.encode(lying)) == PIECE | {"seat": 0, "stance": "lies", "facing": 0.0}
    assert msgspec.json.decode(b'{"move":"x","touches":[],"label":"y"}', type=Choice) == Choice(
        move="x", touches=(), label="y"
    )


def test_incomplete_data_is_refused() -> None:
    """What a face cannot draw without must be there."""
    with pytest.raises(msgspec.ValidationError, match="space"):
        msgspec.convert({name: value for name, value in PIECE.items() if name != "space"}, Piece)


def test_data_never_changes() -> None:
    """Scene data is immutable and can be compared and hashed."""
    one, other = Mark(kind="goal", space="h8"), Mark(kind="goal", space="h8")
    assert one == other
    assert hash(one) == hash(other)
    changed: Any = one
    with pytest.raises(AttributeError):
        changed.space = "a1"


def test_all_data_has_one_root() -> None:
    """Everything in the module is data of the same kind, its fields given by name."""
    kinds = [kind for kind in vars(scene).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    assert len(kinds) > 8
    for kind in kinds:
        assert issubclass(kind, Data)
        assert kind.__struct_config__.frozen
        assert kind.__struct_config__.omit_defaults
    by_place: Any = Space
    with pytest.raises(TypeError):
        by_place("a1", "square", "a1", 0.5, 0.5, ())
