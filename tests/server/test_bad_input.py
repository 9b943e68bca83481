"""Bad input and bad luck, over the network: refused with a code and a sentence, nothing is lost, and all goes on."""

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from rookery.server.http.limits import Limits, Rate
from rookery.server.matches.live_matches import Matches
from rookery.server.process import running
from rookery.server.process.running import bound, serving
from rookery.server.settings import Settings
from rookery.server.store import FILE, StoreProblem
from rookery.server.store.sqlite import SQLiteStore
from tests.limits import HANGING
from tests.server import spies
from tests.server.visitors import Facts, House, Visitor, heard, refused

pytestmark = pytest.mark.anyio
GAME = "penguin-soccer"
DEEP = 100_000
JSON = {"Content-Type": "application/json"}


class Game:
    """A match of two under way: Ann has the cookie that opened it, Bob a credential."""

    def __init__(self, ann: Visitor, bob: Visitor, opened: Facts) -> None:
        self.ann = ann
        self.bob = bob
        self.opened = opened
        self.match = str(opened["match"])
        self.path = f"/api/matches/{self.match}"

    async def seq(self) -> int:
        """The number of the last event."""
        return int((await self.ann.view(self.match))["seq"])

    async def move(self) -> str:
        """A move that Ann may make."""
        return str((await self.ann.view(self.match))["choices"][0]["move"])


async def begun(house: House) -> Game:
    """A match of two under way."""
    ann = await house.visitor()
    opened = await ann.open(GAME, None, None)
    game = Game(ann, await house.player(opened["seats"][1]["token"]), opened)
    for seat, who in enumerate((ann, game.bob)):
        assert (await who.do(game.match, seat, seat + 1, "join", name="Somebody")).is_success
    return game


@pytest.fixture
async def inside(
    tmp_path: Path, anyio_backend: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, Matches]]:
    """A server, and its inside."""
    seen = spies.several(monkeypatch)
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        yield house, seen[0]


def writing(matches: Matches) -> sqlite3.Connection:
    """The connection that keeps what happens."""
    assert isinstance(matches.store, SQLiteStore)
    return matches.store._writer._connection


# Who asks


async def test_tokens_of_others_open_nothing(house: House) -> None:
    """A token of another match, a changed one and a made-up one open no more than none does."""
    game, other = await begun(house), await begun(house)
    own = str(game.opened["seats"][1]["token"])
    wrong = [other.opened["seats"][1]["token"], other.opened["watch"], own[:-1], own.swapcase(), own + "x", "x" * 500]
    before, forger = await game.seq(), await house.program("x")
    for token in wrong:
        forger.headers = {"Authorization": f"Bearer {token}"}
        for page in ("", "/record", "/events?follow=0"):
            refused(await forger.get(game.path + page), 404, "unknown-match")
        refused(await forger.do(game.match, 1, before, "resign"), 404, "unknown-match")
        refused(await forger.post(f"{game.path}/hint", {"seat": 1}), 404, "unknown-match")
    watcher = await house.program(game.opened["watch"])
    assert (await watcher.get(game.path)).is_success
    refused(await watcher.do(game.match, 0, before, "resign"), 401, "no-guest")
    assert await game.seq() == before


# What is sent


async def test_bodies_of_a_hundred_thousand_levels(tmp_path: Path) -> None:
    """However deep a body or a first message on a socket is nested, it is refused in words and the server stays."""
    async with AsyncExitStack() as stack:
        limits = Limits(body=10 * DEEP, message=10 * DEEP)
        house = await House(tmp_path, stack, limits=limits).open()
        game = await begun(house)
        deep = [b"[" * DEEP, b"[" * DEEP + b"]" * DEEP, b'{"game":' * DEEP + b"1" + b"}" * DEEP]
        deep += [b'{"seat": 0, "expected": 4, "command": ' + b"[" * DEEP + b"]" * DEEP + b"}"]
        for body in deep:
            for path in ("/api/matches", f"{game.path}/commands", f"{game.path}/hint"):
                answer = await game.ann.client.post(path, content=body, headers=game.ann.headers | JSON)
                refused(answer, 400, "bad-body")
            url = f"{house.url.replace('http', 'ws')}{game.path}/socket"
            async with connect(url, proxy=None) as connection:
                await connection.send(body.decode())
                assert (await heard(connection, "bye"))["code"] == "bad-body"
        assert (await game.ann.get("/health")).is_success


