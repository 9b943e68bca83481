"""The hall: tables on demand, bots whatever happens to their thoughts, absence, and what leaves the memory."""

import asyncio
from pathlib import Path

import pytest

from rookery.play.commands import Leave, Say
from rookery.play.events import SeatPlan
from rookery.server.hall import Hall, line_of
from rookery.server.problems import Refused
from rookery.server.table import Listener, Table
from rookery.server.thinking import ThoughtLost
from tests.server.rooms import lobbies, opened, under_way

pytestmark = pytest.mark.anyio


async def until(table: Table, kind: str) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(10):
        while not any(type(event).__name__ == kind for event in table.match.events):
            await asyncio.sleep(0.01)


async def test_a_table_is_opened_once_however_many_ask(tmp_path: Path) -> None:
    """Those who ask at the same time get the same table; nobody gets one for a match that is not there."""
    async with lobbies(tmp_path, 2) as (one, two):
        match = (await opened(one)).match
        tables = await asyncio.gather(*(two.hall.table(match) for _ in range(5)))
        assert len({id(table) for table in tables}) == 1
        for nobody in ("nobody", "", "x" * 1000, "é"):
            with pytest.raises(Refused) as refusal:
                await one.hall.table(nobody)
            assert refusal.value.code == "unknown-match"


async def test_a_bot_moves_even_if_its_thoughts_are_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought is tried twice, and then any legal move is made: the match goes on."""
    async with lobbies(tmp_path) as (lobby,):
        tried = []

        async def lost(line: object, level: str, seed: int) -> str:
            tried.append(level)
            raise ThoughtLost("dead")

        monkeypatch.setattr(lobby.hall.thinking, "choose", lost)
        bots = (SeatPlan("adult"), SeatPlan("chick"))
        keys = await opened(lobby, seats=bots, options={"ply_cap": "2"})
        await until(await lobby.hall.table(keys.match), "Ended")
        assert tried == ["adult", "adult", "chick", "chick"]


async def test_bots_know_what_everybody_knows(tmp_path: Path) -> None:
    """The line that bots think about holds neither the secret nor who plays."""
    async with lobbies(tmp_path) as (lobby,):
        table = await under_way(lobby)
        line = repr(line_of(table.match))
        assert table.stored.secret.hex() not in line
        assert "ann" not in line
        assert "seed" not in line


async def test_who_is_away_for_long_is_absent_and_comes_back(tmp_path: Path) -> None:
    """Without a line for a while a person counts as absent; with a line again they are back."""
    async with lobbies(tmp_path, absence=0.1) as (lobby,):
        table = await under_way(lobby)
        listener = Listener("bob", None, 50)
        await lobby.hall.listen(table, listener, 0)
        assert lobby.hall.listening == 1
        lobby.hall.forget(table, listener)
        await until(table, "Left")
        assert not table.match.seats[1].present
        await lobby.hall.listen(table, Listener("bob", None, 50), 0)
        async with asyncio.timeout(10):
            while not table.match.seats[1].present:
                await asyncio.sleep(0.01)


async def test_idle_tables_leave_the_memory(tmp_path: Path) -> None:
    """A match that nobody looks at is dropped, and is there again when somebody asks."""
    async with lobbies(tmp_path, idle=0.05) as (lobby,):
        table = await under_way(lobby)
        await table.submit(0, Leave(), guest="ann")
        async with asyncio.timeout(10):
            while lobby.hall.tables:
                await asyncio.sleep(0.01)
        again = await lobby.hall.table(table.id)
        assert again is not table
        assert again.match.events == table.match.events
        await again.submit(1, Say("hello"), guest="bob")


async def test_a_hall_that_stops_hangs_up(tmp_path: Path) -> None:
    """Everybody is told why, and nobody gets in any more."""
    async with lobbies(tmp_path) as (lobby,):
        hall: Hall = lobby.hall
        table = await under_way(lobby)
        listener = Listener("ann", None, 50)
        await hall.listen(table, listener, 0)
        hall.farewell()
        assert listener.goodbye is not None
        assert listener.goodbye.code == "stopping"
        with pytest.raises(Refused) as refusal:
            await hall.table(table.id)
        assert refusal.value.code == "stopping"
