"""The clocks of all matches, in memory or not: each rings when it runs out, and none runs while the server is away.

A server that starts looks at all matches with a clock, gently. One whose clock runs gets an alarm for the moment when
it must be opened; so does one that leaves the memory long before its clock runs out. Whatever waits for people alone
stays where it is until they come.
"""

import asyncio
import contextlib
from typing import Protocol

from rookery.kernel.errors import RookeryError
from rookery.play.commands import AnyCommand, Resume, Tick
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.server.background import Background
from rookery.server.matches import uptime
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.resuming import Alarms, resume, retry
from rookery.server.matches.uptime import Uptime
from rookery.server.store import Store, StoreProblem

AGAIN = 1.0
"""Seconds until something that could not be done is tried again."""
A_MOMENT = 0.005
"""Seconds: a timer may ring a little early."""
AT_ONCE = 2
"""How many matches are opened at the same time because their clocks have run out: nobody waits for them."""


class Home(Protocol):
    """Where the matches are."""

    live: dict[str, LiveMatch]

    async def attempt(self, live: LiveMatch, seat: int | None, command: AnyCommand) -> bool:
        """Carry out a command of the server's; False if the store has a problem."""

    async def find(self, match: str) -> LiveMatch:
        """A match, opened if needed."""

    async def glimpse(self, match: str) -> Match:
        """A match as it stands, without opening it."""


class MatchClocks:
    """Sees to it that every clock rings."""

    def __init__(self, home: Home, store: Store, background: Background, *, shared: bool) -> None:
        self._home = home
        self._store = store
        self._background = background
        self._time = Uptime(store, shared=shared)
        self.now = self._time.now
        """The time that all matches go by, in milliseconds since the epoch."""
        self._ready = asyncio.Event()
        self._opening = asyncio.Semaphore(AT_ONCE)
        self.alarms = Alarms()
        self._stopped: bool | None = None
        """Once all clocks have stopped: whether any was running."""

    # From the start of the server to its end

    async def begin(self) -> None:
        """Look at all matches with a clock, and note that we are there as long as one runs."""
        try:
            with contextlib.suppress(StoreProblem):
                await retry(self._time.begin)
        finally:
            self._ready.set()
        self._time.run()
        self._background.spawn(self._pulse())
        self._background.spawn(self._beat())
        await resume(self._store, self._look)

    async def _look(self, match: str) -> None:
        """Look at a match in the background: if its clock runs, it will be opened in time."""
        if match not in self._home.live:
            found = await self._home.glimpse(match)
            if match not in self._home.live:
                self.watch(found)

    async def _pulse(self) -> None:
        """Ask for the time again and again: it shows that the server runs, however busy the store is."""
        while True:
            await asyncio.sleep(uptime.PULSE)
            self.now()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(uptime.BEAT)
            with contextlib.suppress(RookeryError):
                # That the store is in trouble will be said by whoever has something to keep.
                await self.beat()

    async def beat(self) -> None:
        """Note that the server is there, if a clock runs; one that has slept gives back the time."""
        if await self._time.wake_up():
            for live in list(self._home.live.values()):
                await self.resume(live)
        if self._are_running():
            await self._time.beat()

    def _are_running(self) -> bool:
        return len(self.alarms) > 0 or any(live.timer is not None for live in self._home.live.values())

    def stop(self) -> None:
        """Stop all clocks at this moment."""
        if self._stopped is None:
            self._stopped = self._are_running()
            self._time.stop()
            self.alarms.clear()
            for live in self._home.live.values():
                live.stop_clock()

    async def end(self) -> None:
        """Note when they stopped."""
        self.stop()
        if self._stopped:
            with contextlib.suppress(StoreProblem):
                await self._time.beat()

    # One match

    async def resume(self, live: LiveMatch) -> None:
        """Give back the time that the server was away since the last event; StoreProblem if that cannot be kept."""
        if live.match.deadline is None:
            return
        await self._ready.wait()
        away = self._time.away(live.match.at)
        if away > 0:
            with contextlib.suppress(Refusal):
                # If another server was faster, it has done the same.
                await live.submit(None, Resume(away), guest=None, expected=live.match.seq)

    def go_on(self, live: LiveMatch) -> None:
        """Set the clock of a match as it stands."""
        live.stop_clock()
        if live.match.deadline is not None and self._stopped is None:
            seconds = self._until(live.match.deadline) + A_MOMENT
            live.timer = asyncio.get_running_loop().call_later(seconds, self._ring, live)

    def watch(self, match: Match) -> None:
        """Set an alarm for a match that is not in memory."""
        if match.deadline is not None and self._stopped is None:
            due = match.deadline + self._time.away(match.at)
            self.alarms.set(match.id, self._until(due), lambda: self._background.spawn(self._revive(match.id)))

    def is_due_within(self, live: LiveMatch, seconds: float) -> bool:
        """Whether the clock of a match runs out soon."""
        return live.match.deadline is not None and self._until(live.match.deadline) <= seconds

    def _until(self, due: int) -> float:
        return max(0, due - self._time.now()) / 1000

    async def _revive(self, match: str) -> None:
        """Open a match whose time has come."""
        async with self._opening:
            with contextlib.suppress(Refusal, StoreProblem):
                await retry(lambda: self._home.find(match))

    def _ring(self, live: LiveMatch) -> None:
        live.timer = None
        self._background.spawn(self._tick(live))

    async def _tick(self, live: LiveMatch) -> None:
        await self._home.attempt(live, None, Tick())
        if live.timer is None and live.match.deadline is not None:
            # The store was busy, or our clock a little early.
            await asyncio.sleep(AGAIN)
            if live.timer is None:
                self.go_on(live)
