"""Matches in a file: crashes, full disks, damage, locks."""

import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.server.store import Conflict, StoredMatch, StoreProblem
from rookery.server.store.sqlite import SQLiteStore, translated
from tests.limits import HANGING
from tests.server.store.databases import match, moved, numbers

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


async def filled(file: Path, events: int = 300) -> None:
    """A file with a match of some events."""
    store = await SQLiteStore.open(file)
    await store.create(match())
    await store.append("m", [moved(seq, f"k{seq}", "x" * 100) for seq in range(2, events + 1)])
    await store.close()


async def read(file: Path) -> StoredMatch | None:
    """All that a file tells, and a key that it must know."""
    store = await SQLiteStore.open(file)
    try:
        found = await store.load("m")
        with pytest.raises(Conflict):
            await store.append("m", [moved(301, "k7")])
    finally:
        await store.close()
    return found


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A process that appends, at its end."""
    command = [sys.executable, "-m", "tests.server.store.child", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=HANGING)


async def test_what_is_acknowledged_survives_kills(tmp_path: Path) -> None:
    """A process that is killed at any moment, again and again, loses nothing that it acknowledged."""
    file = tmp_path / "matches.db"
    acknowledged: dict[str, int] = {}
    done = run("killed", file, "12")
    for line in done.stdout.splitlines():
        name, last = line.split()
        acknowledged[name] = int(last)
    assert sum(acknowledged.values()) > 100
    store = await SQLiteStore.open(file)
    for name, seq in acknowledged.items():
        kept = numbers(await store.events(name, 0))
        assert kept == list(range(1, len(kept) + 1))
        assert len(kept) >= seq
    await store.close()


@pytest.mark.parametrize("taken", [False, True])
async def test_events_of_many_matches_are_added_together(tmp_path: Path, taken: bool) -> None:
    """One statement adds what follows; what does not follow is refused, and costs the others nothing."""
    store = await SQLiteStore.open(tmp_path / "matches.db")
    names = [f"m{number}" for number in range(8)]
    for name in names:
        await store.create(match(name))
        await store.append(name, [moved(2, "first")])
    said: list[str] = []
    holding, held = threading.Event(), threading.Event()

    def hold() -> None:
        holding.set()
        held.wait()

    begun = asyncio.create_task(store._writer.do(lambda _: hold(), within=HANGING))
    await asyncio.to_thread(holding.wait, HANGING)
    store._writer._connection.set_trace_callback(said.append)
    appends = [(name, [moved(3, "own"), moved(4)]) for name in names]
    appends += [("m1", [moved(3, "late")]), ("m2", [moved(9, "gap")]), ("nobody", [moved(3, "x")])]
    if taken:
        appends[3] = "m3", [moved(3, "first")]
    waiting = [asyncio.create_task(store.append(name, events)) for name, events in appends]
    while len(store._writer._waiting) < len(appends):
        await asyncio.sleep(0)
    held.set()
    await begun
    found = await asyncio.gather(*waiting, return_exceptions=True)
    refused = {appends[number][0] for number, each in enumerate(found) if each is not None}
    assert refused == ({"m1", "m2", "m3", "nobody"} if taken else {"m1", "m2", "nobody"})
    for name in names:
        assert numbers(await store.events(name, 0)) == ([1, 2] if taken and name == "m3" else [1, 2, 3, 4])
    # With nothing in the way eight matches take one insert; otherwise each has its own.
    assert sum("INSERT" in each for each in said) == (1 if not taken else 1 + 2 * 7 + 1)
    await store.close()


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """An append that does not fit is refused and leaves nothing behind; when there is room again, appends work."""
    done = run("full", tmp_path / "matches.db")
    assert done.stderr == ""
    refusal, whole, works = done.stdout.splitlines()
    code, seq = refusal.split()
    assert (code, whole, works) == ("database-full", "True", "True")
    assert int(seq) > 10


async def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite's own word for a full disk is understood too, and the store goes on when there is room."""
    store = await SQLiteStore.open(tmp_path / "matches.db")
    await store.create(match())

    def limit(pages: int) -> None:
        store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")

    limit(20)
    with pytest.raises(StoreProblem, match="free some space") as problem:
        await store.append("m", [moved(seq, None, "x" * 1000) for seq in range(2, 200)])
    assert problem.value.code == "database-full"
    assert numbers(await store.events("m", 0)) == [1]
    limit(100_000)
    await store.append("m", [moved(2)])
    assert numbers(await store.events("m", 0)) == [1, 2]
    await store.close()


async def test_a_held_database(tmp_path: Path) -> None:
    """A database that another program holds is refused after a while, and used again when it is free."""
    file = tmp_path / "matches.db"
    store = await SQLiteStore.open(file)
    await store.create(match())
    store._writer._connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for asking in (store.append("m", [moved(2)]), store.health(), SQLiteStore.open(file, patience=0.1)):
        with pytest.raises(StoreProblem, match="is in use by another program") as problem:
            await asking
        assert problem.value.code == "database-locked"
    assert numbers(await store.events("m", 0)) == [1]
    other.execute("COMMIT")
    other.close()
    await store.append("m", [moved(2)])
    assert numbers(await store.events("m", 0)) == [1, 2]
    await store.close()


