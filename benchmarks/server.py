"""Measure the server with many live matches of four people, and what it can bear beside boardgame.io.

python benchmarks/server.py [--matches N] [--seconds N] [--processes N] [--saturate] [--peer] [--out FILE]
python benchmarks/server.py --sockets 500,2000,8000 | --memory | --restart N   (in any combination, instead)

One process of the server, one of this program; with --processes 2 the server has two, on a PostgreSQL of their own.
First every match makes a move each 5 s; with --saturate the pace then rises step by step until p99 passes 1 s, from
--first on where that is given; with --peer boardgame.io is driven in the same way (npm install in benchmarks/peer).
Every move must arrive at all four people, once and in order, or the program stops with an error. --sockets measures the
latency of 100 moves/s with more and more sockets, --memory what a match and a socket take, --restart what a start with
so many matches in play costs.
"""

import argparse
import asyncio
import contextlib
import hashlib
import random
import shutil
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import Row, alone, beside, table

# The other half of this program lies beside it, in the folder that this one is in.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks import scaling
from benchmarks.peer.boardgame import PEER_GAME, open_peers
from benchmarks.peer.load import SEATS, Load, Lost, Match, Pace, Process, served
from benchmarks.scaling import many_descriptors
from benchmarks.victims import PostgreSQL, unlimited

GAME = "polar-dare"
SEED = bytes(range(32)).hex()
"""What everybody adds to the dice."""
PEER_FOLDER = Path(__file__).with_name("peer")
PACKAGES = {"Litestar": "litestar", "uvicorn": "uvicorn", "websockets": "websockets"}
PAUSE = 5.0
"""Seconds between two moves of a match."""
TOO_LATE = 1.0
"""Seconds; a pace whose p99 is above cannot be borne."""
STEP_SECONDS, FASTER = 6.0, 1.25
TRIES = 2
"""A pace that is too fast must be so twice: others may have disturbed it once."""
OPENED_EACH = 20
"""Matches that one guest opens."""
ABOUT = """\
Latencies run from the moment a move is due, before it is sent, to the moment the last of the four people has heard of
it; a move that had to wait for its turn counts in full. `saturation`: the highest pace of moves whose p99 was at most
1 s, with all matches live. Rookery keeps every move on disk before it answers. boardgame.io is there twice: with its
usual settings, which keep matches in memory, and with its own storage on disk. The load comes from one process on the
same machine, the same for all. Limits on what one address may ask are lifted for the run. Every move was told to all
four people, once and in order."""


class Choice(msgspec.Struct):
    """What is read of a choice."""

    move: str


class View(msgspec.Struct):
    """What is read of a view, or of its changes."""

    seq: int = 0
    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    choices: list[Choice] | msgspec.UnsetType = msgspec.UNSET


class Happened(msgspec.Struct):
    """What is read of an event."""

    seq: int
    key: str | None = None


class Received(msgspec.Struct):
    """What is read of a message."""

    type: str
    events: list[Happened] = []
    view: View | None = None
    changes: View | None = None


class OurMatch(Match):
    """A match of Rookery."""

    read = msgspec.json.Decoder(Received).decode

    def __init__(self, name: str, tokens: Sequence[str], load: Load) -> None:
        super().__init__(name, tokens, load)
        self._seen = [0] * SEATS
        self._seq = 0
        self._choices: list[Choice] = []
        self._key = ""

    def path(self) -> str:
        """Where everybody listens."""
        return f"/api/matches/{self.name}/socket?after=0"

    async def join(self, seat: int, invitation: str) -> None:
        """Sit down, one after the other."""
        commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
        joining = {"type": "join", "name": f"Player {seat + 1}", "commitment": commitment}
        await self._command(seat, seat + 1, joining, link=invitation)

    async def reveal(self, seat: int) -> None:
        """Reveal the seat's part in the dice, one after the other when all have sat down."""
        await self._command(seat, 1 + SEATS + seat, {"type": "reveal", "seed": SEED})

    async def greet(self, seat: int) -> None:
        """Listen with the credential of whoever sits there."""
        self.sockets[seat].send(msgspec.json.encode({"token": self.tokens[seat]}))
        # Who sat down before may have done so at another process.
        while self._seen[seat] < 1 + seat:
            await asyncio.sleep(0.005)

    def hear(self, seat: int, message: bytes) -> None:
        """Check that no event is missing and none comes twice."""
        received = self.read(message)
        if received.type == "bye":
            self._load.lose(f"the server hung up: {message!r}")
        view = received.view or received.changes
        if view is not None:
            self._seq = view.seq
            if isinstance(view.turn, int):
                self.turn = view.turn
            if view.choices:
                # Only who is to move has choices; that of the mover before was told that they are gone.
                self._choices = view.choices
        for event in received.events:
            if event.seq != self._seen[seat] + 1:
                self._load.lose(f"seat {seat} heard event {event.seq} after {self._seen[seat]}")
            self._seen[seat] = event.seq
        # Last of all, for the next move may follow at once.
        for _ in range(sum(event.key == self._key for event in received.events) if self._key else 0):
            self.acknowledge()

    def move(self) -> None:
        """Send one of the choices that the seat was shown."""
        if not self._choices:
            self._load.lose(f"match {self.name} has no move to make")
            return
        self._key = f"{next(self._load.numbers)}"
        # The answer to the command is one more thing to wait for: only what is acknowledged counts.
        self._waiting += 1
        self._load.spawn(self._acknowledged(self.turn, self._seq, random.choice(self._choices).move))  # noqa: S311

    async def _acknowledged(self, seat: int, expected: int, move: str) -> None:
        await self._command(seat, expected, {"type": "move", "move": move}, self._key)
        self.done()

    async def _command(
        self, seat: int, expected: int, command: Any, key: str | None = None, link: str | None = None
    ) -> None:
        body = msgspec.json.encode({"seat": seat, "expected": expected, "key": key, "command": command, "link": link})
        path = f"/api/matches/{self.name}/commands?view=false"
        await self._load.poster.ask(path, body, f"Authorization: Bearer {self.tokens[seat]}\r\n")


