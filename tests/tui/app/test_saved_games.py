"""Saved games on the screen."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from rookery.kernel.errors import BadOption
from rookery.tui import saved
from rookery.tui.app.joining import Joining
from rookery.tui.app.replay import Replay
from rookery.tui.app.saved_games import OpenOther, SavedGames
from rookery.tui.app.table import Table
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.texts import Voice
from tests.tui.app.stage import SOCCER, app, local, perform, screen, seen, settle


def kept(name: str, *moves: str, bot: str = "egg", start: str = "") -> Path:
    """A saved game."""
    game = LocalGame(SOCCER.read(start) if start else SOCCER.start(), [PERSON, bot], "2026-01-31")
    for move in moves:
        game.play(move)
    saved.folder().mkdir(parents=True, exist_ok=True)
    file = saved.folder() / name
    saved.save(game, file)
    return file


def test_a_list() -> None:
    """Each game has a line; what cannot be read is listed by its name, and refused with a sentence."""
    kept("game.json", "Bn")
    (saved.folder() / "broken.json").write_text("{")

    async def play(pilot: Pilot[None]) -> None:
        assert "Penguin Soccer, 2026-01-31: 1 move, not over" in screen(pilot)
        entries = pilot.app.screen.query_one(OptionList)
        entries.highlighted = next(at for at in range(2) if entries.get_option_at_index(at).prompt == "broken.json")
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, SavedGames)
        assert "cannot be resumed" in seen(pilot, "problem")

    staged = app()
    staged.first = SavedGames(Voice())
    perform(staged, play)


def test_a_game_is_resumed_and_kept() -> None:
    """It goes on where it stood, in its own file."""
    file = kept("game.json", "Bn", "Psw")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Table)
        assert local(pilot).moves == ["Bn", "Psw"]
        await pilot.press(*"Mn", "enter")
        await settle(pilot)
        assert saved.load(file).moves == local(pilot).moves
        assert len(local(pilot).moves) == 4

    staged = app()
    staged.first = SavedGames(Voice())
    perform(staged, play)


def test_a_game_that_is_over_is_replayed() -> None:
    """There is nothing to resume; any other game can be replayed too."""
    kept("over.json", "Kne", start="f6^,-,-/-,-,- f6 w 0")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Replay)

    staged = app()
    staged.first = SavedGames(Voice())
    perform(staged, play)


def test_no_game() -> None:
    """An empty list says so."""

    async def play(pilot: Pilot[None]) -> None:
        assert seen(pilot, "problem") == "There is no saved game yet."
        await pilot.press("f2")

    staged = app()
    staged.first = SavedGames(Voice())
    perform(staged, play)


@pytest.mark.parametrize(
    ("typed", "said"),
    [("no-such-file.json", "cannot be resumed"), ("ftp://nowhere", "link"), ("http://here/m/", "match")],
)
def test_other_files_and_links(typed: str, said: str) -> None:
    """What is no game and no link is refused with a sentence."""

    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one(Input).value = typed
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, OpenOther)
        assert said in seen(pilot, "problem")

    staged = app()
    staged.first = OpenOther(Voice())
    perform(staged, play)


def test_a_link_leads_to_the_way_in() -> None:
    """Then a name is asked for."""

    async def play(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one(Input).value = "http://localhost:1/m/abc#seat=token"
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Joining)

    staged = app()
    staged.first = OpenOther(Voice())
    perform(staged, play)


def test_programs_are_not_started_by_a_file() -> None:
    """Who plays against a program says so."""
    file = kept("game.json", "Bn", bot="cmd:./engine")
    with pytest.raises(BadOption, match="is the program"):
        app().open_file(file, replay=False)
