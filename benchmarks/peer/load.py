"""The load of the server benchmark: sockets, matches and the pace of their moves, the same for every server.

It shares the machine with the server, so it does as little as possible.
"""

import asyncio
import contextlib
import functools
import gc
import itertools
import os
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SEATS = 4
STARTING = 600.0
"""Seconds for a server to start, and to compile what it needs if it never has."""
BUSY, AGAIN = "503", 0.5
"""The status of an answer that says so, and seconds until the next try."""
SHOWN = 200
"""Bytes that are told of an answer that nobody expected."""
TOGETHER = 10
"""How many matches are joined at the same time."""


class Lost(AssertionError):
    """A promise was broken."""


# Sockets


class Socket(asyncio.Protocol):
    """One WebSocket of a person: it hands on whole messages."""

    def __init__(self, path: str, hear: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._path, self._hear, self._lost = path, hear, lost
        self._buffer = bytearray()
        self._open = False
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is complete."""
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._lost(f"no WebSocket: {head[:80]!r}")
                return
            self._open, self._buffer = True, rest
            self.opened.set_result(None)
        while (message := self._next()) is not None:
            kind, payload = message
            if kind == 9:
                self.send(payload, kind=10)
            elif kind == 1:
                self._hear(payload)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; the servers do not cut messages into several."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1] & 127
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big") if len(buffer) >= start else 1 << 62
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def send(self, payload: bytes, kind: int = 1) -> None:
        """Say something, masked with zeros: that leaves it as it is."""
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """No socket ends before the load does."""
        self._lost(f"a socket was cut: {exc}")

    def close(self) -> None:
        """Hang up without a word."""
        self._lost = lambda _: None
        self._transport.abort()


class Poster:
    """Requests over connections that are kept and used in turn."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: deque[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = deque()

    async def ask(self, path: str, body: bytes | None = None, headers: str = "") -> tuple[str, bytes]:
        """Ask, and return the head and the body of the answer; a connection that has ended is made anew.

        A server that has too much to do is asked again, as clients do: commands have keys, so that is safe.
        """
        method = "GET" if body is None else "POST"
        request = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{headers}"
        whole = f"{request}Content-Length: {len(body or b'')}\r\n\r\n".encode() + (body or b"")
        while True:
            kept = self._free.popleft() if self._free else None
            reader, writer = kept or await asyncio.open_connection("127.0.0.1", self._port)
            try:
                writer.write(whole)
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                if head.split(" ", 2)[1] == BUSY:
                    writer.close()
                    await asyncio.sleep(AGAIN)
                    continue
                length = head.lower().partition("content-length:")[2].partition("\r\n")[0]
                # A refusal comes in pieces; its beginning says why.
                answer = await reader.readexactly(int(length)) if length else await reader.read(SHOWN)
            except (ConnectionError, asyncio.IncompleteReadError):
                writer.close()
                if kept is None:
                    raise
                continue
            self._free.append((reader, writer))
            if head.split(" ", 2)[1] not in {"200", "201"}:
                raise Lost(f"{path} was refused: {head.partition(chr(13))[0]} {answer[:SHOWN]!r}")
            return head, answer

    def close(self) -> None:
        """Hang up."""
        for _, writer in self._free:
            writer.close()


def _itself(socket: Socket) -> Socket:
    return socket


# Matches


class Match(ABC):
    """A match with four people who listen: it makes one move at a time."""

    def __init__(self, name: str, tokens: Sequence[str], load: "Load") -> None:
        self.name, self.tokens, self._load = name, tokens, load
        self.sockets: list[Socket] = []
        self.turn = -1
        self.due = self._heard = 0.0
        self._waiting = 0

    async def connect(self) -> None:
        """Open the sockets of all four."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            socket = Socket(self.path(), functools.partial(self.hear, seat), self._load.lose)
            await loop.create_connection(functools.partial(_itself, socket), "127.0.0.1", self._load.port)
            await socket.opened
            self.sockets.append(socket)
            await self.greet(seat)
        while self.turn < 0:
            await asyncio.sleep(0.01)

    def begin(self, due: float) -> None:
        """Make a move that is due since then."""
        self.due, self._waiting = due, SEATS
        self.move()

    def acknowledge(self) -> None:
        """One more person has heard of the move."""
        self._heard = time.perf_counter()
        self.done()

    def done(self) -> None:
        """One thing less to wait for."""
        self._waiting -= 1
        if self._waiting == 0:
            self._load.finish(self, self._heard)

    @abstractmethod
    def path(self) -> str:
        """Where everybody listens."""

    @abstractmethod
    async def greet(self, seat: int) -> None:
        """Say who listens."""

    @abstractmethod
    def hear(self, seat: int, message: bytes) -> None:
        """Take note of what a seat is told."""

    @abstractmethod
    def move(self) -> None:
        """Send a legal move of the seat to move."""


# Servers


class Process:
    """A process of this machine, as Linux tells of it."""

    def __init__(self, number: int) -> None:
        self._folder = Path(f"/proc/{number}")

    def _facts(self) -> list[str]:
        """What stands behind the name of a process; only naughts once it has gone."""
        try:
            return (self._folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return ["0"] * 13

    def used(self) -> float:
        """Seconds of work, its own and the system's for it, and of the processes that serve with it."""
        facts = [each._facts() for each in (self, *self._servers())]
        return sum(int(each[11]) + int(each[12]) for each in facts) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory, in the same way."""
        pages = 0
        for each in (self, *self._servers()):
            with contextlib.suppress(OSError):
                pages += int((each._folder / "statm").read_text(encoding="utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def _servers(self) -> list["Process"]:
        """Of a supervisor, the processes that it has started; those of bots have no children and are no servers."""
        return [each for each in self.children() if each.children()]

    def children(self) -> list["Process"]:
        """The processes that it has started."""
        everyone = (Process(int(folder.name)) for folder in self._folder.parent.glob("[0-9]*"))
        return [each for each in everyone if each._facts()[1] == self._folder.name]


# The load


@dataclass(frozen=True)
class Pace:
    """How one pace was borne."""

    rate: float
    """Moves a second that were due."""
    took: list[float]
    """Seconds of each move, the quickest first."""
    server: float
    """Cores that the server used."""
    load: float
    """Cores that this program used."""
    memory: int
    """Bytes that the server holds."""

    def share(self, part: float) -> float:
        """The latency that such a part of the moves stayed below."""
        return self.took[min(len(self.took) - 1, int(len(self.took) * part))]

    def __str__(self) -> str:
        middle, late, worst = (f"{1000 * self.share(part):.0f}" for part in (0.5, 0.99, 1))
        return (
            f"{self.rate:.0f} moves/s: p50 {middle} ms, p99 {late} ms, worst {worst} ms; {len(self.took)} moves; "
            f"cores: server {self.server:.2f}, load {self.load:.2f}; server's memory {self.memory / 2**20:.0f} MiB"
        )


class Load:
    """All matches at one server, and the pace of their moves."""

    def __init__(self, port: int, server: Process) -> None:
        self.port = port
        self.poster = Poster(port)
        self.numbers = itertools.count(1)
        self.matches: list[Match] = []
        self._server = server
        self._ready: deque[Match] = deque()
        self._late: deque[float] = deque()
        self._took: list[float] = []
        self._broken = ""
        self._tasks: set[asyncio.Task[None]] = set()

    def lose(self, why: str) -> None:
        """A promise was broken: the run ends."""
        self._broken = self._broken or why

    def spawn(self, work: Any) -> None:
        """Let something go on, and hear of it if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()):
            self.lose(str(problem) or type(problem).__name__)

    async def fill(self, matches: list[Match]) -> None:
        """Let everybody sit down, some matches at a time."""
        self.matches += matches
        for first in range(0, len(matches), TOGETHER):
            await asyncio.gather(*(match.connect() for match in matches[first : first + TOGETHER]))
            self._check()
        self._ready.extend(matches)
        # What is there now stays: looking through it again and again would only disturb the clock.
        gc.freeze()

    def finish(self, match: Match, at: float) -> None:
        """A move has arrived everywhere: the match is ready for the next one, which may be due already."""
        self._took.append(at - match.due)
        if self._late:
            match.begin(self._late.popleft())
        else:
            self._ready.append(match)

    async def run(self, rate: float, seconds: float) -> Pace:
        """Make moves at this rate, whether or not the server keeps up."""
        self._took, used = [], self._used()
        start = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))
            if self._ready:
                self._ready.popleft().begin(due)
            else:
                self._late.append(due)
            self._check()
        server, load = (after - before for before, after in zip(used, self._used(), strict=True))
        wall = time.perf_counter() - start
        await self._drain()
        return Pace(rate, sorted(self._took), server / wall, load / wall, self._server.memory())

    async def _drain(self) -> None:
        """Wait for what is under way; what could not even be sent by then counts with the time that it has waited."""
        end = time.perf_counter() + 10
        while len(self._ready) < len(self.matches):
            await asyncio.sleep(0.02)
            self._check()
            now = time.perf_counter()
            if now > end and self._late:
                self._took.extend(now - due for due in self._late)
                self._late.clear()
            if now > end + 50:
                raise Lost(f"{len(self.matches) - len(self._ready)} moves never arrived")

    def _used(self) -> tuple[float, float]:
        """Seconds of work of the server and of this program."""
        return self._server.used(), time.process_time()

    def _check(self) -> None:
        if self._broken:
            raise Lost(self._broken)

    def close(self) -> None:
        """Hang up everywhere."""
        for match in self.matches:
            for socket in match.sockets:
                socket.close()
        self.poster.close()


async def quiet(server: Process) -> None:
    """Wait until a server and its helpers have nothing to do: native code is compiled after the start."""
    before, calm = -1.0, 0
    while calm < 4:
        await asyncio.sleep(0.5)
        used = sum(each.used() for each in (server, *server.children()))
        calm, before = (calm + 1 if used - before < 0.05 else 0), used


@contextlib.asynccontextmanager
async def served(command: Sequence[str], log: Path, *, settle: bool = True) -> AsyncIterator[Process]:
    """A server that has said that it is ready, and, unless told otherwise, has got ready in the background too."""
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(*command, stdout=file, stderr=file)
    try:
        async with asyncio.timeout(STARTING):
            while b"ready" not in log.read_bytes():
                if process.returncode is not None:
                    raise Lost(f"the server did not start: {log.read_text(encoding='utf-8')[-500:]}")
                await asyncio.sleep(0.1)
            if settle:
                await quiet(Process(process.pid))
        yield Process(process.pid)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
