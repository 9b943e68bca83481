"""A server from its start to its end: it listens when everything is ready, and leaves nothing behind."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.server.app import build
from rookery.server.http.client_addresses import Proxies
from rookery.server.http.connections import HttpConnection, SocketConnection
from rookery.server.http.descriptors import raise_descriptors
from rookery.server.http.intake import Intake
from rookery.server.http.security import Security, load_keys
from rookery.server.matches.live_matches import Matches
from rookery.server.matches.notices import Notices
from rookery.server.matches.service import Service
from rookery.server.metrics import Metrics
from rookery.server.process.folder_lock import locked
from rookery.server.settings import Settings
from rookery.server.store import open_store

say = speaker("server")

HIGHEST_PORT = 65_535
BACKLOG = 512
"""Connections that wait to be accepted while the server gets ready."""
TICKS = 10
"""How often uvicorn looks around in a second."""
GOODBYE = 2.0
"""Seconds for the last messages to listeners."""
ACCEPTED = 4
"""How many connections are accepted in one round of the event loop: libuv accepts one for each listening descriptor."""


def _hangup() -> tuple[signal.Signals, ...]:
    """What a closed terminal sends, unless nobody is to heed it, as with nohup."""
    hangup = getattr(signal, "SIGHUP", None)
    return () if hangup is None or signal.getsignal(hangup) is signal.SIG_IGN else (hangup,)


ENDING = (*HANDLED_SIGNALS, *_hangup())
"""Signals that ask for an end."""

RARELY = (50_000, 50, 1000)
"""How often Python collects garbage: a pass over all matches would delay everybody's moves."""


SWITCH = 0.001
"""Seconds until a thread that draws or replays lets the event loop go on; Python's own five would be noticed."""


class CannotListen(RookeryError):
    """The address cannot be used."""

    code = "cannot-listen"


def bound(host: str, port: int, setting: str = "--port") -> socket.socket:
    """A socket at an address, or one line about why there is none; ``setting`` is where another port is chosen."""
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
            say("port-unusable", port=str(port), host=quote(host), problem=str(problem.strerror), setting=setting)
        ) from None
    return door


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye to listeners before it waits for them to disconnect."""

    def __init__(
        self, config: uvicorn.Config, matches: Matches, intake: Intake, apart: socket.socket | None = None
    ) -> None:
        """Take what is served, and a socket for what is answered apart."""
        super().__init__(config)
        self._matches = matches
        self._intake = intake
        self._more = [apart] if apart else []
        """Where it listens beside what it is told to serve."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, so that whoever comes in a crowd waits for few rounds of the event loop only."""
        self._more += [door.dup() for door in sockets or () for _ in range(1, ACCEPTED)]
        await super().startup([*(sockets or ()), *self._more])

    async def on_tick(self, counter: int) -> bool:
        """Look around; once a second after those who wait."""
        if counter % TICKS == 0:
            self._intake.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect listeners, stop the bots, then wait for requests in progress."""
        self._matches.farewell()
        await self._matches.bot_pool.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self._matches.listening:
                    await asyncio.sleep(0.01)
        await super().shutdown([*(sockets or ()), *self._more])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when a signal says so. uvicorn would raise it once more at the end, before anything is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        _answer_signals(self.handle_exit)
        try:
            yield
        finally:
            # From here on everything is closed, and that takes only a moment.
            _answer_signals(signal.SIG_IGN)


def _answer_signals(answer: Any) -> list[Any]:
    """Answer signals that ask for an end in a new way; the former answers."""
    return [signal.signal(each, answer) for each in ENDING]


async def _until_a_signal(work: Coroutine[Any, Any, None]) -> None:
    """Do some work to its end; a signal while it is being prepared ends it too, and all is closed."""
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)

    def stop(_number: int, _frame: object) -> None:
        _answer_signals(signal.SIG_IGN)
        loop.call_soon_threadsafe(task.cancel)

    former = _answer_signals(stop)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await task
    finally:
        for each, answer in zip(ENDING, former, strict=True):
            signal.signal(each, answer)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Do a server's work to its end, with the fastest event loop there is. Signals end it as they should."""
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    with contextlib.suppress(ImportError):
        from uvloop import new_event_loop as loop
    # What is there now stays.
    gc.freeze()
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_until_a_signal(work))


@asynccontextmanager
async def ready(settings: Settings) -> AsyncIterator[Server]:
    """A server that is ready to listen; problems with its data are raised first."""
    async with contextlib.AsyncExitStack() as closing:
        keys = load_keys(settings.folder)
        if settings.database is None:
            closing.enter_context(locked(settings.folder))
        store = await open_store(settings.database, settings.folder)
        closing.push_async_callback(store.close)
        matches = Matches(store, settings, Metrics())
        closing.push_async_callback(matches.close)
        service = Service(matches, Security(keys))
        notices = asyncio.create_task(Notices(service).follow())
        closing.callback(notices.cancel)
        limits, network = settings.limits, settings.network
        intake, proxies = Intake(limits), Proxies(network.trusted_proxies)
        intake.lower(raise_descriptors(limits.connections))
        matches.metrics.watch("connections", "Connections that are open.", lambda: intake.total)
        matches.begin()
        gate = build(service)
        apart = None
        if gate.operators.apart:
            apart = bound(settings.operators.host, settings.operators.port, "operators.port")
            closing.enter_context(apart)
            gate.operators.listen_at(apart.getsockname()[1])
        config = uvicorn.Config(
            gate,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            # The gate says the date where somebody may need it.
            date_header=False,
            # The gate asks the proxies that are trusted.
            proxy_headers=False,
            http=partial(HttpConnection, intake=intake, limits=limits, proxies=proxies),  # type: ignore[arg-type]  # it makes them
            ws=partial(SocketConnection, intake=intake, limits=limits, proxies=proxies),  # type: ignore[arg-type]  # it makes them
            ws_max_size=limits.message,
            # What unpacks to a thousand times its size has no place here.
            ws_per_message_deflate=False,
            backlog=network.backlog,
            timeout_keep_alive=round(limits.keep_alive),
            timeout_graceful_shutdown=round(settings.patience),
        )
        yield Server(config, matches, intake, apart)


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
