"""Several processes as one server: one supervisor holds the listening socket, starts them, and replaces those that die.

The processes share the socket: a connection that waits in its queue is accepted by any of them, and none is lost when
one dies. They share matches by the database, and the rest by what they tell each other (``peers``).
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.server import logs
from rookery.server.http.security import load_keys
from rookery.server.logs import note
from rookery.server.process.running import ENDING, ready, run
from rookery.server.settings import Settings
from rookery.server.store import open_store

say = speaker("server")

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0
"""Seconds until a process that died is replaced: at first, and if it dies again and again."""
WELL = 30.0
"""Seconds after which a process counts as well, and the next pause is a short one again."""
LONGER = 5.0
"""Seconds beyond the patience of a process after which it is killed."""
READY = "ready"


class NoDatabase(RookeryError):
    """Several processes have nothing to share."""

    code = "no-database"


class DidNotStart(RookeryError):
    """A process ended before it could serve."""

    code = "did-not-start"


@dataclass
class Worker:
    """One of the processes, and when it was started."""

    number: int
    process: BaseProcess
    pipe: Connection
    """It says that it is ready; that our end is open tells it that we live."""
    began: float
    serves: bool = False


def prepare(settings: Settings) -> None:
    """See that processes can start: problems are told once, in words, and not by each of them."""
    if settings.database is None:
        raise NoDatabase(say("processes-need-database"))
    load_keys(settings.folder)

    async def look() -> None:
        await (await open_store(settings.database, settings.folder)).close()

    asyncio.run(look())


def settings_of(settings: Settings, number: int) -> Settings:
    """The settings of one of the processes: what can be there only once, each has its own."""
    operators = settings.operators
    if operators.metrics == "open":
        # At the shared port one would hear of one process or another, as it happens.
        operators = replace(operators, metrics="apart")
    port = operators.port + number if operators.port else 0
    bots = max(1, settings.bot_processes // settings.processes)
    return replace(settings, instance=secrets.token_hex(6), operators=replace(operators, port=port), bot_processes=bots)


class Supervisor:
    """Keeps the processes of a server at work."""

    def __init__(self, settings: Settings, door: socket.socket) -> None:
        self._settings = settings
        self._door = door
        self._count = settings.processes
        self._context = multiprocessing.get_context("spawn")
        self._workers: dict[int, Worker] = {}
        self._due: dict[int, float] = {}
        """When those that died are started again."""
        self._pauses: dict[int, float] = {}
        self._up = False
        """Whether all processes have served at the same time."""

    def run(self, started: Callable[[], None]) -> None:
        """Serve until a signal comes; ``started`` is called once all processes serve."""
        with _stop_signals() as stop:
            try:
                for number in range(self._count):
                    self._start(number)
                while not self._stopped(stop):
                    if not self._up and self._all_serve():
                        self._up = True
                        started()
            finally:
                self._stop()

    def _all_serve(self) -> bool:
        return len(self._workers) == self._count and all(worker.serves for worker in self._workers.values())

    def _start(self, number: int) -> None:
        ours, theirs = self._context.Pipe()
        arguments = settings_of(self._settings, number), self._door, theirs
        process = self._context.Process(target=serve, args=arguments, name=f"rookery-{number + 1}")
        process.start()
        note("process-started", process=number + 1, pid=process.pid)
        theirs.close()
        self._workers[number] = Worker(number, process, ours, time.monotonic())
        self._due.pop(number, None)

    def _stopped(self, stop: int) -> bool:
        """Wait for the next thing to do, and do it; True if a signal has come."""
        pipes: dict[Any, Worker] = {worker.pipe: worker for worker in self._workers.values()}
        soon = min(self._due.values(), default=None)
        heard = wait([stop, *pipes], None if soon is None else max(0, soon - time.monotonic()))
        if stop in heard:
            return True
        for each in heard:
            self._hear(pipes[each])
        for number, due in list(self._due.items()):
            if due <= time.monotonic():
                self._start(number)
        return False

    def _hear(self, worker: Worker) -> None:
        try:
            worker.serves = worker.pipe.recv() == READY
        except (EOFError, OSError):
            self._replace(worker)

    def _replace(self, worker: Worker) -> None:
        """A process has died: start another one, later each time if it dies again and again."""
        worker.process.join()
        worker.pipe.close()
        del self._workers[worker.number]
        if not self._up:
            raise DidNotStart(say("process-did-not-start", code=str(worker.process.exitcode)))
        note("process-died", level=logging.ERROR, process=worker.number + 1, code=worker.process.exitcode)
        before = self._pauses.get(worker.number, 0.0)
        well = time.monotonic() - worker.began > WELL
        pause = FIRST_PAUSE if well or not before else min(2 * before, LONGEST_PAUSE)
        self._pauses[worker.number] = pause
        self._due[worker.number] = time.monotonic() + pause

    def _stop(self) -> None:
        """Ask all processes to stop, and wait for them."""
        for worker in self._workers.values():
            if worker.process.pid is not None and worker.process.is_alive():
                os.kill(worker.process.pid, signal.SIGTERM)
        end = time.monotonic() + self._settings.patience + LONGER
        for worker in self._workers.values():
            worker.process.join(max(0, end - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.pipe.close()


@contextlib.contextmanager
def _stop_signals() -> Iterator[int]:
    """A descriptor that can be read once somebody wants us to stop."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    kept = signal.set_wakeup_fd(writing)
    handlers = {each: signal.signal(each, lambda *_: None) for each in ENDING}
    try:
        yield reading
    finally:
        for each, handler in handlers.items():
            signal.signal(each, handler)
        signal.set_wakeup_fd(kept)
        os.close(reading)
        os.close(writing)


# In the processes


def serve(settings: Settings, door: socket.socket, pipe: Connection) -> None:
    """One process of the server, until it is asked to stop or the supervisor is gone."""
    logs.set_up(settings.log)
    # Ctrl-C goes to all processes of a terminal; uvicorn handles it, and raises it once more in the end.
    with contextlib.suppress(KeyboardInterrupt):
        run(_serve(settings, door, pipe))


async def _serve(settings: Settings, door: socket.socket, pipe: Connection) -> None:
    async with ready(settings) as server:
        loop = asyncio.get_running_loop()

        def alone() -> None:
            loop.remove_reader(pipe.fileno())
            server.should_exit = True

        loop.add_reader(pipe.fileno(), alone)
        pipe.send(READY)
        await server.serve([door])
