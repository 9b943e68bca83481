"""The engine protocol, line by line: what a host says to an engine, and what an engine answers.

One line is one struct; ``write`` and the two readers are each other's inverse. docs/reference/engine-protocol.md is the
specification. Nothing here knows a process.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar
from urllib.parse import quote as escaped
from urllib.parse import unquote

import msgspec

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker

say = speaker("bots")

VERSION = 1
LONGEST = 1_000_000
"""Characters of a line; the longest game has fewer."""


class BadLine(RookeryError):
    """A line that the protocol does not know, or not so."""

    code = "bad-line"


class UnknownLine(BadLine):
    """A line with a first word that this version does not know; a later one may."""

    code = "unknown-line"


# What a host says


class Hello(msgspec.Struct, frozen=True):
    """The first line: which protocol is spoken."""

    version: int = VERSION


class NewGame(msgspec.Struct, frozen=True):
    """The game that positions are of from now on; what was thought before is forgotten."""

    game: str
    rules: int
    players: int
    movetime: int | None = None
    """The milliseconds that each move will get, where that is known."""
    options: tuple[tuple[str, str], ...] = ()


class IsReady(msgspec.Struct, frozen=True):
    """Get ready, and say so."""


class SetPosition(msgspec.Struct, frozen=True):
    """Where a game began, and every move and roll since."""

    start: str
    moves: tuple[str, ...] = ()


class Now(msgspec.Struct, frozen=True):
    """The same position as a text, for engines that do not know the rules."""

    position: str


class Legal(msgspec.Struct, frozen=True):
    """Its legal moves, for the same engines."""

    moves: tuple[str, ...]


class Go(msgspec.Struct, frozen=True):
    """Choose a move: for which seat, by which seed, within how many milliseconds."""

    seat: int | None = None
    seed: int | None = None
    movetime: int | None = None


class Quit(msgspec.Struct, frozen=True):
    """End."""


# What an engine says


class Id(msgspec.Struct, frozen=True):
    """What the engine is called, or who wrote it."""

    field: str
    text: str


class HelloOk(msgspec.Struct, frozen=True):
    """The protocol is understood."""


class ReadyOk(msgspec.Struct, frozen=True):
    """Ready."""


class BestMove(msgspec.Struct, frozen=True):
    """The move that it chose."""

    move: str


class Info(msgspec.Struct, frozen=True):
    """Something for people, which no host needs."""

    text: str = ""


class Trouble(msgspec.Struct, frozen=True):
    """Why it cannot do what it was asked for."""

    text: str


Command = Hello | NewGame | IsReady | SetPosition | Now | Legal | Go | Quit
Reply = Id | HelloOk | ReadyOk | BestMove | Info | Trouble
Said = TypeVar("Said")

MOVES = "moves"
WORDS: Mapping[type[Command | Reply], str] = {
    Hello: "rei",
    NewGame: "game",
    IsReady: "isready",
    SetPosition: "position",
    Now: "now",
    Legal: "legal",
    Go: "go",
    Quit: "quit",
    Id: "id",
    HelloOk: "reiok",
    ReadyOk: "readyok",
    BestMove: "bestmove",
    Info: "info",
    Trouble: "error",
}
"""The word that each line begins with."""


# Writing


def write(said: Command | Reply) -> str:
    """A line without its end."""
    return " ".join([WORDS[type(said)], *_rest(said)])


def _rest(said: Command | Reply) -> Iterable[str]:
    """What follows the first word."""
    match said:
        case NewGame(game, rules, players, movetime, options):
            pairs = [f"{_token(name)}={_token(value)}" for name, value in options]
            return [game, *_numbers(rules=rules, players=players, movetime=movetime), "options", *pairs]
        case SetPosition(start, moves):
            return [start, MOVES, *moves]
        case Go(seat, seed, movetime):
            return _numbers(seat=seat, seed=seed, movetime=movetime)
        case Legal(moves):
            return moves
    # Numbers and texts as they are; whatever a text is, it is one line.
    return [word for value in msgspec.structs.astuple(said) for word in str(value).split()]


def _numbers(**numbers: int | None) -> list[str]:
    """Numbers with their names; those that are not known are left out."""
    return [f"{name} {value}" for name, value in numbers.items() if value is not None]


def _token(text: str) -> str:
    """A text without spaces: what could be mistaken is a percent sign and two hexadecimal digits, as in addresses."""
    return escaped(text, safe="/,:;+*()[]!?@#|-._~<>^'")


# Reading


def read_command(line: str) -> Command:
    """What a host said; BadLine if it is nothing that a host says."""
    return _read(line, _COMMANDS)


def read_reply(line: str) -> Reply:
    """What an engine said; BadLine if it is nothing that an engine says."""
    return _read(line, _REPLIES)


def _read(line: str, known: Mapping[str, Callable[[str], Said]]) -> Said:
    word, _, rest = line.strip().partition(" ")
    if word not in known:
        raise UnknownLine(say("unknown-line", line=quote(line), known=tuple(known)))
    return known[word](rest.strip())


def _hello(rest: str) -> Hello:
    return Hello(_number("rei", rest))


def _new_game(rest: str) -> NewGame:
    bad = BadLine(say("bad-game-line", line=quote(f"game {rest}")))
    game, *words = rest.split() or [""]
    at = words.index("options") if "options" in words else len(words)
    numbers = _read_numbers(words[:at], {"rules", "players", "movetime"}, bad)
    if not game or not {"rules", "players"} <= numbers.keys() or not all("=" in pair for pair in words[at + 1 :]):
        raise bad
    pairs = (pair.split("=", 1) for pair in words[at + 1 :])
    return NewGame(game, **numbers, options=tuple((unquote(name), unquote(value)) for name, value in pairs))


def _position(rest: str) -> SetPosition:
    words = rest.split(" ")
    at = words.index(MOVES) if MOVES in words else len(words)
    if not "".join(words[:at]):
        raise BadLine(say("bad-position-line", line=quote(f"position {rest}")))
    return SetPosition(" ".join(words[:at]), tuple(word for word in words[at + 1 :] if word))


def _go(rest: str) -> Go:
    bad = BadLine(say("bad-go-line", line=quote(f"go {rest}")))
    return Go(**_read_numbers(rest.split(), {"seat", "seed", "movetime"}, bad))


def _read_numbers(words: list[str], known: set[str], bad: BadLine) -> dict[str, int]:
    """Numbers with their names, as ``seat 1 seed 7``."""
    if len(words) % 2 or not set(words[::2]) <= known:
        raise bad
    return {name: _number(name, text) for name, text in zip(words[::2], words[1::2], strict=True)}


def _number(name: str, text: str) -> int:
    # Longer ones are no number that anybody means.
    if not text.isascii() or not text.isdecimal() or len(text) > 20:
        raise BadLine(say("bad-number-in-line", name=name, text=quote(text)))
    return int(text)


def _id(rest: str) -> Id:
    field, _, text = rest.partition(" ")
    return Id(field, text.strip())


def _best_move(rest: str) -> BestMove:
    if len(rest.split()) != 1:
        raise BadLine(say("bad-bestmove", line=quote(f"bestmove {rest}")))
    return BestMove(rest)


_COMMANDS: Mapping[str, Callable[[str], Command]] = {
    "rei": _hello,
    "game": _new_game,
    "isready": lambda _: IsReady(),
    "position": _position,
    "now": Now,
    "legal": lambda rest: Legal(tuple(rest.split())),
    "go": _go,
    "quit": lambda _: Quit(),
}
_REPLIES: Mapping[str, Callable[[str], Reply]] = {
    "id": _id,
    "reiok": lambda _: HelloOk(),
    "readyok": lambda _: ReadyOk(),
    "bestmove": _best_move,
    "info": Info,
    "error": Trouble,
}
