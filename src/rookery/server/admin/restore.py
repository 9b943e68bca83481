"""A backup becomes a server's store again: in an empty folder or an empty database, of an older version too."""

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path

from rookery.kernel.errors import quote
from rookery.kernel.messages import speaker
from rookery.server.admin.backup import KEYS, BadBackup, Checked, check, refuse_what_is_none
from rookery.server.http.security import KEY_FILE
from rookery.server.store import FILE, open_store
from rookery.server.store.sqlite import SQLiteStore

say = speaker("server")


async def restore(file: Path, folder: Path, database: str | None, *, play_all: bool = False) -> Checked:
    """Fill an empty folder, or an empty database, with a backup that was checked before."""
    refuse_what_is_none(file)
    if database is None and (folder / FILE).exists():
        raise BadBackup(say("folder-not-empty", folder=quote(str(folder))))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder, prefix="restoring-") as beside:
            fresh = Path(beside) / FILE
            keys = await _upgraded(file, fresh)
            checked = check(fresh, play_all=play_all)
            checked.keys = bool(keys)
            if database is not None:
                await _fill(fresh, folder, database)
            else:
                # Not over one that has come meanwhile.
                os.link(fresh, folder / FILE)
            _keep_keys(folder / KEY_FILE, keys)
    except FileExistsError:
        raise BadBackup(say("folder-not-empty", folder=quote(str(folder)))) from None
    except OSError as problem:
        raise BadBackup(say("backup-unwritable", file=quote(str(folder)), problem=str(problem.strerror))) from None
    return checked


async def _upgraded(file: Path, fresh: Path) -> list[str]:
    """Copy a backup and bring it up to date; the keys that were in it."""
    os.close(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with (
        contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source,
        contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as target,
    ):
        source.backup(target)
        keys = [line for (line,) in target.execute(f"SELECT line FROM {KEYS}")]  # noqa: S608 - our own name
        target.execute(f"DROP TABLE {KEYS}")
    # Opened as a server does it, it goes through all the steps that it lacks; closed, it is one file.
    await (await SQLiteStore.open(fresh)).close()
    return keys


async def _fill(fresh: Path, folder: Path, database: str) -> None:
    await (await open_store(database, folder)).close()
    from rookery.server.admin.copying import fill

    with contextlib.closing(sqlite3.connect(fresh)) as source:
        await fill(source, database)


def _keep_keys(file: Path, keys: list[str]) -> None:
    """Put the keys where a server finds them, unless it has some."""
    if not keys or file.exists():
        return
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as stream:
        stream.write("".join(f"{line}\n" for line in keys))
