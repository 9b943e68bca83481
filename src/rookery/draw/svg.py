"""A scene as a picture: one SVG document that needs nothing beside itself.

The board is drawn as a page draws it, part by part; below it stands who plays and how the game stands. Then every
custom property is replaced by its value, so that viewers without CSS show the same. No rule and no game is known here.
"""

import re
from collections.abc import Collection, Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from msgspec.structs import replace

from rookery import catalog
from rookery.draw.board import display
from rookery.draw.caption import Caption
from rookery.draw.display import Drawing, Part, Path, Words
from rookery.draw.headline import headline
from rookery.draw.layout import Layout
from rookery.draw.looks import shared
from rookery.draw.shapes import number, pair
from rookery.draw.symbols import NAMESPACE, group
from rookery.draw.tokens import SCENERIES, THEMES, resolve, stylesheet, tokens
from rookery.kernel.errors import BadOption, UnknownGame, nearest, quote
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_number
from rookery.kernel.scene import Point, Scene
from rookery.words import ENGLISH, as_sentence, word

say = speaker("draw")

FONTS = "ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable', system-ui, sans-serif"
NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML document may hold, not even escaped; a player's name might."""
CALM = ".3"
"""How faint ripples are."""
SMALLER = 0.8
"""How large what follows the letter of a piece is, such as a number."""


def picture(
    scene: Scene,
    *,
    theme: str = "light",
    scenery: str = SCENERIES[0],
    size: int = 800,
    language: str = ENGLISH,
    bare: bool = False,
    without: Collection[str] = (),
) -> str:
    """The scene as an SVG document, ``size`` pixels wide, in the light theme or the dark one, and in a scenery.

    A ``bare`` one is the board alone, without the words below it; spaces and pieces ``without`` whom are left out.
    """
    for given, known in ((theme, THEMES), (scenery, SCENERIES)):
        if given not in known:
            near = nearest(str(given), known)
            raise BadOption(say("no-theme", theme=quote(str(given)), near=near, themes=known))
    checked_number(size, say("size"), least=16, most=16384)
    root = Picture(Layout(scene), theme, language, bare=bare).drawn(size, without)
    return _written(root, theme, scene.game, scenery)


def cut_out(scene: Scene, thing: str, side: float, *, scenery: str = SCENERIES[0], language: str = ENGLISH) -> str:
    """One piece or space alone, in the middle of a square of so many of the scene's own lengths."""
    drawing = Picture(Layout(scene), THEMES[0], language, bare=True)
    return _written(drawing.alone(thing, side), THEMES[0], scene.game, scenery)


def _written(root: Element, theme: str, game: str, scenery: str) -> str:
    resolve(root, tokens(theme, game, scenery), stylesheet(game))
    indent(root)
    return NOT_XML.sub("\N{REPLACEMENT CHARACTER}", tostring(root, encoding="unicode")) + "\n"


