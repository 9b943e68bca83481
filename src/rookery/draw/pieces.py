"""The pieces of a scene, arranged so that all on one space are seen. ``pieces.js`` is the same.

Some stack; some lie at the feet of standing pieces; a piece that comes to a stack stands on top. What has no
drawing is still drawn, as a stone with its letter.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import pi, sin, sqrt

import msgspec

from rookery.draw.display import Bit, Drawing, Part, Path, Words
from rookery.draw.layout import Layout
from rookery.draw.shapes import box as bounds
from rookery.draw.shapes import oval
from rookery.draw.standing import Place, standing
from rookery.draw.symbols import Spot
from rookery.kernel.scene import Piece, Space

IN_FRONT = Spot(20, 40, 100)
"""Where a piece carries something if its drawing does not say."""


def piece_parts(layout: Layout) -> Iterator[Part]:
    """All pieces, the farther ones first; last comes what is held, so that nobody hides it."""
    held = {piece.carried_by: piece for piece in layout.scene.pieces if piece.carried_by is not None}
    free = [piece for piece in layout.scene.pieces if piece.carried_by is None]
    made: list[Part] = []
    for space in sorted(layout.scene.spaces, key=lambda space: space.y):
        here = [piece for piece in free if piece.space == space.id]
        if here:
            made += _on_space(layout, space, here, held)
    carried = {piece.id for piece in held.values()}
    yield from sorted(made, key=lambda part: part.id in carried)


def _on_space(layout: Layout, space: Space, here: Sequence[Piece], held: Mapping[str, Piece]) -> Iterator[Part]:
    """The pieces on one space: stacks and heaps, then standing pieces, then what lies before them."""
    stacked = sorted((piece for piece in here if piece.stance == "stacks"), key=lambda piece: piece.level)
    figures = [piece for piece in here if piece.stance == "stands"]
    visited = bool(figures)
    places = _stack_places(layout, space, len(stacked))
    foot = places[-1] if places else None
    yield from _stack(layout, stacked, places, visited)
    heaps = [_heap(layout, space, piece, visited) for piece in here if piece.stance == "heaps"]
    if not visited:
        yield from heaps
    pairs = zip(figures, standing(layout, space, figures, foot, at_heap=bool(heaps)), strict=True)
    # Who flies comes last, farther rows first, and from the right: no scarf may be hidden.
    for piece, place in sorted(pairs, key=lambda pair: (pair[0].level, pair[1].y, -pair[1].x)):
        yield from _with_held(layout, piece, place, held)
    if visited:
        yield from heaps
    if foot and visited:
        yield from _underfoot(layout, stacked[-1], foot)
    yield from (_lying(layout, space, piece, visited) for piece in here if piece.stance == "lies")


# Standing pieces


def _part(piece: Piece, place: Place, *bits: Bit, angle: float = 0, mirrored: bool = False) -> Part:
    """A piece at a place."""
    return Part(
        key=piece.id,
        sort="piece",
        id=piece.id,
        label=piece.label,
        seat=piece.seat,
        x=place.x,
        y=place.y,
        scale=place.box / 100,
        angle=angle,
        mirrored=mirrored,
        bits=bits,
    )


def _figure(layout: Layout, piece: Piece, place: Place) -> Part:
    """A piece in its drawing, or else as a stone with its letter. Of what turns a shadow and a light may stay."""
    symbol, facing = layout.symbols.get(piece.symbol), piece.facing or 0.0
    if symbol is None:
        points = (Drawing(symbol="pointer", size=70, turns=True),) if piece.facing is not None else ()
        letter = Words(words=piece.letter, height=34, ink="shape", bold=True)
        return _part(piece, place, Drawing(symbol="stone", size=70), *points, letter, angle=facing)
    names = (f"{piece.symbol}-shadow", piece.symbol, f"{piece.symbol}-light")
    bits: list[Bit] = [
        Drawing(symbol=name, size=100, turns=name == piece.symbol) for name in names if name in layout.symbols
    ]
    if symbol.letter:
        x, y, size = symbol.letter
        height = size if len(piece.letter) == 1 else 0.92 * size
        first, rest = piece.letter[:1], piece.letter[1:]
        bits.append(Words(words=first, follows=rest, x=x, y=y, height=height, ink="eye", bold=True))
    if piece.count > 1:
        bits += _badge(piece.count, 0.4 * symbol.width, 0.4 * symbol.height, 90 * layout.unit / place.box)
    mirrored = symbol.view == "side" and sin(facing * pi / 180) > 1e-9
    return _part(piece, place, *bits, angle=facing if symbol.view == "above" else 0.0, mirrored=mirrored)


def _badge(count: int, x: float, y: float, size: float) -> tuple[Bit, Bit]:
    """How many there are, as a small badge."""
    height = (0.2 if count < 100 else 0.14) * size
    return (
        Drawing(symbol="count", x=x, y=y, size=size),
        Words(words=str(count), x=x, y=y, height=height, ink="belly", bold=True),
    )


def _with_held(layout: Layout, holder: Piece, place: Place, held: Mapping[str, Piece]) -> Iterator[Part]:
    """A piece with what it carries: a piece of its own comes after it, anything else is part of it."""
    part = _figure(layout, holder, place)
    if not holder.carrying:
        yield part
        return
    symbol, piece = layout.symbols.get(holder.symbol), held.get(holder.id)
    spot = (symbol and symbol.hold) or IN_FRONT
    bits = list(part.bits)
    if piece is None:
        known = holder.carrying in layout.symbols
        name, size = (holder.carrying, spot.size) if known else ("stone", 0.4 * spot.size)
        bits.append(Drawing(symbol=name, x=spot.x, y=spot.y, size=size))
    if f"{holder.symbol}-hands" in layout.symbols:
        bits.append(Drawing(symbol=f"{holder.symbol}-hands", size=100))
    yield msgspec.structs.replace(part, bits=tuple(bits))
    if piece is not None:
        scale = place.box / 100
        at = Place(place.x + spot.x * scale, place.y + spot.y * scale, spot.size * scale)
        yield _figure(layout, piece, at)


# Lying things


def _lying(layout: Layout, space: Space, piece: Piece, visited: bool) -> Part:
    """A thing in the middle of its space, or at the feet of who stands there."""
    unit, measures = layout.unit, layout.measures
    if not visited:
        return _figure(layout, piece, Place(space.x, space.y, measures.lying * unit))
    across, down = measures.feet
    return _figure(layout, piece, Place(space.x + across * unit, space.y + down * unit, measures.underfoot * unit))


def _heap(layout: Layout, space: Space, piece: Piece, visited: bool) -> Part:
    """A heap that shows how many there are; a low one before who stands there."""
    measures = layout.measures
    name = piece.symbol if piece.symbol in layout.symbols else "stone"
    wide = 100 * measures.heaped
    size = 100 * wide / layout.symbols[name].width
    foot, heap = (38, measures.low_heap) if visited else (22, measures.heap)
    things = sorted(heap[: piece.count], key=lambda thing: thing[1])
    middle = (min(across for across, _ in things) + max(across for across, _ in things)) / 2
    bits = [
        Drawing(symbol=name, x=0.84 * wide * (across - middle), y=foot + 0.72 * wide * up, size=size)
        for across, up in things
    ]
    return _part(piece, Place(space.x, space.y, layout.unit), *bits, *_badge(piece.count, 62, 58, 110))


# What is stacked


def _stack_places(layout: Layout, space: Space, height: int) -> list[Place]:
    """Where pieces lie on one another, each a step higher."""
    if not height:
        return []
    _, _, width, depth = bounds(space.outline)
    measures = layout.measures
    box = measures.stack * min(layout.unit, width, depth)
    step = box * min(measures.step, measures.tower / height)
    return [Place(space.x, space.y - step * index, box) for index in range(height)]


def _stack(layout: Layout, stacked: Sequence[Piece], places: Sequence[Place], visited: bool) -> Iterator[Part]:
    """Pieces on one another; a higher stack throws a longer shadow."""
    height = len(stacked)
    for index, (piece, place) in enumerate(zip(stacked, places, strict=True)):
        top = index == height - 1
        part = _figure(layout, piece, place)
        bits = list(part.bits)
        if visited and top and f"{piece.symbol}-covered" in layout.symbols:
            bits = [Drawing(symbol=f"{piece.symbol}-covered", size=100)]
        if index == 0:
            long = sqrt(height)
            bits.insert(0, Path(d=oval(5 * long, 14, 47 + 3 * long, 47), fill="outline", opacity=0.2))
        if top and height > layout.measures.countable:
            bits += _badge(height, 42, 42 + 100 * (places[0].y - place.y) / place.box, 90)
        yield msgspec.structs.replace(part, bits=tuple(bits))


def _underfoot(layout: Layout, piece: Piece, foot: Place) -> Iterator[Part]:
    """What shows of a piece before the feet of who stands on it."""
    name = f"{piece.symbol}-underfoot"
    if name in layout.symbols:
        part = _part(piece, Place(foot.x, foot.y + 0.12 * foot.box, foot.box), Drawing(symbol=name, size=100))
        yield msgspec.structs.replace(part, key=f"{piece.id}-underfoot", id=None, label="")
