"""Puzzles on file: positions with one best move each, and what a wrong one would lead to.

A room keeps its own in ``puzzles.toml``. ``docs/explanation/puzzles.md`` tells how they are made and what is proven;
nothing is computed here, so a page or a terminal can show them at once.
"""

import functools
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeVar

import msgspec

from rookery import catalog
from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.facts import PUZZLES
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.options import far_options
from rookery.kernel.room import Room

say = speaker("puzzles")

Proof = Literal["search", "solver", "alone", "estimate"]
"""How a kind of puzzles is proven; tools.puzzles knows what each means."""
Level = Literal[1, 2, 3]
"""Easy, medium, hard."""
NO_REPLY = "-"
"""Stands for the reply where a wrong move is not answered."""


class BadPuzzle(RookeryError):
    """A puzzle that cannot be shown as it is written."""

    code = "bad-puzzle"


class NoPuzzle(RookeryError):
    """A puzzle that there is not."""

    code = "no-puzzle"


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What some puzzles of a game have in common; the room's words say what they ask for."""

    proof: Proof
    count: int
    """How many of them there are."""
    plies: int = 0
    """Of a win that is found by search: the most plies that it takes."""
    fewest: int = 0
    """The fewest plies of its line."""
    choice: int = 4
    """The fewest legal moves: with fewer to choose from, anybody finds the right one."""
    players: int | None = None
    options: dict[str, str] = {}

    @property
    def is_deal(self) -> bool:
        """Whether it is a whole game to be played alone, in any way that succeeds."""
        return self.proof == "alone"


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and what is right there."""

    position: str
    line: str
    """The right moves, and between them the other side's best replies."""
    wrong: tuple[str, ...] = ()
    """At each of the right moves, what answers the others: the usual reply, then the rest with their moves."""
    chances: str = ""
    """Where a move is the best by an estimate: every move with its chance in percent, the best first."""


