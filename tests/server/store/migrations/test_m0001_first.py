"""The first step: matches, their events, and who sat in them."""

import sqlite3

import pytest

from rookery.server.store import migrate
from rookery.server.store.migrations import m0001_first


def test_from_nothing_to_the_first_tables() -> None:
    """The step makes its tables; the version says so; and events need their match."""
    assert (m0001_first.revision, m0001_first.down_revision) == ("0001", None)
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    for statement in migrate.statements("sqlite", None):
        connection.execute(statement).fetchall()
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    assert {("events",), ("guests",), ("matches",), ("rookery_version",)} <= set(tables)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO events VALUES ('m', 1, NULL, '{}')")
    connection.close()
