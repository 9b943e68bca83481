"""A teacher's own lessons: the file of a room, with its words inside; every mistake is told with its line.

``docs/how-to/write-a-lesson.md`` explains the format.
"""

import re
import tomllib
from typing import Any

import msgspec

from rookery import catalog
from rookery.kernel.errors import RookeryError, nearest, quote
from rookery.kernel.messages import Message, speaker
from rookery.kernel.room import Room
from rookery.play.refusals import Refusal
from rookery.server.study import teaching
from rookery.server.study.lessons import check_moves
from rookery.server.study.replaying import WATCHER
from rookery.wire.classes import LONGEST_LESSONS
from rookery.wire.study import Lessons, LessonStep

say = speaker("server")

MOST_STEPS = 60
MOST_MISTAKES = 20
"""How many are told at once."""
_HEADER = re.compile(r"^[ \t]*\[\[\s*step\s*\]\]", re.MULTILINE)


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


class _Head(teaching.File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file, its steps not yet looked at."""

    game: str
    title: str = ""
    step: tuple[dict[str, Any], ...]


def title(text: str) -> str:
    """What lessons are called that were read before."""
    head = teaching.parse(text, _Head)
    return head.title or catalog.room(head.game).title


def read(text: str) -> Lessons:
    """The lessons of a file; a Refusal names every mistake with its line, as far as it can be read."""
    if len(text.encode("utf-8", "surrogatepass")) > LONGEST_LESSONS:
        raise Refusal("too-large", say("lessons-too-large", most=LONGEST_LESSONS // 1024))
    head = _head(text)
    try:
        room = catalog.room(head.game)
    except RookeryError as problem:
        raise _refusal([say("lesson-mistake", line=_line_of(text, "game"), problem=problem.message)]) from None
    lines = [text.count("\n", 0, found.start()) + 1 for found in _HEADER.finditer(text)]
    steps, mistakes = [], []
    for number, written in enumerate(head.step):
        line = lines[number] if number < len(lines) else 1
        try:
            steps.append(_step(room, head, written))
        except _Misplaced as mistake:
            mistakes.append(say("lesson-mistake", line=_within(text, line, mistake.key), problem=mistake.problem))
    if mistakes:
        raise _refusal(mistakes)
    return Lessons(room.key, head.title or room.title, tuple(steps))


class _Misplaced(Exception):
    """A mistake in a step, and the key at which it stands."""

    def __init__(self, key: str, problem: Message | str) -> None:
        super().__init__(key)
        self.key, self.problem = key, problem


def _head(text: str) -> _Head:
    try:
        head = teaching.parse(text, _Head)
    except tomllib.TOMLDecodeError as problem:
        place = re.search(r"line (\d+)", str(problem))
        line = int(place[1]) if place else text.count("\n") + 1
        what = str(problem).partition(" (at ")[0]
        raise _refusal([say("lesson-mistake", line=line, problem=say("lesson-not-toml", problem=what))]) from None
    except msgspec.ValidationError as problem:
        line = _line_of(text, _key(str(problem)))
        raise _refusal([say("lesson-mistake", line=line, problem=_in_words(str(problem), _Head))]) from None
    if not 0 < len(head.step) <= MOST_STEPS:
        raise _refusal([say("lesson-mistake", line=1, problem=say("lesson-steps", most=MOST_STEPS))])
    return head


def _step(room: Room, head: _Head, written: dict[str, Any]) -> LessonStep:
    try:
        step = msgspec.convert(written, _Step)
    except msgspec.ValidationError as problem:
        raise _Misplaced(_key(str(problem)), _in_words(str(problem), _Step)) from None
    part = teaching.Part(id=step.id, position=step.position, players=step.players, options=step.options)
    try:
        position = teaching.position_of(room, head, part)
    except RookeryError as problem:
        raise _Misplaced("position", problem.message) from None
    try:
        check_moves(position, step.right, [])
    except RookeryError as problem:
        raise _Misplaced("right", problem.message) from None
    try:
        check_moves(position, step.right, [move for each in step.wrong for move in each.moves])
    except RookeryError as problem:
        raise _Misplaced("wrong", problem.message) from None
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


def _in_words(problem: str, kind: type[msgspec.Struct]) -> Message | str:
    """What is wrong with a key, in words; whatever else msgspec finds is said as it says it."""
    key = _key(problem)
    if "missing required" in problem:
        return say("lesson-key-missing", key=key)
    if "unknown field" in problem:
        keys = tuple(field.name for field in msgspec.structs.fields(kind))
        return say("lesson-key-unknown", key=quote(key), near=nearest(key, keys), keys=keys)
    return say("lesson-value", key=key, problem=problem) if key else problem


def _refusal(mistakes: list[Message]) -> Refusal:
    return Refusal("bad-lessons", say("class-lessons", mistakes=tuple(mistakes[:MOST_MISTAKES])))


# Where mistakes stand


def _key(problem: str) -> str:
    """The key that a sentence of msgspec's is about."""
    found = re.search(r"field `(\w+)`", problem) or re.search(r"`\$\.(\w+)", problem)
    return found[1] if found else ""


def _line_of(text: str, key: str) -> int:
    """The first line that sets a key; the first of all if there is none."""
    found = re.search(rf"^[ \t]*{re.escape(key)}\s*=", text, re.MULTILINE) if key else None
    return text.count("\n", 0, found.start()) + 1 if found else 1


def _within(text: str, line: int, key: str) -> int:
    """The line of a step that sets a key; its first one if none does."""
    lines = text.splitlines()
    for number in range(line, len(lines)):
        if _HEADER.match(lines[number]):
            break
        if key and re.match(rf"\s*{re.escape(key)}\s*=", lines[number]):
            return number + 1
    return line
