"""What a scene has besides land and pieces: ripples, decorations, marks, words. ``surroundings.js`` is the same."""

from collections.abc import Iterator

from rookery.draw.display import Bit, Drawing, Part, Path, Words
from rookery.draw.land import GOLDEN, drawings, seed_of
from rookery.draw.layout import Layout
from rookery.draw.looks import MarkLook, shared
from rookery.draw.shapes import oval, rounded, shifted, widened, worn
from rookery.kernel.scene import Space


def ripple_parts(layout: Layout) -> Iterator[Part]:
    """A few ripples on the open water, none too near to land."""
    (left, top, width, height), measures = layout.frame, layout.measures
    least, more = measures.ripple
    for index in range(measures.ripples):
        x = left + width * ((0.08 + GOLDEN * index) % 0.88 + 0.06)
        y = top + 0.95 * height * (index + 0.7) / measures.ripples
        if layout.is_open(x, y):
            size = layout.line * (least + more * (index % 3))
            yield Part(key=f"ripple-{index}", sort="ripple", x=x, y=y, bits=(Drawing(symbol="ripple", size=size),))


def decoration_parts(layout: Layout) -> Iterator[Part]:
    """Drawings that are no pieces and no spaces."""
    for index, each in enumerate(layout.scene.decorations):
        if each.symbol in layout.symbols:
            yield Part(
                key=f"decoration-{index}",
                sort="decoration",
                seat=each.seat,
                x=each.x,
                y=each.y,
                angle=each.facing or 0.0,
                bits=tuple(drawings(layout, each.symbol, each.size, turns=each.facing is not None)),
            )


def mark_parts(layout: Layout) -> Iterator[Part]:
    """Everything that the scene itself marks, on its space."""
    for index, mark in enumerate(layout.scene.marks):
        space = layout.places.get(mark.space)
        # A whole coast is too much: who is there is plain to see.
        if space and not space.coast:
            bits = tuple(_ring(layout, space, shared().marks.get(mark.kind, MarkLook())))
            yield Part(key=f"mark-{index}", sort="mark", x=space.x, y=space.y, bits=bits)


def _ring(layout: Layout, space: Space, look: MarkLook) -> Iterator[Bit]:
    """A bold ring in the accent, on a lighter one; or a quiet one of dots, for what has been."""
    unit, measures = layout.unit, layout.measures
    path = oval(0, 0, look.round * unit, look.round * unit) if look.round else ring_path(layout, space)
    if look.bold:
        yield Path(d=path, stroke="ice-lit", width=measures.casing * look.bold * unit)
        yield Path(d=path, stroke="on-ice-aurora", width=measures.line_of_ring * look.bold * unit)
    else:
        width, apart = measures.dots
        yield Path(d=path, stroke="on-ice-quiet", width=width * unit, dashes=(0, apart * unit))


def ring_path(layout: Layout, space: Space) -> str:
    """The line round a space, about its own point: round, or along its border."""
    unit, ring, usual = layout.unit, layout.look(space).ring, layout.measures.ring
    outline = shifted(space.outline, -space.x, -space.y)
    if ring.round:
        return oval(0, 0, ring.round * unit, ring.round * unit)
    if ring.form == "worn":
        return worn(outline, seed_of(space))
    return rounded(widened(outline, ring.wide or usual.wide or 1), (ring.corner or usual.corner or 0) * unit)


def label_parts(layout: Layout) -> Iterator[Part]:
    """Quiet words on the board, such as coordinates."""
    height = min(layout.words, layout.measures.label * layout.unit)
    for index, label in enumerate(layout.scene.labels):
        ink = layout.underfoot(label.x, label.y).ink or "on-ice-quiet"
        bits = (Words(words=label.text, height=label.size * height, ink=ink, bold=label.size > 1),)
        yield Part(key=f"label-{index}", sort="label", x=label.x, y=label.y, bits=bits)
