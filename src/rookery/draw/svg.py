"""A scene as a picture: one SVG document that needs nothing beside itself.

The picture is built as a page would build it, with the drawings of ``symbols.svg`` and the colours of ``tokens.css``;
then every custom property is replaced by its value, so that viewers without CSS show the same.
Nothing here knows a rule or a game. Drawings are found by the names of kinds and poses; what has no drawing of its own
is still drawn, as a stone with its letter or a plain field.
"""

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rookery.draw.grounds import draw_grounds
from rookery.draw.layout import LETTER, Layout
from rookery.draw.paint import group, write
from rookery.draw.pieces import draw_pieces
from rookery.draw.shapes import number, pair, reaches
from rookery.draw.spaces import draw_marks, draw_spaces
from rookery.draw.symbols import NAMESPACE, draw
from rookery.draw.tokens import THEMES, resolve, tokens
from rookery.kernel.errors import BadOption, listed, nearest, quote
from rookery.kernel.game import checked_number
from rookery.kernel.scene import Label, Scene

FONTS = "ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable', system-ui, sans-serif"
NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped; a player's name might."""
RIPPLES = 24
GOLDEN = 0.618034
"""Steps of the golden ratio spread evenly and look like chance."""
WORDS_ON = {"ice": "var(--on-ice-quiet)", "beach": "var(--on-beach)", "sea": "var(--on-sea)"}
"""The colour of a word by what it lies on."""


def picture(scene: Scene, *, theme: str = "light", size: int = 800, language: str = "en") -> str:
    """The scene as an SVG document, ``size`` pixels wide, in the light theme or the dark one."""
    if theme not in THEMES:
        hint = nearest(str(theme), THEMES)
        raise BadOption(f"there is no theme {quote(str(theme))}; the themes are {listed(THEMES)}{hint}")
    checked_number(size, "the size of a picture", least=16, most=16384)
    layout = Layout(scene, theme)
    root = _document(layout, size)
    _water(root, layout)
    draw_grounds(root, layout)
    draw_spaces(root, layout)
    draw_marks(root, layout)
    for label in scene.labels:
        _label(root, layout, label)
    draw_pieces(root, layout)
    _footer(root, layout)
    resolve(root, tokens(theme))
    indent(root)
    return NOT_XML.sub("\N{REPLACEMENT CHARACTER}", tostring(root, encoding="unicode")) + "\n"


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
    place = {"id": layout.reference(name), "x1": "0", "y1": "0", "x2": str(slant), "y2": "1"}
    gradient = SubElement(defs, "linearGradient", place)
    for index, token in enumerate(stops):
        offset = number(index / (len(stops) - 1))
        SubElement(gradient, "stop", {"offset": offset, "stop-color": f"var(--{token})"})


def _water(root: Element, layout: Layout) -> None:
    """The sea, calm but for a few ripples."""
    left, top, width, height = (float(text) for text in root.attrib["viewBox"].split())
    lengths = {"x": left, "y": top, "width": width, "height": height, "rx": width / 50}
    frame = {name: number(length) for name, length in lengths.items()}
    clip = SubElement(root, "clipPath", {"id": layout.reference("frame")})
    SubElement(clip, "rect", frame)
    SubElement(root, "rect", {**frame, "fill": layout.paint("sea")})
    ripples = SubElement(root, "g", {"opacity": ".3"})
    outlines = [thing.outline for things in (layout.scene.grounds, layout.scene.spaces) for thing in things]
    for index in range(RIPPLES):
        across, down = (0.08 + GOLDEN * index) % 0.88 + 0.06, (index + 0.7) / RIPPLES
        x, y = left + width * across, top + (height - layout.margin - layout.footer) * down
        if not any(reaches(outline, 1.2 * layout.unit, x, y) for outline in outlines):
            draw(ripples, "ripple", (x, y), layout.line * (0.9 + 0.35 * (index % 3)))


def _label(root: Element, layout: Layout, label: Label) -> None:
    """A quiet word on the ice, on the beach or on the water."""
    fill = WORDS_ON[layout.underfoot(label.x, label.y)]
    text = write(root, label.text, (label.x, label.y), min(layout.words, 0.4 * layout.unit), fill)
    text.set("text-anchor", "middle")


def _footer(root: Element, layout: Layout) -> None:
    """Who plays, and how the game stands; words that would be too long are written smaller."""
    scene, left, line = layout.scene, -0.4 * layout.line, layout.scene.height + layout.margin + 0.25 * layout.line
    fit = min(1.0, layout.room / (layout.seats_length or 1.0))
    step, height = layout.line * fit, layout.words * fit
    x = left
    for index, seat in enumerate(scene.seats):
        badge = group(root, "seat", index)
        draw(badge, "badge", (x + 0.2 * step, line), 1.3 * step)
        name = write(badge, seat.name, (x + 0.52 * step, line), height, "var(--on-sea)")
        name.set("font-weight", "700" if index == scene.turn else "400")
        x += 0.9 * step + LETTER * height * len(seat.name)
    height = layout.words * min(1.0, layout.room / (layout.status_length or 1.0))
    if layout.lines == 1:
        status = write(root, scene.status, (left + layout.room, line), height, "var(--on-sea)")
        status.set("text-anchor", "end")
    else:
        write(root, scene.status, (left, line + 0.62 * layout.line), height, "var(--on-sea)")
