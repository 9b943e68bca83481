"""Matches that go on by themselves: clocks run out and bots move, whether or not anybody looks.

A server that starts looks at all matches in play, gently. One that goes on by itself gets an alarm for the moment when
it must be opened; so does one that leaves the memory long before its clock runs out.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeVar

from rookery.play.events import AnyEvent, BotSeated, Created
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.server.live_match import now
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


def due(match: Match, others_first: float = 0) -> int | None:
    """When a match goes on without anybody, in milliseconds since the epoch; None if it waits for people alone.

    A bot is due at once, or after the seconds that another server has for it.
    """
    turn = match.turn
    if turn is not None and match.seats[turn].kind == "bot":
        return match.at + round(1000 * others_first)
    return match.deadline


def may_go_on(events: Sequence[AnyEvent]) -> bool:
    """Whether a match could go on without anybody, as far as can be seen without its rules: it has a clock or a bot."""
    created = events[0]
    if not isinstance(created, Created):
        return True
    timed = created.clock.move or created.clock.game
    planned = any(plan.bot for plan in created.seats)
    return bool(timed or planned or any(isinstance(event, BotSeated) for event in events))


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


async def in_play(store: Store, page: int = PAGE) -> AsyncIterator[str]:
    """The matches in play, newest first, listed page by page."""
    last: InPlay | None = None
    while True:
        after = last
        found = await retry(lambda: store.in_play(page, after))  # noqa: B023 - asked before the next turn
        for last in found:
            yield last.id
        if len(found) < page:
            return


async def resume(store: Store, look: Callable[[str], Awaitable[None]]) -> None:
    """Look at all matches in play, one after the other. One that cannot be looked at does not hold up the others."""
    loop = asyncio.get_running_loop()
    async for match in in_play(store):
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
    """Matches that need not be in memory before some moment. Then ``ring`` is called with the id."""

    def __init__(self, ring: Callable[[str], object]) -> None:
        self._ring = ring
        self._set: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, match: str) -> bool:
        return match in self._set

    def set(self, match: str, when: int) -> None:
        """Ring for a match at a time, in milliseconds since the epoch, and at no other."""
        self.cancel(match)
        seconds = max(0, when - now()) / 1000
        self._set[match] = asyncio.get_running_loop().call_later(seconds, self._due, match)

    def cancel(self, match: str) -> None:
        """Do not ring for a match."""
        alarm = self._set.pop(match, None)
        if alarm is not None:
            alarm.cancel()

    def clear(self) -> None:
        """Ring for none."""
        for match in list(self._set):
            self.cancel(match)

    def _due(self, match: str) -> None:
        del self._set[match]
        self._ring(match)
