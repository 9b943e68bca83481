"""A step of a teacher's own lessons: as in the file of a room, with its words inside.

``docs/how-to/write-a-lesson.md`` explains the format.
"""

from typing import Any

import msgspec

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.kernel.room import Room
from rookery.server.classes.mistakes import Misplaced, of_value
from rookery.server.study import teaching
from rookery.server.study.lessons import check_moves
from rookery.server.study.replaying import WATCHER
from rookery.wire.study import LessonStep

say = speaker("server")


class _Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that many try, and why they are wrong."""

    moves: tuple[str, ...]
    say: str


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written, words and all."""

    title: str
    position: str
    ask: str
    right: tuple[str, ...]
    say: str = ""
    other: str = ""
    praise: str = ""
    wrong: tuple[_Wrong, ...] = ()
    players: int | None = None
    options: dict[str, str] = {}
    id: str = ""


def read_step(room: Room, file: teaching.File, written: dict[str, Any]) -> LessonStep:
    """A step that can be taught; Misplaced says what is wrong with it."""
    try:
        step = msgspec.convert(written, _Step)
    except msgspec.ValidationError as problem:
        raise of_value(problem, _Step) from None
    part = teaching.Part(id=step.id, position=step.position, players=step.players, options=step.options)
    try:
        position = teaching.position_of(room, file, part)
    except RookeryError as problem:
        raise Misplaced("position", problem.message) from None
    try:
        check_moves(position, step.right, [])
    except RookeryError as problem:
        raise Misplaced("right", problem.message) from None
    try:
        check_moves(position, step.right, [move for each in step.wrong for move in each.moves])
    except RookeryError as problem:
        raise Misplaced("wrong", problem.message) from None
    return LessonStep(
        title=step.title,
        say=step.say,
        ask=step.ask,
        players=position.game.players,
        position=str(position),
        scene=position.scene(WATCHER),
        choices=position.choices(),
        right=step.right,
        wrong={move: each.say for each in step.wrong for move in each.moves},
        other=step.other or say("lesson-other"),
        praise=step.praise or say("lesson-praise"),
        after={move: position.play(move).scene(WATCHER) for move in step.right},
    )
