"""What every part of a picture is made of: groups, polygons, words, slabs of ice."""

from xml.etree.ElementTree import Element, SubElement

from rookery.draw.layout import Layout
from rookery.draw.shapes import Outline, corners, number, shore
from rookery.kernel.scene import Point


def group(parent: Element, kind: str, seat: int | None = None) -> Element:
    """A part of the picture, in the colours of a seat."""
    return SubElement(parent, "g", {"class": kind if seat is None else f"{kind} seat-{seat}"})


def polygon(parent: Element, outline: Outline, **paints: str) -> Element:
    """A polygon with its paints."""
    attributes = {name.replace("_", "-"): text for name, text in paints.items()}
    return SubElement(parent, "polygon", {"points": corners(outline), "stroke-linejoin": "round", **attributes})


def curve(parent: Element, path: str, **paints: str) -> Element:
    """A path with its paints."""
    return SubElement(parent, "path", {"d": path, **{name.replace("_", "-"): text for name, text in paints.items()}})


def oval(parent: Element, middle: Point, radii: tuple[float, float], **paints: str) -> Element:
    """An ellipse with its paints."""
    place = {"cx": number(middle[0]), "cy": number(middle[1]), "rx": number(radii[0]), "ry": number(radii[1])}
    return SubElement(parent, "ellipse", {**place, **{name.replace("_", "-"): text for name, text in paints.items()}})


def write(parent: Element, words: str, at: Point, height: float, fill: str) -> Element:
    """Words whose middle line runs through a point; not every viewer knows dominant-baseline."""
    baseline = at[1] + 0.35 * height
    place = {"x": number(at[0]), "y": number(baseline), "font-size": number(height), "fill": fill}
    text = SubElement(parent, "text", place)
    text.text = words
    return text


def initial(parent: Element, letter: str, at: Point, height: float, fill: str) -> Element:
    """A bold letter or number in the middle of a piece."""
    text = write(parent, letter, at, height, fill)
    text.set("text-anchor", "middle")
    text.set("font-weight", "700")
    return text


def slab(parent: Element, layout: Layout, outline: Outline, rim: float) -> None:
    """A slab of ice round a polygon."""
    layers(parent, layout, shore(outline, rim), 0.22 * layout.unit * (0.6 + 0.4 * min(1.0, rim / layout.rim)))


def layers(parent: Element, layout: Layout, coast: str, thick: float) -> None:
    """A slab of ice: its shadow on the water, its side in the shade, its top with a lit edge."""
    for down, spread, dim in ((1.9, 1.3, 0.14), (1.7, 0.45, 0.22)):
        _sheet(parent, coast, thick * down, fill="var(--sea-shadow)", opacity=dim, spread=spread * thick)
    _sheet(parent, coast, thick, fill="var(--ice-shade)")
    _sheet(parent, coast, thick * 0.45, fill="var(--ice-edge)")
    top = _sheet(parent, coast, 0, fill=layout.paint("ice"))
    top.set("stroke", layout.paint("edge"))
    top.set("stroke-width", number(0.05 * layout.unit))


def _sheet(parent: Element, path: str, down: float, *, fill: str, opacity: float = 1, spread: float = 0) -> Element:
    """One layer of a slab, some way below its top."""
    sheet = curve(parent, path, fill=fill)
    if down:
        sheet.set("transform", f"translate(0 {number(down)})")
    if opacity < 1:
        sheet.set("opacity", number(opacity))
    if spread:
        sheet.set("stroke", fill)
        sheet.set("stroke-width", number(spread))
    return sheet
