"""The record of a game, ``rookery-record/1``: who played what, from where, every move and roll, and how it ended.

A record is JSON. It is read strictly: it replays from its first move to its last, or it is refused with the ply at
which it breaks.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from rookery import catalog
from rookery.kernel.errors import BadNotation, RookeryError, listed, quote
from rookery.kernel.game import MAX_PLIES, Game, Outcome, Position
from rookery.kernel.levels import checked_level
from rookery.kernel.options import far_options
from rookery.records import dice

FORMAT = "rookery-record/1"
LARGEST_FILE = 10_000_000
"""Bytes; the longest game is far shorter."""
LONGEST = MAX_PLIES
"""Plies; Rookery follows no game further."""
RESIGNATION, AGREEMENT, TIME = "resignation", "agreement", "time"
BY_PLAYERS = (RESIGNATION, AGREEMENT, TIME)
"""Endings that no rule knows: the players, or their clocks, end the game."""
_HEXADECIMAL = re.compile(f"[0-9a-f]{{{2 * dice.SECRET_BYTES}}}")


class BadRecord(RookeryError):
    """Something that is no record, or does not replay; ``ply`` is the one at which it breaks, where it is one."""

    code = "bad-record"

    def __init__(self, problem: str, ply: int | None = None) -> None:
        super().__init__(problem)
        self.ply = ply


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat."""

    name: str
    kind: Literal["person", "bot"]
    level: str | None = None
    """Of the bot; for a person, that of the bot that played on in their seat at the end."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    reason: str
    """An ending of the game's rules, or resignation, agreement, time."""
    winners: tuple[int, ...]
    """Seats, counted from 0."""
    scores: tuple[float, ...]
    ranks: tuple[int, ...] | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game as it is written down."""

    format: str = FORMAT
    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, str] = {}
    """As texts; those that are not named have their defaults."""
    players: tuple[Player, ...]
    """In the order of the seats."""
    start: str
    """The position before the first move."""
    moves: tuple[str, ...]
    """Every move and every roll; what was taken back is left out."""
    result: Result | None = None
    """None if the game is not over."""
    seeds: tuple[str, ...] = ()
    """What the persons added to the dice, in the order of their seats."""
    commitment: str | None = None
    """SHA-256 of the secret; None if nobody promised fair dice."""
    secret: str | None = None
    """In hexadecimal; None while it is hidden."""
    times: tuple[int, ...] | None = None
    """With a clock: the milliseconds that each ply took; a roll takes none."""


class _Kind(msgspec.Struct, frozen=True):
    """What every version of the form says of itself."""

    format: str


# Reading and writing


def write(record: Record) -> bytes:
    """A record as it stands in a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


def read(data: bytes | str) -> Record:
    """A record that replays; BadRecord says what is wrong with another, and at which ply."""
    record = decode(data)
    replay(record)
    return record


def decode(data: bytes | str) -> Record:
    """A record that is well written; whether it replays is not looked at."""
    if len(data) > LARGEST_FILE:
        raise BadRecord(f"this is larger than any record, {LARGEST_FILE} bytes")
    try:
        kind = msgspec.json.decode(data, type=_Kind).format
    except (ValueError, RecursionError):
        raise BadRecord(f"this is not a record; a record is JSON and says format {FORMAT}") from None
    if kind != FORMAT:
        raise BadRecord(f"this is in the form {quote(kind)}, and this Rookery reads {FORMAT}")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (ValueError, RecursionError) as problem:
        raise BadRecord(f"the record is damaged ({problem})") from None
    for wrong in _problems(record):
        raise BadRecord(f"the record is damaged ({wrong})")
    return record


def _problems(record: Record) -> Iterator[str]:
    """What is wrong with a record beyond the types of its parts."""
    yield from _problems_of_dice(record)
    if len(record.moves) > LONGEST:
        yield f"there are {len(record.moves)} moves; no game is followed further than {LONGEST}"
    if record.times is not None and len(record.times) != len(record.moves):
        yield f"there are {len(record.times)} times for {len(record.moves)} moves"
    for player in record.players:
        if player.kind == "bot" and player.level is None:
            yield f"the bot {quote(player.name)} has no level"


