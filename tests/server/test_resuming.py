"""Matches that go on by themselves, after a restart too."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery import catalog
from rookery.play.commands import Join, Leave, SeatBot
from rookery.play.events import AnyEvent, BotSeated, Clock, Created, Moved, SeatPlan, Started
from rookery.play.refusals import Refusal
from rookery.server import matches as matches_module
from rookery.server import resuming
from rookery.server.bot_pool import BotPool
from rookery.server.live_match import LiveMatch, now
from rookery.server.matches import Matches
from rookery.server.metrics import Metrics
from rookery.server.resuming import Alarms, due, in_play, may_go_on, resume, retry
from rookery.server.security import Security
from rookery.server.service import Service
from rookery.server.settings import Settings
from rookery.server.store import InPlay, Store, StoreProblem, open_store
from tests.limits import HANGING
from tests.server.services import KEYS, opened, services, stored, under_way
from tests.server.store.conftest import postgresql_server, postgresql_url
from tests.server.store.databases import OPENING, match, replaced

__all__ = ["postgresql_server", "postgresql_url"]
pytestmark = pytest.mark.anyio

AGAINST_A_BOT = (SeatPlan("egg"), SeatPlan())


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


def count(events: list[AnyEvent], kind: str) -> int:
    """How many events are of a kind."""
    return sum(type(event).__name__ == kind for event in events)


@pytest.fixture
def first_moves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that make any move, at once."""

    async def at_once(_pool: object, history: Any, level: str, seed: int) -> str:
        position = catalog.game(history.game).read(history.start)
        for move in history.moves:
            position = position.play(move)
        return str(position.moves[0])

    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "choose", at_once)
        yield


async def never(*arguments: Any) -> str:
    """Think for ever."""
    await asyncio.Event().wait()
    return ""


async def interrupted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A match whose server stopped while a bot was thinking."""
    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "choose", never)
        async with services(folder) as (service,):
            name = (await opened(service, seats=AGAINST_A_BOT)).match
            live = await service.matches.find(name)
            await live.submit(1, Join("Bob", "seed"), guest="bob")
            assert live.match.turn == 0
    return name


def put_clock(monkeypatch: pytest.MonkeyPatch, to: int) -> None:
    """Let it be another time of day, in milliseconds since the epoch; from there the clock goes on."""
    real, ahead = time.time_ns, 1_000_000 * to - time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: real() + ahead)


# After a restart


async def test_a_clock_runs_out_though_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match with a clock ends in time after a restart, whether the time came before or after the start."""
    async with services(tmp_path) as (service,):
        late = await under_way(service, clock=Clock(move=1000))
        soon = await under_way(service, clock=Clock(move=2000))
    assert soon.match.deadline
    put_clock(monkeypatch, soon.match.deadline - 300)
    async with services(tmp_path) as (service,):
        for live in (late, soon):
            events = await kept(service.matches.store, live.id, "Ended")
            assert count(events, "TimedOut") == 1
            assert events[-1].at >= (live.match.deadline or 0)


async def test_a_bot_moves_though_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_moves: None
) -> None:
    """A bot that was thinking when the server stopped moves when the next one has started."""
    name = await interrupted(tmp_path, monkeypatch)
    async with services(tmp_path) as (service,):
        assert count(await kept(service.matches.store, name, "Moved"), "Moved") == 1


async def test_what_waits_for_people_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People without a clock, a person to move against a bot, an open match and one that is over stay on disk."""
    async with services(tmp_path) as (service,):
        await under_way(service)
        await opened(service)
        against = await service.matches.find((await opened(service, seats=AGAINST_A_BOT[::-1])).match)
        await against.submit(0, Join("Ann", "seed"), guest="ann")
        over = await under_way(service, clock=Clock(move=0.01))
        await kept(service.matches.store, over.id, "Ended")
    looked: list[str] = []
    real = matches_module.Matches._look

    async def look(matches: matches_module.Matches, name: str) -> None:
        await real(matches, name)
        looked.append(name)

    monkeypatch.setattr(matches_module.Matches, "_look", look)
    async with services(tmp_path) as (service,):
        await eventually(lambda: len(looked) == 2)
        await asyncio.sleep(0.05)
        assert against.id in looked
        assert not any(name in service.matches._alarms for name in looked)
        assert not service.matches.live


async def test_several_servers_go_on_with_one_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_moves: None
) -> None:
    """Servers that share a database all go on with what they find, and everything happens once."""
    name = await interrupted(tmp_path, monkeypatch)
    monkeypatch.setattr(matches_module, "OTHERS_FIRST", 0.2)
    async with services(tmp_path, 3, database="shared") as all_of_them:
        store = all_of_them[0].matches.store
        events = await kept(store, name, "Moved")
        assert events[-1].at >= events[-2].at + 200
        await eventually(lambda: all(name in service.matches.live for service in all_of_them))
        await asyncio.sleep(0.1)
        assert count(await store.events(name, 0), "Moved") == 1


async def test_servers_go_on_over_postgresql(tmp_path: Path, postgresql_url: str) -> None:
    """The same over a real shared database: a clock runs out once, however many servers find it."""
    settings = Settings(tmp_path, postgresql_url, warm=False, bot_processes=1)

    @asynccontextmanager
    async def server() -> AsyncIterator[Matches]:
        store = await open_store(postgresql_url, tmp_path)
        matches = Matches(store, settings, Metrics())
        matches.begin()
        try:
            yield matches
        finally:
            await matches.close()
            await store.close()

    async with server() as matches:
        live = await under_way(Service(matches, Security(KEYS)), clock=Clock(move=0.3))
    async with server() as matches, server():
        events = await kept(matches.store, live.id, "Ended")
        assert count(events, "TimedOut") == 1
        await asyncio.sleep(0.1)
        assert await matches.store.events(live.id, 0) == events


async def test_one_that_cannot_be_opened_is_noted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_moves: None
) -> None:
    """Broken matches are logged once each, and all others go on."""
    name = await interrupted(tmp_path, monkeypatch)
    async with stored(tmp_path) as store:
        sound = await store.load(name)
        assert sound is not None
        created, *rest = sound.events
        strange = {
            "other-version": (replaced(created, match="other-version", version=99), *rest),
            "other-game": (replaced(created, match="other-game", game="humbug"), *rest),
            "no-start": (replaced(created, match="no-start"), Started(seq=2, at=1, position="humbug")),
            "no-opening": (replaced(rest[0], seq=1), replaced(rest[1], seq=2)),
        }
        for id_, events in strange.items():
            await store.create(replace(sound, id=id_, created=sound.created + 1, events=events))
    noted: list[dict[str, Any]] = []
    monkeypatch.setattr(matches_module, "note", lambda event, **facts: noted.append({"event": event, **facts}))
    async with services(tmp_path) as (service,):
        await kept(service.matches.store, name, "Moved")
        codes = {id_: "broken-log" if id_.startswith("no-") else "other-rules" for id_ in strange}
        assert {facts["match"]: facts["code"] for facts in noted} == codes
        for id_, code in codes.items():
            with pytest.raises(Refusal) as refusal:
                await service.matches.find(id_)
            assert refusal.value.code == code
        assert len(noted) == len(strange)


# While it runs


async def test_a_long_clock_needs_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match whose clock runs for long leaves the memory, and is back when the clock runs out."""
    async with services(tmp_path, idle=0.1) as (service,):
        matches = service.matches
        live = await under_way(service, clock=Clock(move=1000))
        await eventually(lambda: live.id not in matches.live)
        assert live.id in matches._alarms
        assert live.match.deadline
        put_clock(monkeypatch, live.match.deadline)
        matches._alarms.set(live.id, live.match.deadline)
        await kept(matches.store, live.id, "TimedOut")
        assert not live.match.ended


