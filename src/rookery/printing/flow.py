"""Text and pictures one below the other, over as many pages as it takes."""

from collections.abc import Iterable, Iterator, Sequence

from rookery.kernel.messages import speaker
from rookery.printing.faces import POINT, Face, Span, width
from rookery.printing.paper import INK, MARGIN, QUIET, Document, Item, Line, Page, Picture, Press, Words

say = speaker("printing")

TITLE, HEADING, BODY, SMALL = 24.0, 14.0, 10.5, 8.5
"""Sizes of letters, in points."""
LEADING = 1.4
"""From one line to the next, of the size of the letters."""
APART = 0.4
"""What paragraphs beside a picture keep from each other, of the size of their letters."""
ROW = 8.0
"""Between two lines to write on by hand."""


class Flow:
    """Fills pages from the top down."""

    def __init__(self, press: Press, title: str) -> None:
        self._press, self._paper, self._title = press, press.paper, title
        self._pages: list[Page] = []
        self._y = 0.0
        self.page_break()

    @property
    def width(self) -> float:
        """How wide lines may be."""
        return self._paper.inner[0]

    @property
    def left(self) -> float:
        """How much of this page is left."""
        return self._paper.height - MARGIN - self._y

    def put(self, *items: Item) -> None:
        """Put something on this page, wherever it says."""
        self._pages[-1].items.extend(items)

    @property
    def y(self) -> float:
        """How far down this page is full."""
        return self._y

    def page_break(self) -> None:
        """Begin a page."""
        self._pages.append(Page(self._paper))
        self._y = MARGIN
        self._press.progress(len(self._pages))

    def need(self, height: float) -> None:
        """Begin a page unless so much fits on this one; what is higher than a page begins on a new one too."""
        if height > self.left and self._y > MARGIN:
            self.page_break()

    def space(self, height: float) -> None:
        """Leave something empty, except at the top of a page."""
        if self._y > MARGIN:
            self._y += height

    def gap(self, height: float) -> None:
        """Go on so much farther down."""
        self._y += height

    def title(self, words: str, below: str = "") -> None:
        """The name of all of it, and a line about it."""
        self.paragraph([Span(words, "title")], points=TITLE)
        if below:
            self.paragraph([Span(below)], points=BODY + 1, ink=QUIET)
        self.space(3)

    def heading(self, words: str, keep: float = 20) -> None:
        """A heading, on the page of what follows it."""
        self.space(4)
        self.need(HEADING * POINT * LEADING + keep)
        self.paragraph([Span(words, "title")], points=HEADING)
        self.space(1)

    def paragraph(
        self,
        spans: Sequence[Span],
        *,
        points: float = BODY,
        indent: float = 0,
        bullet: str = "",
        ink: str = INK,
    ) -> None:
        """Some text, in lines; a bullet stands before its first one."""
        lines = list(wrapped(spans, points, self.width - indent))
        height = points * POINT * LEADING
        # Two lines at least stay together.
        self.need(height * min(2, len(lines)))
        for number, line in enumerate(lines):
            self.need(height)
            self._y += height
            base = self._y - 0.3 * height
            if bullet and number == 0:
                self.put(Words(bullet, MARGIN + indent - width(bullet, "text", points) - 1.5, base, "text", points))
            self.put(*placed(line, MARGIN + indent, base, points, ink))

    def picture(self, svg: str, across: float, down: float, about: str = "") -> None:
        """A picture in the middle of the page."""
        self.need(down)
        self.put(Picture(svg, MARGIN + (self.width - across) / 2, self._y, across, down, about))
        self._y += down

    def beside(
        self, picture: Picture, paragraphs: Iterable[tuple[Sequence[Span], float]], *, rows: int = 0, gap: float = 6
    ) -> None:
        """A picture at the left; beside it paragraphs in their sizes, and lines to write on by hand."""
        x, room = MARGIN + picture.width + gap, self.width - picture.width - gap
        lines = [
            (line, points, points * POINT * (LEADING + (APART if number == 0 else 0)))
            for spans, points in paragraphs
            for number, line in enumerate(wrapped(spans, points, room))
        ]
        down = max(picture.height, sum(height for _, _, height in lines) + rows * ROW)
        self.need(down)
        y = self._y
        self.put(picture._replace(x=MARGIN, y=y))
        for line, points, height in lines:
            y += height
            self.put(*placed(line, x, y - 0.3 * points * POINT * LEADING, points, INK))
        for _ in range(rows):
            y += ROW
            self.put(Line(x, y, x + room, y))
        self._y += down

    def table(self, rows: Sequence[Sequence[Sequence[Span]]], points: float = SMALL + 1) -> None:
        """Cells in columns as wide as their words ask for, a line below the first row."""
        widths = self._columns(rows, points)
        height = points * POINT * LEADING
        for number, row in enumerate(rows):
            cells = [list(wrapped(spans, points, wide - 3)) for spans, wide in zip(row, widths, strict=True)]
            down = height * max((len(lines) for lines in cells), default=1) + 1.2
            self.need(down)
            x = MARGIN
            for lines, wide in zip(cells, widths, strict=True):
                for at, line in enumerate(lines):
                    self.put(*placed(line, x, self._y + height * (at + 0.75), points, INK))
                x += wide
            self._y += down
            if number == 0:
                self.put(Line(MARGIN, self._y - 0.6, MARGIN + sum(widths), self._y - 0.6))
        self.space(2)

    def _columns(self, rows: Sequence[Sequence[Sequence[Span]]], points: float) -> list[float]:
        """How wide each column is: as its longest cell, or its share where all together are too wide."""
        columns = max(len(row) for row in rows)
        longest = [max(_length(row[at], points) + 4 for row in rows) for at in range(columns)]
        narrow = self.width / columns
        if sum(longest) <= self.width:
            return longest
        spare = self.width - sum(wide for wide in longest if wide <= narrow)
        wider = sum(wide for wide in longest if wide > narrow)
        return [wide if wide <= narrow else spare * wide / wider for wide in longest]

    def document(self) -> Document:
        """All pages, numbered."""
        for number, page in enumerate(self._pages, 1):
            footer = self._press.word(say("footer", title=self._title, page=number, pages=len(self._pages)))
            page.items.append(Words(footer, MARGIN, page.paper.height - MARGIN / 2, "text", SMALL, QUIET))
        return Document(self._title, self._press.language, self._pages)


