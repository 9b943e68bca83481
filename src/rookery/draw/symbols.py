"""The drawings of a room: its own, read from its ``art.svg``, and those of ``symbols.svg``, which all rooms share."""

import functools
from copy import deepcopy
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from rookery.draw import files
from rookery.draw.tokens import PAINTS

NAMESPACE = "http://www.w3.org/2000/svg"
SHARED, OWN = "symbols.svg", "art.svg"


class Spot(NamedTuple):
    """A point of a drawing, from its middle, and how much space is there."""

    x: float
    y: float
    size: float


class Symbol(NamedTuple):
    """A drawing, complete in itself, and what is known of it."""

    element: Element
    left: float
    top: float
    width: float
    height: float
    view: str | None
    """How it may be turned: seen from above it turns, from the side it is mirrored, and what is round rolls."""
    letter: Spot | None
    """Where a letter fits on it."""
    hold: Spot | None
    """Where it carries something."""


@functools.cache
def symbols(game: str = "") -> dict[str, Symbol]:
    """The drawings of a room by their names."""
    parts = _parts(files.shared(SHARED)) | _parts(files.own(game, OWN) or "<svg/>")
    for element in parts.values():
        # A drawing may use others, which may use others.
        while (use := next(element.iter("use"), None)) is not None:
            use.tag = "g"
            use.append(group(parts[use.attrib.pop("href").removeprefix("#")]))
    return {name: _symbol(element) for name, element in parts.items() if element.tag == "symbol"}


def _parts(text: str) -> dict[str, Element]:
    """All named elements of a file of drawings."""
    root = fromstring(text)  # noqa: S314 - a file of the room's, not a stranger's
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{NAMESPACE}}}")
        element.text = element.tail = None
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def group(drawing: Element) -> Element:
    """A drawing as a group that can be put anywhere."""
    copy = Element("g", {name: text for name, text in drawing.attrib.items() if name in PAINTS})
    copy.extend(deepcopy(child) for child in drawing)
    return copy


def _symbol(element: Element) -> Symbol:
    left, top, width, height = (float(text) for text in element.attrib["viewBox"].split())

    def spot(what: str) -> Spot | None:
        value = element.get(f"data-{what}")
        if value is None:
            return None
        x, y, size = (float(text) for text in value.split())
        return Spot(x - left - width / 2, y - top - height / 2, size)

    return Symbol(element, left, top, width, height, element.get("data-view"), spot("letter"), spot("hold"))
