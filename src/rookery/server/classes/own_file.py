"""A teacher's own file: lessons and puzzles of one game. Every mistake is told with its line.

``docs/how-to/write-a-lesson.md`` explains the format.
"""

import functools
import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Message, speaker
from rookery.play.refusals import Refusal
from rookery.puzzles.daily import today
from rookery.server.classes.lessons import read_step
from rookery.server.classes.mistakes import Misplaced, line_of, line_within, lines_of, of_value, refusal, told
from rookery.server.classes.puzzles import OwnPuzzle, read_puzzle
from rookery.server.study import teaching
from rookery.server.study.puzzling import entries
from rookery.wire.classes import LONGEST_LESSONS
from rookery.wire.puzzles import Puzzles
from rookery.wire.study import Lessons, LessonStep

say = speaker("server")

MOST_PARTS = 60
REMEMBERED = 16
"""Files whose positions are at hand: a class asks for the same one again and again."""


class _Head(teaching.File, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file, its parts not yet looked at."""

    game: str
    title: str = ""
    step: tuple[dict[str, Any], ...] = ()
    puzzle: tuple[dict[str, Any], ...] = ()


class Contents(NamedTuple):
    """What a file has, without its positions."""

    title: str
    steps: int
    puzzles: int


NOTHING = Contents("", 0, 0)


class OwnFile(NamedTuple):
    """A file that was read, and in which nothing is wrong."""

    game: str
    title: str
    steps: tuple[LessonStep, ...]
    puzzles: tuple[OwnPuzzle, ...]

    @property
    def lessons(self) -> Lessons:
        """Its steps, as pages ask for them."""
        return Lessons(self.game, self.title, self.steps)

    @property
    def listed(self) -> Puzzles:
        """Its puzzles, as pages ask for them; none is that of a day."""
        date = today().isoformat()
        return Puzzles(
            game=self.game, title=self.title, date=date, daily=None, daily_deal=None, puzzles=entries(self.puzzles)
        )


@functools.lru_cache(maxsize=REMEMBERED)
def contents(text: str) -> Contents:
    """What is in a file that was read before."""
    head = teaching.parse(text, _Head)
    return Contents(head.title or catalog.room(head.game).title, len(head.step), len(head.puzzle))


@functools.lru_cache(maxsize=REMEMBERED)
def read(text: str) -> OwnFile:
    """What a file has; a Refusal names every mistake with its line, as far as it can be read."""
    if len(text.encode("utf-8", "surrogatepass")) > LONGEST_LESSONS:
        raise Refusal("too-large", say("lessons-too-large", most=LONGEST_LESSONS // 1024))
    head = _head(text)
    try:
        room = catalog.room(head.game)
    except RookeryError as problem:
        raise refusal(told(line_of(text, "game"), problem.message)) from None
    mistakes: list[Message] = []
    steps = tuple(_parts(text, "step", head.step, lambda written, _: read_step(room, head, written), mistakes))
    puzzles = tuple(
        _parts(text, "puzzle", head.puzzle, lambda written, number: read_puzzle(room, head, written, number), mistakes)
    )
    if mistakes:
        raise refusal(*sorted(mistakes, key=lambda mistake: int(str(mistake.values["line"]))))
    return OwnFile(room.key, head.title or room.title, steps, puzzles)


def _head(text: str) -> _Head:
    try:
        head = teaching.parse(text, _Head)
    except tomllib.TOMLDecodeError as problem:
        place = re.search(r"line (\d+)", str(problem))
        line = int(place[1]) if place else text.count("\n") + 1
        what = str(problem).partition(" (at ")[0]
        raise refusal(told(line, say("lesson-not-toml", problem=what))) from None
    except msgspec.ValidationError as problem:
        mistake = of_value(problem, _Head)
        raise refusal(told(line_of(text, mistake.key), mistake.problem)) from None
    if not 0 < len(head.step) + len(head.puzzle) <= MOST_PARTS:
        raise refusal(told(1, say("lesson-steps", most=MOST_PARTS)))
    return head


Part = TypeVar("Part")


def _parts(
    text: str,
    name: str,
    written: tuple[dict[str, Any], ...],
    read_one: Callable[[dict[str, Any], int], Part],
    mistakes: list[Message],
) -> Iterator[Part]:
    """The parts of one kind; what is wrong with others is added to the mistakes."""
    lines = lines_of(text, name)
    for number, each in enumerate(written, 1):
        line = lines[number - 1] if number <= len(lines) else 1
        try:
            yield read_one(each, number)
        except Misplaced as mistake:
            mistakes.append(told(line_within(text, line, mistake.key), mistake.problem))
