"""What a server and its clients say to each other beside the matches: rules, lessons, games shown again and judged."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rookery.kernel.messages import Text
from rookery.kernel.scene import Choice, Happening, Scene
from rookery.play.commands import Number, OptionText, ShortText
from rookery.records.record import Result
from rookery.review.turning_points import MOST, TurningPoint

LONGEST = 3000
"""Moves of a game that a server shows again or judges; hardly a game is longer."""
AT_ONCE = 8
"""Positions that are judged for one question."""
Seat = Annotated[int, Meta(ge=0, lt=16)]
Shares = Annotated[tuple[Annotated[float, Meta(ge=-0.001, le=1.001)], ...], Meta(min_length=1, max_length=16)]

# Requests


class PreviewRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that somebody may want to play, to look at."""

    game: ShortText
    players: Number | None = None
    options: Annotated[dict[ShortText, OptionText], Meta(max_length=32)] = {}
    colours: Annotated[tuple[Number, ...], Meta(max_length=16)] = ()
    """For each seat the one whose colour it wears; none if each wears its own."""
    under_way: bool = False
    """Show it in the middle of play, where the room knows such a position, and not as it begins."""


class PlayedRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as far as it was played."""

    game: ShortText
    players: Number
    options: Annotated[dict[ShortText, OptionText], Meta(max_length=32)] = {}
    start: Annotated[str, Meta(max_length=1000)]
    moves: Annotated[tuple[ShortText, ...], Meta(max_length=LONGEST)]


class AdviceRequest(PlayedRequest, frozen=True):
    """The moves of a game; what would have been best after the last of them is asked."""


class ChancesRequest(PlayedRequest, frozen=True):
    """The moves of a game, and the part of them that is to be judged."""

    first: Annotated[int, Meta(ge=0, le=LONGEST)] = msgspec.field(name="from")
    """How many moves are played before the first position that is judged."""
    count: Annotated[int, Meta(ge=1, le=AT_ONCE)]


class ReviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game stood, ply by ply; what turned it is asked."""

    seats: Annotated[tuple[Seat | None, ...], Meta(max_length=LONGEST)]
    """Who moved at each ply; None for a roll."""
    chances: Annotated[tuple[Shares | None, ...], Meta(max_length=LONGEST + 1)]
    """What each seat could expect, from the start on: one more than there are plies; None where it is not known."""
    most: Annotated[int, Meta(ge=1, le=32)] = MOST
    """How many turning points are told."""


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A text, such as a link, to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


# Answers


class Preview(Struct, frozen=True):
    """How a game begins."""

    scene: Scene
    options: dict[str, str]
    """All options as they count now: a default may depend on the other options."""


class Rulebook(Struct, frozen=True):
    """The rules of a game, as a page shows them."""

    game: str
    title: str
    html: str
    """Safe to be put into a page: no script, no style, no address outside."""


class LessonStep(Struct, frozen=True, kw_only=True):
    """One thing to learn: a position, a question, and what to say to each answer."""

    title: Text
    say: Text
    ask: Text
    players: int
    position: str
    scene: Scene
    choices: tuple[Choice, ...]
    right: tuple[str, ...]
    """The moves that are asked for."""
    wrong: dict[str, Text]
    """Moves that many try, each with why it is not the one."""
    other: Text
    """What to say to all other moves."""
    praise: Text
    after: dict[str, Scene]
    """The position after each of the right moves."""


class Lessons(Struct, frozen=True):
    """What there is to learn about a game; empty where there are no lessons."""

    game: str
    title: str
    steps: tuple[LessonStep, ...]


class GuideSection(Struct, frozen=True, kw_only=True):
    """One point of the rules, with a picture: a position, and perhaps a move in it."""

    id: str
    title: Text
    text: Text
    scene: Scene
    choice: Choice | None
    """The move that the picture points out."""
    changes: dict[str, Any]
    """The fields of the scene that are new after that move; its spaces and pieces as in the stream of a match."""
    happenings: tuple[Happening, ...]
    """What that move does, piece by piece."""
    intro: bool
    """Whether it is one of the three that somebody sees before a first game."""


class Guide(Struct, frozen=True):
    """The rules of a game on one illustrated page; empty where there is none."""

    game: str
    title: str
    sections: tuple[GuideSection, ...]


class ReplayStep(Struct, frozen=True):
    """A move or a roll of a game that is shown again."""

    move: str
    seat: int | None
    """Who moved; None for a roll."""
    label: Text
    """The move as people say it."""
    changes: dict[str, Any]
    """The fields of the scene that are new after it; its spaces and pieces as in the stream of a match."""
    happenings: tuple[Happening, ...]
    """What it did, piece by piece."""
    position: str


class Replay(Struct, frozen=True, kw_only=True):
    """A whole game, to be shown again: all scenes as the first seat sees them."""

    game: str
    title: str
    players: int
    options: dict[str, str]
    names: tuple[str, ...]
    colours: tuple[int, ...]
    """For each seat the one whose colour it wore; none if each wore its own."""
    aliases: dict[str, str]
    """The names of seats in messages, by their ids, that are to be said as others."""
    start: Scene
    position: str
    """The one before the first move."""
    steps: tuple[ReplayStep, ...]
    outcome: Result | None
    dice: bool
    """Whether anything was rolled or dealt that the secret can prove."""
    secret: bool
    """Whether the secret is revealed, so that it can be proven."""
    odds: dict[str, float]
    """How likely each roll was, if all rolls of the game were alike; otherwise nothing."""


class Verified(Struct, frozen=True):
    """The findings of checking a record, for people."""

    ok: bool
    """Whether nothing in the record is untrue."""
    proven: tuple[Text, ...]
    unproven: tuple[Text, ...]
    """What could not be checked, and why."""
    problems: tuple[Text, ...]
    """What is not true."""


class Advice(Struct, frozen=True, kw_only=True):
    """What would have been best in a position of a game."""

    move: str
    label: Text
    """The move as people say it."""
    touches: tuple[str, ...]
    """The ids of the scene that it touches, as in a choice."""
    chance: float
    """The share of the points that the seat could then expect."""
    exact: bool
    principal_variation: tuple[str, ...]
    """How the game would have gone on."""
    line: tuple[Text, ...]
    """The same in words, as far as it is worth telling: what each move does."""


class Chances(Struct, frozen=True):
    """What each seat may expect, position by position: shares of the points; None where nothing was found in time."""

    chances: tuple[tuple[float, ...] | None, ...]


class Reviewed(Struct, frozen=True):
    """What turned a game, and who was lucky."""

    turns: tuple[TurningPoint, ...]
    """The largest turning points, in the order of the game."""
    all: int
    """How many there were, with those that are not told."""
    luck: tuple[float, ...] | None
    """What the rolls of each seat brought it, in shares of the points; None of games without rolls."""
