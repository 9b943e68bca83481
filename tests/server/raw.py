"""Connections on which tests send bytes as they like, to a server with limits of theirs."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from rookery.server.http.limits import Limits
from tests.limits import ENDLESS, HANGING
from tests.server.visitors import House


@asynccontextmanager
async def opened(tmp_path: Path, **limits: object) -> AsyncIterator[House]:
    """A server with these limits, which nobody reaches by waiting."""
    usual = {"head_seconds": ENDLESS, "body_seconds": ENDLESS, "keep_alive": ENDLESS, "stuck_seconds": ENDLESS}
    async with AsyncExitStack() as stack:
        yield await House(tmp_path, stack, limits=Limits(**usual | limits)).open()  # type: ignore[arg-type]


class Raw:
    """A connection on which a test sends bytes as it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, house: House, buffer: int | None = None) -> "Raw":
        """A connection to a server, with a buffer of so many bytes for what is not read yet."""
        own = socket.socket()
        if buffer:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        own.setblocking(False)
        host, port = house.url.removeprefix("http://").split(":")
        await asyncio.get_running_loop().sock_connect(own, (host, int(port)))
        raw = cls(*await asyncio.open_connection(sock=own))
        house.stack.push_async_callback(raw.close)
        return raw

    async def close(self) -> None:
        """Hang up."""
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

    async def send(self, data: bytes) -> None:
        """Send something; whether it is read is not known."""
        self.writer.write(data)
        async with asyncio.timeout(HANGING):
            await self.writer.drain()

    async def rest(self) -> bytes:
        """All that still comes until the server hangs up."""
        found = b""
        async with asyncio.timeout(HANGING):
            try:
                while piece := await self.reader.read(65_536):
                    found += piece
            except ConnectionError:
                pass
        return found

    async def status(self) -> int:
        """The status of the next answer."""
        async with asyncio.timeout(HANGING):
            return int((await self.reader.readline()).split()[1])


async def cut_while(raw: Raw, data: bytes) -> bool:
    """Whether a connection is cut while the same is sent on it again and again."""
    async with asyncio.timeout(HANGING):
        try:
            while not raw.writer.is_closing():
                await raw.send(data)
                await asyncio.sleep(0)
        except ConnectionError:
            pass
    return True


async def healthy(house: House) -> bool:
    """Whether somebody new is answered."""
    raw = await Raw.to(house)
    await raw.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return await raw.status() == 200
