"""The landscape under the spaces, by the names of its kinds; a kind without a drawing is a sheet of ice."""

from collections.abc import Callable, Iterator
from math import sin
from xml.etree.ElementTree import Element

from rookery.draw.layout import Layout
from rookery.draw.paint import curve, group, layers, slab
from rookery.draw.shapes import box, crag, floe, number, pair, reaches, rounded, shore
from rookery.kernel.scene import Ground, Point

PEBBLES = 9
"""How many pebbles lie on a usual space of a beach."""
SPREAD = (0.754878, 0.569840)
"""Steps that fill a plane evenly and look like chance (after the plastic number)."""


def draw_grounds(root: Element, layout: Layout) -> None:
    """All grounds: flat ones as the scene orders them, then tiles, the farther ones first."""
    for ground in sorted(layout.scene.grounds, key=_depth):
        GROUNDS.get(ground.kind, _ice)(group(root, ground.kind, ground.seat), layout, ground)


def _depth(ground: Ground) -> tuple[bool, float]:
    stands = ground.kind == "tile"
    return stands, min(y for _, y in ground.outline) if stands else 0.0


def _ice(parent: Element, layout: Layout, ground: Ground) -> None:
    """A sheet of ice that reaches a little further than what lies on it."""
    slab(parent, layout, ground.outline, layout.rim)


def _slot(parent: Element, layout: Layout, ground: Ground) -> None:
    """A faint track in the water: where a floe may lie."""
    track = rounded(ground.outline, 0.3 * layout.unit)
    curve(parent, track, fill="var(--ice-edge)", opacity=".13")
    line = {"stroke": "var(--ice-edge)", "stroke_width": number(0.025 * layout.unit), "opacity": ".4"}
    curve(parent, track, fill="none", **line)


def _beach(parent: Element, layout: Layout, ground: Ground) -> None:
    """A beach: a soft line of foam, grey sand, many pebbles; within another beach it is a patch of finer sand."""
    if any(_holds(other, ground) for other in layout.scene.grounds if other.kind == "beach"):
        _patch(parent, layout, ground)
        return
    coast, unit = shore(ground.outline, 0.8 * layout.rim, wave=0.3), layout.unit
    for wide, dim in ((0.5, ".22"), (0.24, ".4")):
        foam = {"stroke": "var(--ice-lit)", "stroke_width": number(wide * unit), "stroke_linejoin": "round"}
        curve(parent, coast, fill="none", opacity=dim, **foam)
    curve(parent, coast, fill="var(--beach)", stroke="var(--beach-edge)", stroke_width=number(0.05 * unit))
    for third, fill in enumerate(("var(--beach-edge)", "var(--beach-lit)", "var(--beach-edge)")):
        pebbles = "".join(f"M{pair(place)}h{number(0.05 * unit)}" for place in _scattered(layout, ground, third))
        line = {"stroke": fill, "stroke_width": number(unit * (0.09 + 0.03 * third)), "stroke_linecap": "round"}
        curve(parent, pebbles, fill="none", opacity=".75", **line)


def _scattered(layout: Layout, ground: Ground, start: int) -> Iterator[Point]:
    """Where a third of the pebbles of a beach lie: on the sand, not in a bay."""
    left, top, width, height = box(ground.outline)
    for index in range(start, round(PEBBLES * width * height / layout.unit**2), 3):
        x, y = left + width * (SPREAD[0] * index % 1.0), top + height * (SPREAD[1] * index % 1.0)
        x += 0.15 * layout.unit * sin(index * index)
        if reaches(ground.outline, 0.0, x, y) and layout.underfoot(x, y) == "beach":
            yield x, y


def _holds(outer: Ground, inner: Ground) -> bool:
    """Whether one ground lies within another."""
    return outer is not inner and all(reaches(outer.outline, 0.0, x, y) for x, y in inner.outline)


def _patch(parent: Element, layout: Layout, ground: Ground) -> None:
    """Finer sand, with a touch of the colour of the seat that it belongs to."""
    sand = floe(ground.outline, 0)
    edge = {"stroke": "var(--beach-edge)", "stroke_width": number(0.05 * layout.unit)}
    curve(parent, sand, fill="var(--beach-lit)", opacity=".85", **edge)
    if ground.seat is not None:
        curve(parent, sand, fill="var(--scarf)", opacity=".12")


def _bay(parent: Element, layout: Layout, ground: Ground) -> None:
    """Calm water inside a beach, brighter than the sea, with a wet edge."""
    coast, unit = floe(ground.outline, 0), layout.unit
    for wide, paint, dim in ((0.5, "var(--beach-edge)", ".7"), (0.2, "var(--ice-lit)", ".7")):
        curve(parent, coast, fill="none", stroke=paint, stroke_width=number(wide * unit), opacity=dim)
    curve(parent, coast, fill="var(--bay)")
    curve(parent, coast, fill="none", stroke="var(--bay-edge)", stroke_width=number(0.06 * unit))


def _tile(parent: Element, layout: Layout, ground: Ground) -> None:
    """A piece of an iceberg with rough edges, so that cracks run between it and its neighbours."""
    layers(parent, layout, crag(ground.outline, 0.055 * layout.unit), 0.2 * layout.unit)


GROUNDS: dict[str, Callable[[Element, Layout, Ground], None]] = {
    "ice": _ice,
    "slot": _slot,
    "beach": _beach,
    "bay": _bay,
    "tile": _tile,
}
"""How a ground of each kind is drawn."""
