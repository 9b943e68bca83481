"""Pauses between tries."""

import asyncio
from types import SimpleNamespace

import pytest

from rookery.client import retry
from rookery.client.retry import Patience


def _pauses(monkeypatch: pytest.MonkeyPatch, count: int, at_least: float = 0.0) -> list[float]:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def pause() -> None:
        waiting = Patience(1000)
        for _ in range(count):
            assert await waiting.pause(at_least)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(pause())
    return slept


def test_pauses_grow_up_to_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is between half and all of what doubles from try to try."""
    for number, seconds in enumerate(_pauses(monkeypatch, 12)):
        most = min(retry.LONGEST, retry.FIRST * 2**number)
        assert most / 2 <= seconds <= most


def test_pauses_differ_from_client_to_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not all come back at once."""
    assert len(set(_pauses(monkeypatch, 40)[8:])) > 20


def test_a_server_may_ask_for_a_longer_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets it."""
    assert _pauses(monkeypatch, 2, at_least=7.0) == [7.0, 7.0]


def test_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause that would last longer than is left is not made."""
    now = 1000.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def wait() -> None:
        waiting = Patience(20)
        assert not await waiting.pause(at_least=21)
        while await waiting.pause():
            pass
        assert 1000 + 20 - retry.LONGEST < now < 1020
        waiting.refresh()
        waiting.settle()
        assert await waiting.pause()

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", sleep)
        patch.setattr(retry, "time", SimpleNamespace(monotonic=lambda: now))
        asyncio.run(wait())
