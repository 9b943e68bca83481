"""The clocks of matches: they ring though nobody asks, and cost nobody anything while there is no server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery.play.commands import Join, Move, Tick
from rookery.play.events import Clock, Resumed, SeatPlan, Started
from rookery.play.refusals import Refusal
from rookery.server.http.security import Security
from rookery.server.matches import live_matches, uptime
from rookery.server.matches.clocks import MatchClocks
from rookery.server.matches.live_match import LiveMatch
from rookery.server.matches.live_matches import Matches
from rookery.server.matches.service import Service
from rookery.server.matches.uptime import STEP
from rookery.server.metrics import Metrics
from rookery.server.settings import Settings
from rookery.server.store import open_store
from tests.server.services import KEYS, Clockwork, count, eventually, kept, opened, services, stored, under_way
from tests.server.store.conftest import postgresql_server, postgresql_url
from tests.server.store.databases import replaced

__all__ = ["postgresql_server", "postgresql_url"]
pytestmark = pytest.mark.anyio

HOUR = 3_600_000


@pytest.fixture
def clockwork(monkeypatch: pytest.MonkeyPatch) -> Clockwork:
    """Clocks that stand still."""
    return Clockwork(monkeypatch)


def left(service: Service, live: LiveMatch) -> int:
    """How many milliseconds the seat to move has."""
    return (live.match.deadline or 0) - service.matches.now()


# The server goes away


async def test_an_outage_costs_nobody_time(tmp_path: Path, clockwork: Clockwork) -> None:
    """A player has as much time as before the server stopped, and the log says why."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=30))
        clockwork.pass_by(5_000)
        assert left(service, live) == 25_000
    clockwork.pass_by(HOUR)
    async with services(tmp_path) as (service,):
        again = await service.matches.find(live.id)
        assert left(service, again) == 25_000
        assert again.match.events[-1] == Resumed(seq=live.match.seq + 1, at=service.matches.now(), away=HOUR)
        clockwork.pass_by(10_000)
        await again.submit(0, Move(moves(again)[0]), guest="ann")
        assert again.match.plies[-1].took == 15_000
    clockwork.pass_by(HOUR)
    async with services(tmp_path) as (service,):
        assert left(service, await service.matches.find(live.id)) == 30_000