async def open_ours(load: Load, number: int) -> list[Match]:
    """Open matches of Rookery, as several guests."""
    wish = msgspec.json.encode({"game": GAME, "players": SEATS})
    matches: list[Match] = []
    headers = ""
    for index in range(number):
        if index % OPENED_EACH == 0:
            head, me = await load.poster.ask("/api/me")
            cookie = head.lower().index("set-cookie: ") + len("set-cookie: ")
            headers = (
                f"Cookie: {head[cookie:].partition(';')[0]}\r\nX-Rookery-CSRF: {msgspec.json.decode(me)['csrf']}\r\n"
            )
        opened = msgspec.json.decode((await load.poster.ask("/api/matches", wish, headers))[1])
        credentials = [msgspec.json.decode((await load.poster.ask("/api/credential"))[1]) for _ in range(SEATS)]
        match = OurMatch(opened["match"], [each["credential"] for each in credentials], load)
        for invitation in opened["seats"]:
            await match.join(invitation["seat"], invitation["token"])
        for seat in range(SEATS):
            await match.reveal(seat)
        matches.append(match)
    return matches


def serve(port: int, folder: Path, processes: int, database: str | None) -> None:
    """A server like that of ``rookery serve``, but that one address may ask for as much as it likes."""
    from rookery.server import logs
    from rookery.server.http.security import load_keys
    from rookery.server.process.running import bound, ready, run
    from rookery.server.process.supervisor import Supervisor
    from rookery.server.settings import Operators, Settings

    many_descriptors()
    logs.set_up()
    settings = Settings(
        folder, database, processes=processes, limits=unlimited(), operators=Operators(metrics="off", docs="off")
    )
    with contextlib.closing(bound("127.0.0.1", port)) as door:
        if processes > 1:
            load_keys(folder)
            Supervisor(settings, door).run(_say_ready)
            return

        async def stay() -> None:
            async with ready(settings) as server:
                _say_ready()
                await server.serve([door])

        run(stay())


def _say_ready() -> None:
    print("ready", flush=True)


def tell(line: str) -> None:
    """Say what is going on, apart from the results."""
    print(line, file=sys.stderr, flush=True)


Opener = Callable[[Load, int], Coroutine[Any, Any, list[Match]]]
PEERS = {"in memory": "", "on disk": "{folder}/matches"}
"""The ways in which boardgame.io keeps matches, each with the folder for it."""
Result = tuple[Pace, Pace | None]
"""The usual pace, and the fastest that was borne."""


async def measure(whose: str, load: Load, arguments: argparse.Namespace) -> Result:
    """The usual pace, then faster and faster: the usual one and the fastest that was borne."""
    usual = await load.run(arguments.matches / PAUSE, arguments.seconds)
    tell(f"{whose}: {usual}")
    best, rate, failures = None, arguments.first or usual.rate, 0
    while arguments.saturate and failures < TRIES:
        pace = await load.run(rate, STEP_SECONDS)
        tell(f"{whose}: {pace}")
        if pace.share(0.99) <= TOO_LATE:
            best, rate, failures = pace, rate * FASTER, 0
        else:
            failures += 1
    return usual, best


@contextlib.asynccontextmanager
async def loaded(command: list[str], *, database: bool = False) -> AsyncIterator[tuple[Load, Process]]:
    """A server that has just been started, and a load for it."""
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="rookery-load-"))
        url = (await stack.enter_async_context(PostgreSQL())).url if database else ""
        port = free_port()
        filled = [part.format(port=port, folder=folder, database=url) for part in command]
        process = await stack.enter_async_context(served(filled, Path(folder) / "log"))
        load = Load(port, process)
        stack.callback(load.close)
        yield load, process


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def our_command(processes: int) -> list[str]:
    """How our server is started."""
    return [sys.executable, __file__, "--serve", "{port}", "{folder}", str(processes), "{database}"]


async def drive(
    whose: str, command: list[str], opener: Opener, arguments: argparse.Namespace, *, database: bool = False
) -> Result:
    """Start a server, fill it with matches and measure it."""
    async with loaded(command, database=database) as (load, _):
        await load.fill(await opener(load, arguments.matches))
        tell(f"{whose}: {arguments.matches} matches, {SEATS * arguments.matches} sockets")
        return await measure(whose, load, arguments)


