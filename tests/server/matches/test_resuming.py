"""After a start: which matches are looked at, a store in trouble, and alarms."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rookery.play.refusals import Refusal
from rookery.server.matches import resuming
from rookery.server.matches.resuming import Alarms, resume, retry, with_clocks
from rookery.server.store import InPlay, StoreProblem
from tests.limits import ENDLESS
from tests.server.services import stored
from tests.server.store.databases import match

pytestmark = pytest.mark.anyio


class Pages:
    """A store that only lists matches in play, and fails now and then."""

    def __init__(self, count: int, *failures: int) -> None:
        self._all = [InPlay(created, f"match {created}") for created in range(count, 0, -1)]
        self._failures = failures
        self.asked = 0

    async def in_play(self, limit: int, after: InPlay | None = None) -> list[InPlay]:
        """A page."""
        self.asked += 1
        if self.asked in self._failures:
            raise StoreProblem("database-slow", "no answer")
        following = [each for each in self._all if after is None or each < after]
        return following[:limit]


async def test_every_match_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages follow each other, whether the last one is full or not, and a store in trouble is asked again."""
    monkeypatch.setattr(resuming, "AGAIN", 0.001)
    for total in (0, 3, 4, 5):
        pages: Any = Pages(total, 1, 3)
        found = [name async for name in with_clocks(pages, 2)]
        assert found == [f"match {number}" for number in range(total, 0, -1)]


async def test_what_waits_for_people_is_passed_over() -> None:
    """Matches without a clock are not even looked at, however many there are."""
    pages: Any = Pages(5)
    pages._all = [each._replace(timed=each.created % 2 == 0) for each in pages._all]
    assert [name async for name in with_clocks(pages, 2)] == ["match 4", "match 2"]


async def test_one_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal, a fault and a store in trouble concern one match; a store that is closed is the end."""
    monkeypatch.setattr(resuming, "AGAIN", 0.001)
    looked: list[str] = []

    async def look(name: str) -> None:
        looked.append(name)
        if name == "match 5":
            raise Refusal("other-rules", "of another version")
        if name == "match 4":
            raise RuntimeError
        if name == "match 3" and looked.count(name) == 1:
            raise StoreProblem("database-slow", "no answer")
        if name == "match 2":
            raise StoreProblem("database-closed", "the end")

    pages: Any = Pages(5)
    await resume(pages, look)
    assert looked == ["match 5", "match 4", "match 3", "match 3", "match 2"]


async def test_patience_has_an_end_when_the_store_has(tmp_path: Path) -> None:
    """A closed store refuses every call."""
    async with stored(tmp_path) as store:
        await store.create(match())
        assert await retry(lambda: store.load("m")) == match()
        await store.close()
        with pytest.raises(StoreProblem):
            await retry(lambda: store.load("m"))


async def test_alarms() -> None:
    """An alarm rings once, at the time that was set last, unless it is cancelled."""
    rung: list[str] = []
    alarms = Alarms()

    def bell(name: str) -> Callable[[], None]:
        return lambda: rung.append(name)

    alarms.set("late", 0, bell("late"))
    alarms.set("moved", 0, bell("moved"))
    alarms.set("moved", ENDLESS, bell("moved"))
    alarms.set("cancelled", 0, bell("cancelled"))
    alarms.cancel("cancelled")
    alarms.cancel("unknown")
    assert len(alarms) == 2
    await asyncio.sleep(0.05)
    assert rung == ["late"]
    assert "moved" in alarms
    assert "late" not in alarms
    alarms.set("cleared", 0, bell("cleared"))
    alarms.clear()
    await asyncio.sleep(0.05)
    assert rung == ["late"]
    assert "moved" not in alarms
