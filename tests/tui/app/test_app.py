"""The app as a whole."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

import rookery
from rookery.client.errors import BadLink
from rookery.tui import saved
from rookery.tui.app.chooser import Chooser
from tests.tui.app.stage import SOCCER, app, enter, local, perform, screen, settle, table

SCREENS = Path(__file__).parent / "screens"


def test_who_named_a_game_is_at_its_table() -> None:
    """Leaving it leads to the choice of a game."""

    async def play(pilot: Pilot[None]) -> None:
        assert local(pilot).position == SOCCER.start()
        await pilot.press("f10")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Chooser)

    perform(table(SOCCER.start(), 0), play)


def test_the_way_back_is_told() -> None:
    """Whoever leaves in the middle of a game is told how to resume it."""

    async def play(pilot: Pilot[None]) -> None:
        await enter(pilot, "Bn")

    staged = table(SOCCER.start(), 0)
    assert staged.farewell == ""
    perform(staged, play)
    (file,) = saved.folder().iterdir()
    assert str(staged.farewell).endswith(f"rookery play --resume {file}")


def test_links() -> None:
    """What is no link is refused before anything is shown."""
    with pytest.raises(BadLink):
        app().way_to("http://here/nowhere")


def test_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under NO_COLOR nothing is coloured, and everything is still told apart."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(pilot: Pilot[None]) -> None:
        assert pilot.app.no_color
        assert "(P)" in screen(pilot)

    perform(table(SOCCER.start(), 0), play)


def shown(key: str) -> str:
    """The table of a game at its start, after the first roll, as letters."""
    position = rookery.game(key).start(seed=3)
    if position.seat is None:
        position = position.roll(7)
    drawn: list[str] = []

    async def play(pilot: Pilot[None]) -> None:
        drawn.append(screen(pilot) + "\n")

    perform(table(position, 0), play)
    return drawn[0]


@pytest.mark.parametrize("key", rookery.games())
def test_the_screens_are_as_on_file(key: str) -> None:
    """``python -m tests.tui.app.test_app`` writes them anew: look at what has changed."""
    assert shown(key) == (SCREENS / f"{key}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for each in rookery.games():
        (SCREENS / f"{each}.txt").write_text(shown(each), encoding="utf-8")
