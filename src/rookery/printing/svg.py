"""Pages as SVG documents, one a page, complete in themselves: the letters that they need are in them."""

import base64
import io
import re
from collections.abc import Iterator
from html import escape

from rookery.draw.symbols import NAMESPACE
from rookery.printing import faces
from rookery.printing.faces import FAMILIES, POINT, Face, file
from rookery.printing.paper import Document, Line, Page, Picture, Words

EXACT = "text{font-kerning:none;white-space:pre;text-rendering:geometricPrecision}"
"""Letters are as wide as they were measured: without this, browsers round their widths."""


def pages(document: Document) -> list[str]:
    """The documents."""
    faces.silence()
    return [_page(document, page) for page in document.pages]


def _page(document: Document, page: Page) -> str:
    across, down = page.paper
    items = "\n".join(_item(each, at) for at, each in enumerate(page.items))
    return (
        f'<svg xmlns="{NAMESPACE}" width="{across:g}mm" height="{down:g}mm" viewBox="0 0 {across:g} {down:g}" '
        f'xml:lang="{document.language}">\n<title>{escape(document.title)}</title>\n'
        f"<style>{''.join(_faces(page))}{EXACT}</style>\n"
        f'<rect width="100%" height="100%" fill="#FFFFFF"/>\n{items}\n</svg>\n'
    )


def _item(item: Words | Picture | Line, number: int) -> str:
    match item:
        case Words():
            family, size = FAMILIES[item.face][0], item.points * POINT
            place = f'x="{item.x:.2f}" y="{item.y:.2f}" font-size="{size:.3f}" fill="{item.ink}"'
            return f'<text {place} font-family="{family}, sans-serif">{escape(item.words, quote=False)}</text>'
        case Line():
            place = f'x1="{item.x:.2f}" y1="{item.y:.2f}" x2="{item.to_x:.2f}" y2="{item.to_y:.2f}"'
            dashes = ' stroke-dasharray="1.5 1.5"' if item.dashed else ""
            return f'<line {place} stroke="{item.ink}" stroke-width="{item.width:g}"{dashes}/>'
        case Picture():
            return _inner(item, number)


def _inner(item: Picture, number: int) -> str:
    """A picture within the page: its ids are its own, though others of the same game lie beside it."""
    place = f'x="{item.x:.2f}" y="{item.y:.2f}" width="{item.width:.2f}" height="{item.height:.2f}"'
    svg = re.sub(r'width="[\d.]+" height="[\d.]+"', place, item.svg, count=1)
    return re.sub(r'(id="|url\(#)rookery-', rf"\1p{number}-", svg).strip()


def _faces(page: Page) -> Iterator[str]:
    """The letters of each face that are on a page, as the page's own fonts."""
    letters: dict[Face, set[str]] = {}
    for item in page.items:
        if isinstance(item, Words):
            letters.setdefault(item.face, set()).update(item.words)
        elif isinstance(item, Picture):
            letters.setdefault("title", set()).update(*re.findall(r">([^<>]+)<", item.svg))
    for face, used in sorted(letters.items()):
        made = base64.b64encode(_subset(face, used)).decode()
        yield f"@font-face{{font-family:'{FAMILIES[face][0]}';src:url(data:font/ttf;base64,{made})}}"


def _subset(face: Face, letters: set[str]) -> bytes:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(file(face))
    subsetter = Subsetter(Options(layout_features=[], hinting=False, notdef_outline=True))
    subsetter.populate(text="".join(letters))
    subsetter.subset(font)
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()
