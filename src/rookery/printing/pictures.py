"""Scenes as printed pages show them: ink on white, with as little ink as will do."""

import re
from collections.abc import Collection
from typing import NamedTuple

from rookery.draw import typeface
from rookery.draw.layout import Layout
from rookery.draw.svg import cut_out, picture
from rookery.kernel.scene import Scene

SCENERY = "paper"
PALE = 0xC0
"""Colours as light as this in all their parts are ground that nothing stands out from: they become nearly white."""
KEPT = 0.35
"""How much of their darkness such colours keep."""


class Drawn(NamedTuple):
    """A picture, and how large it is in the scene's own lengths."""

    svg: str
    width: float
    height: float
    unit: float
    """The side of a usual space."""


def drawn(scene: Scene, language: str, *, without: Collection[str] = ()) -> Drawn:
    """The board of a scene."""
    layout = Layout(scene)
    _, _, width, height = layout.frame
    svg = picture(scene, scenery=SCENERY, language=language, bare=True, without=without)
    return Drawn(thrifty(svg), width, height, layout.unit)


def alone(scene: Scene, thing: str, side: float, language: str) -> str:
    """One piece or space of a scene, in a square with such a side."""
    return thrifty(cut_out(scene, thing, side, scenery=SCENERY, language=language))


def thrifty(svg: str) -> str:
    """A picture in which pale grounds are nearly white, and whose words are in a face that every page has."""
    svg = re.sub(r'font-family="[^"]*"', f'font-family="{typeface.FAMILY}"', svg, count=1)
    return re.sub(r"#([0-9A-Fa-f]{6})", lambda found: _paler(found[1]), svg)


def _paler(colour: str) -> str:
    parts = [int(colour[at : at + 2], 16) for at in (0, 2, 4)]
    if min(parts) >= PALE:
        parts = [round(255 - KEPT * (255 - part)) for part in parts]
    return "#{:02X}{:02X}{:02X}".format(*parts)
