"""Matches in PostgreSQL: broken lines, locks, several processes."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from rookery.server.store import Conflict, Poke, StoreProblem, postgres
from rookery.server.store.postgres import PostgresStore
from tests.limits import ENDLESS, HANGING
from tests.server.store import databases
from tests.server.store.databases import match, moved, numbers
from tests.server.store.proxy import Break, Proxy

pytestmark = pytest.mark.anyio


@pytest.fixture
async def proxy(postgresql_url: str) -> AsyncIterator[Proxy]:
    """A proxy to an empty database."""
    async with Proxy(postgresql_url).open() as opened:
        yield opened


@pytest.mark.parametrize("breaks", ["before", "after", "late"])
async def test_a_connection_that_breaks_during_a_commit(proxy: Proxy, breaks: Break) -> None:
    """Whether the commit was lost, or only its answer, or it comes late: each append is kept once."""
    store = await PostgresStore.open(proxy.url)
    proxy.breaks = breaks
    await store.create(match())
    assert proxy.broken == 1
    proxy.breaks = breaks
    await store.append("m", [moved(2, "k"), moved(3)])
    assert proxy.broken == 2
    await store.append("m", [moved(4)])
    assert numbers(await store.events("m", 0)) == [1, 2, 3, 4]
    await store.close()


async def test_somebody_else_was_first(proxy: Proxy, postgresql_url: str) -> None:
    """If the proxy breaks and the number is somebody else's meanwhile, that is a conflict and not a success."""
    store = await PostgresStore.open(proxy.url)
    other = await PostgresStore.open(postgresql_url)
    await store.create(match())
    proxy.meanwhile = lambda: other.append("m", [moved(2, "other")])
    proxy.breaks = "before"
    with pytest.raises(Conflict):
        await store.append("m", [moved(2, "mine")])
    assert proxy.broken == 1
    assert await store.events("m", 1) == [moved(2, "other")]
    await store.close()
    await other.close()


async def test_a_connection_that_says_nothing(proxy: Proxy) -> None:
    """A database that does not answer is given up after a while."""
    store = await PostgresStore.open(proxy.url)
    await store.create(match())
    proxy.breaks = "stall"
    store._patience = 0.3
    with pytest.raises(StoreProblem) as problem:
        await store.append("m", [moved(2)])
    assert problem.value.code == "database-slow"
    await store.close()


async def test_connections_that_are_lost(postgresql_url: str) -> None:
    """When the server throws everybody out, as it does when it restarts, questions are asked again."""
    store = await PostgresStore.open(postgresql_url)
    await store.create(match())
    for seq in (2, 3):
        await throw_out(postgresql_url)
        await store.append("m", [moved(seq)])
        await throw_out(postgresql_url)
        assert len(await store.events("m", 0)) == seq
    await throw_out(postgresql_url)
    await store.health()
    await store.close()


