"""The pieces of a scene: found by kind and pose, and arranged so that all on one space are seen.

Coins lie on one another; rocks lie before those who stand beside them; whoever stands on coins stands on the top one.
What has no drawing of its own is still drawn, as a stone with its letter.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from xml.etree.ElementTree import Element, SubElement

from rookery.draw.layout import ASIDE, COASTS, Layout
from rookery.draw.paint import group, initial, oval
from rookery.draw.shapes import box as bounds
from rookery.draw.shapes import number
from rookery.draw.symbols import draw, spot, symbols, view
from rookery.kernel.scene import Piece, Point, Space

FULL = 1.16
"""The side of a piece's box, of a usual space."""
HEAP = ((0, 0), (-1, 0), (1, 0), (-0.5, -0.8), (0.5, -0.8), (0, -1.6), (-1.8, 0.2), (1.8, 0.2))
"""Where the stones of a heap lie, in stones from the middle of its foot; a heap loses the last ones first."""
SEEN = 3
"""How many coins of a stack can be counted at a glance."""
SCALES = {"floe": 0.66, "shore": 0.66, "pole": 0.66, "stone": 1.22, "hollow": 1.22, "nest": 1.22, "pile": 1.22}
"""How large a piece is on a kind of space, of its full size: floes hold several, stones lie apart from one another."""
LIFTED, ASIDE_BY, HIGHER = 0.88, 0.38, 0.3
"""One in the air and the one below both make room: how large they are, and how far apart, in boxes."""
BESIDE, ALONG = 0.9, 1.1
"""How far those on one row stand from each other, in boxes, where there is room: on floes, and along a coast."""
LOOSE = ("heap", "rock")
"""Kinds that lie about and leave the middle to whoever comes; one that is carried is no piece of its own."""


@dataclass(frozen=True)
class Place:
    """A point for a piece and the side of its box."""

    middle: Point
    box: float


def draw_pieces(root: Element, layout: Layout) -> None:
    """All pieces, the farther ones first; what is held is drawn with its holder, in front of it."""
    pieces = layout.scene.pieces
    held = {piece.carried_by: piece for piece in pieces if piece.carried_by is not None}
    hidden = {piece.id for piece in held.values()}
    for space in sorted(layout.scene.spaces, key=lambda space: space.y):
        here = [piece for piece in pieces if piece.space == space.id and piece.id not in hidden]
        _on_space(root, layout, space, here, held)


def _on_space(root: Element, layout: Layout, space: Space, here: Sequence[Piece], held: Mapping[str, Piece]) -> None:
    """The pieces on one space: coins and heaps, then whoever stands there, then what lies at their feet."""
    coins = sorted((piece for piece in here if _is_coin(piece)), key=lambda piece: piece.level)
    figures = [piece for piece in here if piece.kind not in LOOSE and not _is_coin(piece)]
    foot = _stack(root, layout, space, coins, bool(figures)) if coins else None
    for piece in here:
        if piece.kind == "heap":
            _heap(root, layout, space, piece, bool(figures))
    for piece, place in _behind_first(zip(figures, _standing(layout, space, figures, foot), strict=True)):
        _piece(root, layout, piece, place)
        if piece.carrying:
            _held(root, layout, held.get(piece.id), piece, place)
    if foot is not None and figures:
        _medal(root, coins[-1], foot)
    for piece in here:
        if piece.kind == "rock":
            _rock(root, layout, space, piece, bool(figures))


def _is_coin(piece: Piece) -> bool:
    return piece.kind.startswith("coin-")


# Those who stand


def _standing(layout: Layout, space: Space, figures: Sequence[Piece], foot: Place | None) -> list[Place]:
    """Where pieces stand: on the coins, in the air above others, or in rows on their space."""
    if foot is not None:
        (x, y), box = foot.middle, 0.7 * foot.box
        middle = (len(figures) - 1) / 2
        return [Place((x + 0.7 * box * (index - middle), y - 0.5 * box), box) for index in range(len(figures))]
    below = [piece for piece in figures if not piece.level] or figures
    places = dict(zip((piece.id for piece in below), _on_foot(layout, space, below), strict=True))
    if len(below) == len(figures):
        return [places[piece.id] for piece in figures]
    return [_over(places.get(piece.id, places[below[0].id]), piece.level) for piece in figures]


