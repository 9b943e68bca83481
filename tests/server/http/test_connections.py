"""What strangers may send: every class of attack on connections, over a real server. No test depends on time."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from rookery.server.http import connections
from rookery.server.http.connections import HEAD_PIECE, HttpConnection
from rookery.server.http.limits import Rate
from tests.limits import HANGING
from tests.server.raw import Raw, cut_while, healthy, opened
from tests.server.visitors import House, heard

pytestmark = pytest.mark.anyio

HEAD = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


# Requests that never end


async def test_half_sent_heads_keep_nobody_out(tmp_path: Path) -> None:
    """Of many half-sent heads the oldest are hung up, and whoever comes with a whole one is answered."""
    async with opened(tmp_path, unfinished_address=10) as house:
        slow = [await Raw.to(house) for _ in range(40)]
        for each in slow:
            await each.send(b"GET / HTTP/1.1\r\nX-")
        assert await healthy(house)
        assert [await each.rest() for each in slow[:29]] == [b""] * 29
        assert not any(each.reader.at_eof() for each in slow[31:])


async def test_connections_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    """Not one byte is needed to take a place, and none to lose it."""
    async with opened(tmp_path, unfinished=10) as house:
        silent = [await Raw.to(house) for _ in range(30)]
        assert await healthy(house)
        assert [await each.rest() for each in silent[:19]] == [b""] * 19


async def test_a_head_must_come_in_time(tmp_path: Path) -> None:
    """A client that goes on sending a little is hung up all the same."""
    async with opened(tmp_path, head_seconds=0.1) as house:
        raw = await Raw.to(house)
        await raw.send(b"GET / HTTP/1.1\r\nX: ")
        assert await raw.rest() == b""


async def test_a_body_must_come_in_time(tmp_path: Path) -> None:
    """Whether its length is said before or not, and even if its answer is there already."""
    async with opened(tmp_path, body_seconds=0.1) as house:
        for header in (b"Content-Length: 9000\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"):
            raw = await Raw.to(house)
            await raw.send(HEAD + header)
            # It is refused for its missing cookie; the rest of the body is waited for, and not for ever.
            assert (await raw.rest()).startswith(b"HTTP/1.1 401 ")


async def test_an_idle_connection_ends(tmp_path: Path) -> None:
    """After its last answer."""
    async with opened(tmp_path, keep_alive=0.1) as house:
        raw = await Raw.to(house)
        await raw.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await raw.rest()).startswith(b"HTTP/1.1 200 ")


async def test_unfinished_uploads_are_bounded(tmp_path: Path) -> None:
    """Together they hold no more than they may: the oldest are hung up."""
    async with opened(tmp_path, upload_bytes=100_000, upload_bytes_address=50_000) as house:
        ann = await house.visitor()
        cookie = f"Cookie: rookery_guest={ann.client.cookies['rookery_guest']}\r\n".encode()
        csrf = f"X-Rookery-CSRF: {ann.headers['X-Rookery-CSRF']}\r\n".encode()
        uploads = [await Raw.to(house) for _ in range(8)]
        for each in uploads:
            await each.send(HEAD + cookie + csrf + b"Content-Length: 1000000\r\n\r\n" + b" " * 20_000)
            await asyncio.sleep(0)
        for each in uploads[:6]:
            assert await each.rest() == b""
        assert not any(each.reader.at_eof() for each in uploads[6:])
        assert await healthy(house)


# Requests that are too much


async def test_long_heads_are_refused(tmp_path: Path) -> None:
    """Complete or not, in one header or in many; and nothing of them is remembered."""
    async with opened(tmp_path, head=4096) as house:
        start = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
        cookie = start + b"Cookie: rookery_guest=" + b"x" * 60_000 + b"\r\n\r\n"
        many = start + b"".join(b"x%d: y\r\n" % number for number in range(2000)) + b"\r\n"
        address = b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for data in (cookie, cookie[:-2], many, address):
            raw = await Raw.to(house)
            await raw.send(data)
            assert (await raw.rest()).startswith(b"HTTP/1.1 400 ")
        assert await healthy(house)


async def test_bodies_in_tiny_chunks_are_refused(tmp_path: Path) -> None:
    """A few small chunks are fine; thousands of a byte each are not."""
    async with opened(tmp_path) as house:
        head = HEAD.replace(b"/api/replay", b"/api/qr") + b"Transfer-Encoding: chunked\r\n\r\n"
        raw = await Raw.to(house)
        await raw.send(head + b"1\r\n \r\n" * 20 + b"0\r\n\r\n")
        assert await raw.status() == 401
        raw = await Raw.to(house)
        await raw.send(head + b"1\r\n \r\n" * 5000)
        answer = await raw.rest()
        assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 401 ")) or not answer
        assert await healthy(house)


async def test_a_body_without_end_is_cut(tmp_path: Path) -> None:
    """A refused body is read to its end, so that its client hears why; but only if it has one."""
    async with opened(tmp_path, record=4096, body=1024) as house:
        raw = await Raw.to(house)
        await raw.send(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        assert await cut_while(raw, b"400\r\n" + b" " * 1024 + b"\r\n")
        assert await healthy(house)


CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
NOTHING = {
    "empty lines": (b"", b"\r\n"),
    "a chunk with a remark": (CHUNKED + b"1;", b"x"),
    "a size of many digits": (CHUNKED, b"0"),
    "a line after the body": (CHUNKED + b"0\r\nX: ", b"x"),
    "the name of such a line": (CHUNKED + b"0\r\n", b"x"),
    "many such lines": (CHUNKED + b"0\r\n", b"X: y\r\n"),
}


@pytest.mark.parametrize("what", NOTHING)
async def test_what_tells_nothing_counts_as_well(tmp_path: Path, what: str) -> None:
    """Bytes that end no line and are no content: whoever pours them is hung up, not waited for."""
    first, more = NOTHING[what]
    async with opened(tmp_path) as house:
        raw = await Raw.to(house)
        await raw.send(first)
        assert await cut_while(raw, more * 1000)
        assert await healthy(house)


async def test_pipelined_requests_are_answered_one_by_one(tmp_path: Path) -> None:
    """In order, and each counts."""
    async with opened(tmp_path, address=Rate(0.001, 50)) as house:
        raw = await Raw.to(house)
        await raw.send(b"GET /api/me?brief=1 HTTP/1.1\r\nHost: localhost\r\n\r\n" * 60)
        found = b""
        async with asyncio.timeout(HANGING):
            while found.count(b"HTTP/1.1 ") < 51 or not found.endswith(b"\n"):
                found += await raw.reader.read(65_536)
        statuses = re.findall(rb"HTTP/1\.1 (\d+)", found)
        assert statuses[:51] == [b"200"] * 50 + [b"429"]


async def test_few_pipelined_requests_wait_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes behind them is not even parsed before they are answered; in the end all are, in their order."""
    waiting: list[int] = []
    complete = HttpConnection.on_message_complete

    def counted(connection: HttpConnection) -> None:
        complete(connection)
        waiting.append(len(connection.pipeline))

    monkeypatch.setattr(HttpConnection, "on_message_complete", counted)
    request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with opened(tmp_path) as house:
        raw = await Raw.to(house)
        await raw.send(request * 1000)
        found = b""
        async with asyncio.timeout(HANGING):
            while found.count(b"HTTP/1.1 ") < 1000 or not found.endswith(b"}"):
                found += await raw.reader.read(65_536)
        assert len(waiting) == 1000
        assert max(waiting) <= HEAD_PIECE // len(request) + 1
        await raw.send(request[:20])
        await raw.send(request[20:])
        assert await raw.reader.read(65_536), "it is still heard"


