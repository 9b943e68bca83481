"""The app: full screen, from the choice of a game to its end."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.screen import Screen

from rookery.kernel.errors import BadOption, quote
from rookery.kernel.messages import Text, speaker
from rookery.tui import saved
from rookery.tui.app.local_match import LocalMatch
from rookery.tui.app.pace import Clock
from rookery.tui.app.table import Table
from rookery.tui.app.table_match import TableMatch
from rookery.tui.local_game import LocalGame
from rookery.tui.paces import Pace
from rookery.tui.texts import Voice, resume_command
from rookery.tui.thinking import Beside, Thinker
from rookery.words import ENGLISH

say = speaker("tui")


class RookeryApp(App[None]):
    """Rookery in a terminal, as large as that is."""

    TITLE = "Rookery"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self,
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
        self.new_clock = clock
        self._seed = seed
        self._last: LocalMatch | None = None
        self.first: Screen[None] | None = None
        """The screen to begin with, over the choice of a game."""

    def on_mount(self) -> None:
        """Whoever named a game is at its table at once; when they leave it, they choose another."""
        if self.first:
            self.push_screen(self.first, lambda _: self.choose())
        else:
            self.choose()

    def choose(self) -> None:
        """Choose a game."""
        # A form has many kinds of fields; whoever named a game need not wait until they are loaded.
        from rookery.tui.app.chooser import Chooser

        self.push_screen(Chooser(self.voice))

    def on_unmount(self) -> None:
        """No bot thinks on when the screen is gone."""
        self.thinker.close()

    def table(self, match: TableMatch) -> Table:
        """A table for a match."""
        return Table(match, self.thinker, self.voice, self.new_clock(), self.pace)

    def local_match(self, local: LocalGame, file: Path | None = None) -> LocalMatch:
        """A match at this terminal."""
        self._last = LocalMatch(local, self.thinker, file, self._seed)
        return self._last

    @property
    def farewell(self) -> Text:
        """How to go on with the last match later; nothing where there is nothing to go on with."""
        match = self._last
        if match is None or match.file is None or match.local.position.outcome is not None:
            return ""
        return say("saved", command=resume_command(match.file.absolute(), match.local.seats))

    def open_file(self, file: Path, *, replay: bool) -> None:
        """Resume a saved game; one that is over, or is to be replayed, is shown. BadGameFile says what is wrong."""
        local = saved.load(file, lambda message: self.notify(self.voice.word(message)))
        if replay or local.position.outcome is not None:
            self.push_screen(self.replay_of(local))
            return
        unknown = saved.unknown_bots(local)
        if unknown:
            raise BadOption(say("programs-in-file", program=quote(unknown[0])))
        self.sit_down(local, file if saved.is_own(file, local) else None)

    def replay_of(self, local: LocalGame) -> Screen[None]:
        """A game shown again."""
        from rookery.tui.app.replay import Replay

        return Replay(local, self.thinker, self.voice)

    def way_to(self, link: str) -> Screen[None]:
        """The way to a match on a server, to join or to watch it; BadLink says what is wrong with a link."""
        # What talks to a server is loaded when there is one.
        from rookery.client.links import read_link
        from rookery.tui.app.joining import Joining

        return Joining(read_link(link), self.voice)

    def sit_down(self, local: LocalGame, file: Path | None = None) -> None:
        """Play a game at this terminal."""
        self.push_screen(self.table(self.local_match(local, file)))
