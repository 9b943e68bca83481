"""A row of buttons under the board, for what the board alone could not tell apart."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from rookery.tui.places import Point

BUTTON = Style(color="#e8fff6", bgcolor="#146b4d")
CURSOR = Style(bold=True, reverse=True)
GAP = 2


class Bar(Widget):
    """Buttons by their words; each has as much room as there is."""

    DEFAULT_CSS = "Bar { height: 1; width: 1fr; }"

    class Pressed(Message):
        """A button was pressed: its number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        super().__init__()
        self._labels: tuple[str, ...] = ()
        self._cursor: int | None = None

    def show(self, labels: Sequence[str], cursor: int | None = None) -> None:
        """Offer these buttons, with the cursor on one of them."""
        self._labels, self._cursor = tuple(labels), cursor
        self.refresh()

    @property
    def columns(self) -> list[Point]:
        """Where the middle of each button is."""
        return [((first + last) / 2, 0) for first, last in self._extents()]

    def _extents(self) -> list[tuple[int, int]]:
        found, column = [], 1
        for text in self._texts():
            found.append((column, column + len(text) - 1))
            column += len(text) + GAP
        return found

    def _texts(self) -> list[str]:
        """The words of each button, cut short where they would not fit all together."""
        count = len(self._labels)
        most = max(8, (self.size.width - 2 - GAP * count) // max(1, count) - 2)
        room = self.size.width - 2 - (GAP + 2) * count
        fits = sum(map(len, self._labels)) <= room
        cut = [label if fits or len(label) <= most else f"{label[: most - 1]}…" for label in self._labels]
        return [f"[{label}]" if at == self._cursor else f" {label} " for at, label in enumerate(cut)]

    def render_line(self, y: int) -> Strip:
        """The row."""
        segments = [Segment(" ", self.rich_style)]
        for at, text in enumerate(self._texts() if y == 0 else ()):
            style = CURSOR if at == self._cursor else BUTTON
            segments += [Segment(text, self.rich_style + style), Segment(" " * GAP, self.rich_style)]
        return Strip(segments).adjust_cell_length(self.size.width, self.rich_style)

    def on_click(self, event: Click) -> None:
        """Tell which one was pressed."""
        for number, (first, last) in enumerate(self._extents()):
            if first <= event.x <= last:
                self.post_message(self.Pressed(number))
