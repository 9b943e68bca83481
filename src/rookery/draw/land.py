"""Grounds and spaces as parts: layer by layer, as their looks say. ``land.js`` is the same."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from rookery.draw.display import Bit, Drawing, Part, Path
from rookery.draw.layout import Layout
from rookery.draw.looks import Layer, Look, shared
from rookery.draw.shapes import (
    Outline,
    blob,
    box,
    broken,
    grown,
    number,
    oval,
    pair,
    polygon,
    radius,
    reaches,
    rounded,
    shifted,
    way,
    worn,
)
from rookery.kernel.scene import Ground, Space

SPREAD = (0.754878, 0.569840)
"""Steps that fill a plane evenly and look like chance (after the plastic number)."""
GOLDEN = 0.618034
"""Steps of the golden ratio do the same on a line."""
AROUND = 0.3
"""How far beyond the frame a boundless ground has things scattered on it, in frames."""


class Local(NamedTuple):
    """A ground or a space about its own point, and a number that makes it unlike its neighbours."""

    layout: Layout
    thing: Ground | Space
    outline: Outline
    x: float
    y: float
    seed: float


def ground_parts(layout: Layout) -> Iterator[Part]:
    """All grounds: flat ones as the scene orders them, then those that stand out, farther ones first; then coasts."""
    indexed = list(enumerate(layout.scene.grounds))
    for index, ground in sorted(indexed, key=lambda each: _depth(layout, each[1])):
        left, top, width, height = box(ground.outline)
        x, y = left + width / 2, top + height / 2
        local = Local(layout, ground, shifted(layout.stretch(ground), -x, -y), x, y, 2.1 * index)
        bits = tuple(_bits(local, layout.look(ground)))
        yield Part(key=f"ground-{index}", sort="ground", seat=ground.seat, x=x, y=y, bits=bits)
    for space in layout.scene.spaces:
        if space.coast:
            bits = tuple(_bits(_local(layout, space), layout.look(space)))
            yield Part(key=f"coast-{space.id}", sort="ground", seat=space.seat, x=space.x, y=space.y, bits=bits)


def _depth(layout: Layout, ground: Ground) -> tuple[bool, float]:
    raised = layout.look(ground).raised
    return raised, min(y for _, y in ground.outline) if raised else 0.0


def space_parts(layout: Layout) -> Iterator[Part]:
    """All spaces: coasts first, those of a seat last, so that their borders lie on top; the farther ones before."""
    for space in sorted(layout.scene.spaces, key=lambda space: (space.seat is not None, not space.coast, space.y)):
        bits = [*_own(layout, space), *_symbol(layout, space)]
        yield Part(
            key=space.id,
            sort="space",
            id=space.id,
            label=space.label,
            seat=space.seat,
            x=space.x,
            y=space.y,
            angle=space.facing or 0.0,
            bits=tuple(bits),
        )


def _own(layout: Layout, space: Space) -> Iterator[Bit]:
    """What is drawn of a space itself. Of a coast that is only its outline: its land goes on, but cannot be touched."""
    if space.coast:
        yield Path(d=polygon(shifted(space.outline, -space.x, -space.y)))
    else:
        yield from _bits(_local(layout, space), layout.look(space))


def _local(layout: Layout, space: Space) -> Local:
    outline = shifted(layout.ashore(space), -space.x, -space.y)
    return Local(layout, space, outline, space.x, space.y, seed_of(space))


def seed_of(space: Space) -> int:
    """A number of its own for a space, whatever moves."""
    return sum(map(ord, space.id))


def _symbol(layout: Layout, space: Space) -> Iterator[Drawing]:
    """The drawing of a space's own."""
    if space.symbol and space.outline:
        size = layout.look(space).symbol * box(space.outline)[2]
        yield from drawings(layout, space.symbol, size, turns=space.facing is not None)


def drawings(layout: Layout, symbol: str, size: float, *, turns: bool) -> Iterator[Drawing]:
    """A drawing, if there is one, over the cloth that hangs from it."""
    for name in (f"{symbol}-cloth", symbol):
        if name in layout.symbols:
            yield Drawing(symbol=name, size=size, turns=turns)


def _bits(local: Local, look: Look) -> Iterator[Bit]:
    """What is drawn of a thing."""
    for layer in look.layers:
        # A trail needs no more than two ends; anything else is an area.
        if len(local.outline) >= (2 if layer.form == "way" else 3) and _applies(local, layer):
            yield from _layer(local, layer)


