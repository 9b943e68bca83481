"""The moves so far, in words."""

from rich.text import Text as Styled
from textual.widgets import RichLog

from rookery.tui.app.board_view import STYLES
from rookery.tui.local_game import LocalGame
from rookery.tui.texts import Voice

LATEST = 3
"""So many of the last moves may be told below the board."""


class History(RichLog):
    """What each move did, in words; the newest is at the bottom."""

    can_focus = False

    def __init__(self, voice: Voice) -> None:
        super().__init__(wrap=True, markup=False, min_width=1)
        self._voice = voice
        self._lines: list[Styled] = []
        self._plies: list[str] = []

    def show(self, local: LocalGame) -> None:
        """Show the moves of a game: only those that are new, unless some were taken back."""
        same = self._plies == local.moves[: len(self._plies)]
        if not same:
            self.clear()
            self._plies, self._lines = [], []
        for at in range(len(self._plies), len(local.moves)):
            self._lines.append(ply_in_words(local, at, self._voice))
            self._plies.append(local.moves[at])
            self.write(self._lines[-1])

    @property
    def lines_in_words(self) -> list[Styled]:
        """All of them."""
        return self._lines

    @property
    def latest(self) -> str:
        """The last moves as one line, the newest first."""
        return "  ".join(line.plain for line in reversed(self._lines[-LATEST:]))


def ply_in_words(local: LocalGame, at: int, voice: Voice) -> Styled:
    """One move or roll: its text, and what it did."""
    seat = local.positions[at].seat
    told = voice.narration(local.positions[at + 1].happened)
    line = Styled()
    line.append(local.moves[at], STYLES["strong" if seat is None else f"seat{seat}"])
    return line.append(f" {told}" if told else "")
