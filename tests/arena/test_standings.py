"""Counting: who beat whom."""

from fractions import Fraction

import pytest

from rookery.arena.standings import Tally, count, points, total
from tests.arena.stand_ins import result

THIRD = 1 / 3


@pytest.mark.parametrize(
    ("levels", "scores", "expected"),
    [
        ("ab", (1.0, -1.0), Fraction(1)),
        ("ba", (1.0, -1.0), Fraction(0)),
        ("ab", (0.0, 0.0), Fraction(1, 2)),
        ("aba", (-0.5, -0.5, 1.0), Fraction(1)),
        ("aba", (-0.5, 1.0, -0.5), Fraction(0)),
        ("abab", (1.0, -THIRD, -THIRD, -THIRD), Fraction(1)),
        ("abab", (-THIRD, -THIRD, -THIRD, 1.0), Fraction(0)),
        ("abab", (0.1 + 0.2, 0.3, 0.0, 0.0), Fraction(1, 2)),
    ],
)
def test_points(levels: str, scores: tuple[float, ...], expected: Fraction) -> None:
    """The level whose seats scored more on average has won; equal is a draw, however numbers are rounded."""
    done = result(tuple(levels), 0, scores)
    assert points(done, "a") == expected
    assert points(done, "b") == 1 - expected


def test_count() -> None:
    """Every match counts once for each of its two levels, and levels nobody asked for are left out."""
    results = [
        result(("a", "b")),
        result(("a", "b"), 1),
        result(("b", "a"), 0),
        result(("b", "c"), 0, (0.0, 0.0)),
        result(("c", "d")),
    ]
    standings = count(results, ("a", "b", "c"))
    assert standings["a"] == {"b": Tally(2, 0, 1), "c": Tally()}
    assert standings["b"] == {"a": Tally(1, 0, 2), "c": Tally(0, 1, 0)}
    assert total(standings["b"]) == Tally(1, 1, 2)


def test_tally() -> None:
    """A draw is half a point; the share of nothing is a half."""
    tally = Tally(3, 2, 1)
    assert (tally.games, tally.points) == (6, 4.0)
    assert tally.share == pytest.approx(2 / 3)
    assert Tally().share == 0.5
