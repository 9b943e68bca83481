"""Older databases are brought up to date, newer ones refused."""

import asyncio
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rookery.server.store import StoreProblem, migrate
from rookery.server.store.sqlite import SQLiteStore
from tests.server.store import databases
from tests.server.store.databases import Database, match, moved

NEXT_STEP = f"""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{migrate.newest()}"


def upgrade():
    op.add_column("matches", sa.Column("note", sa.Text, nullable=False, server_default="new"))
"""

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_from_nothing_to_the_newest(dialect: str) -> None:
    """A new database goes through every step; one that has arrived through none."""
    steps = migrate.statements(dialect, None)
    assert steps[0].startswith("CREATE TABLE rookery_version")
    assert migrate.newest() in steps[-1]
    assert all(step.endswith(";") and "--" not in step for step in steps)
    assert migrate.statements(dialect, migrate.newest()) == []


def test_steps_are_written_by_one_at_a_time() -> None:
    """Threads that ask at once get the same whole steps."""
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(migrate.statements, "sqlite", None) for _ in range(24)]
        assert [done.result() for done in asked] == [migrate.statements("sqlite", None)] * 24


async def test_a_newer_database_is_refused(database: Database) -> None:
    """A database of a newer Rookery is left alone, with a line that says what to do."""
    store = await database.open()
    await store.create(match())
    await store.close()
    await change(database, "UPDATE rookery_version SET version_num = '9999'")
    with pytest.raises(StoreProblem, match=r"has version 9999, .* update Rookery") as problem:
        await database.open()
    assert problem.value.code == "database-newer"
    await change(database, f"UPDATE rookery_version SET version_num = '{migrate.newest()}'")  # noqa: S608 - ours
    assert await (await database.open()).load("m") == match()


async def test_an_older_database_is_brought_up_to_date(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A newer Rookery goes on with what an older one kept, and the older one then keeps its hands off."""
    store = await database.open()
    await store.create(match())
    await store.close()
    steps = shutil.copytree(migrate.FOLDER, tmp_path / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "next_step.py").write_text(NEXT_STEP, encoding="utf-8")
    with monkeypatch.context() as newer:
        newer.setattr(migrate, "FOLDER", steps)
        migrate._steps.cache_clear()
        assert migrate.newest() == "next"
        store = await database.open()
        assert await store.load("m") == match()
        await store.append("m", [moved(2)])
        await store.close()
    migrate._steps.cache_clear()
    with pytest.raises(StoreProblem) as problem:
        await database.open()
    assert problem.value.code == "database-newer"


async def test_all_steps_or_none(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that cannot be finished leave the database as it was, and the next try begins anew."""
    real = migrate.statements

    def broken(dialect: str, version: str | None) -> list[str]:
        return [*real(dialect, version), "INSERT INTO no_table VALUES (1);"]

    monkeypatch.setattr(migrate, "statements", broken)
    with pytest.raises(StoreProblem):
        await database.open()
    monkeypatch.setattr(migrate, "statements", real)
    store = await database.open()
    await store.create(match())
    assert await store.load("m") == match()


async def test_two_at_once(database: Database) -> None:
    """Servers that start together on a new database both find it ready."""
    stores = await asyncio.gather(*(database.open() for _ in range(3)))
    await stores[0].create(match())
    assert await stores[1].load("m") == await stores[2].load("m") == match()


def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    """A file of no bytes, as a crash may leave it, becomes a database."""
    file = tmp_path / "matches.db"
    file.touch()
    SQLiteStore(file)._close()
    connection = sqlite3.connect(file)
    assert connection.execute(migrate.VERSION).fetchall() == [(migrate.newest(),)]
    connection.close()


async def change(database: Database, statement: str) -> None:
    """Change something behind the store's back."""
    if isinstance(database.place, Path):
        connection = sqlite3.connect(database.place, isolation_level=None)
        connection.execute(statement)
        connection.close()
    else:
        await databases.run(database.place, statement)
