"""What a server and its pages say to each other about a class: many tables, one code by which pupils come."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rookery.play.commands import Number, OptionText, ShortText
from rookery.play.events import Clock
from rookery.wire.match import NO_CLOCK, Summary

MOST_TABLES = 40
MOST_PUPILS = 160
LONGEST_LESSONS = 64 * 1024
"""Bytes of a teacher's own file of lessons and puzzles."""

# Requests


class NewClass(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A class to be opened: what is played at its tables, and how many there are."""

    game: ShortText
    players: Number | None = None
    """At each table; default: the game's own."""
    options: Annotated[dict[ShortText, OptionText], Meta(max_length=32)] = {}
    clock: Clock = NO_CLOCK
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)] | None = None
    pupils: Annotated[int, Meta(ge=1, le=MOST_PUPILS)] | None = None
    """Instead of the tables: as many tables as these need."""
    bot: ShortText | None = None
    """The level of the bots that take the seats left over at the last table; None if these stay free."""


class JoinClass(Struct, frozen=True, forbid_unknown_fields=True):
    """A pupil who wants to play."""

    code: ShortText


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the teacher does to a table."""

    do: Literal["end", "bots"]
    """Call its game off; or let bots take the seats that are free."""
    bot: ShortText | None = None


class LessonsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A teacher's own lessons and puzzles, as the text of a file; an empty one takes them away."""

    text: str


# Answers


class Place(Struct, frozen=True):
    """Where a pupil plays in this round."""

    id: str
    """Of the class."""
    match: str
    seat: Number
    token: str | None
    """The invitation to the seat; None if they sit there already."""
    table: Number
    round: Number
    lessons: bool
    """Whether the teacher has lessons of their own for the class."""
    puzzles: bool
    """The same of puzzles."""


class ClassTable(Struct, frozen=True):
    """A table, as the teacher sees it."""

    number: Number
    summary: Summary


class ClassView(Struct, frozen=True, kw_only=True):
    """A class as its teacher sees it."""

    id: str
    code: str
    """By which pupils come."""
    teacher: str
    """The token of the teacher's link, which opens this page on other devices too."""
    open: bool
    """Whether the code works."""
    ends: int
    """Until when it does, in milliseconds since the epoch."""
    game: str
    title: str
    round: Number
    tables: tuple[ClassTable, ...]
    """Those of this round."""
    lessons: str | None
    """The title of the teacher's own file."""
    steps: Number
    """How many steps of lessons it has."""
    puzzles: Number
    """How many puzzles it has."""
