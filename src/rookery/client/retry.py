"""How long to wait before the next try, and when to give up."""

import asyncio
import random
import time

FIRST = 0.05
"""Seconds before the second try."""
LONGEST = 5.0
"""Seconds between two tries, at most."""


class Patience:
    """Pauses that double from try to try, each shortened at random so that not all clients come back at once."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._ends = time.monotonic() + seconds
        self._tries = 0

    @property
    def left(self) -> float:
        """Seconds until it is time to give up."""
        return max(0.0, self._ends - time.monotonic())

    def refresh(self) -> None:
        """Start the time again, from now."""
        self._ends = time.monotonic() + self._seconds

    def settle(self) -> None:
        """All is well: the next pause is a short one."""
        self._tries = 0

    async def pause(self, at_least: float = 0.0) -> bool:
        """Wait for the next try; False, at once, if there is no time for another."""
        longest = min(LONGEST, FIRST * 2 ** min(self._tries, 16))
        # Dice for spreading load need not be fit for secrets.
        seconds = max(at_least, longest * random.uniform(0.5, 1.0))  # noqa: S311
        if seconds >= self.left:
            return False
        self._tries += 1
        await asyncio.sleep(seconds)
        return True
