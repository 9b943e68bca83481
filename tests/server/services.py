"""Halls without a network: what the tests need to look at the server's inside."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rookery.play.events import AnyEvent
from rookery.server.http.security import Security
from rookery.server.matches import uptime
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.live_matches import Matches
from rookery.server.matches.service import Service
from rookery.server.metrics import Metrics
from rookery.server.settings import Settings
from rookery.server.store import Store, open_store
from rookery.wire.match import NewMatch, Opened
from tests.limits import ENDLESS, HANGING
from tests.seeds import join, reveal

KEYS = ["k" * 40]


class Clockwork:
    """The machine's clocks in the hands of a test: they stand still until it says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._day, self._steady = time.time_ns(), time.monotonic_ns()
        monkeypatch.setattr(time, "time_ns", lambda: self._day)
        monkeypatch.setattr(time, "monotonic_ns", lambda: self._steady)
        # Nobody asks for the time while a test lets it pass: that is no server that was stopped.
        monkeypatch.setattr(uptime, "FROZEN", 1000 * ENDLESS)

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass."""
        self._steady += 1_000_000 * milliseconds
        self.set_day(milliseconds)

    def set_day(self, milliseconds: int) -> None:
        """Put the time of day on or back."""
        self._day += 1_000_000 * milliseconds


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    """A store in a folder."""
    store = await open_store(None, folder)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def services(folder: Path, count: int = 1, **settings: Any) -> AsyncIterator[list[Service]]:
    """Lobbies over one store: each stands for a process of its own."""
    chosen = Settings(folder, **({"warm": False, "bot_processes": 1} | settings))
    async with stored(folder) as store:
        several = [Matches(store, chosen, Metrics()) for _ in range(count)]
        try:
            for matches in several:
                matches.begin()
            yield [Service(matches, Security(KEYS)) for matches in several]
        finally:
            for matches in several:
                await matches.close()


async def opened(service: Service, game: str = "penguin-soccer", **fields: Any) -> Opened:
    """A match that Ann has opened."""
    return await service.lobby.open("ann", NewMatch(game=game, **fields))


async def under_way(service: Service, **fields: Any) -> LiveMatch:
    """A match in which Ann and Bob sit."""
    live = await service.matches.find((await opened(service, **fields)).match)
    for seat, guest in enumerate(("ann", "bob")):
        await live.submit(seat, join(guest.title(), seat), guest=guest)
    for seat in live.match.awaited:
        await live.submit(seat, reveal(seat), guest=live.match.seats[seat].guest)
    return live


async def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(HANGING):
        while not holds():
            await asyncio.sleep(0.01)


async def kept(store: Store, name: str, kind: str) -> list[AnyEvent]:
    """The events of a match, once there is one of a kind."""
    async with asyncio.timeout(HANGING):
        while True:
            events = await store.events(name, 0)
            if any(type(event).__name__ == kind for event in events):
                return events
            await asyncio.sleep(0.01)


def count(events: Sequence[AnyEvent], kind: str) -> int:
    """How many events are of a kind."""
    return sum(type(event).__name__ == kind for event in events)
