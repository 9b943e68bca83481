"""Matches in PostgreSQL: any number of server processes append, the primary key decides, and NOTIFY tells everybody."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from rookery.kernel.messages import speaker
from rookery.play.events import AnyEvent
from rookery.server.store import migrate, rows, statements
from rookery.server.store.listener import CHANNEL, TALK, listening
from rookery.server.store.model import InPlay, Kind, MatchRow, Poke, Run, Stage, StoredMatch, Told
from rookery.server.store.postgres_problems import LOST_CONNECTION, cannot_connect, translated
from rookery.server.store.problems import (
    Conflict,
    StoreProblem,
    closed,
    does_not_follow,
    key_taken,
    match_exists,
    too_slow,
    unknown_match,
)
from rookery.server.store.rows import Addition, Row
from rookery.server.store.schema import VERSION_TABLE
from rookery.server.store.statements import Statement

say = speaker("server")

Answer = TypeVar("Answer")

PATIENCE = 5.0
"""Seconds that we wait for one answer of the database, or for a lock."""

WELL = 2.0
"""Seconds within which a healthy database answers; health checks do not wait long."""

MIGRATION = 600.0
"""Seconds that it may take to bring an old database up to date."""

CONNECTIONS = 8
"""Of one process, besides the one that listens."""

ONE_AT_A_TIME = 7_665_756_579
"""The number of the lock that servers take while they bring the database up to date."""

OPERATING = ONE_AT_A_TIME + 1
"""The number of the lock that operators' commands take."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"

SQL = statements.for_postgresql()


