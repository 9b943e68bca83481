"""The colours of every face, read from ``tokens.css``, and their place in a drawing.

A drawing asks for a colour as CSS does, with ``var(--name)``; a class such as ``seat-0`` on the way down may set names
anew. Browsers know all that by themselves; ``resolve`` does the same for viewers that do not.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element

THEMES = ("light", "dark")
PAINTS = ("fill", "stroke", "stop-color", "display")
"""The attributes that may ask for a custom property."""


@cache
def stylesheet() -> dict[str, dict[str, str]]:
    """The custom properties of ``tokens.css`` by selector."""
    text = Path(__file__).with_name("tokens.css").read_text(encoding="utf-8")
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    return {" ".join(selector.split()): dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body)) for selector, body in blocks}


def tokens(theme: str) -> dict[str, str]:
    """The custom properties of a page in this theme."""
    light = stylesheet()[':root, [data-theme="light"]']
    return light if theme == "light" else light | stylesheet()['[data-theme="dark"]']


def value(text: str, values: Mapping[str, str]) -> str:
    """The text with every ``var(--name)`` and ``var(--name, fallback)`` replaced by what it stands for."""

    def found(match: re.Match[str]) -> str:
        name, fallback = match.groups()
        return value(values.get(name, fallback or "none"), values)

    return re.sub(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)", found, text)


def resolve(element: Element, values: Mapping[str, str]) -> None:
    """Fill in the custom properties as a browser would: a class on the way down may set some anew."""
    for name in element.get("class", "").split():
        values = {**values, **stylesheet().get(f".{name}", {})}
    for paint in PAINTS:
        if paint in element.attrib:
            element.set(paint, value(element.attrib[paint], values))
    for child in list(element):
        resolve(child, values)
        if child.attrib.pop("display", "inline") == "none":
            element.remove(child)
