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


def standing(
    layout: Layout, space: Space, figures: Sequence[Piece], foot: Place | None, *, at_heap: bool = False
) -> list[Place]:
    """Where pieces stand: on a stack, in the air above others, or in rows on their space; a little behind a heap."""
    if foot is not None:
        box, middle = layout.measures.on_top * foot.box, (len(figures) - 1) / 2
        return [Place(foot.x + 0.7 * box * (index - middle), foot.y - 0.5 * box, box) for index in range(len(figures))]
    below = [piece for piece in figures if not piece.level] or list(figures)
    places = dict(zip((piece.id for piece in below), _on_foot(layout, space, below), strict=True))
    found = list(places.values())
    if len(below) < len(figures):
        found = [_over(layout, places.get(piece.id, places[below[0].id]), piece.level) for piece in figures]
    behind = layout.measures.behind * layout.unit if at_heap else 0.0
    return [Place(x, y - behind, box) for x, y, box in found]


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
    if space.coast:
        return _huddled(layout, space, figures, (width, height), full)
    choices = [_rows(widths, count + 1) for count in range(len(figures))]
    # Where a space is higher than wide, rows behind need not hide behind those in front.
    pitch = measures.apart if height > width else measures.close
    sizes = [_fitting(layout, rows, width, height, pitch, full) for rows in choices]
    best = sizes.index(max(sizes))
    return list(_in_rows(layout, choices[best], space, width, (pitch, measures.beside), sizes[best]))


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
    rise = layout.measures.rise if len(rows) == 1 else 1.0
    return min(full, width / longest, rise * height / (1 - pitch + pitch * len(rows)))


class _Huddle(NamedTuple):
    """Those of a seat on a coast: some stand behind the others."""

    members: list[int]
    front: int
    wide: float

    def length(self, tight: float) -> float:
        """How long it is, in boxes."""
        return self.wide + tight * (self.front - 1)


def _huddles(layout: Layout, figures: Sequence[Piece]) -> list[_Huddle]:
    """The pieces by seats, those of the first one first."""
    found: dict[int | None, list[int]] = {}
    for index, piece in enumerate(figures):
        found.setdefault(piece.seat, []).append(index)
    return [
        _Huddle(
            those, max(min(2, len(those)), ceil(len(those) / 2)), max(_width(layout, figures[each]) for each in those)
        )
        for those in found.values()
    ]


def _huddled(
    layout: Layout, space: Space, figures: Sequence[Piece], capacity: tuple[float, float], full: float
) -> list[Place]:
    """Places on a coast: the huddles stand in as few lines as let the pieces be as large as they can."""
    measures, (width, height), huddles = layout.measures, capacity, _huddles(layout, figures)
    tight, gap, second = measures.huddle

    def fitting(lines: list[list[_Huddle]]) -> float:
        longest = max(sum(each.length(tight) + gap for each in line) - gap for line in lines)
        return min(full, width / longest, measures.stands_out * height / (len(lines) + second))

    counts = [ceil(len(huddles) / (count + 1)) for count in range(len(huddles))]
    choices = [[huddles[start : start + count] for start in range(0, len(huddles), count)] for count in counts]
    lines = max(choices, key=fitting)
    box, places = fitting(lines), dict[int, Place]()
    for row, line in enumerate(lines):
        y = space.y + height / 2 - box * (len(lines) - 0.5 - row)
        x = space.x - box * (sum(each.length(tight) + gap for each in line) - gap) / 2
        for members, front, wide in line:
            for index, member in enumerate(members):
                back = index >= front
                along = index - front + (2 * front - len(members)) / 2 if back else index
                places[member] = Place(x + box * (wide / 2 + tight * along), y - back * second * box, box)
            x += box * (wide + tight * (front - 1) + gap)
    return [places[index] for index in range(len(figures))]


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
