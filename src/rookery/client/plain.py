"""The client for programs without async: the same names, each call waits for its answer.

::

    with Client(link) as client:
        seat = client.join(link, name="Robin")
        for view in seat.views():
            if view.turn == seat.number:
                seat.move(view.choices[0].move)

Behind it, a thread keeps the connections alive while the program thinks.
"""

import asyncio
import threading
from collections.abc import Coroutine, Generator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from rookery.client import api
from rookery.client import seat as seats
from rookery.client.api import PATIENCE
from rookery.kernel.game import Position
from rookery.play import commands
from rookery.play.commands import PlayerCommand
from rookery.play.events import Clock, What
from rookery.records.receipt import Receipt
from rookery.records.record import Record
from rookery.records.verify import Verification
from rookery.wire.events import AnyWireEvent
from rookery.wire.links import DeviceLink, Links
from rookery.wire.match import NO_CLOCK, Hint, Listing, Me, Opened, View

T = TypeVar("T")


class _Thread:
    """A thread with an event loop, which does the work."""

    def __init__(self) -> None:
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._work()), name="rookery client", daemon=True)
        self._thread.start()
        self._ready.wait()

    async def _work(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        self._ready.set()
        await self._end.wait()

    @property
    def alive(self) -> bool:
        """Whether it has not been stopped."""
        return self._thread.is_alive()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work and wait for it; an interrupted caller cancels it."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        finally:
            future.cancel()

    def stop(self) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()


class Watcher:
    """A watcher."""

    def __init__(self, thread: _Thread, inner: seats.Watcher) -> None:
        self._thread = thread
        self._inner = inner

    @property
    def match(self) -> str:
        """The id of the match."""
        return self._inner.match

    @property
    def present(self) -> tuple[bool, ...]:
        """Which seats have somebody connected, by the last message."""
        return self._inner.present

    @property
    def view(self) -> View:
        """The last known view of the match."""
        return self._inner.view

    @property
    def events(self) -> tuple[AnyWireEvent, ...]:
        """All that has happened, as far as it is known."""
        return self._inner.events

    @property
    def position(self) -> Position | None:
        """Where the game stands, with the past that its rules may ask for; None before the start."""
        return self._inner.position

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position so far, the start first; none before the start. What was taken back is left out."""
        return self._inner.positions

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves and rolls between those positions."""
        return self._inner.moves

    def views(self, *, beyond_end: bool = False, sockets: bool = True) -> Generator[View]:
        """Each view of the match as it changes, the present one first; ends with the match unless told otherwise."""
        source = self._inner.views(beyond_end=beyond_end, sockets=sockets)

        async def following() -> View | None:
            return await anext(source, None)

        try:
            while (view := self._thread.run(following())) is not None:
                yield view
        finally:
            if self._thread.alive:
                self._thread.run(_closed(source))

    def catch_up(self, within: float | None = None) -> View:
        """The match as it is now."""
        return self._thread.run(self._inner.catch_up(within))

    def record(self) -> Record:
        """The game as a record."""
        return self._thread.run(self._inner.record())


async def _closed(source: Any) -> None:
    await source.aclose()


class Seat(Watcher):
    """Somebody who plays."""

    _inner: seats.Seat

    @property
    def number(self) -> int:
        """The number of the seat, counted from 0."""
        return self._inner.number

    @property
    def receipt(self) -> Receipt | None:
        """This client's own proof of the dice."""
        return self._inner.receipt

    def verify(self) -> Verification:
        """Check the record of the match, with this client's own receipt and with what it has seen."""
        return self._thread.run(self._inner.verify())

    def send(self, command: PlayerCommand, *, key: str | None = None, within: float | None = None) -> View:
        """Send any command; after Unanswered, the same one with the key that the error gives."""
        return self._thread.run(self._inner.send(command, key=key, within=within))

    def move(self, move: str, *, within: float | None = None) -> View:
        """Make a move."""
        return self.send(commands.Move(move), within=within)

    def undo(self, *, within: float | None = None) -> View:
        """Take back your last decision of this turn."""
        return self.send(commands.Undo(), within=within)

    def offer(self, what: What, *, within: float | None = None) -> View:
        """Ask all others for a takeback, a draw or a rematch."""
        return self.send(commands.Offer(what), within=within)

    def answer(self, what: What, *, agreed: bool, within: float | None = None) -> View:
        """Agree to an offer, or decline it."""
        return self.send(commands.Answer(what, agreed), within=within)

    def resign(self, *, within: float | None = None) -> View:
        """Give up."""
        return self.send(commands.Resign(), within=within)

    def say(self, phrase: str, *, within: float | None = None) -> View:
        """Say one of the ready phrases or show an emote, named by its key."""
        return self.send(commands.Say(phrase), within=within)

    def leave(self, *, within: float | None = None) -> View:
        """Leave the seat."""
        return self.send(commands.Leave(), within=within)

    def seat_bot(self, seat: int, level: str, *, within: float | None = None) -> View:
        """Let a bot take a seat that is open, or whose person is absent."""
        return self.send(commands.SeatBot(seat, level), within=within)

    @property
    def credential(self) -> str:
        """What opens the seat: with it, another program can go on in this one's place."""
        return self._inner.credential

    def device_link(self, *, within: float | None = None) -> DeviceLink:
        """A token for ``client.link(match, device=…)``: another device joins this seat by it, once and soon."""
        return self._thread.run(self._inner.device_link(within=within))

    def hint(self, *, within: float | None = None) -> Hint:
        """What an adviser would play here."""
        return self._thread.run(self._inner.hint(within=within))


class Client:
    """A server as one program sees it. ``address`` is the server's, or any link to one of its matches.

    The client opens matches under a credential of its own; ``credential`` is one that it had before.
    """

    def __init__(self, address: str, *, patience: float = PATIENCE, credential: str | None = None) -> None:
        self._inner = api.Client(address, patience=patience, credential=credential)
        self._thread = _Thread()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections, and end the thread."""
        if self._thread.alive:
            self._thread.run(self._inner.close())
            self._thread.stop()

    def me(self) -> Me:
        """Who this client is to the server, and what there is to play."""
        return self._thread.run(self._inner.me())

    def matches(self) -> Listing:
        """Open matches that anybody may join, and those that this client opened."""
        return self._thread.run(self._inner.matches())

    def open(
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
        return self._thread.run(
            self._inner.open(
                game, players=players, options=options, seats=seats, clock=clock, public=public, key=key, within=within
            )
        )

    def new_credential(self, within: float | None = None) -> str:
        """What one more program is known by. Who loses it loses what was done under it."""
        return self._thread.run(self._inner.new_credential(within))

    def credential(self, within: float | None = None) -> str:
        """What this client is known by as a host. Keep it, and another client can go on in its place."""
        return self._thread.run(self._inner.credential(within))

    def links(self, match: str, *, within: float | None = None) -> Links:
        """The links of a match that this client opened: to the seats that are free, and for watching."""
        return self._thread.run(self._inner.links(match, within=within))

    def revoke(self, match: str, seat: int | None = None, *, within: float | None = None) -> Links:
        """Let the invitation to a seat, or without one the link for watching, stop working; the links that do now."""
        return self._thread.run(self._inner.revoke(match, seat, within=within))

    def end(self, match: str, *, within: float | None = None) -> View:
        """Call off a match that this client opened; nobody wins. Not while other people play."""
        return self._thread.run(self._inner.end(match, within=within))

    def join(
        self,
        match: str,
        token: str | None = None,
        *,
        name: str,
        credential: str | None = None,
        receipt: str | Path | None = None,
        within: float | None = None,
    ) -> Seat:
        """Take the seat that a link, or a match and a token, invites to; with its credential, come back to it."""
        joining = self._inner.join(match, token, name=name, credential=credential, receipt=receipt, within=within)
        return Seat(self._thread, self._thread.run(joining))

    def watch(self, match: str, token: str | None = None, *, within: float | None = None) -> Watcher:
        """Watch a match, by a link or by its id and token; public matches need no token."""
        return Watcher(self._thread, self._thread.run(self._inner.watch(match, token, within=within)))

    def record(self, match: str, token: str | None = None) -> Record:
        """A match as a record."""
        return self._thread.run(self._inner.record(match, token))

    def link(self, match: str, *, seat: str | None = None, watch: str | None = None, device: str | None = None) -> str:
        """The link for people, with the token of an invitation, for watchers, or for another device."""
        return self._inner.link(match, seat=seat, watch=watch, device=device)
