"""What players, bots and the server may ask of a match, as plain data. The referee answers each."""

from typing import Annotated

from msgspec import Meta, Struct

from rookery.play.events import Link, What

ShortText = Annotated[str, Meta(max_length=256)]
OptionText = Annotated[str, Meta(max_length=8192)]
"""The value of an option, which may be the text of a small file."""
"""Longer texts are refused unread; the referee has the exact limits."""
Number = Annotated[int, Meta(ge=-999_999_999, le=999_999_999)]
"""The same for numbers: some could not even be written into a refusal."""


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something asked of a match. Who asks, and for which seat, is given beside it."""


class Join(Command, frozen=True, tag="join"):
    """Take an open seat, or come back to your own."""

    name: ShortText
    commitment: ShortText = ""
    """SHA-256, in hexadecimal, of the 32 bytes that this person adds to the dice; games of pure skill need none."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the seed that you committed to. Clients do so by themselves, once all seats are taken."""

    seed: ShortText
    """In hexadecimal."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the seat: before the start it is free again, afterwards it waits."""


class Move(Command, frozen=True, tag="move"):
    """Make a move."""

    move: ShortText


class Undo(Command, frozen=True, tag="undo"):
    """Take back your last decision of this turn."""


class Offer(Command, frozen=True, tag="offer"):
    """Ask all others for something."""

    what: What


class Answer(Command, frozen=True, tag="answer"):
    """Agree to an offer, or decline it."""

    what: What
    agreed: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Let a bot take a seat that is open, or whose person is absent."""

    seat: Number
    level: ShortText


class Say(Command, frozen=True, tag="say"):
    """Say one of the ready phrases, or show an emote."""

    phrase: ShortText


class AddDevice(Command, frozen=True, tag="add-device"):
    """Play a seat on this device, too, by a link that its person asked for."""


class Revoke(Command, frozen=True, tag="revoke"):
    """For the host: let an invitation, or the link to watch by, stop working; another one takes its place."""

    what: Link
    seat: Number | None = None
    """The one that the invitation is for."""


class End(Command, frozen=True, tag="end"):
    """For the host: call the match off. Nobody wins."""


class Tick(Command, frozen=True, tag="tick"):
    """For the server alone: a clock may have run out."""


class Vacate(Command, frozen=True, tag="vacate"):
    """For the server alone: the person in this seat has been away for long."""


class Resume(Command, frozen=True, tag="resume"):
    """For the server alone: it was away for some milliseconds since the last event."""

    away: int


PlayerCommand = Join | Reveal | Leave | Move | Undo | Offer | Answer | Resign | SeatBot | Say | AddDevice | Revoke | End
"""The commands that clients may send."""
AnyCommand = PlayerCommand | Tick | Vacate | Resume