def _over(place: Place, level: int) -> Place:
    """The place of a piece at a level, where another one flies over the lowest: both are seen, side by side."""
    (x, y), box = place.middle, LIFTED * place.box
    return Place((x + (2 * level - 1) * ASIDE_BY * box, y + (0.5 - level) * HIGHER * box), box)


def _on_foot(layout: Layout, space: Space, figures: Sequence[Piece]) -> list[Place]:
    """Places in as few rows as let the pieces be as large as they can; one alone may rise above its space."""
    if not figures:
        return []
    _, _, width, height = bounds(space.outline) if space.outline else (0.0, 0.0, layout.unit, layout.unit)
    full = FULL * layout.unit * SCALES.get(space.kind, 1.0)
    if space.kind in COASTS:
        width = max(width, layout.scene.width + layout.margin)
    if len(figures) == 1:
        rise = 0.95 if space.kind in ASIDE else 1.3
        return list(_in_rows(_rows(figures, 1), space, width, min(full, rise * width, rise * height)))
    choices = [_rows(figures, count) for count in range(1, len(figures) + 1)]
    best = max(choices, key=lambda rows: _fitting(rows, width, height, full))
    return list(_in_rows(best, space, width, _fitting(best, width, height, full)))


def _behind_first(standing: Iterable[tuple[Piece, Place]]) -> list[tuple[Piece, Place]]:
    """The order to draw in: who flies last, farther rows first, and from the right: no scarf may be hidden."""
    return sorted(standing, key=lambda pair: (pair[0].level, pair[1].middle[1], -pair[1].middle[0]))


def _rows(figures: Sequence[Piece], count: int) -> list[list[float]]:
    """How wide each piece of each row is, in boxes; the last row may be short."""
    widths = [view(drawing)[2] / 100 if (drawing := _drawing(piece)) else 1.0 for piece in figures]
    length = ceil(len(widths) / count)
    return [widths[start : start + length] for start in range(0, len(widths), length)]


def _fitting(rows: list[list[float]], width: float, height: float, full: float) -> float:
    """How large pieces in such rows can be: their flippers may touch, and a row stands before another."""
    longest = max(0.64 * (sum(row) - row[0]) + 0.95 * row[0] for row in rows)
    return min(full, width / longest, height / (0.4 + 0.6 * len(rows)))


def _in_rows(rows: list[list[float]], space: Space, width: float, box: float) -> Iterator[Place]:
    """The places of pieces that stand in rows, as far apart as there is room."""
    for index, row in enumerate(rows):
        ease = ALONG if space.kind in COASTS else BESIDE
        close, length = ease, sum(row) * box
        if len(row) > 1:
            inner = length - (row[0] + row[-1]) * box / 2
            close = min(ease, (width - 0.95 * (length - inner)) / inner)
        y = space.y + box * (0.6 * (index - (len(rows) - 1) / 2) - 0.04)
        x = space.x - close * length / 2
        for wide in row:
            yield Place((x + close * wide * box / 2, y), box)
            x += close * wide * box


def _held(root: Element, layout: Layout, piece: Piece | None, holder: Piece, place: Place) -> None:
    """What a piece carries, whether or not it is a piece of its own, and the hands that hold it."""
    (x, y), box = place.middle, place.box
    drawing = _drawing(holder)
    room = spot(drawing, "hold", place.middle, box) if drawing else None
    at = Place(*room) if room else Place((x + 0.2 * box, y + 0.4 * box), box)
    if piece is not None:
        _piece(root, layout, piece, at)
    elif holder.carrying:
        known = holder.carrying in symbols()
        part = group(root, holder.carrying)
        draw(part, holder.carrying if known else "stone", at.middle, at.box if known else 0.4 * at.box)
    if f"{holder.kind}-hands" in symbols():
        draw(group(root, "hands", holder.seat), f"{holder.kind}-hands", place.middle, box)


def _drawing(piece: Piece) -> str | None:
    """The name of the drawing of a piece's kind and pose."""
    names = (f"{piece.kind}-{piece.pose}", f"{piece.kind}-upright", piece.kind)
    return next((name for name in names if name in symbols()), None)


def _part(root: Element, piece: Piece) -> Element:
    """The group of a piece: with its id, its seat's colours and its spoken name."""
    part = group(root, piece.kind, piece.seat)
    part.set("data-id", piece.id)
    SubElement(part, "title").text = piece.label
    return part


