"""The third step: notes about servers, and a place to write to."""

import shutil
from pathlib import Path

import pytest

from rookery.server.store import Run, migrate
from rookery.server.store.migrations import m0002_in_play, m0003_runs
from tests.server.store.databases import Database, match

pytestmark = pytest.mark.anyio


async def test_from_matches_alone(database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A database of the second step keeps its matches, and then takes notes."""
    assert m0003_runs.down_revision == m0002_in_play.revision
    older = tmp_path / "migrations"
    older.mkdir()
    for step in ("m0001_first.py", "m0002_in_play.py"):
        shutil.copy(migrate.FOLDER / step, older)
    with monkeypatch.context() as before:
        before.setattr(migrate, "FOLDER", older)
        migrate._steps.cache_clear()
        store = await database.open()
        await store.create(match())
        await store.close()
    migrate._steps.cache_clear()
    store = await database.open()
    assert await store.load("m") == match()
    assert await store.runs() == []
    await store.beat(Run("a", 1, 2))
    assert await store.runs() == [Run("a", 1, 2)]
    await store.health()
