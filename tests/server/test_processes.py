"""Several servers over one PostgreSQL database: any of them takes a move, all of them tell of it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from rookery.server.security import KEYS_VARIABLE
from tests.limits import HANGING
from tests.server.store.conftest import postgresql_server, postgresql_url
from tests.server.visitors import Facts, House, Visitor, heard

__all__ = ["postgresql_server", "postgresql_url"]
pytestmark = pytest.mark.anyio


async def caught_up(visitor: Visitor, match: str, seq: int) -> Facts:
    """The match as a server shows it, once it knows of an event and the first seat is to move."""
    async with asyncio.timeout(HANGING):
        while (view := await visitor.view(match))["seq"] < seq or view["turn"] != 0:
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
        match, token = opened["match"], opened["seats"][0]["token"]
        again = await two.program(token)
        async with ann.socket(match) as connection, again.socket(match, token=token) as other:
            seq = (await ann.done(match, 0, 1, "join", name="Ann"))["seq"]
            for visitor in (ann, again, ann, again):
                view = await caught_up(visitor, match, seq)
                seq = (await visitor.done(match, 0, view["seq"], "move", move=view["choices"][0]["move"]))["seq"]
            for each in (connection, other):
                events: list[Facts] = []
                while not events or events[-1]["seq"] < seq:
                    events += (await heard(each))["events"]
                assert [event["seq"] for event in events] == list(range(1, events[-1]["seq"] + 1))
