"""The live matches: opened on demand, absence, what leaves the memory, and what is new elsewhere."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rookery.play.commands import Leave, Move, Say
from rookery.play.events import Moved
from rookery.play.match import BrokenLog
from rookery.play.refusals import Refusal
from rookery.server.http.problems import refusal_of
from rookery.server.matches import live_matches, resuming
from rookery.server.matches.live_match import Listener, LiveMatch
from rookery.server.matches.live_matches import Matches
from rookery.server.store import Poke, StoredMatch, StoreProblem, Told
from tests.limits import HANGING
from tests.server.services import opened, services, under_way

pytestmark = pytest.mark.anyio


async def until(live: LiveMatch, kind: str) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(HANGING):
        while not any(type(event).__name__ == kind for event in live.match.events):
            await asyncio.sleep(0.01)


async def test_a_table_is_opened_once_however_many_ask(tmp_path: Path) -> None:
    """Those who ask at the same time get the same live match; nobody gets one for a match that is not there."""
    async with services(tmp_path, 2) as (one, two):
        match = (await opened(one)).match
        found = await asyncio.gather(*(two.matches.find(match) for _ in range(5)))
        assert len({id(live) for live in found}) == 1
        for nobody in ("nobody", "", "x" * 1000, "é"):
            with pytest.raises(Refusal) as refusal:
                await one.matches.find(nobody)
            assert refusal.value.code == "unknown-match"


async def test_who_is_away_for_long_is_absent_and_comes_back(tmp_path: Path) -> None:
    """Without a line for a while a person counts as absent; with a line again they are back."""
    async with services(tmp_path, absence=0.1) as (service,):
        live = await under_way(service)
        listener = Listener("bob", 50)
        await service.matches.listen(live, listener, 0)
        assert service.matches.listening == 1
        service.matches.forget(live, listener)
        async with asyncio.timeout(HANGING):
            while live.match.seats[1].present:
                await asyncio.sleep(0.01)
            await until(live, "Left")
            await service.matches.listen(live, Listener("bob", 50), 0)
            while not live.match.seats[1].present:
                await asyncio.sleep(0.01)


async def test_idle_tables_leave_the_memory(tmp_path: Path) -> None:
    """A match that nobody looks at is dropped, and is there again when somebody asks."""
    async with services(tmp_path, idle=0.05) as (service,):
        live = await under_way(service)
        await live.submit(0, Leave(), guest="ann")
        async with asyncio.timeout(HANGING):
            while service.matches.live:
                await asyncio.sleep(0.01)
        again = await service.matches.find(live.id)
        assert again is not live
        assert again.match.events == live.match.events
        await again.submit(1, Say("hello"), guest="bob")


async def test_a_hall_that_stops_hangs_up(tmp_path: Path) -> None:
    """Everybody learns why, and no new connection is accepted."""
    async with services(tmp_path) as (service,):
        matches: Matches = service.matches
        live = await under_way(service)
        listener = Listener("ann", 50)
        await matches.listen(live, listener, 0)
        matches.farewell()
        assert listener.goodbye is not None
        assert listener.goodbye.code == "stopping"
        with pytest.raises(Refusal) as refusal:
            await matches.find(live.id)
        assert refusal.value.code == "stopping"


# What is new elsewhere


async def test_a_line_that_was_lost_is_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened while the store could not be heard is fetched when it can be heard again."""
    monkeypatch.setattr(live_matches, "AGAIN", 0.3)
    lost, listening = asyncio.Event(), asyncio.Event()
    async with services(tmp_path) as (elsewhere,):
        real = elsewhere.matches.store.pokes
        asked = 0

        @asynccontextmanager
        async def dies_once() -> AsyncIterator[AsyncIterator[Poke | Told]]:
            nonlocal asked
            asked += 1
            # The other process began first: it asks first, and goes on listening.
            if asked == 2:
                listening.set()
                await lost.wait()
                raise StoreProblem("database-unreachable", "gone")
            async with real() as pokes:
                yield pokes

        monkeypatch.setattr(elsewhere.matches.store, "pokes", dies_once)
        matches = Matches(elsewhere.matches.store, elsewhere.matches.settings, elsewhere.matches.metrics)
        matches.begin()
        try:
            await listening.wait()
            there = await under_way(elsewhere)
            here = await matches.find(there.id)
            await there.submit(0, Move(moves_of(there)[0]), guest="ann")
            assert here.match.seq < there.match.seq
            lost.set()
            await until(here, "Moved")
        finally:
            await matches.close()


