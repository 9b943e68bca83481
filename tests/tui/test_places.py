"""Arrow keys over places."""

from rookery.tui.places import ARROWS, closest, in_reading_order, nearest

PLACES = {"a": (0.0, 0.0), "b": (10.0, 0.0), "c": (10.0, 8.0), "d": (30.0, 2.0)}


def test_straight_ahead_comes_first() -> None:
    """The nearest in a direction, and none where there is none."""
    assert nearest(PLACES, PLACES["a"], ARROWS["right"]) == "b"
    assert nearest(PLACES, PLACES["b"], ARROWS["right"]) == "d"
    assert nearest(PLACES, PLACES["b"], ARROWS["down"]) == "c"
    assert nearest(PLACES, PLACES["a"], ARROWS["up"]) is None


def test_order_and_closeness() -> None:
    """Row by row, from the left; and the closest to a point."""
    assert in_reading_order(PLACES) == ["a", "b", "d", "c"]
    assert closest(PLACES, (9, 9)) == "c"
    assert closest({}, (0, 0)) is None
