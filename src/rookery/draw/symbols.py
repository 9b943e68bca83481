"""The drawings of every face, read from ``symbols.svg``."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from rookery.draw.shapes import number, pair
from rookery.draw.tokens import PAINTS
from rookery.kernel.scene import Point

NAMESPACE = "http://www.w3.org/2000/svg"


@cache
def symbols() -> dict[str, Element]:
    """The drawings of ``symbols.svg`` by id, each complete in itself."""
    text = Path(__file__).with_name("symbols.svg").read_text(encoding="utf-8")
    root = fromstring(text)  # noqa: S314 - a file of our own, not a stranger's
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{NAMESPACE}}}")
        element.text = element.tail = None
    named = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
    for use in list(root.iter("use")):
        use.tag = "g"
        use.append(_copy(named[use.attrib.pop("href").removeprefix("#")]))
    return {name: element for name, element in named.items() if element.tag == "symbol"}


def _copy(drawing: Element) -> Element:
    """A drawing as a group that can be put anywhere."""
    group = Element("g", {name: text for name, text in drawing.attrib.items() if name in PAINTS})
    group.extend(deepcopy(child) for child in drawing)
    return group


def view(name: str) -> tuple[float, float, float, float]:
    """The left and top of a drawing, its width and its height."""
    left, top, width, height = (float(text) for text in symbols()[name].attrib["viewBox"].split())
    return left, top, width, height


def spot(name: str, what: str, middle: Point, box: float) -> tuple[Point, float] | None:
    """Where a drawing that is put at a point has room for something (a letter, what is carried), and how much."""
    told = symbols()[name].get(f"data-{what}")
    if told is None:
        return None
    left, top, width, height = view(name)
    x, y, size = (float(text) for text in told.split())
    scale = box / 100
    at = middle[0] + (x - left - width / 2) * scale, middle[1] + (y - top - height / 2) * scale
    return at, size * scale


def draw(parent: Element, name: str, middle: Point, box: float, angle: float | None = None) -> Element:
    """Put a drawing with its middle at a point; what is 100 wide in the drawing is ``box`` wide in the picture."""
    symbol = symbols()[name]
    left, top, width, height = view(name)
    turn = ""
    if angle is not None and symbol.get("data-view") == "above":
        turn = f"rotate({number(angle)}) "
    elif angle is not None and symbol.get("data-view") == "side" and 0 < angle % 360 < 180:
        turn = "scale(-1 1) "
    group = _copy(symbol)
    group.set(
        "transform",
        f"translate({pair(middle)}) {turn}scale({number(box / 100)}) "
        f"translate({pair((-left - width / 2, -top - height / 2))})",
    )
    parent.append(group)
    return group