@pytest.mark.parametrize("kept", [0.02, 0.3, 0.6, 0.99])
async def test_a_cut_file(tmp_path: Path, kept: float) -> None:
    """A file that lost its end is refused as damaged and left as it is."""
    file = tmp_path / "matches.db"
    await filled(file)
    content = file.read_bytes()
    file.write_bytes(content[: int(len(content) * kept)])
    await refused(file, "database-damaged")


async def test_a_scratched_file(tmp_path: Path) -> None:
    """Random bytes in a file are found when it is opened or read, or they hit room that nobody uses."""
    file = tmp_path / "matches.db"
    await filled(file)
    whole = file.read_bytes()
    expected = await read(file)
    pick = random.Random(7)  # noqa: S311 - no secret
    found = []
    for _ in range(16):
        place = pick.randrange(len(whole) - 500)
        file.write_bytes(whole[:place] + pick.randbytes(500) + whole[place + 500 :])
        try:
            assert await read(file) == expected
        except StoreProblem as problem:
            found.append(problem.code)
    assert set(found) == {"database-damaged"}
    assert len(found) >= 8


async def test_an_index_that_lies(tmp_path: Path) -> None:
    """A file whose keys are not those of its events is damaged: it would take a command twice."""
    file = tmp_path / "matches.db"
    await filled(file)
    content = file.read_bytes()
    # In the index the key follows the match; in an event there is its number between them.
    assert content.count(b"mk157") == 1
    file.write_bytes(content.replace(b"mk157", b"mk15x"))
    await refused(file, "database-damaged")


@pytest.mark.parametrize("content", [b"no database\n" * 500, b"\x00" * 5000, b"SQLite format 3\x00" + b"\x07" * 5000])
async def test_another_file(tmp_path: Path, content: bytes) -> None:
    """A file that is no database is refused and left as it is."""
    file = tmp_path / "matches.db"
    file.write_bytes(content)
    await refused(file, "database-damaged")


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    """Tables of another program are left alone."""
    file = tmp_path / "matches.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    problem = await refused(file, "database-damaged")
    assert "belongs to another program" in str(problem)


async def test_text_that_is_none(tmp_path: Path) -> None:
    """Bytes that are no text, where an event should be, are damage."""
    file = tmp_path / "matches.db"
    await filled(file, 3)
    connection = sqlite3.connect(file)
    connection.execute("UPDATE events SET body = CAST(x'ff7b' AS TEXT) WHERE seq = 2")
    connection.commit()
    connection.close()
    store = await SQLiteStore.open(file)
    with pytest.raises(StoreProblem) as problem:
        await store.load("m")
    assert problem.value.code == "database-damaged"
    await store.close()


@contextlib.contextmanager
def ordinary_user() -> Iterator[None]:
    """Permissions do not bind root."""
    almighty = os.geteuid() == 0
    if almighty:
        os.seteuid(65534)
    try:
        yield
    finally:
        if almighty:
            os.seteuid(0)


async def test_rights_that_are_missing(tmp_path: Path) -> None:
    """A folder that may not be written, or a file, is refused in words."""
    folder = tmp_path / "closed"
    await filled(folder / "matches.db", 2)
    folder.chmod(0o500)
    with ordinary_user():
        await refused(folder / "other.db", "database-unwritable", same=False)
    (folder / "matches.db").chmod(0o400)
    with ordinary_user():
        await refused(folder / "matches.db", "database-unwritable", same=False)


async def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    """A path that cannot be is refused in words."""
    (tmp_path / "file").touch()
    await refused(tmp_path / "file" / "matches.db", "database-unwritable", same=False)
    (tmp_path / "matches.db").mkdir()
    await refused(tmp_path / "matches.db", "database-unwritable", same=False)


async def test_durable(tmp_path: Path) -> None:
    """Commits wait for the disk, readers do not wait for the writer, and readers cannot write."""
    store = await SQLiteStore.open(tmp_path / "matches.db")
    await store.create(match())
    await store.load("m")
    writing, reading = store._writer._connection, store._reading[0]
    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writing.execute("PRAGMA synchronous").fetchone() == (2,)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        reading.execute("DELETE FROM events")
    writing.execute("BEGIN IMMEDIATE")
    assert await asyncio.wait_for(store.load("m"), HANGING) == match()
    writing.execute("ROLLBACK")
    await store.close()


def test_families_of_errors(tmp_path: Path) -> None:
    """An error that is not on the list goes by its family, and an unknown one is passed on unchanged."""
    error = sqlite3.OperationalError("no luck")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY_SNAPSHOT
    assert translated(error, tmp_path).code == "database-locked"
    error.sqlite_errorcode = sqlite3.SQLITE_TOOBIG
    assert translated(error, tmp_path).code == "database-failed"
    assert "no luck" in str(translated(error, tmp_path))


async def refused(file: Path, code: str, *, same: bool = True) -> StoreProblem:
    """A file that cannot be opened, and is not changed by the try."""
    before = file.read_bytes() if same else None
    with pytest.raises(StoreProblem) as problem:
        await SQLiteStore.open(file)
    assert problem.value.code == code
    assert "\n" not in str(problem.value)
    assert before == (file.read_bytes() if same else None)
    return problem.value
