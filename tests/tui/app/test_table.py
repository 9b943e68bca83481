"""The table: whole games by mouse, arrows and typed moves; what is marked, told and asked."""

from textual.pilot import Pilot

import rookery
from rookery.tui.app.board_view import BoardView
from rookery.tui.app.pace import READING, SHOWN
from rookery.tui.app.table import Table
from tests.tui.app.stage import (
    DRIFTING,
    OWN_GOAL,
    ROLLED,
    SOCCER,
    Impatient,
    enter,
    local,
    perform,
    screen,
    seen,
    settle,
    table,
)


async def click(pilot: Pilot[None], thing: str) -> None:
    """Click on a thing of the board."""
    view = pilot.app.screen.query_one(BoardView)
    extent = view._canvas.extents[thing]  # type: ignore[union-attr]
    await pilot.click(BoardView, offset=(extent.column - view._left, extent.row - view._top))
    await settle(pilot)


def test_a_move_by_the_mouse() -> None:
    """A piece, a square, a direction of the compass; then the bot answers."""

    async def play(pilot: Pilot[None]) -> None:
        for thing in ("white-baby", "a3", "facing-se"):
            await click(pilot, thing)
        assert local(pilot).moves[0] == "Bn>se"
        assert len(local(pilot).moves) == 2
        assert "White: Move a penguin" in seen(pilot, "status")
        assert "White's Baby slides in to a3." in seen(pilot, "told")

    perform(table(SOCCER.start(), 0), play)


def test_a_move_by_arrows() -> None:
    """Arrows go over what can be touched, Enter touches it, Escape takes it back."""

    async def play(pilot: Pilot[None]) -> None:
        at = pilot.app.screen
        assert isinstance(at, Table)
        assert at.hand is not None
        await pilot.press("tab", "tab")
        await pilot.press("enter")
        assert "white" in at.hand.chosen[0]
        await pilot.press("escape")
        assert not at.hand.chosen
        before = at.hand.cursor
        await pilot.press("up")
        await pilot.press("down")
        await pilot.press("left")
        await pilot.press("right")
        assert at.hand.cursor in at.hand.touchable
        assert before in at.hand.touchable
        for _ in range(3):
            await pilot.press("enter")
        await settle(pilot)
        assert len(local(pilot).moves) == 2

    perform(table(SOCCER.start(), 0), play)


def test_what_can_be_touched_is_bracketed() -> None:
    """Signs stand around every place that can be chosen, without any colour."""

    async def play(pilot: Pilot[None]) -> None:
        assert "[M]" in screen(pilot)
        assert "(P)" in screen(pilot)
        assert "(B)" in screen(pilot)
        await click(pilot, "white-baby")
        assert screen(pilot).count("·)") + screen(pilot).count("[·]") == 3

    perform(table(SOCCER.start(), 0), play)


def test_typed_moves_and_several_in_a_row() -> None:
    """Moves are typed too, a whole path at once; what is wrong with one is told, and nothing is played."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "p11 r3 q1")
        assert "Q1 cannot follow p11 r3" in seen(pilot, "told")
        assert local(pilot).moves == []
        await enter(pilot, "p11 r3")
        assert local(pilot).moves == ["p11", "r3"]
        await enter(pilot, "nonsense")
        assert "A move is a step (r1)" in seen(pilot, "told")

    perform(table(ROLLED, 0, 1), play)


def test_a_whole_path_by_one_touch() -> None:
    """A place several steps away is touched like a near one."""

    async def play(pilot: Pilot[None]) -> None:
        await click(pilot, "n13")
        assert len(local(pilot).moves) > 1
        assert local(pilot).moves[-1] == "n13"

    perform(table(ROLLED.play("p11"), 0, 1), play)


def test_a_caution_is_asked() -> None:
    """A move that helps the other is asked for first: no takes it back, yes makes it."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Ksw")
        assert "Do it anyway?" in seen(pilot, "status")
        await enter(pilot, "n")
        assert local(pilot).moves == []
        await enter(pilot, "Ksw")
        await pilot.press("left", "enter")
        await settle(pilot)
        assert local(pilot).moves == ["Ksw"]
        assert "Black wins" in seen(pilot, "status")

    perform(table(OWN_GOAL, 0), play)


def test_why_not() -> None:
    """What cannot be touched has its reason."""

    async def play(pilot: Pilot[None]) -> None:
        await click(pilot, "black-mama")
        assert seen(pilot, "told").endswith(".")
        assert "Black" in seen(pilot, "told")

    perform(table(SOCCER.start(), 0), play)


def test_bots_are_paced_and_can_be_hurried() -> None:
    """Every move of a bot's is shown for a while: as long as the pace says."""

    async def play(pilot: Pilot[None]) -> None:
        at = pilot.app.screen
        assert isinstance(at, Table)
        assert isinstance(at.clock, Impatient)
        assert local(pilot).position.outcome is not None
        assert set(at.clock.waited) == {SHOWN["act"]}
        assert len(at.clock.waited) == 6

    perform(table(rookery.game("penguin-soccer", ply_cap=6).start()), play)


def test_what_moved_last_is_marked() -> None:
    """The last turn stays pointed out until something is taken up."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Bn")
        view = pilot.app.screen.query_one(BoardView)
        assert view._marks.last >= {"white-baby", "a3"}

    perform(table(SOCCER.start(), 0, 1), play)


def test_an_answer_for_every_time() -> None:
    """An answer may be given always: from then on it is announced, and given by itself, until that is taken back."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "always")
        moves = local(pilot).moves
        assert moves[0] == "="
        at = pilot.app.screen
        assert isinstance(at, Table)
        for _ in range(6):
            if at.hand is not None:
                at.typed(at.hand.position.moves[:1])
            await settle(pilot)
        assert moves.count("=") > 1
        assert READING in at.clock.waited  # type: ignore[attr-defined]
        await enter(pilot, "always")
        assert seen(pilot, "told") == "From now on you are asked again."

    perform(table(DRIFTING, 0, 1, 2, 3), play)


def test_wide_windows_show_the_moves() -> None:
    """The moves so far stand beside the board where there is room."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Bn")
        assert "White's Baby slides in to a3." in screen(pilot)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "White's Baby slides in to a3." in seen(pilot, "told")

    perform(table(SOCCER.start(), 0, 1), play, size=(120, 40))


def test_a_window_that_is_too_small() -> None:
    """Instead of a board in pieces there is a sentence."""

    async def play(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(50, 16)
        await settle(pilot)
        assert "This window is too small for the board: it needs" in seen(pilot, "status")

    perform(table(SOCCER.start(), 0, 1), play)


def test_every_game_fits() -> None:
    """All games, with all their players, fit 80 columns and 24 rows, and no letter is wide."""
    for key in rookery.games():
        game = rookery.game(key, players=max(2, rookery.game(key).room.players[1]))
        position = game.start(seed=1)
        while position.seat is None:
            position = position.roll(1)

        async def play(pilot: Pilot[None]) -> None:
            view = pilot.app.screen.query_one(BoardView)
            assert view.needs is None
            left, top, right, bottom = view._canvas.bounds  # type: ignore[union-attr]
            assert right - left < view.size.width
            assert bottom - top < view.size.height
            assert all(len(line) <= 80 for line in screen(pilot).splitlines())

        perform(table(position, *range(game.players)), play)
