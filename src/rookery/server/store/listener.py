"""PostgreSQL's LISTEN on a connection of its own, which comes back when it is lost."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from rookery.server.store.model import Poke, Told
from rookery.server.store.pokes import LOST, Listener
from rookery.server.store.postgres_problems import LOST_CONNECTION, cannot_connect

CHANNEL = "rookery"
TALK = "rookery_talk"
"""What processes tell each other, beside what they keep."""

BROKEN = (*LOST_CONNECTION, TimeoutError, asyncpg.PostgresError)


def read_poke(text: str) -> Poke:
    """A poke as it travels, ``match:seq``; what is no poke of ours says only that something happened."""
    match, _, seq = text.rpartition(":")
    return Poke(match, int(seq)) if match and seq.isdecimal() else LOST


@asynccontextmanager
async def listening(url: str, patience: float, *, quiet: float | None = None) -> AsyncIterator[Listener]:
    """A listener that hears every append from now on; after a lost connection it reports that some were missed.

    A connection that is quiet for ``quiet`` seconds is tested; the default is ``patience``.
    """
    connection = _Connection(url, patience, patience if quiet is None else quiet)
    try:
        await connection.connect()
    except BROKEN as error:
        raise cannot_connect(error) from None
    keeping = asyncio.create_task(connection.keep(), name="rookery-listener")
    try:
        yield connection.listener
    finally:
        keeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeping
        connection.drop()


class _Connection:
    def __init__(self, url: str, patience: float, quiet: float) -> None:
        self.listener = Listener()
        self._url = url
        self._patience = patience
        self._quiet = quiet
        self._connection: Any = None
        self._down = asyncio.Event()

    async def connect(self) -> None:
        """Listen, on a connection of our own."""
        async with asyncio.timeout(self._patience):
            self._connection = await asyncpg.connect(self._url, timeout=self._patience)
            self._down.clear()
            self._connection.add_termination_listener(lambda _: self._down.set())
            await self._connection.add_listener(CHANNEL, self._hear)
            await self._connection.add_listener(TALK, self._hear_talk)

    async def keep(self) -> None:
        """Look after the connection as long as somebody listens."""
        pause = 0.05
        while True:
            try:
                await self._alive()
                self.drop()
                await self.connect()
            except BROKEN:
                await asyncio.sleep(pause)
                pause = min(2 * pause, 2.0)
            else:
                pause = 0.05
                self.listener.tell(LOST)

    def drop(self) -> None:
        """Drop the connection, whatever state it is in."""
        if self._connection is not None:
            self._connection.terminate()

    async def _alive(self) -> None:
        """Return when the connection is down: it says so itself, or it does not answer any more."""
        while not self._down.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._down.wait(), self._quiet)
                return
            try:
                await self._connection.fetchval("SELECT 1", timeout=self._patience)
            except BROKEN:
                return

    def _hear(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        self.listener.tell(read_poke(text))

    def _hear_talk(self, _connection: Any, _process: int, _channel: str, text: str) -> None:
        self.listener.tell(Told(text))
