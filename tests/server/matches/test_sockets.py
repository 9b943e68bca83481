"""Streams: sockets and NDJSON, who may listen, slow readers, and the end."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rookery.server.http.limits import Limits, Rate
from tests.limits import HANGING
from tests.server.visitors import House, Visitor, heard

pytestmark = pytest.mark.anyio


async def hung_up(connection: ClientConnection) -> tuple[str, int | None]:
    """The code of the last message, and that of the close."""
    bye = await heard(connection, "bye")
    assert bye["message"]["id"].startswith("server/")
    await connection.wait_closed()
    return bye["code"], connection.close_code


async def test_who_may_listen(house: House) -> None:
    """Links to a seat and to watch open a connection, and so does the cookie of the host; nothing else does."""
    ann, stranger = await house.visitor(), await house.visitor()
    opened = await ann.open("penguin-soccer", None, None)
    match = opened["match"]
    for token in (opened["seats"][1]["token"], opened["watch"]):
        async with stranger.socket(match, token=token) as connection:
            assert (await heard(connection))["view"]["match"] == match
    async with ann.socket(match) as connection:
        await heard(connection)
    other = await ann.open("penguin-soccer", None, None)
    for token in (other["watch"], "x", "é" * 64):
        async with stranger.socket(match, token=token) as connection:
            assert await hung_up(connection) == ("unknown-match", 4404)
    async with stranger.socket(match) as connection:
        assert await hung_up(connection) == ("unknown-match", 4404)
    async with stranger.socket("nobody") as connection:
        assert await hung_up(connection) == ("unknown-match", 4404)
    for after in ("9", "-1", "x", "99999999999999999999"):
        async with ann.socket(match, after=after) as connection:
            assert await hung_up(connection) == ("bad-after", 4400)


async def test_a_bad_greeting_is_refused(house: House) -> None:
    """The first message must say who listens."""
    ann = await house.visitor()
    match = (await ann.open("penguin-soccer", None, None))["match"]
    base = house.url.replace("http", "ws")
    for greeting in ("", "[", "[]", '{"token": 7}', "[" * 2000, b"\xff"):
        async with connect(f"{base}/api/matches/{match}/socket", proxy=None) as connection:
            await connection.send(greeting)
            assert await hung_up(connection) == ("bad-body", 4400)
    async with connect(f"{base}/api/matches/{match}/socket", proxy=None) as connection:
        await connection.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            await connection.recv()


async def test_a_line_goes_on_after_a_gap(house: House) -> None:
    """Who comes back with the last number gets what was missed, in order and without a gap."""
    ann = await house.visitor()
    opened = await ann.open("penguin-soccer", None, None)
    match = opened["match"]
    async with ann.socket(match, after=1) as connection:
        assert (await heard(connection))["events"] == []
    await ann.done(match, 0, 1, "join", name="Ann")
    await ann.done(match, 1, 2, "join", name="Bob")
    async with ann.socket(match, after=1) as connection:
        await connection.send('{"type":"ping"}')
        message = await heard(connection)
        assert [event["seq"] for event in message["events"]] == [2, 3, 4]
        assert message["view"]["mine"] == [0, 1]


async def test_presence_and_pings(tmp_path: Path) -> None:
    """All hear who listens, and a quiet connection shows signs of life, as lines of JSON too."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, ping=0.1).open()
        ann, bob = await house.visitor(), await house.visitor(greeted=False)
        opened = await ann.open("penguin-soccer", None, None, public=True)
        match = opened["match"]
        await ann.done(match, 0, 1, "join", name="Ann")
        async with ann.socket(match) as connection:
            await heard(connection, "ping")
            async with bob.client.stream("GET", f"/api/matches/{match}/events?after=2") as lines:
                messages = [json.loads(each) async for each in _some(lines.aiter_lines(), 3)]
                assert messages[0]["type"] == "events"
                assert {each["type"] for each in messages[1:]} <= {"presence", "ping"}
                while (presence := await heard(connection, "presence"))["watchers"] != 1:
                    pass
                assert presence["seats"] == [True, False]
            while (await heard(connection, "presence"))["watchers"] != 0:
                pass


async def _some(lines: AsyncIterator[str], count: int) -> AsyncIterator[str]:
    """The first so many."""
    async for line in lines:
        yield line
        count -= 1
        if not count:
            return


async def test_a_slow_reader_is_cut_off_and_misses_nothing(tmp_path: Path) -> None:
    """Who does not read in time is hung up on; others are not held up; all is there when they come back."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=Limits(queue=4, commands=Rate(10_000, 10_000))).open()
        ann = await house.visitor()
        match = (await ann.open("polar-dare", None, None))["match"]
        view = await ann.done(match, 0, 1, "join", name="Ann")
        await ann.done(match, 1, view["seq"], "join", name="Bob")
        view = await ann.reveal(match)
        async with ann.socket(match, buffer=2048) as slow:
            # Nothing is read from here on; the system's buffers take a few hundred messages first.
            slow.transport.pause_reading()
            try:
                for count in range(1500):
                    move = view["choices"][count % len(view["choices"])]["move"]
                    view = await ann.done(match, view["turn"], view["seq"], "move", move=move)
                    if count % 20 == 0 and "rookery_slow_readers_total 1.0" in (await ann.get("/metrics")).text:
                        break
                assert "rookery_slow_readers_total 1.0" in (await ann.get("/metrics")).text
            finally:
                slow.transport.abort()
        async with ann.socket(match) as connection:
            events = (await heard(connection))["events"]
            assert [event["seq"] for event in events] == list(range(1, view["seq"] + 1))


async def test_sockets_are_counted(tmp_path: Path) -> None:
    """One guest holds a limited number of connections; closing one allows another."""
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=Limits(sockets_each=1)).open()
        ann = await house.visitor()
        match = (await ann.open("penguin-soccer", None, None))["match"]
        async with ann.socket(match) as connection:
            await heard(connection)
            async with ann.socket(match) as second:
                assert await hung_up(second) == ("too-many-sockets", 4429)
            answer = await ann.get(f"/api/matches/{match}/events")
            assert answer.json()["code"] == "too-many-sockets"
        async with asyncio.timeout(HANGING):
            # The server notices in its own time.
            while not await _let_in(ann, match):
                pass


async def _let_in(visitor: Visitor, match: str) -> bool:
    """Whether somebody may listen."""
    async with visitor.socket(match) as connection:
        return bool(json.loads(await connection.recv())["type"] == "events")
