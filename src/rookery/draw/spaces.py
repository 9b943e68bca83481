"""The spaces of a board, by the names of their kinds; a kind without a drawing is a plain field."""

from collections.abc import Callable
from math import atan2, cos, degrees, pi, sin, sqrt
from xml.etree.ElementTree import Element

from rookery.draw.layout import COASTS, Layout
from rookery.draw.paint import curve, group, layers, oval, polygon, slab
from rookery.draw.shapes import area, box, crag, floe, number, rounded, smooth
from rookery.draw.symbols import draw
from rookery.kernel.scene import Mark, Point, Space

PAINTED = 0.82
"""How thickly the ice of a home is painted."""
COAST = 0.16
"""How far a coast reaches beyond its outline, of a usual space."""
WIDER = {"stone": 1.15, "hollow": 1.15}
"""How wide a ring is, of its space, where it would hide behind a piece otherwise."""
TINTED = 0.5
"""How thickly a hollow is."""


def draw_spaces(root: Element, layout: Layout) -> None:
    """All spaces: coasts first, those of a seat last, so that their borders lie on top; the farther ones before."""
    for space in sorted(layout.scene.spaces, key=lambda space: (space.seat is not None, not _is_coast(space), space.y)):
        part = group(root, space.kind, space.seat)
        part.set("data-id", space.id)
        SPACES.get(space.kind, _field)(part, layout, space)


def _is_coast(space: Space) -> bool:
    return space.kind in COASTS


def radius(space: Space) -> float:
    """The radius of a round thing that fills a space."""
    return 0.5 * sqrt(abs(area(space.outline)))


# On ice


def _square(part: Element, layout: Layout, space: Space) -> None:
    """A faint square of the sheet that it lies on."""
    polygon(part, space.outline, fill="none", stroke="var(--ice-line)", stroke_width=number(0.035 * layout.unit))


def _field(part: Element, layout: Layout, space: Space) -> None:
    """A space of a kind without a drawing: a plain field on its ground, or a floe on the water."""
    if layout.underfoot(space.x, space.y) == "sea":
        slab(part, layout, space.outline, 0.1 * layout.unit)
    width = number(0.04 * layout.unit)
    polygon(part, space.outline, fill="var(--ice)", stroke="var(--scarf)", stroke_width=width)


def _home(part: Element, layout: Layout, space: Space) -> None:
    """A corner painted in its family's colour, with a net at the side that looks away from the middle."""
    border = {"stroke": "var(--scarf-shade)", "stroke_width": number(0.07 * layout.unit)}
    polygon(part, space.outline, fill="var(--ice)")
    polygon(part, space.outline, fill="var(--scarf)", fill_opacity=str(PAINTED), **border)
    out = degrees(atan2(space.x - layout.scene.width / 2, layout.scene.height / 2 - space.y))
    draw(part, "net", (space.x, space.y), box(space.outline)[2], out)


def _point(part: Element, layout: Layout, space: Space) -> None:
    """A painted spot with a ring round it."""
    ring = {"fill": "none", "stroke": "var(--ice-shade)", "stroke_width": number(0.05 * layout.unit)}
    for size, paints in ((0.48, ring), (0.1, {"fill": "var(--ice-shade)"})):
        oval(part, (space.x, space.y), (size * layout.unit, size * layout.unit), **paints)


def _cell(part: Element, layout: Layout, space: Space) -> None:
    """A place for a coin: a shallow print in the ice; where no coin is left, the water shows."""
    round_, print_ = radius(space), {"stroke": "var(--ice-line)", "stroke_width": number(0.035 * layout.unit)}
    middle = (space.x, space.y)
    if space.kind == "bed" or space.id in layout.covered:
        oval(part, middle, (0.9 * round_, 0.9 * round_), fill="none", **print_)
        return
    wall, hole = 0.82 * round_, smooth(_puddle(space, 0.82 * round_))
    curve(part, hole, fill="var(--ice-shade)", stroke="var(--ice-lit)", stroke_width=number(0.07 * layout.unit))
    curve(part, smooth(_puddle(space, 0.94 * wall, 0.1 * wall)), fill="var(--sea)")
    curve(part, smooth(_puddle(space, 0.8 * wall, 0.17 * wall)), fill="var(--sea-deep)", opacity=".55")
    draw(part, "ripple", (space.x, space.y + 0.2 * wall), 1.1 * wall)


