"""Whether the server can do its work: it finds out by doing some."""

import asyncio
import logging
import math
import time
from collections.abc import Callable

from rookery.kernel.errors import RookeryError
from rookery.server.logs import note
from rookery.server.store import Store

GOOD_FOR = 0.5
"""Seconds that a good answer holds: however many ask, the disk is not busy with that."""
RENEWED = 0.25
"""Seconds after which it is found out anew while it still holds: then nobody waits for that who asks often."""


class HealthCheck:
    """Asks the store, for all who want to know."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._well_since = -math.inf
        self._was_well = True
        self._asking: asyncio.Task[bool] | None = None

    async def is_well(self) -> bool:
        """Whether the store can be read and written, as found out now or a moment ago."""
        age = self._clock() - self._well_since
        if age < RENEWED:
            return True
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        return age < GOOD_FOR or await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            await self._store.health()
        except RookeryError as problem:
            if self._was_well:
                note("not-well", level=logging.ERROR, code=problem.code, problem=str(problem))
            self._was_well, self._well_since = False, -math.inf
            return False
        self._was_well, self._well_since = True, self._clock()
        return True
