"""Connections that go on as sockets, or as something that we do not speak: who may, when, and what comes early."""

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tests.limits import HANGING
from tests.server.raw import Raw, opened

pytestmark = pytest.mark.anyio

UPGRADE = b"GET /api/matches/none/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
UNFIT = {
    "a body": UPGRADE + KEY + b"Content-Length: 9\r\n\r\n",
    "chunks": UPGRADE + KEY + b"Transfer-Encoding: chunked\r\n\r\n",
    "more headers than the library reads": UPGRADE + KEY + b"X: y\r\n" * 200 + b"\r\n",
    "a longer line than it reads": UPGRADE + KEY + b"X: " + b"y" * 9000 + b"\r\n\r\n",
    "a request before it": HEALTH + UPGRADE + KEY + b"\r\n",
    "a body, for what we do not speak": UPGRADE.replace(b"websocket", b"h2c") + b"Content-Length: 44\r\n\r\n" + HEALTH,
}


@pytest.mark.parametrize("what", UNFIT)
async def test_upgrades_that_cannot_be_are_refused(tmp_path: Path, what: str) -> None:
    """Once, and the connection ends: nobody listens on it for ever, and no body is taken for a request."""
    async with opened(tmp_path) as house:
        raw = await Raw.to(house)
        await raw.send(UNFIT[what])
        answer = await raw.rest()
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert answer.count(b"HTTP/1.1 ") == 1


async def test_nothing_follows_an_upgrade_that_we_do_not_speak(tmp_path: Path) -> None:
    """The request is answered, and the connection ends: what comes then is in a language of which we know nothing."""
    async with opened(tmp_path) as house:
        raw = await Raw.to(house)
        await raw.send(HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n") + HEALTH)
        answer = await raw.rest()
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize(("early", "heard_of"), [(Frame(Opcode.TEXT, b"{}"), b"unknown-match"), (None, b"invalid")])
async def test_what_comes_before_the_handshake_is_answered_waits(
    tmp_path: Path, early: Frame | None, heard_of: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """A greeting in the same breath is a greeting, and nonsense is refused, without a fault of ours."""
    async with opened(tmp_path) as house:
        raw = await Raw.to(house)
        await raw.send(UPGRADE + KEY + b"\r\n" + (HEALTH if early is None else early.serialize(mask=True)))
        async with asyncio.timeout(HANGING):
            await raw.reader.readuntil(heard_of)
    assert not [record for record in caplog.records if record.exc_info]
