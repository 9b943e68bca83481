"""The buttons under the board."""

from textual.app import App, ComposeResult
from textual.pilot import Pilot

from rookery.tui.app.bar import Bar
from tests.tui.app.stage import perform, settle


class Stage(App[None]):
    """A bar alone."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[int] = []

    def compose(self) -> ComposeResult:
        """The bar."""
        yield Bar()

    def on_bar_pressed(self, event: Bar.Pressed) -> None:
        """Write it down."""
        self.pressed.append(event.number)


def test_pressing() -> None:
    """A click finds its button; between two of them there is none."""

    async def play(pilot: Pilot[None]) -> None:
        bar = pilot.app.query_one(Bar)
        bar.show(["Yes", "No"], 1)
        await settle(pilot)
        assert bar.render_line(0).text.rstrip() == "  Yes   [No]"
        for (column, _), number in zip(bar.columns, (0, 1), strict=True):
            await pilot.click(Bar, offset=(int(column), 0))
            await settle(pilot)
            assert pilot.app.pressed[-1] == number  # type: ignore[attr-defined]
        await pilot.click(Bar, offset=(40, 0))
        assert len(pilot.app.pressed) == 2  # type: ignore[attr-defined]

    perform(Stage(), play)  # type: ignore[arg-type]


def test_long_words_are_cut() -> None:
    """All buttons fit the line, however long their words are."""

    async def play(pilot: Pilot[None]) -> None:
        bar = pilot.app.query_one(Bar)
        bar.show(["a long label " * 9] * 4)
        line = bar.render_line(0).text
        assert len(line) == 80
        assert line.count("…") == 4
        assert line.endswith(" ")

    perform(Stage(), play)  # type: ignore[arg-type]
