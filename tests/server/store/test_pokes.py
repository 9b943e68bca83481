"""Pokes and their listeners."""

import asyncio

import pytest

from rookery.server.store.model import Poke, Told
from rookery.server.store.pokes import LOST, Listener, Listeners

pytestmark = pytest.mark.anyio


async def heard(listener: Listener) -> list[Poke | Told]:
    """All that waits, once the listener has been told that nothing more comes."""
    listener.end()
    return [poke async for poke in listener]


async def test_in_order() -> None:
    """Pokes are heard in the order in which they were told, by everybody who listens then."""
    listeners = Listeners()
    with listeners.one_more() as early:
        listeners.tell(Poke("m", 1))
        with listeners.one_more() as late:
            listeners.tell(Poke("n", 2))
        listeners.tell(Poke("m", 3))
        assert await heard(late) == [Poke("n", 2)]
        assert await heard(early) == [Poke("m", 1), Poke("n", 2), Poke("m", 3)]


async def test_a_slow_listener_looks_at_everything() -> None:
    """Too many pokes become one that names no match; those that follow are told again."""
    listener = Listener(most=3)
    for seq in range(4):
        listener.tell(Poke("m", seq))
    listener.tell(Poke("m", 4))
    assert await heard(listener) == [LOST, Poke("m", 4)]


async def test_waiting() -> None:
    """A listener waits for the next poke, and for the end."""
    listeners = Listeners()
    with listeners.one_more() as listener:
        waiting = asyncio.ensure_future(anext(listener))
        await asyncio.sleep(0)
        assert not waiting.done()
        listeners.tell(Poke("m", 1))
        assert await waiting == Poke("m", 1)
        ending = asyncio.ensure_future(heard(listener))
        await asyncio.sleep(0)
        listeners.end()
        assert await ending == []
