"""Lessons: what a room teaches beginners, read strictly and checked against its rules.

``docs/how-to/write-a-lesson.md`` explains the format.
"""

import functools

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.facts import LESSONS
from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.kernel.room import Room
from rookery.server.study import teaching
from rookery.server.study.replaying import WATCHER
from rookery.wire.study import Lessons, LessonStep

say = speaker("server")


class BadLesson(RookeryError):
    """A lesson that cannot be taught as it is written."""

    code = "bad-lesson"


class _Step(teaching.Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written."""

    right: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...] = ()
    """Moves that many try; those of a group get the same answer."""


class _File(teaching.File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file."""

    step: tuple[_Step, ...]


@functools.cache
def lessons(key: str) -> Lessons:
    """The lessons of a game, none if there are none; UnknownGame if there is no such game."""
    room = catalog.room(key)
    text = teaching.text_of(room, LESSONS)
    return Lessons(room.key, room.title, () if text is None else read(room, text))


def read(room: Room, text: str) -> tuple[LessonStep, ...]:
    """The steps of a file; BadLesson says what is wrong with one, and where."""
    try:
        written = teaching.parse(text, _File)
    except teaching.UNREADABLE as problem:
        raise BadLesson(say("bad-lessons", game=room.key, problem=str(problem))) from None
    return tuple(_step(room, written, number, step) for number, step in enumerate(written.step, 1))


def _step(room: Room, file: _File, number: int, step: _Step) -> LessonStep:
    try:
        return _checked(room, file, step)
    except RookeryError as problem:
        raise BadLesson(say("bad-lesson-step", step=number, game=room.key, problem=problem.message)) from None


def _checked(room: Room, file: _File, step: _Step) -> LessonStep:
    """A step that can be taught: its moves are legal, and every answer has its words."""
    position = teaching.position_of(room, file, step)
    check_moves(position, step.right, [move for group in step.wrong for move in group])
    return LessonStep(
        title=room.lesson_text(step.id),
        say=room.lesson_text(step.id, "say"),
        ask=room.lesson_text(step.id, "ask"),
        players=position.game.players,
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


def check_moves(position: Position, right: tuple[str, ...], wrong: list[str]) -> None:
    """Whether a step can be asked: somebody is to move, and each move is legal and stands there once."""
    if position.seat is None:
        raise BadLesson(say("lesson-nobody-moves"))
    if not right:
        raise BadLesson(say("lesson-without-answer"))
    for move in (*right, *wrong):
        # IllegalMove and BadNotation say what is wrong.
        position.play(move)
    if len({*right, *wrong}) != len(right) + len(wrong):
        raise BadLesson(say("lesson-move-twice"))
