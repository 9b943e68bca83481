"""A scene as a picture: one SVG document that needs nothing beside itself.

The picture is built as a page would build it, with the drawings of ``symbols.svg`` and the colours of ``tokens.css``;
then every custom property is replaced by its value, so that viewers without CSS show the same.
Nothing here knows a rule or a game. Drawings are found by the names of kinds and poses; what has no drawing of its own
is still drawn, as a stone with its letter or a plain field.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import atan2, ceil, degrees, sqrt
from statistics import median
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rookery.draw.shapes import Outline, area, corners, number, pair, reaches, shore
from rookery.draw.symbols import NAMESPACE, draw, symbols
from rookery.draw.tokens import THEMES, resolve, tokens
from rookery.kernel.errors import BadOption, listed, nearest, quote
from rookery.kernel.game import checked_number
from rookery.kernel.scene import Label, Mark, Piece, Point, Scene, Space

FONTS = "ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable', system-ui, sans-serif"
LETTER = 0.58
"""The width of a usual letter, of its height: a picture cannot measure its own words."""
NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped; a player's name might."""
PAINTED = 0.82
"""How thickly the ice of a home is painted."""
RIPPLES = 24
GOLDEN = 0.618034
"""Steps of the golden ratio spread evenly and look like chance."""


def picture(scene: Scene, *, theme: str = "light", size: int = 800) -> str:
    """The scene as an SVG document, ``size`` pixels wide, in the light theme or the dark one."""
    if theme not in THEMES:
        hint = nearest(str(theme), THEMES)
        raise BadOption(f"there is no theme {quote(str(theme))}; the themes are {listed(THEMES)}{hint}")
    checked_number(size, "the size of a picture", least=16, most=16384)
    layout = Layout(scene, theme)
    root = _document(layout, size)
    _water(root, layout)
    for ground in scene.grounds:
        _slab(_group(root, ground.kind, ground.seat), layout, ground.outline, layout.rim)
    for space in sorted(scene.spaces, key=lambda space: (space.seat is not None, space.y)):
        _space(root, layout, space)
    for mark in scene.marks:
        _mark(root, layout, mark)
    for label in scene.labels:
        _label(root, layout, label)
    _pieces(root, layout)
    _footer(root, layout)
    resolve(root, tokens(theme))
    indent(root)
    return NOT_XML.sub("\N{REPLACEMENT CHARACTER}", tostring(root, encoding="unicode")) + "\n"


@dataclass(frozen=True)
class Layout:
    """The sizes that the parts of one picture share, all in proportion to a usual space."""

    scene: Scene
    theme: str

    @cached_property
    def unit(self) -> float:
        """The side of a usual space."""
        sides = [sqrt(abs(area(space.outline))) for space in self.scene.spaces if len(space.outline) > 2]
        return median(sides) if sides else min(self.scene.width, self.scene.height) / 8

    @property
    def rim(self) -> float:
        """How far ice reaches beyond the spaces on it."""
        return 0.56 * self.unit

    @property
    def margin(self) -> float:
        """The water round the scene."""
        return 1.05 * self.unit

    @property
    def room(self) -> float:
        """How long a line of words may be."""
        return self.scene.width + 0.8 * self.unit

    @property
    def words(self) -> float:
        """The height of the words below the scene."""
        return 0.32 * self.unit

    @cached_property
    def seats_length(self) -> float:
        """How long the line of all seats is."""
        return sum(0.9 * self.unit + LETTER * self.words * len(seat.name) for seat in self.scene.seats)

    @cached_property
    def status_length(self) -> float:
        """How long the status is."""
        return LETTER * self.words * len(self.scene.status)

    @property
    def lines(self) -> int:
        """How many lines of words stand below the scene."""
        return 1 if self.seats_length + self.status_length <= self.room else 2

    @property
    def footer(self) -> float:
        """The height of the lines below the scene."""
        return (0.2 + 0.6 * self.lines) * self.unit

    def on_ice(self, x: float, y: float) -> bool:
        """Whether a point lies on one of the grounds."""
        return any(reaches(ground.outline, self.rim, x, y) for ground in self.scene.grounds)

    def paint(self, name: str) -> str:
        """A reference to a gradient of this picture; the theme keeps two pictures on one page apart."""
        return f"url(#rookery-{self.theme}-{name})"


