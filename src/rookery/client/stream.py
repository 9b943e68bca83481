"""The messages of a match as they come, over a WebSocket or, where that fails, as lines of JSON.

A stream is never over: a connection that is lost is opened again, from the last event that is known.
"""

import asyncio
from typing import Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from rookery.client.calls import LARGEST, Calls, TryAgain, read, refusal
from rookery.client.errors import BadMessage, Unreachable
from rookery.client.retry import Patience
from rookery.kernel.messages import Text, speaker

say = speaker("client")

SILENCE = 50.0
"""Seconds of silence after which a connection is given up; the server sends something every 20."""
OPENING = 10.0
"""Seconds that opening a connection may take."""
CLOSING = 1.0
"""Seconds for the closing handshake."""
_TOO_LARGE = 1009
_POLICY = 1008
_OURS = range(4000, 5000)
"""Codes with which a WebSocket is closed on purpose."""


class _Cut(Exception):
    """A connection is lost, or could not be opened."""

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)
        self.problem = problem


class _NoSocket(Exception):
    """There is a server, but it opens no WebSocket, or closed it on purpose."""


class _Connection(Protocol):
    """An open connection."""

    async def receive(self) -> str | bytes:
        """The next message."""

    async def close(self) -> None:
        """Hang up."""


class Stream:
    """The messages of one match, for one receiver."""

    def __init__(self, calls: Calls, match: str, token: str | None, *, sockets: bool = True) -> None:
        self._calls = calls
        self._match = match
        self._token = token
        self._sockets = sockets
        self._connection: _Connection | None = None
        self._heard = 0
        self._patience = Patience(calls.patience)

    async def receive(self, after: int) -> str | bytes:
        """The next message; on a new connection all events after one that is known come first."""
        self._patience.refresh()
        while True:
            try:
                return await self._receive(after)
            except _NoSocket:
                # Lines of JSON are answered with a status and a reason where a socket can only close.
                self._sockets = False
                await self.hang_up()
                continue
            except (_Cut, TryAgain, TimeoutError) as problem:
                reason = say("no-answer") if isinstance(problem, TimeoutError) else problem.problem
                wait = problem.wait if isinstance(problem, TryAgain) else 0.0
            await self.hang_up()
            if not await self._patience.pause(wait):
                raise Unreachable(say("unreachable", server=self._calls.base, problem=reason))

    async def hang_up(self) -> None:
        """Close the connection; the next message comes over a new one."""
        connection, self._connection, self._heard = self._connection, None, 0
        if connection is not None:
            await connection.close()

    async def _receive(self, after: int) -> str | bytes:
        if self._connection is None:
            async with asyncio.timeout(OPENING):
                self._connection = await (self._socket(after) if self._sockets else self._lines_of_json(after))
        async with asyncio.timeout(SILENCE):
            message = await self._connection.receive()
        self._heard += 1
        if self._heard > 1:
            # One message always comes; a connection that delivers more works.
            self._patience.settle()
        return message

    async def _socket(self, after: int) -> "_Socket":
        address = f"ws{self._calls.base.removeprefix('http')}/api/matches/{self._match}/socket?after={after}"
        try:
            connection = await connect(address, max_size=LARGEST, open_timeout=OPENING, close_timeout=CLOSING)
        except InvalidStatus as problem:
            if problem.response.status_code >= 500:
                raise _Cut(say("http-status", status=problem.response.status_code)) from None
            raise _NoSocket from None
        except InvalidHandshake:
            raise _NoSocket from None
        except (OSError, EOFError) as problem:
            raise _Cut(str(problem)) from None
        socket = _Socket(connection)
        await socket.say({} if self._token is None else {"token": self._token})
        return socket

    async def _lines_of_json(self, after: int) -> "_LinesOfJson":
        headers = {} if self._token is None else {"Authorization": f"Bearer {self._token}"}
        path = f"/api/matches/{self._match}/events?after={after}"
        request = self._calls.http.build_request("GET", path, headers=headers, timeout=SILENCE)
        try:
            response = await self._calls.http.send(request, stream=True)
            if response.is_success:
                return _LinesOfJson(response)
            try:
                body = await read(response)
            finally:
                await response.aclose()
        except httpx.RequestError as problem:
            raise _Cut(str(problem) or type(problem).__name__) from None
        raise refusal(response, body)


class _Socket:
    """A WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def say(self, what: object) -> None:
        try:
            await self._connection.send(msgspec.json.encode(what).decode())
        except ConnectionClosed as problem:
            raise _why(problem) from None

    async def receive(self) -> str | bytes:
        try:
            return await self._connection.recv()
        except ConnectionClosed as problem:
            raise _why(problem) from None

    async def close(self) -> None:
        await self._connection.close()


def _why(problem: ConnectionClosed) -> Exception:
    codes = {frame.code for frame in (problem.sent, problem.rcvd) if frame is not None}
    if _TOO_LARGE in codes:
        return BadMessage(say("message-too-large", most=LARGEST))
    if problem.rcvd is not None and (problem.rcvd.code == _POLICY or problem.rcvd.code in _OURS):
        return _NoSocket()
    return _Cut(str(problem))


class _LinesOfJson:
    """NDJSON: one message a line. A last line without a newline was cut off, and is dropped."""

    def __init__(self, response: httpx.Response) -> None:
        self._response = response
        self._parts = response.aiter_bytes()
        self._buffer = bytearray()

    async def receive(self) -> bytes:
        while True:
            end = self._buffer.find(b"\n")
            if max(end, len(self._buffer) if end < 0 else 0) > LARGEST:
                raise BadMessage(say("message-too-large", most=LARGEST))
            if end >= 0:
                break
            try:
                self._buffer += await anext(self._parts)
            except StopAsyncIteration:
                raise _Cut(say("stream-ended")) from None
            except httpx.RequestError as problem:
                raise _Cut(str(problem) or type(problem).__name__) from None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        return line

    async def close(self) -> None:
        await self._response.aclose()
