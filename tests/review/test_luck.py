"""Luck: what rolls brought, against the average roll."""

import pytest

from rookery.review.luck import luck_of


def test_each_seat_has_its_own_rolls() -> None:
    """A roll counts for whoever moves next; moves are no luck."""
    seats = [None, 0, None, 1]
    course = [(0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (0.35, 0.65), (0.35, 0.65)]
    found = luck_of(seats, course, 2)
    assert found is not None
    assert found.seats == pytest.approx((0.1, -0.05))
    best = found.luckiest(0)
    assert best is not None
    assert best.ply == 1
    assert found.unluckiest(1) == found.luckiest(1) == found.rolls[1]


def test_games_without_dice_have_no_luck() -> None:
    """None, not zero; and a seat that never rolled has no best roll."""
    assert luck_of([0, 1], [(0.5, 0.5)] * 3, 2) is None
    found = luck_of([None, 0], [(0.5, 0.5)] * 3, 2)
    assert found is not None
    assert (found.luckiest(1), found.unluckiest(1)) == (None, None)


def test_what_is_not_known_is_left_out() -> None:
    """A roll before or after which nobody knows how it stood counts for nothing."""
    found = luck_of([None, 0, None, 1], [(0.5, 0.5), None, (0.4, 0.6), (0.5, 0.5), (0.5, 0.5)], 2)
    assert found is not None
    assert [roll.ply for roll in found.rolls] == [3]