def _puddle(space: Space, size: float, down: float = 0.0) -> list[tuple[float, float]]:
    """The uneven edge of a hole; no two holes are alike."""
    points = []
    for index in range(9):
        angle = 2 * pi * index / 9
        reach = size * (0.97 + 0.035 * sin(2.4 * index + 1.7 * space.x + 2.9 * space.y))
        points.append((space.x + reach * cos(angle), space.y + down + (reach - down) * sin(angle)))
    return points


def _handle(part: Element, layout: Layout, space: Space) -> None:
    """Something to take hold of on a piece of ice that can be moved."""
    draw(part, "handle", (space.x, space.y), 0.8 * layout.unit)


# On water


def _floe(part: Element, layout: Layout, space: Space) -> None:
    """A slab that drifts, of a shape that stays its own wherever it goes."""
    layers(part, layout, floe(space.outline, sum(map(ord, space.id))), 0.11 * layout.unit)


def _bench(part: Element, layout: Layout, space: Space) -> None:
    """A small floe beside the board."""
    slab(part, layout, space.outline, 0.1 * layout.unit)


def _shore(part: Element, layout: Layout, space: Space) -> None:
    """A coast under snow that leaves the picture, with a few soft drifts."""
    unit, coast = layout.unit, [_beyond(layout, space, point) for point in space.outline]
    part.set("clip-path", layout.paint("frame"))
    layers(part, layout, crag(coast, 0.06 * unit), 0.16 * unit)
    left, top, width, height = box(coast)
    count = max(2, round(max(width, height) / unit / 1.6))
    for index in range(count):
        along, across = (index + 0.5) / count, 0.2 + 0.6 * (0.618034 * index % 1.0)
        x, y = (along, across) if width > height else (across, along)
        _drift(part, left + width * x, top + height * y, unit * (0.5 + 0.2 * (index % 3)))


def _beyond(layout: Layout, space: Space, point: Point) -> Point:
    """A point of a coast: near the frame it goes beyond the picture (but for the words below), else a little out."""
    (x, y), unit, far = point, layout.unit, layout.margin + layout.unit
    if x < space.x:
        x = -far if x < unit else x - COAST * unit
    else:
        x = layout.scene.width + far if x > layout.scene.width - unit else x + COAST * unit
    if y < space.y:
        return x, -far if y < unit else y - COAST * unit
    return x, y + COAST * unit


def _drift(part: Element, x: float, y: float, size: float) -> None:
    """The line of a drift of snow."""
    path = f"M{number(x - size / 2)} {number(y)}q{number(size / 2)} {number(-size / 4)} {number(size)} 0"
    line = {"stroke": "var(--ice-edge)", "stroke_width": number(0.06 * size), "stroke_linecap": "round"}
    curve(part, path, fill="none", opacity=".7", **line)


def _pole(part: Element, layout: Layout, space: Space) -> None:
    """A coast with a flag at its far end."""
    _shore(part, layout, space)
    left, top, width, _ = box(space.outline)
    draw(part, "flag", (left + width + 0.15 * layout.unit, top), 1.1 * layout.unit)


def _berth(part: Element, layout: Layout, space: Space) -> None:
    """A faint place on the water where something could go."""
    width = layout.unit
    line = {"stroke": "var(--on-sea)", "stroke_width": number(0.035 * width), "opacity": ".45"}
    dashes = f"{number(0.12 * width)} {number(0.1 * width)}"
    curve(part, rounded(space.outline, 0.2 * width), fill="none", stroke_dasharray=dashes, **line)


def _supply(part: Element, layout: Layout, space: Space) -> None:
    """A small tray beside the board."""
    tray = rounded(space.outline, 0.2 * layout.unit)
    curve(part, tray, fill="var(--sea-shadow)", opacity=".35")
    curve(part, tray, fill="none", stroke="var(--ice-edge)", stroke_width=number(0.03 * layout.unit), opacity=".6")


# On a beach


def _stone(part: Element, layout: Layout, space: Space) -> None:
    """A flat stepping stone."""
    unit = layout.unit
    top = floe(space.outline, sum(map(ord, space.id)))
    for down, fill, dim in ((0.2, "var(--sea-shadow)", ".25"), (0.1, "var(--stepping-shade)", "1")):
        curve(part, top, fill=fill, opacity=dim, transform=f"translate(0 {number(down * unit)})")
    edge = {"stroke": "var(--stepping-lit)", "stroke_width": number(0.045 * unit)}
    curve(part, top, fill="var(--stepping)", **edge)


