"""The databases that the store is tested with: both, and both real."""

import os
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from rookery.server.store import Store, postgres
from tests.limits import HANGING
from tests.server.store import databases
from tests.server.store.databases import Database


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """One PostgreSQL server for all tests; where none can be started, that is said, and in CI it is a failure."""
    running = databases.postgresql()
    try:
        url = running.__enter__()
    except Exception as problem:
        if os.environ.get("CI"):
            raise
        reason = traceback.format_exception_only(problem)[-1].strip()
        pytest.skip(f"NOT TESTED on PostgreSQL, which cannot be started here: {reason}")
    try:
        yield url
    finally:
        running.__exit__(None, None, None)


@pytest.fixture
async def postgresql_url(postgresql_server: str, anyio_backend: str) -> AsyncIterator[str]:
    """An empty database of the server."""
    async with databases.new_database(postgresql_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database of each kind."""
    async with AsyncExitStack() as stack:
        place: Path | str = tmp_path / "matches.db"
        if request.param == "postgresql":
            server = request.getfixturevalue("postgresql_server")
            place = await stack.enter_async_context(databases.new_database(server))
        made = Database(place, [])
        stack.push_async_callback(made.close)
        yield made


@pytest.fixture
async def store(database: Database) -> Store:
    """A store on an empty database of each kind."""
    return await database.open()


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is well may take its time on a busy machine."""
    monkeypatch.setattr(postgres, "WELL", HANGING)
