"""The record of a game, ``rookery-record/1``: who played what, from where, every move and roll, and how it ended.

Servers, terminals and arenas write no other form of a game; docs/reference/record.md has every field. A record is read
strictly: it replays from its first move to its last, or it is refused with the ply at which it breaks. This is its JSON
form; ``text.py`` has the one for people, ``files.py`` finds both by the thousand, ``older.py`` reads what was before.
"""

import datetime
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from rookery.kernel.errors import BadNotation, RookeryError, quote
from rookery.kernel.game import MAX_PLIES, Game, Outcome, Position
from rookery.kernel.levels import NAMES, checked_level, is_program_name
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.numbers import MOST_SEED
from rookery.kernel.room import Room
from rookery.records import dice
from rookery.records.games import are_colours, game_from_request

say = speaker("records")

FORMAT = "rookery-record/1"
LARGEST_FILE = 10_000_000
"""Bytes; the longest game is far shorter."""
LONGEST = MAX_PLIES
"""Plies; Rookery follows no game further."""
RESIGNATION, AGREEMENT, TIME, LENGTH, CALLED_OFF = "resignation", "agreement", "time", "length", "called-off"
FORFEIT = "forfeit"
"""A program crashed, or answered what is no legal move."""
BY_PLAYERS = (RESIGNATION, AGREEMENT, TIME, FORFEIT, CALLED_OFF)
"""Endings that no rule knows: the players, or their clocks, end the game."""
_REASONS = {
    RESIGNATION: say("resignation"),
    AGREEMENT: say("agreement"),
    TIME: say("time"),
    LENGTH: say("length"),
    FORFEIT: say("forfeit"),
    CALLED_OFF: say("called-off"),
}
FindGame = Callable[[str, int, Mapping[str, str]], Game]
"""How the game of a record is found: by its key, its players and its options."""


class BadRecord(RookeryError):
    """Something that is no record, or does not replay; ``ply`` is the one at which it breaks, where it is one."""

    code = "bad-record"

    def __init__(self, problem: Text, ply: int | None = None) -> None:
        super().__init__(problem)
        self.ply = ply


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat in a seat."""

    name: str
    """Empty for a person at a terminal; a bot's is its level, or what somebody typed to name their program."""
    kind: Literal["person", "bot"]
    level: str | None = None
    """Of the bot, or the name under which a server offers a program, which has a capital; none for other programs. For
    a person, that of the bot that played on in their seat at the end."""


def bot(name: str) -> Player:
    """A bot by its level, or by the name of a program, as somebody types it at a terminal."""
    return Player(name, "bot", name if name in NAMES else None)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    reason: str
    """An ending of the game's rules, or resignation, agreement, time, length, forfeit, called-off."""
    winners: tuple[int, ...]
    """Seats, counted from 0."""
    scores: tuple[float, ...]
    ranks: tuple[int, ...] | None = None


class Record(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="format",
    tag=FORMAT,
):
    """A game as it is written down: first of all its format, then what is not as usual."""

    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, str] = {}
    """As texts; those that are not named have their defaults."""
    players: tuple[Player, ...]
    """In the order of the seats."""
    colours: tuple[int, ...] = ()
    """For each seat the one whose colour it wore; none if each wore its own."""
    start: str
    """The position before the first move."""
    moves: tuple[str, ...]
    """Every move and every roll; what was taken back is left out."""
    given: int = 0
    """How many of the moves were there when this game began: it goes on from one played before, and its dice prove
    nothing of them."""
    start_given: bool = False
    """Whether the start was given too: it was not dealt for this game."""
    result: Result | None = None
    """None if the game is not over."""
    dice: str = dice.OPEN_SEEDS
    """The protocol of the dice; records that do not say have the first one."""
    seeds: tuple[str, ...] = ()
    """What the persons added to the dice, in the order of their seats."""
    commitments: tuple[str, ...] = ()
    """SHA-256 of each seed, which stood in the log before any seed did; the first protocol had none."""
    commitment: str | None = None
    """SHA-256 of the secret; None if fair dice were not promised."""
    secret: str | None = None
    """In hexadecimal; None while it is hidden."""
    times: tuple[int, ...] | None = None
    """With a clock: the milliseconds that each ply took; a roll takes none."""
    seed: int | None = None
    """In an arena: what its deal, its rolls and its players' choices were drawn from."""
    date: str | None = None
    """The day on which it began, as 2026-01-31."""


class _Kind(msgspec.Struct, frozen=True):
    """What every version of the form says of itself."""

    format: str


# Reading and writing


def write(record: Record) -> bytes:
    """A record as the bytes of a file."""
    return msgspec.json.format(_encoded(record), indent=2) + b"\n"


