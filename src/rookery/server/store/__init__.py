"""Where matches are kept: in SQLite by default, in PostgreSQL by a URL, with the same promises."""

from pathlib import Path

from rookery.kernel.messages import speaker
from rookery.server.store.model import InPlay, MatchRow, Poke, Run, Stage, Store, StoredMatch, Told
from rookery.server.store.problems import Conflict, StoreProblem

__all__ = [
    "Conflict",
    "InPlay",
    "MatchRow",
    "Poke",
    "Run",
    "Stage",
    "Store",
    "StoreProblem",
    "StoredMatch",
    "Told",
    "open_store",
]

say = speaker("server")

FILE = "matches.db"


async def open_store(url: str | None, folder: Path) -> Store:
    """The store of a URL, or else the one in the folder; created or upgraded as needed."""
    if url is None:
        from rookery.server.store.sqlite import SQLiteStore

        return await SQLiteStore.open(folder / FILE)
    if not url.startswith(("postgresql://", "postgres://")):
        # The rest of the URL is not shown: it may hold a password.
        scheme = url.split(":", 1)[0] if "://" in url else "this"
        raise StoreProblem("bad-database", say("store-bad-url", scheme=scheme))
    try:
        from rookery.server.store.postgres import PostgresStore
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise StoreProblem("database-driver", say("store-no-driver")) from None
    return await PostgresStore.open(url)
