"""Halls without a network: what the tests need to look at the server's inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from rookery.play.commands import Join
from rookery.play.wire import NewMatch, Opened
from rookery.server.live_match import LiveMatch
from rookery.server.lobby import Lobby
from rookery.server.matches import Matches
from rookery.server.metrics import Metrics
from rookery.server.security import Security
from rookery.server.settings import Settings
from rookery.server.store import Store, open_store

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
async def lobbies(folder: Path, count: int = 1, **settings: Any) -> AsyncIterator[list[Lobby]]:
    """Lobbies over one store: each stands for a process of its own."""
    chosen = Settings(folder, **({"warm": False, "thinkers": 1} | settings))
    async with stored(folder) as store:
        several = [Matches(store, chosen, Metrics()) for _ in range(count)]
        try:
            for matches in several:
                matches.begin()
            yield [Lobby(matches, Security(KEYS)) for matches in several]
        finally:
            for matches in several:
                await matches.close()


async def opened(lobby: Lobby, game: str = "penguin-soccer", **wishes: Any) -> Opened:
    """A match that Ann has opened."""
    return await lobby.open("ann", NewMatch(game=game, **wishes))


async def under_way(lobby: Lobby, **wishes: Any) -> LiveMatch:
    """A match in which Ann and Bob sit."""
    table = await lobby.matches.table((await opened(lobby, **wishes)).match)
    for seat, guest in enumerate(("ann", "bob")):
        await table.submit(seat, Join(guest.title(), f"seed-{seat}"), guest=guest)
    return table