def _problems_of_dice(record: Record) -> Iterator[str]:
    for name, value in (("commitment", record.commitment), ("secret", record.secret)):
        if value is not None and not _HEXADECIMAL.fullmatch(value):
            yield f"the {name} is not {2 * dice.SECRET_BYTES} digits out of 0-9 and a-f"
    if record.secret is not None and record.commitment is None:
        yield "a secret without a commitment proves nothing; give both or neither"
    for seed in record.seeds:
        if not dice.SEED.fullmatch(seed):
            yield f"seed {quote(seed)} is not up to 64 letters, digits, _ or -"
    if len(record.seeds) > len(record.players):
        yield f"there are {len(record.seeds)} seeds for {len(record.players)} players"


# Replaying


def settled_game(key: str, players: int, options: Mapping[str, str]) -> Game:
    """A game by its key, with its options as texts."""
    room = catalog.room(key)
    return Game(room, players, **far_options(room.options, options))


def option_texts(game: Game) -> dict[str, str]:
    """All options of a game, as texts."""
    return {option.name: option.write(game.options[option.name]) for option in game.room.options}


def replay(record: Record) -> list[Position]:
    """Every position of a record, the start first; BadRecord if it is not a true game."""
    positions = list(line(record))
    check_result(record, positions[-1])
    return positions


def line(record: Record) -> Iterator[Position]:
    """The positions of a record one by one, the start first, up to where it breaks: there BadRecord is raised."""
    position = opening(record)
    yield position
    for ply, move in enumerate(record.moves, 1):
        try:
            position = position.play(move)
        except RookeryError as problem:
            raise BadRecord(f"the record breaks at ply {ply} of {len(record.moves)}: {problem}", ply) from None
        yield position


def opening(record: Record) -> Position:
    """The first position of a record."""
    try:
        game = settled_game(record.game, len(record.players), record.options)
        for player in record.players:
            if player.level is not None:
                checked_level(player.level)
    except RookeryError as problem:
        raise BadRecord(f"the record cannot be replayed: {problem}") from None
    if record.rules != game.room.version:
        versions = f"version {record.rules} of the rules, and this is version {game.room.version}"
        raise BadRecord(f"the record cannot be replayed: it was played by {versions}")
    try:
        return game.read(record.start)
    except BadNotation as problem:
        raise BadRecord(f"the record breaks at its start: {problem}", 0) from None


def result_of(outcome: Outcome) -> Result:
    """How the rules ended a game, in the words of records."""
    reason = outcome.reason.name.lower().replace("_", "-")
    return Result(reason, outcome.winners, outcome.scores, outcome.ranks)


def check_result(record: Record, last: Position) -> None:
    """Whether a record ends as its last position says; BadRecord if not."""
    plies = len(record.moves)
    if last.outcome is not None:
        right = result_of(last.outcome)
        if record.result != right:
            raise BadRecord(f"the record breaks at ply {plies}, its end: the result is {in_words(right)}", plies)
    elif record.result is not None:
        _check_given_up(record.result, last.game.players)


def _check_given_up(result: Result, players: int) -> None:
    """Whether a result that no rule gives has the form that it must have."""
    if result.reason not in BY_PLAYERS:
        right = listed(BY_PLAYERS)
        raise BadRecord(f"the game is not over by its rules, so the result is {right} or none, not {result.reason}")
    if result.reason == AGREEMENT:
        right_ones = [agreed(players)]
    else:
        right_ones = [given_up(seat, players, result.reason) for seat in range(players)]
    if result not in right_ones:
        raise BadRecord(f"winners and scores do not fit the reason {result.reason}")


def given_up(seat: int, players: int, reason: str) -> Result:
    """The result when a seat gives up or runs out of time: it loses 1, which the others share; alone it just loses."""
    winners = tuple(other for other in range(players) if other != seat)
    scores = tuple(-1.0 if other == seat else 1.0 / (players - 1) for other in range(players))
    return Result(reason, winners, scores)


def agreed(players: int) -> Result:
    """The result when all agree to a draw."""
    return Result(AGREEMENT, (), (0.0,) * players)


def in_words(result: Result) -> str:
    """A result as people say it."""
    if not result.winners:
        return f"no winner ({result.reason})"
    who = " and ".join(f"player {seat + 1}" for seat in result.winners)
    return f"{who} {'wins' if len(result.winners) == 1 else 'win'} ({result.reason})"
