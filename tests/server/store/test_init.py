"""Which store is opened."""

import stat
import sys
from pathlib import Path

import pytest

from rookery.server.store import StoreProblem, open_store
from rookery.server.store.postgres import PostgresStore
from rookery.server.store.sqlite import SQLiteStore
from tests.server.store.databases import match

pytestmark = pytest.mark.anyio


async def test_without_a_url_it_is_a_file(tmp_path: Path) -> None:
    """By default matches are in a file that nobody else may read, in a folder that is made."""
    folder = tmp_path / "new" / "folder"
    store = await open_store(None, folder)
    await store.create(match())
    assert isinstance(store, SQLiteStore)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    await store.close()
    assert files == dict.fromkeys(("matches.db", "matches.db-wal", "matches.db-shm"), 0o600)


async def test_a_url_is_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    """A URL names a PostgreSQL database."""
    store = await open_store(postgresql_url, tmp_path)
    assert isinstance(store, PostgresStore)
    await store.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["mysql://me:hidden@host/name", "hidden", "", "postgresql+asyncpg://me:hidden@host/n"])
async def test_other_databases_are_refused(url: str, tmp_path: Path) -> None:
    """Another kind of database is refused with an example of a right one, and no password is repeated."""
    with pytest.raises(StoreProblem, match="postgresql://user@host/name") as problem:
        await open_store(url, tmp_path)
    assert problem.value.code == "bad-database"
    assert "hidden" not in str(problem.value)


async def test_without_asyncpg(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """If the driver is not installed, the refusal says what to install."""
    for name in [name for name in sys.modules if name.startswith("rookery.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreProblem, match=r"pip install 'rookery-games\[postgres\]'") as problem:
        await open_store("postgresql://host/name", tmp_path)
    assert problem.value.code == "database-driver"
