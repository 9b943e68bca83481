"""The one writer of an SQLite database: a thread that commits all that waits in one transaction.

A commit waits for the disk, and that is nearly all it costs. So all that comes in meanwhile shares the next one. Plain
events are added together. All else has a savepoint of its own: work that is refused undoes itself and nothing else.
"""

import asyncio
import collections
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from rookery.kernel.messages import speaker
from rookery.server.store.model import Poke
from rookery.server.store.problems import StoreProblem, closed, too_slow
from rookery.server.store.rows import Addition

say = speaker("server")

Work = Callable[[sqlite3.Connection], None]

SHARING = 256
"""How many pieces of work share a commit, at most."""

WAITING = 10_000
"""How many pieces of work may wait; more are refused at once."""


OWN = sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError
"""What SQLite says about the work; everything else that it says is about the database."""


@dataclass(eq=False)
class Job:
    """A piece of work, its poke once it is durable, and the future that waits for it."""

    work: Work
    addition: Addition | None
    """The events that it adds, if that is all it does."""
    poke: Poke | None
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[None]
    problem: Exception | None = field(default=None)


class Writer:
    """Owns the connection that writes.

    ``translate`` turns the driver's errors into ours, ``committed`` hears pokes, ``together`` adds events in one go and
    returns what it could add.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        translate: Callable[[sqlite3.Error], Exception],
        committed: Callable[[Poke], None],
        together: Callable[[sqlite3.Connection, Sequence[Addition]], Collection[Addition]],
        sharing: int = SHARING,
    ) -> None:
        self._connection = connection
        self._translate = translate
        self._committed = committed
        self._together = together
        self._sharing = sharing
        self._waiting: collections.deque[Job | None] = collections.deque()
        self._handed_over: queue.SimpleQueue[None] = queue.SimpleQueue()
        """Wakes the thread: once for all jobs that are handed over together."""
        self._gathered: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        """Jobs that are not handed over yet."""
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="rookery-writer", daemon=True)
        self._thread.start()

    async def do(
        self, work: Work, poke: Poke | None = None, *, addition: Addition | None = None, within: float
    ) -> None:
        """Do some work and return when it is durable; StoreProblem if that takes too long.

        Work that is given up while it waits is not begun; if it has begun, it may be kept, and the poke will tell.
        """
        if self._closed:
            raise closed()
        loop = asyncio.get_running_loop()
        if len(self._waiting) + len(self._gathered.get(loop, ())) >= WAITING:
            raise StoreProblem("database-slow", say("store-overloaded"))
        job = Job(work, addition, poke, loop, loop.create_future())
        self._gather(job)
        # A timer by hand costs less than asyncio.wait_for, and adds no detour to the answer's way.
        patience = loop.call_later(within, self._give_up, job, within)
        try:
            await job.answer
        finally:
            patience.cancel()

    def _gather(self, job: Job) -> None:
        """Hand jobs over together once the loop has done what it is at: the thread is woken once, and commits once."""
        gathered = self._gathered.get(job.loop)
        if gathered is None:
            self._gathered[job.loop] = [job]
            job.loop.call_soon(self._hand_over, job.loop)
        else:
            gathered.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs = self._gathered.pop(loop, [])
        if not self._closed:
            self._waiting.extend(jobs)
            self._handed_over.put(None)
            return
        for job in jobs:
            if not job.answer.done():
                job.answer.set_exception(closed())

    def close(self) -> None:
        """Finish what waits, then close the connection."""
        if not self._closed:
            for loop in list(self._gathered):
                self._hand_over(loop)
            self._closed = True
            self._waiting.append(None)
            self._handed_over.put(None)
            self._thread.join()

    # In the thread

    def _serve(self) -> None:
        going_on = True
        while going_on:
            jobs = self._next_jobs()
            going_on = None not in jobs
            wanted = [job for job in jobs if job is not None and not job.answer.done()]
            if wanted:
                self._commit(wanted)
                self._answer(wanted)
        self._connection.close()

    def _next_jobs(self) -> list[Job | None]:
        while not self._waiting:
            self._handed_over.get()
        jobs = [self._waiting.popleft()]
        while self._waiting and jobs[-1] is not None and len(jobs) < self._sharing:
            jobs.append(self._waiting.popleft())
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            additions = [job.addition for job in jobs if job.addition is not None]
            added = self._together(self._connection, additions) if len(additions) > 1 else ()
            for job in jobs:
                if job.addition not in added:
                    self._attempt(job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            # About the database, not about one job: nothing of this round is kept.
            with contextlib.suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            for job in jobs:
                job.problem = self._translate(error)

    def _attempt(self, job: Job) -> None:
        self._connection.execute("SAVEPOINT job")
        try:
            job.work(self._connection)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, OWN):
                raise
            job.problem = self._translate(error) if isinstance(error, sqlite3.Error) else error
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    def _answer(self, jobs: Iterable[Job]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, answered in by_loop.items():
            with contextlib.suppress(RuntimeError):  # nobody waits in a closed loop
                loop.call_soon_threadsafe(self._settle, answered)

    # In the loop

    def _give_up(self, job: Job, within: float) -> None:
        if not job.answer.done():
            job.answer.set_exception(too_slow(within))

    def _settle(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            if job.answer.done():
                continue
            if job.problem is None:
                job.answer.set_result(None)
            else:
                job.answer.set_exception(job.problem)
        # Last of all: the caller has its answer by then, and need not be woken by the poke.
        for job in jobs:
            if job.problem is None and job.poke is not None:
                self._committed(job.poke)
