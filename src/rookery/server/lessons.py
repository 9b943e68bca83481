"""Lessons: what a room teaches beginners, read strictly and checked against its rules.

``docs/how-to/write-a-lesson.md`` explains the format.
"""

import functools
import tomllib
from typing import Any

import msgspec

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game, Position, Room
from rookery.kernel.messages import speaker
from rookery.kernel.options import far_options
from rookery.server.replaying import WATCHER
from rookery.wire.study import Lessons, LessonStep

say = speaker("server")

FILE = "lessons.toml"
"""It lies beside the rulebook."""


class BadLesson(RookeryError):
    """A lesson that cannot be taught as it is written."""

    code = "bad-lesson"


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written."""

    id: str
    """What it is called in the room's words."""
    position: str
    right: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...] = ()
    """Moves that many try; those of a group get the same answer."""
    players: int | None = None
    options: dict[str, str] = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file: how many play, under which options, and the steps; each step may say otherwise."""

    players: int | None = None
    options: dict[str, str] = {}
    step: tuple[_Step, ...]


@functools.cache
def lessons(key: str) -> Lessons:
    """The lessons of a game, none if there are none; UnknownGame if there is no such game."""
    room = catalog.room(key)
    file = room.rulebook.with_name(FILE)
    text = file.read_text(encoding="utf-8") if file.exists() else "step = []"
    return Lessons(room.key, room.title, read(room, text))


def read(room: Room, text: str) -> tuple[LessonStep, ...]:
    """The steps of a file; BadLesson says what is wrong with one, and where."""
    try:
        written = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadLesson(say("bad-lessons", game=room.key, problem=str(problem))) from None
    return tuple(_step(room, written, number, step) for number, step in enumerate(written.step, 1))


def _step(room: Room, file: _File, number: int, step: _Step) -> LessonStep:
    try:
        return _checked(room, file, step)
    except RookeryError as problem:
        raise BadLesson(say("bad-lesson-step", step=number, game=room.key, problem=problem.message)) from None


def _checked(room: Room, file: _File, step: _Step) -> LessonStep:
    """A step that can be taught: its moves are legal, and every answer has its words."""
    options: dict[str, Any] = far_options(room.options, {**file.options, **step.options})
    game = Game(room, step.players or file.players, **options)
    position = game.read(step.position)
    _check_moves(position, step.right, [move for group in step.wrong for move in group])
    return LessonStep(
        title=room.lesson_text(step.id),
        say=room.lesson_text(step.id, "say"),
        ask=room.lesson_text(step.id, "ask"),
        players=game.players,
        position=str(position),
        scene=position.scene(WATCHER),
        choices=position.choices(),
        right=step.right,
        wrong={
            move: room.lesson_text(step.id, f"wrong-{number}")
            for number, group in enumerate(step.wrong, 1)
            for move in group
        },
        other=room.lesson_text(step.id, "other"),
        praise=room.lesson_text(step.id, "praise"),
        after={move: position.play(move).scene(WATCHER) for move in step.right},
    )


def _check_moves(position: Position, right: tuple[str, ...], wrong: list[str]) -> None:
    if position.seat is None:
        raise BadLesson(say("lesson-nobody-moves"))
    if not right:
        raise BadLesson(say("lesson-without-answer"))
    for move in (*right, *wrong):
        # IllegalMove and BadNotation say what is wrong.
        position.play(move)
    if len({*right, *wrong}) != len(right) + len(wrong):
        raise BadLesson(say("lesson-move-twice"))
