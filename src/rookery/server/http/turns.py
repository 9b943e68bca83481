"""Fair shares: a few pieces of work at a time, and visitors take turns, so that nobody can starve the rest."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal

say = speaker("server")

Owner = tuple[str, str]
"""An address, and a visitor there."""
NOBODY: Owner = ("", "")

Turn = asyncio.Future[None]


class Rows:
    """Those who wait, in rows: addresses take turns, and the visitors of each address among themselves.

    Guests are free, addresses are not.
    """

    def __init__(self) -> None:
        self._addresses: dict[str, dict[str, deque[Turn]]] = {}
        self.size = 0
        """How many wait."""

    def of(self, address: str, visitor: str) -> int:
        """How often a visitor waits."""
        return len(self._addresses.get(address, {}).get(visitor, ()))

    def add(self, address: str, visitor: str) -> Turn:
        """One more waits, at the end of the visitor's own row."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._addresses.setdefault(address, {}).setdefault(visitor, deque()).append(turn)
        self.size += 1
        return turn

    def next(self) -> Turn | None:
        """Who is next, if anybody waits; afterwards their address and they themselves come last."""
        while self._addresses:
            address = next(iter(self._addresses))
            visitors = self._addresses.pop(address)
            visitor = next(iter(visitors))
            row = visitors.pop(visitor)
            turn = row.popleft() if row else None
            if row:
                visitors[visitor] = row
            if visitors:
                self._addresses[address] = visitors
            if turn is not None:
                self.size -= 1
                if not turn.done():
                    return turn
        return None

    def drop_last(self, address: str) -> Turn | None:
        """The last one of whoever waits most often, at the address for which most wait; None if that is this one."""
        longest = max(self._addresses, key=self._at, default=address)
        if self._at(longest) <= self._at(address) + 1:
            return None
        self.size -= 1
        return max(self._addresses[longest].values(), key=len).pop()

    def _at(self, address: str) -> int:
        return sum(map(len, self._addresses.get(address, {}).values()))


class Turns:
    """Turns at one kind of slow work."""

    def __init__(self, slots: int, most: int, each: int) -> None:
        """Let ``slots`` pieces go on at once and ``most`` wait, ``each`` of one visitor."""
        self._free = slots
        self._most = most
        self._each = each
        self._rows = Rows()

    @property
    def waiting(self) -> int:
        """How many pieces wait."""
        return self._rows.size

    @asynccontextmanager
    async def take(self, address: str, visitor: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it; a refusal if too many wait."""
        if self._free:
            # Then nobody waits.
            self._free -= 1
        else:
            await self._wait(address, visitor)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str, visitor: str) -> None:
        if self._rows.of(address, visitor) >= self._each:
            raise _busy()
        if self.waiting >= self._most:
            # Whoever waits with most gives way.
            last = self._rows.drop_last(address)
            if last is None:
                raise _busy()
            if not last.done():
                last.set_exception(_busy())
        turn = self._rows.add(address, visitor)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was given a turn at the same moment.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        turn = self._rows.next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)


class Rounds:
    """Lets requests begin, a few in each round of the event loop: a crowd that comes at once delays nobody for long."""

    def __init__(self, most: int) -> None:
        """Let so many begin in a round."""
        self._most = self._left = most
        self._rows = Rows()
        self._goes_on = False

    async def begin(self, address: str, visitor: str) -> None:
        """Wait for a turn to begin; where few ask, there is no wait."""
        if not self._goes_on:
            self._goes_on = True
            asyncio.get_running_loop().call_soon(self._next_round)
        if self._left and not self._rows.size:
            self._left -= 1
        else:
            await self._rows.add(address, visitor)

    def _next_round(self) -> None:
        self._left = self._most
        self._goes_on = bool(self._rows.size)
        while self._left and (turn := self._rows.next()) is not None:
            self._left -= 1
            turn.set_result(None)
        if self._goes_on:
            asyncio.get_running_loop().call_soon(self._next_round)


def _busy() -> Refusal:
    return Refusal("thinking-busy", say("studies-busy"), retry=1.0)
