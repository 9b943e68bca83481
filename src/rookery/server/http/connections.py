"""Connections as uvicorn handles them, with bounds on what a client may send before anybody looks at it.

uvicorn limits the size of messages on a socket; it has no limit for a head or a body, no deadline for a request that
never ends, and parses all that comes at once. So what comes is taken in small pieces here, and counted.
"""

import asyncio
import time
from collections.abc import Iterator
from typing import Any, Literal
from urllib.parse import unquote

from httptools import HttpParserError, HttpParserUpgrade, parse_url
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from rookery.server.http.client_addresses import Proxies
from rookery.server.http.exchange import Exchange
from rookery.server.http.intake import Intake
from rookery.server.http.limits import Limits

PIECE = 16 * 1024
"""Bytes of a body that are parsed in one go."""
AHEAD = 64 * 1024
"""Bytes that may come while a request before them waits for its answer; whoever sends more is cut."""
HEAD_PIECE = 512
"""Bytes of heads that are parsed in one go: there may be many requests in them."""
SOCKET_PIECE = 128
"""Bytes of a socket's frames that are parsed in one go: a frame may have 6, and takes a while."""
CHUNKS = 64
"""Chunks of a body that may be as small as they like."""
SMALL_CHUNK = 64
"""Bytes that chunks have on average, if there are more."""
FRAMING = 8
"""Bytes beside its content that a chunk may take: its size, and the ends of two lines."""
DRAINED = 4
"""How much longer than the longest body a refused one may be: clients that send it all hear why it is refused."""
BODY_HEADERS = (b"content-length", b"transfer-encoding")
"""With these a request has a body."""
TOO_MANY_FRAMES = 1008
"""The code with which a socket is closed that says too much: a policy is violated."""


TELL = "rookery.tell"
"""The name under which an application finds how to send a message at once."""
TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""


def text_frame(message: bytes) -> bytes:
    """A message as it travels on a socket: its length first (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    """Some data in pieces."""
    return (data[start : start + size] for start in range(0, len(data), size))


class _Counted(asyncio.Protocol):
    """A connection that the intake knows."""

    transport: asyncio.Transport
    _intake: Intake

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._intake.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._intake.stop_reading(self)

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        self._intake.read_on(self)

    def cut(self) -> None:
        """Close it at once."""
        self.transport.abort()

    def unread(self) -> int:
        """Bytes that wait to be read by the client."""
        return self.transport.get_write_buffer_size()


class TooMuch(Exception):
    """A request that is longer than any request of ours."""


class NoUpgrade(Exception):
    """A request to go on in another way, at a moment or in a form in which that cannot be."""


class HttpConnection(_Counted, HttpToolsProtocol):
    """A connection for requests: it refuses long heads, bodies in too many pieces, and much of nothing."""

    def __init__(self, *args: Any, intake: Intake, limits: Limits, proxies: Proxies, **more: Any) -> None:
        super().__init__(*args, **more)
        self._intake = intake
        self._proxies = proxies
        self._longest_head = limits.head
        self._longest_body = DRAINED * limits.record
        self._reading: Literal["nothing", "head", "body", "all"] = "nothing"
        """How far the last request has been read."""
        self._head = self._body = self._chunks = 0
        self._bare = 0
        """Bytes of this request that are no content: its head, frames of chunks, empty lines, what follows the body."""
        self._served = False
        self._upgrades = False
        """Whether what comes now is for another protocol, whether we speak that or not."""
        self._later = bytearray()
        """What has come and is not parsed yet: it waits while requests before it are not answered."""

    def connection_made(self, transport: Any) -> None:
        """Somebody comes."""
        super().connection_made(transport)
        if self._intake.arrive(self, self._proxies.counted(self.client)):
            self._look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what comes piece by piece."""
        self._later += data
        self._parse()

    def _parse(self) -> None:
        """Parse what has come, as far as no request waits for the answer of another one: its turn comes after that."""
        while self._later and not self.pipeline and not self._upgrades:
            if self.transport.is_closing():
                # It was refused.
                return
            size = PIECE if self._reading == "body" else HEAD_PIECE
            piece = bytes(self._later[:size])
            del self._later[:size]
            self._take(piece)
        if self not in self.connections:
            # It goes on as a socket.
            return
        if len(self._later) > AHEAD:
            self.transport.abort()
        elif self._later:
            self.flow.pause_reading()
        self._look()

    def _take(self, piece: bytes) -> None:
        """Parse a piece. The parser keeps a line to itself until it is complete, and some bytes it tells nobody of."""
        self._bare += len(piece)
        try:
            self.parser.feed_data(piece)
        except HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self._go_on_as_socket(piece[upgrade.args[0] :])
        except HttpParserError:
            self.send_400_response("The request cannot be read.")
        else:
            framing = FRAMING * (CHUNKS + self._body // SMALL_CHUNK)
            if self._bare > self._longest_head + framing:
                self.send_400_response("The request has too little in it.")

    def _parse_on(self) -> None:
        """Go on with what has waited."""
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self._parse()

    def _look(self) -> None:
        """See what is waited for."""
        if self.transport.is_closing() or self not in self.connections:
            return
        if self._reading == "nothing":
            self._intake.wait(self, "idle" if self._served else "head")
        elif self._reading == "head":
            self._intake.wait(self, "head")
        elif self._reading == "body":
            self._intake.wait(self, "body", 0 if self.cycle.response_complete else self._body)
        else:
            self._intake.proceed(self)

    # What the parser finds

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._reading = "head"
        self._head = self._body = self._chunks = 0

    def on_url(self, url: bytes) -> None:
        """Its address, or a part of that."""
        self._count_head(len(url))
        self.url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; those that come after the body are for nobody."""
        self._count_head(len(name) + len(value) + 4)
        if self._reading == "head":
            name = name.lower()
            self.headers.append((name, value))
            if name == b"expect":
                self.expect_100_continue = value.lower() == b"100-continue"

    def _count_head(self, size: int) -> None:
        self._head += size
        if self._head > self._longest_head:
            raise TooMuch

    def on_headers_complete(self) -> None:
        """The head is complete: what was asked for begins, unless requests before it are not answered yet."""
        self._reading = "body"
        parser, scope = self.parser, self.scope
        version = parser.get_http_version()
        scope["method"] = parser.get_method().decode("ascii")
        scope["http_version"] = version
        if parser.should_upgrade():
            # Nothing that follows is parsed here: neither a body nor another request.
            self._upgrades = True
            if self._is_busy() or any(name in BODY_HEADERS and value != b"0" for name, value in self.headers):
                raise NoUpgrade
            if self._should_upgrade():
                return
        url = parse_url(self.url)
        path = url.path.decode("ascii")
        scope["path"] = unquote(path) if "%" in path else path
        scope["raw_path"] = url.path
        scope["query_string"] = url.query or b""
        keep_alive = version != "1.0" and parser.should_keep_alive() and not self._upgrades
        waits = self._is_busy()
        self.cycle = Exchange(self, scope, keep_alive=keep_alive, expected=self.expect_100_continue)
        if waits:
            self.flow.pause_reading()
            self.pipeline.appendleft((self.cycle, self.app))
        else:
            self._start_asgi_task(self.cycle, self.app)

    def _is_busy(self) -> bool:
        """Whether a request before this one is not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    def on_chunk_header(self) -> None:
        """A piece of a body that comes in pieces."""
        self._chunks += 1

    def on_body(self, body: bytes) -> None:
        """Some of the body."""
        self._body += len(body)
        self._bare -= len(body)
        if self._body > self._longest_body or self._chunks > CHUNKS + self._body // SMALL_CHUNK:
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._reading = "all"
        self._bare = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on with the next request. No timer is set for it: the intake looks after those who wait."""
        self._served = True
        self.server_state.total_requests += 1
        if self._reading == "all" and not self.pipeline:
            self._reading = "nothing"
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        if self._later:
            # Others first.
            self.flow.pause_reading()
            self.loop.call_soon(self._parse_on)
        self._look()

    # Refusing

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read; if an answer is on its way already, only hang up."""
        if self._is_busy() and self.cycle.response_started:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def _go_on_as_socket(self, first: bytes) -> None:
        """Go on as a socket, which hears what has come behind the head."""
        self._intake.leave(self)
        self.handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketConnection) and socket.handshake_initiated:
            socket.data_received(first + self._later)
        else:
            # The library makes nothing of this head, says nothing, and would listen for ever.
            self.send_400_response("The handshake cannot be read.")


