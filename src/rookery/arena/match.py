"""One match: the arena's unit of work, as plain data. The same item gives the same result, wherever it is played."""

import atexit
import functools
import time
from collections.abc import Callable, Sequence

import msgspec

from rookery.bots import Player
from rookery.bots.programs import BotFault, Limits, Roster
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import MAX_PLIES, Game, Position
from rookery.kernel.messages import Text, speaker
from rookery.kernel.options import LARGEST
from rookery.kernel.rng import below, word
from rookery.records import record as records
from rookery.records.games import game_from_request
from rookery.records.record import Record, given_up, result_of, too_long

say = speaker("arena")

DICE = 0xD1CE
"""The lane of the dice; the seats' players draw from the lanes behind it."""
UNFINISHED = "unfinished"
"""The reason of a match that reached no end: it was stopped, and counts as a draw."""


class Item(msgspec.Struct, frozen=True):
    """A match to be played: the game, who sits where, and the seed of the deal, the dice and the players' choices."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    """Every option with its value, as texts."""
    rules: int
    """The version of the game's rules."""
    levels: tuple[str, ...]
    """By seat: a level, or the name of a program."""
    seed: int
    versions: tuple[str, ...] = ()
    """By seat, where programs play: the version of each, empty for a level."""
    seconds: float = Limits.move
    """What a program may take for a move."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that was played."""

    levels: tuple[str, ...]
    seed: int
    scores: tuple[float, ...]
    """By seat, as the game's outcome has them."""
    plies: int
    reason: str
    """An ending of the game's rules; ``unfinished``; or what a program did that lost it the match."""
    seconds: float
    """How long it took: the only thing here that depends on the machine, as far as levels play."""
    versions: tuple[str, ...] = ()
    """As in the item."""
    forfeit: int | None = None
    """The seat whose program lost the match by a fault."""
    fault: str = ""
    """That fault, in a sentence."""
    record: Record | None = None
    """The game itself, as it comes from a worker; it is kept in a file of its own."""


class Failure(msgspec.Struct, frozen=True):
    """A match that could not be played, and why."""

    levels: tuple[str, ...]
    seed: int
    problem: Text


class OtherRules(RookeryError):
    """A worker knows other rules than those that the item was made for."""

    code = "other-rules"


Work = Callable[[Item], Result]


def play(item: Item) -> Result:
    """Play the match of an item."""
    game = _game(item)
    # New players for every match: some keep what they thought from move to move.
    return match(item, game, _roster(item.seconds).seat(item.levels, game))


_rosters: dict[float, Roster] = {}
"""The programs of this process, by the seconds that they have; starting one takes longer than many a match."""


def _roster(seconds: float) -> Roster:
    if seconds not in _rosters:
        _rosters[seconds] = Roster(Limits(move=seconds))
    return _rosters[seconds]


@atexit.register
def close_programs() -> None:
    """End all programs of this process. One that is killed need not: they end with whoever started them."""
    while _rosters:
        _rosters.popitem()[1].close()


@functools.lru_cache(maxsize=8)
def _warm_game(key: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return game_from_request(key, players, dict(options), local=True).warm()


def _game(item: Item) -> Game:
    """The item's game, with native code loaded once in a process."""
    game = _warm_game(item.game, item.players, item.options)
    if game.room.version != item.rules:
        raise OtherRules(say("other-rules", known=game.room.version, wanted=item.rules, game=item.game))
    return game


def match(item: Item, game: Game, players: Sequence[Player]) -> Result:
    """Play a match with these players, one for each seat. A program that commits a fault has lost it."""
    began = time.perf_counter()
    start = position = game.start(seed=item.seed)
    most = min(game.longest or MAX_PLIES, MAX_PLIES)
    moves: list[str] = []
    rolls = 0
    fault: BotFault | None = None
    while position.outcome is None and len(moves) < most:
        if position.seat is None:
            move = _rolled(position, item.seed, rolls)
            rolls += 1
        else:
            chosen_by = below(word(item.seed, DICE + 1 + position.seat, len(moves)), LARGEST + 1)
            try:
                move = players[position.seat].choose(position, seed=chosen_by)
            except BotFault as committed:
                fault = committed
                break
        position = position.play(move)
        moves.append(move)
    scores, reason = _ended(position, fault)
    return Result(
        levels=item.levels,
        seed=item.seed,
        scores=scores,
        plies=len(moves),
        reason=reason,
        seconds=round(time.perf_counter() - began, 6),
        versions=item.versions,
        forfeit=position.seat if fault else None,
        fault=str(fault.problem) if fault else "",
        record=_record(item, start, moves, position, fault),
    )


def _ended(position: Position, fault: BotFault | None) -> tuple[tuple[float, ...], str]:
    """The scores and the reason of a match that goes no further."""
    if fault is not None and position.seat is not None:
        return given_up(position.seat, position.game.players, fault.kind).scores, fault.kind
    if position.outcome is None:
        return (0.0,) * position.game.players, UNFINISHED
    return position.outcome.scores, position.outcome.reason.name.lower().replace("_", "-")


def _record(item: Item, start: Position, moves: Sequence[str], last: Position, fault: BotFault | None) -> Record:
    """A match as every program of ours writes a game down."""
    players = last.game.players
    result = None if last.outcome is None else result_of(last.outcome)
    if fault is not None and last.seat is not None:
        result = given_up(last.seat, players, _REASONS.get(fault.kind, records.FORFEIT))
    elif result is None and len(moves) == records.LONGEST:
        result = too_long(players)
    return Record(
        game=item.game,
        rules=item.rules,
        options=dict(item.options),
        players=tuple(records.bot(name) for name in item.levels),
        start=str(start),
        moves=tuple(moves),
        result=result,
        seed=item.seed,
    )


_REASONS = {"time": records.TIME, "gave-up": records.RESIGNATION}
"""What records call some of the faults of programs; the others are forfeits."""


def _rolled(position: Position, seed: int, n: int) -> str:
    """A match's n-th roll: the same in all matches of one seed, as far as they offer the same faces."""
    share = word(seed, DICE, n) / 2**32
    for roll, probability in position.chance:
        if share < probability:
            return roll
        share -= probability
    return position.chance[-1][0]


def attempt(work: Work, item: Item) -> Result | Failure:
    """The result of an item. A failure of one match is reported, and does not stop the others."""
    try:
        return work(item)
    except RookeryError as problem:
        return Failure(item.levels, item.seed, problem.message)
    except Exception as problem:  # noqa: BLE001  # whatever goes wrong in a worker is reported where people see it
        return Failure(item.levels, item.seed, f"{type(problem).__name__}: {problem}")
