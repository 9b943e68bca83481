"""How long matches are kept, on both databases."""

import asyncio
from pathlib import Path

import pytest

from rookery.play.events import Ended, Started
from rookery.server.matches import live_matches
from rookery.server.matches.live_match import Listener
from rookery.server.matches.retention import DAY, tidy
from rookery.server.settings import FAMILY, PUBLIC, Retention
from rookery.server.store import Store
from tests.limits import HANGING
from tests.server.services import opened, services, under_way
from tests.server.store.conftest import database, postgresql_server, store
from tests.server.store.databases import match

__all__ = ["database", "postgresql_server", "store"]
pytestmark = pytest.mark.anyio

NOW = 1000 * DAY


async def put(store: Store, name: str, days: float, stage: str) -> None:
    """A match whose last event is some days old."""
    at = NOW - round(days * DAY)
    events = [*match(name).events, Started(seq=2, at=at, position="p")]
    if stage == "over":
        events.append(Ended(seq=3, at=at, reason="goal", winners=(), scores=(), ranks=None, secret="00"))  # noqa: S106
    first = events[0]
    await store.create(match(name, created=first.at, events=tuple(events[: 1 if stage == "open" else None])))


async def names(store: Store) -> set[str]:
    """All that is there."""
    return {row.id for row in await store.recent("host", 100)}


async def test_what_is_old_is_deleted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time since the last event and by how far the match is; page after page; used ones stay."""
    monkeypatch.setattr("rookery.server.matches.retention.PAGE", 2)
    for days in (1, 9, 11, 12, 13, 29, 31):
        for stage in ("playing", "over"):
            await put(store, f"{stage}-{days}", days, stage)
    assert await tidy(store, Retention(None, None, None), NOW, lambda _: False) == 0
    kept = Retention(open=None, abandoned=10, finished=30)
    assert await tidy(store, kept, NOW, lambda name: name == "playing-12") == 5
    assert await names(store) == {
        "playing-1",
        "playing-9",
        "playing-12",
        *(f"over-{days}" for days in (1, 9, 11, 12, 13, 29)),
    }


async def test_a_family_keeps_its_games(store: Store) -> None:
    """By default only tables where nobody came are cleared away; a public server clears away all that is old."""
    for stage in ("open", "playing", "over"):
        await put(store, stage, 900, stage)
    assert await tidy(store, FAMILY, NOW, lambda _: False) == 1
    assert await names(store) == {"playing", "over"}
    assert await tidy(store, PUBLIC, NOW, lambda _: False) == 2
    assert await names(store) == set()


async def test_a_server_tidies_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody looks at is gone, from memory too; what somebody looks at stays."""
    async with services(tmp_path, retention=Retention(open=0, abandoned=0)) as (service,):
        matches = service.matches
        waiting = await matches.find((await opened(service)).match)
        watched, left = await under_way(service), await under_way(service)
        await matches.listen(watched, Listener("ann", 50), 0)
        monkeypatch.setattr(matches, "now", lambda: left.match.at + 1)
        monkeypatch.setattr(live_matches, "TIDY", 0)
        tidying = matches._background.spawn(matches._tidy())
        async with asyncio.timeout(HANGING):
            while await matches.store.load(left.id) or await matches.store.load(waiting.id):
                await asyncio.sleep(0.01)
        tidying.cancel()
        assert set(matches.live) == {watched.id}
        assert await matches.store.load(watched.id)
