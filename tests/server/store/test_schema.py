"""The tables, as they are meant and as they are made."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import UniqueConstraint, create_engine, pool

from rookery.server.store.schema import VERSION_TABLE, events, metadata
from rookery.server.store.sqlite import SQLiteStore

pytestmark = pytest.mark.anyio


def test_the_keys_decide() -> None:
    """An event is known by its match and number, and a key comes once in a match."""
    assert [column.name for column in events.primary_key] == ["match", "seq"]
    unique = [found.columns.keys() for found in events.constraints if isinstance(found, UniqueConstraint)]
    assert unique == [["match", "key"]]


async def test_migrations_make_the_tables_that_are_meant(tmp_path: Path) -> None:
    """A database that went through all steps has exactly the tables of the schema."""
    store = await SQLiteStore.open(tmp_path / "matches.db")
    await store.close()
    engine = create_engine(f"sqlite:///{store.file}", poolclass=pool.NullPool)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
