"""The app: full screen, from the choice of a game to its end."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.screen import Screen

from rookery.tui.app.chooser import Chooser
from rookery.tui.app.local_match import LocalMatch
from rookery.tui.app.pace import Clock, Pace
from rookery.tui.app.table import Table
from rookery.tui.app.table_match import TableMatch
from rookery.tui.local_game import LocalGame
from rookery.tui.texts import Voice
from rookery.tui.thinking import Beside, Thinker
from rookery.words import ENGLISH


class RookeryApp(App[None]):
    """Rookery in a terminal, as large as that is."""

    TITLE = "Rookery"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
        first: Callable[["RookeryApp"], Screen[None]] | None = None,
        *,
        language: str = ENGLISH,
        thinker: Thinker | None = None,
        clock: Callable[[], Clock] = Clock,
        pace: Pace = "normal",
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.voice = Voice(language)
        self.thinker: Thinker = thinker or Beside()
        self.pace: Pace = pace
        self._clock = clock
        self._seed = seed
        self._first = first

    def on_mount(self) -> None:
        """The choice of a game lies under everything else."""
        self.push_screen(Chooser(self.voice))
        if self._first:
            self.push_screen(self._first(self))

    def on_unmount(self) -> None:
        """No bot thinks on when the screen is gone."""
        self.thinker.close()

    def table(self, match: TableMatch) -> Table:
        """A table for a match."""
        return Table(match, self.thinker, self.voice, self._clock(), self.pace)

    def local_match(self, local: LocalGame, file: Path | None = None) -> LocalMatch:
        """A match at this terminal."""
        return LocalMatch(local, self.thinker, file, self._seed)

    def sit_down(self, local: LocalGame, file: Path | None = None) -> None:
        """Play a game at this terminal."""
        self.push_screen(self.table(self.local_match(local, file)))
