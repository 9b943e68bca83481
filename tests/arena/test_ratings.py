"""Ratings: the likeliest ones, with intervals that keep their promise."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.arena.ratings import ELO, PRIOR, rate
from rookery.arena.standings import Standings, Tally


def standings(**played: tuple[int, int, int]) -> Standings:
    """Tallies by pair, such as ``ab=(3, 0, 1)``."""
    levels = sorted({level for pair in played for level in pair})
    found: Standings = {one: {other: Tally() for other in levels if other != one} for one in levels}
    for pair, (wins, draws, losses) in played.items():
        found[pair[0]][pair[1]] = Tally(wins, draws, losses)
        found[pair[1]][pair[0]] = Tally(losses, draws, wins)
    return found


def test_three_to_one() -> None:
    """Three points of four are 191 points of Elo, less a trifle for the prior."""
    first, second = rate(standings(ab=(250, 0, 750)), "ab")
    assert (first.level, first.elo, first.low, first.high) == ("a", 0.0, 0.0, 0.0)
    assert second.elo == pytest.approx(400 * math.log10(3), abs=0.5)
    # The standard error of a logarithm of odds is 1 / sqrt(n p q).
    assert second.high - second.low == pytest.approx(2 * ELO * 1.96 / math.sqrt(1000 * 0.25 * 0.75), rel=0.01)


def test_draws_are_half_wins() -> None:
    """All draws are as good as half wins and half losses."""
    assert rate(standings(ab=(0, 40, 0)), "ab") == rate(standings(ab=(20, 0, 20)), "ab")
    assert rate(standings(ab=(0, 40, 0)), "ab")[1].elo == pytest.approx(0, abs=1e-6)


def test_perfect_scores_are_finite() -> None:
    """A level that never lost is far above, by an unknown amount, and more games mean more."""
    few, many = (rate(standings(ab=(0, 0, games)), "ab")[1] for games in (10, 1000))
    assert 300 < few.elo < many.elo < 3000
    assert few.low > 150, "ten wins of ten are no accident"
    assert few.high > 1500, "but how strong it is nobody knows"
    assert many.low > few.elo


def test_nobody_has_met() -> None:
    """Without games nothing is known."""
    _, other = rate(standings(ab=(0, 0, 0)), "ab")
    assert other.elo == pytest.approx(0)
    assert other.low < -1000
    assert 1000 < other.high < 10_000


def test_a_chain() -> None:
    """Levels that never met are compared through those that both have met, with less confidence."""
    ratings = {rating.level: rating for rating in rate(standings(ab=(100, 0, 300), bc=(100, 0, 300)), "abc")}
    assert ratings["c"].elo == pytest.approx(2 * 400 * math.log10(3), rel=0.02)
    assert ratings["c"].high - ratings["c"].low > ratings["b"].high - ratings["b"].low


def test_the_top_of_the_hill() -> None:
    """At the likeliest ratings everybody scores what was expected, the half draw against the mean included."""
    played = standings(ab=(10, 5, 20), ac=(3, 1, 40), bc=(12, 0, 18))
    ratings = rate(played, "abc")
    theta = np.array([rating.elo for rating in ratings]) / ELO
    shift = np.linspace(-5, 5, 200_001)
    # The imaginary level sits where the prior's own equations balance.
    balance = sum(1 / (1 + np.exp(-(t + shift))) for t in theta)
    theta += shift[np.argmin(np.abs(balance - len(theta) / 2))]
    for i, one in enumerate("abc"):
        expected = PRIOR / (1 + math.exp(-theta[i])) - PRIOR / 2
        for j, other in enumerate("abc"):
            if one != other:
                expected += played[one][other].games / (1 + math.exp(theta[j] - theta[i]))
        assert expected == pytest.approx(sum(tally.points for tally in played[one].values()), abs=1e-3)


def test_intervals_keep_their_promise() -> None:
    """In some 95 of a hundred simulated arenas the truth is inside the interval."""
    dice = np.random.default_rng(1)
    true = 200.0
    chance = 1 / (1 + 10 ** (-true / 400))
    inside = 0
    for wins, times in Counter(dice.binomial(200, chance, 1000).tolist()).items():
        second = rate(standings(ab=(200 - wins, 0, wins)), "ab")[1]
        inside += times * (second.low <= true <= second.high)
    assert 925 <= inside <= 980


TALLY = st.tuples(st.integers(0, 300), st.integers(0, 300), st.integers(0, 300))


@settings(max_examples=30)
@given(TALLY, TALLY, TALLY)
def test_always_an_answer(ab: tuple[int, int, int], bc: tuple[int, int, int], ac: tuple[int, int, int]) -> None:
    """Any results have ratings, and the order of the levels changes only who is 0."""
    played = standings(ab=ab, bc=bc, ac=ac)
    forwards = {rating.level: rating.elo for rating in rate(played, "abc")}
    backwards = {rating.level: rating.elo for rating in rate(played, "cba")}
    for level in "abc":
        assert math.isfinite(forwards[level])
        assert forwards[level] - forwards["c"] == pytest.approx(backwards[level], abs=1e-3)