class Picture:
    """One picture while it is drawn."""

    def __init__(self, layout: Layout, theme: str, language: str, *, bare: bool) -> None:
        self._layout = layout
        self._theme = theme
        self._language = language
        self._caption = None if bare else Caption(layout, language)

    def drawn(self, size: int, without: Collection[str]) -> Element:
        """The whole document."""
        left, top, width, height = self._layout.frame
        whole = height + (self._caption.height if self._caption else 0)
        root = self._root((left, top), (width, whole), size)
        self._tell(root)
        defs = self._defs(root)
        corner = width / 50
        self._clip(defs, corner)
        box = {"x": left, "y": top, "width": width, "height": whole, "rx": corner}
        SubElement(root, "rect", {name: number(each) for name, each in box.items()} | {"fill": self.paint("sea")})
        world = SubElement(root, "g", {"clip-path": self.paint("frame")})
        for part in display(self._layout):
            if part.id not in without:
                self.part(world, part)
        for part in self._caption.parts() if self._caption else ():
            self.part(root, part)
        return root

    def alone(self, thing: str, side: float) -> Element:
        """A document of one thing, about its middle."""
        root = self._root((-side / 2, -side / 2), (side, side), round(side))
        self._defs(root)
        for part in display(self._layout):
            if part.id == thing:
                self.part(root, replace(part, x=0, y=0))
        return root

    def _root(self, corner: Point, measures: Point, size: int) -> Element:
        width, height = measures
        return Element(
            "svg",
            {
                "xmlns": NAMESPACE,
                "role": "img",
                "width": str(size),
                "height": str(round(size * height / width)),
                "viewBox": f"{pair(corner)} {pair(measures)}",
                "font-family": FONTS,
            },
        )

    def _defs(self, root: Element) -> Element:
        defs = SubElement(root, "defs")
        self.gradients(defs)
        return defs

    def _tell(self, root: Element) -> None:
        """The title and description for screen readers."""
        scene, language = self._layout.scene, self._language
        status = headline(scene)
        SubElement(root, "title").text = word(say("title", game=_title(scene.game), status=status), language)
        sentences = [status, *(piece.label for piece in scene.pieces)]
        SubElement(root, "desc").text = " ".join(as_sentence(word(text, language)) for text in sentences)

    def reference(self, name: str) -> str:
        """The id of a part of this picture; game and theme keep two pictures on one page apart."""
        return f"rookery-{self._layout.scene.game}-{self._theme}-{name}"

    def paint(self, name: str) -> str:
        """How a gradient of this picture is named where something is filled with it."""
        return f"url(#{self.reference(name)})"

    def _token(self, name: str | None) -> str:
        """A paint by its name."""
        if name is None:
            return "none"
        return self.paint(name) if name in shared().gradients else f"var(--{name})"

    def gradients(self, defs: Element) -> None:
        """The gradients that boards are filled with."""
        self._gradient(defs, "sea", ("sea", "sea-deep"), slant=0)
        for name, gradient in shared().gradients.items():
            self._gradient(defs, name, gradient.stops, gradient.slant)

    def _gradient(self, defs: Element, name: str, stops: Sequence[str], slant: float) -> None:
        place = {"id": self.reference(name), "x1": "0", "y1": "0", "x2": number(slant), "y2": "1"}
        gradient = SubElement(defs, "linearGradient", place)
        for index, token in enumerate(stops):
            offset = number(index / (len(stops) - 1))
            SubElement(gradient, "stop", {"offset": offset, "stop-color": f"var(--{token})"})

    def _clip(self, defs: Element, corner: float) -> None:
        """What is seen of the board: round at its upper corners, straight above the words."""
        left, top, width, height = self._layout.frame
        right, bottom = left + width, top + height
        path = (
            f"M{pair((left, bottom))}V{number(top + corner)}Q{pair((left, top))} {pair((left + corner, top))}"
            f"H{number(right - corner)}Q{pair((right, top))} {pair((right, top + corner))}V{number(bottom)}Z"
        )
        clip = SubElement(defs, "clipPath", {"id": self.reference("frame")})
        SubElement(clip, "path", {"d": path})

    # Parts

    def part(self, parent: Element, part: Part) -> None:
        """A part about its own point, in the colours of its seat."""
        scale = f" scale({part.scale:.6g})" if part.scale != 1 else ""
        made = SubElement(parent, "g", {"transform": f"translate({pair((part.x, part.y))}){scale}"})
        if part.seat is not None:
            made.set("class", f"seat-{part.seat}")
        if part.sort == "ripple":
            made.set("opacity", CALM)
        if part.id is not None:
            made.set("data-id", part.id)
        if part.label and part.sort == "piece":
            SubElement(made, "title").text = word(part.label, self._language)
        for bit in part.bits:
            match bit:
                case Path():
                    self._path(made, bit)
                case Drawing():
                    self._drawing(made, bit, part)
                case Words():
                    self._words(made, bit)

    def _path(self, parent: Element, path: Path) -> None:
        made = SubElement(parent, "path", {"d": path.d, "fill": self._token(path.fill)})
        if path.stroke is not None:
            line = {"stroke": self._token(path.stroke), "stroke-width": number(path.width)}
            made.attrib |= {**line, "stroke-linejoin": "round", "stroke-linecap": "round"}
        if path.dashes is not None:
            made.set("stroke-dasharray", pair(path.dashes))
        if path.opacity != 1:
            made.set("opacity", number(path.opacity))
        if path.down:
            made.set("transform", f"translate(0 {number(path.down)})")

    def _drawing(self, parent: Element, bit: Drawing, part: Part) -> None:
        symbol = self._layout.symbols[bit.symbol]
        turn = ""
        if bit.turns and part.mirrored:
            turn = "scale(-1 1) "
        elif bit.turns and part.angle:
            turn = f"rotate({number(part.angle)}) "
        back = -symbol.left - symbol.width / 2, -symbol.top - symbol.height / 2
        made = self.symbol(bit.symbol)
        made.set(
            "transform",
            f"translate({pair((bit.x, bit.y))}) {turn}scale({number(bit.size / 100)}) translate({pair(back)})",
        )
        parent.append(made)

    def symbol(self, name: str) -> Element:
        """A drawing, to be put somewhere: here a copy, since a picture on its own is read by viewers of all kinds."""
        return group(self._layout.symbols[name].element)

    def _words(self, parent: Element, bit: Words) -> None:
        """Words whose middle is at a point; not every viewer knows dominant-baseline."""
        place = {"x": number(bit.x), "y": number(bit.y + 0.35 * bit.height), "font-size": number(bit.height)}
        text = SubElement(parent, "text", {**place, "fill": f"var(--{bit.ink})", "text-anchor": bit.anchor})
        if bit.bold:
            text.set("font-weight", "700")
        text.text = word(bit.words, self._language)
        if bit.follows:
            SubElement(text, "tspan", {"font-size": number(SMALLER * bit.height)}).text = bit.follows


def _title(game: str) -> str:
    """The title of a game; its key if the game is unknown."""
    try:
        return catalog.room(game).title
    except UnknownGame:
        return game
