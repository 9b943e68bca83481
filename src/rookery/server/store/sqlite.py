"""Matches in an SQLite file: one writer that shares its commits, a few readers, nothing to set up."""

import asyncio
import contextlib
import errno
import os
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

from rookery.kernel.errors import quote
from rookery.kernel.messages import Message, speaker
from rookery.play.events import AnyEvent
from rookery.server.store import migrate, rows, statements
from rookery.server.store.model import InPlay, Kind, MatchRow, Poke, Run, Stage, StoredMatch, Told
from rookery.server.store.pokes import Listeners
from rookery.server.store.problems import (
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
from rookery.server.store.writer import SHARING, Writer

Answer = TypeVar("Answer")

PATIENCE = 5.0
"""Seconds that we wait for another program that holds the database."""

READERS = 2

CHECKED = 50_000_000
"""Bytes: a file up to this size is looked through when it is opened; damage in a larger one shows where it is read."""

ROOM = 64 * 1024
"""Bytes that must still fit on the disk: some moves of everybody."""

FULL = errno.ENOSPC, errno.EDQUOT

SQL = statements.for_sqlite()

say = speaker("server")


def translated(error: sqlite3.Error, file: Path) -> StoreProblem:
    """Our problem for SQLite's error: by its exact code, or by the family that it belongs to."""
    # Text that is no UTF-8 is the one error that comes without a code.
    number = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    problems = _problems(quote(str(file)))
    failed = "database-failed", say("sqlite-failed", file=quote(str(file)), problem=str(error))
    return StoreProblem(*(problems.get(number) or problems.get(number & 0xFF) or failed))


def _problems(file: str) -> dict[int, tuple[str, Message]]:
    """What SQLite's codes mean for a file."""
    held = "database-locked", say("sqlite-held", file=file)
    unwritable = "database-unwritable", say("sqlite-unwritable", file=file)
    return {
        sqlite3.SQLITE_BUSY: held,
        sqlite3.SQLITE_LOCKED: held,
        sqlite3.SQLITE_FULL: ("database-full", say("sqlite-full", file=file)),
        sqlite3.SQLITE_IOERR_WRITE: ("database-full", say("sqlite-cannot-grow", file=file)),
        sqlite3.SQLITE_CORRUPT: ("database-damaged", say("sqlite-damaged", file=file)),
        sqlite3.SQLITE_NOTADB: ("database-damaged", say("sqlite-no-database", file=file)),
        sqlite3.SQLITE_READONLY: unwritable,
        sqlite3.SQLITE_PERM: unwritable,
        sqlite3.SQLITE_CANTOPEN: ("database-unwritable", say("sqlite-cannot-open", file=file)),
    }


class SQLiteStore:
    """A store in one file."""

    kind: Kind = "sqlite"

    def __init__(self, file: Path, *, patience: float = PATIENCE, sharing: int = SHARING) -> None:
        """Open the file, or create it; ``patience`` is how many seconds to wait for a lock."""
        self.file = file
        self._patience = patience
        self._listeners = Listeners()
        self._closed = False
        self._mine = threading.local()
        self._reading: list[sqlite3.Connection] = []
        writing = self._prepared()
        self._writer = Writer(writing, self._translated, self._listeners.tell, _add_together, sharing)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rookery-reader")

    @classmethod
    async def open(cls, file: Path, *, patience: float = PATIENCE) -> Self:
        """Open a store without holding up everybody else."""
        return await asyncio.to_thread(cls, file, patience=patience)

    # Writing

    async def create(self, match: StoredMatch) -> None:
        """Keep a new match."""
        addition = rows.first_addition(match)
        row = rows.match_row(match, addition.stage)

        def work(connection: sqlite3.Connection) -> None:
            try:
                _run(connection, SQL.add_match, row)
            except sqlite3.IntegrityError:
                raise match_exists(match.id) from None
            _add(connection, addition)

        await self._write(work, addition)

    async def append(self, match: str, events: Sequence[AnyEvent]) -> None:
        """Keep events that follow those that are there."""
        addition = Addition(match, events)

        def work(connection: sqlite3.Connection) -> None:
            [(last,)] = _run(connection, SQL.last_seq, {"match": match})
            if last is None:
                raise unknown_match(match)
            if last != addition.first - 1:
                raise does_not_follow(match, addition.first, last)
            _add(connection, addition)
            if addition.stage:
                _run(connection, SQL.set_stage, {"match": match, "stage": addition.stage})

        await self._write(work, addition)

    async def delete(self, match: str, seq: int) -> bool:
        """Delete a match for good if that is still its last event."""
        deleted = False

        def work(connection: sqlite3.Connection) -> None:
            nonlocal deleted
            [(last,)] = _run(connection, SQL.last_seq, {"match": match})
            deleted = last == seq
            for statement in SQL.delete if deleted else ():
                _run(connection, statement, {"match": match})

        await self._writer.do(work, within=2 * self._patience)
        return deleted

    async def beat(self, run: Run) -> None:
        """A server is there, or still there."""

        def work(connection: sqlite3.Connection) -> None:
            _run(connection, SQL.beat, rows.run_row(run))
            _run(connection, SQL.forget_runs, {"before": run.seen - rows.FORGOTTEN})

        await self._writer.do(work, within=2 * self._patience)

    async def _write(self, work: Callable[[sqlite3.Connection], None], addition: Addition) -> None:
        poke, plain = Poke(addition.match, addition.last), addition if addition.plain and addition.first > 1 else None
        await self._writer.do(work, poke, addition=plain, within=2 * self._patience)

    # Reading

    async def load(self, match: str) -> StoredMatch | None:
        """A match with all its events."""

        def work() -> StoredMatch | None:
            found = self._fetch(SQL.match, {"match": match})
            events = self._fetch(SQL.events, {"match": match, "after": 0})
            return rows.read_match(found[0], events) if found else None

        return await self._read(work)

    async def events(self, match: str, after: int) -> list[AnyEvent]:
        """The events of a match that follow a number."""
        asked = {"match": match, "after": after}
        return await self._read(lambda: rows.read_events(match, self._fetch(SQL.events, asked), after))

    async def recent(self, guest: str, limit: int) -> list[MatchRow]:
        """The matches that a guest opened or ever sat in."""
        return await self._read(lambda: rows.read_list(self._fetch(SQL.recent, {"guest": guest, "most": limit})))

    async def unfinished(self, host: str) -> int:
        """How many matches that a guest has opened are not over."""
        [(count,)] = await self._read(lambda: self._fetch(SQL.unfinished, {"guest": host}))
        return int(count)

    async def open_matches(self, limit: int) -> list[MatchRow]:
        """The public matches with a free seat."""
        return await self._read(lambda: rows.read_list(self._fetch(SQL.open_matches, {"most": limit})))

    async def in_play(self, limit: int, after: InPlay | None = None) -> list[InPlay]:
        """The matches in play, page by page."""
        asked = rows.page_row(limit, after)
        return await self._read(lambda: rows.read_page(self._fetch(SQL.in_play, asked)))

    async def aged(self, stage: Stage, before: int, limit: int, after: MatchRow | None = None) -> list[MatchRow]:
        """The matches of a stage that were created before a time, page by page."""
        asked = rows.aged_row(stage, before, limit, after)
        return await self._read(lambda: rows.read_list(self._fetch(SQL.aged, asked)))

    async def runs(self) -> list[Run]:
        """The servers that were there."""
        return await self._read(lambda: rows.read_runs(self._fetch(SQL.runs, {})))

    async def _read(self, work: Callable[[], Answer]) -> Answer:
        within = 2 * self._patience
        if self._closed:
            raise closed()
        try:
            # Not wait_for: up to Python 3.11 it may lose a cancellation, and whoever stops would wait for ever.
            async with asyncio.timeout(within):
                return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except sqlite3.Error as error:
            raise self._translated(error) from None
        except TimeoutError:
            raise too_slow(within) from None

    def _fetch(self, statement: Statement, asked: Row) -> list[Row]:
        if not hasattr(self._mine, "connection"):
            self._mine.connection = self._connected()
            self._mine.connection.execute("PRAGMA query_only = ON")
            self._mine.connection.row_factory = sqlite3.Row
            self._reading.append(self._mine.connection)
        return _run(self._mine.connection, statement, asked)

    # For operators

    async def ask(self, statement: Statement) -> list[Row]:
        """The rows that a statement finds."""
        return await self._read(lambda: self._fetch(statement, {}))

    async def change(self, steps: Sequence[Statement]) -> None:
        """Run statements, all or none; what they delete is soon nowhere in the file any more."""

        def work(connection: sqlite3.Connection) -> None:
            for step in steps:
                _run(connection, step, {})

        await self._writer.do(work, within=2 * self._patience)
        await asyncio.to_thread(self._empty_journal)

    def _empty_journal(self) -> None:
        """Bring all into the main file; if somebody reads just now, whoever writes next does so."""
        with contextlib.closing(self._connected()) as connection, contextlib.suppress(sqlite3.Error):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    # Everything else

    async def tell(self, text: str) -> None:
        """Say something to this process: there is no other."""
        self._listeners.tell(Told(text))

    @asynccontextmanager
    async def pokes(self) -> AsyncIterator[AsyncIterator[Poke | Told]]:
        """A poke for every append of this process."""
        with self._listeners.one_more() as listener:
            yield listener

    async def health(self) -> None:
        """Return once something has been read and written, and the file has room to grow."""
        await self.open_matches(1)

        def work(connection: sqlite3.Connection) -> None:
            _run(connection, SQL.probe, rows.probe_row())

        await self._writer.do(work, within=2 * self._patience)
        await self._read(self._try_room)

    def _try_room(self) -> None:
        """Write a file beside ours: the log of the last changes may have room where the disk has none."""
        try:
            with tempfile.TemporaryFile(dir=self.file.parent) as file:
                file.write(bytes(ROOM))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            code = sqlite3.SQLITE_FULL if error.errno in FULL else sqlite3.SQLITE_READONLY
            raise StoreProblem(*_problems(quote(str(self.file)))[code]) from None

    async def close(self) -> None:
        """Finish work in progress, and close the file."""
        self._closed = True
        await asyncio.to_thread(self._close)
        self._listeners.end()

    def _close(self) -> None:
        self._readers.shutdown(wait=True)
        for connection in self._reading:
            connection.close()
        self._reading.clear()
        # The last one to leave brings all into one file.
        self._writer.close()

    # Opening

    def _prepared(self) -> sqlite3.Connection:
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
            return self._opened()
        except OSError as error:
            at = quote(str(self.file))
            raise StoreProblem(
                "database-unwritable", say("sqlite-cannot-make", file=at, problem=str(error.strerror))
            ) from None
        except sqlite3.Error as error:
            raise self._translated(error) from None

    def _opened(self) -> sqlite3.Connection:
        connection = self._connected()
        try:
            # What is not ours is not touched.
            self._check(connection)
            migrate.check(self._version(connection))
            # There are secrets in it. SQLite gives the files beside it the same rights.
            with contextlib.suppress(PermissionError):
                self.file.chmod(0o600)
            connection.execute("PRAGMA journal_mode = WAL")
            self._migrate(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check(self, connection: sqlite3.Connection) -> None:
        if self.file.stat().st_size <= CHECKED:
            [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.file, timeout=self._patience, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        try:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            # Who asks to be forgotten is overwritten, not only left out.
            connection.execute("PRAGMA secure_delete = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        """All steps or none: a second process waits for the lock, and finds nothing left to do."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in migrate.statements("sqlite", self._version(connection)):
                connection.execute(statement).fetchall()
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _version(self, connection: sqlite3.Connection) -> str | None:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if VERSION_TABLE in tables:
            found = connection.execute(migrate.VERSION).fetchall()
            if len(found) == 1:
                return str(found[0][0])
        elif not tables:
            return None
        at = quote(str(self.file))
        raise StoreProblem("database-damaged", say("sqlite-foreign", file=at))

    def _translated(self, error: sqlite3.Error) -> StoreProblem:
        return translated(error, self.file)


def _run(connection: sqlite3.Connection, statement: Statement, row: Row) -> list[Any]:
    return connection.execute(statement.text, statement.values(row)).fetchall()


def _add_together(connection: sqlite3.Connection, additions: Sequence[Addition]) -> set[Addition]:
    """Add what follows, of each match one addition, all or nothing; what was added is returned."""
    one_each = {addition.match: addition for addition in reversed(additions)}
    known = dict(_run(connection, SQL.last_seqs, {"given": rows.write_json(list(one_each))}))
    following = {addition for addition in one_each.values() if known[addition.match] == addition.first - 1}
    given = [row for addition in following for row in addition.rows]
    try:
        _run(connection, SQL.add_events, {"given": rows.write_json(given)})
    except sqlite3.IntegrityError:
        # One of them has a key that is taken: alone it will turn out which.
        return set()
    return following


def _add(connection: sqlite3.Connection, addition: Addition) -> None:
    try:
        for statement, added in ((SQL.add_event, addition.rows), (SQL.add_guest, addition.guest_rows)):
            for row in added:
                _run(connection, statement, row)
    except sqlite3.IntegrityError:
        raise key_taken(addition.match) from None