def _piece(root: Element, layout: Layout, piece: Piece, place: Place) -> Element:
    """A piece in the drawing of its kind and pose, or else as a stone with its letter."""
    part, drawing, (middle, box) = _part(root, piece), _drawing(piece), (place.middle, place.box)
    if drawing is None:
        draw(part, "stone", middle, 0.7 * box)
        if piece.facing is not None:
            draw(part, "pointer", middle, 0.7 * box, piece.facing)
        initial(part, piece.letter, middle, 0.34 * box, "var(--shape)")
        return part
    for name in (f"{drawing}-shadow", drawing, f"{drawing}-light"):
        if name in symbols():
            draw(part, name, middle, box, piece.facing)
    room = spot(drawing, "letter", middle, box)
    if room:
        _letter(part, piece.letter, *room)
    if piece.count > 1:
        _, _, width, height = view(drawing)
        _number(part, piece.count, (middle[0] + width * box / 250, middle[1] + height * box / 250), 0.9 * layout.unit)
    return part


def _letter(part: Element, letter: str, at: Point, height: float) -> None:
    """The letter of a piece; what follows it, such as a number, is written smaller."""
    text = initial(part, letter[:1], at, height if len(letter) == 1 else 0.92 * height, "var(--eye)")
    if letter[1:]:
        SubElement(text, "tspan", {"font-size": number(0.8 * height)}).text = letter[1:]


def _number(part: Element, count: int, middle: Point, box: float) -> None:
    """How many there are, as a small badge."""
    draw(part, "count", middle, box)
    initial(part, str(count), middle, (0.2 if count < 100 else 0.14) * box, "var(--belly)")


# What lies about


def _rock(root: Element, layout: Layout, space: Space, piece: Piece, visited: bool) -> None:
    """A rock in the middle of its space, or at the feet of who stands there."""
    unit = layout.unit
    middle = (space.x + 0.44 * unit, space.y + 0.46 * unit) if visited else (space.x, space.y)
    _piece(root, layout, piece, Place(middle, (0.9 if visited else 1.1) * unit))


def _heap(root: Element, layout: Layout, space: Space, piece: Piece, visited: bool) -> None:
    """A heap that shows how many rocks are left; behind who stands there."""
    part, unit = _part(root, piece), layout.unit
    stones = sorted(HEAP[: piece.count], key=lambda stone: stone[1])
    x, foot = space.x, space.y + (0.05 if visited else 0.24) * unit
    if not stones:
        draw(part, "crumbs", (space.x, space.y), unit)
        return
    for across, up in stones:
        draw(part, "rock", (x + 0.33 * unit * across, foot + 0.29 * unit * up), 0.92 * unit)
    _number(part, piece.count, (space.x + 0.44 * unit, space.y + 0.46 * unit), 1.2 * unit)


# Coins


def _stack(root: Element, layout: Layout, space: Space, coins: Sequence[Piece], visited: bool) -> Place:
    """Coins on one another, each a step higher; a higher stack throws a longer shadow. The place of the top one."""
    _, _, width, depth = bounds(space.outline)
    box, height = 0.92 * min(layout.unit, width, depth), len(coins)
    step, long = box * min(0.14, 0.45 / height), box * sqrt(height)
    shadow = (space.x + 0.05 * long, space.y + 0.14 * box)
    oval(root, shadow, (0.47 * box + 0.03 * long, 0.47 * box), fill="var(--outline)", opacity=".2")
    for index, piece in enumerate(coins):
        place = Place((space.x, space.y - step * index), box)
        if visited and piece is coins[-1]:
            draw(_part(root, piece), "disc", place.middle, place.box)
        else:
            _piece(root, layout, piece, place)
    if height > SEEN:
        _number(root, height, (space.x + 0.42 * box, space.y + 0.42 * box), 0.9 * box)
    return place


def _medal(root: Element, coin: Piece, foot: Place) -> None:
    """The suit of a coin once more, before the feet of who stands on it."""
    if f"{coin.kind}-medal" in symbols():
        (x, y), box = foot.middle, foot.box
        draw(group(root, "medal"), f"{coin.kind}-medal", (x, y + 0.12 * box), box)
