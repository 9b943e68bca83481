"""What a face (a front end) draws, what can be touched, and what has happened: plain data, the same for every game.

A *scene* is a position as a picture: spaces, pieces on them, marks, how far everybody is. *Choices* are legal moves,
each with the ids that a player touches to make it. *Happenings* are what a move or a roll did, piece by piece. Faces
draw scenes, narrow choices by what is touched, and show or tell happenings; no face knows a rule, nor what a thing is:
a room gives everything the traits that drawing needs, and its drawings. Pieces keep their ids from scene to scene.

Lengths are in the room's own units with y downwards; angles are degrees clockwise from straight up.
"""

from typing import Literal

from rookery.kernel.data import Data
from rookery.kernel.messages import Text

Point = tuple[float, float]


class Ground(Data, frozen=True, kw_only=True):
    """A piece of landscape under the spaces, such as a sheet of ice."""

    look: str = "ice"
    """How it is drawn: a name from the room's looks, or else from those that all rooms share."""
    outline: tuple[Point, ...]
    seat: int | None = None


class Space(Data, frozen=True, kw_only=True):
    """A place where pieces can be."""

    id: str
    label: Text
    """What it is called when it is spoken of."""
    sign: str = ""
    """What a text board shows while nothing is on it: its name in notation, a dot, or nothing."""
    x: float
    y: float
    outline: tuple[Point, ...]
    seat: int | None = None
    """The seat that the space belongs to: a home, a nest, a bench."""
    look: str = "field"
    """How it is drawn: a name from the room's looks, or else from those that all rooms share."""
    symbol: str | None = None
    """A drawing of the room's art that lies on it."""
    facing: float | None = None
    """Where that drawing looks, as an angle."""
    scale: float = 1.0
    """How large pieces are here, of their usual size."""
    aside: bool = False
    """Whether it lies beside the board, and says nothing about the size of a usual space."""
    coast: bool = False
    """Whether it runs out of the picture."""


class Piece(Data, frozen=True, kw_only=True):
    """Something on a space. Its id stays the same for the whole game."""

    id: str
    symbol: str = ""
    """Its drawing in the room's art, or else in the art that all rooms share."""
    letter: str
    """Its letter on a text board; it distinguishes seats as well as kinds."""
    label: Text
    space: str
    seat: int | None = None
    stance: Literal["stands", "lies", "stacks", "heaps"] = "stands"
    """How it shares a space with others: it stands there; it lies at the feet of those who stand; it is one of a stack
    that others stand on; it is a heap, as many drawings as its count."""
    facing: float | None = None
    """The direction in which it looks or lies, as an angle; None if it has none."""
    carrying: str | None = None
    """The symbol of what it has."""
    carried_by: str | None = None
    """The id of the piece that has it, where what is carried is a piece of its own."""
    count: int = 1
    """How many of a kind lie here as one heap."""
    level: int = 0
    """How many pieces of a stack lie under it."""
    alike: str | None = None
    """Pieces with the same word here are interchangeable to the finger: touching any of them is touching the one that
    choices name."""


class Decoration(Data, frozen=True, kw_only=True):
    """A drawing that is no piece and no space, such as a flag on a shore."""

    symbol: str
    x: float
    y: float
    size: float
    """The side of a box of 100 by 100 in the drawing, in the scene's units."""
    facing: float | None = None
    seat: int | None = None
    id: str | None = None
    """By what a flourish names it."""


class Mark(Data, frozen=True, kw_only=True):
    """A highlight: the space of the last move, the piece to move."""

    kind: str
    space: str


class Label(Data, frozen=True, kw_only=True):
    """A word on the board, such as a coordinate or the name of a shore."""

    text: Text
    x: float
    y: float
    size: float = 1.0
    """How large it is, of the usual size."""


class Facing(Data, frozen=True, kw_only=True):
    """A direction that a choice can ask for: an arrow around the piece that turns."""

    id: str
    text: str
    """As notation writes it."""
    angle: float
    label: Text
    turn: float | None = None
    """Where it asks for a turn and not for a direction: by how much, clockwise. Faces bend its arrow."""


class Seat(Data, frozen=True, kw_only=True):
    """A player as the board shows one."""

    name: Text
    letter: str


class Progress(Data, frozen=True, kw_only=True):
    """How far a seat is, in the game's own measure: three rocks of six."""

    done: int
    of: int | None = None
    """What it takes; None where there is no such number."""
    label: Text
    """The same in words."""
    symbol: str | None = None
    """The drawing of what is counted."""


class DieFace(Data, frozen=True, kw_only=True):
    """A side of a die, as people see it: pips, a drawing, or both."""

    pips: int = 0
    symbol: str | None = None
    """A drawing of the room's art, or else of the art that all rooms share."""
    label: Text
    """What it means, in a word or two: "the bear, 3 moves"."""


