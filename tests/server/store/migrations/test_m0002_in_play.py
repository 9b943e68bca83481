"""The second step: an index of the matches in play."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from rookery.server.store import InPlay, migrate, statements
from rookery.server.store.migrations import m0001_first, m0002_in_play
from tests.server.store import databases
from tests.server.store.databases import Database, match
from tests.server.store.test_model import STARTED

pytestmark = pytest.mark.anyio


async def test_from_the_first_tables(database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A database of the first step gets the index, and its matches in play are found."""
    assert m0002_in_play.down_revision == m0001_first.revision
    older = tmp_path / "migrations"
    older.mkdir()
    shutil.copy(migrate.FOLDER / "m0001_first.py", older)
    with monkeypatch.context() as before:
        before.setattr(migrate, "FOLDER", older)
        migrate._steps.cache_clear()
        store = await database.open()
        await store.create(match(events=(*match().events, STARTED)))
        await store.close()
    migrate._steps.cache_clear()
    assert await indexes(database) == {"matches_by_stage"}
    store = await database.open()
    assert await store.in_play(10) == [InPlay(1000, "m")]
    assert await indexes(database) == {"matches_by_stage", "matches_in_play"}


async def indexes(database: Database) -> set[str]:
    """The indexes of matches that have a name of ours."""
    if isinstance(database.place, Path):
        connection = sqlite3.connect(database.place)
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'index'").fetchall()
        connection.close()
    else:
        found = await databases.run(database.place, "SELECT indexname FROM pg_indexes WHERE tablename = 'matches'")
    return {name for (name,) in found if name.startswith("matches_") and name != "matches_pkey"}


def test_the_index_is_used() -> None:
    """The matches in play are found in their order, without a look at those that are over."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for statement in migrate.statements("sqlite", None):
        connection.execute(statement).fetchall()
    asked = statements.for_sqlite().in_play
    values = asked.values({"most": 3, "created": 5, "last": "m"})
    plan = " ".join(step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {asked.text}", values))
    connection.close()
    assert "COVERING INDEX matches_in_play (stage=? AND (created,id)<(?,?))" in plan
    assert "TEMP B-TREE" not in plan
