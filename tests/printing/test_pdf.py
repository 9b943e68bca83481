"""Pages as a PDF: drawings stay drawings, letters are inside."""

import re
import zlib

import rookery
from rookery.printing import pictures
from rookery.printing.paper import PAPERS, Document, Line, Page, Picture, Words
from rookery.printing.pdf import pdf


def _made() -> tuple[bytes, list[int]]:
    drawn = pictures.drawn(rookery.game("penguin-soccer").start().scene(), "en")
    first = Page(PAPERS["a4"], [Words("Grüße", 20, 30), Picture(drawn.svg, 20, 40, 100, 100), Line(20, 150, 70, 150)])
    counted: list[int] = []
    return pdf(Document("A title", "de", [first, Page(PAPERS["a4"].turned)]), counted.append), counted


def test_pages_and_letters() -> None:
    """It has all pages, upright and turned; every typeface in it is embedded, and there is no picture of dots."""
    made, counted = _made()
    assert made.startswith(b"%PDF")
    assert counted == [0, 1]
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", made)
    assert {(round(float(x)), round(float(y))) for x, y in boxes} >= {(595, 842), (842, 595)}
    fonts = set(re.findall(rb"/BaseFont /(\S+)", made))
    assert any(name.endswith(b"+SourceSansPro") for name in fonts)
    assert all(b"+" in name for name in fonts)
    assert b"/Subtype /Image" not in made


def test_drawings_are_paths() -> None:
    """A board is drawn by curves, within its frame."""
    made, _ = _made()
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", made, re.DOTALL)
    text = b"".join(zlib.decompress(each) for each in streams if each[:1] == b"\x78")
    assert text.count(b" c\n") + text.count(b" c ") > 100
    assert b" W n" in text
