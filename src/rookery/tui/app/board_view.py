"""The board on the screen: the drawing in letters, with what can be touched, what is chosen and what moved last."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseMove, Resize
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from rookery.draw.text import Canvas, Extent, drawn
from rookery.kernel.scene import Scene
from rookery.tui.compass import draw_compass
from rookery.tui.places import Point
from rookery.words import ENGLISH

STYLES = {
    None: Style(),
    "quiet": Style(color="#7f93a8"),
    "strong": Style(bold=True),
    "seat0": Style(color="#ff8a75", bold=True),
    "seat1": Style(color="#7db4ff", bold=True),
    "seat2": Style(color="#6fdc94", bold=True),
    "seat3": Style(color="#ffc857", bold=True),
}
"""Coral, blue, green and amber; letters tell seats apart too."""
TARGET = Style(color="#e8fff6", bgcolor="#146b4d", bold=True)
CURSOR = Style(bold=True, reverse=True)
CHOSEN = Style(color="#1b1b1b", bgcolor="#ffd75e", bold=True)
LAST = Style(underline=True, bgcolor="#33415c")
HINT = Style(color="#1b1b1b", bgcolor="#c792ea", bold=True)
USUAL = (80, 17)
"""The columns and rows that are left for a board in a terminal of 80 by 24: every board fits there."""
REACH = 3.0
"""Columns within which a click still finds something; rows count as two columns."""


@dataclass(frozen=True)
class Marks:
    """What is pointed out on a board, by ids."""

    targets: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    hint: frozenset[str] = frozenset()
    cursor: str | None = None


@dataclass(frozen=True)
class _Mark:
    """How something is pointed out: in a style, and between two signs where there is room for them."""

    style: Style
    signs: str = ""


class BoardView(Widget):
    """A scene, drawn as large as there is room. It tells what is touched; what that means is not its business."""

    DEFAULT_CSS = "BoardView { height: 1fr; width: 1fr; }"

    class Touched(Message):
        """Somebody has clicked on things: the topmost first."""

        def __init__(self, things: tuple[str, ...]) -> None:
            super().__init__()
            self.things = things

    class Hovered(Message):
        """The mouse is over things."""

        def __init__(self, things: tuple[str, ...]) -> None:
            super().__init__()
            self.things = things

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__()
        self._language = language
        self._scene: Scene | None = None
        self._marks = Marks()
        self._canvas: Canvas | None = None
        self._shown: dict[tuple[int, int], tuple[str, Style]] = {}
        self._left = self._top = 0
        self._hovered: tuple[str, ...] = ()
        self.upright = False

    def show(self, scene: Scene, marks: Marks) -> None:
        """Draw another scene, or the same with other marks."""
        if scene != self._scene:
            self._scene, self._canvas = scene, None
        self._marks = marks
        self._draw()

    def stand(self, *, upright: bool) -> None:
        """Let a board that stands on a corner stand upright, or on its corner again."""
        self.upright, self._canvas = upright, None
        self._draw()

    @property
    def places(self) -> dict[str, Point]:
        """The middle of everything that can be drawn, in columns of equal width."""
        extents = self._canvas.extents if self._canvas else {}
        return {thing: _seen(extent) for thing, extent in extents.items()}

    @property
    def needs(self) -> tuple[int, int] | None:
        """The columns and rows that the board needs, where it does not fit; None where it does."""
        scene = self._scene
        if self._canvas is None or scene is None or (self.size.width >= USUAL[0] and self.size.height >= USUAL[1]):
            return None
        left, top, right, bottom = self._canvas.bounds
        if not self._canvas.crowded and right - left < self.size.width and bottom - top < self.size.height:
            return None
        left, top, right, bottom = self._drawn(scene, *USUAL).frame
        return right - left + 1, bottom - top + 1

    def _drawn(self, scene: Scene, columns: int, rows: int) -> Canvas:
        return drawn(scene, language=self._language, columns=columns, rows=rows, upright=self.upright)

    def _draw(self) -> None:
        if self._scene is None or not self.size.width:
            return
        width, height = self.size
        if self._canvas is None:
            self._canvas = self._drawn(self._scene, width, height)
            draw_compass(self._canvas, self._scene, columns=width, rows=height, upright=self.upright)
            left, top, right, bottom = self._canvas.frame
            self._left = min(left - max(0, width - (right - left + 1)) // 2, self._canvas.bounds[0])
            self._top = top - max(0, height - (bottom - top + 1)) // 2
        self._shown = {at: (cell.character, STYLES[cell.style]) for at, cell in self._canvas.cells.items()}
        for thing, mark in self._pointed_out():
            self._point_out(self._canvas, thing, mark)
        self.refresh()

    def _pointed_out(self) -> Iterable[tuple[str, _Mark]]:
        """What is to be marked, the most important last."""
        marks = self._marks
        yield from ((thing, _Mark(LAST)) for thing in marks.last)
        yield from ((thing, _Mark(HINT, "<>")) for thing in marks.hint)
        yield from ((thing, _Mark(TARGET, "()")) for thing in marks.targets)
        yield from ((thing, _Mark(CHOSEN)) for thing in marks.chosen)
        if marks.cursor:
            yield marks.cursor, _Mark(CURSOR, "[]")

    def _point_out(self, canvas: Canvas, thing: str, mark: _Mark) -> None:
        extent = canvas.extents.get(thing)
        if extent is None:
            return
        first, last = extent.column, extent.column + extent.width - 1
        for column in range(first, last + 1):
            character, style = self._shown.get((column, extent.row), (" ", STYLES[None]))
            self._shown[column, extent.row] = character, style + mark.style
        beside = [(first - 1, extent.row), (last + 1, extent.row)]
        if mark.signs and not any(each in canvas.cells for each in beside):
            for each, sign in zip(beside, mark.signs, strict=True):
                self._shown[each] = sign, mark.style

    def render_line(self, y: int) -> Strip:
        """One row of the screen."""
        row, ground = self._top + y, self.rich_style
        segments = []
        for column in range(self._left, self._left + self.size.width):
            character, style = self._shown.get((column, row), (" ", STYLES[None]))
            segments.append(Segment(character, ground + style))
        return Strip(segments).simplify()

    def _under(self, x: int, y: int) -> tuple[str, ...]:
        """What is drawn there, the topmost first; or else what is near."""
        if self._canvas is None:
            return ()
        column, row = self._left + x, self._top + y
        cell = self._canvas.cells.get((column, row))
        if cell is not None and cell.ids:
            return cell.ids
        near = {
            thing: abs(extent.middle[0] - column) - extent.width / 2 + 2 * abs(extent.row - row)
            for thing, extent in self._canvas.extents.items()
        }
        return tuple(thing for thing in sorted(near, key=lambda thing: near[thing]) if near[thing] <= REACH)

    def on_click(self, event: Click) -> None:
        """Tell what was touched."""
        self.post_message(self.Touched(self._under(event.x, event.y)))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Tell what the mouse is over, when that changes."""
        under = self._under(event.x, event.y)
        if under != self._hovered:
            self._hovered = under
            self.post_message(self.Hovered(under))

    def on_resize(self, _event: Resize) -> None:
        """Draw it anew in its new size."""
        self._canvas = None
        self._draw()


def _seen(extent: Extent) -> Point:
    """A point as the eye measures it: rows are about twice as high as columns are wide."""
    column, row = extent.middle
    return column, 2 * row
