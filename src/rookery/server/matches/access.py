"""Who has to do with a match, told by its log: who holds which seat, which links work, whether it goes on.

No rule of a game is needed for this, so that nothing of a match need be looked at for somebody who may not see it.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from rookery.play.events import (
    AnyEvent,
    BotSeated,
    Created,
    DeviceAdded,
    Ended,
    Joined,
    Left,
    Revoked,
    Started,
    Withheld,
)
from rookery.server.store import MatchRow, StoredMatch

Stage = Literal["open", "waiting", "playing", "over"]
"""Seats are free; all are taken, and the game is about to start; it goes on; it is over."""


@dataclass
class SeatAccess:
    """Who may come to a seat, and by what."""

    taken: bool = False
    """By a person or a bot."""
    guest: str | None = None
    """The person's, also while a bot plays for them."""
    devices: set[str] = field(default_factory=set)
    """Other devices of theirs, each a guest of its own."""
    invitation: int = 0
    """The number of the invitation that works, or would work next: each is used or revoked once."""
    expected: frozenset[str] = frozenset()
    """Guests who need no invitation: all the devices of one person."""
    left: str | None = None
    """Who left it before the start."""

    def free(self) -> None:
        """Nobody sits there any more."""
        self.left, self.taken, self.guest, self.devices = self.guest, False, None, set()


class Access:
    """Who has to do with a match, as far as its events say."""

    def __init__(self, kept: StoredMatch | MatchRow, events: Sequence[AnyEvent]) -> None:
        created = events[0]
        plans = created.seats if isinstance(created, Created) else ()
        expected = (created.invited if isinstance(created, Created) else ()) or ((),) * len(plans)
        self.match = kept.id
        self.host = kept.host
        self.public = kept.public
        self.old_tokens = (kept.seat_tokens, kept.watch_token) if isinstance(kept, StoredMatch) else ((), b"")
        """The hashes of its first links, if an earlier version made them."""
        self.seats = [
            SeatAccess(taken=plan.bot is not None, expected=frozenset(guests))
            for plan, guests in zip(plans, expected, strict=True)
        ]
        self.watch_link = 0
        """The number of the link to watch by."""
        self.device_links: set[str] = set()
        """The keys of the links to other devices that have been used."""
        self.version = 0
        """Counts what has changed here."""
        self._started = False
        self._over = False
        self.decisions: dict[tuple[str | None, str, int], Any] = {}
        """What those who hold seats may do in them, as it was decided since something has changed here."""
        self._held: dict[str, frozenset[int]] = {}
        """The seats of those who hold some."""
        for event in events[1:]:
            self.apply(event)

    def apply(self, event: AnyEvent) -> None:
        """Take note of an event."""
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            # A log that is damaged is refused by the match itself; nobody gets into it by that.
            with contextlib.suppress(IndexError):
                handler(self, event)
            self.version += 1
            self._held.clear()
            self.decisions.clear()

    @property
    def stage(self) -> Stage:
        """How far the match is."""
        if self._over:
            return "over"
        if self._started:
            return "playing"
        return "waiting" if all(seat.taken for seat in self.seats) else "open"

    def seats_of(self, guest: str | None) -> frozenset[int]:
        """The seats that somebody holds, also those that a bot plays for them."""
        if guest is None:
            return frozenset()
        held = self._held.get(guest)
        if held is None:
            held = frozenset(
                number for number, seat in enumerate(self.seats) if guest == seat.guest or guest in seat.devices
            )
            if held:
                self._held[guest] = held
        return held

    def _joined(self, event: Joined) -> None:
        seat = self.seats[event.seat]
        if not seat.taken:
            seat.invitation += 1
        if seat.guest != event.guest:
            if event.guest not in seat.expected:
                seat.expected = frozenset()
            seat.devices = set(seat.expected) - {event.guest}
        seat.taken, seat.guest, seat.left = True, event.guest, None

    def _left(self, event: Left) -> None:
        if not self._started:
            self.seats[event.seat].free()

    def _withheld(self, event: Withheld) -> None:
        """Everybody sits down anew; who has kept their word needs no invitation for that."""
        for number, seat in enumerate(self.seats):
            if seat.guest is not None:
                seat.expected = frozenset() if number in event.seats else frozenset({seat.guest, *seat.devices})
                seat.free()

    def _bot_seated(self, event: BotSeated) -> None:
        self.seats[event.seat].taken, self.seats[event.seat].expected = True, frozenset()

    def _device_added(self, event: DeviceAdded) -> None:
        self.seats[event.seat].devices.add(event.guest)
        self.device_links.add(event.key or "")

    def _revoked(self, event: Revoked) -> None:
        if event.what == "watch":
            self.watch_link += 1
        elif event.seat is not None:
            self.seats[event.seat].invitation += 1

    def _start(self, _: Started) -> None:
        self._started = True

    def _end(self, _: Ended) -> None:
        self._over = True


_HANDLERS: Final[dict[type[AnyEvent], Callable[[Access, Any], None]]] = {
    Joined: Access._joined,
    Left: Access._left,
    Withheld: Access._withheld,
    BotSeated: Access._bot_seated,
    DeviceAdded: Access._device_added,
    Revoked: Access._revoked,
    Started: Access._start,
    Ended: Access._end,
}
