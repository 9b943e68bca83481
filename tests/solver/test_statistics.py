"""What the deals of a database come to."""

from pathlib import Path

import pytest

import rookery
from rookery.solver.database import SEEDS, SMALL, Database, Deal
from rookery.solver.statistics import statistics_of
from tests.solver import naive

GAME = rookery.game(naive.KEY)
ALONE = rookery.game(naive.KEY, players=1)


def test_of_two(tmp_path: Path) -> None:
    """Deals count as often as they stand for others; all of them have no intervals."""
    with Database.create(tmp_path / "a.sqlite", GAME, SMALL) as file:
        file.add([Deal(0, "x", 48, 0, 11, 3, "@a1", 100), Deal(1, "y", 24, 1, 10, -2, "@a1 @b1", 300)])
        found = statistics_of(file)
    assert (found.reduced, found.deals, found.plies) == (2, 72, {10: 24, 11: 48})
    assert found.best_moves == {1: 48, 2: 24}
    assert [(str(each.label), each.deals, each.low) for each in found.results] == [
        ("Red wins", 48, None),
        ("Blue wins", 24, None),
    ]
    assert found.nodes == (200, 300, 300)


def test_alone(tmp_path: Path) -> None:
    """Ends by their names, the best first, with the interval of a sample."""
    with Database.create(tmp_path / "a.sqlite", ALONE, SEEDS) as file:
        file.add([Deal(n, str(n), 1, None, 24, worth, "@a1", 1) for n, worth in enumerate((-1, -1, -2, -4))])
        found = statistics_of(file)
    assert [str(each.label) for each in found.results] == [
        "one coin left, the challenge met",
        "one coin left, the challenge not met",
        "2 coins left",
    ]
    assert found.results[0].share == 0.5
    low, high = found.results[0].low, found.results[0].high
    assert low is not None
    assert high is not None
    assert (low, high) == pytest.approx((0.15, 0.85), abs=0.01)


def test_of_nothing(tmp_path: Path) -> None:
    """An empty database has no results to speak of."""
    with Database.create(tmp_path / "a.sqlite", GAME, SEEDS) as file:
        assert statistics_of(file).deals == 0
