"""A game shown again: plies, scrubber, chances."""

import pytest
from textual.pilot import Pilot

from rookery.kernel.game import Position
from rookery.tui import thinking
from rookery.tui.app.replay import Replay, Scrubber
from rookery.tui.app.table import Table
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.thinking import Mind
from tests.tui.app.stage import SOCCER, app, local, perform, screen, seen, settle

MOVES = ("Bn", "Psw", "Mn")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judging is tested where it is done; here White is always ahead."""

    def judged(_mind: Mind, position: Position) -> tuple[float, ...]:
        assert position.outcome is None
        return 0.75, 0.25

    monkeypatch.setattr(thinking, "_chances", judged)


def game_over() -> LocalGame:
    """A short game."""
    game = LocalGame(SOCCER.start(), [PERSON, "egg"])
    for move in MOVES:
        game.play(move)
    return game


def test_ply_by_ply() -> None:
    """Keys go on and back, and never beyond the ends."""

    async def play(pilot: Pilot[None]) -> None:
        assert seen(pilot, "status").startswith("0/3 · White: ")
        await pilot.press("left", "right", "right")
        assert seen(pilot, "status").startswith("2/3 · White: ")
        assert "Black's Papa slides in to g7." in seen(pilot, "told")
        await pilot.press("end", "right")
        assert seen(pilot, "status").startswith("3/3")
        await pilot.press("home")
        assert seen(pilot, "status").startswith("0/3")
        await pilot.press("pagedown", "pageup")
        assert seen(pilot, "status").startswith("0/3")
        assert "White 75%" in seen(pilot, "seats")

    staged = app()
    staged.first = staged.replay_of(game_over())
    perform(staged, play)


def test_the_scrubber() -> None:
    """A click goes to its place, and the line is as high as the first seat's chance."""

    async def play(pilot: Pilot[None]) -> None:
        assert "▇▇▇" in screen(pilot)
        width = pilot.app.screen.query_one(Scrubber).size.width
        await pilot.click(Scrubber, offset=(width - 1, 0))
        await settle(pilot)
        assert seen(pilot, "status").startswith("3/3")

    staged = app()
    staged.first = staged.replay_of(game_over())
    perform(staged, play)


def runs(at: Replay) -> bool:
    """Whether it goes on by itself."""
    return at._timer is not None


def test_it_runs_by_itself() -> None:
    """Space lets it run and stops it; at the end it stops too, and then begins anew."""

    async def play(pilot: Pilot[None]) -> None:
        at = pilot.app.screen
        assert isinstance(at, Replay)
        await pilot.press("space")
        assert runs(at)
        for _ in range(4):
            at._one_further()
        assert not runs(at)
        assert seen(pilot, "status").startswith("3/3")
        await pilot.press("space")
        assert seen(pilot, "status").startswith("0/3")
        await pilot.press("space")
        assert not runs(at)

    staged = app()
    staged.first = staged.replay_of(game_over())
    perform(staged, play)


def test_playing_on_from_here() -> None:
    """Another game begins where the replay stands."""

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "t", "c")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Table)
        assert local(pilot).moves == ["Bn", "Psw"]

    staged = app()
    staged.first = staged.replay_of(game_over())
    perform(staged, play)
