"""Where the pieces on one space stand, so that each is seen and none is smaller than it must be.

``standing.js`` is the same.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from rookery.draw.layout import Layout, is_outside
from rookery.draw.shapes import box as bounds
from rookery.kernel.scene import Piece, Space

Rows = list[list[float]]
"""How wide each piece of each row is, in boxes."""


class Place(NamedTuple):
    """A point for a piece and the side of its box."""

    x: float
    y: float
    box: float


def standing(layout: Layout, space: Space, figures: Sequence[Piece], foot: Place | None) -> list[Place]:
    """Where pieces stand: on a stack, in the air above others, or in rows on their space."""
    if foot is not None:
        box, middle = layout.measures.on_top * foot.box, (len(figures) - 1) / 2
        return [Place(foot.x + 0.7 * box * (index - middle), foot.y - 0.5 * box, box) for index in range(len(figures))]
    below = [piece for piece in figures if not piece.level] or list(figures)
    places = dict(zip((piece.id for piece in below), _on_foot(layout, space, below), strict=True))
    if len(below) == len(figures):
        return list(places.values())
    return [_over(layout, places.get(piece.id, places[below[0].id]), piece.level) for piece in figures]


def _over(layout: Layout, place: Place, level: int) -> Place:
    """The place of a piece at a level, where another one flies over the lowest: both are seen, side by side."""
    measures = layout.measures
    box = measures.lifted * place.box
    x, y = place.x + (2 * level - 1) * measures.sideways * box, place.y + (0.5 - level) * measures.higher * box
    return Place(x, y, box)


def _on_foot(layout: Layout, space: Space, figures: Sequence[Piece]) -> list[Place]:
    """Places in as few rows as let the pieces be as large as they can; one alone may rise above its space."""
    if not figures:
        return []
    measures, (width, height) = layout.measures, _capacity(layout, space)
    full = measures.full * layout.unit * space.scale
    widths = [_width(layout, piece) for piece in figures]
    if len(figures) == 1:
        rise = measures.low if is_outside(space) else measures.rise
        box = min(full, rise * width, rise * height)
        return list(_in_rows(layout, [widths], space, width, (measures.close, measures.beside), box))
    choices = [_rows(widths, count + 1) for count in range(len(figures))]
    # Where a space is higher than wide, rows behind need not hide behind those in front.
    pitch = measures.apart if height > width else measures.close
    sizes = [_fitting(layout, rows, width, height, pitch, full) for rows in choices]
    best = sizes.index(max(sizes))
    rows, box = choices[best], sizes[best]
    if space.coast and height > width and len(rows) > 1:
        # Along a coast there is space to spread out.
        pitch = max(pitch, min(measures.along, (height / box - 1) / (len(rows) - 1)))
    ease = measures.along if space.coast else measures.beside
    return list(_in_rows(layout, rows, space, width, (pitch, ease), box))


def _width(layout: Layout, piece: Piece) -> float:
    symbol = layout.symbols.get(piece.symbol)
    return symbol.width / 100 if symbol else 1.0


def _capacity(layout: Layout, space: Space) -> tuple[float, float]:
    """How wide and high a space is: along a coast there is always more."""
    if not space.outline:
        return layout.unit, layout.unit
    _, _, width, height = bounds(space.outline)
    if not space.coast:
        return width, height
    if width < height:
        return width, max(height, layout.scene.height + layout.margin)
    return max(width, layout.scene.width + layout.margin), height


def _rows(widths: list[float], count: int) -> Rows:
    """The widths divided into rows; the last one may be short."""
    length = ceil(len(widths) / count)
    return [widths[start : start + length] for start in range(0, len(widths), length)]


def _fitting(layout: Layout, rows: Rows, width: float, height: float, pitch: float, full: float) -> float:
    """How large pieces in such rows can be: their flippers may touch, and a row stands before another."""
    longest = max(0.64 * (sum(row) - row[0]) + layout.measures.low * row[0] for row in rows)
    return min(full, width / longest, height / (1 - pitch + pitch * len(rows)))


def _in_rows(
    layout: Layout, rows: Rows, space: Space, width: float, apart: tuple[float, float], box: float
) -> Iterator[Place]:
    """The places of pieces that stand in rows, as far apart as the space allows."""
    pitch, ease = apart
    for index, row in enumerate(rows):
        length, ends = sum(row) * box, (row[0] + row[-1]) * box / 2
        close = min(ease, (width - layout.measures.low * ends) / (length - ends)) if len(row) > 1 else ease
        y = space.y + box * (pitch * (index - (len(rows) - 1) / 2) - 0.04)
        x = space.x - close * length / 2
        for wide in row:
            yield Place(x + close * wide * box / 2, y, box)
            x += close * wide * box
