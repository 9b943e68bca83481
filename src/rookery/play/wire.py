"""What a server and its clients say to each other: the types of requests, answers and messages. Plain data, no I/O."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rookery.kernel.messages import Text
from rookery.kernel.scene import Choice, Scene
from rookery.play.commands import Number, PlayerCommand, ShortText
from rookery.play.events import AnyEvent, Clock, SeatPlan, What
from rookery.records.record import Result

CSRF_HEADER = "X-Rookery-CSRF"
"""Browsers send with every POST what they were handed out for it."""
COOKIE = "rookery_guest"
NO_CLOCK = Clock()
Key = Annotated[str, Meta(max_length=64)]
"""An idempotency key: the same command with the same key is carried out once."""

# Requests


class NewMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match to be opened."""

    game: ShortText
    players: Number | None = None
    """As many as the game likes best, if not said."""
    options: Annotated[dict[ShortText, ShortText], Meta(max_length=32)] = {}
    """As texts; those that are not named have their defaults."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=16)] = ()
    """One plan for each seat, in their order; nothing at all leaves all seats to persons."""
    clock: Clock = NO_CLOCK
    public: bool = False
    """Whether everybody may find it while a seat is free, sit down there, and watch."""
    key: Key | None = None


class CommandRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command for a match."""

    seat: Number | None = None
    expected: Number
    """The number of the last event that the asker has seen."""
    key: Key | None = None
    command: PlayerCommand


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Advice for a seat that is to move."""

    seat: Number


class Hello(Struct, frozen=True):
    """The first message on a socket: who listens. Without a token the cookie tells."""

    token: Annotated[str, Meta(max_length=128)] | None = None


# Answers


class OptionFacts(Struct, frozen=True):
    """An option of a game, as people choose it."""

    name: str
    default: str
    values: Text
    """Those that are right, in words."""
    about: Text
    label: Text
    """What it is called in a form."""
    kind: Literal["flag", "choice", "number", "text"]
    choices: tuple[str, ...]
    """What a form can offer: all values of a choice or a flag, proposals for a text."""
    least: int | None
    most: int | None
    """Of a number."""


class GameFacts(Struct, frozen=True):
    """A game, as people choose it."""

    game: str
    title: str
    summary: Text
    players: tuple[int, int]
    """The fewest and the most."""
    chance: bool
    options: tuple[OptionFacts, ...]


class Me(Struct, frozen=True):
    """Who a guest is to the server, and what there is to play."""

    guest: str
    csrf: str
    version: str
    games: tuple[GameFacts, ...]
    levels: tuple[str, ...]
    """Of bots, from the weakest to the strongest."""
    phrases: dict[str, str]
    """What can be said at the table."""
    emotes: dict[str, str]
    """What can be shown there without words, to be read after a name: "waves"."""
    elsewhere: str | None
    """Where other devices find the server, if it knows: its own machine may have opened it at an address of no use."""


class SeatToken(Struct, frozen=True):
    """The key to a seat."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A match that was opened, with the keys to its seats and for those who watch."""

    match: str
    seats: tuple[SeatToken, ...]
    watch: str
    seq: int


class Summary(Struct, frozen=True):
    """A match, as lists show it."""

    match: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seats: tuple[SeatPlan, ...]
    clock: Clock
    stage: Literal["open", "playing", "over"]
    public: bool
    created: int
    """Milliseconds since the epoch."""
    changed: int
    seq: int


class Listing(Struct, frozen=True):
    """Matches to join, and those of the guest who asks."""

    open: tuple[Summary, ...]
    mine: tuple[Summary, ...]


class SeatView(Struct, frozen=True, gc=False):
    """Who sits in a seat."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None
    present: bool


class ClockView(Struct, frozen=True, gc=False):
    """The clocks: their rules, what each seat has left, and since when the one to move is thinking."""

    move: float
    game: float
    increment: float
    left: tuple[int | None, ...]
    """Milliseconds at the moment ``since``; None without a time for the game."""
    since: int
    """Milliseconds since the epoch."""
    thought: int = 0
    """What the seat had thought about this move before that, where a move was taken back."""


class OfferView(Struct, frozen=True, gc=False):
    """Something that a seat has asked for, and who has agreed."""

    what: What
    seat: int
    agreed: tuple[int, ...]


class View(Struct, frozen=True, gc=False):
    """A match as one receiver sees it: all that a face needs."""

    match: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seq: int
    started: bool
    over: bool
    seats: tuple[SeatView, ...]
    mine: tuple[int, ...]
    """The seats that the receiver holds."""
    turn: int | None
    position: str | None
    scene: Scene | None
    """None before the start."""
    choices: tuple[Choice, ...]
    """What the receiver may choose now."""
    last: str | None
    """The last move or roll."""
    plies: int
    clock: ClockView
    offers: tuple[OfferView, ...]
    undo: bool
    """Whether the receiver may take back."""
    commitment: str
    outcome: Result | None
    next_match: str | None


class ViewAnswer(Struct, frozen=True):
    """A match as it stands."""

    view: View


class CommandAnswer(Struct, frozen=True):
    """What a command led to."""

    events: tuple[AnyEvent, ...]
    view: View | None
    """The match after them; None for those who did not ask for it, as they listen anyway."""


class Hint(Struct, frozen=True):
    """What an adviser would play."""

    move: str
    chance: float
    """The share of the points that the seat may expect."""
    verdict: Text
    exact: bool
    principal_variation: tuple[str, ...]


class Path(Struct, frozen=True):
    """Several moves in a row that a player makes by one choice."""

    touches: tuple[str, ...]
    """As those of a choice: a piece, the place where it ends, and perhaps what it does there."""
    moves: tuple[str, ...]
    label: str
    """Of the last move, as one says it."""


class Paths(Struct, frozen=True):
    """Where pieces can go by several plain steps."""

    seq: int
    """The number of the last event before them."""
    paths: tuple[Path, ...]
    """The shortest first; none for those who are not to move."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "busy"]
    version: str
    matches: int
    sockets: int
    instance: str
    """Which server this is: another one at the same address has another."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str
    sentence: str
    details: dict[str, Any] = {}


# Messages


class Message(Struct, frozen=True, gc=False, tag_field="type"):
    """What a server tells those who listen."""


class Events(Message, frozen=True, tag="events"):
    """The first message on a line: events in their order, without a gap, and the match after the last of them."""

    events: tuple[AnyEvent, ...]
    view: View


class Changed(Message, frozen=True, tag="changed"):
    """All further messages: the next events, and what they have changed in the view."""

    events: tuple[AnyEvent, ...]
    after: int
    """The number of the last event before these."""
    changes: dict[str, Any]
    """The fields of the view that are new; under ``scene`` those of the scene, if there was one already."""


class Presence(Message, frozen=True, tag="presence"):
    """In which seats somebody listens, and how many others watch."""

    seats: tuple[bool, ...]
    watchers: int


class Ping(Message, frozen=True, tag="ping"):
    """The line still stands."""


class Bye(Message, frozen=True, tag="bye"):
    """The last message: why the server hangs up."""

    code: str
    sentence: str


AnyMessage = Events | Changed | Presence | Ping | Bye
"""Every kind there is."""

_MESSAGES = msgspec.json.Decoder(AnyMessage)


def read_message(line: bytes | str) -> AnyMessage:
    """A message as it came; msgspec.DecodeError if it is none."""
    message: AnyMessage = _MESSAGES.decode(line)
    return message
