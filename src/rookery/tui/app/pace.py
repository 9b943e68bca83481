"""The pace at which the table shows what happens: one thing after the other, each long enough to be seen."""

import asyncio
import contextlib
from collections.abc import Mapping

from rookery.tui.app.table_match import Beat
from rookery.tui.paces import Pace

FACTORS: Mapping[Pace, float] = {"slow": 1.7, "normal": 1, "fast": 0.45, "instant": 0}
"""How long everything takes, of its usual time."""
SHOWN: Mapping[Beat, float] = {"roll": 0.9, "act": 0.8, "step": 0.25, "own": 0.0}
"""How long each is shown at the usual pace, in seconds."""
READING = 1.4
"""Time to read an answer that is given by itself, before it is given."""


class Clock:
    """Waits, until the time is over or somebody is tired of waiting. Tests have one of their own."""

    def __init__(self) -> None:
        self._skipped = asyncio.Event()

    async def wait(self, seconds: float) -> bool:
        """Wait so long; False if somebody has skipped the rest."""
        self._skipped.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._skipped.wait(), seconds)
            return False
        return True

    def skip(self) -> None:
        """Nobody wants to wait any longer."""
        self._skipped.set()
