"""The attacks of benchmarks/attackers.py: heavy ones get as far as the work that they want to be done."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

import pytest
from benchmarks import attackers

from tests.limits import HANGING
from tests.server.visitors import House

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def attacked(house: House, name: str) -> AsyncIterator[None]:
    """A server under attack, until that is over."""
    attacking = asyncio.create_task(attackers.attack(name, house.url, HANGING))
    try:
        yield
    finally:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)


async def once(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(HANGING):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("name", "path"), [("pictures", "/api/games/penguin-game/picture.svg"), ("replays", "/api/replay")]
)
async def test_heavy_work_is_done(
    house: House, name: str, path: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is refused at the door would measure nothing."""
    # Interpreted rules take their time.
    monkeypatch.setattr(attackers, "TURNS", 5)

    def statuses() -> list[int]:
        told = [getattr(record, "facts", {}) for record in caplog.records]
        return [facts["status"] for facts in told if facts.get("path") == path]

    with caplog.at_level(logging.INFO, "rookery.server"):
        async with attacked(house, name):
            await once(lambda: 200 in statuses())
    assert 400 not in statuses()


async def test_bots_think(house: House) -> None:
    """Their matches are looked at, or nobody would think there."""
    watching = await house.visitor()
    async with attacked(house, "matches-of-bots"), asyncio.timeout(HANGING):
        while "rookery_thoughts_waiting 0.0" in (await watching.client.get("/metrics")).text:
            await asyncio.sleep(0.01)