class SocketConnection(_Counted, WebSocketsSansIOProtocol):
    """A connection for a stream of messages. A client says little on it, and slowly, or it is closed."""

    def __init__(self, *args: Any, intake: Intake, limits: Limits, proxies: Proxies, **more: Any) -> None:
        super().__init__(*args, **more)
        self._intake = intake
        self._proxies = proxies
        self._rate = limits.frames
        self._left = limits.frames.burst
        self._since = time.monotonic()
        self._early = b""
        """What has come before the handshake was answered: the library cannot read it until then."""

    def connection_made(self, transport: Any) -> None:
        """A connection goes on as a socket."""
        super().connection_made(transport)
        if not self._intake.arrive(self, self._proxies.counted(self.client), socket=True):
            transport.abort()

    def handle_connect(self, event: Any) -> None:
        """Let those who tell much do so without a detour."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TELL] = self.tell

    def tell(self, message: bytes) -> bool:
        """Send a message at once; False if that cannot be now."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True

    def data_received(self, data: bytes) -> None:
        """Take what comes piece by piece, as long as it is not too much."""
        if self.handshake_initiated and not self.handshake_complete:
            self._early += data
            if len(self._early) > AHEAD:
                self.transport.abort()
            return
        for piece in pieces(data, SOCKET_PIECE):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    async def send(self, message: Any) -> None:
        """Send a message; once the handshake is answered, what has come early is heard."""
        await super().send(message)
        if self._early and self.handshake_complete:
            early, self._early = self._early, b""
            self.data_received(early)

    def _allowed(self) -> bool:
        """Whether one more frame may come; if not, the socket is closed, and what else it says is not heard."""
        if self.transport.is_closing():
            return False
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._since) * self._rate.second)
        self._since = now
        if self._left >= 1:
            self._left -= 1
            return True
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY_FRAMES})
            self.conn.fail(TOO_MANY_FRAMES, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        return False

    def handle_cont(self, event: Frame) -> None:
        """More of a message."""
        if self._allowed():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message."""
        if self._allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message that is no text."""
        if self._allowed():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """A question whether we are there."""
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to such a question."""
        if self._allowed():
            super().handle_pong(event)
