"""What a server and its clients say to each other: the types of requests, answers and messages. Plain data, no I/O."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rookery.kernel.messages import Message, Text
from rookery.kernel.scene import Choice, Scene, Seat
from rookery.play.commands import Number, OptionText, PlayerCommand, ShortText
from rookery.play.events import Clock, Opening, SeatPlan, What
from rookery.play.paths import Path
from rookery.records.record import Result
from rookery.wire.events import AnyWireEvent

CSRF_HEADER = "X-Rookery-CSRF"
"""Browsers send with every POST what they were handed out for it."""
COOKIE = "rookery_guest"
NO_CLOCK = Clock()
Key = Annotated[str, Meta(max_length=64)]
"""An idempotency key: the same command with the same key is carried out once."""
Token = Annotated[str, Meta(max_length=128)]

# Requests


class NewMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match to be opened."""

    game: ShortText
    players: Number | None = None
    """Default: the game's own."""
    options: Annotated[dict[ShortText, OptionText], Meta(max_length=32)] = {}
    """As texts; those that are not named have their defaults."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=16)] = ()
    """One plan for each seat, in their order; nothing at all leaves all seats to persons."""
    clock: Clock = NO_CLOCK
    colours: Annotated[tuple[Number, ...], Meta(max_length=16)] = ()
    """For each seat the one whose colour it wears; none if each wears its own."""
    opening: Opening | None = None
    """Go on from a game played before."""
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
    link: Token | None = None
    """The token of the link that somebody comes by, where the header Authorization says who they are."""


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Advice for a seat that is to move."""

    seat: Number


class Hello(Struct, frozen=True):
    """The first message on a socket: who listens. Without a credential or the token of a link, the cookie says."""

    token: Token | None = None


# Answers


class GridFacts(Struct, frozen=True):
    """Where an option places square tiles; its values are written ``x:y;x:y…``, counted from the lower left."""

    tile: int
    """How many cells a tile is wide and high."""
    extent: int
    """How many cells there are from left to right, and from bottom to top."""
    layouts: dict[str, str]
    """The places behind those of the choices that are names."""


class OptionFacts(Struct, frozen=True):
    """An option of a game, as people choose it."""

    name: str
    default: str
    values: Text
    """The valid values, in words."""
    about: Text
    label: Text
    """What it is called in a form."""
    kind: Literal["flag", "choice", "number", "seat", "text", "places"]
    """A seat is counted from 1, up to the number of players."""
    choices: tuple[str, ...]
    """What a form can offer: all values of a choice or a flag, proposals for a text or places."""
    least: int | None
    most: int | None
    """Of a number."""
    grid: GridFacts | None = None
    """Of places."""
    file: int = 0
    """The most bytes of a file whose text is a value too; 0 where none is."""


class VariantFacts(Struct, frozen=True):
    """A way to play that has a name of its own."""

    key: str
    label: Text
    about: Text
    """What is special about it, in one sentence."""
    players: int | None
    """How many play; None where that is free."""
    options: dict[str, str]
    """As texts; those that are not named have their defaults."""
    picture: str
    """The position of its picture, under these options; empty for the start."""


class GameFacts(Struct, frozen=True):
    """A game, as people choose it."""

    game: str
    title: str
    summary: Text
    players: tuple[int, int]
    """The fewest and the most."""
    chance: bool
    options: tuple[OptionFacts, ...]
    colours: tuple[Seat, ...]
    """The names and letters of all seats that there can be."""
    variants: tuple[VariantFacts, ...] = ()
    """The ways to play that have names, beside the game as it is by default."""


class Me(Struct, frozen=True):
    """Who a guest is to the server, and what there is to play."""

    guest: str
    csrf: str
    version: str
    games: tuple[GameFacts, ...]
    levels: tuple[str, ...]
    """Of bots, from the weakest to the strongest."""
    bots: tuple[str, ...]
    """Programs that play here, too; each name can be given where a level can."""
    phrases: dict[str, Message]
    """What players can say to each other, by its key."""
    emotes: dict[str, Message]
    """What they can show without words, to be read after a name: "waves"."""
    languages: tuple[str, ...]
    """Those that the server has words for, English first; GET /words/CATALOGUE/LANGUAGE.json hands them out."""
    elsewhere: str | None
    """Where other devices find the server, if it knows: its own machine may have opened it at an address of no use."""


