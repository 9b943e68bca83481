"""The geometry behind a picture."""

import re

import pytest

from rookery.draw.shapes import area, corners, number, pair, reaches, shore

SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))


def test_numbers_are_short() -> None:
    """Rounding leaves no tails and no negative zero."""
    assert number(1 / 3) == "0.3333"
    assert number(16.0) == "16"
    assert number(-1e-9) == "0"
    assert pair((1.5, -2)) == "1.5 -2"
    assert corners(SQUARE) == "0 0 4 0 4 4 0 4"


def test_area_has_the_sign_of_its_turn() -> None:
    """With y downwards, a polygon that runs clockwise has a positive area."""
    assert area(SQUARE) == 16
    assert area(SQUARE[::-1]) == -16


@pytest.mark.parametrize(("x", "y", "near"), [(2, 2, True), (4.9, 2, True), (5.1, 2, False), (4.8, 4.8, False)])
def test_a_rim_goes_round_the_corners(x: float, y: float, near: bool) -> None:
    """A rim of one reaches one unit from the sides, and as far from a corner."""
    assert reaches(SQUARE, 1.0, x, y) is near


@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1]], ids=["clockwise", "anticlockwise"])
def test_a_shore_lies_a_rim_outside(outline: tuple[tuple[float, float], ...]) -> None:
    """Every point of the shore is about a rim outside, whichever way the polygon runs, and the curve is closed."""
    path = shore(outline, 0.5)
    assert path.startswith("M")
    assert path.endswith("Z")
    for curve in re.findall(r"C([^CZ]+)", path):
        x, y = (float(text) for text in curve.split()[-2:])
        assert reaches(SQUARE, 0.6, x, y)
        assert not reaches(SQUARE, 0.35, x, y)
