"""The first screen: games, seats, options, and what is wrong with them."""

from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Select

import rookery
from rookery.tui.app.chooser import Chooser
from rookery.tui.app.saved_games import OpenOther, SavedGames
from tests.tui.app.stage import app, local, perform, screen, seen, settle


async def choose(pilot: Pilot[None], key: str) -> None:
    """Put the cursor on a game."""
    pilot.app.screen.query_one(OptionList).highlighted = rookery.games().index(key)
    await settle(pilot)


def test_enter_plays() -> None:
    """Each game can be played as it is shown."""

    async def play(pilot: Pilot[None]) -> None:
        for key in rookery.games():
            await choose(pilot, key)
            title = rookery.game(key).room.title
            assert title in screen(pilot)
            await pilot.press("enter")
            await settle(pilot)
            assert local(pilot).game == rookery.game(key)
            assert local(pilot).seats == ["person", "chick"]
            await pilot.press("f10")
            await settle(pilot)

    perform(app(), play)


def test_seats_and_options() -> None:
    """Another number of players has other seats; options have their values."""

    async def play(pilot: Pilot[None]) -> None:
        await choose(pilot, "penguin-game")
        at = pilot.app.screen
        at.query_one("#players", Select).value = "3"
        await settle(pilot)
        at.query_one("#seat-0", Select).value = "adult"
        at.query_one("#seat-2", Select).value = "person"
        at.query_one("#option-flamethrowers", Select).value = "on"
        await pilot.press("f2")
        await settle(pilot)
        assert local(pilot).seats == ["adult", "chick", "person"]
        assert local(pilot).game == rookery.game("penguin-game", players=3, flamethrowers=True)

    perform(app(), play)


def test_what_is_wrong_is_told() -> None:
    """An option that cannot be is refused with what it takes."""

    async def play(pilot: Pilot[None]) -> None:
        await choose(pilot, "penguin-soccer")
        field = pilot.app.screen.query_one("#option-ply_cap", Input)
        field.value = "many"
        await pilot.press("f2")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Chooser)
        assert 'Ply_cap="many"' in seen(pilot, "problem") or "ply_cap" in seen(pilot, "problem")

    perform(app(), play)


def test_the_other_ways_to_a_game() -> None:
    """Saved games, and links or files."""

    async def play(pilot: Pilot[None]) -> None:
        for key, there in {"f3": SavedGames, "f4": OpenOther}.items():
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(pilot.app.screen, there)
            await pilot.press("escape")
            await settle(pilot)
            assert isinstance(pilot.app.screen, Chooser)

    perform(app(), play)


def test_in_german() -> None:
    """Everything has its words."""

    async def play(pilot: Pilot[None]) -> None:
        await choose(pilot, "polar-dare")
        assert "wähle ein Spiel" in screen(pilot)
        assert "Ein Mensch" in screen(pilot)

    perform(app("de"), play)
