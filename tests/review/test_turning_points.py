"""Turning points: the turns and rolls that changed a seat's chance most."""

from rookery.review.turning_points import TurningPoint, roller, turning_points


def course(*chances: float | None) -> list[tuple[float, ...] | None]:
    """How a game of two stood, by the chances of the first seat."""
    return [None if each is None else (each, 1 - each) for each in chances]


def test_moves_in_a_row_are_one_turn() -> None:
    """The ply is that of the steepest move; the chances are those before and after all of them."""
    found = turning_points([0, 0, 1], course(0.6, 0.55, 0.3, 0.3))
    assert found.turns == (TurningPoint(2, 0, "mistake", 0.6, 0.3),)
    assert found.all == 1


def test_a_turn_is_seen_from_its_own_seat() -> None:
    """What is bad for the first seat may be strong play of the second."""
    found = turning_points([0, 1], course(0.5, 0.5, 0.2))
    assert found.turns == (TurningPoint(2, 1, "strong", 0.5, 0.8),)


def test_rolls_need_a_larger_swing() -> None:
    """A roll belongs to whoever moves next, and 20 points are no news."""
    seats = [None, 0, None, 1]
    assert turning_points(seats, course(0.5, 0.3, 0.3, 0.3, 0.3)).turns == ()
    lucky = turning_points(seats, course(0.5, 0.8, 0.8, 0.8, 0.8))
    assert lucky.turns == (TurningPoint(1, 0, "luck", 0.5, 0.8),)
    unlucky = turning_points(seats, course(0.5, 0.5, 0.5, 0.9, 0.9))
    assert [(turn.ply, turn.seat, turn.kind) for turn in unlucky.turns] == [(3, 1, "bad-luck")]
    assert roller(seats, 2) == 1
    assert roller([None], 0) is None


def test_the_largest_are_listed_in_the_order_of_the_game() -> None:
    """Of equal swings the later ones count."""
    found = turning_points([0, 1, 0, 1], course(0.5, 0.2, 0.5, 0.1, 0.4), most=2)
    assert [turn.ply for turn in found.turns] == [3, 4]
    assert found.all == 4


def test_what_is_not_known_is_no_turning_point() -> None:
    """Neither are small swings, nor a game without moves."""
    assert turning_points([0, 1], course(0.5, None, 0.1)).turns == ()
    assert turning_points([0, 1], course(0.5, 0.51, 0.4)).turns == ()
    assert turning_points([], course(0.5)).all == 0
    gap = turning_points([0, 0, 0], course(0.9, None, 0.8, 0.2))
    assert gap.turns[0].ply == 3
