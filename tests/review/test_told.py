"""Reviews in words."""

from rookery.review import told
from rookery.review.better_move import BetterMove
from rookery.review.turning_points import TurningPoint
from tests.review.games import record_of, rolled, thrown_away


def test_how_a_game_ended_is_told() -> None:
    """Who won and why, with names where there are any; or that it is not over."""
    positions = thrown_away()
    names = [str(each) for each in told.names(record_of(positions, "Ann", ""), positions)]
    assert names == ["Ann (Red)", "Blue"]
    who, why = told.result(record_of(positions, "Ann", ""), positions)
    assert str(who) == "Ann (Red) won"
    assert str(why) == "Only one penguin is left on the iceberg"
    going = rolled()
    assert [str(each) for each in told.result(record_of(going), going)] == ["The game is not over"]


def test_a_better_move_is_told_where_there_was_a_mistake() -> None:
    """A closer look may agree with the player; whatever was no mistake needs no advice."""
    mistake, strong = TurningPoint(2, 0, "mistake", 0.6, 0.2), TurningPoint(2, 0, "strong", 0.2, 0.6)
    assert told.better(strong, None) is None
    assert str(told.better(mistake, None)) == "A closer look finds nothing better."
    found = BetterMove("b2-a1", "Step aside", 0.55, False, ("Step aside",), ("b2", "a1"))
    assert str(told.better(mistake, found)) == "Better: Step aside (b2-a1), 55% instead of 20%."
    assert [str(told.turn(each, ("Ann", "Ben"))) for each in (mistake, strong)] == ["Ann: mistake", "Ann: strong move"]
    rolls = [TurningPoint(1, 1, kind, 0.1, 0.5) for kind in ("luck", "bad-luck")]
    assert [str(told.turn(each, ("Ann", "Ben"))) for each in rolls] == ["Ben: lucky roll", "Ben: unlucky roll"]