def _pebbles(part: Element, space: Space, round_: float, count: int, size: float) -> None:
    """A ring of pebbles."""
    for index in range(count):
        angle = 2 * pi * (index + 0.5) / count
        middle = (space.x + round_ * cos(angle), space.y + round_ * sin(angle))
        fill = ("var(--stepping)", "var(--rock-lit)", "var(--stepping-shade)")[index * 2 % 3]
        wide = size * (1.0 + 0.16 * sin(3.7 * index + space.x))
        oval(
            part, middle, (wide, 0.82 * size), fill=fill, stroke="var(--beach-shade)", stroke_width=number(0.18 * size)
        )


def _tint(space: Space) -> tuple[str, str]:
    """The colours of a space that belongs to a seat; where nobody plays it is as grey as the beach."""
    if space.seat is None:
        return "var(--beach-edge)", "var(--beach-shade)"
    return "var(--scarf)", "var(--scarf-shade)"


def _hollow(part: Element, layout: Layout, space: Space) -> None:
    """A dip in the beach within a ring of pebbles, tinted by its seat."""
    round_, (x, y), (tint, _) = 0.86 * radius(space), (space.x, space.y), _tint(space)
    oval(part, (x, y), (round_, round_), fill="var(--beach-lit)")
    oval(part, (x, y), (round_, round_), fill=tint, opacity=number(TINTED))
    oval(part, (x, y + 0.12 * round_), (0.74 * round_, 0.7 * round_), fill="var(--beach-lit)", opacity=".55")
    _pebbles(part, space, 0.98 * round_, 11, 0.22 * round_)


def _nest(part: Element, layout: Layout, space: Space) -> None:
    """The warm middle of a nest, in its seat's colour and with its shape."""
    round_, (x, y), (tint, shade) = 0.92 * radius(space), (space.x, space.y), _tint(space)
    oval(part, (x, y), (round_, round_), fill=tint, stroke=shade, stroke_width=number(0.08 * layout.unit))
    oval(part, (x, y + 0.06 * round_), (0.76 * round_, 0.74 * round_), fill=shade, opacity=".4")
    draw(part, "sign", (x, y), 2.4 * round_)


def _pile(part: Element, layout: Layout, space: Space) -> None:
    """A wide hollow where rocks are heaped."""
    round_, middle = radius(space), (space.x, space.y)
    oval(part, middle, (1.02 * round_, 0.98 * round_), fill="var(--beach-lit)")
    oval(part, middle, (0.94 * round_, 0.9 * round_), fill="var(--beach-shade)")
    oval(part, (space.x, space.y + 0.1 * round_), (0.86 * round_, 0.78 * round_), fill="var(--beach-edge)")


SPACES: dict[str, Callable[[Element, Layout, Space], None]] = {
    "square": _square,
    "home": _home,
    "point": _point,
    "bed": _cell,
    "cell": _cell,
    "tile": _handle,
    "floe": _floe,
    "bench": _bench,
    "shore": _shore,
    "pole": _pole,
    "berth": _berth,
    "supply": _supply,
    "stone": _stone,
    "hollow": _hollow,
    "nest": _nest,
    "pile": _pile,
}
"""How a space of each kind is drawn."""


# Marks


def draw_marks(root: Element, layout: Layout) -> None:
    """Everything worth an eye, on its space."""
    for mark in layout.scene.marks:
        part = group(root, f"mark {mark.kind}")
        space = layout.places.get(mark.space)
        # A whole coast is too much: who is there is plain to see.
        if space and not _is_coast(space):
            _mark(part, layout, mark, space)


def _mark(part: Element, layout: Layout, mark: Mark, space: Space) -> None:
    """A ring: along the border where it is a turn to take, quiet where it only tells what was, else a round one."""
    unit = layout.unit
    if mark.kind == "goal":
        for stroke, width in (("var(--ice-lit)", 0.15), ("var(--on-ice-aurora)", 0.075)):
            line = {"fill": "none", "stroke": stroke, "stroke_width": number(width * unit)}
            oval(part, (space.x, space.y), (0.44 * unit, 0.44 * unit), **line)
        return
    wide = WIDER.get(space.kind, 0.93)
    within = [(space.x + wide * (x - space.x), space.y + wide * (y - space.y)) for x, y in space.outline]
    border = rounded(within, 0.3 * unit)
    if mark.kind == "active":
        for stroke, width in (("var(--ice-lit)", 0.17), ("var(--on-ice-aurora)", 0.09)):
            curve(part, border, fill="none", stroke=stroke, stroke_width=number(width * unit))
    else:
        dots = f"0 {number(0.16 * unit)}"
        line = {"stroke_width": number(0.075 * unit), "stroke_dasharray": dots, "stroke_linecap": "round"}
        curve(part, border, fill="none", stroke="var(--on-ice-quiet)", **line)
