"""Upgrades of older databases: Alembic writes the steps as SQL, and the store runs them as one whole.

The store runs them in a transaction of its own, so a crash leaves the database as it was.
"""

import io
import sqlite3
import threading
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from rookery.kernel.messages import speaker
from rookery.server.store.problems import StoreProblem
from rookery.server.store.schema import VERSION_TABLE

say = speaker("server")

FOLDER = Path(__file__).with_name("migrations")
VERSION = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608 - a constant
"""What a database has reached."""


_writing = threading.Lock()


@cache
def _steps() -> ScriptDirectory:
    return ScriptDirectory(FOLDER, version_locations=[FOLDER])


def newest() -> str:
    """The version that this code reads and writes."""
    [head] = _steps().get_heads()
    return head


def check(version: str | None) -> None:
    """StoreProblem for a version that this code does not know."""
    known = {step.revision for step in _steps().walk_revisions()}
    if version is not None and version not in known:
        raise StoreProblem(
            "database-newer",
            say("store-newer", version=version, newest=newest()),
        )


def statements(dialect: str, version: str | None) -> list[str]:
    """The SQL from a version to the newest one; none if the database is there already, StoreProblem if it is beyond."""
    check(version)
    # Alembic's steps find what they write to in a place that all threads share.
    with _writing:
        return list(_split(_script(dialect, version)))


def _script(dialect: str, version: str | None) -> str:
    written = io.StringIO()

    def upgrade(reached: Any, _: MigrationContext) -> Any:
        return _steps()._upgrade_revs("head", reached)

    context = MigrationContext.configure(
        dialect_name=dialect,
        opts={
            "as_sql": True,
            "output_buffer": written,
            "starting_rev": version,
            "version_table": VERSION_TABLE,
            "fn": upgrade,
            "script": _steps(),
        },
    )
    with Operations.context(context):
        context.run_migrations()
    return written.getvalue()


def _split(script: str) -> Iterable[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        if not line.startswith("--"):
            statement += line
        # SQLite's own test for a whole statement knows about quotes, and holds for PostgreSQL's as we write them.
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
