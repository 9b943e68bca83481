"""A position thought through for people, and many searches at once."""

import itertools
import time

import numpy as np
import pytest

from rookery import bots, catalog
from rookery.kernel.errors import BadNumber, BadOption, GameOver
from tests.limits import ENDLESS

ICEBERG = catalog.game("penguin-game", players=3)


def test_analysis_of_every_game() -> None:
    """Every game can be analysed from its start, before a roll too, within its time."""
    for key in catalog.games():
        game = catalog.game(key)
        thought = bots.analyse(game.start(seed=1), seconds=0.1)
        assert len(thought.chances) == 2
        assert sum(thought.chances) == pytest.approx(1)
        assert thought.nodes > 0


def test_every_game_is_judged() -> None:
    """A judge says what each seat may expect, position after position."""
    for key in catalog.games():
        game = catalog.game(key)
        judge = bots.judge(game)
        position = game.start(seed=1)
        for _ in range(4):
            position = position.play(position.moves[0])
            assert sum(judge.think(position).chances) == pytest.approx(1)


def test_what_can_be_solved_promptly_is() -> None:
    """Near the end of a game that can be solved a judge is sure."""
    game = catalog.game("penguin-game", players=2)
    position = game.start(seed=1)
    while len(position.moves) > 3 or position.seat is None:
        position = position.play(position.moves[-1])
    assert bots.judge(game, seconds=ENDLESS).think(position).exact


def test_simulations_make_it_repeatable() -> None:
    """With a number of simulations the same seed gives the same thought."""
    thoughts = [bots.analyse(ICEBERG.start(seed=1), simulations=300, seconds=ENDLESS, seed=4) for _ in range(2)]
    assert thoughts[0].moves == thoughts[1].moves
    assert thoughts[0].nodes == 300


def test_several_threads_share_the_work() -> None:
    """Two threads together make as many simulations as they are asked for."""
    assert bots.analyse(ICEBERG.start(seed=1), simulations=301, seconds=ENDLESS, threads=2).nodes == 301


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis takes its seconds, not more than a little longer."""
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(looks)))
    thought = bots.analyse(ICEBERG.start(seed=1), seconds=100)
    assert 100 <= thought.seconds < 110


@pytest.mark.parametrize("seconds", [0, -1, 1e9, float("nan"), True])
def test_limits_of_time(seconds: float) -> None:
    """A limit of nothing, or of more than a day, is refused."""
    with pytest.raises(BadNumber, match="a time limit must be above 0"):
        bots.analyse(ICEBERG.start(seed=1), seconds=seconds)


def test_limits_in_numbers() -> None:
    """No simulations and no threads are refused; so is a game that is over."""
    with pytest.raises(BadNumber, match="simulations"):
        bots.analyse(ICEBERG.start(seed=1), simulations=0)
    with pytest.raises(BadNumber, match="threads"):
        bots.analyse(ICEBERG.start(seed=1), threads=0)
    over = catalog.game("penguin-soccer").read("-,-,-/-,-,- h8 b 1")
    with pytest.raises(GameOver):
        bots.analyse(over)


def test_many_positions_at_once() -> None:
    """Visits come in the order of each position's moves and add up to the simulations."""
    positions = [ICEBERG.start(seed=seed) for seed in range(4)]
    found = bots.search_many(positions, simulations=50, cutoff=30)
    for index, position in enumerate(positions):
        assert found.visits[index, : len(position.moves)].sum() == 50
        assert not found.visits[index, len(position.moves) :].any()
    np.testing.assert_allclose(found.means.sum(1), 0, atol=1e-9)


def test_many_positions_are_of_one_game() -> None:
    """Nothing to search, positions of two games and limits of nothing are refused."""
    with pytest.raises(BadOption, match="nothing to search"):
        bots.search_many([], simulations=5)
    with pytest.raises(BadOption, match="two games"):
        bots.search_many([ICEBERG.start(), catalog.game("polar-dare").start()], simulations=5)
    with pytest.raises(BadNumber, match="simulations"):
        bots.search_many([ICEBERG.start()], simulations=0)
    with pytest.raises(BadNumber, match="cutoff"):
        bots.search_many([ICEBERG.start()], simulations=5, cutoff=-1)
