"""A whole game as pictures for a page: what stays the same from one position to the next is written once.

A frame is a list of parts, and a part is a piece of SVG that many frames share. Colours are custom properties, so one
film is seen in the light and in the dark; a browser shows it, other viewers want pictures (``svg.py``).
"""

from collections.abc import Iterable, Mapping
from xml.etree.ElementTree import Element, SubElement, tostring

from rookery.draw.board import display
from rookery.draw.layout import Layout
from rookery.draw.shapes import number, pair
from rookery.draw.svg import FONTS, NOT_XML, Picture
from rookery.draw.tokens import stylesheet
from rookery.kernel.data import Data
from rookery.kernel.scene import Scene
from rookery.words import ENGLISH

LIGHT, DARK = ':root, [data-theme="light"]', '[data-theme="dark"]'


class Frame(Data, frozen=True, kw_only=True):
    """One position."""

    view: str
    """The box of the picture, as SVG writes it."""
    parts: tuple[int, ...]
    """What is drawn, in order: places in the film's list."""


class Film(Data, frozen=True, kw_only=True):
    """All positions of a game."""

    defs: str
    """The gradients and drawings that parts refer to."""
    parts: tuple[str, ...]
    frames: tuple[Frame, ...]
    unit: float
    """The side of a usual space, for whatever is drawn on top."""
    fonts: str = FONTS


class _Shot(Picture):
    """A picture whose drawings stand elsewhere, once for all pictures."""

    used: dict[str, Element]

    def symbol(self, name: str) -> Element:
        """A reference to the drawing."""
        if name not in self.used:
            drawing = super().symbol(name)
            drawing.set("id", self.reference(f"symbol-{name}"))
            self.used[name] = drawing
        return Element("use", {"href": f"#{self.used[name].get('id')}"})


def film(scenes: Iterable[Scene], language: str = ENGLISH) -> Film:
    """The film of these scenes, which are of one game."""
    known: dict[str, int] = {}
    used: dict[str, Element] = {}
    defs, unit = Element("defs"), 0.0
    frames: list[Frame] = []
    for scene in scenes:
        layout = Layout(scene)
        shot = _Shot(layout, "film", language, bare=True)
        shot.used = used
        if not frames:
            shot.gradients(defs)
            unit = layout.unit
        left, top, width, height = layout.frame
        parent = Element("g")
        # Frames of other shapes show what lies beside the picture: it is water.
        water = {"x": left - width, "y": top, "width": 3 * width, "height": height}
        SubElement(parent, "rect", {name: number(each) for name, each in water.items()} | {"fill": shot.paint("sea")})
        for part in display(layout):
            shot.part(parent, part)
        written = [_written(each) for each in parent]
        places = tuple(known.setdefault(each, len(known)) for each in written)
        frames.append(Frame(view=f"{pair((left, top))} {pair((width, height))}", parts=places))
    defs.extend(used.values())
    return Film(defs=_written(defs), parts=tuple(known), frames=tuple(frames), unit=unit)


def _written(element: Element) -> str:
    return NOT_XML.sub("\N{REPLACEMENT CHARACTER}", tostring(element, encoding="unicode"))


def colours(game: str = "") -> str:
    """The custom properties of a page with a film: light or dark as the reader's system is, or as data-theme says."""
    sheet = stylesheet(game)
    light, dark = _properties(sheet[LIGHT]), _properties(sheet[DARK])
    seats = "".join(f"{name}{{{_properties(sheet[name])}}}" for name in sheet if name.startswith(".seat-"))
    return (
        f":root,[data-theme=light]{{color-scheme:light;{light}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){{color-scheme:dark;{dark}}}}}"
        f"[data-theme=dark]{{color-scheme:dark;{dark}}}{seats}"
    )


def _properties(values: Mapping[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in values.items())
