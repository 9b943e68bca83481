"""Several servers over one PostgreSQL database: any of them takes a move, all of them tell of it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from rookery.server.http.security import KEYS_VARIABLE
from tests.limits import HANGING
from tests.server.store.conftest import postgresql_server, postgresql_url
from tests.server.visitors import Facts, House, Visitor, heard

__all__ = ["postgresql_server", "postgresql_url"]
pytestmark = pytest.mark.anyio


async def caught_up(visitor: Visitor, match: str, seq: int, turn: int | None = 0) -> Facts:
    """The match as a server shows it, once it knows of an event and a seat is to move, or nobody."""
    async with asyncio.timeout(HANGING):
        while (view := await visitor.view(match))["seq"] < seq or view["turn"] != turn:
            await asyncio.sleep(0.01)
    return view


async def test_two_servers_play_one_match(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    postgresql_url: str,  # the fixture
) -> None:
    """Moves go to one server and the other by turns, a bot answers once each time, and both tell all in order."""
    monkeypatch.setenv(KEYS_VARIABLE, "k" * 40)
    url = postgresql_url
    async with AsyncExitStack() as stack:
        one = await House(tmp_path / "one", stack, database=url).open()
        two = await House(tmp_path / "two", stack, database=url).open()
        ann = await one.visitor()
        opened = await ann.open("penguin-soccer", None, "egg")
        match = opened["match"]
        again = await two.visitor(greeted=False)
        again.client.cookies, again.headers = ann.client.cookies, ann.headers
        async with ann.socket(match) as connection, again.socket(match) as other:
            seq = (await ann.done(match, 0, 1, "join", name="Ann"))["seq"]
            for visitor in (ann, again, ann, again):
                view = await caught_up(visitor, match, seq)
                seq = (await visitor.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"]))["seq"]
            for each in (connection, other):
                events: list[Facts] = []
                while not events or events[-1]["seq"] < seq:
                    events += (await heard(each))["events"]
                assert [event["seq"] for event in events] == list(range(1, events[-1]["seq"] + 1))


async def presence(connection: ClientConnection, seats: list[bool], watchers: int) -> None:
    """Wait until everybody is connected as they should be."""
    async with asyncio.timeout(HANGING):
        while (told := await heard(connection, "presence")) and (told["seats"], told["watchers"]) != (seats, watchers):
            pass


async def test_who_is_connected_counts_wherever_they_are(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    postgresql_url: str,  # the fixture
) -> None:
    """Players and watchers of all processes are told of together; nobody is absent who is connected to another one."""
    monkeypatch.setenv(KEYS_VARIABLE, "k" * 40)
    async with AsyncExitStack() as stack:
        one, two = [
            await House(tmp_path / name, stack, database=postgresql_url, absence=0.2).open() for name in ("one", "two")
        ]
        ann = await one.visitor()
        opened = await ann.open("penguin-soccer", None, None, public=True)
        match = opened["match"]
        bob = await two.visitor()
        await ann.done(match, 0, 1, "join", name="Ann")
        view = await caught_up(bob, match, 2, turn=None)
        await bob.done(match, 1, view["seq"], "join", name="Bob")
        ann_there = Visitor(httpx.AsyncClient(base_url=two.url, cookies=ann.client.cookies, timeout=HANGING))
        stack.push_async_callback(ann_there.client.aclose)
        watcher = await one.visitor()
        async with bob.socket(match) as hearing, watcher.socket(match), ann_there.socket(match) as other:
            await presence(hearing, [True, True], 1)
            async with ann.socket(match) as connection:
                await presence(connection, [True, True], 1)
            # Her page at the first server is closed, the one at the second is not: time passes, and she is there.
            await asyncio.sleep(0.5)
            view = await caught_up(ann_there, match, 4, turn=0)
            assert [seat["present"] for seat in view["seats"]] == [True, True]
            await other.close()
            await presence(hearing, [False, True], 1)
            async with asyncio.timeout(HANGING):
                while (await bob.view(match))["seats"][0]["present"]:
                    await asyncio.sleep(0.01)
