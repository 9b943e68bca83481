"""The typefaces of printed pages, each with the widths of its letters: a page knows how long its lines are."""

import functools
import logging
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from rookery.draw import typeface
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker

say = speaker("printing")

Face = Literal["title", "text", "bold", "italic"]

FAMILIES: Final[dict[Face, tuple[str, str]]] = {
    "title": (typeface.FAMILY, "FredokaOne-Regular.ttf"),
    "text": ("Source Sans Pro", "SourceSansPro-Regular.ttf"),
    "bold": ("Source Sans Pro Bold", "SourceSansPro-Bold.ttf"),
    "italic": ("Source Sans Pro Italic", "SourceSansPro-It.ttf"),
}
"""Each face with the family that it is called by, and its file. Families are told apart by their names alone."""
LIKE: Final = str.maketrans("⌊⌋", "[]")
"""Letters that the faces lack, and those that stand for them: whole parts were written in such brackets first."""
POINT: Final = 25.4 / 72
"""Millimetres."""


class CannotPrint(RookeryError):
    """A library that printed pages need is not installed."""

    code = "cannot-print"


class Span(NamedTuple):
    """Some words in a face."""

    words: str
    face: Face = "text"


def check() -> None:
    """Whether there is all that printed pages need; CannotPrint if not."""
    try:
        import font_source_sans_pro  # noqa: F401
        import fontTools  # noqa: F401
        import fpdf  # noqa: F401
    except ImportError:
        raise CannotPrint(say("no-library")) from None


def silence() -> None:
    """Keep the libraries from telling of every table of a typeface, and of every part of a drawing, they leave out."""
    for name in ("fpdf", "fontTools"):
        logging.getLogger(name).setLevel(logging.ERROR)


def file(face: Face) -> Path:
    """The file of a face."""
    if face == "title":
        return typeface.FILE
    import font_source_sans_pro

    return Path(str(font_source_sans_pro.__file__)).parent / "files" / FAMILIES[face][1]


@functools.cache
def font(face: Face) -> Any:
    """A face as its file describes it."""
    from fontTools.ttLib import TTFont

    return TTFont(file(face))


@functools.cache
def _advances(face: Face) -> tuple[dict[str, float], float]:
    """How wide each letter is, of the size of the face; and one that is missing."""
    read = font(face)
    units, metrics = read["head"].unitsPerEm, read["hmtx"]
    known = {chr(code): metrics[name][0] / units for code, name in read.getBestCmap().items()}
    return known, metrics[".notdef"][0] / units


def width(words: str, face: Face, points: float) -> float:
    """How long some words are, in millimetres."""
    known, missing = _advances(face)
    return sum(known.get(letter, missing) for letter in words) * points * POINT


def has(face: Face, letter: str) -> bool:
    """Whether a face has a letter."""
    return letter in _advances(face)[0]