def _applies(local: Local, layer: Layer) -> bool:
    """Whether a layer is to be seen here."""
    thing, layout = local.thing, local.layout
    match layer.when:
        case "afloat":
            return layout.underfoot(local.x, local.y).water
        case "covered" | "empty":
            return (isinstance(thing, Space) and thing.id in layout.covered) == (layer.when == "covered")
        case "owned" | "nobodys":
            return (thing.seat is not None) == (layer.when == "owned")
    return True


def _layer(local: Local, layer: Layer) -> Iterator[Bit]:
    """A layer, with its sheets below it if it is thick."""
    unit = local.layout.unit
    if layer.symbol is not None:
        round_ = radius(local.outline)
        yield Drawing(symbol=layer.symbol, y=layer.y * round_, size=layer.across * round_)
        return
    d = _path(local, layer)
    for sheet in shared().sheets if layer.thick else ():
        thick = layer.thick * unit
        width, down = sheet.width * thick, sheet.down * thick
        yield Path(d=d, fill=sheet.fill, stroke=sheet.stroke, width=width, opacity=sheet.opacity, down=down)
    yield Path(
        d=d,
        fill=layer.fill,
        stroke=layer.stroke,
        width=layer.width * unit,
        opacity=layer.opacity,
        dashes=(layer.dashes[0] * unit, layer.dashes[1] * unit) if layer.dashes else None,
        down=layer.down * unit,
    )


def _path(local: Local, layer: Layer) -> str:  # noqa: PLR0911  # a form a line
    """The form of a layer."""
    outline, unit = local.outline, local.layout.unit
    match layer.form:
        case "rounded":
            return rounded(outline, layer.corner * unit)
        case "worn":
            return worn(outline, local.seed)
        case "broken":
            return broken(outline, layer.inset * unit, local.seed)
        case "grown":
            return grown(outline, layer.rim * unit, layer.wave)
        case "scattered":
            return _scattered(local, layer)
        case "drifts":
            return _drifts(local, layer)
        case "way":
            return way(outline)
        case "oval" | "blob" | "ring":
            return _round(local, layer)
    return polygon(outline)


def _round(local: Local, layer: Layer) -> str:
    """Forms that are measured by their own space."""
    size = radius(local.outline)
    across, tall, y = layer.across * size, layer.tall * size, layer.y * size
    if layer.form == "oval":
        return oval(0, y, across, tall)
    if layer.form == "blob":
        return blob(across, y, local.seed)
    ovals = []
    for index in range(layer.first, layer.count, layer.every):
        angle, wide = 2 * pi * (index + 0.5) / layer.count, across * (1 + 0.16 * sin(3.7 * index + local.seed))
        ovals.append(oval(layer.round * size * cos(angle), layer.round * size * sin(angle), wide, tall))
    return "".join(ovals)


def _scattered(local: Local, layer: Layer) -> str:
    """Short strokes all over a thing, but not on water that lies on it."""
    layout, outline = local.layout, shifted(local.outline, local.x, local.y)
    left, top, width, height = _visible(local)
    strokes = []
    for index in range(layer.first, round(layer.count * width * height / layout.unit**2), layer.every):
        x = left + width * (SPREAD[0] * index % 1) + 0.15 * layout.unit * sin(index * index)
        y = top + height * (SPREAD[1] * index % 1)
        if reaches(outline, 0, x, y) and not layout.underfoot(x, y).water:
            strokes.append(f"M{pair((x - local.x, y - local.y))}h{number(layer.across * layout.unit)}")
    return "".join(strokes)


def _visible(local: Local) -> tuple[float, float, float, float]:
    """The box of a thing, or of what can be seen of a boundless one in a frame of another shape."""
    layout, thing = local.layout, local.thing
    if isinstance(thing, Space) or not layout.look(thing).boundless:
        return box(thing.outline)
    left, top, width, height = layout.frame
    return left - AROUND * width, top - AROUND * height, (1 + 2 * AROUND) * width, (1 + 2 * AROUND) * height


def _drifts(local: Local, layer: Layer) -> str:
    """A few soft drifts of snow where a thing can be seen."""
    unit, margin = local.layout.unit, local.layout.margin
    left, top, width, height = box(local.thing.outline)
    count = max(2, round((max(width, height) + 2 * margin) / unit / 1.6))
    size, drifts = layer.across * unit, []
    for index in range(layer.first, count, layer.every):
        along, across = (index + 0.5) / count, 0.2 + 0.6 * (GOLDEN * index % 1)
        right, down = (along, across) if width > height else (across, along)
        x, y = left + width * right - local.x - size / 2, top + height * down - local.y
        drifts.append(f"M{pair((x, y))}q{pair((size / 2, -size / 4))} {pair((size, 0))}")
    return "".join(drifts)
