"""The tags of a text in the manner of PGN, read into the fields of a record. ``text.py`` writes them."""

import json
import math
import re
from collections.abc import Callable
from typing import Literal, TypeVar

from rookery.kernel.errors import nearest, quote
from rookery.kernel.messages import speaker
from rookery.records import dice
from rookery.records.record import FORMAT, BadRecord, Player, Record, Result, checked
from rookery.records.text import YES

say = speaker("records")
Value = TypeVar("Value")
Usual = TypeVar("Usual")

NAMES = (
    *("Game", "Format", "Rules", "Date", "Seed", "Option", "Colours", "Start", "StartGiven", "Given"),
    *("Result", "Reason", "Winners", "Scores", "Ranks", "Times"),
    *("Dice", "Seeds", "Commitments", "Commitment", "Secret"),
)
OF_SEATS = ("Player1", "Kind1", "Level1")
"""And so on, a number for each seat."""
_OF_A_SEAT = re.compile(r"(?:Player|Kind|Level)(?P<seat>[1-9]\d?)")


def unquoted(text: str) -> str:
    """What stands in quotation marks; BadRecord if it cannot."""
    try:
        return str(json.loads(text, strict=False))
    except ValueError:
        raise BadRecord(say("bad-quotation", found=quote(text))) from None


class Tags:
    """The tags of one game, with their lines."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._lines: dict[str, int] = {}
        self._options: dict[str, str] = {}
        self.line = 0
        """That of the tag which is being read."""

    def add(self, line: int, name: str, quotation: str) -> None:
        """Take in a tag; BadRecord if there is none of that name, or it was there already."""
        value = unquoted(quotation)
        if name not in NAMES and not _OF_A_SEAT.fullmatch(name):
            known = (*NAMES, *OF_SEATS)
            raise BadRecord(say("no-tag", name=quote(name), near=nearest(name, known), names=known))
        if name == "Option":
            option, found, text = value.partition("=")
            if not found or option in self._options:
                raise BadRecord(say("bad-option-tag", value=quote(value)))
            self._options[option] = text
        elif name in self._values:
            raise BadRecord(say("tag-twice", name=name, line=self._lines[name]))
        else:
            self._values[name], self._lines[name] = value, line

    def line_of(self, name: str) -> int:
        """The line of a tag, or 0."""
        return self._lines.get(name, 0)

    @property
    def result(self) -> str | None:
        """Who won, as the tag says."""
        return self._values.get("Result")

    def record(self, moves: tuple[str, ...]) -> Record:
        """The record of these tags and moves; BadRecord, and ``line`` is that of the tag which is wrong, or 0."""
        self._one_of("Format", FORMAT)
        record = Record(
            game=self._needed("Game", str),
            rules=self._needed("Rules", int),
            options=self._options,
            players=self._players(),
            colours=self._read("Colours", _seats, ()),
            start=self._needed("Start", str),
            moves=moves,
            given=self._read("Given", int, 0),
            start_given=self._one_of("StartGiven", YES) is not None,
            result=self._result(),
            dice=self._read("Dice", str, dice.OPEN_SEEDS),
            seeds=self._read("Seeds", _texts, ()),
            commitments=self._read("Commitments", _texts, ()),
            commitment=self._read("Commitment", str, None),
            secret=self._read("Secret", str, None),
            times=self._read("Times", _wholes, None),
            seed=self._read("Seed", int, None),
            date=self._read("Date", str, None),
        )
        self.line = 0
        return checked(record)

    def _players(self) -> tuple[Player, ...]:
        count = sum(name.startswith("Player") for name in self._values)
        for name, line in self._lines.items():
            seat = _OF_A_SEAT.fullmatch(name)
            if seat and int(seat["seat"]) > count:
                self.line = line
                raise BadRecord(say("seat-missing", name=name, players=count))
        return tuple(self._player(seat) for seat in range(1, count + 1))

    def _player(self, seat: int) -> Player:
        name = self._needed(f"Player{seat}", str)
        kind: Literal["person", "bot"] = "bot" if self._one_of(f"Kind{seat}", "person", "bot") == "bot" else "person"
        return Player(name, kind, self._read(f"Level{seat}", str, None))

    def _result(self) -> Result | None:
        if "Reason" not in self._values:
            return None
        return Result(
            reason=self._needed("Reason", str),
            winners=self._read("Winners", _seats, ()),
            scores=self._needed("Scores", _scores),
            ranks=self._read("Ranks", _wholes, None),
        )

    def _needed(self, name: str, read: Callable[[str], Value]) -> Value:
        if name not in self._values:
            self.line = 0
            raise BadRecord(say("tag-missing", name=f'[{name} "{_EXAMPLES.get(name, "…")}"]'))
        return self._given(name, read)

    def _read(self, name: str, read: Callable[[str], Value], usual: Usual) -> Value | Usual:
        return self._given(name, read) if name in self._values else usual

    def _given(self, name: str, read: Callable[[str], Value]) -> Value:
        self.line = self._lines[name]
        try:
            return read(self._values[name])
        except ValueError:
            right = f'[{name} "{_EXAMPLES[name]}"]'
            raise BadRecord(say("bad-tag-value", value=quote(self._values[name]), right=right)) from None

    def _one_of(self, name: str, *values: str) -> str | None:
        """The value of a tag that has few, or none."""
        found = self._read(name, str, None)
        if found is not None and found not in values:
            right = tuple(f'[{name} "{value}"]' for value in values)
            raise BadRecord(say("other-tag-value", value=quote(found), right=right))
        return found


_EXAMPLES = {
    "Rules": "1",
    "Given": "4",
    "Seed": "7",
    "Colours": "2,1",
    "Times": "1200,800",
    "Winners": "1",
    "Scores": "1.0,-1.0",
    "Ranks": "1,2",
}
"""What tags that hold numbers may look like."""


def _texts(value: str) -> tuple[str, ...]:
    return tuple(value.split(","))


def _wholes(value: str) -> tuple[int, ...]:
    return tuple(map(int, _texts(value))) if value else ()


def _seats(value: str) -> tuple[int, ...]:
    return tuple(number - 1 for number in _wholes(value))


def _scores(value: str) -> tuple[float, ...]:
    scores = tuple(map(float, _texts(value))) if value else ()
    if not all(map(math.isfinite, scores)):
        raise ValueError(value)
    return scores
