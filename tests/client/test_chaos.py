"""Four clients on a true server, with a proxy between them that breaks, stalls and says things twice."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from benchmarks.kill import session

from rookery.client import calls, retry
from rookery.server.process.running import serving
from rookery.server.settings import Settings

CUTS = 60
"""Connections that are harmed; then the proxy is sound, so that every match ends."""
ENDLESS = 10**9


class Proxy:
    """Passes bytes on between clients and a server, as long as it likes."""

    def __init__(self, target: str, seed: int) -> None:
        self._port = int(target.rpartition(":")[2])
        self._dice = random.Random(seed)  # noqa: S311
        self.cuts = 0
        self.repeats = 0
        self._work: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address at which it listens."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()
            for task in list(self._work):
                task.cancel()
            await asyncio.gather(*self._work, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._work.add(task)
        asked = bytearray()
        bytes_left = (ENDLESS, ENDLESS)
        if self.cuts < CUTS and self._dice.random() < 0.5:
            self.cuts += 1
            few = self._dice.randrange(1, 3000)
            bytes_left = (few, ENDLESS) if self._dice.random() < 0.5 else (ENDLESS, few)
        # A task cancelled at the end must not raise: asyncio would log it.
        with contextlib.suppress(asyncio.CancelledError):
            await self._pass_on(reader, writer, bytes_left, asked)
            if self._dice.random() < 0.3:
                await self._say_again(bytes(asked))
        self._work.discard(task)

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        bytes_left: tuple[int, int],
        asked: bytearray,
    ) -> None:
        async with self._to_server(writer) as (up_reader, up_writer):
            pipes = [
                asyncio.create_task(_pipe(reader, up_writer, bytes_left[0], asked)),
                asyncio.create_task(_pipe(up_reader, writer, bytes_left[1], bytearray())),
            ]
            try:
                await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pipe in pipes:
                    pipe.cancel()

    @contextlib.asynccontextmanager
    async def _to_server(
        self, *others: asyncio.StreamWriter
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection that ends without a goodbye, and others with it: what has not arrived is lost."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            yield reader, writer
        finally:
            for each in (writer, *others):
                each.transport.abort()

    async def _say_again(self, asked: bytes) -> None:
        """All requests of a connection once more, later, with nobody to hear the answers."""
        self.repeats += 1
        await asyncio.sleep(self._dice.uniform(0, 0.05))
        async with self._to_server() as (reader, writer):
            writer.write(asked)
            with contextlib.suppress(TimeoutError, OSError):
                await asyncio.wait_for(reader.read(200_000), 0.2)


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, most: int, seen: bytearray) -> None:
    with contextlib.suppress(OSError):
        while len(seen) < most and (part := await reader.read(min(4096, most - len(seen)))):
            seen += part
            writer.write(part)
            await writer.drain()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_bad_line_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Every acknowledged move is there, none twice, nothing else; all clients have the same log in the end."""
    monkeypatch.setattr(retry, "FIRST", 0.005)
    monkeypatch.setattr(retry, "LONGEST", 0.1)
    monkeypatch.setattr(calls, "ONE_TRY", 1.0)

    async def play() -> None:
        async with serving(Settings(tmp_path, bot_processes=1, warm=False)) as address:
            proxy = Proxy(address, seed)
            async with proxy.open() as bad_address, session([bad_address]) as here:
                await asyncio.gather(
                    *(here.play(seat, random.Random(seat.number)) for seat in here.seats)  # noqa: S311
                )
                await here.check(None, tmp_path)
            assert proxy.cuts > 5
            assert proxy.repeats > 0

    asyncio.run(play())
