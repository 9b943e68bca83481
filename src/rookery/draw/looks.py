"""How spaces and grounds look, as data: ``looks.json`` here for what all rooms share, and one in each room.

A look is a list of layers, from the bottom up. A layer is a form that an outline becomes, or a drawing, with paints:
names of tokens, or of gradients. Lengths are in usual spaces; round forms and drawings are measured by the radius of
their own space. The browser reads the same files (``looks.js``), so both share one description.
"""

import functools
from typing import Literal

import msgspec

from rookery.draw import files
from rookery.kernel.data import Data

FILE = "looks.json"

Form = Literal["polygon", "rounded", "worn", "broken", "grown", "oval", "blob", "ring", "scattered", "drifts", "way"]
When = Literal["afloat", "covered", "empty", "owned", "nobodys"]


class Layer(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One layer of a look: a form or a drawing, its measures, its paints."""

    form: Form | None = None
    symbol: str | None = None
    """A drawing instead of a form."""
    when: When | None = None
    """Only on water, only under or without a piece, only where it is somebody's or nobody's."""
    rim: float = 0
    """How far a grown form goes beyond the outline."""
    wave: float = 0.07
    """How uneven it is there."""
    corner: float = 0
    """The radius of rounded corners."""
    inset: float = 0
    """How far a broken form stays within the outline."""
    thick: float = 0
    """With a thickness it is a slab: its sheets lie below it."""
    across: float = 0
    """Half of an oval's or a blob's width; the size of a drawing; the length of a drift or of what is scattered."""
    tall: float = 0
    """Half of an oval's height."""
    y: float = 0
    """How far below the middle."""
    round: float = 0
    """The radius of a ring of ovals."""
    count: int = 0
    """How many ovals make a ring; how many things are scattered on a usual space."""
    first: int = 0
    every: int = 1
    """Of several things only some, so that others can have other paints."""
    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    opacity: float = 1
    dashes: tuple[float, float] | None = None
    down: float = 0
    """How far all of it is shifted."""


class Ring(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ring that marks a space: a circle, the worn outline, or the outline widened and rounded."""

    form: Literal["worn"] | None = None
    round: float | None = None
    wide: float | None = None
    corner: float | None = None


class Look(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a space or a ground looks."""

    layers: tuple[Layer, ...] = ()
    ink: str | None = None
    """What words on it are written in. A space with an ink is land by itself, whatever lies under it."""
    water: bool = False
    reach: float = 0
    """How far a ground goes beyond its outline."""
    boundless: bool = False
    """Whether a ground fills the whole frame and goes on beyond it, whatever its outline."""
    raised: bool = False
    """Whether it stands out of the water, and hides what lies behind it."""
    symbol: float = 1
    """How large the space's own drawing is, of the width of the space."""
    ring: Ring = Ring()


class Sheet(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sheet of a slab below its top: lengths are in thicknesses."""

    down: float
    fill: str
    stroke: str | None = None
    width: float = 0
    opacity: float = 1


class Gradient(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A paint that goes from one colour to another, downwards and perhaps aside."""

    stops: tuple[str, ...]
    slant: float = 0


class MarkLook(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a mark is drawn: a ring so bold, and perhaps round; one that is not bold is a line of dots."""

    bold: float = 0
    round: float | None = None


class Measures(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lengths that all boards share; in usual spaces, in boxes of pieces, or as it is said."""

    line: float
    """The height of a line of words, of the shorter side of the scene."""
    words: tuple[float, float]
    """The height of a word: of a line, and at least of a usual space."""
    label: float
    """The height of a word on the board, at most."""
    margin: float
    """The water round the scene, in lines or usual spaces, whichever are smaller."""
    pad: float
    """How much of an empty scene is left round what lies in it."""
    coast: float
    """How far a coast goes beyond its outline."""
    beyond: float
    """How far land that leaves the picture goes on, of the longer side of the frame: no farther than can be seen, for
    browsers draw all of it."""
    edge: float
    """How far land goes beyond its outline, where words are written."""
    ripples: int
    ripple: tuple[float, float]
    """How large a ripple is, and how much larger the next, in lines."""
    from_land: float
    """How far ripples stay away from land."""
    full: float
    """The side of a piece's box."""
    rise: float
    """How far one alone may rise above its space, of the space."""
    low: float
    """The same beside the board, and how close those at the ends of a row come to its edge."""
    close: float
    apart: float
    """How far rows stand from each other: close ones hide the feet of those behind."""
    beside: float
    """How far those in one row stand from each other where space allows."""
    huddle: tuple[float, float, float]
    """On a coast: how far those of a seat stand from each other, from those of another seat, and behind each other."""
    stands_out: float
    """How much higher than a coast those may be who huddle on its lower edge."""
    lifted: float
    sideways: float
    higher: float
    """A piece in the air and the one below it: how large they are, and how far apart."""
    lying: float
    underfoot: float
    """How large a lying thing is; at the feet of a piece."""
    feet: tuple[float, float]
    """Where these feet are, from the middle of a space."""
    heap: tuple[tuple[float, float], ...]
    """Where the things of a heap lie, in things from the middle of its foot; the last ones go first."""
    low_heap: tuple[tuple[float, float], ...]
    """The same before somebody who stands there."""
    heaped: float
    """How wide a thing in a heap is."""
    behind: float
    """How far behind the middle of its space whoever stands at a heap is."""
    stack: float
    """How wide a stack is, of its space."""
    step: float
    tower: float
    """How much higher each of a stack is, and the whole at most."""
    countable: int
    """How many of a stack can be counted at a glance."""
    on_top: float
    """How large those are who stand on a stack."""
    ring: Ring
    casing: float
    line_of_ring: float
    """How wide a ring is, and the line in it."""
    dots: tuple[float, float]
    """How wide the dots of a quiet ring are, and how far apart."""


class Shared(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all rooms share."""

    measures: Measures
    gradients: dict[str, Gradient]
    sheets: tuple[Sheet, ...]
    marks: dict[str, MarkLook]
    looks: dict[str, Look]


@functools.cache
def shared() -> Shared:
    """What all rooms share."""
    return msgspec.json.decode(files.shared(FILE), type=Shared)


@functools.cache
def looks(game: str) -> dict[str, Look]:
    """The looks of a room by their names: its own, and those that all rooms share."""
    own = files.own(game, FILE)
    return shared().looks | (msgspec.json.decode(own, type=dict[str, Look]) if own else {})
