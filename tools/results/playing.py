"""Games for the pages: players by their specification, many games at once, and all that is remembered of them."""

import functools
import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec

import rookery
from rookery import bots, catalog
from rookery.arena.match import Item, match
from rookery.arena.plan import line_ups
from rookery.bots.analysis import within
from rookery.cli.progress import Bar
from rookery.kernel.errors import BadOption
from rookery.kernel.levels import checked_level
from rookery.kernel.run import cores
from rookery.records.games import game_from_request

PATIENCE = 60.0
"""Seconds for a move of a player whose simulations are given: a safety net, never what decides."""

Work = TypeVar("Work")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Wish:
    """What is asked for on the command line; what is None is the page's own to choose."""

    games: tuple[str, ...] = ()
    """Keys; none for all that the page is about."""
    level: str | None = None
    """A player: a level, or a level with so many simulations or positions, ``emperor@2000``."""
    number: int | None = None
    """How many games, or deals, for each figure."""
    workers: int = field(default_factory=cores)
    databases: Path = Path()
    """The folder of the databases of deals."""


class Job(msgspec.Struct, frozen=True):
    """A game to be played."""

    game: str
    players: tuple[str, ...]
    """A specification for each seat."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    first: str = ""
    """The first move, where it is given."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    players: tuple[str, ...]
    seed: int
    scores: tuple[float, ...]
    reason: str
    plies: int
    turns: int
    """All that a seat chooses before another does is one."""
    moves: tuple[str, ...]

    def share(self, seat: int) -> float:
        """The points of a seat: 1 for a win, a draw is shared."""
        return bots.share(self.scores[seat], len(self.scores))


class Watched:
    """A player whose turns are counted, and whose first move of the game may be given."""

    def __init__(self, player: bots.Player, turns: list[int], first: str) -> None:
        self._player = player
        self._turns = turns
        self._first = first

    def choose(self, position: rookery.Position, *, seed: int) -> str:
        """Choose as the player does."""
        if position.seat is not None and self._turns[-1:] != [position.seat]:
            self._turns.append(position.seat)
        if self._first and position.before is None:
            return self._first
        return self._player.choose(position, seed=seed)


def player(specification: str, game: rookery.Game) -> bots.LevelPlayer:
    """A player by its specification: ``adult``, or ``emperor@2000`` for that level with so many simulations."""
    level, at, limit = specification.partition("@")
    algorithms = game.room.levels[checked_level(level)]
    if not at:
        return bots.LevelPlayer(game, algorithms)
    if not limit.isdecimal() or int(limit) < 1:
        raise BadOption(f"{specification} is no player: after @ comes a number of simulations, as in emperor@2000")
    return bots.LevelPlayer(game, [within(algorithm, PATIENCE, int(limit)) for algorithm in algorithms])


@functools.lru_cache(maxsize=16)
def warm_game(key: str, players: int, options: tuple[tuple[str, str], ...] = ()) -> rookery.Game:
    """A game with its native code, loaded once in a process."""
    return game_from_request(key, players, dict(options), local=True).warm()


def play(job: Job) -> Played:
    """Play one game."""
    game = warm_game(job.game, len(job.players), job.options)
    turns: list[int] = []
    item = Item(job.game, game.players, job.options, game.room.version, ("egg",) * game.players, job.seed)
    result = match(item, game, [Watched(player(each, game), turns, job.first) for each in job.players])
    moves = result.record.moves if result.record else ()
    return Played(job.players, job.seed, result.scores, result.reason, result.plies, len(turns), moves)


def all_of(
    work: Callable[[Work], Answer], items: Iterable[Work], wish: Wish, unit: str = "games", chunk: int = 1
) -> list[Answer]:
    """The answers to all items in their order, by as many processes as are wished for, with a line of progress."""
    wanted = list(items)
    bar, found = Bar(len(wanted), unit), []
    try:
        if wish.workers == 1 or len(wanted) < 2:
            answers: Iterable[Answer] = map(work, wanted)
            for answer in answers:
                found.append(answer)
                bar.update(len(found))
        else:
            with multiprocessing.get_context("spawn").Pool(min(wish.workers, len(wanted))) as pool:
                for answer in pool.imap(work, wanted, chunk):
                    found.append(answer)
                    bar.update(len(found))
    finally:
        bar.close()
    return found


def duel(game: str, seats: int, one: str, other: str, games: int) -> list[Job]:
    """Games of two players: the same seeds in all seats, as many as are asked for or a few more."""
    around = line_ups(one, other, seats)
    return [Job(game, each, seed) for seed in range(-(-games // len(around))) for each in around]


def points(played: Sequence[Played], specification: str) -> float:
    """How many games a player won, a draw being half: it has won where its seats scored more on average."""
    won = 0.0
    for each in played:
        own = [score for who, score in zip(each.players, each.scores, strict=True) if who == specification]
        others = [score for who, score in zip(each.players, each.scores, strict=True) if who != specification]
        ahead = sum(own) / len(own) - sum(others) / len(others)
        won += 0.5 if abs(ahead) < 1e-9 else float(ahead > 0)
    return won


def numbers_of_players(key: str) -> range:
    """How many can play against each other."""
    fewest, most = catalog.room(key).players
    return range(max(2, fewest), most + 1)