def _group(parent: Element, kind: str, seat: int | None = None) -> Element:
    return SubElement(parent, "g", {"class": kind if seat is None else f"{kind} seat-{seat}"})


def _document(layout: Layout, size: int) -> Element:
    """The empty picture: its frame, its words for those who do not see it, its gradients."""
    scene, margin = layout.scene, layout.margin
    width, height = scene.width + 2 * margin, scene.height + 2 * margin + layout.footer
    root = Element(
        "svg",
        {
            "xmlns": NAMESPACE,
            "role": "img",
            "width": str(size),
            "height": str(round(size * height / width)),
            "viewBox": f"{pair((-margin, -margin))} {pair((width, height))}",
            "font-family": FONTS,
        },
    )
    SubElement(root, "title").text = f"{scene.game.replace('-', ' ').title()}: {scene.status}"
    SubElement(root, "desc").text = ". ".join((scene.status, *(piece.label for piece in scene.pieces))) + "."
    defs = SubElement(root, "defs")
    _gradient(defs, layout, "sea", ("sea", "sea-deep"), slant=0)
    _gradient(defs, layout, "ice", ("ice-lit", "ice", "ice"), slant=0.6)
    _gradient(defs, layout, "edge", ("ice-lit", "ice-lit", "ice-edge"), slant=0.6)
    return root


def _gradient(defs: Element, layout: Layout, name: str, stops: Sequence[str], slant: float) -> None:
    reference = layout.paint(name).removeprefix("url(#").removesuffix(")")
    gradient = SubElement(defs, "linearGradient", {"id": reference, "x1": "0", "y1": "0", "x2": str(slant), "y2": "1"})
    for index, token in enumerate(stops):
        offset = number(index / (len(stops) - 1))
        SubElement(gradient, "stop", {"offset": offset, "stop-color": f"var(--{token})"})


def _water(root: Element, layout: Layout) -> None:
    """The sea, calm but for a few ripples."""
    left, top, width, height = (float(text) for text in root.attrib["viewBox"].split())
    frame = {"x": number(left), "y": number(top), "width": number(width), "height": number(height)}
    SubElement(root, "rect", {**frame, "rx": number(width / 50), "fill": layout.paint("sea")})
    ripples = SubElement(root, "g", {"opacity": ".3"})
    outlines = [thing.outline for things in (layout.scene.grounds, layout.scene.spaces) for thing in things]
    for index in range(RIPPLES):
        across, down = (0.08 + GOLDEN * index) % 0.88 + 0.06, (index + 0.7) / RIPPLES
        x, y = left + width * across, top + (height - layout.margin - layout.footer) * down
        if not any(reaches(outline, 1.2 * layout.unit, x, y) for outline in outlines):
            draw(ripples, "ripple", (x, y), layout.unit * (0.9 + 0.35 * (index % 3)))


def _slab(parent: Element, layout: Layout, outline: Outline, rim: float) -> None:
    """A slab of ice: its shadow on the water, its side in the shade, its top with a lit edge."""
    coast, unit = shore(outline, rim), layout.unit
    thick = 0.22 * unit * (0.6 + 0.4 * min(1.0, rim / layout.rim))
    for down, spread, dim in ((1.9, 0.28, 0.14), (1.7, 0.1, 0.22)):
        _sheet(parent, coast, thick * down, fill="var(--sea-shadow)", opacity=dim, spread=spread * unit)
    _sheet(parent, coast, thick, fill="var(--ice-shade)")
    _sheet(parent, coast, thick * 0.45, fill="var(--ice-edge)")
    top = _sheet(parent, coast, 0, fill=layout.paint("ice"))
    top.set("stroke", layout.paint("edge"))
    top.set("stroke-width", number(0.05 * unit))