async def grow(arguments: argparse.Namespace) -> list[Row]:
    """What happens when there is more and more of everything."""
    processes, rows = arguments.processes, list[Row]()
    command, shared = our_command(processes), processes > 1
    if arguments.sockets:
        async with loaded(command, database=shared) as (load, _):
            counts = [int(each) for each in arguments.sockets.split(",")]
            rows += await scaling.crowd(GAME, load, open_ours, counts, arguments.seconds)
    if arguments.memory:
        async with loaded(command, database=shared) as (load, server):
            rows += await scaling.memory(GAME, load, server, open_ours, arguments.matches)
    if arguments.restart:
        with tempfile.TemporaryDirectory(prefix="rookery-load-") as folder:
            port = free_port()
            filled = [part.format(port=port, folder=folder, database="") for part in our_command(1)]
            rows += await scaling.restart(GAME, filled, Path(folder), arguments.restart)
    return rows


def rows_of(ours: Result, theirs: Result | None, storage: str = "") -> list[Row]:
    """The figures, beside the peer's where there are any."""
    name = f"boardgame.io, {PEER_GAME}, {storage}"
    usual = ours[0]
    figures: list[tuple[str, str, Callable[[Pace], float]]] = [
        (f"p50 at {usual.rate:.0f} moves/s", "s", lambda pace: pace.share(0.5)),
        (f"p99 at {usual.rate:.0f} moves/s", "s", lambda pace: pace.share(0.99)),
        (f"worst at {usual.rate:.0f} moves/s", "s", lambda pace: pace.share(1)),
        (f"server's cores at {usual.rate:.0f} moves/s", "cores", lambda pace: pace.server),
        ("server's memory", "MiB", lambda pace: pace.memory / 2**20),
    ]
    pairs = [(what, unit, value(usual), theirs and value(theirs[0])) for what, unit, value in figures]
    if ours[1]:
        pairs.append(("saturation", "moves/s", ours[1].rate, theirs[1].rate if theirs and theirs[1] else None))
    return [
        alone(GAME, what, value, unit) if other is None else beside(GAME, what, value, unit, name, other)
        for what, unit, value, other in pairs
    ]


def peer_versions() -> dict[str, str]:
    """The version of the peer, where it is installed."""
    package = PEER_FOLDER / "node_modules" / "boardgame.io" / "package.json"
    return {"boardgame.io": msgspec.json.decode(package.read_bytes())["version"]} if package.exists() else {}


async def compare(arguments: argparse.Namespace) -> list[Row]:
    """Ours, then the peer's."""
    if arguments.sockets or arguments.memory or arguments.restart:
        return await grow(arguments)
    processes = arguments.processes
    usual = await drive("Rookery", our_command(processes), open_ours, arguments, database=processes > 1)
    node = shutil.which("node")
    if not arguments.peer:
        return rows_of(usual, None)
    if node is None or not (PEER_FOLDER / "node_modules").is_dir():
        raise Lost("the peer is not there; it needs Node, and npm install in benchmarks/peer")
    rows: list[Row] = []
    for storage, folder in PEERS.items():
        peer = [node, str(PEER_FOLDER / "server.js"), "{port}", *([folder] if folder else [])]
        rows += rows_of(usual, await drive(f"boardgame.io {storage}", peer, open_peers, arguments), storage)
    return rows


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure the server with many live matches.")
    parser.add_argument("--matches", type=int, default=500, metavar="N", help="live matches of four people")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="N", help="at the usual pace")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="of the server; several use PostgreSQL")
    parser.add_argument("--sockets", metavar="N,N…", help="instead: latency with so many sockets")
    parser.add_argument("--memory", action="store_true", help="instead: what a match and a socket take")
    parser.add_argument("--restart", type=int, metavar="N", help="instead: a start with so many matches in play")
    parser.add_argument("--saturate", action="store_true", help="then faster and faster, until p99 passes 1 s")
    parser.add_argument("--first", type=float, metavar="N", help="moves/s to begin that with, not the usual pace")
    parser.add_argument("--peer", action="store_true", help="the same for boardgame.io")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    parser.add_argument("--serve", nargs=4, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        port, folder, processes, database = arguments.serve
        serve(int(port), Path(folder), int(processes), database or None)
        return
    scaling.many_descriptors()
    try:
        rows = asyncio.run(compare(arguments))
    except (Lost, TimeoutError) as problem:
        sys.exit(f"benchmarks/server.py: {str(problem) or 'the server did not start in time'}")
    print(table(rows))
    if arguments.out:
        facts = (
            machine()
            | versions(PACKAGES)
            | peer_versions()
            | {"Live matches": f"{arguments.matches}, {SEATS * arguments.matches} sockets"}
            | {"Server processes": str(arguments.processes)}
        )
        write_page(arguments.out, "The server under load", facts, verbatim(table(rows)), ABOUT)


if __name__ == "__main__":
    main()
