"""The words below a picture: who plays, and how the game stands. A browser's page has its own."""

from collections.abc import Iterator
from functools import cached_property

from rookery.draw.display import Drawing, Part, Words
from rookery.draw.headline import headline
from rookery.draw.layout import Layout
from rookery.words import word

LETTER = 0.58
"""The width of a usual letter, of its height: a picture cannot measure its own words."""
LINE = 0.0885
"""The height of a line, of the width of the picture, so that words are as large in every picture."""


class Caption:
    """A line of seats, followed by the status, which goes below if the line would be too long."""

    def __init__(self, layout: Layout, language: str) -> None:
        self._scene = layout.scene
        self._left, self._top, self._width, height = layout.frame
        self._top += height
        self._line = LINE * self._width
        self._words = 0.32 * self._line
        self._names = [word(seat.name, language) for seat in layout.scene.seats]
        self._status = word(headline(layout.scene), language)

    @property
    def _capacity(self) -> float:
        """How long a line of words may be."""
        return self._width - 0.8 * self._line

    @cached_property
    def _seats_length(self) -> float:
        return sum(0.9 * self._line + LETTER * self._words * len(name) for name in self._names)

    @cached_property
    def _status_length(self) -> float:
        return LETTER * self._words * len(self._status)

    @property
    def lines(self) -> int:
        """How many lines of words there are."""
        return 1 if self._seats_length + self._status_length <= self._capacity else 2

    @property
    def height(self) -> float:
        """How high all of it is."""
        return (0.35 + 0.6 * self.lines) * self._line

    def parts(self) -> Iterator[Part]:
        """What is drawn; words that would be too long are written smaller."""
        fit = min(1.0, self._capacity / (self._seats_length or 1.0))
        step, height = self._line * fit, self._words * fit
        x, y = self._left + 0.4 * self._line, self._top + 0.45 * self._line
        for seat, name in enumerate(self._names):
            badge = Drawing(symbol="badge", x=0.2 * step, size=1.3 * step)
            bold = seat == self._scene.turn
            words = Words(words=name, x=0.52 * step, height=height, ink="on-sea", bold=bold, anchor="start")
            yield Part(key=f"seat-{seat}", sort="label", seat=seat, x=x, y=y, bits=(badge, words))
            x += 0.9 * step + LETTER * height * len(name)
        height = self._words * min(1.0, self._capacity / (self._status_length or 1.0))
        if self.lines == 1:
            x, anchor = self._left + 0.4 * self._line + self._capacity, "end"
        else:
            x, y, anchor = self._left + 0.4 * self._line, y + 0.62 * self._line, "start"
        status = Words(words=self._status, height=height, ink="on-sea", anchor=anchor)
        yield Part(key="status", sort="label", x=x, y=y, bits=(status,))