def _sheet(parent: Element, path: str, down: float, *, fill: str, opacity: float = 1, spread: float = 0) -> Element:
    """One layer of a slab, some way below its top."""
    sheet = SubElement(parent, "path", {"d": path, "fill": fill})
    if down:
        sheet.set("transform", f"translate(0 {number(down)})")
    if opacity < 1:
        sheet.set("opacity", number(opacity))
    if spread:
        sheet.set("stroke", fill)
        sheet.set("stroke-width", number(spread))
    return sheet


def _space(root: Element, layout: Layout, space: Space) -> None:
    group = _group(root, space.kind, space.seat)
    group.set("data-id", space.id)
    SPACES.get(space.kind, _field)(group, layout, space)


def _polygon(parent: Element, outline: Outline, **paints: str) -> Element:
    attributes = {name.replace("_", "-"): text for name, text in paints.items()}
    return SubElement(parent, "polygon", {"points": corners(outline), "stroke-linejoin": "round", **attributes})


def _square(group: Element, layout: Layout, space: Space) -> None:
    """A faint square of the sheet that it lies on."""
    _polygon(group, space.outline, fill="none", stroke="var(--ice-line)", stroke_width=number(0.035 * layout.unit))


def _field(group: Element, layout: Layout, space: Space) -> None:
    """A space of a kind without a drawing: a plain field on its ground, or a floe on the water."""
    if not layout.on_ice(space.x, space.y):
        _slab(group, layout, space.outline, 0.1 * layout.unit)
    width = number(0.04 * layout.unit)
    _polygon(group, space.outline, fill="var(--ice)", stroke="var(--scarf)", stroke_width=width)


def _home(group: Element, layout: Layout, space: Space) -> None:
    """A corner painted in its family's colour, with a net at the side that looks away from the middle."""
    border = {"stroke": "var(--scarf-shade)", "stroke_width": number(0.07 * layout.unit)}
    _polygon(group, space.outline, fill="var(--ice)")
    _polygon(group, space.outline, fill="var(--scarf)", fill_opacity=str(PAINTED), **border)
    out = degrees(atan2(space.x - layout.scene.width / 2, layout.scene.height / 2 - space.y))
    across = max(x for x, _ in space.outline) - min(x for x, _ in space.outline)
    draw(group, "net", (space.x, space.y), across, out)


def _bench(group: Element, layout: Layout, space: Space) -> None:
    """A small floe beside the board."""
    _slab(group, layout, space.outline, 0.1 * layout.unit)


def _point(group: Element, layout: Layout, space: Space) -> None:
    """A painted spot with a ring round it."""
    spot = {"cx": number(space.x), "cy": number(space.y)}
    ring = {"fill": "none", "stroke": "var(--ice-shade)", "stroke-width": number(0.05 * layout.unit)}
    SubElement(group, "circle", {**spot, "r": number(0.48 * layout.unit), **ring})
    SubElement(group, "circle", {**spot, "r": number(0.1 * layout.unit), "fill": "var(--ice-shade)"})


SPACES = {"square": _square, "home": _home, "bench": _bench, "point": _point}
"""How a space of each kind is drawn."""


def _mark(root: Element, layout: Layout, mark: Mark) -> None:
    """Something worth an eye: a ring on its space."""
    group = _group(root, f"mark {mark.kind}")
    for space in layout.scene.spaces:
        if space.id == mark.space:
            ring = {"cx": number(space.x), "cy": number(space.y), "r": number(0.44 * layout.unit), "fill": "none"}
            for stroke, width in (("var(--ice-lit)", 0.15), ("var(--on-ice-aurora)", 0.075)):
                SubElement(group, "circle", {**ring, "stroke": stroke, "stroke-width": number(width * layout.unit)})


def _label(root: Element, layout: Layout, label: Label) -> None:
    """A quiet word on the ice or on the water."""
    fill = "var(--on-ice-quiet)" if layout.on_ice(label.x, label.y) else "var(--on-sea)"
    text = _text(root, label.text, (label.x, label.y), 0.32 * layout.unit, fill)
    text.set("text-anchor", "middle")


