"""Backups: one SQLite file with everything, from a file or a database, made while servers are at work.

A backup is checked before it gets its name: the file is whole, every event can be read, and matches are played through.
"""

import contextlib
import os
import random
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from rookery.kernel.errors import RookeryError, quote
from rookery.kernel.messages import speaker
from rookery.play.match import BrokenLog, Match, OtherRules
from rookery.server.games import OpenGames
from rookery.server.http.security import KEY_FILE
from rookery.server.store import FILE, StoreProblem, migrate, open_store, rows
from rookery.server.store.sqlite import translated
from rookery.server.store.statements import for_sqlite

say = speaker("server")

PLAYED = 200
"""How many matches are played through, chosen at random, unless all are."""
KEYS = "rookery_keys"
"""The table of a backup that no server has: the keys that sign cookies and links."""
SQL = for_sqlite()


class BadBackup(RookeryError):
    """A backup that cannot be made, or a file that is none."""

    code = "bad-backup"


@dataclass
class Checked:
    """What was found in a backup."""

    matches: int = 0
    events: int = 0
    played: int = 0
    """Matches that were played through."""
    unknown: int = 0
    """Those of them whose rules are not installed here."""
    damaged: list[str] = field(default_factory=list)
    keys: bool = False
    """Whether a server's keys are there, too."""


async def back_up(folder: Path, database: str | None, file: Path, *, play_all: bool = False) -> Checked:
    """Write a backup, and check it; it gets its name only then."""
    if file.exists():
        raise BadBackup(say("backup-exists", file=quote(str(file))))
    # What an older Rookery has left is brought up to date first.
    await (await open_store(database, folder)).close()
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as target:
            if database is None:
                _copy(folder / FILE, target)
            else:
                from rookery.server.admin.copying import export

                target.execute("BEGIN")
                await export(database, target)
                target.execute("COMMIT")
            target.execute("PRAGMA journal_mode = DELETE")
            keys = _add_keys(folder / KEY_FILE, target)
        checked = check(part, play_all=play_all)
        checked.keys = keys > 0
        _settle(part, file)
    except OSError as problem:
        raise BadBackup(say("backup-unwritable", file=quote(str(file)), problem=str(problem.strerror))) from None
    except sqlite3.Error as problem:
        raise translated(problem, part) from None
    finally:
        part.unlink(missing_ok=True)
    return checked


def _copy(source: Path, target: sqlite3.Connection) -> None:
    """All that a file holds at one moment: in one go, which holds up nobody who writes to it."""
    with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
        connection.backup(target)


def _add_keys(file: Path, target: sqlite3.Connection) -> int:
    """Keep the keys, where they stand in the folder: without them all links and cookies would be lost. How many."""
    target.execute(f"CREATE TABLE {KEYS} (line TEXT NOT NULL)")
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    target.executemany(f"INSERT INTO {KEYS} VALUES (?)", [(line,) for line in lines])  # noqa: S608 - our own name
    return len(lines)


def _settle(part: Path, file: Path) -> None:
    """Give a file its name once all of it is on the disk."""
    for place in (part, part.parent):
        handle = os.open(place, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
    part.rename(file)


def check(file: Path, *, play_all: bool = False) -> Checked:
    """Look through all matches of a file that is up to date; damaged ones are named by their ids."""
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        found = Checked()
        ids = [match for (match,) in connection.execute("SELECT id FROM matches")]
        played = set(ids if play_all else random.sample(ids, min(PLAYED, len(ids))))
        games = OpenGames()
        for match in ids:
            found.matches += 1
            try:
                found.events += _check(connection, match, games if match in played else None)
                found.played += match in played
            except OtherRules:
                found.unknown += 1
            except (BrokenLog, StoreProblem):
                found.damaged.append(match)
        return found


def _check(connection: sqlite3.Connection, match: str, games: OpenGames | None) -> int:
    """The number of events of a match, all of which can be read; with games, they are played through."""
    [row] = connection.execute(SQL.match.text, SQL.match.values({"match": match}))
    events = connection.execute(SQL.events.text, SQL.events.values({"match": match, "after": 0}))
    stored = rows.read_match(row, events)
    if games is not None:
        Match.fold(stored.events, games.open)
    return len(stored.events)


def refuse_what_is_none(file: Path) -> None:
    """BadBackup for a file that is no backup or is not whole, StoreProblem for one of a newer Rookery."""
    if not file.is_file():
        raise BadBackup(say("no-backup", file=quote(str(file))))
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            [verdict] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            connection.execute(f"SELECT line FROM {KEYS}").fetchall()  # noqa: S608 - our own name
            [version] = connection.execute(migrate.VERSION).fetchone()
    except (sqlite3.Error, TypeError):
        verdict, version = "no database", None
    if verdict != "ok":
        raise BadBackup(say("no-backup", file=quote(str(file))))
    migrate.check(version)
