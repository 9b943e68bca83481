"""Workers on this machine: processes with a pipe each, so that one that dies takes nothing with it but its item."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from rookery.arena.match import Failure, Item, Result, Work, attempt, play

_CONTEXT = multiprocessing.get_context("spawn")
"""A fresh process: a forked one would inherit locks and threads of native code in whatever state they are."""


def _serve(pipe: Connection, work: Work) -> None:
    """Play items until there are no more."""
    # Ctrl-C reaches all processes of a terminal; the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_arena, daemon=True).start()
    # A worker answers through its pipe only; nobody needs to read that it loads native code.
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stderr(nowhere), suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(work, pipe.recv()))


def _end_with_the_arena() -> None:
    """Whatever is being played is of no use when nobody is left to hear of it; programs that play end with us."""
    arena = multiprocessing.parent_process()
    if arena is not None:
        arena.join()
        os._exit(1)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process started within ignores Ctrl-C from its very start; here it works again afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process and our end of its pipe."""

    def __init__(self, work: Work) -> None:
        self.pipe, theirs = _CONTEXT.Pipe()
        self.process: SpawnProcess = _CONTEXT.Process(target=_serve, args=(theirs, work), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        # Only the worker holds its end now, so our end notices when it dies.
        theirs.close()
        self.item: Item | None = None

    def take(self, item: Item) -> None:
        """Begin an item. If the worker is dead already, its pipe says so in the next wait."""
        self.item = item
        with suppress(OSError):
            self.pipe.send(item)

    def answer(self) -> Result | Failure | None:
        """Its answer; None if it is dead."""
        self.item = None
        try:
            said: Result | Failure = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return said

    def stop(self) -> None:
        """Stop it, whatever it is doing, and clean up."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class LocalPool:
    """A number of processes. A dead one is replaced; all of them stop when the pool is closed."""

    def __init__(self, workers: int, work: Work = play) -> None:
        self.capacity = workers
        self._work = work
        self._workers: list[_Worker] = []

    def submit(self, item: Item) -> None:
        """Give an item to a worker that has none; a process is started when there is something for it to do."""
        for worker in self._workers:
            if worker.item is None:
                worker.take(item)
                return
        self._workers.append(_Worker(self._work))
        self._workers[-1].take(item)

    def wait(self) -> list[tuple[Item, Result | Failure | None]]:
        """Wait for answers, at least one; None stands for an item whose worker died."""
        busy = [(worker, item) for worker in self._workers if (item := worker.item) is not None]
        ready = wait([worker.pipe for worker, _ in busy])
        return [(item, self._answer(worker)) for worker, item in busy if worker.pipe in ready]

    def _answer(self, worker: _Worker) -> Result | Failure | None:
        """A worker's answer; None if it is dead, and then it is removed."""
        answer = worker.answer()
        if answer is None:
            worker.stop()
            self._workers.remove(worker)
        return answer

    def close(self) -> None:
        """Stop all workers, whatever they are doing."""
        while self._workers:
            self._workers.pop().stop()
