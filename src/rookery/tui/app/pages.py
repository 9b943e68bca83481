"""Pages of text over the table: the help, the rules, the moves so far."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Static

from rookery.kernel.messages import speaker
from rookery.tui.app.keys import bind_keys
from rookery.tui.texts import Voice

say = speaker("tui")


class TextPage(ModalScreen[None]):
    """A text to read, with the keys of a pager."""

    CSS = """
    TextPage { align: center middle; }
    TextPage VerticalScroll { width: 90%; max-width: 90; height: 90%; background: $panel; padding: 1 2; }
    """
    KEYS: ClassVar = (
        ("escape,q,enter,f10", "close", say("key-close")),
        ("space,pagedown", "page(1)", ""),
        ("b,pageup", "page(-1)", ""),
    )

    def __init__(self, text: str, voice: Voice, *, at_end: bool = False) -> None:
        super().__init__()
        bind_keys(self, self.KEYS, voice)
        self._text = text
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """The text."""
        with VerticalScroll():
            yield Static(self._text, markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Begin at the top, or at the end where that is new."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_page(self, pages: int) -> None:
        """A page on or back."""
        scroll = self.query_one(VerticalScroll)
        (scroll.scroll_page_down if pages > 0 else scroll.scroll_page_up)(animate=False)
