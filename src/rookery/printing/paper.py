"""Sheets of paper, and what lies on them: words, pictures, lines. Lengths are in millimetres, letters in points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rookery.kernel.errors import BadOption, nearest, quote
from rookery.kernel.messages import Text, speaker
from rookery.printing.faces import Face
from rookery.words import ENGLISH, word

say = speaker("printing")

MARGIN: Final = 16.0
"""No printer prints up to the edge, and pages are filed."""
INK: Final = "#0B2233"
QUIET: Final = "#54707F"
LINE: Final = "#9DB6C2"


class Paper(NamedTuple):
    """A size of paper."""

    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        """The same, the longer side across."""
        return Paper(self.height, self.width)

    @property
    def inner(self) -> tuple[float, float]:
        """What is left within the margins, across and down."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


PAPERS: Final = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}


def _silently(pages: int) -> None:
    """Tell nobody."""


class Press(NamedTuple):
    """How something is printed."""

    paper: Paper = PAPERS["a4"]
    language: str = ENGLISH
    progress: Callable[[int], None] = _silently
    """Called with how many pages there are so far."""

    def word(self, text: Text) -> str:
        """A message in the language of the pages."""
        return word(text, self.language)


def known_paper(name: str) -> Paper:
    """A size by its name, or BadOption."""
    if name.lower() not in PAPERS:
        names = tuple(PAPERS)
        raise BadOption(say("no-paper", paper=quote(name), near=nearest(name.lower(), names), papers=names))
    return PAPERS[name.lower()]


class Words(NamedTuple):
    """Words that begin at a point of their base line."""

    words: str
    x: float
    y: float
    face: Face = "text"
    points: float = 10
    ink: str = INK


class Picture(NamedTuple):
    """An SVG document in a frame, and what it shows."""

    svg: str
    x: float
    y: float
    width: float
    height: float
    about: str = ""


class Line(NamedTuple):
    """A straight line, perhaps of dashes."""

    x: float
    y: float
    to_x: float
    to_y: float
    width: float = 0.2
    ink: str = LINE
    dashed: bool = False


Item = Words | Picture | Line


@dataclass
class Page:
    """A sheet, and what lies on it."""

    paper: Paper
    items: list[Item] = field(default_factory=list)


class Document(NamedTuple):
    """Pages that belong together."""

    title: str
    language: str
    pages: Sequence[Page]
