"""What a face draws and what can be touched: plain data, the same for every game.

A *scene* is a position as a picture: spaces, pieces on them, marks, a status line. *Choices* are the legal moves, each
with the ids that a player touches to make it. Faces draw scenes and narrow choices by what is touched; no face knows a
rule. Pieces keep their ids from scene to scene, so a face can animate a move by comparing two scenes.

Lengths are in the room's own units with y downwards; angles are degrees clockwise from straight up.
"""

import msgspec

Point = tuple[float, float]


class Data(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The root of all scene data: immutable, without cycles, and with a JSON form that leaves defaults out."""


class Ground(Data, frozen=True, kw_only=True):
    """A piece of landscape under the spaces, such as a sheet of ice."""

    kind: str
    outline: tuple[Point, ...]
    seat: int | None = None


class Space(Data, frozen=True, kw_only=True):
    """A place where pieces can be."""

    id: str
    kind: str
    label: str
    x: float
    y: float
    outline: tuple[Point, ...]
    seat: int | None = None
    """The seat that the space belongs to: a home, a nest, a bench."""


class Piece(Data, frozen=True, kw_only=True):
    """Something on a space. Its id stays the same for the whole game."""

    id: str
    kind: str
    letter: str
    """What stands for it in a board of letters; it tells seats apart as well as kinds."""
    label: str
    space: str
    seat: int | None = None
    pose: str = "upright"
    facing: float | None = None
    """Where it looks or lies, as an angle; None where it faces every way."""
    carrying: str | None = None
    """The kind of what it has: a rock, the ball."""
    carried_by: str | None = None
    """The id of the piece that has it, where what is carried is a piece of its own."""
    count: int = 1
    """How many of a kind lie here as one heap."""
    level: int = 0
    """How many pieces of a stack lie under it."""


class Mark(Data, frozen=True, kw_only=True):
    """Something worth an eye: the space of the last move, the piece to move."""

    kind: str
    space: str


class Label(Data, frozen=True, kw_only=True):
    """A word beside the board, such as a coordinate."""

    text: str
    x: float
    y: float


class Facing(Data, frozen=True, kw_only=True):
    """A direction that a choice can ask for: an arrow around the piece that turns."""

    id: str
    text: str
    """As notation writes it."""
    angle: float
    label: str


class Seat(Data, frozen=True, kw_only=True):
    """A player as the board shows one."""

    name: str
    letter: str


class Scene(Data, frozen=True, kw_only=True):
    """One position as a picture."""

    game: str
    width: float
    height: float
    status: str
    seats: tuple[Seat, ...]
    turn: int | None
    spaces: tuple[Space, ...]
    pieces: tuple[Piece, ...]
    grounds: tuple[Ground, ...] = ()
    marks: tuple[Mark, ...] = ()
    labels: tuple[Label, ...] = ()
    facings: tuple[Facing, ...] = ()


class Choice(Data, frozen=True, kw_only=True):
    """One legal move as a player makes it."""

    move: str
    touches: tuple[str, ...]
    """The ids to touch, in order: a piece, then a space, then perhaps a facing. None at all for a plain button."""
    label: str
    caution: str | None = None
    """What a player should hear before this move is made: faces ask once."""
    same_as: str | None = None
    """An earlier choice with the same touches and the same result; faces need not offer this one."""
    plain: bool = False
    """Whether it brings its piece to a place and nothing else happens: faces may make several such steps at once."""
    standing: bool = False
    """Whether a player may want to give this answer every time it is offered: faces may remember it."""