async def test_a_table_catches_up_when_the_store_is_well_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A poke comes once: if the store has a problem just then, it is asked until it answers."""
    monkeypatch.setattr(resuming, "AGAIN", 0.01)
    async with services(tmp_path, 2) as (one, two):
        there = await under_way(one)
        here = await two.matches.find(there.id)
        real = two.matches.store.events
        failures: list[str] = []

        async def in_trouble(match: str, after: int) -> Any:
            if len(failures) < 3:
                failures.append(match)
                raise StoreProblem("database-slow", "no answer")
            return await real(match, after)

        monkeypatch.setattr(two.matches.store, "events", in_trouble)
        await there.submit(0, Move(moves_of(there)[0]), guest="ann")
        await until(here, "Moved")
        assert len(failures) == 3


async def test_what_happens_while_a_table_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that goes on elsewhere after it was read here and before it is ready is fetched anew."""
    async with services(tmp_path, 2) as (one, two):
        there = await under_way(one)
        real = two.matches._fold

        async def slow(stored: StoredMatch) -> Any:
            folded = await real(stored)
            await there.submit(0, Move(moves_of(there)[0]), guest="ann")
            await asyncio.sleep(0.05)
            return folded

        monkeypatch.setattr(two.matches, "_fold", slow)
        await until(await two.matches.find(there.id), "Moved")


async def test_a_match_that_cannot_be_followed_is_let_go(tmp_path: Path) -> None:
    """If another process stores an impossible event, listeners and callers get a refusal; nothing else breaks."""
    async with services(tmp_path) as (service,):
        matches = service.matches
        live, other = await under_way(service), await under_way(service)
        listener = Listener("ann", 50)
        await matches.listen(live, listener, 0)
        await matches.store.append(live.id, [Moved(seq=live.match.seq + 1, at=1, seat=0, move="humbug")])
        async with asyncio.timeout(HANGING):
            while listener.goodbye is None:
                await asyncio.sleep(0.01)
        assert listener.goodbye.code == "broken-log"
        assert live.id not in matches.live
        with pytest.raises(Refusal) as refusal:
            await matches.find(live.id)
        assert refusal_of(refusal.value).code in {"broken-log", "other-rules"}
        await matches.store.append(other.id, [Moved(seq=other.match.seq + 1, at=1, seat=0, move=moves_of(other)[0])])
        await until(other, "Moved")


async def test_a_command_that_meets_a_broken_log_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move in a match that cannot be followed any more is refused; a clock copes too, and nothing breaks."""
    async with services(tmp_path) as (service,):
        matches = service.matches
        monkeypatch.setattr(matches, "_heard", lambda _: None)
        live = await under_way(service)
        await matches.store.append(live.id, [Moved(seq=live.match.seq + 1, at=1, seat=0, move="humbug")])
        with pytest.raises(BrokenLog) as problem:
            await live.submit(0, Move(moves_of(live)[0]), guest="ann")
        assert refusal_of(problem.value).code == "broken-log"
        assert await matches.attempt(live, 0, Move(moves_of(live)[0]), "ann")
        assert live.id not in matches.live


async def test_a_damaged_match_is_refused_and_the_others_are_not(tmp_path: Path) -> None:
    """Events that the store cannot read concern their match alone."""
    async with services(tmp_path) as (service,):
        damaged, sound = await opened(service), await opened(service)
        service.matches.live.clear()
        connection = sqlite3.connect(tmp_path / "matches.db")
        with connection:
            connection.execute("UPDATE events SET body = '{}' WHERE match = ?", (damaged.match,))
        connection.close()
        with pytest.raises(Refusal) as refusal:
            await service.matches.find(damaged.match)
        assert refusal.value.code == "broken-log"
        assert str(tmp_path) not in str(refusal.value)
        assert (await service.matches.find(sound.match)).id == sound.match


def moves_of(live: LiveMatch) -> tuple[str, ...]:
    """The legal moves of a match."""
    assert live.match.position is not None
    return live.match.position.moves
