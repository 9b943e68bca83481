"""Games on file: those saved here, to be resumed or replayed; and any file or link that somebody names."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from rookery import catalog
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Text, speaker
from rookery.records import record as records
from rookery.tui import saved
from rookery.tui.app.keys import Key, bind_keys
from rookery.words import as_sentence

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from rookery.tui.app.app import RookeryApp
    from rookery.tui.texts import Voice

say = speaker("tui")

MOST = 200
"""So many of the newest games are listed."""


class _Files(Screen[None]):
    """A screen that leads to games, and says what is wrong with a file."""

    CSS = """
    SavedGames #title, OpenOther #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    SavedGames OptionList { height: 1fr; border: none; padding: 1 0; }
    OpenOther Static { padding: 1 1; height: auto; }
    OpenOther #title { padding: 0 1; }
    #problem { height: auto; max-height: 4; color: $error; padding: 0 1; }
    """

    KEYS: ClassVar[tuple[Key, ...]] = ()

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        bind_keys(self, self.KEYS, voice)
        self._voice = voice

    @property
    def _app(self) -> RookeryApp:
        return cast("RookeryApp", self.app)

    def tell(self, text: Text) -> None:
        """Say what is wrong."""
        self.query_one("#problem", Static).update(as_sentence(self._voice.word(text)) if text else "")

    def action_close(self) -> None:
        """Back to the choice of a game."""
        self.dismiss()


class SavedGames(_Files):
    """The games that are saved here, the newest first. Enter resumes one; one that is over is replayed."""

    KEYS: ClassVar = (
        ("f2", "resume", say("key-resume")),
        ("f3", "replay", say("key-replay")),
        ("escape,f10", "close", say("key-back")),
    )

    def compose(self) -> ComposeResult:
        """A list of games."""
        word = self._voice.word
        yield Static(word(say("saved-games")), id="title", markup=False)
        self._files = newest(saved.folder())
        yield OptionList(*(Entry(self._line(file), id=str(at)) for at, file in enumerate(self._files)), markup=False)
        yield Static("" if self._files else word(say("no-saved-games")), id="problem", markup=False)
        yield Footer(show_command_palette=False)

    def _line(self, file: Path) -> str:
        """A game in a line: which one, how far, and its file."""
        with contextlib.suppress(RookeryError, OSError, ValueError):
            record = records.decode(file.read_bytes(), saved.find_game)
            title = catalog.room(record.game).title
            state = say("saved-over") if record.result else say("saved-open")
            moves = say("saved-game", title=title, date=record.date or "", plies=len(record.moves), state=state)
            return self._voice.word(moves)
        return file.name

    def on_option_list_option_selected(self, _event: OptionList.OptionSelected) -> None:
        """Enter."""
        self.action_resume()

    def action_resume(self) -> None:
        """Go on with a game; one that is over can only be looked at."""
        self._open(replay=False)

    def action_replay(self) -> None:
        """Look at a game from its start."""
        self._open(replay=True)

    def _open(self, *, replay: bool) -> None:
        at = self.query_one(OptionList).highlighted
        if at is None:
            return
        try:
            self._app.open_file(self._files[at], replay=replay)
        except RookeryError as problem:
            self.tell(problem.message)


class OpenOther(_Files):
    """A link or a file, typed or pasted."""

    KEYS: ClassVar = (("escape,f10", "close", say("key-back")),)

    def compose(self) -> ComposeResult:
        """One line to type in."""
        word = self._voice.word
        yield Static(word(say("choose-open")), id="title", markup=False)
        yield Static(word(say("about-open")), markup=False)
        yield Input(placeholder="http://…/m/…#seat=…", compact=True, id="what")
        yield Static(id="problem", markup=False)
        yield Footer(show_command_palette=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Open it."""
        what = event.value.strip()
        try:
            if "://" in what:
                self._app.push_screen(self._app.way_to(what))
            elif what:
                self._app.open_file(Path(what).expanduser(), replay=False)
        except RookeryError as problem:
            self.tell(problem.message)


def newest(folder: Path) -> list[Path]:
    """The files of saved games, the newest first."""
    with contextlib.suppress(OSError):
        return sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)[:MOST]
    return []