async def test_a_database_that_is_gone_is_not_well(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Health checks report it soon, long before everybody's patience ends."""
    async with Proxy(postgresql_url).open() as proxy:
        store = await PostgresStore.open(proxy.url, patience=ENDLESS)
        await store.health()
    monkeypatch.setattr(postgres, "WELL", 0.3)
    with pytest.raises(StoreProblem) as problem:
        async with asyncio.timeout(HANGING):
            await store.health()
    assert problem.value.code == "database-unreachable"
    await store.close()


async def test_a_lock_that_is_held(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who holds our place and does not go on is waited for only a while; then the place is ours."""
    real = asyncpg.create_pool

    def in_a_hurry(*arguments: Any, server_settings: dict[str, str], **more: Any) -> Any:
        """Only locks are in a hurry: all else may take its time."""
        assert server_settings["lock_timeout"] == f"{HANGING}000"
        return real(*arguments, server_settings=server_settings | {"lock_timeout": "100"}, **more)

    monkeypatch.setattr(asyncpg, "create_pool", in_a_hurry)
    store = await PostgresStore.open(postgresql_url, patience=HANGING)
    await store.create(match())
    other = await asyncpg.connect(postgresql_url)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("INSERT INTO events VALUES ('m', 2, NULL, '{}')")
    with pytest.raises(StoreProblem) as problem:
        await store.append("m", [moved(2)])
    assert problem.value.code == "database-locked"
    await transaction.rollback()
    await other.close()
    await store.append("m", [moved(2)])
    assert numbers(await store.events("m", 0)) == [1, 2]
    await store.close()


async def test_an_append_that_is_given_up_leaves_nothing_open(postgresql_url: str) -> None:
    """Connections go back to the pool as they are, but never in the middle of a transaction."""
    store = await PostgresStore.open(postgresql_url, patience=HANGING)
    await store.create(match())
    other = await asyncpg.connect(postgresql_url)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("INSERT INTO events VALUES ('m', 2, NULL, '{}')")
    waiting = asyncio.create_task(store.append("m", [moved(2)]))
    ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    async with asyncio.timeout(HANGING):
        while not await other.fetchval(f"{ours} AND wait_event_type = 'Lock'"):
            await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await transaction.rollback()
    await store.append("m", [moved(2)])
    assert numbers(await store.events("m", 0)) == [1, 2]
    assert await other.fetchval(f"{ours} AND state LIKE 'idle in transaction%'") == 0
    await other.close()
    await store.close()


async def test_a_database_that_may_only_be_read(postgresql_url: str) -> None:
    """A standby, or a database that is read-only, is refused in words; reading goes on."""
    store = await PostgresStore.open(postgresql_url)
    await store.create(match())
    name = (await databases.run(postgresql_url, "SELECT current_database()"))[0][0]
    await databases.run(postgresql_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await throw_out(postgresql_url)
    for asking in (store.append("m", [moved(2)]), store.health()):
        with pytest.raises(StoreProblem) as problem:
            await asking
        assert problem.value.code == "database-unwritable"
    assert numbers(await store.events("m", 0)) == [1]
    await store.close()


async def test_doors_that_stay_closed(postgresql_url: str) -> None:
    """A server that is not there, a database that is not, a URL that is none: refused in words, without passwords."""
    absent = postgresql_url.replace("/test_", "/no_such_test_")
    for url in (absent, "postgresql://me:hidden@127.0.0.1:1/name", "postgresql://me:hidden@127.0.0.1:x/name"):
        with pytest.raises(StoreProblem) as problem:
            await PostgresStore.open(url, patience=1)
        assert problem.value.code == "database-unreachable"
        assert "hidden" not in str(problem.value)
        assert "\n" not in str(problem.value)


async def test_text_that_postgresql_cannot_keep(postgresql_url: str) -> None:
    """A key that the database has no letters for is refused, and nothing else happens."""
    store = await PostgresStore.open(postgresql_url)
    await store.create(match())
    with pytest.raises(StoreProblem) as problem:
        await store.append("m", [moved(2, "a\x00b")])
    assert problem.value.code == "database-failed"
    await store.append("m", [moved(2, "k")])
    await store.close()


async def test_every_process_hears_every_append(postgresql_url: str) -> None:
    """What one server commits pokes the listeners of all."""
    one, two = [await PostgresStore.open(postgresql_url) for _ in range(2)]
    async with one.pokes() as pokes:
        await two.create(match())
        await two.append("m", [moved(2)])
        await one.append("m", [moved(3)])
        heard = [await asyncio.wait_for(anext(pokes), HANGING) for _ in range(3)]
    assert heard == [Poke("m", 1), Poke("m", 2), Poke("m", 3)]
    await one.close()
    await two.close()


async def throw_out(url: str) -> None:
    """End all other connections to the database."""
    ending = "SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity"
    await databases.run(url, f"{ending} WHERE datname = current_database() AND pid <> pg_backend_pid()")
