"""Requests and sockets by hand: what is sent goes out as it is, however wrong."""

import asyncio
import contextlib
from typing import NamedTuple

MOST = 20 * 1024 * 1024
"""Bytes of an answer."""
A_MOMENT = 0.2
"""Seconds to read of an answer that never ends."""


class Answer(NamedTuple):
    """What came back; status 0 if the server hung up."""

    status: int
    text: str


class Connection:
    """Requests one after the other, over a connection that is made anew where the server closes it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, target: str, headers: dict[str, str], body: bytes | None) -> Answer:
        """The answer to a request. A connection that had been kept may be gone: then once more."""
        kept = self._writer is not None
        answer = await self._once(method, target, headers, body)
        return await self._once(method, target, headers, body) if kept and answer.status == 0 else answer

    async def _once(self, method: str, target: str, headers: dict[str, str], body: bytes | None) -> Answer:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=MOST)
        lines = [
            f"{method} {target} HTTP/1.1",
            "Host: 127.0.0.1",
            *(f"{name}: {text}" for name, text in headers.items()),
        ]
        if body is not None:
            lines.append(f"Content-Length: {len(body)}")
        try:
            self._writer.write("\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + (body or b""))
            return await self._answer(self._reader, method, target)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            await self.aclose()
            return Answer(0, "")

    async def _answer(self, reader: asyncio.StreamReader, method: str, target: str) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        body = b""
        if "/events" in target and "chunked" in headers.get("transfer-encoding", ""):
            # It goes on for ever.
            with contextlib.suppress(TimeoutError):
                body = await asyncio.wait_for(self._chunks(reader), A_MOMENT)
            await self.aclose()
        elif method == "HEAD" or status in {204, 304}:
            pass
        elif "chunked" in headers.get("transfer-encoding", ""):
            body = await self._chunks(reader)
        else:
            body = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection") == "close":
            await self.aclose()
        return Answer(status, f"{head}{body.decode('utf-8', 'replace')}".partition("\r\n\r\n")[2] + _told(headers))

    async def _chunks(self, reader: asyncio.StreamReader) -> bytes:
        body = b""
        while size := int((await reader.readuntil(b"\r\n")).split(b";")[0], 16):
            body += await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readexactly(2)
        return body

    async def aclose(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


def _told(headers: dict[str, str]) -> str:
    """What headers say, beside the body: they could leak as well. A cookie is for who gets it."""
    return " ".join(text for name, text in headers.items() if name not in {"set-cookie", "etag", "x-request-id"})


class Socket:
    """A WebSocket that sends any frame."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writer: asyncio.StreamWriter | None = None

    async def open(self, target: str, headers: dict[str, str]) -> bool:
        """Whether the server opens a socket."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=MOST)
        lines = [
            f"GET {target} HTTP/1.1",
            "Host: 127.0.0.1",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            *(f"{name}: {text}" for name, text in headers.items()),
        ]
        try:
            self._writer.write("\r\n".join([*lines, "", ""]).encode("latin-1", "replace"))
            return b" 101 " in (await self._reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")[0]
        except (OSError, EOFError):
            return False

    async def send(self, payload: bytes, kind: int) -> None:
        """One frame, masked with zeros."""
        if self._writer is None:
            return
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        with contextlib.suppress(OSError):
            self._writer.write(head + bytes(4) + payload)

    async def heard(self, seconds: float) -> list[str]:
        """All texts that come within some seconds."""
        texts: list[str] = []
        with contextlib.suppress(TimeoutError, OSError, EOFError):
            async with asyncio.timeout(seconds):
                while True:
                    texts.append(await self._frame())
        return texts

    async def _frame(self) -> str:
        head = await self._reader.readexactly(2)
        length = head[1] & 127
        if length > 125:
            length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
        return (await self._reader.readexactly(length)).decode("utf-8", "replace")

    async def aclose(self) -> None:
        """Hang up without a word."""
        if self._writer is not None:
            self._writer.transport.abort()
