"""Backups of PostgreSQL, and into it: all tables, each as one whole."""

from pathlib import Path

import pytest

from rookery.server.admin.backup import back_up
from rookery.server.admin.restore import restore
from rookery.server.store import StoreProblem, open_store
from tests.server.services import stored
from tests.server.store import databases
from tests.server.store.conftest import postgresql_server, postgresql_url
from tests.server.store.databases import joined, match, moved

__all__ = ["postgresql_server", "postgresql_url"]
pytestmark = pytest.mark.anyio


async def test_from_a_database_to_a_file_and_back(tmp_path: Path, postgresql_server: str, postgresql_url: str) -> None:
    """A match comes back from a backup as it was: in a folder, and in another database; a full one is refused."""
    store = await open_store(postgresql_url, tmp_path)
    wanted = match("m", public=False)
    await store.create(wanted)
    await store.create(match("n", host=None))
    await store.append("m", [joined(2, "ann"), moved(3, "key")])
    whole = await store.load("m")
    found = await back_up(tmp_path / "keys", postgresql_url, tmp_path / "copy")
    # No such game is installed here.
    assert (found.matches, found.unknown, found.damaged) == (2, 2, [])
    with pytest.raises(StoreProblem, match="there are already matches in this database"):
        await restore(tmp_path / "copy", tmp_path / "folder", postgresql_url)
    await store.close()
    async with databases.new_database(postgresql_server) as other:
        await restore(tmp_path / "copy", tmp_path / "folder", other)
        again = await open_store(other, tmp_path)
        assert await again.load("m") == whole
        assert [row.id for row in await again.recent("ann", 10)] == ["m"]
        await again.append("m", [moved(4)])
        await again.close()
    await restore(tmp_path / "copy", tmp_path / "folder", None)
    async with stored(tmp_path / "folder") as file:
        assert await file.load("m") == whole