class Written(Line, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A puzzle of a room as it is written."""

    kind: str
    level: Level
    """How hard it is among its kind."""


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file."""

    version: int
    """The version of the rules that the puzzles were proven under."""
    seed: int
    kinds: dict[str, Kind]
    puzzle: tuple[Written, ...] = ()


class Ply(NamedTuple):
    """A move, and where it is played."""

    before: Position
    move: str

    @property
    def after(self) -> Position:
        """Where it leads."""
        return self.before.play(self.move)

    @property
    def label(self) -> Text:
        """The move as people say it; as it is written, where there are no words for it."""
        return next((choice.label for choice in self.before.choices() if choice.move == self.move), self.move)


@dataclass(frozen=True, kw_only=True)
class Task(ABC):
    """A line that can be asked for. Its moves are looked at when they are needed: there are hundreds of puzzles."""

    number: int
    """Its place among its like, from 1."""
    game: Game
    options: Mapping[str, str]
    """Those of the game, as they are written."""
    written: Line

    @property
    @abstractmethod
    def asks(self) -> Text:
        """What is asked for."""

    @property
    @abstractmethod
    def missed(self) -> Text:
        """What is said when a move does not do it."""

    @property
    def level(self) -> int:
        """How hard it is; 0 where nobody says."""
        return 0

    @property
    def is_deal(self) -> bool:
        """Whether it is a whole game to be played alone."""
        return False

    @property
    def clue(self) -> Text:
        """What may help with the first move, in words; none if it is empty."""
        return ""

    @cached_property
    def position(self) -> Position:
        """Where it begins."""
        position = self.game.read(self.written.position)
        if position.seat is None:
            raise BadPuzzle(say("nobody-moves"))
        return position

    @cached_property
    def plies(self) -> tuple[Ply, ...]:
        """The right moves, and between them the replies; IllegalMove and BadNotation say what is wrong with them."""
        here, found = self.position, []
        for move in self.written.line.split():
            found.append(Ply(here, move))
            here = found[-1].after
        return tuple(found)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The places in the line of the moves that are to be found."""
        return tuple(place for place, ply in enumerate(self.plies) if ply.before.seat == self.position.seat)

    @property
    def rights(self) -> tuple[str, ...]:
        """The moves that are to be found."""
        return tuple(self.plies[place].move for place in self.turns)

    def replies(self, decision: int) -> Mapping[str, str]:
        """The reply to each of the wrong moves that has one, where the first, second … right move is to be found."""
        if decision >= len(self.written.wrong):
            return {}
        before, right = self.plies[self.turns[decision]]
        return read_replies(self.written.wrong[decision], [move for move in before.moves if move != right])

    @cached_property
    def chances(self) -> Mapping[str, int]:
        """What each move promises, in percent, where that is what counts."""
        return dict(read_chances(self.written.chances))

    def check(self) -> None:
        """Look at all of it; BadPuzzle, IllegalMove or BadNotation says what is wrong."""
        if not self.plies:
            raise BadPuzzle(say("no-line"))
        if len(self.written.wrong) > len(self.turns):
            raise BadPuzzle(say("too-many-replies"))
        if self.chances and self.chances.keys() != {*self.position.moves}:
            raise BadPuzzle(say("chances-of-all"))
        for decision, place in enumerate(self.turns):
            for move, reply in self.replies(decision).items():
                self.plies[place].before.play(move).play(reply)


AnyTask = TypeVar("AnyTask", bound=Task)


@dataclass(frozen=True, kw_only=True)
class Puzzle(Task):
    """A puzzle of a room."""

    kind: Kind
    written: Written

    @property
    def asks(self) -> Message:
        """What its kind asks for."""
        return Message(id=f"{self.game.key}/puzzle-{self.written.kind}")

    @property
    def missed(self) -> Message:
        """What is said when a move does not do that."""
        return Message(id=f"{self.game.key}/puzzle-{self.written.kind}.missed")

    @property
    def level(self) -> int:
        """How hard it is among its kind."""
        return self.written.level

    @property
    def is_deal(self) -> bool:
        """Whether its kind is."""
        return self.kind.is_deal


@functools.cache
def puzzles(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, none if there are none; UnknownGame if there is no such game."""
    room = catalog.room(key)
    path = room.folder / PUZZLES
    return read(room, path.read_text(encoding="utf-8")) if path.is_file() else ()


def puzzle(key: str, number: int) -> Puzzle:
    """One puzzle of a game; NoPuzzle if there is none of this number."""
    return numbered(puzzles(key), number, catalog.room(key).title)


def numbered(known: Sequence[AnyTask], number: int, title: str) -> AnyTask:
    """One of some puzzles of a game with this title; NoPuzzle if there is none of this number."""
    if not known:
        raise NoPuzzle(say("no-puzzles", game=title))
    if not 1 <= number <= len(known):
        raise NoPuzzle(say("no-such-puzzle", number=number, most=len(known)))
    return known[number - 1]


def parse(text: str, room: Room) -> PuzzleFile:
    """The file that a text is; BadPuzzle says why it is none."""
    try:
        return msgspec.convert(tomllib.loads(text), PuzzleFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadPuzzle(say("bad-puzzles", game=room.key, problem=str(problem))) from None


def read(room: Room, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; BadPuzzle says what is wrong with it. ``check`` looks at a puzzle more closely."""
    file = parse(text, room)
    games = {
        name: Game(room, kind.players, **far_options(room.options, kind.options)) for name, kind in file.kinds.items()
    }
    found = []
    for number, written in enumerate(file.puzzle, 1):
        if written.kind not in games:
            problem = say("unknown-kind", kind=quote(written.kind), kinds=tuple(file.kinds))
            raise BadPuzzle(say("bad-puzzle", number=number, game=room.key, problem=problem))
        kind = file.kinds[written.kind]
        game = games[written.kind]
        found.append(Puzzle(number=number, game=game, options=kind.options, kind=kind, written=written))
    return tuple(found)


# What is promised, as a text: ``b1-b2 72, c2- 55``.


def read_chances(text: str) -> Iterator[tuple[str, int]]:
    """Each move with its chance; BadPuzzle if the text is none."""
    for pair in text.split(",") if text else ():
        move, _, percent = pair.strip().partition(" ")
        if not percent.isdecimal():
            raise BadPuzzle(say("bad-chance", pair=quote(pair.strip())))
        yield move, int(percent)


def write_chances(chances: Iterable[tuple[str, int]]) -> str:
    """Chances as a text."""
    return ", ".join(f"{move} {percent}" for move, percent in chances)


# Replies as texts: ``Kse; Mne: Bn Bne>e; -: Pn`` says that Kse answers every move but those that are listed.


def read_replies(text: str, moves: Iterable[str]) -> Mapping[str, str]:
    """The reply to each of these moves that has one."""
    usual, *others = (part.strip() for part in text.split(";"))
    found = dict.fromkeys(moves, usual)
    for part in others:
        reply, _, answered = part.partition(":")
        found.update(dict.fromkeys(answered.split(), reply))
    return {move: reply for move, reply in found.items() if reply != NO_REPLY}


def write_replies(replies: Mapping[str, str | None]) -> str:
    """Replies as a text: the most usual first, which goes without its moves."""
    groups: dict[str, list[str]] = {}
    for move, reply in replies.items():
        groups.setdefault(reply or NO_REPLY, []).append(move)
    usual, *others = sorted(groups, key=lambda reply: (-len(groups[reply]), reply)) or [NO_REPLY]
    return "; ".join([usual, *(f"{reply}: {' '.join(groups[reply])}" for reply in others)])