class SeatToken(Struct, frozen=True):
    """The invitation to a seat: whoever sits down by it uses it up."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A match that was opened, with the tokens of the links to its seats and for watchers."""

    match: str
    seats: tuple[SeatToken, ...]
    watch: str
    seq: int


class Sitter(Struct, frozen=True):
    """Who sits in a seat, as lists show it; nobody without a name and a level."""

    name: str
    """The person's."""
    bot: str | None
    """The level of the bot that plays."""
    mine: bool
    """Whether it is the seat of the guest who asks."""


class Summary(Struct, frozen=True):
    """A match, as lists show it."""

    match: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    """Without those that are the text of a file."""
    seats: tuple[SeatPlan, ...]
    """As they were planned."""
    sitters: tuple[Sitter, ...]
    """Who sits there now."""
    host: int | None
    """The seat of the guest who opened it, if they have one."""
    clock: Clock
    stage: Literal["open", "playing", "over"]
    turn: int | None
    """The seat to move, while the game goes on."""
    position: str | None
    """The same: where it stands; only for those who play."""
    winners: tuple[int, ...] | None
    """When it is over; none of the seats in a draw, and null if it was called off."""
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
    commitment: str = ""
    """Of a person, to their part in the dice; empty where nothing is left to chance."""


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
    revealing: tuple[int, ...]
    """Before the start, once all seats are taken: those whose clients have yet to reveal their seeds."""
    colours: tuple[int, ...]
    """For each seat the one whose colour it wears; none if each wears its own."""
    aliases: dict[str, str]
    """The names of seats in messages, by their ids, that are to be said as others: by the colours that they wear."""
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
    takeback: int | None
    """The seat of the receiver whose last move may be taken back if the others agree; None if there is none."""
    hints: bool
    """Whether players may ask for hints; otherwise they may ask the others for that."""
    commitment: str
    outcome: Result | None
    next_match: str | None


class ViewAnswer(Struct, frozen=True):
    """A match as it stands."""

    view: View


class CommandAnswer(Struct, frozen=True):
    """What a command led to."""

    events: tuple[AnyWireEvent, ...]
    view: View | None
    """The match after them; None if the request declined it."""


class Hint(Struct, frozen=True):
    """What an adviser would play."""

    move: str
    chance: float
    """The share of the points that the seat may expect."""
    verdict: Text
    exact: bool
    principal_variation: tuple[str, ...]
    """How the game would go on."""
    caution: Text | None = None
    """What faces warn of before this move: only where they would warn of every other one too."""


class Paths(Struct, frozen=True):
    """Where pieces can go by several plain steps."""

    seq: int
    """The number of the last event before them."""
    paths: tuple[Path, ...]
    """The shortest first; none if the receiver is not to move."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "busy"]
    version: str
    matches: int
    sockets: int
    instance: str
    """Which server this is: another one at the same address has another."""


# The stream of a match


class StreamMessage(Struct, frozen=True, gc=False, tag_field="type"):
    """A message from a server to its listeners."""


class Events(StreamMessage, frozen=True, tag="events"):
    """The first message of a stream: events in their order, without a gap, and the match after the last of them."""

    events: tuple[AnyWireEvent, ...]
    view: View


class Changed(StreamMessage, frozen=True, tag="changed"):
    """All further messages: the next events, and what they have changed in the view."""

    events: tuple[AnyWireEvent, ...]
    after: int
    """The number of the last event before these."""
    changes: dict[str, Any]
    """The fields of the view that are new; under ``scene`` those of the scene, if there was one already, and under its
    ``spaces`` and ``pieces`` those that are new by their ids, or a list of all."""


class Presence(StreamMessage, frozen=True, tag="presence"):
    """Which seats have somebody connected, and how many others watch."""

    seats: tuple[bool, ...]
    watchers: int


class Ping(StreamMessage, frozen=True, tag="ping"):
    """The connection still works."""


class Bye(StreamMessage, frozen=True, tag="bye"):
    """The last message: why the server closes the stream."""

    code: str
    message: Text


AnyStreamMessage = Events | Changed | Presence | Ping | Bye
"""Every kind there is."""

_MESSAGES = msgspec.json.Decoder(AnyStreamMessage)


def read_message(line: bytes | str) -> AnyStreamMessage:
    """A received message, decoded; msgspec.DecodeError if it is invalid."""
    message: AnyStreamMessage = _MESSAGES.decode(line)
    return message
