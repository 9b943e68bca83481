"""The time that a server goes by, and when no server was there: clocks of matches run only while one is.

The time begins with the time of day and then runs steadily: whoever sets the machine's clock takes no time from any
player. It never goes back, not even from one server to the next. While the server itself is stopped, as a container or
a virtual machine may be, its time stands still, though the machine's steady clock does not.

A server whose clocks run notes now and then that it is there, in the store. The next one finds in these notes for how
long there was none. What a player thought between the last note and a crash is forgiven too.
"""

import secrets
import time
from collections.abc import Callable, Iterable

from rookery.server.store import Run, Store

BEAT = 2.0
"""Seconds between two notes."""
PULSE = 1.0
"""Seconds within which somebody asks for the time, at least, while the server runs."""
FROZEN = 3_000
"""Milliseconds: if nobody has asked for so long, the server was stopped, or too busy to serve anybody."""
STEP = 5_000
"""Milliseconds: if the time of day is so far ahead of ours, the machine was asleep, or its clock was set."""


class Uptime:
    """The time of one server."""

    def __init__(
        self,
        store: Store,
        *,
        shared: bool = False,
        time_of_day: Callable[[], int] | None = None,
        steady: Callable[[], int] | None = None,
    ) -> None:
        """Measure time by two clocks, in nanoseconds; a shared store may have other servers that are there."""
        self._store = store
        self._time_of_day = time_of_day or time.time_ns
        self._steady = steady or time.monotonic_ns
        self._ahead = self._time_of_day() - self._steady()
        # Others may be between two notes: that is no outage.
        self._unnoticed = round(2000 * BEAT) if shared else 0
        self._outages: list[tuple[int, int]] = []
        self._asked: int | None = None
        """When somebody last asked for the time, by the steady clock, once that is done regularly."""
        self._behind = False
        """Whether our time has stood still since it last followed the day."""
        self._run = self._new_run()
        self._stopped: int | None = None

    def now(self) -> int:
        """Milliseconds since the epoch."""
        steady = self._steady()
        if self._asked is not None:
            missed = steady - self._asked
            if missed > FROZEN * 1_000_000:
                self._ahead -= missed
                self._behind = True
            self._asked = steady
        return (steady + self._ahead) // 1_000_000

    def run(self) -> None:
        """From now on somebody asks for the time at each pulse, as long as the server runs."""
        self._asked = self._steady()

    async def begin(self) -> None:
        """Find out when there was no server."""
        runs = await self._store.runs()
        last = max((run.seen for run in runs), default=0)
        self._ahead += max(0, last - self.now()) * 1_000_000
        self._run = self._new_run()
        gaps = _gaps(runs, self._run.began)
        self._outages = [(gone, back) for gone, back in gaps if back - gone > self._unnoticed]

    async def beat(self) -> None:
        """Note that this server is there, or was there until it stopped."""
        self._run = self._run._replace(seen=self.now() if self._stopped is None else self._stopped)
        await self._store.beat(self._run)

    def stop(self) -> None:
        """Be there no longer."""
        self._stopped = self.now()

    async def wake_up(self) -> bool:
        """Whether machine or server were asleep, or the clock was set ahead: that is an outage, and ours follows."""
        now, day = self.now(), self._time_of_day() // 1_000_000
        least, self._behind = 0 if self._behind else STEP, False
        if day - now <= least:
            return False
        await self.beat()
        self._outages.append((now, day))
        self._ahead += (day - now) * 1_000_000
        self._run = self._new_run()
        return True

    def away(self, since: int) -> int:
        """For how many milliseconds after a moment there was no server."""
        return sum(max(0, back - max(gone, since)) for gone, back in self._outages)

    def _new_run(self) -> Run:
        now = self.now()
        return Run(secrets.token_hex(6), now, now)


def _gaps(runs: Iterable[Run], until: int) -> Iterable[tuple[int, int]]:
    """When none of these servers was there, up to a moment."""
    seen = 0
    for run in sorted(runs, key=lambda run: run.began):
        if run.began > seen:
            yield seen, run.began
        seen = max(seen, run.seen)
    if until > seen:
        yield seen, until
