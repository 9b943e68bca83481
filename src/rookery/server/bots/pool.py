"""Thoughts of bots and advisers: a few processes beside the server, each thought with a deadline.

A process that dies or thinks for too long is replaced; it costs that thought and nothing else.
"""

import asyncio
import contextlib
import functools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.bots import worker
from rookery.server.bots.worker import DEADLINE, Advise, Answer, Choose, Failure, History, Judge, Judged, Task, Warm
from rookery.server.http.turns import NOBODY, Owner, Turns
from rookery.server.metrics import Metrics
from rookery.wire.match import Hint

say = speaker("server")

_CONTEXT = multiprocessing.get_context("spawn")
"""A fresh process: a forked one would inherit locks and sockets."""

NO_PROGRAMS: Mapping[str, str] = {}
COLD = 120.0
"""Seconds more for the first one of its kind in a process: native code may have to be compiled."""
ADVICE = 1.0
"""Seconds that an adviser thinks."""


class ThoughtLost(RookeryError):
    """A thought that came to nothing: its process died, took too long or failed."""

    code = "thought-lost"


def usual_size() -> int:
    """How many processes think: all cores but one, at least two, so that compiling does not block the bots."""
    return max(2, min(8, (os.cpu_count() or 2) - 1))


def _deaf_to_interrupts() -> None:
    """Processes that this thread starts ignore Ctrl-C from their very start, and what stops a whole group of them."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})


class _Worker:
    """A process and our end of its pipe."""

    def __init__(self, target: Callable[[Connection], None]) -> None:
        self._pipe, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=target, args=(theirs,), daemon=True)
        self._process.start()
        # Only the worker holds its end now, so our end notices when it dies.
        theirs.close()
        self._known: set[tuple[Any, ...]] = set()

    def ask(self, task: Task, deadline: float, cold: float) -> Answer:
        """Its answer; ThoughtLost if it is dead or late."""
        kind = _kind(task)
        within = deadline if kind in self._known else deadline + cold
        try:
            self._pipe.send(task)
            if not self._pipe.poll(within):
                raise ThoughtLost(f"no thought within {within:g} s")
            answer: Answer = self._pipe.recv()
        except (EOFError, OSError):
            raise ThoughtLost("the process that thought has died") from None
        self._known.add(kind)
        return answer

    def stop(self) -> None:
        """Stop it, whatever it is doing, and clean up."""
        self._process.kill()
        self._process.join()
        self._process.close()
        with contextlib.suppress(OSError):
            self._pipe.close()

    def kill(self) -> None:
        """Kill the process; a caller that waits for its answer gets ThoughtLost."""
        with contextlib.suppress(ValueError):
            self._process.kill()


def _kind(task: Task) -> tuple[Any, ...]:
    """Tasks that need the same native code."""
    if isinstance(task, Warm):
        return (task.game,)
    level = task.level if isinstance(task, Choose) else None
    return (task.history.game, level)


class BotPool:
    """The pool. Threads wait for the processes, so that the server need not."""

    def __init__(
        self,
        metrics: Metrics,
        size: int,
        most: int,
        *,
        deadline: float = DEADLINE,
        cold: float = COLD,
        bots: Mapping[str, str] = NO_PROGRAMS,
        target: Callable[[Connection], None] | None = None,
    ) -> None:
        """Use ``size`` processes, and accept at most ``most`` tasks at a time; ``bots`` are programs that play, too."""
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(size, "rookery-thought", _deaf_to_interrupts)
        self._most = most
        self._deadline = deadline
        self._cold = cold
        self._target = target or functools.partial(worker.serve, bots=dict(bots), deadline=deadline)
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = False
        self._under_way = 0
        # Whoever has many matches must not let the bots of others wait.
        self._turns = Turns(size, max(0, most - size), most)

    @property
    def waiting(self) -> int:
        """Tasks that wait or are in progress."""
        return self._under_way + self._turns.waiting

    async def choose(self, history: History, level: str, seed: int, owner: Owner = NOBODY) -> str:
        """A bot's move, in a match of this owner."""
        async with self._turns.take(*owner):
            answer = await self._ask(Choose(history, level, seed))
        if not isinstance(answer, str):
            raise ThoughtLost("a bot has no move to say")
        return answer

    async def advise(self, history: History, seconds: float = ADVICE) -> Hint:
        """An adviser's hint."""
        answer = await self._ask(Advise(history, seconds))
        if not isinstance(answer, Hint):
            raise ThoughtLost("an adviser has nothing to say")
        return answer

    async def judge(self, history: History, plies: Sequence[int]) -> tuple[tuple[float, ...], ...]:
        """Every seat's expected share of the points after each of these numbers of plies."""
        answer = await self._ask(Judge(history, tuple(plies)))
        if not isinstance(answer, Judged) or len(answer.chances) != len(plies):
            raise ThoughtLost("a judge has nothing to say")
        return answer.chances

    async def warm(self, game: str, players: int) -> None:
        """Get native code ready, here and on disk."""
        await self._ask(Warm(game, players))

    async def _ask(self, task: Task) -> Answer:
        if self._under_way >= self._most:
            raise Refusal("thinking-busy", say("thinking-busy"), retry=1.0)
        self._under_way += 1
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, self._think, task)
        except ThoughtLost:
            self._metrics.thoughts.labels("lost").inc()
            raise
        except RuntimeError:
            # The pool is closed.
            raise ThoughtLost("the server is about to stop") from None
        finally:
            self._under_way -= 1
        if isinstance(answer, Failure):
            self._metrics.thoughts.labels("failed").inc()
            raise ThoughtLost(f"a thought failed ({answer.problem})")
        self._metrics.thoughts.labels("done").inc()
        return answer

    def _think(self, task: Task) -> Answer:
        """In a thread: give a task to a process that has none, and wait."""
        with self._lock:
            if self._closed:
                raise ThoughtLost("the server is about to stop")
            # The one that thought last has everything at hand.
            worker = self._idle.pop() if self._idle else _Worker(self._target)
            self._busy.add(worker)
        well = False
        try:
            answer = worker.ask(task, self._deadline, self._cold)
            well = True
        finally:
            with self._lock:
                self._busy.discard(worker)
                if well and not self._closed:
                    self._idle.append(worker)
                else:
                    worker.stop()
        return answer

    async def close(self) -> None:
        """Stop all processes, whatever they are doing."""
        with self._lock:
            self._closed = True
            for worker in self._busy:
                worker.kill()
            while self._idle:
                self._idle.pop().stop()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
