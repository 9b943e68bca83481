"""Whether the server is well: found out by writing, and not for everybody who asks."""

import asyncio
import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.server import health
from rookery.server.health import HealthCheck
from rookery.server.store import Store, StoreProblem
from rookery.server.store.sqlite import ROOM, SQLiteStore
from tests.limits import HANGING
from tests.server.store.databases import match

pytestmark = pytest.mark.anyio


class Patient:
    """A store that is well or not, as the test likes."""

    def __init__(self) -> None:
        self.well = True
        self.asked = 0

    async def health(self) -> None:
        """Take a while."""
        self.asked += 1
        await asyncio.sleep(0.01)
        if not self.well:
            raise StoreProblem("database-full", "no room")


async def test_many_ask_and_one_answer_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """All who ask at once get the same answer, and a good one holds for a moment; a bad one does not."""
    noted: list[str] = []
    monkeypatch.setattr(health, "note", lambda event, **_: noted.append(event))
    now = 0.0
    patient = Patient()
    store: Store = patient  # type: ignore[assignment]  # all that is asked of it
    check = HealthCheck(store, lambda: now)
    assert all(await asyncio.gather(*(check.is_well() for _ in range(20))))
    assert await check.is_well()
    assert patient.asked == 1
    patient.well = False
    now += 2 * health.GOOD_FOR
    assert not any(await asyncio.gather(*(check.is_well() for _ in range(20))))
    assert not await check.is_well()
    assert patient.asked == 3
    assert noted == ["not-well"]
    patient.well = True
    assert await check.is_well()


async def test_who_asks_often_waits_for_nothing() -> None:
    """While a good answer holds it is found out anew beside those who ask; that it is bad now counts at once."""
    now = 0.0
    patient = Patient()
    store: Store = patient  # type: ignore[assignment]  # all that is asked of it
    check = HealthCheck(store, lambda: now)
    assert await check.is_well()
    now += (health.RENEWED + health.GOOD_FOR) / 2
    patient.well = False
    assert await check.is_well()
    assert patient.asked == 1, "nobody waited for the store"
    async with asyncio.timeout(HANGING):
        while check._asking is None or not check._asking.done():
            await asyncio.sleep(0)
    assert patient.asked == 2
    assert not await check.is_well()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of two megabytes."""
    folder = tmp_path / "small"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    try:
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as problem:
        pytest.skip(f"NOT TESTED on a full disk: {problem}")
    if made.returncode:
        pytest.skip(f"NOT TESTED on a full disk, which cannot be made here: {made.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)  # noqa: S607


async def test_a_full_disk_is_noticed(small_disk: Path) -> None:
    """Where nothing can be written any more the store is not well, though its log may have room; then it is again."""
    store = await SQLiteStore.open(small_disk / "matches.db")
    try:
        await store.create(match())
        await store.health()
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))
        with pytest.raises(StoreProblem) as problem:
            await store.health()
        assert problem.value.code == "database-full"
        filler.unlink()
        await store.health()
        assert sorted(path.name for path in small_disk.iterdir()) == ["matches.db", "matches.db-shm", "matches.db-wal"]
    finally:
        await store.close()


async def test_a_store_that_cannot_write_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk without room for a few moves is full, wherever the log of the database has room."""

    def no_room(_: object) -> None:
        raise OSError(28, "No space left on device")

    store = await SQLiteStore.open(tmp_path / "matches.db")
    try:
        await store.health()
        monkeypatch.setattr("os.fsync", no_room)
        with pytest.raises(StoreProblem, match="free some space") as problem:
            await store.health()
        assert problem.value.code == "database-full"
        assert ROOM > 0
    finally:
        await store.close()
