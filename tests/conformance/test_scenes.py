"""Every game can be drawn, touched and narrated, and a room that cannot is found out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rookery import catalog
from rookery.conformance import Check, scenes
from rookery.kernel.game import Position
from rookery.kernel.room import Room
from rookery.kernel.scene import Choice, Happening, Progress, Scene
from tests.conformance.cases import broken_by, key

ROOM = catalog.room("penguin-game")


@pytest.mark.parametrize("room", catalog.rooms(), ids=key)
@pytest.mark.parametrize("check", scenes.CHECKS)
def test_every_room_conforms(check: Check, room: Room) -> None:
    """Each check holds for every room."""
    check(room)


def _scenes(change: Callable[[Scene], dict[str, Any]]) -> Callable[[Position, int], Scene]:
    """Scenes with something changed."""

    def scene(position: Position, seat: int) -> Scene:
        drawn = ROOM.scene(position, seat)
        return msgspec.structs.replace(drawn, **change(drawn))

    return scene


def _choices(**changes: Any) -> Callable[[Position], tuple[Choice, ...]]:
    """Choices with something changed."""
    return lambda position: tuple(msgspec.structs.replace(each, **changes) for each in ROOM.choices(position))


def _by_turns(position: Position, seat: int) -> Scene:
    """A scene that each seat sees in its own way."""
    return msgspec.structs.replace(ROOM.scene(position, seat), height=float(seat))


def _told(**facts: Any) -> Callable[[Position, int], tuple[Happening, ...]]:
    """Every move has one happening."""
    return lambda *_: (Happening(**({"how": "steps", "label": "Something happens"} | facts)),)


ONE = Progress(done=1, label="one")

BROKEN: list[tuple[Check, dict[str, Any]]] = [
    (scenes.every_choice_is_legal, {"choices": lambda _: ()}),
    (scenes.every_choice_is_legal, {"choices": _choices(touches=("nowhere",))}),
    (scenes.every_choice_is_legal, {"choices": _choices(label="")}),
    (scenes.every_choice_is_legal, {"choices": _choices(caution="Sure?", standing=True)}),
    (scenes.touches_tell_choices_apart, {"choices": _choices(touches=("the same",))}),
    (scenes.scenes_stand_on_their_own, {"scene": _scenes(lambda scene: {"pieces": scene.pieces * 2})}),
    (scenes.scenes_stand_on_their_own, {"scene": _scenes(lambda scene: {"spaces": scene.spaces[:1]})}),
    (scenes.scenes_stand_on_their_own, {"scene": _scenes(lambda _: {"progress": (ONE,) * 5})}),
    (scenes.scenes_stand_on_their_own, {"scene": _scenes(lambda _: {"winners": (0,)})}),
    (scenes.scenes_stand_on_their_own, {"scene": _scenes(lambda _: {"turn": 3})}),
    (scenes.one_view_is_said, {"scene": _by_turns, "one_view": True}),
    (scenes.happenings_tell_what_scenes_show, {"happenings": lambda *_: ()}),
    (scenes.happenings_tell_what_scenes_show, {"happenings": _told(label="")}),
    (scenes.happenings_tell_what_scenes_show, {"happenings": _told(piece="nobody")}),
    (scenes.happenings_tell_what_scenes_show, {"happenings": _told(end="nowhere")}),
    (scenes.happenings_tell_what_scenes_show, {"happenings": _told()}),
]


@pytest.mark.parametrize(("check", "changes"), BROKEN)
def test_a_room_that_breaks_a_check_is_found_out(check: Check, changes: dict[str, Any]) -> None:
    """With one thing changed, a room that passes fails."""
    assert broken_by(check, replace(ROOM, **changes))


def test_a_plain_step_that_leads_elsewhere_is_found_out() -> None:
    """What is called plain must bring the piece to the place."""

    def choices(position: Position) -> tuple[Choice, ...]:
        scene = position.scene()
        touches = scene.pieces[0].id, next(each.id for each in scene.spaces if each.id != scene.pieces[0].space)
        return tuple(Choice(move=move, touches=touches, label="Go", plain=True) for move in position.moves)

    assert broken_by(scenes.plain_steps_bring_a_piece_to_a_place, replace(ROOM, choices=choices))


def test_pieces_that_change_hands_are_found_out() -> None:
    """An id belongs to one player's piece for the whole game."""

    def scene(position: Position, seat: int) -> Scene:
        drawn = ROOM.scene(position, seat)
        pieces = tuple(msgspec.structs.replace(each, seat=position.seat) for each in drawn.pieces)
        return msgspec.structs.replace(drawn, pieces=pieces)

    assert broken_by(scenes.pieces_keep_their_ids, replace(ROOM, scene=scene))
