"""Pages as SVG documents that need nothing beside them."""

import re
from xml.etree.ElementTree import fromstring

from rookery.printing import svg
from rookery.printing.paper import PAPERS, Document, Line, Page, Picture, Words

SMALL = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><linearGradient id="rookery-x"/></defs>'
DRAWN = SMALL + '<rect fill="url(#rookery-x)"/><text>Q</text></svg>'
PAGE = Page(
    PAPERS["a4"],
    [
        Words("5 < 6 & ä", 10, 20, "bold"),
        Picture(DRAWN, 1, 2, 30, 40),
        Picture(DRAWN, 50, 2, 30, 40),
        Line(1, 1, 9, 1, dashed=True),
    ],
)


def test_a_page_is_a_document() -> None:
    """It is as large as its paper, has a title, and holds what lies on the page."""
    (made,) = svg.pages(Document("A & B", "de", [PAGE]))
    root = fromstring(made)  # noqa: S314 - our own
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert "5 &lt; 6 &amp; ä" in made
    assert "<title>A &amp; B</title>" in made
    assert "stroke-dasharray" in made


def test_pictures_keep_their_ids_apart() -> None:
    """Two pictures of one game do not share what they refer to."""
    (made,) = svg.pages(Document("A", "en", [PAGE]))
    ids = re.findall(r'id="([^"]+)"', made)
    assert len(ids) == len(set(ids)) == 2
    assert all(f"url(#{name})" in made for name in ids)


def test_letters_are_inside() -> None:
    """Each face that is used is in the document, and no address of anything outside."""
    (made,) = svg.pages(Document("A", "en", [PAGE]))
    assert made.count("@font-face") == 2
    assert "data:font/ttf;base64," in made
    assert len(made) < 40_000
    assert not re.search(r"href=|url\((?!data:|#)", made)