def write_line(record: Record) -> bytes:
    """A record as a line of a file of many (JSON Lines)."""
    return _encoded(record) + b"\n"


def _encoded(record: Record) -> bytes:
    # Defaults are left out if they are the very same objects, which texts are not once they have been read or pickled.
    return msgspec.json.encode(replace(record, dice=dice.OPEN_SEEDS) if record.dice == dice.OPEN_SEEDS else record)


def read(data: bytes | str, find: FindGame = game_from_request) -> Record:
    """A record that replays; BadRecord says what is wrong, and at which ply."""
    record = decode(data, find)
    replay(record, find)
    return record


def decode(data: bytes | str, find: FindGame = game_from_request) -> Record:
    """A record that is well written; whether it replays is not looked at. A game of an older form is converted."""
    return decode_with_form(data, find)[0]


def decode_with_form(data: bytes | str, find: FindGame = game_from_request, most: int = LONGEST) -> tuple[Record, str]:
    """The same, and the form that it was written in. To convert one of more plies than ``most`` would take too long."""
    from rookery.records import older  # it knows this form; this one need not know it

    try:
        found = older.KNOWN.decode(data if len(data) <= LARGEST_FILE else b"")
    except (ValueError, RecursionError) as problem:
        form = form_of(data)
        if form not in (FORMAT, older.FORMAT):
            raise BadRecord(say("other-format", found=quote(form), format=FORMAT)) from None
        raise BadRecord(say("damaged", problem=str(problem))) from None
    return (checked(found), FORMAT) if isinstance(found, Record) else (older.converted(found, find, most), older.FORMAT)


def form_of(data: bytes | str) -> str:
    """The form that a file says it has; BadRecord if it says none."""
    if len(data) > LARGEST_FILE:
        raise BadRecord(say("too-large", most=LARGEST_FILE))
    try:
        return msgspec.json.decode(data, type=_Kind).format
    except (ValueError, RecursionError):
        raise BadRecord(say("not-a-record", format=FORMAT)) from None


def checked(record: Record) -> Record:
    """A record whose parts fit together; BadRecord if they do not."""
    for wrong in _problems(record):
        raise BadRecord(say("damaged", problem=wrong))
    return record


def _problems(record: Record) -> Iterator[Message]:
    """What is wrong with a record beyond the types of its parts."""
    yield from _problems_of_dice(record)
    if len(record.moves) > LONGEST:
        yield say("too-many-moves", moves=len(record.moves), most=LONGEST)
    if not 0 <= record.given <= len(record.moves):
        yield say("too-many-given", given=record.given, moves=len(record.moves))
    if record.times is not None and len(record.times) != len(record.moves):
        yield say("times-missing", times=len(record.times), moves=len(record.moves))
    for player in record.players:
        if player.kind == "bot" and not player.name:
            yield say("bot-without-name")
    if record.seed is not None and not 0 <= record.seed <= MOST_SEED:
        yield say("bad-record-seed", seed=str(record.seed), most=str(MOST_SEED))
    if record.date is not None and not is_date(record.date):
        yield say("bad-date", date=quote(record.date))


