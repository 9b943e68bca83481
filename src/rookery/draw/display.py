"""A board as a list of parts, each made of a few simple things to draw. Nothing here knows a format, a rule or a game.

The browser's ``display.js`` makes the same list of the same scene, and a test compares the two. A part is drawn about
its own point and at its own scale, so that a browser can move it without drawing it anew.
"""

from typing import Literal

from rookery.kernel.data import Data
from rookery.kernel.messages import Text

Sort = Literal["ripple", "ground", "space", "decoration", "mark", "label", "piece"]
"""What a part is of, in the order of drawing."""


class Path(Data, frozen=True, kw_only=True):
    """A path with its paints, which are names of tokens or gradients."""

    d: str
    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    opacity: float = 1
    dashes: tuple[float, float] | None = None
    down: float = 0
    """How far it is shifted."""


class Drawing(Data, frozen=True, kw_only=True):
    """A drawing with its middle at a point; what is 100 wide in it is ``size`` wide here."""

    symbol: str
    x: float = 0
    y: float = 0
    size: float
    turns: bool = False
    """Whether it turns with its part, or is mirrored with it."""


class Words(Data, frozen=True, kw_only=True):
    """Words with their middle at a point."""

    words: Text
    follows: str = ""
    """What is written behind them, smaller: the number of a piece behind its letter."""
    x: float = 0
    y: float = 0
    height: float
    ink: str
    bold: bool = False
    anchor: str = "middle"
    """Which part of them is at the point: the start, the middle or the end."""


Bit = Path | Drawing | Words


class Part(Data, frozen=True, kw_only=True):
    """Something on the board with a place of its own."""

    key: str
    sort: Sort
    id: str | None = None
    """The id of its space or piece; None for what cannot be touched."""
    label: Text = ""
    seat: int | None = None
    """In whose colours it is."""
    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    mirrored: bool = False
    bits: tuple[Bit, ...] = ()