async def test_who_sends_far_ahead_is_cut(tmp_path: Path) -> None:
    """Nobody fills the memory with requests behind one that is not answered."""
    async with opened(tmp_path) as house:
        raw = await Raw.to(house)
        assert await cut_while(raw, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
        assert await healthy(house)


# Sockets that say too much


async def greeted(house: House) -> tuple[str, str]:
    """A match, and the cookie of its host."""
    ann = await house.visitor()
    match = (await ann.open("penguin-soccer", None, None))["match"]
    address = f"{house.url.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    return address, f"rookery_guest={ann.client.cookies['rookery_guest']}"


@pytest.mark.parametrize("said", ["x", "{}", b"x", ""])
async def test_after_its_greeting_a_socket_hears_nothing(tmp_path: Path, said: str | bytes) -> None:
    """Whatever a client says is the end of it."""
    async with opened(tmp_path) as house:
        address, cookie = await greeted(house)
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as connection:
            await connection.send(json.dumps({}))
            await heard(connection)
            await connection.send(said)
            assert (await heard(connection, "bye"))["code"] == "bad-body"
            await connection.wait_closed()
            assert connection.close_code == 4400


FLOODS = {
    "one-byte messages": Frame(Opcode.TEXT, b"x"),
    "pings": Frame(Opcode.PING, b""),
    "pongs": Frame(Opcode.PONG, b"x"),
    "empty continuations": Frame(Opcode.CONT, b"", fin=False),
}


@pytest.mark.parametrize("greets", [True, False])
@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_of_frames_is_hung_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: str, greets: bool
) -> None:
    """Of tens of thousands only a few are looked at, before the greeting and after it."""
    looked_at = 0

    class Counting(connections.SocketConnection):
        def _allowed(self) -> bool:
            nonlocal looked_at
            looked_at += 1
            return super()._allowed()

    monkeypatch.setattr("rookery.server.process.running.SocketConnection", Counting)
    async with opened(tmp_path, frames=Rate(0.001, 20)) as house:
        address, cookie = await greeted(house)
        async with connect(
            address, additional_headers={"Cookie": cookie}, proxy=None, ping_interval=None
        ) as connection:
            if greets:
                await connection.send(json.dumps({}))
                await heard(connection)
            first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if "cont" in flood else b""
            connection.transport.write(first + FLOODS[flood].serialize(mask=True) * 30_000)
            async with asyncio.timeout(HANGING):
                await connection.wait_closed()
        assert looked_at < 500
        assert await healthy(house)


