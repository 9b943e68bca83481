"""What happens in a match, as plain data. A match is the list of its events; everything else is their fold.

Events are for everybody: no secret stands in one before the match is over.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rookery.kernel.deal import Deal

What = Literal["takeback", "draw", "hints", "rematch"]
"""What a seat may ask all others for."""
Link = Literal["invitation", "watch"]
"""What a host hands out: an invitation to a seat, or a link to watch by."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think, in seconds; 0 is no limit of that kind."""

    move: float = 0
    """For each move."""
    game: float = 0
    """For all moves of a game together."""
    increment: float = 0
    """Added to the time for the game after each move."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may sit where: a person who has not come yet, or a bot of a level."""

    bot: str | None = None


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match begins that goes on from a game played before: that game's start, and its moves up to there."""

    position: Annotated[str, Meta(max_length=1000)]
    moves: Annotated[tuple[Annotated[str, Meta(max_length=256)], ...], Meta(max_length=3000)] = ()
    """Moves and rolls."""


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """One thing that happened: its sequence number in the match, and when."""

    seq: int
    """Counted from 1."""
    at: int
    """Milliseconds since the epoch."""
    key: str | None = None
    """The idempotency key of the command that caused it, on the first event of its answer."""
    more: int = 0
    """On the first event of an answer: how many events follow that belong to the same answer."""


class Created(Event, frozen=True, tag="created"):
    """A match was set up."""

    match: str
    game: str
    players: int
    options: dict[str, str]
    """As texts; those that are not named have their defaults."""
    version: int
    """Of the rules."""
    seats: tuple[SeatPlan, ...]
    clock: Clock
    commitment: str
    """SHA-256 of the secret that the dice come from, in hexadecimal."""
    rematch_of: str | None = None
    opening: Opening | None = None
    """None if it begins as its game does."""
    colours: tuple[int, ...] = ()
    """For each seat the one whose colour it wears; none if each wears its own. Colours are for show: rules and notation
    know seats only."""
    invited: tuple[tuple[str, ...], ...] = ()
    """For each seat the guests who need no link to it: the devices of whoever moves on to it from the match before."""
    dice: str = "rookery-dice/1"
    """The protocol of its dice; logs that do not say have the first one."""
    deal: Deal | None = None
    """How its start is shuffled: told before anybody knows the dice. None if nothing is shuffled."""


class Joined(Event, frozen=True, tag="joined"):
    """A person took a seat, or came back to it."""

    seat: int
    name: str
    guest: str
    """The public id of the guest; one guest may hold several seats (hot seat)."""
    seed: str = ""
    """In the first protocol of the dice: what this person adds to them."""
    commitment: str = ""
    """SHA-256 of what this person adds to the dice; empty where nothing is left to chance."""


class Left(Event, frozen=True, tag="left"):
    """A person left: before the start the seat is free again, afterwards it waits for them or for a bot."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot-seated"):
    """A bot took a seat: an open one, or that of a person who is absent or has given up.

    Bots that were planned are seated from the beginning, without an event.
    """

    seat: int
    level: str


class DeviceAdded(Event, frozen=True, tag="device-added"):
    """The person in a seat plays on another device, too, which is known as a guest of its own."""

    seat: int
    guest: str


class Revoked(Event, frozen=True, tag="revoked"):
    """A link has stopped working, and another one has taken its place."""

    what: Link
    seat: int | None = None
    """The one that an invitation was for."""


class Revealed(Event, frozen=True, tag="revealed"):
    """All seats were taken, and a person has revealed the seed that they had committed to."""

    seat: int
    seed: str
    """In hexadecimal."""


class Withheld(Event, frozen=True, tag="withheld"):
    """Some persons did not stand by their seeds when others had revealed theirs.

    All persons' seats are open again. Those named here do not get one any more: a second seed would be a choice.
    """

    seats: tuple[int, ...]


class Started(Event, frozen=True, tag="started"):
    """All seats are taken, all seeds revealed, and the position is dealt."""

    position: str


class Rolled(Event, frozen=True, tag="rolled"):
    """The die fell."""

    n: int
    """The number of the roll in its match, counted from 1."""
    roll: str = msgspec.field(name="outcome")
    """What the die shows; logs have always kept it by another name."""


class Moved(Event, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str


class Undone(Event, frozen=True, tag="undone"):
    """Some plies were taken back; never a roll."""

    seat: int
    plies: int


class Offered(Event, frozen=True, tag="offered"):
    """A seat asks all others for something."""

    seat: int
    what: What


class Answered(Event, frozen=True, tag="answered"):
    """A seat agrees to what was asked for, or does not."""

    seat: int
    what: What
    agreed: bool


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up: the match ends, or, with others to play on, a bot takes the seat."""

    seat: int


class TimedOut(Event, frozen=True, tag="timed-out"):
    """A seat has no time left; what follows is as if it had given up."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """The server was away while a clock was running, and is back: that time costs nobody anything."""

    away: int
    """Milliseconds."""


class Said(Event, frozen=True, tag="said"):
    """A seat said one of the ready phrases, or showed an emote."""

    seat: int
    phrase: str


class Ended(Event, frozen=True, tag="ended"):
    """The match is over, and its secret is revealed."""

    reason: str
    """An ending of the game's rules, or resignation, agreement, time, length, called-off."""
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    ranks: tuple[int, ...] | None
    secret: str
    """In hexadecimal."""


class HintsAllowed(Event, frozen=True, tag="hints-allowed"):
    """All agreed that everybody may ask for hints, from now on to the end."""


class Rematched(Event, frozen=True, tag="rematched"):
    """All agreed to play again; the new match has the seats rotated by one."""

    match: str


AnyEvent = (
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
"""Every kind there is."""
