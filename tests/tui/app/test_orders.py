"""What can be typed besides moves, and the keys for it."""

from pathlib import Path

from textual.pilot import Pilot

from rookery.tui import saved
from rookery.tui.app.board_view import BoardView
from rookery.tui.app.chooser import Chooser
from rookery.tui.app.command_line import CommandLine
from rookery.tui.app.pages import TextPage
from rookery.tui.app.table import Table
from tests.tui.app.stage import OWN_GOAL, SOCCER, enter, local, perform, screen, seen, settle, table


def test_pages() -> None:
    """Help, rules and the moves so far are pages; any of the usual keys closes them."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Bn")
        for key, words in {
            "f1": "Or type a move",
            "f4": "You can play: ",
            "f7": "Penguin Soccer",
        }.items():
            await pilot.press(key)
            await settle(pilot)
            assert isinstance(pilot.app.screen, TextPage)
            assert words in screen(pilot)
            await pilot.press("space", "b", "q")
            await settle(pilot)
            assert isinstance(pilot.app.screen, Table)

    perform(table(SOCCER.start(), 0), play, size=(80, 30))


def test_a_hint() -> None:
    """It is told and pointed out, until something happens."""

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f2")
        await settle(pilot)
        assert "Hint: Kne (White: goal in 1 ply, proven)" in seen(pilot, "told")
        assert isinstance(pilot.app.screen, Table)
        (kick,) = (choice for choice in local(pilot).position.choices() if choice.move == "Kne")
        assert pilot.app.screen.hint == set(kick.touches)

    perform(table(SOCCER.read("f6^,-,-/-,-,- f6 w 0"), 0), play)


def test_undo() -> None:
    """The last own move and the answer to it are taken back; past a roll there is nothing to undo."""

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f3")
        await settle(pilot)
        assert seen(pilot, "told") == "There is nothing to undo."
        await enter(pilot, "Bn")
        assert len(local(pilot).moves) == 2
        await enter(pilot, "undo")
        assert local(pilot).moves == []
        assert "(P)" in screen(pilot)

    perform(table(SOCCER.start(), 0), play)


def test_the_board_stands_upright() -> None:
    """A board on its corner can be turned, and the compass turns with it."""

    async def play(pilot: Pilot[None]) -> None:
        assert "↖n" in screen(pilot)
        await pilot.press("f5")
        await settle(pilot)
        assert "↑n" in screen(pilot)
        assert pilot.app.screen.query_one(BoardView).needs is None

    perform(table(SOCCER.start(), 0), play)


def test_pace_and_levels() -> None:
    """The pace goes round or is named; levels are changed by their names."""

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("f6")
        assert seen(pilot, "told") == "Pace: fast."
        await enter(pilot, "pace slow")
        assert seen(pilot, "told") == "Pace: slow."
        await enter(pilot, "level emu")
        assert "emu" in seen(pilot, "told")
        await enter(pilot, "level adult")
        assert local(pilot).seats == ["person", "adult"]
        assert "adult" in seen(pilot, "seats")

    perform(table(SOCCER.start(), 0), play)


def test_saving_and_leaving(tmp_path: Path) -> None:
    """A match is on file from its first move on, and can be kept in another file too; leaving goes to the games."""

    async def play(pilot: Pilot[None]) -> None:
        assert list(saved.folder().glob("*")) == []
        await enter(pilot, "Bn")
        (file,) = saved.folder().iterdir()
        assert saved.load(file).moves == local(pilot).moves
        await enter(pilot, f"save {tmp_path / 'other.json'}")
        assert "Saved. To resume: rookery play --resume" in seen(pilot, "told")
        await enter(pilot, f"save {tmp_path / 'other.json'}")
        await enter(pilot, f"save {file}")
        assert "already exists" in seen(pilot, "told")
        await pilot.press("f10")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Chooser)

    saved.folder().mkdir(parents=True)
    perform(table(SOCCER.start(), 0), play)


def test_the_beginning_of_a_move() -> None:
    """It lists how it can go on; Tab completes as far as that is certain."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "mn>")
        assert "Mn>nw Slide Mama to a1 and turn to face the edge" in seen(pilot, "told")
        await enter(pilot, "M")
        assert "Mn>nw Mn Mn>ne" in seen(pilot, "told")
        await pilot.press("m", "n", "e", "tab")
        assert seen(pilot, "told") == "Mne>n Mne Mne>e."
        assert pilot.app.screen.query_one(CommandLine).value == "Mne"
        await pilot.press("escape")
        assert pilot.app.screen.query_one(CommandLine).value == ""

    perform(table(SOCCER.start(), 0), play)


def test_when_it_is_somebody_elses_turn() -> None:
    """Moves and hints have to wait."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Kne")
        assert local(pilot).position.outcome is not None
        await enter(pilot, "Mn")
        assert seen(pilot, "told") == "It's not your turn."
        await enter(pilot, "hint")
        assert seen(pilot, "told") == "It's not your turn."
        await enter(pilot, "always")
        assert "No answer here" in seen(pilot, "told")
        await enter(pilot, "resign")
        assert "that is for matches on a server" in seen(pilot, "told")

    perform(table(SOCCER.read("f6^,-,-/-,-,- f6 w 0"), 0), play)


def test_questions_can_be_answered_by_words() -> None:
    """Yes and no in every language."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Ksw")
        await enter(pilot, "nein")
        assert local(pilot).moves == []
        await enter(pilot, "Ksw")
        await enter(pilot, "y")
        assert local(pilot).moves == ["Ksw"]

    perform(table(OWN_GOAL, 0, 1), play)
