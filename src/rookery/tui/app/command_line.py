"""The line in which moves and commands are typed. While it is empty, its keys belong to the board."""

from collections.abc import Callable

from textual.events import Key
from textual.message import Message
from textual.widgets import Input

BOARD_KEYS = {"left", "right", "up", "down", "enter", "tab", "shift+tab", "escape", "space"}


class CommandLine(Input):
    """An input of one row that always has the focus."""

    DEFAULT_CSS = """
    CommandLine, CommandLine:focus { border: none; height: 1; padding: 0 1; background: $surface; }
    """

    class BoardKey(Message):
        """A key that was meant for the board."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, complete: Callable[[str], tuple[str, list[str]]], placeholder: str) -> None:
        super().__init__(placeholder=placeholder, compact=True)
        self._complete = complete
        """The longest line that what was typed surely goes on to, and all lines that it may go on to."""
        self.ways: list[str] = []

    async def _on_key(self, event: Key) -> None:
        if not self.value and event.key in BOARD_KEYS:
            event.stop()
            event.prevent_default()
            self.post_message(self.BoardKey(event.key))
        elif event.key in ("tab", "escape"):
            event.stop()
            event.prevent_default()
            self._finish() if event.key == "tab" else self.clear()
        else:
            await super()._on_key(event)

    def _finish(self) -> None:
        """Complete what was typed as far as it is certain."""
        certain, self.ways = self._complete(self.value)
        if certain:
            self.value = certain
            self.cursor_position = len(certain)