class Reason(Data, frozen=True, kw_only=True):
    """Why something cannot be touched now."""

    ids: tuple[str, ...] = ()
    """The pieces and spaces that it is about; none at all for whatever no other reason names."""
    label: Text
    """A whole sentence without its full stop: "You rolled the bear: penguins rest"."""


class Flourish(Data, frozen=True, kw_only=True):
    """What something on the board does to celebrate the end of a game."""

    how: Literal["dances", "waves", "billows", "closes"]
    """``dances``, ``waves``: pieces, where they are. ``billows``: the cloth of a space or a decoration, such as a net.
    ``closes``: a band runs from one piece or space to the next, and round."""
    ids: tuple[str, ...]
    """Which pieces, spaces or decorations; of those that close, in order."""
    symbol: str | None = None
    """How a piece is drawn meanwhile, if not as it is: one that lay stands up."""
    seat: int | None = None
    """In whose colours, where what does it has none."""


class LegendEntry(Data, frozen=True, kw_only=True):
    """What a letter on a text board stands for, where it is no player's piece."""

    letter: str
    label: Text


class Scene(Data, frozen=True, kw_only=True):
    """One position as a picture."""

    game: str
    width: float
    height: float
    status: Text
    """What is to be done now, or how the game ended. It does not say whose turn it is or who has won: seats do."""
    goal: Text = ""
    """What it takes to win."""
    seats: tuple[Seat, ...]
    turn: int | None
    winners: tuple[int, ...] | None = None
    """None while the game goes on; empty in a draw."""
    progress: tuple[Progress, ...] = ()
    """One for each seat."""
    spaces: tuple[Space, ...]
    pieces: tuple[Piece, ...]
    grounds: tuple[Ground, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    marks: tuple[Mark, ...] = ()
    labels: tuple[Label, ...] = ()
    facings: tuple[Facing, ...] = ()
    legend: tuple[LegendEntry, ...] = ()
    die: DieFace | None = None
    """The roll that counts now, if any: it lies beside the board."""
    reasons: tuple[Reason, ...] = ()
    """Why the seat to move cannot touch what no choice touches."""
    finale: tuple[Flourish, ...] = ()
    """When the game is over, the moment that belongs to the winner; the first flourish is where faces look. If there is
    none, the winner's pieces dance."""
    adapts: Literal["", "turns", "stretches"] = ""
    """What it allows where a frame has another shape: to be turned by a quarter, or to be drawn wider."""


class Choice(Data, frozen=True, kw_only=True):
    """One legal move as a player makes it."""

    move: str
    touches: tuple[str, ...]
    """The ids to touch, in order: a piece, then a space, then perhaps a facing. None at all for a plain button."""
    label: Text
    caution: Text | None = None
    """A warning before this move is made: faces ask once."""
    affects: tuple[str, ...] = ()
    """The ids of what else this move changes, beyond what is touched: what melts, who is sent back, what is kicked.
    Faces point it out before the move is made."""
    same_as: str | None = None
    """An earlier choice with the same touches and the same result; faces need not offer this one."""
    plain: bool = False
    """Whether it brings its piece to a place and nothing else happens: faces may make several such steps at once."""
    standing: bool = False
    """Whether a player may want to give this answer every time it is offered: faces may remember it."""


How = Literal[
    "rolled",
    "placed",
    "steps",
    "hops",
    "slides",
    "turned",
    "stands-up",
    "kicked",
    "taken",
    "dropped",
    "sent-back",
    "melts",
    "drifts",
    "carried",
    "leaves",
    "rests",
]
"""How something moved. ``rolled``: a die fell. ``placed``: a piece came onto the board. ``steps``, ``hops`` (over
somebody or something), ``slides``: under its own power. ``turned``, ``stands-up``: on its place. ``kicked``: a ball.
``taken``, ``dropped``: a thing changed hands. ``sent-back``: against its will. ``melts``: it is gone. ``drifts``: a
part of the landscape went somewhere; ``carried``: something went with it. ``leaves``: out of the game. ``rests``:
nothing moved, and that was the move."""


class Happening(Data, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """One thing that a move or a roll did."""

    how: How
    piece: str | None = None
    """The id of a piece, or of a space that moved; None for a die and for nothing at all."""
    start: str | None = None
    """The id of the space where it was; None where it was nowhere."""
    end: str | None = None
    """The id of the space where it is now; None where it is gone."""
    seat: int | None = None
    """The seat that caused it."""
    face: DieFace | None = None
    """The side on which a die fell."""
    label: Text
    """The same in words: a whole sentence, without its full stop."""


def no_happenings(position: object, code: int) -> tuple[Happening, ...]:
    """The happenings of a game without any: faces compare the scenes before and after."""
    return ()