NUMBERS = ("9" * 4300, "-" + "9" * 4300, "9" * 30_000, "1e400", '"1"', "true", "1.5", "NaN")


async def test_numbers_that_are_none(house: House) -> None:
    """A number that is too large to be written down, a text or half a number is refused before anybody counts."""
    game = await begun(house)
    bodies = [
        ("/commands", '{"seat": %s, "expected": 4, "command": {"type": "undo"}}'),
        ("/commands", '{"seat": 0, "expected": %s, "command": {"type": "undo"}}'),
        ("/commands", '{"seat": 0, "expected": 4, "command": {"type": "seat-bot", "seat": %s, "level": "egg"}}'),
        ("/hint", '{"seat": %s}'),
    ]
    for page, body in bodies:
        for number in NUMBERS:
            sent = (body % number).encode()
            answer = await game.ann.client.post(game.path + page, content=sent, headers=game.ann.headers | JSON)
            refused(answer, 400, "bad-body")


async def test_replays(house: House) -> None:
    """A key that is known gets its first answer, and with another command a refusal; nothing happens twice."""
    game = await begun(house)
    seq, move = await game.seq(), await game.move()
    first = await game.ann.do(game.match, 0, seq, "move", move=move, key="once")
    assert first.is_success
    for expected in (seq, seq + 1, 99):
        again = await game.ann.do(game.match, 0, expected, "move", move=move, key="once")
        assert (again.status_code, again.json()["events"]) == (200, first.json()["events"])
    for kind, command in (("resign", {}), ("move", {"move": "?"})):
        assert refused(await game.ann.do(game.match, 0, seq, kind, key="once", **command), 409, "key-reused") == {}
    refused(await game.bob.do(game.match, 1, seq, "move", move=move, key="once"), 409, "key-reused")
    assert await game.seq() == seq + 1


# Who listens


