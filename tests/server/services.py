"""Halls without a network: what the tests need to look at the server's inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rookery.play.commands import Join
from rookery.server.live_match import LiveMatch
from rookery.server.matches import Matches
from rookery.server.metrics import Metrics
from rookery.server.security import Security
from rookery.server.service import Service
from rookery.server.settings import Settings
from rookery.server.store import Store, open_store
from rookery.wire.match import NewMatch, Opened

KEYS = ["k" * 40]


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
        await live.submit(seat, Join(guest.title(), f"seed-{seat}"), guest=guest)
    return live