async def test_signs_of_life_are_welcome(tmp_path: Path) -> None:
    """Pings now and then are answered, and the socket stays."""
    async with opened(tmp_path) as house:
        address, cookie = await greeted(house)
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as connection:
            await connection.send(json.dumps({}))
            await heard(connection)
            for _ in range(5):
                async with asyncio.timeout(HANGING):
                    await (await connection.ping())


async def test_nothing_is_unpacked(tmp_path: Path) -> None:
    """Messages that unpack to a thousand times their size are never agreed to."""
    async with opened(tmp_path) as house:
        address, _ = await greeted(house)
        async with connect(address, compression="deflate", proxy=None) as connection:
            assert not connection.protocol.extensions


async def test_silent_sockets_take_a_place(tmp_path: Path) -> None:
    """Who opens sockets and greets nobody is counted like those who do."""
    async with opened(tmp_path, sockets_address=3) as house:
        address, _ = await greeted(house)
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(connect(address, proxy=None))
            late = await stack.enter_async_context(connect(address, proxy=None))
            assert (await heard(late, "bye"))["code"] == "too-many-sockets"


# Clients that do not read


async def test_who_does_not_read_an_answer_is_cut(tmp_path: Path) -> None:
    """Many answers, none of them read: the connection ends, and its memory is free again."""
    async with opened(tmp_path, stuck_seconds=0.1, address=Rate(1e6, 1e6)) as house:
        raw = await Raw.to(house, buffer=4096)
        ask = b"GET /static/js/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
        assert await cut_while(raw, ask * 1000)
        assert await healthy(house)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    """A message that is told at once travels as the library would send it."""
    message = b"x" * size
    assert connections.text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
