"""A server from its start to its end: it listens when everything is ready, and leaves nothing behind."""

import asyncio
import contextlib
import gc
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.server.app import build
from rookery.server.matches import Matches
from rookery.server.metrics import Metrics
from rookery.server.security import Security, load_keys
from rookery.server.service import Service
from rookery.server.settings import Settings
from rookery.server.store import open_store

say = speaker("server")

HIGHEST_PORT = 65_535
BACKLOG = 2048
GOODBYE = 2.0
"""Seconds for the last messages to listeners."""


RARELY = (50_000, 50, 1000)
"""How often Python collects garbage: a pass over all matches would delay everybody's moves."""


class CannotListen(RookeryError):
    """The address cannot be used."""

    code = "cannot-listen"


def bound(host: str, port: int) -> socket.socket:
    """A socket at an address, or one line about why there is none."""
    if not 0 <= port <= HIGHEST_PORT:
        raise CannotListen(say("no-port", port=str(port), most=str(HIGHEST_PORT)))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise CannotListen(say("no-address", host=quote(host), problem=str(reason))) from None
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        # A client that reads the address may connect at once; it waits in the queue until all is ready.
        door.listen(BACKLOG)
    except OSError as problem:
        door.close()
        raise CannotListen(
            say("port-unusable", port=str(port), host=quote(host), problem=str(problem.strerror))
        ) from None
    return door


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye to listeners before it waits for them to disconnect."""

    def __init__(self, config: uvicorn.Config, matches: Matches) -> None:
        super().__init__(config)
        self._matches = matches

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect listeners, stop the bots, then wait for requests in progress."""
        self._matches.farewell()
        await self._matches.bot_pool.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self._matches.listening:
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Do a server's work to its end, with the fastest event loop there is."""
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    with contextlib.suppress(ImportError):
        from uvloop import new_event_loop as loop
    # What is there now stays.
    gc.freeze()
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work)


@asynccontextmanager
async def ready(settings: Settings) -> AsyncIterator[Server]:
    """A server that is ready to listen; problems with its data are raised first."""
    keys = load_keys(settings.folder)
    store = await open_store(settings.database, settings.folder)
    matches = Matches(store, settings, Metrics())
    try:
        matches.begin()
        config = uvicorn.Config(
            build(Service(matches, Security(keys))),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            # The gate says the date where somebody may need it.
            date_header=False,
            ws="websockets-sansio",
            ws_max_size=settings.limits.message,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            h11_max_incomplete_event_size=16 * 1024,
            timeout_graceful_shutdown=round(settings.patience),
        )
        yield Server(config, matches)
    finally:
        await matches.close()
        await store.close()


@asynccontextmanager
async def serving(settings: Settings, host: str = "127.0.0.1", port: int = 0) -> AsyncIterator[str]:
    """A server at work in this event loop, and its address."""
    with contextlib.closing(bound(host, port)) as door:
        async with ready(settings) as server:
            task = asyncio.create_task(server._serve([door]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            try:
                yield f"http://{host}:{door.getsockname()[1]}"
            finally:
                server.should_exit = True
                await task