def _length(spans: Sequence[Span], points: float) -> float:
    return sum(width(span.words, span.face, points) for span in spans)


def wrapped(spans: Sequence[Span], points: float, across: float) -> Iterator[list[Span]]:
    """Spans in lines that are no longer than so many millimetres; what has no space in it is not broken."""
    line: list[Span] = []
    length = 0.0
    for piece in _words(spans):
        long = sum(width(part.words, part.face, points) for part in piece)
        gap = width(" ", piece[0].face, points) if line else 0.0
        if line and length + gap + long > across:
            yield line
            line, length, gap = [], 0.0, 0.0
        if line:
            line.append(Span(" ", piece[0].face))
        line += piece
        length += gap + long
    yield line


def _words(spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Words between spaces; one may be of several faces."""
    word: list[Span] = []
    for words, face in spans:
        first, *others = words.split(" ")
        if first:
            word.append(Span(first, face))
        for each in others:
            if word:
                yield word
            word = [Span(each, face)] if each else []
    if word:
        yield word


def placed(line: Sequence[Span], x: float, y: float, points: float, ink: str) -> Iterator[Words]:
    """A line of spans from a point on: neighbours in the same face are one."""
    joined: list[tuple[str, Face]] = []
    for words, face in line:
        if joined and joined[-1][1] == face:
            joined[-1] = joined[-1][0] + words, face
        else:
            joined.append((words, face))
    for words, face in joined:
        yield Words(words, x, y, face, points, ink)
        x += width(words, face, points)
