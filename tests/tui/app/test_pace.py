"""Waiting, and being tired of it."""

import asyncio

from rookery.tui.app.pace import Clock
from tests.limits import ENDLESS


def test_a_wait_can_be_skipped() -> None:
    """It says whether the whole time is over."""

    async def wait() -> None:
        clock = Clock()
        assert await clock.wait(0)
        waiting = asyncio.create_task(clock.wait(ENDLESS))
        await asyncio.sleep(0)
        clock.skip()
        assert not await waiting

    asyncio.run(wait())