def is_date(text: str) -> bool:
    """Whether this is a day as records write it."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _problems_of_dice(record: Record) -> Iterator[Message]:
    for name, value in (("commitment", record.commitment), ("secret", record.secret)):
        if value is not None and not dice.HEXADECIMAL.fullmatch(value):
            yield say("not-hexadecimal", name=name, digits=2 * dice.SECRET_BYTES)
    if record.secret is not None and record.commitment is None:
        yield say("secret-without-commitment")
    if record.dice == dice.OPEN_SEEDS:
        yield from (say("bad-seed", seed=quote(seed)) for seed in record.seeds if not dice.OPEN_SEED.fullmatch(seed))
    elif record.dice == dice.PROTOCOL:
        for name, values in (("seed", record.seeds), ("commitment", record.commitments)):
            if not all(map(dice.HEXADECIMAL.fullmatch, values)):
                yield say("not-hexadecimal", name=name, digits=2 * dice.SECRET_BYTES)
    else:
        yield say("other-dice", found=quote(record.dice), known=(dice.OPEN_SEEDS, dice.PROTOCOL))
    if len(record.commitments) != (0 if record.dice == dice.OPEN_SEEDS else len(record.seeds)):
        yield say("commitments-missing", seeds=len(record.seeds), commitments=len(record.commitments))
    if len(record.seeds) > len(record.players):
        yield say("too-many-seeds", seeds=len(record.seeds), players=len(record.players))


# Replaying


def replay(record: Record, find: FindGame = game_from_request) -> list[Position]:
    """Every position of a record, the start first; BadRecord if it is not a true game."""
    positions = list(positions_of(record, find))
    check_result(record, positions[-1])
    return positions


def positions_of(record: Record, find: FindGame = game_from_request) -> Iterator[Position]:
    """The positions of a record one by one, the start first, up to where it breaks: there BadRecord is raised."""
    position = opening(record, find)
    yield position
    for ply, move in enumerate(record.moves, 1):
        try:
            position = position.play(move)
        except RookeryError as problem:
            wrong = say("breaks-at", ply=ply, plies=len(record.moves), problem=problem.message)
            raise BadRecord(wrong, ply) from None
        yield position


def opening(record: Record, find: FindGame = game_from_request) -> Position:
    """The first position of a record."""
    try:
        game = find(record.game, len(record.players), record.options)
        for player in record.players:
            if player.level is not None and not is_program_name(player.level):
                checked_level(player.level)
    except RookeryError as problem:
        raise BadRecord(say("cannot-replay", problem=problem.message)) from None
    if record.rules != game.room.version:
        raise BadRecord(_other_rules(record.rules, game.room))
    if not are_colours(game, record.colours):
        raise BadRecord(say("damaged", problem=say("bad-colours")))
    try:
        return game.read(record.start)
    except BadNotation as problem:
        raise BadRecord(say("breaks-at-start", problem=problem.message), 0) from None


def _other_rules(rules: int, room: Room) -> Message:
    """Why a record of another version of the rules cannot be replayed, and what has changed since an older one."""
    if rules < room.version and room.changed:
        return say("older-rules", rules=rules, title=room.title, here=room.version, changed=room.changed)
    return say("other-rules", rules=rules, title=room.title, here=room.version)


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
            raise BadRecord(say("breaks-at-end", ply=plies, result=in_words(right, last)), plies)
    elif record.result is not None:
        check_no_rule(record.result, last.game.players, plies)


def check_no_rule(result: Result, players: int, plies: int) -> None:
    """Whether a result that no rule gives has the form that it must have; BadRecord if not."""
    if result.reason not in (*BY_PLAYERS, LENGTH):
        raise BadRecord(say("not-over-by-rules", right=BY_PLAYERS, reason=quote(result.reason)))
    if result.reason == AGREEMENT:
        fits = result == agreed(players)
    elif result.reason == CALLED_OFF:
        fits = result == called_off(players)
    elif result.reason == LENGTH:
        fits = result == too_long(players) and plies == LONGEST
    else:
        losers = [seat for seat in range(players) if seat not in result.winners]
        # In which order they gave up is not on record: any will do. Older records have no places.
        orders = itertools.permutations(losers) if losers else ()
        possible = [given_up(last, players, result.reason, first) for *first, last in orders]
        fits = any(result in (each, replace(each, ranks=None)) for each in possible)
    if not fits:
        raise BadRecord(say("result-does-not-fit", reason=reason_in_words(result.reason)))


def given_up(seat: int, players: int, reason: str, earlier: Sequence[int] = ()) -> Result:
    """The result when a game ends because a seat gives up or runs out of time; others may have done so ``earlier``.

    Whoever gave up earlier never wins. If all others did, the last one has outlasted them and wins; alone it is just
    lost. The losers together lose 1, which the winners share; among several, who held out longer has the better place.
    """
    outlasted = len(earlier) == players - 1 > 0
    losers = list(earlier) if outlasted else [*earlier, seat]
    winners = tuple(each for each in range(players) if each not in losers)
    scores = tuple(1.0 / len(winners) if each in winners else -1.0 / len(losers) for each in range(players))
    places = tuple(1 if each in winners else players - losers.index(each) for each in range(players))
    return Result(reason, winners, scores, places if players > 2 else None)


def agreed(players: int) -> Result:
    """The result when all agree to a draw."""
    return Result(AGREEMENT, (), (0.0,) * players)


def too_long(players: int) -> Result:
    """The result of a game that is not over by the last ply that Rookery follows: nobody wins."""
    return Result(LENGTH, (), (0.0,) * players)


def called_off(players: int) -> Result:
    """The result when whoever opened a match ends it: nobody wins."""
    return Result(CALLED_OFF, (), (0.0,) * players)


def in_words(result: Result, last: Position) -> Message:
    """A result as people say it; ``last`` is the position that the game ended in."""
    why = reason_in_words(result.reason) if result.reason in _REASONS else last.scene().status
    if not result.winners:
        return say("no-winner", why=why)
    who = tuple(say("player", n=seat + 1) for seat in result.winners)
    return say("winners", who=who, count=len(who), why=why)


def reason_in_words(reason: str) -> Text:
    """How a game ends that no rule ends."""
    return _REASONS.get(reason, reason)
