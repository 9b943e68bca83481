"""Work in the background: held, cancelled, and its faults logged."""

import asyncio
import contextlib
import gc
from typing import Any

import pytest

from rookery.kernel.errors import RookeryError
from rookery.server import background
from rookery.server.background import Background
from tests.limits import HANGING

pytestmark = pytest.mark.anyio


async def test_work_is_held_until_it_is_done() -> None:
    """Nobody else holds it, and it is done all the same."""
    done: list[int] = []

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.append(1)

    tasks = Background()
    tasks.spawn(work())
    gc.collect()
    async with asyncio.timeout(HANGING):
        while not done:
            await asyncio.sleep(0.01)


async def test_all_of_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would go on for ever is broken off, also where a cancellation gets lost."""
    monkeypatch.setattr(background, "AGAIN", 0.01)

    async def stubborn() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    tasks = Background()
    forever = [tasks.spawn(asyncio.Event().wait()), tasks.spawn(stubborn())]
    await asyncio.sleep(0)
    async with asyncio.timeout(HANGING):
        await tasks.end()
    assert all(task.cancelled() for task in forever)


async def test_faults_are_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault is in the log, and whether it was one of ours."""
    noted: list[dict[str, Any]] = []
    monkeypatch.setattr(background, "note", lambda event, **facts: noted.append({"event": event, **facts}))

    async def fail(problem: Exception) -> None:
        raise problem

    tasks = Background()
    for problem in (ValueError("x"), RookeryError("y")):
        tasks.spawn(fail(problem))
    await asyncio.sleep(0.01)
    await tasks.end()
    assert [(facts["event"], facts["expected"]) for facts in noted] == [("task-failed", False), ("task-failed", True)]
