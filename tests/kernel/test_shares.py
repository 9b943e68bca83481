"""Shares of games and their intervals."""

import pytest

from rookery.kernel.shares import interval


def test_an_interval_holds_the_share() -> None:
    """Wilson's interval: known values, and never beyond 0 and 1."""
    assert interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    low, high = interval(0, 20)
    assert low == 0
    assert high == pytest.approx(0.161, abs=0.001)
    assert interval(20, 20)[1] == 1


def test_without_games_nothing_is_known() -> None:
    """No games leave everything open."""
    assert interval(0, 0) == (0, 1)
