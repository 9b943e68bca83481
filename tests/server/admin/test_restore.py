"""A backup becomes a server again."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rookery.server.admin.backup import BadBackup, back_up
from rookery.server.admin.restore import restore
from rookery.server.http.security import KEY_FILE, load_keys
from rookery.server.store import StoreProblem, migrate
from tests.server.services import services, stored, under_way

pytestmark = pytest.mark.anyio


@pytest.fixture
async def copy(tmp_path: Path) -> Path:
    """A backup of a server with one match."""
    async with services(tmp_path / "server") as (service,):
        load_keys(tmp_path / "server")
        await under_way(service)
        await back_up(tmp_path / "server", None, tmp_path / "copy")
    return tmp_path / "copy"


async def test_into_an_empty_folder(tmp_path: Path, copy: Path) -> None:
    """Every match is there as it was, and the keys, so that old links work; both for the owner alone."""
    found = await restore(copy, tmp_path / "new", None)
    assert (found.matches, found.damaged) == (1, [])
    async with stored(tmp_path / "server") as old, stored(tmp_path / "new") as new:
        [row] = await old.recent("ann", 10)
        assert await new.load(row.id) == await old.load(row.id)
    assert (tmp_path / "new" / KEY_FILE).read_bytes() == (tmp_path / "server" / KEY_FILE).read_bytes()
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == [KEY_FILE, "matches.db"]
    assert {path.stat().st_mode & 0o077 for path in (tmp_path / "new").iterdir()} == {0}


async def test_never_over_matches(tmp_path: Path, copy: Path) -> None:
    """A folder with matches is refused and stays as it is; keys that are there stay."""
    kept = (tmp_path / "server" / "matches.db").read_bytes()
    with pytest.raises(BadBackup, match=r"there are already matches in"):
        await restore(copy, tmp_path / "server", None)
    assert (tmp_path / "server" / "matches.db").read_bytes() == kept
    (tmp_path / "new").mkdir()
    keys = load_keys(tmp_path / "new")
    await restore(copy, tmp_path / "new", None)
    assert load_keys(tmp_path / "new") == keys


async def test_of_an_older_version(tmp_path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup of the first version is brought up to date."""
    older = tmp_path / "migrations"
    older.mkdir()
    shutil.copy(migrate.FOLDER / "m0001_first.py", older)
    old = tmp_path / "old"
    with closing(sqlite3.connect(old)) as database, monkeypatch.context() as before:
        before.setattr(migrate, "FOLDER", older)
        migrate._steps.cache_clear()
        for statement in migrate.statements("sqlite", None):
            database.execute(statement)
        database.execute("CREATE TABLE rookery_keys (line TEXT NOT NULL)")
        database.execute("ATTACH ? AS newer", [str(copy)])
        columns = "id, secret, seat_tokens, watch_token, host, public, created, stage"
        database.execute(f"INSERT INTO matches ({columns}) SELECT {columns} FROM newer.matches")  # noqa: S608
        database.execute("INSERT INTO events SELECT match, seq, key, body FROM newer.events")
        database.commit()
    migrate._steps.cache_clear()
    found = await restore(old, tmp_path / "new", None)
    assert (found.matches, found.played) == (1, 1)


async def test_of_a_newer_version(tmp_path: Path, copy: Path) -> None:
    """A backup of a newer Rookery is refused with what to do, and nothing is made."""
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("UPDATE rookery_version SET version_num = '9999'")
    with pytest.raises(StoreProblem, match="update Rookery"):
        await restore(copy, tmp_path / "new", None)
    assert not (tmp_path / "new").exists()
