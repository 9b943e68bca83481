"""Delivers pokes to listeners. A slow listener neither delays the others nor fills the memory."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from rookery.server.store.model import Poke, Told

MOST = 10_000
"""How many pokes may wait for one listener; beyond that a single one says: look at everything."""

LOST = Poke(None)


class Listener(AsyncIterator[Poke | Told]):
    """Hears pokes in the order in which they come."""

    def __init__(self, most: int = MOST) -> None:
        self._waiting: deque[Poke | Told] = deque()
        self._most = most
        self._heard = asyncio.Event()
        self._over = False

    def end(self) -> None:
        """Nothing more will come."""
        self._over = True
        self._heard.set()

    def tell(self, poke: Poke | Told) -> None:
        """Pass a poke on."""
        if poke == LOST or len(self._waiting) >= self._most:
            self._waiting.clear()
            poke = LOST
        self._waiting.append(poke)
        self._heard.set()

    async def __anext__(self) -> Poke | Told:
        while not self._waiting:
            if self._over:
                raise StopAsyncIteration
            self._heard.clear()
            await self._heard.wait()
        return self._waiting.popleft()


class Listeners:
    """All who listen in this process."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    @contextmanager
    def one_more(self) -> Iterator[Listener]:
        """A listener that hears everything from now on."""
        listener = Listener()
        self._all.append(listener)
        try:
            yield listener
        finally:
            self._all.remove(listener)

    def tell(self, poke: Poke | Told) -> None:
        """Pass a poke on to everybody."""
        for listener in self._all:
            listener.tell(poke)

    def end(self) -> None:
        """Nothing more will come."""
        for listener in self._all:
            listener.end()
