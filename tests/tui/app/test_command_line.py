"""The line for typing: its keys belong to the board while it is empty."""

from textual.app import App, ComposeResult
from textual.pilot import Pilot

from rookery.tui.app.command_line import CommandLine
from tests.tui.app.stage import perform


class Stage(App[None]):
    """A line alone, which knows how hello and help begin."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    def compose(self) -> ComposeResult:
        """The line."""
        yield CommandLine(lambda typed: ("hel", ["hello", "help"]) if typed == "h" else (typed, []), "type")

    def on_command_line_board_key(self, event: CommandLine.BoardKey) -> None:
        """Write it down."""
        self.keys.append(event.key)


def test_keys() -> None:
    """Arrows, Enter, Tab, Escape and Space are the board's, until something is typed."""

    async def play(pilot: Pilot[None]) -> None:
        line = pilot.app.query_one(CommandLine)
        line.focus()
        await pilot.press("up", "enter", "tab", "escape", "space", "left")
        assert pilot.app.keys == ["up", "enter", "tab", "escape", "space", "left"]  # type: ignore[attr-defined]
        await pilot.press("h", "tab")
        assert (line.value, line.ways) == ("hel", ["hello", "help"])
        await pilot.press("left", "x")
        assert line.value == "hexl"
        await pilot.press("escape")
        assert line.value == ""

    perform(Stage(), play)  # type: ignore[arg-type]
