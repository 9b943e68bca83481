"""A server for the tests: a real one, at a free port, in the tests' own event loop."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.visitors import House


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[House]:
    """A server with default limits, and the means to visit it."""
    async with AsyncExitStack() as stack:
        yield await House(tmp_path, stack).open()