class PostgresStore:
    """A store in a PostgreSQL database."""

    kind: Kind = "postgresql"

    def __init__(self, url: str, pool: Any, patience: float) -> None:
        self._url = url
        self._pool = pool
        self._patience = patience

    @classmethod
    async def open(cls, url: str, *, patience: float = PATIENCE) -> Self:
        """Connect, and bring the database up to date."""
        limits = {
            "lock_timeout": f"{patience * 1000:.0f}",
            "statement_timeout": f"{patience * 1500:.0f}",
            # A client that dies silently must give back its locks.
            "idle_in_transaction_session_timeout": f"{patience * 3000:.0f}",
        }
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=patience,
                command_timeout=2 * patience,
                server_settings=limits,
                reset=_kept,
            )
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise cannot_connect(error) from None
        store = cls(url, pool, patience)
        try:
            await store._migrate()
        except BaseException:
            pool.terminate()
            raise
        return store

    # Writing

    async def create(self, match: StoredMatch) -> None:
        """Keep a new match."""
        addition = rows.first_addition(match)
        row = rows.match_row(match, addition.stage)

        async def work(connection: Any) -> None:
            try:
                await _run(connection, SQL.add_match, row)
            except asyncpg.UniqueViolationError:
                raise match_exists(match.id) from None
            await _add(connection, addition)

        await self._write(work, addition)

    async def append(self, match: str, events: Sequence[AnyEvent]) -> None:
        """Keep events that follow those that are there."""
        addition = Addition(match, events)

        async def work(connection: Any) -> None:
            [(last,)] = await _run(connection, SQL.last_seq, {"match": match})
            if last is None:
                raise unknown_match(match)
            if last != addition.first - 1:
                raise does_not_follow(match, addition.first, last)
            await _add(connection, addition)
            if addition.stage:
                await _run(connection, SQL.set_stage, {"match": match, "stage": addition.stage})

        await self._write(work, addition)

    async def delete(self, match: str, seq: int) -> bool:
        """Delete a match for good if that is still its last event."""

        async def work(connection: Any) -> bool:
            async with connection.transaction():
                [(last,)] = await _run(connection, SQL.last_seq, {"match": match})
                for statement in SQL.delete if last == seq else ():
                    await _run(connection, statement, {"match": match})
            return bool(last == seq)

        return await self._with_connection(work)

    async def beat(self, run: Run) -> None:
        """A server is there, or still there."""

        async def work(connection: Any) -> None:
            async with connection.transaction():
                await _run(connection, SQL.beat, rows.run_row(run))
                await _run(connection, SQL.forget_runs, {"before": run.seen - rows.FORGOTTEN})

        await self._with_connection(work)

    async def _write(self, work: Callable[[Any], Awaitable[None]], addition: Addition) -> None:
        """Run some work in a transaction, once.

        If the connection breaks, nobody can say whether the transaction was committed. So it is tried again: if it
        was, or is committed at last, the primary key refuses the second try, and what is there turns out to be ours.
        """
        tried = False

        async def attempt(connection: Any) -> None:
            nonlocal tried
            again, tried = tried, True
            try:
                async with connection.transaction():
                    await work(connection)
                    await connection.execute(NOTIFY, f"{addition.match}:{addition.last}")
            except (Conflict, StoreProblem):
                if not again or not await _is_kept(connection, addition):
                    raise

        await self._with_connection(attempt)

    # Reading

    async def load(self, match: str) -> StoredMatch | None:
        """A match with all its events."""

        async def work(connection: Any) -> StoredMatch | None:
            found = await _run(connection, SQL.match, {"match": match})
            events = await _run(connection, SQL.events, {"match": match, "after": 0})
            return rows.read_match(found[0], events) if found else None

        return await self._with_connection(work)

    async def events(self, match: str, after: int) -> list[AnyEvent]:
        """The events of a match that follow a number."""
        return rows.read_events(match, await self._fetch(SQL.events, {"match": match, "after": after}), after)

    async def recent(self, guest: str, limit: int) -> list[MatchRow]:
        """The matches that a guest opened or ever sat in."""
        return rows.read_list(await self._fetch(SQL.recent, {"guest": guest, "most": limit}))

    async def unfinished(self, host: str) -> int:
        """How many matches that a guest has opened are not over."""
        [[count]] = await self._fetch(SQL.unfinished, {"guest": host})
        return int(count)

    async def open_matches(self, limit: int) -> list[MatchRow]:
        """The public matches with a free seat."""
        return rows.read_list(await self._fetch(SQL.open_matches, {"most": limit}))

    async def in_play(self, limit: int, after: InPlay | None = None) -> list[InPlay]:
        """The matches in play, page by page."""
        return rows.read_page(await self._fetch(SQL.in_play, rows.page_row(limit, after)))

    async def aged(self, stage: Stage, before: int, limit: int, after: MatchRow | None = None) -> list[MatchRow]:
        """The matches of a stage that were created before a time, page by page."""
        return rows.read_list(await self._fetch(SQL.aged, rows.aged_row(stage, before, limit, after)))

    async def runs(self) -> list[Run]:
        """The servers that were there."""
        return rows.read_runs(await self._fetch(SQL.runs, {}))

    async def _fetch(self, statement: Statement, asked: Row) -> list[Row]:
        return await self._with_connection(lambda connection: _run(connection, statement, asked))

    # For operators

    async def ask(self, statement: Statement) -> list[Row]:
        """The rows that a statement finds."""
        return await self._fetch(statement, {})

    async def change(self, steps: Sequence[Statement]) -> None:
        """Run statements, all or none."""

        async def work(connection: Any) -> None:
            async with connection.transaction():
                # One after the other: notices are seen in the order of their numbers.
                await connection.execute("SELECT pg_advisory_xact_lock($1)", OPERATING)
                for step in steps:
                    await _run(connection, step, {})

        await self._with_connection(work)

    # Everything else

    async def tell(self, text: str) -> None:
        """Say something to all processes that share the database."""
        await self._with_connection(
            lambda connection: connection.execute("SELECT pg_notify($1, $2)", TALK, text),
            within=min(WELL, self._patience),
        )

    @asynccontextmanager
    async def pokes(self) -> AsyncIterator[AsyncIterator[Poke | Told]]:
        """A poke for every append of any process."""
        async with listening(self._url, self._patience) as listener:
            yield listener

    async def health(self) -> None:
        """Return once something has been read and written."""

        async def work(connection: Any) -> None:
            if await connection.fetchval("SHOW transaction_read_only") != "off":
                raise StoreProblem("database-unwritable", say("store-standby"))
            await _run(connection, SQL.probe, rows.probe_row())

        await self._with_connection(work, within=min(WELL, self._patience))

    async def close(self) -> None:
        """Finish work in progress, and close all connections."""
        try:
            await asyncio.wait_for(self._pool.close(), self._patience)
        except TimeoutError:
            self._pool.terminate()

    async def _with_connection(self, work: Callable[[Any], Awaitable[Answer]], within: float | None = None) -> Answer:
        """Do some work; over and over while the connection is broken, until patience ends."""
        # Clients give up after 10 s: they should hear a refusal before.
        within = within or 1.5 * self._patience
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        pause = 0.05
        while True:
            try:
                async with asyncio.timeout_at(deadline), self._pool.acquire(timeout=self._patience) as connection:
                    return await work(connection)
            except TimeoutError:
                raise too_slow(within) from None
            except LOST_CONNECTION as error:
                if self._pool.is_closing():
                    raise closed() from None
                if loop.time() + pause >= deadline:
                    raise cannot_connect(error) from None
            except asyncpg.PostgresError as error:
                raise translated(error) from None
            # Not all at once: a server that has just come back is busy enough.
            await asyncio.sleep(pause * random.uniform(0.5, 1))  # noqa: S311 - no secret
            pause = min(2 * pause, 1.0)

    async def _migrate(self) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
                await connection.execute("SET LOCAL statement_timeout = 0")
                known = await connection.fetchval("SELECT to_regclass($1)", VERSION_TABLE)
                version = await connection.fetchval(migrate.VERSION) if known else None
                for statement in migrate.statements("postgresql", version):
                    await connection.execute(statement, timeout=MIGRATION)

        await self._with_connection(work, within=MIGRATION)


async def _kept(_: Any) -> None:
    """Leave a connection that goes back to the pool as it is: all that we set or lock ends with its transaction.

    asyncpg would have the database reset it, which is one more question for every append. A transaction that was left
    open it ends in any case.
    """


async def _run(connection: Any, statement: Statement, row: Row) -> Any:
    return await connection.fetch(statement.text, *statement.values(row))


async def _add(connection: Any, addition: Addition) -> None:
    try:
        for statement, added in ((SQL.add_event, addition.rows), (SQL.add_guest, addition.guest_rows)):
            if added:
                await connection.executemany(statement.text, [statement.values(row) for row in added])
    except asyncpg.UniqueViolationError:
        raise key_taken(addition.match) from None


async def _is_kept(connection: Any, addition: Addition) -> bool:
    asked = {"match": addition.match, "first": addition.first, "last": addition.last}
    return addition.is_kept_in(await _run(connection, SQL.stretch, asked))
