"""Bots think beside the screen: in a process of their own, so that every key is answered at once, whatever they do."""

import asyncio
import contextlib
import itertools
import multiprocessing
import sys
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar, cast

from rookery import bots
from rookery.bots.programs import Roster
from rookery.bots.thought import Thought
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import speaker
from rookery.play.paths import Path, paths

say = speaker("tui")
T = TypeVar("T")

Work = Callable[["Mind"], Any]
"""Something to be done by a mind; it can be sent to another process."""


class CannotThink(RookeryError):
    """The process of the bots has ended by itself."""

    code = "cannot-think"


class Mind:
    """Whoever thinks for the bots of one game after the other. Its methods take as long as they take."""

    def __init__(self) -> None:
        self._roster = Roster()
        self._players: dict[tuple[str, int], bots.Player] = {}
        self._game: Game | None = None

    def begin(self, game: Game, names: tuple[str, ...]) -> None:
        """A game begins: programs are started, levels compiled or loaded. BadBot if a program cannot play."""
        self._players.clear()
        self._game = game
        self._roster.check_in(names, game)
        for name in names:
            if not bots.programs.is_program(name):
                bots.warm(game, (name,))

    def choose(self, name: str, copy: int, position: Position, seed: int) -> str:
        """The move of a bot; ``copy`` tells those of one name apart."""
        if position.game != self._game:
            self._players.clear()
            self._game = position.game
        key = name, copy
        if key not in self._players:
            self._players[key] = self._roster.player(name, position.game, copy)
        return self._players[key].choose(position, seed=seed)

    def close(self) -> None:
        """End all programs."""
        self._roster.close()


def _choose(mind: Mind, name: str, copy: int, position: Position, seed: int) -> str:
    return mind.choose(name, copy, position, seed)


def _begin(mind: Mind, game: Game, names: tuple[str, ...]) -> None:
    mind.begin(game, names)


def _analyse(_mind: Mind, position: Position, seconds: float, seed: int) -> Thought:
    return bots.analyse(position, seconds=seconds, seed=seed)


def _chances(_mind: Mind, position: Position) -> tuple[float, ...]:
    return bots.judge(position.game).think(position, seed=1).chances


def _paths(_mind: Mind, position: Position) -> tuple[Path, ...]:
    return paths(position)


class Thinker(Protocol):
    """Where thoughts are ordered and waited for."""

    async def do(self, work: Work) -> Any:
        """Have some work done by a mind."""
        ...

    def close(self) -> None:
        """Nobody waits for anything any more."""
        ...


async def begin(thinker: Thinker, game: Game, names: tuple[str, ...]) -> None:
    """A game with these bots begins."""
    await thinker.do(partial(_begin, game=game, names=names))


async def choose(thinker: Thinker, name: str, copy: int, position: Position, seed: int) -> str:
    """The move of a bot."""
    return cast("str", await thinker.do(partial(_choose, name=name, copy=copy, position=position, seed=seed)))


async def analyse(thinker: Thinker, position: Position, seconds: float, seed: int) -> Thought:
    """What a strong player makes of a position."""
    return cast("Thought", await thinker.do(partial(_analyse, position=position, seconds=seconds, seed=seed)))


async def chances(thinker: Thinker, position: Position) -> tuple[float, ...]:
    """The chance of each seat, judged quickly."""
    return cast("tuple[float, ...]", await thinker.do(partial(_chances, position=position)))


async def whole_paths(thinker: Thinker, position: Position) -> tuple[Path, ...]:
    """The whole paths that can be taken at once."""
    return cast("tuple[Path, ...]", await thinker.do(partial(_paths, position=position)))


class Here:
    """A thinker in this process, one thing after the other: for tests."""

    def __init__(self) -> None:
        self._mind = Mind()

    async def do(self, work: Work) -> Any:
        """Do it at once."""
        return work(self._mind)

    def close(self) -> None:
        """End all programs."""
        self._mind.close()


class Beside:
    """A thinker in a process of its own. It is started when there is something to think about, and ended with us."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._process: multiprocessing.process.BaseProcess | None = None
        self._ours: Connection | None = None

    async def do(self, work: Work) -> Any:
        """Send some work over, and wait for what comes of it."""
        loop = asyncio.get_running_loop()
        ours = self._ours or self._start(loop)
        number = next(self._numbers)
        self._waiting[number] = answer = loop.create_future()
        try:
            try:
                ours.send((number, work))
            except OSError:
                self.close()
                raise CannotThink(say("bots-ended")) from None
            return await answer
        finally:
            self._waiting.pop(number, None)

    def close(self) -> None:
        """End the process, in the middle of a thought too."""
        if self._process is not None and self._ours is not None:
            self._ours.close()
            self._process.terminate()
            self._process.join()
            self._process = self._ours = None

    def _start(self, loop: asyncio.AbstractEventLoop) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_think, args=(theirs,), daemon=True, name="rookery bots")
        # A full screen puts something in the place of this stream that is no file, and a process must have one.
        with contextlib.redirect_stderr(sys.__stderr__):
            process.start()
        self._process, self._ours = process, ours
        theirs.close()
        threading.Thread(target=self._listen, args=(ours, loop), daemon=True).start()
        return ours

    def _listen(self, ours: Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Hand on what the process says, until it says no more."""
        with contextlib.suppress(RuntimeError):
            # RuntimeError: the loop has ended; nobody waits.
            try:
                while True:
                    loop.call_soon_threadsafe(self._hear, *ours.recv())
            except (EOFError, OSError):
                loop.call_soon_threadsafe(self._hear_no_more, ours)

    def _hear(self, number: int, answer: Any, problem: RookeryError | None) -> None:
        waiting = self._waiting.get(number)
        if waiting is None or waiting.done():
            return
        if problem is None:
            waiting.set_result(answer)
        else:
            waiting.set_exception(problem)

    def _hear_no_more(self, ours: Connection) -> None:
        if ours is not self._ours:
            return
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(CannotThink(say("bots-ended")))
        self.close()


def _think(theirs: Connection) -> None:
    """The process of a mind: do what is sent, until nobody sends anything."""
    mind = Mind()
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, work = theirs.recv()
            try:
                theirs.send((number, work(mind), None))
            except RookeryError as problem:
                theirs.send((number, None, CannotThink(problem.message)))
    mind.close()
