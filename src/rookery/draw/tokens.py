"""The colours of every face, read from ``tokens.css`` here and in the rooms, and their place in a drawing.

A drawing asks for a colour as CSS does, with ``var(--name)``; a class such as ``seat-0`` on the way down may set names
anew. Browsers know all that by themselves; ``resolve`` does the same for viewers that do not.
"""

import functools
import re
from collections.abc import Mapping
from xml.etree.ElementTree import Element

from rookery.draw import files

THEMES = ("light", "dark")
SCENERIES = ("day", "night", "paper")
"""What boards can look like, each in every theme. The first is how they look unless something else is said."""
PAINTS = ("fill", "stroke", "stop-color", "display")
"""The attributes that may ask for a custom property."""
FILE = "tokens.css"

Sheet = Mapping[str, Mapping[str, str]]
"""Custom properties by selector."""


@functools.cache
def stylesheet(game: str = "") -> Sheet:
    """The custom properties that a room draws with: those that all rooms share, and its own."""
    shared, own = _read(files.shared(FILE)), _read(files.own(game, FILE) or "")
    return {selector: {**shared.get(selector, {}), **own.get(selector, {})} for selector in shared | own}


def _read(text: str) -> dict[str, dict[str, str]]:
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    return {" ".join(selector.split()): dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body)) for selector, body in blocks}


def tokens(theme: str, game: str = "", scenery: str = SCENERIES[0]) -> dict[str, str]:
    """The custom properties of a page in this theme and scenery."""
    sheet = stylesheet(game)
    dark = sheet['[data-theme="dark"]'] if theme == "dark" else {}
    worn = sheet.get(f'[data-scenery="{scenery}"][data-theme="{theme}"]', {})
    return {**sheet[':root, [data-theme="light"]'], **dark, **worn}


def value(text: str, values: Mapping[str, str]) -> str:
    """The text with every ``var(--name)`` and ``var(--name, fallback)`` replaced by what it stands for."""

    def found(match: re.Match[str]) -> str:
        name, fallback = match.groups()
        return value(values.get(name, fallback or "none"), values)

    return re.sub(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)", found, text)


def resolve(element: Element, values: Mapping[str, str], sheet: Sheet) -> None:
    """Fill in the custom properties as a browser would: a class on the way down may set some anew."""
    for name in element.get("class", "").split():
        values = {**values, **sheet.get(f".{name}", {})}
    for paint in PAINTS:
        if paint in element.attrib:
            element.set(paint, value(element.attrib[paint], values))
    for child in list(element):
        resolve(child, values, sheet)
        if child.attrib.pop("display", "inline") == "none":
            element.remove(child)
