"""Text over pages: lines fit, pages follow each other, nothing is printed outside of the margins."""

from rookery.printing.faces import Span, width
from rookery.printing.flow import BODY, Flow, wrapped
from rookery.printing.paper import MARGIN, PAPERS, Line, Picture, Press, Words

LONG = "one two three four five six seven eight nine ten " * 200


def test_lines_fit() -> None:
    """No line is longer than asked for, no word is lost, and faces stay with their words."""
    spans = [Span("a bold", "bold"), Span("er word and "), Span(LONG)]
    lines = list(wrapped(spans, BODY, 80))
    assert len(lines) > 10
    assert all(sum(width(span.words, span.face, BODY) for span in line) <= 80 for line in lines)
    said = " ".join("".join(span.words for span in line) for line in lines)
    assert said.split() == "".join(span.words for span in spans).split()
    assert Span("bold", "bold") in lines[0]
    assert Span("er") in lines[0]


def test_a_word_that_is_too_long_is_not_broken() -> None:
    """It has a line of its own."""
    assert [[span.words for span in line] for line in wrapped([Span("a " + "m" * 200 + " b")], BODY, 50)] == [
        ["a"],
        ["m" * 200],
        ["b"],
    ]


def test_pages_follow_each_other() -> None:
    """Long text goes on on the next page, within the margins, and every page has its number."""
    counted: list[int] = []
    flow = Flow(Press(progress=counted.append), "A title")
    flow.paragraph([Span(LONG * 5)])
    document = flow.document()
    assert counted == list(range(1, len(document.pages) + 1))
    assert len(document.pages) > 1
    for number, page in enumerate(document.pages, 1):
        *text, footer = page.items
        assert isinstance(footer, Words)
        assert footer.words == f"A title · page {number} of {len(document.pages)}"
        assert all(MARGIN <= item.y <= page.paper.height - MARGIN for item in text)


def test_a_heading_stays_with_what_follows() -> None:
    """A heading that would stand alone at the foot of a page begins the next one."""
    flow = Flow(Press(), "A title")
    flow.gap(flow.left - 15)
    flow.heading("Heading", keep=20)
    assert [len(page.items) for page in flow.document().pages] == [1, 2]


def test_words_and_lines_beside_a_picture() -> None:
    """They stand right of it; what does not fit goes to the next page together."""
    flow = Flow(Press(), "A title")
    flow.gap(flow.left - 30)
    flow.beside(Picture("<svg/>", 0, 0, 60, 50), [([Span(LONG[:300])], BODY)], rows=2)
    first, second = flow.document().pages
    assert len(first.items) == 1
    picture, *others, _ = second.items
    assert isinstance(picture, Picture)
    assert (picture.x, picture.y) == (MARGIN, MARGIN)
    assert all(item.x > MARGIN + 60 for item in others)
    assert sum(isinstance(item, Line) for item in others) == 2


def test_tables_fit_the_page() -> None:
    """Columns are as wide as their words, or share the page."""
    flow = Flow(Press(), "A title")
    flow.table([[[Span("a", "bold")], [Span("b", "bold")]], [[Span("short")], [Span(LONG[:400])]]])
    (page,) = flow.document().pages
    rule = next(item for item in page.items if isinstance(item, Line))
    assert rule.to_x <= PAPERS["a4"].width - MARGIN + 0.01
    assert all(
        item.x + width(item.words, item.face, item.points) <= rule.to_x
        for item in page.items[:-1]
        if isinstance(item, Words)
    )
