"""Pages as a PDF: pictures stay drawings, and the typefaces are in it (fpdf2, of the extra ``print``)."""

import io
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from rookery.draw import typeface
from rookery.printing import faces
from rookery.printing.faces import FAMILIES, file
from rookery.printing.paper import Document, Line, Picture, Words

if TYPE_CHECKING:
    from fpdf import FPDF


def pdf(document: Document, progress: Callable[[int], None]) -> bytes:
    """The document; ``progress`` is called with how many pages are done."""
    from fpdf import FPDF

    faces.silence()
    made = FPDF(unit="mm")
    made.set_auto_page_break(False)
    made.set_title(document.title)
    made.set_creator("Rookery")
    made.set_lang(document.language)
    for face, (family, _) in FAMILIES.items():
        made.add_font(family, "", file(face))
    # Pictures ask for it in bold too, and it is bold by itself.
    made.add_font(typeface.FAMILY, "B", typeface.FILE)
    for done, page in enumerate(document.pages):
        progress(done)
        made.add_page(format=(page.paper.width, page.paper.height))
        for item in page.items:
            _draw(made, item)
    return bytes(made.output())


def _draw(made: "FPDF", item: Words | Picture | Line) -> None:
    match item:
        case Words():
            made.set_font(FAMILIES[item.face][0], size=item.points)
            made.set_text_color(item.ink)
            made.text(item.x, item.y, item.words)
        case Line():
            made.set_draw_color(item.ink)
            made.set_line_width(item.width)
            made.set_dash_pattern(*((1.5, 1.5) if item.dashed else (0, 0)))
            made.line(item.x, item.y, item.to_x, item.to_y)
        case Picture():
            # Land goes on beyond the frame, and fpdf2 does not clip drawings by themselves.
            with made.rect_clip(item.x, item.y, item.width, item.height):
                drawing = io.BytesIO(_plain(item.svg).encode())
                made.image(drawing, item.x, item.y, item.width, item.height, alt_text=item.about or None)


def _plain(svg: str) -> str:
    """A picture without what only a screen reader reads."""
    return re.sub(r"<(title|desc)>.*?</\1>", "", svg, flags=re.DOTALL)
