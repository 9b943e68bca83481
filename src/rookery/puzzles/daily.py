"""The puzzle of the day, the same for everybody, and a result that can be shared without giving it away."""

import random
from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Literal

from rookery import catalog
from rookery.kernel.messages import Message, speaker
from rookery.puzzles.puzzle import NoPuzzle, Puzzle, puzzles

say = speaker("puzzles")

Mark = Literal["wrong", "hint", "right"]
"""What came of one try, or that help was asked for."""
MARKS: dict[Mark, str] = {"wrong": "🟥", "hint": "🟨", "right": "🟩"}


def today() -> date:
    """The date that counts, which is that of Greenwich everywhere."""
    return datetime.now(UTC).date()


def daily(key: str, day: date, *, deal: bool = False) -> Puzzle:
    """The puzzle of a day, or its deal; NoPuzzle if the game has none. None comes again before all others have."""
    among = [each for each in puzzles(key) if each.kind.is_deal == deal]
    if not among:
        title = catalog.room(key).title
        raise NoPuzzle(say("no-deals", game=title) if deal else say("no-puzzles", game=title))
    round_, place = divmod(day.toordinal(), len(among))
    random.Random(f"{key} {deal} {round_}").shuffle(among)  # noqa: S311  # everybody is to get the same
    return among[place]


def shared(puzzle: Puzzle, day: date, marks: Iterable[Mark]) -> Message:
    """A result to send to others."""
    title = puzzle.game.room.title
    squares = "".join(MARKS[mark] for mark in marks)
    if puzzle.kind.is_deal:
        return say("share-deal", game=title, date=day.isoformat(), marks=squares)
    return say("share", game=title, date=day.isoformat(), marks=squares)
