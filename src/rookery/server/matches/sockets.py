"""The streams of matches to listeners: the same messages on a WebSocket and as lines of JSON."""

import asyncio
import contextlib
import dataclasses
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.http.connections import TELL
from rookery.server.http.encoding import encoded
from rookery.server.http.limits import Counts
from rookery.server.http.problems import refusal_of
from rookery.server.matches.live_match import Listener
from rookery.server.matches.permissions import Asker, identified
from rookery.server.matches.service import Service
from rookery.wire.codes import CODES, to_problem
from rookery.wire.match import Bye, Hello, Ping

say = speaker("server")

GREETING = 10.0
"""Seconds that a socket has to say who listens."""
SENDING = 10.0
"""Seconds that one message may take."""
_PING = encoded(Ping())
_CLOSING = {"slow-reader": 1013, "stopping": 1012}
"""The codes with which sockets are closed; refusals have 4000 and their status."""


class Streams:
    """All streams of this process."""

    def __init__(self, service: Service) -> None:
        limits = service.matches.settings.limits
        self._permissions = service.permissions
        self._security = service.security
        self._matches = service.matches
        message = say("too-many-sockets")
        share = service.matches.peers.share
        self._each = share("sockets", Counts(limits.sockets_each, "too-many-sockets", message))
        self._address = share("sockets-address", Counts(limits.sockets_address, "too-many-sockets", message))
        self._all = share("sockets-all", Counts(limits.sockets, "too-many-sockets", message))
        self._open: dict[Listener, asyncio.Task[None] | None] = {}
        """All streams, and what is at work to tell those on sockets."""
        self._watching: asyncio.Task[None] | None = None

    @property
    def total(self) -> int:
        """How many streams are open."""
        return self._all.total

    @asynccontextmanager
    async def listening(self, match: str, asker: Asker, after: int) -> AsyncIterator[Listener]:
        """A listener, as long as somebody wants one; a refusal if they may not listen."""
        with self._each.held(asker.name):
            live, who = await self._permissions.admit(match, asker, "events")
            listener = Listener(who.viewer, self._matches.settings.limits.queue, asker.address)
            listener.refused = lambda: self._permissions.may_look(live.access, asker)
            await self._matches.listen(live, listener, after)
            self._open[listener] = None
            if self._watching is None or self._watching.done():
                self._watching = asyncio.create_task(self._watch())
            try:
                yield listener
            finally:
                del self._open[listener]
                self._matches.forget(live, listener)

    async def _watch(self) -> None:
        """Give signs of life on quiet streams and cut those that are stuck: one for all, as a timer each costs more."""
        ping = self._matches.settings.ping
        while self._open:
            await asyncio.sleep(min(1.0, ping / 4))
            now = time.monotonic()
            for listener, telling in list(self._open.items()):
                if listener.sending is not None and telling is not None and now - listener.sending > SENDING:
                    telling.cancel()
                elif now - listener.spoken >= ping:
                    listener.tell(_PING)

    @contextlib.contextmanager
    def _place(self, asker: Asker) -> Iterator[None]:
        """A place for one more stream, whoever it is for; a refusal if there is none."""
        with self._all.held(""), self._address.held(asker.household):
            yield

    # NDJSON

    async def snapshot(self, match: str, asker: Asker, after: int) -> bytes:
        """What is there now, as one line."""
        live, who = await self._permissions.admit(match, asker, "events")
        await live.refresh(after)
        once = Listener(who.viewer, 4)
        live.tell_once(once, after)
        return (once.messages.get_nowait() or b"") + b"\n"

    async def lines(self, match: str, asker: Asker, after: int) -> AsyncIterator[bytes]:
        """All that happens, line by line. What is refused is refused before the first line."""
        with self._place(asker):
            async with self.listening(match, asker, after) as listener:
                yield b""
                while (message := await listener.messages.get()) is not None:
                    yield message + b"\n"
                yield encoded(_last_words(listener)) + b"\n"

    # WebSockets

    async def serve(self, socket: WebSocket[Any, Any, Any], match: str, asker: Asker, after: str) -> None:
        """One socket, from its greeting to its end."""
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            try:
                # Those who say nothing take a place too.
                with self._place(asker):
                    asker = await self._greeting(socket, asker)
                    async with self.listening(match, asker, _number(after)) as listener:
                        await self._converse(socket, listener)
            except RookeryError as problem:
                body = to_problem(refusal_of(problem))
                self._matches.metrics.refusals.labels(body.code).inc()
                await self._hang_up(socket, Bye(body.code, body.message), 4000 + body.status)

    async def _greeting(self, socket: WebSocket[Any, Any, Any], asker: Asker) -> Asker:
        try:
            said = await asyncio.wait_for(socket.receive_data("text"), GREETING)
            hello = msgspec.json.decode(said, type=Hello)
        except (TimeoutError, msgspec.DecodeError, RecursionError, KeyError):
            raise Refusal("bad-body", say("bad-greeting")) from None
        if hello.token is None:
            return asker
        said_to_be = identified(self._security, None, hello.token, asker.address)
        return said_to_be if said_to_be.credential else dataclasses.replace(asker, token=hello.token)

    async def _converse(self, socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
        """Tell, and listen for the end; a Refusal if the client says anything else."""
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        listener.tell_now = extensions.get(TELL)
        telling = self._open[listener] = asyncio.create_task(self._tell(socket, listener))
        hearing = asyncio.create_task(self._hear(socket))
        try:
            done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (telling, hearing):
                task.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
        if hearing in done:
            hearing.result()
        elif telling in done:
            bye = _last_words(listener)
            await self._hang_up(socket, bye, _CLOSING.get(bye.code) or _refused(bye.code))

    async def _tell(self, socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
        while (message := await listener.messages.get()) is not None:
            listener.sending = time.monotonic()
            await socket.send_data(message.decode(), "text")
            listener.sending = None

    async def _hear(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Wait for the end: after its greeting a client has nothing to say."""
        try:
            await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        except KeyError:
            # It was no text.
            pass
        raise Refusal("bad-body", say("nothing-to-say"))

    async def _hang_up(self, socket: WebSocket[Any, Any, Any], bye: Bye, code: int) -> None:
        # The client may be gone already.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(1):
                await socket.send_data(encoded(bye).decode(), "text")
            await socket.close(code, bye.code)


def _refused(code: str) -> int:
    """The code with which the socket is closed of somebody who may not listen any more."""
    return 4000 + CODES[code].status if code in {"unknown-match", "used-link"} else 1011


def _last_words(listener: Listener) -> Bye:
    """Why a stream ends: without a reason it was stuck."""
    return listener.goodbye or Bye("slow-reader", say("slow-reader"))


def _number(after: str) -> int:
    if not (after.isascii() and after.isdigit() and len(after) < 10):
        raise Refusal("bad-after", say("bad-after"))
    return int(after)