def _text(parent: Element, words: str, at: Point, height: float, fill: str) -> Element:
    """Words whose middle line runs through a point; not every viewer knows dominant-baseline."""
    baseline = at[1] + 0.35 * height
    place = {"x": number(at[0]), "y": number(baseline), "font-size": number(height), "fill": fill}
    text = SubElement(parent, "text", place)
    text.text = words
    return text


def _pieces(root: Element, layout: Layout) -> None:
    """All pieces, the farther ones first; what is held is drawn with its holder, in front of it."""
    scene = layout.scene
    places = {space.id: space for space in scene.spaces}
    holders = {(piece.space, piece.carrying): piece for piece in scene.pieces if piece.carrying}
    held = {holders[key].id: piece for piece in scene.pieces if (key := (piece.space, piece.kind)) in holders}
    free = [piece for piece in scene.pieces if piece not in held.values() and piece.space in places]
    for space in sorted(places.values(), key=lambda space: space.y):
        here = [piece for piece in free if piece.space == space.id]
        columns = ceil(sqrt(len(here)))
        box = 1.16 * layout.unit / (0.6 + 0.4 * columns)
        for index, piece in enumerate(here):
            middle = _standing(space, index, len(here), columns, box)
            _piece(root, piece, middle, box)
            if piece.carrying:
                _held(root, held.get(piece.id), piece, (middle[0] + 0.2 * box, middle[1] + 0.4 * box), box)


def _standing(space: Space, index: int, count: int, columns: int, box: float) -> Point:
    """Where a piece stands: in the middle, or in rows with others; the last row may be short."""
    row, column = divmod(index, columns)
    rows, in_row = ceil(count / columns), min(columns, count - row * columns)
    across, down = column - (in_row - 1) / 2, row - (rows - 1) / 2
    return space.x + 0.66 * box * across, space.y + box * (0.6 * down - 0.04)


def _held(root: Element, piece: Piece | None, holder: Piece, at: Point, box: float) -> None:
    """What a piece carries, whether or not it is a piece of its own."""
    if piece is not None:
        _piece(root, piece, at, box)
    elif holder.carrying:
        known = holder.carrying in symbols()
        draw(_group(root, holder.carrying), holder.carrying if known else "stone", at, box if known else 0.4 * box)


def _piece(root: Element, piece: Piece, middle: Point, box: float) -> None:
    """A piece in the drawing of its kind and pose, or else as a stone with its letter."""
    group = _group(root, piece.kind, piece.seat)
    group.set("data-id", piece.id)
    SubElement(group, "title").text = piece.label
    names = (f"{piece.kind}-{piece.pose}", f"{piece.kind}-upright", piece.kind)
    drawing = next((name for name in names if name in symbols()), None)
    if drawing is not None:
        draw(group, drawing, middle, box, piece.facing)
        return
    draw(group, "stone", middle, 0.7 * box)
    if piece.facing is not None:
        draw(group, "pointer", middle, 0.7 * box, piece.facing)
    text = _text(group, piece.letter, middle, 0.34 * box, "var(--shape)")
    text.set("text-anchor", "middle")
    text.set("font-weight", "700")


def _footer(root: Element, layout: Layout) -> None:
    """Who plays, and how the game stands; words that would be too long are written smaller."""
    scene, left, line = layout.scene, -0.4 * layout.unit, layout.scene.height + layout.margin + 0.25 * layout.unit
    fit = min(1.0, layout.room / (layout.seats_length or 1.0))
    step, height = layout.unit * fit, layout.words * fit
    x = left
    for index, seat in enumerate(scene.seats):
        group = _group(root, "seat", index)
        draw(group, "badge", (x + 0.2 * step, line), 1.3 * step)
        name = _text(group, seat.name, (x + 0.52 * step, line), height, "var(--on-sea)")
        name.set("font-weight", "700" if index == scene.turn else "400")
        x += 0.9 * step + LETTER * height * len(seat.name)
    height = layout.words * min(1.0, layout.room / (layout.status_length or 1.0))
    if layout.lines == 1:
        status = _text(root, scene.status, (left + layout.room, line), height, "var(--on-sea)")
        status.set("text-anchor", "end")
    else:
        _text(root, scene.status, (left, line + 0.62 * layout.unit), height, "var(--on-sea)")
