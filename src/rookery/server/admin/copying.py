"""All tables of a PostgreSQL database into an SQLite file of ours, and back: each as one whole."""

import sqlite3
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
from sqlalchemy import Boolean, Table

from rookery.kernel.messages import speaker
from rookery.server.store import StoreProblem, migrate
from rookery.server.store.postgres_problems import LOST_CONNECTION, cannot_connect, translated
from rookery.server.store.schema import matches, metadata, notices

say = speaker("server")

TOGETHER = 1000
"""Rows that are copied at a time."""
TABLES = [matches, *(table for table in metadata.sorted_tables if table not in (matches, notices))]
"""What is worth keeping: notices are for servers at work. What others refer to comes first."""


async def export(url: str, target: sqlite3.Connection) -> None:
    """Copy all that a database holds at one moment, while servers go on, into an empty file."""
    for statement in migrate.statements("sqlite", None):
        target.execute(statement).fetchall()
    try:
        source = await asyncpg.connect(url)
        try:
            async with source.transaction(isolation="repeatable_read", readonly=True):
                for table in TABLES:
                    await _read(source, table, target)
        finally:
            await source.close()
    except LOST_CONNECTION as problem:
        raise cannot_connect(problem) from None
    except asyncpg.PostgresError as problem:
        raise translated(problem) from None


async def _read(source: Any, table: Table, target: sqlite3.Connection) -> None:
    names, places = _columns(table), ", ".join("?" for _ in table.columns)
    fill = f"INSERT INTO {table.name} ({names}) VALUES ({places})"  # noqa: S608 - our own names
    cursor = await source.cursor(f"SELECT {names} FROM {table.name}")  # noqa: S608
    while rows := await cursor.fetch(TOGETHER):
        target.executemany(fill, [tuple(row) for row in rows])


async def fill(source: sqlite3.Connection, url: str) -> None:
    """Copy all that a file holds into an empty database, all or nothing; StoreProblem if that is not empty."""
    try:
        target = await asyncpg.connect(url)
        try:
            async with target.transaction():
                for table in TABLES:
                    await _write(source, table, target)
        finally:
            await target.close()
    except LOST_CONNECTION as problem:
        raise cannot_connect(problem) from None
    except asyncpg.PostgresError as problem:
        raise translated(problem) from None


async def _write(source: sqlite3.Connection, table: Table, target: Any) -> None:
    # Nobody writes until it is filled: a server that has just been started waits.
    await target.execute(f"LOCK TABLE {table.name} IN EXCLUSIVE MODE")
    if table is matches and await target.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table.name})"):  # noqa: S608
        raise StoreProblem("database-not-empty", say("database-not-empty"))
    await target.execute(f"DELETE FROM {table.name}")  # noqa: S608
    truths = [isinstance(column.type, Boolean) for column in table.columns]
    cursor = source.execute(f"SELECT {_columns(table)} FROM {table.name}")  # noqa: S608
    while rows := cursor.fetchmany(TOGETHER):
        # SQLite writes truths as numbers.
        records = [
            tuple(bool(value) if truth else value for value, truth in zip(row, truths, strict=True)) for row in rows
        ]
        await target.copy_records_to_table(table.name, records=records, columns=list(table.columns.keys()))


def _columns(table: Table) -> str:
    return ", ".join(f'"{column.name}"' for column in table.columns)