async def test_somebody_asks_before_the_alarm(tmp_path: Path) -> None:
    """A match that is opened again has a clock of its own, and no alarm."""
    async with services(tmp_path, idle=0.1) as (service,):
        live = await under_way(service, clock=Clock(move=100))
        await eventually(lambda: live.id in service.matches._alarms)
        again = await service.matches.find(live.id)
        assert live.id not in service.matches._alarms
        assert again.timer is not None


async def test_a_bot_that_was_forgotten_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first_moves: None
) -> None:
    """If a bot's work breaks off, the match stays in memory, and somebody looks after it."""
    tried: list[LiveMatch] = []
    real = matches_module.Matches._bot

    async def once_broken(matches: matches_module.Matches, live: LiveMatch, position: Any, delay: float) -> None:
        tried.append(live)
        if len(tried) > 1:
            await real(matches, live, position, delay)

    monkeypatch.setattr(matches_module.Matches, "_bot", once_broken)
    async with services(tmp_path, idle=0.05) as (service,):
        keys = await opened(service, seats=(SeatPlan("egg"), SeatPlan("egg")), options={"ply_cap": "1"})
        await kept(service.matches.store, keys.match, "Ended")
        assert len(tried) == 2


async def test_the_time_of_a_match(tmp_path: Path) -> None:
    """A bot is due at once, or when others have had their time; a clock when it runs out; people are never due."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=100))
        assert due(live.match) == due(live.match, 15) == live.match.deadline
        untimed = await under_way(service)
        assert due(untimed.match) is None
        # The bot shall not move meanwhile.
        service.matches.stopping = True
        await untimed.submit(0, Leave(), guest="ann")
        await untimed.submit(1, SeatBot(0, "egg"), guest="bob")
        assert due(untimed.match) == untimed.match.at
        assert due(untimed.match, 15) == untimed.match.at + 15_000


def test_what_may_go_on_by_itself() -> None:
    """Without a clock, a planned bot and one that was seated later, only people go on; no rules are needed to see."""
    people = replaced(OPENING, clock=Clock(), seats=(SeatPlan(), SeatPlan()))
    move = Moved(seq=2, at=2, seat=0, move="b2-c3")
    assert isinstance(people, Created)
    assert not may_go_on((people, move))
    assert may_go_on((people, move, BotSeated(seq=3, at=3, seat=0, level="egg")))
    assert may_go_on((replaced(people, clock=Clock(move=1)),))
    assert may_go_on((replaced(people, clock=Clock(game=1)),))
    assert may_go_on((replaced(people, seats=(SeatPlan(), SeatPlan("egg"))),))
    assert may_go_on((move,)), "what is strange is for the fold to refuse"


# The store


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
        found = [name async for name in in_play(pages, 2)]
        assert found == [f"match {number}" for number in range(total, 0, -1)]


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
    alarms = Alarms(rung.append)
    alarms.set("late", now() - 1000)
    alarms.set("moved", now() - 1000)
    alarms.set("moved", now() + 60_000)
    alarms.set("cancelled", now())
    alarms.cancel("cancelled")
    alarms.cancel("unknown")
    await asyncio.sleep(0.05)
    assert rung == ["late"]
    assert "moved" in alarms
    assert "late" not in alarms
    alarms.set("cleared", now())
    alarms.clear()
    await asyncio.sleep(0.05)
    assert rung == ["late"]
    assert "moved" not in alarms
