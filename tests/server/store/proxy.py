"""A proxy to PostgreSQL that breaks at the worst moment."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Literal
from urllib.parse import parse_qs, urlsplit

Break = Literal["none", "before", "after", "late", "stall"]
"""When a commit comes: lose it, lose the answer, deliver it later than the next try, or say nothing any more."""


async def _nothing() -> None:
    """What usually happens meanwhile."""


class Proxy:
    """Passes everything on, until a commit comes and it has been told to break."""

    def __init__(self, url: str) -> None:
        self.breaks: Break = "none"
        self.broken = 0
        """How often it broke."""
        self.meanwhile: Callable[[], Awaitable[None]] = _nothing
        """What somebody else does after a commit was lost and before anybody knows."""
        self._database = urlsplit(url).path
        self._socket = f"{parse_qs(urlsplit(url).query)['host'][0]}/.s.PGSQL.5432"
        self._open: set[asyncio.StreamWriter] = set()
        self._port = 0
        self._closing = asyncio.Event()

    @property
    def url(self) -> str:
        """The database, by way of this proxy."""
        return f"postgresql://postgres@127.0.0.1:{self._port}{self._database}?sslmode=disable"

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        """Open for as long as it is needed."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self._closing.set()
            for writer in list(self._open):
                writer.close()
            # Let those who pass things on notice.
            await asyncio.sleep(0.05)

    async def _serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        database, to_database = await asyncio.open_unix_connection(self._socket)
        self._open |= {to_client, to_database}
        back = asyncio.create_task(self._pass_on(database, to_client))
        with contextlib.suppress(ConnectionError):
            while data := await client.read(65536):
                if b"COMMIT" in data and self.breaks != "none":
                    how, self.breaks = self.breaks, "none"
                    self.broken += 1
                    back.cancel()
                    await asyncio.wait([back])
                    await self._break(how, data, to_client, database, to_database)
                    break
                to_database.write(data)
        back.cancel()
        for writer in (to_client, to_database):
            writer.close()
            self._open.discard(writer)

    async def _break(
        self,
        how: Break,
        data: bytes,
        to_client: asyncio.StreamWriter,
        database: asyncio.StreamReader,
        to_database: asyncio.StreamWriter,
    ) -> None:
        if how == "stall":
            await self._closing.wait()
            return
        if how == "before":
            to_database.close()
            await self.meanwhile()
        if how == "after":
            to_database.write(data)
            await database.read(1)
        to_client.close()
        if how == "late":
            await asyncio.sleep(0.3)
            to_database.write(data)
            await database.read(1)

    @staticmethod
    async def _pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(65536):
                sink.write(data)
            sink.close()
