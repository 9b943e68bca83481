"""The pages of docs/results are drawn from the figures on file; how games are played for them."""

from pathlib import Path

import pytest
from tools.results import __main__ as program
from tools.results import pages
from tools.results.playing import Job, Played, Wish, all_of, duel, play, player, points

import rookery
from rookery.kernel.levels import TreeSearch

GAME = "penguin-game"


@pytest.mark.parametrize("name", [*program.PAGES])
def test_pages_on_file_are_drawn_from_the_figures_on_file(name: str, tmp_path: Path) -> None:
    """Nobody has forgotten to draw a page anew, or to put its plots beside it."""
    page = program.PAGES[name]
    assert page.text(tmp_path) == (pages.FOLDER / f"{name}.md").read_text(encoding="utf-8")
    drawn = {path.name for path in tmp_path.iterdir()} if tmp_path.exists() else set()
    assert drawn == {path.name for path in (pages.FOLDER / "plots").glob(f"{name}-*.svg")}


def test_every_page_on_file_is_listed() -> None:
    """The first page leads to all others."""
    listed = (pages.FOLDER / "README.md").read_text(encoding="utf-8")
    assert all(f"({name}.md)" in listed for name in program.PAGES)


# Playing


def test_players_by_their_specification() -> None:
    """A level, or a level with so many simulations; anything else is refused."""
    game = rookery.game(GAME, players=3)
    assert player("adult", game).choose(game.start(1), seed=1) in game.start(1).moves
    few = player("emperor@7", game)
    assert few.think(game.start(1), seed=0).nodes == 7
    for wrong in ("emperor@", "emperor@0", "emperor@many", "admiral", "admiral@9"):
        with pytest.raises(rookery.RookeryError):
            player(wrong, game)
    assert any(isinstance(each, TreeSearch) for each in game.room.levels["emperor"])


def test_a_game_is_the_same_every_time() -> None:
    """The same job gives the same game; turns of several moves are one."""
    job = Job("penguins-rock", ("egg", "egg"), 3, (("turn_cap", "4"),))
    played = play(job)
    assert played == play(job)
    assert len(played.moves) == played.plies > played.turns >= 4
    assert played.share(0) + played.share(1) == 1


def test_processes_give_what_one_gives() -> None:
    """Answers come in the order of the items."""
    jobs = [Job(GAME, ("egg", "egg"), seed) for seed in range(3)]
    assert all_of(play, jobs, Wish(workers=2)) == all_of(play, jobs, Wish(workers=1))


def test_points_of_two_who_share_seats() -> None:
    """Whoever's seats score more on average has won; equal scores are half a point each."""

    def result(*scores: float) -> Played:
        return Played(("a", "b", "a")[: len(scores)], 0, scores, "", 1, 1, ())

    assert points([result(1, -1), result(0, 0), result(-0.5, 1, -0.5)], "a") == 1.5
    assert [job.players for job in duel(GAME, 2, "a", "b", 3)] == [("a", "b"), ("b", "a")] * 2


# Figures


def test_shares_and_means() -> None:
    """Shares come with their intervals, means with how far they may be off, Elo without end with a bound."""
    assert pages.share(1, 4) == "25.0 % (4.6 to 69.9)"
    assert pages.share(0, 0) == "–"
    assert pages.mean([1.0, 3.0]) == pytest.approx((2.0, 1.96), abs=0.01)
    assert pages.elo(10, 10)[0] == pages.NO_END
    at, low, high = pages.elo(3, 4)
    assert low < at < high
    assert at == pytest.approx(190.8, abs=0.1)
