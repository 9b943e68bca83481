"""After a start: matches whose clocks may run are looked at, one after the other, and get alarms."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

from rookery.play.refusals import Refusal
from rookery.server.logs import note
from rookery.server.store import InPlay, Store, StoreProblem

Answer = TypeVar("Answer")

PAGE = 1000
"""How many matches in play are listed at a time."""
GENTLE = 3.0
"""After looking at a match, pause for this many times as long as that took: requests come first."""
LONGEST_PAUSE = 1.0
AGAIN, SELDOM = 1.0, 60.0
"""Seconds until a store in trouble is asked again: at first, and in the end."""


async def retry(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """An answer of the store: it is asked again and again while it is in trouble."""
    pause = AGAIN
    while True:
        try:
            return await ask()
        except StoreProblem as problem:
            if problem.code == "database-closed":
                raise
            note("store-problem", level=logging.ERROR, code=problem.code, problem=str(problem))
        await asyncio.sleep(pause)
        pause = min(2 * pause, SELDOM)


async def with_clocks(store: Store, page: int = PAGE) -> AsyncIterator[str]:
    """The matches in play that have a clock, newest first, listed page by page."""
    last: InPlay | None = None
    while True:
        after = last
        found = await retry(lambda: store.in_play(page, after))  # noqa: B023 - asked before the next turn
        for last in found:
            if last.timed:
                yield last.id
        if len(found) < page:
            return


async def resume(store: Store, look: Callable[[str], Awaitable[None]]) -> None:
    """Look at all matches with a clock, gently. One that cannot be looked at does not hold up the others."""
    loop = asyncio.get_running_loop()
    async for match in with_clocks(store):
        began = loop.time()
        try:
            await retry(lambda: look(match))  # noqa: B023 - asked before the next turn
        except Refusal:
            # The refusal has been logged already.
            pass
        except StoreProblem:
            return
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with this one, the others go on
            note("match-failed", level=logging.ERROR, error=fault, match=match)
        await asyncio.sleep(min(GENTLE * (loop.time() - began), LONGEST_PAUSE))


class Alarms:
    """Matches that need not be in memory before some moment."""

    def __init__(self) -> None:
        self._set: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, match: str) -> bool:
        return match in self._set

    def __len__(self) -> int:
        return len(self._set)

    def set(self, match: str, seconds: float, ring: Callable[[], object]) -> None:
        """Ring for a match after some seconds, and at no other time."""
        self.cancel(match)
        self._set[match] = asyncio.get_running_loop().call_later(seconds, self._due, match, ring)

    def cancel(self, match: str) -> None:
        """Do not ring for a match."""
        alarm = self._set.pop(match, None)
        if alarm is not None:
            alarm.cancel()

    def clear(self) -> None:
        """Ring for none."""
        for match in list(self._set):
            self.cancel(match)

    def _due(self, match: str, ring: Callable[[], object]) -> None:
        del self._set[match]
        ring()
