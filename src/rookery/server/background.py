"""Work that nobody waits for: it is held until it is done, and what goes wrong is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.server.logs import note

AGAIN = 0.5
"""Seconds until work that has not ended is cancelled once more."""


class Background:
    """The tasks in the background of a server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin some work."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def cancel(self) -> None:
        """Break off everything."""
        for task in list(self._tasks):
            task.cancel()

    async def end(self) -> None:
        """Break off everything, and return when nothing is left."""
        while self._tasks:
            # Libraries may swallow a cancellation; none swallows all of them.
            self.cancel()
            await asyncio.wait(list(self._tasks), timeout=AGAIN)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            note("task-failed", level=logging.ERROR, error=fault, expected=isinstance(fault, RookeryError))
