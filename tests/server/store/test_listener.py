"""LISTEN, on a line that comes back."""

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from rookery.server.store import Poke, StoreProblem
from rookery.server.store.listener import listening, read_poke
from rookery.server.store.pokes import LOST
from tests.limits import HANGING
from tests.server.store import databases
from tests.server.store.test_postgres import throw_out

pytestmark = pytest.mark.anyio


def test_how_pokes_travel() -> None:
    """A poke is a match and a number; anything else says only that something happened."""
    assert read_poke("m:7") == Poke("m", 7)
    assert read_poke("a:b:7") == Poke("a:b", 7)
    for other in ("", "m", ":7", "m:", "m:x", "m:-1"):
        assert read_poke(other) == LOST


async def test_a_line_that_comes_back(postgresql_url: str) -> None:
    """After a break the listener says that pokes may be lost, and hears the next ones."""
    async with listening(postgresql_url, patience=HANGING) as listener:
        await databases.run(postgresql_url, "SELECT pg_notify('rookery', 'm:1')")
        assert await asyncio.wait_for(anext(listener), HANGING) == Poke("m", 1)
        for seq in (2, 3):
            await throw_out(postgresql_url)
            assert await asyncio.wait_for(anext(listener), HANGING) == LOST
            await databases.run(postgresql_url, f"SELECT pg_notify('rookery', 'm:{seq}')")
            assert await asyncio.wait_for(anext(listener), HANGING) == Poke("m", seq)


async def test_a_server_that_takes_its_time(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody opens, the listener knocks again and again, and soon."""
    connect = asyncpg.connect
    knocks = []

    async def slow_to_open(*arguments: Any, **more: Any) -> Any:
        # Those who throw the listener out come in without a limit of time.
        if more:
            knocks.append(arguments)
            if len(knocks) < 4:
                raise ConnectionRefusedError
        return await connect(*arguments, **more)

    async with listening(postgresql_url, patience=HANGING) as listener:
        monkeypatch.setattr(asyncpg, "connect", slow_to_open)
        await throw_out(postgresql_url)
        assert await asyncio.wait_for(anext(listener), HANGING) == LOST
    assert len(knocks) == 4


async def test_a_quiet_line_stays(postgresql_url: str) -> None:
    """A line on which nothing happens is tried now and then, and nothing is made of it."""
    async with listening(postgresql_url, patience=HANGING, quiet=0.01) as listener:
        await asyncio.sleep(0.3)
        await databases.run(postgresql_url, "SELECT pg_notify('rookery', 'm:1')")
        assert await asyncio.wait_for(anext(listener), HANGING) == Poke("m", 1)


async def test_no_line_at_all() -> None:
    """If listening is impossible, that raises at once."""
    with pytest.raises(StoreProblem) as problem:
        async with listening("postgresql://me@127.0.0.1:1/name", patience=1):
            pass
    assert problem.value.code == "database-unreachable"
