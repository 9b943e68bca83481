"""What strangers may try on a server, each for a while and as fast as it goes; ``attacks.py`` measures what it costs.

python benchmarks/attackers.py ATTACK URL SECONDS [ADDRESS]

It refuses any server but one on this machine. ADDRESS is where it comes from, such as 127.0.0.2.
"""

import asyncio
import contextlib
import itertools
import random
import re
import sys
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.frames import Frame, Opcode

import rookery
from rookery.records.games import option_texts
from rookery.records.record import Player, Record, result_of, write
from rookery.wire.match import COOKIE, CSRF_HEADER

PLAIN = b"GET /api/me?brief=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST %b HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%b"
SOCKET = (
    b"GET /api/matches/%b/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%b\r\n"
)
TURNS = 1000
"""Of a long game."""
LOOK = b"GET /api/matches/%b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
GAMES = ("penguin-soccer", "polar-dare", "penguins-rock", "penguin-game")


class Attacker:
    """Somebody with as many connections as it likes."""

    def __init__(self, url: str, address: str | None) -> None:
        parts = urlsplit(url)
        self.host, self.port = str(parts.hostname), parts.port or 80
        if self.host not in {"127.0.0.1", "localhost", "::1"}:
            raise SystemExit("attackers.py attacks this machine and no other")
        self.url = url
        self.address = address
        self.guest = b""
        self.match = b"nothing"

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        local = (self.address, 0) if self.address else None
        return await asyncio.open_connection(self.host, self.port, local_addr=local)

    async def become_a_guest(self) -> None:
        """Get a cookie, and a match to listen to."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60) as client:
            me = (await client.get("/api/me?brief=1")).json()
            headers = {CSRF_HEADER: me["csrf"]}
            opened = await client.post("/api/matches", json={"game": GAMES[0], "public": True}, headers=headers)
            self.match = opened.json().get("match", "nothing").encode()
            cookie = f"Cookie: {COOKIE}={client.cookies[COOKIE]}\r\n{CSRF_HEADER}: {me['csrf']}\r\n"
            self.guest = cookie.encode()

    async def crowd(self, count: int, one: Callable[[], Awaitable[object]]) -> None:
        """Do something on so many connections, again whenever one is hung up."""

        async def again() -> None:
            while True:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    await one()
                await asyncio.sleep(0)

        await asyncio.gather(*(again() for _ in range(count)))

    async def pour(self, first: bytes, data: bytes, *, read: bool = True) -> None:
        """Send something first, then the same as fast as it is taken, until somebody hangs up."""
        reader, writer = await self.connect()
        reading = asyncio.create_task(_drop(reader)) if read else None
        try:
            writer.write(first)
            while not writer.is_closing() and not (reading and reading.done()):
                writer.write(data)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            if reading:
                reading.cancel()
            writer.transport.abort()

    async def hold(self, data: bytes) -> bytes:
        """Send something, and wait until somebody hangs up: what they said until then."""
        reader, writer = await self.connect()
        try:
            writer.write(data)
            await writer.drain()
            return await reader.read()
        finally:
            writer.transport.abort()

    def greeting(self) -> bytes:
        """What opens a socket, and greets."""
        return SOCKET % (self.match, self.guest) + Frame(Opcode.TEXT, b"{}").serialize(mask=True)


async def _drop(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


# The attacks


async def frames(attacker: Attacker) -> None:
    """One-byte messages on sockets, after the greeting."""
    flood = Frame(Opcode.TEXT, b"x").serialize(mask=True) * 9000
    await attacker.crowd(4, lambda: attacker.pour(attacker.greeting(), flood))


async def pings(attacker: Attacker) -> None:
    """Pings on sockets."""
    flood = Frame(Opcode.PING, b"x").serialize(mask=True) * 9000
    await attacker.crowd(4, lambda: attacker.pour(attacker.greeting(), flood))


async def silent_sockets(attacker: Attacker) -> None:
    """Sockets that never greet."""
    await attacker.crowd(500, lambda: attacker.hold(SOCKET % (attacker.match, attacker.guest)))


async def half_heads(attacker: Attacker) -> None:
    """More half-sent heads than a process has descriptors by default."""
    await attacker.crowd(1200, lambda: attacker.hold(b"GET / HTTP/1.1\r\nX-Slow: "))


async def unfinished_uploads(attacker: Attacker) -> None:
    """Bodies of two megabytes, all but their last byte."""
    head = POST % (b"/api/replay", attacker.guest + b"Content-Length: 2000000\r\n\r\n")
    await attacker.crowd(200, lambda: attacker.hold(head + b" " * 1_999_999))


async def long_cookies(attacker: Attacker) -> None:
    """Cookies of 60 kB, each of them new."""
    count = itertools.count()

    async def one() -> None:
        cookie = b"%012d" % next(count) * 5000
        await attacker.hold(PLAIN[:-2] + b"Connection: close\r\nCookie: rookery_guest=" + cookie + b"\r\n\r\n")

    await attacker.crowd(32, one)


async def tiny_chunks(attacker: Attacker) -> None:
    """Bodies in chunks of one byte."""
    head = POST % (b"/api/replay", attacker.guest + b"Transfer-Encoding: chunked\r\n\r\n")
    await attacker.crowd(8, lambda: attacker.pour(head, b"1\r\n \r\n" * 10_000))


async def lines_after_bodies(attacker: Attacker) -> None:
    """A line after a body that never ends."""
    head = POST % (b"/api/replay", attacker.guest + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ")
    await attacker.crowd(8, lambda: attacker.pour(head, b"x" * 65_536))


async def unfit_upgrades(attacker: Attacker) -> None:
    """Sockets that begin with a body, which none has."""
    head = SOCKET % (attacker.match, attacker.guest + b"Content-Length: 9\r\n")
    await attacker.crowd(8, lambda: attacker.pour(head, b"x" * 65_536))


async def pipelines(attacker: Attacker) -> None:
    """Requests without waiting for answers."""
    await attacker.crowd(16, lambda: attacker.pour(b"", PLAIN * 1000))


async def slow_readers(attacker: Attacker) -> None:
    """Many answers, none of them read."""
    page = b"GET /static/js/main.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    await attacker.crowd(64, lambda: attacker.pour(b"", page * 1000, read=False))


async def requests(attacker: Attacker) -> None:
    """Requests as fast as they are answered."""

    async def one() -> None:
        reader, writer = await attacker.connect()
        try:
            while True:
                writer.write(PLAIN)
                await reader.readuntil(b"\r\n\r\n")
                await reader.read(65_536)
        finally:
            writer.transport.abort()

    await attacker.crowd(64, one)


async def connections(attacker: Attacker) -> None:
    """Connections that are closed at once."""

    async def one() -> None:
        _, writer = await attacker.connect()
        writer.transport.abort()

    await attacker.crowd(32, one)


async def pictures(attacker: Attacker) -> None:
    """Pictures, rules and codes, none twice, by one guest after another."""
    count = itertools.count()

    async def one() -> None:
        if next(count) % 50 == 0:
            await attacker.become_a_guest()
        size = b"%d" % random.randint(16, 4096)  # noqa: S311  # no secret
        path = b"/api/games/penguin-game/picture.svg?size=" + size
        head = b"GET %b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%b\r\n"
        await attacker.hold(head % (path, attacker.guest))

    await attacker.crowd(32, one)


async def replays(attacker: Attacker) -> None:
    """Long records to be shown again, none twice."""
    game, count = _long_game(), itertools.count()

    async def one() -> None:
        name = Player(f"Player {next(count)}", "person")
        body = write(msgspec.structs.replace(game, players=(name, name)))
        length = b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        await attacker.hold(POST % (b"/api/replay", attacker.guest + length) + body)

    await attacker.crowd(16, one)


def _long_game() -> Record:
    """A game of random moves, as long as they get."""
    game, dice = rookery.game("polar-dare", turn_cap=TURNS), random.Random(1)  # noqa: S311  # no secret
    start = position = game.start(seed=1)
    moves: list[str] = []
    while position.outcome is None:
        moves.append(dice.choice(position.moves))
        position = position.play(moves[-1])
    return Record(
        game=game.key,
        rules=game.room.version,
        options=option_texts(game),
        players=(),
        start=str(start),
        moves=tuple(moves),
        result=result_of(position.outcome),
    )


async def matches_of_bots(attacker: Attacker) -> None:
    """Matches in which bots think, opened by one guest after another, and looked at: nobody thinks where nobody is."""

    async def one() -> None:
        await attacker.become_a_guest()
        for _ in range(20):
            body = b'{"game": "penguin-soccer", "seats": [{"bot": "adult"}, {"bot": "adult"}], "public": true}'
            length = b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
            answer = await attacker.hold(POST % (b"/api/matches", attacker.guest + length) + body)
            opened = re.search(rb'"match":"([^"]+)"', answer)
            if opened is not None:
                await attacker.hold(LOOK % opened[1])

    await attacker.crowd(4, one)


async def foreign_names(attacker: Attacker) -> None:
    """Requests under other names, each of them new."""
    count = itertools.count()

    async def one() -> None:
        host = b"%d.evil.example" % next(count)
        await attacker.hold(b"GET / HTTP/1.1\r\nHost: %b\r\nConnection: close\r\n\r\n" % host)

    await attacker.crowd(32, one)


ATTACKS = {
    each.__name__.replace("_", "-"): each
    for each in (
        frames,
        pings,
        silent_sockets,
        half_heads,
        unfinished_uploads,
        long_cookies,
        tiny_chunks,
        lines_after_bodies,
        unfit_upgrades,
        pipelines,
        slow_readers,
        requests,
        connections,
        pictures,
        replays,
        matches_of_bots,
        foreign_names,
    )
}


async def attack(name: str, url: str, seconds: float, address: str | None = None) -> None:
    """Attack for so long."""
    attacker = Attacker(url, address)
    await attacker.become_a_guest()
    print("begins", flush=True)
    began = time.monotonic()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds - (time.monotonic() - began)):
            await ATTACKS[name](attacker)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3]), *sys.argv[4:5]))
