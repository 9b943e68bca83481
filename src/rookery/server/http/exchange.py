"""A request and its answer on a connection, as an application sees them: uvicorn's, with a cheaper head."""

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, RequestResponseCycle

from rookery.server.http.client_addresses import Header

BODILESS = (204, 304)
"""The statuses of answers that have no body by what they are."""


class BadHeader(RuntimeError):
    """A header with the end of a line in it: whatever follows there would be a header of somebody else's."""


class Exchange(RequestResponseCycle):
    """One request and its answer."""

    def __init__(self, connection: Any, scope: Any, *, keep_alive: bool, expected: bool) -> None:
        """Take the connection; ``expected`` says whether the client waits to be told to go on with its body."""
        super().__init__(
            scope=scope,
            transport=connection.transport,
            flow=connection.flow,
            logger=connection.logger,
            access_logger=connection.access_logger,
            access_log=False,
            default_headers=[],
            message_event=asyncio.Event(),
            expect_100_continue=expected,
            keep_alive=keep_alive,
            on_response=connection.on_response_complete,
        )

    async def send(self, message: Any) -> None:
        """Send the head of an answer; all else is sent as uvicorn does."""
        if self.transport.is_closing():
            # The connection was cut, and will be told in a moment; until then writing to it would be a fault.
            self.disconnected = True
            return
        if self.response_started or message["type"] != "http.response.start":
            await super().send(message)
            return
        if self.flow.write_paused and not self.disconnected:
            await self.flow.drain()
        if self.disconnected:
            return
        self.response_started = True
        self.waiting_for_100_continue = False
        self.transport.write(self._head(message["status"], message.get("headers", ())))

    def _head(self, status: int, headers: Iterable[Header]) -> bytes:
        """The head; how the body will be sent follows from it."""
        lines, closes = [], False
        for name, value in headers:
            lower = name.lower()
            if lower == b"content-length":
                self.expected_content_length, self.chunked_encoding = int(value), False
            elif lower == b"transfer-encoding":
                self.chunked_encoding = value.lower() == b"chunked"
            elif lower == b"connection":
                closes = b"close" in value.lower()
            lines.append(b"%b: %b\r\n" % (lower, value))
        if closes:
            self.keep_alive = False
        elif not self.keep_alive:
            lines.append(b"connection: close\r\n")
        if self.chunked_encoding is None and self.scope["method"] != "HEAD" and status not in BODILESS:
            self.chunked_encoding = True
            lines.append(b"transfer-encoding: chunked\r\n")
        head = b"".join((STATUS_LINE[status], *lines, b"\r\n"))
        if not head.count(b"\n") == head.count(b"\r") == len(lines) + 2:
            raise BadHeader("a header has the end of a line in it")
        return head
