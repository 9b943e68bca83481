"""What a bot's process does: it gets the public history of a match, thinks, and says what it found.

It knows nothing of servers, guests or secrets; a fault in here ends one thought.
"""

import contextlib
import functools
import itertools
import os
import signal
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from rookery import bots
from rookery.bots.programs import BotFault
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import NAMES
from rookery.kernel.scene import Choice
from rookery.records.games import game_from_request
from rookery.review import judging, recommended
from rookery.server.bots.offered import OfferedPrograms
from rookery.wire.match import Hint

DEADLINE = 10.0
"""Seconds for a thought."""
NONE_OFFERED = OfferedPrograms({}, DEADLINE)
PLAYERS = 16
"""How many players are cached, each with its memory."""


class History(msgspec.Struct, frozen=True):
    """What everybody may know of a match: the game, its start and every move and roll since."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    start: str
    moves: tuple[str, ...]


class Choose(msgspec.Struct, frozen=True):
    """Choose a move as a player of a level does, or a program that is offered."""

    history: History
    level: str
    seed: int


class Advise(msgspec.Struct, frozen=True):
    """Think as well as possible for a number of seconds."""

    history: History
    seconds: float


class Judge(msgspec.Struct, frozen=True):
    """Estimate every seat's share of the points after each of these numbers of plies."""

    history: History
    plies: tuple[int, ...]


class Judged(msgspec.Struct, frozen=True):
    """What each seat may expect, in the order of the question."""

    chances: tuple[tuple[float, ...], ...]


class Warm(msgspec.Struct, frozen=True):
    """Get ready for a game."""

    game: str
    players: int


Task = Choose | Advise | Judge | Warm


class Failure(msgspec.Struct, frozen=True):
    """A thought that came to nothing."""

    problem: str


Answer = str | Hint | Judged | Failure


@functools.lru_cache(PLAYERS)
def _game(key: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return game_from_request(key, players, dict(options))


@functools.lru_cache(PLAYERS)
def _player(game: Game, level: str) -> bots.Player:
    return bots.player(level, game)


@functools.lru_cache(PLAYERS)
def _judge(game: Game) -> judging.Judge:
    return judging.Judge(game)


def position_of(history: History) -> Position:
    """The position at the end of a game; the way there counts where a rule asks for it."""
    return functools.reduce(
        Position.play, history.moves, _game(history.game, history.players, history.options).read(history.start)
    )


def carry_out(task: Task, offered: OfferedPrograms = NONE_OFFERED) -> Answer:
    """Think."""
    if isinstance(task, Warm):
        game = _game(task.game, task.players, ()).warm()
        bots.warm(game, NAMES)
        return task.game
    if isinstance(task, Judge):
        return _judged(task)
    position = position_of(task.history)
    if isinstance(task, Choose):
        if task.level in offered:
            return offered.choose(task.level, position, task.seed)
        return _player(position.game, task.level).choose(position, seed=task.seed)
    return advice(position.choices(), bots.analyse(position, seconds=task.seconds))


def advice(choices: tuple[Choice, ...], thought: bots.Thought) -> Hint:
    """What a thought recommends, as a hint."""
    best = recommended(choices, thought)
    return Hint(best.move, best.chance, thought.verdict, best.exact, best.line, best.caution)


def _judged(task: Judge) -> Judged:
    """Judge positions of a game; of one that is over the result is known."""
    history = msgspec.structs.replace(task.history, moves=())
    positions = list(itertools.accumulate(task.history.moves, Position.play, initial=position_of(history)))
    judge = _judge(positions[0].game)
    return Judged(tuple(judge.judge(positions[ply]).chances for ply in task.plies))


def attempt(task: Task, offered: OfferedPrograms = NONE_OFFERED) -> Answer:
    """Think, and say so if that fails."""
    try:
        return carry_out(task, offered)
    except BotFault as fault:
        # Whoever offers a program wants to know what is wrong with it.
        return Failure(f"{fault.kind}: {fault}")
    except RookeryError as problem:
        return Failure(problem.code)
    except Exception as fault:  # noqa: BLE001  # one thought fails; the process has others to think
        return Failure(type(fault).__name__)


def serve(pipe: Connection, bots: Mapping[str, str], deadline: float) -> None:
    """Carry out tasks until the server closes the pipe."""
    # Ctrl-C reaches all processes of a terminal; the server decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        # People's requests come first.
        os.nice(5)
    with (
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        contextlib.redirect_stderr(nowhere),
        contextlib.suppress(EOFError, OSError),
        contextlib.closing(OfferedPrograms(bots, deadline)) as offered,
    ):
        while True:
            pipe.send(attempt(pipe.recv(), offered))