async def test_a_crash_costs_nobody_time(tmp_path: Path, clockwork: Clockwork, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was thought since the server was last seen is forgiven."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(game=30))
        clockwork.pass_by(5_000)
        await service.matches.clocks.beat()
        clockwork.pass_by(2_000)

        async def too_late(_: object) -> None:
            """Nobody is there to note anything."""

        monkeypatch.setattr(service.matches.store, "beat", too_late)
    clockwork.pass_by(10_000)
    async with services(tmp_path) as (service,):
        again = await service.matches.find(live.id)
        assert left(service, again) == 25_000
        assert again.match.times.banks == [30_000, 30_000]


async def test_a_stopped_server_costs_nobody_time(
    tmp_path: Path, clockwork: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock that rings first when it goes on, as if time were up, changes nothing; the log says why."""
    monkeypatch.setattr(uptime, "FROZEN", HOUR - 1)
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=30))
        await service.matches.clocks._ready.wait()
        clockwork.pass_by(HOUR)
        await service.matches.attempt(live, None, Tick())
        assert not live.match.ended
        await service.matches.clocks.beat()
        assert live.match.events[-1] == Resumed(seq=live.match.seq, at=service.matches.now(), away=HOUR)
        assert left(service, live) == 30_000


async def test_several_outages_before_anybody_comes(tmp_path: Path, clockwork: Clockwork) -> None:
    """Each of them counts, though the match was not opened in between."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=1000))
    for _ in range(3):
        clockwork.pass_by(HOUR)
        async with services(tmp_path) as (service,):
            await eventually(lambda: live.id in service.matches.clocks.alarms)
            clockwork.pass_by(1_000)
    async with services(tmp_path) as (service,):
        assert left(service, await service.matches.find(live.id)) == 997_000


async def test_several_servers_give_the_time_back_once(tmp_path: Path, clockwork: Clockwork) -> None:
    """Whoever opens the match first does it, and the others find it done."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=30))
    clockwork.pass_by(HOUR)
    async with services(tmp_path, 3, database="shared") as all_of_them:
        found = await asyncio.gather(*(service.matches.find(live.id) for service in all_of_them))
        await eventually(lambda: all(each.match.seq == found[0].match.seq for each in found))
        assert count(await all_of_them[0].matches.store.events(live.id, 0), "Resumed") == 1
        assert {left(all_of_them[0], each) for each in found} == {30_000}


async def test_where_no_clock_runs_nothing_is_noted(tmp_path: Path, clockwork: Clockwork) -> None:
    """Neither in the match nor by the server."""
    async with services(tmp_path) as (service,):
        live = await under_way(service)
        await service.matches.clocks.beat()
    clockwork.pass_by(HOUR)
    async with services(tmp_path) as (service,):
        again = await service.matches.find(live.id)
        assert again.match.events == live.match.events
        assert await service.matches.store.runs() == []


# The clock of the machine


async def test_the_clock_of_the_machine_is_set(tmp_path: Path, clockwork: Clockwork) -> None:
    """Ahead or back, it costs no player any time, and the times of a log never go back."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=30))
        clockwork.pass_by(1_000)
        for step in (-HOUR, HOUR + STEP):
            clockwork.set_day(step)
            assert left(service, live) == 29_000
        clockwork.set_day(-HOUR)
        clockwork.pass_by(1_000)
        await live.submit(0, Move(moves(live)[0]), guest="ann")
        assert live.match.plies[-1].took == 2_000
        assert live.match.events[-1].at == live.match.events[-2].at + 2_000
    async with services(tmp_path) as (service,):
        assert left(service, await service.matches.find(live.id)) == 30_000


async def test_the_machine_has_slept(tmp_path: Path, clockwork: Clockwork) -> None:
    """The log goes on at the right time of day, and nobody has lost any."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=30))
        clockwork.pass_by(1_000)
        before = service.matches.now()
        clockwork.set_day(HOUR)
        await service.matches.clocks.beat()
        assert service.matches.now() == before + HOUR
        assert left(service, live) == 29_000
        assert isinstance(live.match.events[-1], Resumed)


# Clocks ring


async def test_a_clock_runs_out_though_nobody_asks(tmp_path: Path, clockwork: Clockwork) -> None:
    """A match with a clock ends in time after a restart."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=1000))
    clockwork.pass_by(HOUR)
    async with services(tmp_path) as (service,):
        matches = service.matches
        await eventually(lambda: live.id in matches.clocks.alarms)
        clockwork.pass_by(400_000)
        matches.clocks.watch(live.match)
        await asyncio.sleep(0.05)
        assert live.id not in matches.live
        clockwork.pass_by(600_000)
        matches.clocks.watch(live.match)
        events = await kept(matches.store, live.id, "Ended")
        assert count(events, "TimedOut") == 1
        assert count(events, "Resumed") == 1


async def test_what_waits_for_people_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart, people without a clock, open matches, bots and what is over stay on disk; clocks get alarms."""
    async with services(tmp_path) as (service,):
        timed = await under_way(service, clock=Clock(move=1000))
        await under_way(service)
        await opened(service)
        await opened(service, seats=(SeatPlan("egg"), SeatPlan("egg")))
        over = await under_way(service, clock=Clock(move=0.01))
        await kept(service.matches.store, over.id, "Ended")
    looked: list[str] = []
    real = MatchClocks._look

    async def look(clocks: MatchClocks, name: str) -> None:
        await real(clocks, name)
        looked.append(name)

    monkeypatch.setattr(MatchClocks, "_look", look)
    async with services(tmp_path) as (service,):
        await eventually(lambda: timed.id in service.matches.clocks.alarms)
        await asyncio.sleep(0.05)
        assert looked == [timed.id]
        assert not service.matches.live


async def test_many_clocks_do_not_ring_at_once(tmp_path: Path, clockwork: Clockwork) -> None:
    """When a thousand run out in the same moment, they are opened a few at a time."""
    async with services(tmp_path) as (service,):
        several = [await under_way(service, clock=Clock(move=10)) for _ in range(12)]
    async with services(tmp_path) as (service,):
        matches = service.matches
        await eventually(lambda: len(matches.clocks.alarms) == 12)
        clockwork.pass_by(10_000)
        at_once: list[int] = []
        real = matches._open

        async def watched(match: str) -> LiveMatch:
            at_once.append(len(matches._opening))
            return await real(match)

        matches._open = watched  # type: ignore[method-assign]
        for live in several:
            matches.clocks.watch(live.match)
        for live in several:
            await kept(matches.store, live.id, "Ended")
        assert len(at_once) == 12
        assert max(at_once) <= 2


async def test_servers_go_on_over_postgresql(tmp_path: Path, postgresql_url: str) -> None:
    """Over a real shared database a clock runs out once, however many servers find it."""
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


async def test_one_that_cannot_be_opened_is_noted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken matches are logged once each, and all others go on."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=1000))
    async with stored(tmp_path) as store:
        sound = await store.load(live.id)
        assert sound is not None
        created, *rest = sound.events
        strange = {
            "other-version": (replaced(created, match="other-version", version=99), *rest),
            "other-game": (replaced(created, match="other-game", game="humbug"), *rest),
            "no-start": (replaced(created, match="no-start"), Started(seq=2, at=1, position="humbug")),
            "no-opening": (replaced(rest[0], seq=1), replaced(rest[-1], seq=2)),
        }
        for id_, events in strange.items():
            await store.create(replace(sound, id=id_, created=sound.created + 1, events=events))
    noted: list[dict[str, Any]] = []
    monkeypatch.setattr(live_matches, "note", lambda event, **facts: noted.append({"event": event, **facts}))
    async with services(tmp_path) as (service,):
        await eventually(lambda: live.id in service.matches.clocks.alarms)
        codes = {id_: "broken-log" if id_.startswith("no-") else "other-rules" for id_ in strange}
        assert {facts["match"]: facts["code"] for facts in noted} == codes
        for id_, code in codes.items():
            with pytest.raises(Refusal) as refusal:
                await service.matches.find(id_)
            assert refusal.value.code == code
        assert len(noted) == len(strange)


# While it runs


async def test_a_long_clock_needs_no_memory(tmp_path: Path, clockwork: Clockwork) -> None:
    """A match whose clock runs for long leaves the memory, and is back when the clock runs out."""
    async with services(tmp_path) as (service,):
        matches = service.matches
        live = await under_way(service, clock=Clock(move=1000))
        leave_alone(service, live)
        assert live.id not in matches.live
        assert live.id in matches.clocks.alarms
        clockwork.pass_by(1_000_000)
        matches.clocks.watch(live.match)
        await kept(matches.store, live.id, "TimedOut")
        assert not live.match.ended


async def test_somebody_asks_before_the_alarm(tmp_path: Path) -> None:
    """A match that is opened again has a clock of its own, and no alarm."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=1000))
        leave_alone(service, live)
        assert live.id in service.matches.clocks.alarms
        again = await service.matches.find(live.id)
        assert live.id not in service.matches.clocks.alarms
        assert again.timer is not None


async def test_all_clocks_stop_with_the_server(tmp_path: Path) -> None:
    """From the first moment of its end on no clock rings and none is set."""
    async with services(tmp_path) as (service,):
        live = await under_way(service, clock=Clock(move=1000))
        assert is_set(live)
        service.matches.farewell()
        assert not is_set(live)
        service.matches.clocks.go_on(live)
        service.matches.clocks.watch(live.match)
        assert not is_set(live)
        assert len(service.matches.clocks.alarms) == 0


async def test_a_person_who_joins_late(tmp_path: Path) -> None:
    """A clock starts when the match does, and not before."""
    async with services(tmp_path) as (service,):
        live = await service.matches.find((await opened(service, clock=Clock(move=1000))).match)
        await live.submit(0, Join("Ann", "seed"), guest="ann")
        assert not is_set(live)
        await live.submit(1, Join("Bob", "seed"), guest="bob")
        assert is_set(live)


def leave_alone(service: Service, live: LiveMatch) -> None:
    """Nobody looks at a match for as long as it takes to be forgotten."""
    live.used -= 2 * service.matches.settings.idle
    service.matches._look_after(live)


def is_set(live: LiveMatch) -> bool:
    """Whether a clock will ring."""
    return live.timer is not None


def moves(live: LiveMatch) -> tuple[str, ...]:
    """The legal moves of a match."""
    assert live.match.position is not None
    return live.match.position.moves
