"""Play on a server: open a match, join it, watch it, move. All of it reconnects by itself and does nothing twice.

::

    async with Client("http://127.0.0.1:8000") as client:
        seat = await client.join(link, name="Robin")
        async for view in seat.views():
            if view.turn == seat.number:
                await seat.move(view.choices[0].move)
"""

import secrets
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

from rookery.client.calls import Calls
from rookery.client.errors import BadLink, Refusal
from rookery.client.links import Link, checked_base, checked_match, read_link
from rookery.client.seat import Seat, Watcher, new_key, read_answer
from rookery.kernel.messages import speaker
from rookery.play.commands import Join
from rookery.play.events import Clock, SeatPlan
from rookery.records.record import Record
from rookery.wire.match import CSRF_HEADER, NO_CLOCK, Listing, Me, NewMatch, Opened

say = speaker("client")

PATIENCE = 60.0
"""Seconds that a client goes on trying by default."""


class Client:
    """A server as one program sees it. ``address`` is the server's, or any link to one of its matches."""

    def __init__(self, address: str, *, patience: float = PATIENCE) -> None:
        self.base = read_link(address).base if "/m/" in address else checked_base(address)
        # No cookies: a token says who asks, and with a cookie two seats of one program would belong to one guest.
        self._calls = Calls(self.base, patience)
        self._as_guest = Calls(self.base, patience, cookies=True)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._calls.close()
        await self._as_guest.close()

    async def me(self) -> Me:
        """Who this client is to the server, and what there is to play."""
        return read_answer(await self._as_guest.get("/api/me"), Me)

    async def matches(self) -> Listing:
        """Open matches that anybody may join, and those that this client opened."""
        return read_answer(await self._as_guest.get("/api/matches?open"), Listing)

    async def open(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str | None] = (),
        clock: Clock = NO_CLOCK,
        public: bool = False,
        key: str | None = None,
        within: float | None = None,
    ) -> Opened:
        """Open a match; ``seats`` names for each seat the level of its bot, or None for a person."""
        plans = tuple(SeatPlan(bot=level) for level in seats)
        key = key or new_key()
        new = NewMatch(
            game=game, players=players, options=_texts(options), seats=plans, clock=clock, public=public, key=key
        )
        headers = {CSRF_HEADER: (await self.me()).csrf}
        return read_answer(
            await self._as_guest.post("/api/matches", new, key=key, headers=headers, within=within), Opened
        )

    async def join(
        self, match: str, token: str | None = None, *, name: str, seed: str | None = None, within: float | None = None
    ) -> Seat:
        """Take the seat that a link, or a match and a token, opens, or come back to it.

        ``seed`` is what this player adds to the dice; without one it is drawn at random.
        """
        link = self._link(match, token, "seat")
        if link.seat is None:
            raise BadLink(say("no-seat-link"))
        seat = Seat(self._calls, link.match, link.seat)
        await seat.catch_up(within)
        try:
            await seat.send(Join(name, secrets.token_hex(8) if seed is None else seed), within=within)
        except Refusal as refusal:
            # The server may not have noticed yet that the person was gone.
            if refusal.code != "seated":
                raise
        return seat

    async def watch(self, match: str, token: str | None = None, *, within: float | None = None) -> Watcher:
        """Watch a match, by a link or by its id and token; public matches need no token."""
        link = self._link(match, token, "watch")
        watcher = Watcher(self._calls, link.match, link.token)
        await watcher.catch_up(within)
        return watcher

    async def record(self, match: str, token: str | None = None) -> Record:
        """A match as a record."""
        link = self._link(match, token, "watch")
        return await Watcher(self._calls, link.match, link.token).record()

    def link(self, match: str, *, seat: str | None = None, watch: str | None = None) -> str:
        """The link for people, with the token of a seat or of watchers."""
        return str(Link(self.base, match, seat, watch))

    def _link(self, match: str, token: str | None, kind: str) -> Link:
        if "/" not in match:
            seat, watch = (token, None) if kind == "seat" else (None, token)
            return Link(self.base, checked_match(match), seat, watch)
        link = read_link(match)
        if link.base != self.base:
            raise BadLink(say("other-server", there=link.base, here=self.base))
        return link


def _texts(options: Mapping[str, object] | None) -> dict[str, str]:
    words = {True: "on", False: "off"}
    return {name: words[value] if isinstance(value, bool) else str(value) for name, value in (options or {}).items()}
