"""A client's patience, measured in tries instead of seconds."""

import asyncio

import pytest

from rookery.client.retry import Patience

TRIES = 3


@pytest.fixture
def three_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience for a number of tries, however long they take."""

    async def pause(patience: Patience, at_least: float = 0.0) -> bool:
        patience._tries += 1
        await asyncio.sleep(0)
        return patience._tries < TRIES

    monkeypatch.setattr(Patience, "pause", pause)
