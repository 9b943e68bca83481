"""Play on a server: open a match, join it, watch it, move. All of it reconnects by itself and does nothing twice.

::

    async with Client("http://127.0.0.1:8000") as client:
        seat = await client.join(link, name="Robin")
        async for view in seat.views():
            if view.turn == seat.number:
                await seat.move(view.choices[0].move)
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from rookery.client.calls import Calls
from rookery.client.errors import BadLink
from rookery.client.links import Link, checked_base, checked_match, read_link
from rookery.client.own_seed import OwnSeed
from rookery.client.seat import Seat, Watcher, new_key, read_answer, sit_down
from rookery.kernel.messages import speaker
from rookery.play.commands import AddDevice, End, Revoke
from rookery.play.events import Clock, SeatPlan
from rookery.records.record import Record
from rookery.wire.links import Credential, Links
from rookery.wire.match import NO_CLOCK, Listing, Me, NewMatch, Opened, View

say = speaker("client")

PATIENCE = 60.0
"""Seconds that a client goes on trying by default."""


class Client:
    """A server as one program sees it. ``address`` is the server's, or any link to one of its matches.

    The client opens matches under a credential of its own; ``credential`` is one that it had before.
    """

    def __init__(self, address: str, *, patience: float = PATIENCE, credential: str | None = None) -> None:
        self.base = read_link(address).base if "/m/" in address else checked_base(address)
        self._calls = Calls(self.base, patience)
        self._own = credential
        self._arrivals: dict[tuple[str, str], tuple[str, OwnSeed]] = {}
        """The credential of each seat that this client came to, and its part in the dice: by the link to the seat."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._calls.close()

    async def new_credential(self, within: float | None = None) -> str:
        """What one more program is known by. Who loses it loses what was done under it."""
        return read_answer(await self._calls.get("/api/credential", within=within), Credential).credential

    async def credential(self, within: float | None = None) -> str:
        """What this client is known by as a host. Keep it, and another client can go on in its place."""
        if self._own is None:
            self._own = await self.new_credential(within)
        return self._own

    async def me(self) -> Me:
        """Who this client is to the server, and what there is to play."""
        return read_answer(await self._calls.get("/api/me", token=await self.credential()), Me)

    async def matches(self) -> Listing:
        """Open matches that anybody may join, and those that this client opened."""
        return read_answer(await self._calls.get("/api/matches", token=await self.credential()), Listing)

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
        own = await self.credential(within)
        return read_answer(await self._calls.post("/api/matches", new, key=key, token=own, within=within), Opened)

    async def links(self, match: str, *, within: float | None = None) -> Links:
        """The links of a match that this client opened: to the seats that are free, and for watching."""
        path, own = f"/api/matches/{checked_match(match)}/links", await self.credential(within)
        return read_answer(await self._calls.get(path, token=own, within=within), Links)

    async def revoke(self, match: str, seat: int | None = None, *, within: float | None = None) -> Links:
        """Let the invitation to a seat, or without one the link for watching, stop working; the links that do now."""
        command = Revoke("watch") if seat is None else Revoke("invitation", seat)
        await (await self._host(match, within)).send(command, within=within)
        return await self.links(match, within=within)

    async def end(self, match: str, *, within: float | None = None) -> View:
        """Call off a match that this client opened; nobody wins. Not while other people play."""
        return await (await self._host(match, within)).send(End(), within=within)

    async def _host(self, match: str, within: float | None) -> Seat:
        host = Seat(self._calls, checked_match(match), await self.credential(within), OwnSeed(match))
        await host.catch_up(within)
        return host

    async def join(
        self,
        match: str,
        token: str | None = None,
        *,
        name: str,
        credential: str | None = None,
        receipt: str | Path | None = None,
        within: float | None = None,
    ) -> Seat:
        """Take the seat that a link, or a match and a token, invites to.

        The invitation is then used up, and ``seat.credential`` opens the seat: with it, the same call comes back to it.
        A link to another device leads to a seat that is taken.

        The seat draws a seed of its own for the dice, and reveals it by itself once everybody has committed to theirs.
        ``receipt`` is a file that keeps it: a program that is started again before that goes on with it, and it is your
        proof of the dice afterwards.
        """
        link = self._link(match, token, "seat")
        if not (link.seat or link.device or credential):
            raise BadLink(say("no-seat-link"))
        way = link.seat or link.device or credential or ""
        known = self._arrivals.get((link.match, way))
        own = known[1] if known else OwnSeed(link.match, Path(receipt) if receipt else None)
        credential = credential or (known[0] if known else await self.new_credential(within))
        self._arrivals[link.match, way] = credential, own
        seat = Seat(self._calls, link.match, credential, own, link.seat or link.device)
        if link.device:
            await seat.catch_up(within)
            await seat.send(AddDevice(), within=within)
        else:
            await sit_down(seat, name, within)
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

    def link(self, match: str, *, seat: str | None = None, watch: str | None = None, device: str | None = None) -> str:
        """The link for people, with the token of an invitation, for watchers, or for another device."""
        return str(Link(self.base, match, seat, watch, device))

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
