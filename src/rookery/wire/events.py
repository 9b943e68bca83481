"""Events as clients receive them: those that change the position say what happened, piece by piece.

Happenings are computed when events are sent. No log and no record keeps them: they follow from the moves.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.scene import Happening
from rookery.play import events
from rookery.play.events import (
    Answered,
    AnyEvent,
    BotSeated,
    Created,
    DeviceAdded,
    Ended,
    HintsAllowed,
    Joined,
    Left,
    Offered,
    Rematched,
    Resigned,
    Resumed,
    Revealed,
    Revoked,
    Said,
    TimedOut,
    Withheld,
)
from rookery.play.match import Match


class Started(events.Started, frozen=True, tag="started"):
    """All seats are taken and the position is dealt."""

    happenings: tuple[Happening, ...] = ()


class Rolled(events.Rolled, frozen=True, tag="rolled"):
    """The die fell."""

    roll: str = msgspec.field(name="roll")
    """What it shows."""
    odds: dict[str, int] = msgspec.field(default_factory=dict)
    """Each side of the die with its weight, so that anybody can check the roll."""
    happenings: tuple[Happening, ...] = ()
    """What that did."""


class Moved(events.Moved, frozen=True, tag="moved"):
    """A seat made a move."""

    happenings: tuple[Happening, ...] = ()
    """What it did, piece by piece and in order."""


class Undone(events.Undone, frozen=True, tag="undone"):
    """Some plies were taken back; never a roll. The scene shows where everything is now."""

    happenings: tuple[Happening, ...] = ()


AnyWireEvent = (
    Created
    | Joined
    | Left
    | BotSeated
    | DeviceAdded
    | Revoked
    | Revealed
    | Withheld
    | Started
    | Rolled
    | Moved
    | Undone
    | Offered
    | Answered
    | Resigned
    | TimedOut
    | Resumed
    | Said
    | Ended
    | HintsAllowed
    | Rematched
)
"""Every kind there is, as clients receive it."""

_TOLD: dict[type[AnyEvent], type[Started | Rolled | Moved | Undone]] = {
    events.Started: Started,
    events.Rolled: Rolled,
    events.Moved: Moved,
    events.Undone: Undone,
}


def to_wire(event: AnyEvent, reached: Position | None) -> AnyWireEvent:
    """An event as clients receive it, with what it did; ``reached`` is the position that it led to, if any."""
    kind = _TOLD.get(type(event))
    if kind is None:
        return event  # type: ignore[return-value]  # sent as it is stored
    facts: dict[str, Any] = msgspec.structs.asdict(event)
    if kind is Rolled and reached is not None and reached.before is not None:
        facts["odds"] = dict(reached.before.odds)
    return kind(**facts, happenings=() if reached is None else reached.happened)


def log_to_wire(match: Match, events: Iterable[AnyEvent] | None = None) -> tuple[AnyWireEvent, ...]:
    """Some events of a match, or all of them, as clients receive them."""
    return tuple(to_wire(event, match.reached.get(event.seq)) for event in (match.events if events is None else events))
