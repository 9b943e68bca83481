"""What players, bots and the server may ask of a match, as plain data. The referee answers each."""

from typing import Annotated

from msgspec import Meta, Struct

from rookery.play.events import What

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
    seed: ShortText = ""
    """What this person adds to the dice."""


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


class Tick(Command, frozen=True, tag="tick"):
    """For the server alone: a clock may have run out."""


class Vacate(Command, frozen=True, tag="vacate"):
    """For the server alone: the person in this seat has been away for long."""


PlayerCommand = Join | Leave | Move | Undo | Offer | Answer | Resign | SeatBot | Say
"""The commands that clients may send."""
AnyCommand = PlayerCommand | Tick | Vacate