async def test_a_reader_who_stops_reading_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams of JSON that nobody reads end with the reason; others are not held up, and the match knows all."""

    def narrow(host: str, port: int) -> socket.socket:
        door = bound(host, port)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return door

    monkeypatch.setattr(running, "bound", narrow)
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack, limits=Limits(queue=2, commands=Rate(10_000, 10_000))).open()
        ann = await house.visitor()
        opened = await ann.open("polar-dare", None, None)
        match = opened["match"]
        view = await ann.done(match, 0, 1, "join", name="Ann")
        await ann.done(match, 1, view["seq"], "join", name="Bob")
        view = await ann.reveal(match)
        with closing(socket.socket()) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            connection.connect((ann.client.base_url.host, ann.client.base_url.port))
            head = f"GET /api/matches/{match}/events HTTP/1.1", "Host: x", f"Authorization: Bearer {opened['watch']}"
            connection.sendall("\r\n".join([*head, "", ""]).encode())
            while "rookery_slow_readers_total 1.0" not in (await ann.get("/metrics")).text:
                for _ in range(10):
                    move = view["choices"][0]["move"]
                    view = await ann.done(match, view["turn"], view["seq"], "move", move=move)
            connection.settimeout(HANGING)
            *_, last = [text for text in (await asyncio.to_thread(everything, connection)).splitlines() if "{" in text]
        assert json.loads(last)["code"] == "slow-reader"
        assert (await ann.view(match))["seq"] == view["seq"]


def everything(connection: socket.socket) -> str:
    """What comes on a connection until it ends."""
    pieces = []
    while (piece := connection.recv(65_536)) and not piece.endswith(b"0\r\n\r\n"):
        pieces.append(piece)
    return b"".join([*pieces, piece]).decode()


# The disk and the database


async def test_a_full_disk(inside: tuple[House, Matches]) -> None:
    """A move that does not fit is refused and has not happened; when there is room, the same command is carried out."""
    house, matches = inside
    game = await begun(house)
    seq, move = await game.seq(), await game.move()
    [(pages,)] = writing(matches).execute("PRAGMA page_count").fetchall()
    writing(matches).execute(f"PRAGMA max_page_count = {pages}")
    for number in range(100):
        said = await game.ann.do(game.match, 0, seq, "say", phrase="hello", key=f"say-{number}-{'x' * 40}")
        if not said.is_success:
            break
        seq += 1
    refused(said, 503, "database-busy")
    assert "matches.db" not in said.text
    assert await game.seq() == seq
    refused(await game.ann.post("/api/matches", {"game": GAME, "key": "new"}), 503, "database-busy")
    writing(matches).execute("PRAGMA max_page_count = 100000")
    assert (await game.ann.do(game.match, 0, seq, "move", move=move)).is_success
    assert (await game.ann.post("/api/matches", {"game": GAME, "key": "new"})).status_code == 201


async def test_a_database_that_another_program_holds(inside: tuple[House, Matches]) -> None:
    """While it is held nothing is kept and nothing is promised, but all can be read; afterwards all goes on."""
    house, matches = inside
    game = await begun(house)
    seq, move = await game.seq(), await game.move()
    writing(matches).execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(house.folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused(await game.ann.do(game.match, 0, seq, "move", move=move, key="held"), 503, "database-busy")
        assert await game.seq() == seq
        assert (await game.ann.get("/health")).status_code == 503
        other.execute("ROLLBACK")
    assert (await game.ann.do(game.match, 0, seq, "move", move=move, key="held")).is_success
    assert await game.seq() == seq + 1
    assert (await game.ann.get("/health")).is_success


async def test_a_database_that_is_damaged_while_it_is_used(inside: tuple[House, Matches]) -> None:
    """A request for unreadable data is refused for now, and the server stays up."""
    house, matches = inside
    game = await begun(house)
    writing(matches).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with (house.folder / FILE).open("r+b") as file:
        size = file.seek(0, 2)
        file.seek(0)
        file.write(b"\x5a" * size)
    refused(await game.ann.get("/api/matches"), 503, "database-busy")
    assert (await game.ann.get("/health")).status_code == 503
    assert (await game.ann.get("/api/me")).is_success


# The start

CHANGES = {"newer": "UPDATE rookery_version SET version_num = '9999'", "foreign": "DROP TABLE rookery_version"}


async def kept(folder: Path) -> Path:
    """The file of a server that has stopped, with a match in it."""
    async with AsyncExitStack() as stack:
        house = await House(folder, stack).open()
        await begun(house)
    return folder / FILE


async def refuses_to_start(folder: Path) -> str:
    """The code of a server that does not start; it has one line to say, and what is there is left as it is."""
    before = (folder / FILE).read_bytes()
    with pytest.raises(StoreProblem) as problem:
        async with serving(Settings(folder, warm=False)):
            pass
    assert "\n" not in str(problem.value)
    assert (folder / FILE).read_bytes() == before
    return problem.value.code


@pytest.mark.parametrize("kind", ["newer", "foreign", "cut", "scribbled"])
async def test_databases_that_cannot_be_used(tmp_path: Path, kind: str) -> None:
    """A newer, a damaged or a foreign database is left alone, and the server says so before it lets anybody in."""
    file = await kept(tmp_path)
    if kind in CHANGES:
        with closing(sqlite3.connect(file)) as database, database:
            database.execute(CHANGES[kind])
    elif kind == "cut":
        file.write_bytes(file.read_bytes()[:-5000])
    else:
        file.write_bytes(b"no database" * 100)
    assert await refuses_to_start(tmp_path) == ("database-newer" if kind == "newer" else "database-damaged")


async def test_a_database_that_is_held_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that cannot get at its database says that another holds it; later it starts, and all is there."""
    file = await kept(tmp_path)
    with closing(sqlite3.connect(file, isolation_level=None)) as other, monkeypatch.context() as patch:
        patch.setitem(SQLiteStore.open.__func__.__kwdefaults__, "patience", 0.05)  # type: ignore[attr-defined]
        other.execute("BEGIN EXCLUSIVE")
        assert await refuses_to_start(tmp_path) == "database-locked"
        other.execute("ROLLBACK")
    async with AsyncExitStack() as stack:
        house = await House(tmp_path, stack).open()
        assert (await (await house.visitor()).get("/health")).is_success


async def test_a_process_that_cannot_start_ends_with_one_line(tmp_path: Path) -> None:
    """Its exit status is 2, and neither a traceback nor anything else stands beside the line."""
    (tmp_path / FILE).write_bytes(b"no database" * 100)
    command = [sys.executable, "-m", "rookery", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=HANGING, check=False
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "is not a database; move it away" in done.stderr
