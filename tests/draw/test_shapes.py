"""The geometry behind a picture."""

import re

import pytest

from rookery.draw.shapes import (
    Outline,
    area,
    blob,
    box,
    broken,
    grown,
    number,
    oval,
    pair,
    polygon,
    radius,
    reaches,
    rounded,
    shifted,
    smooth,
    widened,
    worn,
)

SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))


def test_numbers_are_short() -> None:
    """Rounding leaves no tails and no negative zero."""
    assert number(1 / 3) == "0.3333"
    assert number(16.0) == "16"
    assert number(-1e-9) == "0"
    assert pair((1.5, -2)) == "1.5 -2"
    assert polygon(SQUARE) == "M0 0L4 0L4 4L0 4Z"


def test_area_has_the_sign_of_its_turn() -> None:
    """With y downwards, a polygon that runs clockwise has a positive area."""
    assert area(SQUARE) == 16
    assert area(SQUARE[::-1]) == -16


@pytest.mark.parametrize(("x", "y", "near"), [(2, 2, True), (4.9, 2, True), (5.1, 2, False), (4.8, 4.8, False)])
def test_a_rim_goes_round_the_corners(x: float, y: float, near: bool) -> None:
    """A rim of one reaches one unit from the sides, and as far from a corner."""
    assert reaches(SQUARE, 1.0, x, y) is near


@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1]], ids=["clockwise", "anticlockwise"])
def test_a_grown_form_lies_a_rim_outside(outline: tuple[tuple[float, float], ...]) -> None:
    """Every point of it is about a rim outside, whichever way the polygon runs, and the curve is closed."""
    path = grown(outline, 0.5, 0.07)
    assert path.startswith("M")
    assert path.endswith("Z")
    for curve in re.findall(r"C([^CZ]+)", path):
        x, y = (float(text) for text in curve.split()[-2:])
        assert reaches(SQUARE, 0.6, x, y)
        assert not reaches(SQUARE, 0.35, x, y)


def points(path: str) -> list[tuple[float, float]]:
    """Every point that a path names, on the curve or beside it."""
    numbers = [float(text) for text in re.findall(r"-?\d+(?:\.\d+)?", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_the_box_of_a_polygon() -> None:
    """Left, top, width and height, wherever the polygon lies."""
    assert box(((3, 1), (5, -2), (4, 7))) == (3, -2, 2, 9)


def test_rounded_corners_stay_inside() -> None:
    """A rounded polygon bends towards its corners, and no radius reaches past the middle of a side."""
    assert rounded(SQUARE, 1) == "M0 1Q0 0 1 0L3 0Q4 0 4 1L4 3Q4 4 3 4L1 4Q0 4 0 3Z"
    assert rounded(SQUARE, 99) == "M0 2Q0 0 2 0L2 0Q4 0 4 2L4 2Q4 4 2 4L2 4Q0 4 0 2Z"


@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1]], ids=["clockwise", "anticlockwise"])
def test_a_broken_form_leaves_room_for_a_crack(outline: Outline) -> None:
    """Broken ice stays inside its polygon, but nowhere far from its sides, so that two of them leave a crack."""
    found = points(broken(outline, 0.1, 1))
    assert len(found) > 12
    for x, y in found:
        assert 0 < min(x, y, 4 - x, 4 - y) < 0.25 or min(x, y) < 0.25
        assert reaches(SQUARE, 0, x, y)


@pytest.mark.parametrize("outline", [SQUARE, SQUARE[::-1]], ids=["clockwise", "anticlockwise"])
def test_worn_forms_are_alike_but_not_the_same(outline: Outline) -> None:
    """Each seed has its own shape, always the same one and about as large as its polygon."""
    shapes = {worn(outline, seed) for seed in range(16)}
    assert len(shapes) == 16
    assert worn(outline, 3) == worn(outline, 3)
    for shape in shapes:
        assert all(reaches(SQUARE, 0.1, x, y) for x, y in points(shape))
        _, _, width, height = box(points(shape))
        assert min(width, height) > 3.5


def test_an_outline_with_many_corners_is_kept() -> None:
    """What was drawn by hand is only made smooth."""
    octagon = ((1, 0), (3, 0), (4, 1), (4, 3), (3, 4), (1, 4), (0, 3), (0, 1))
    assert worn(octagon, 1) == worn(octagon, 2) == smooth(octagon)
    assert all(corner in points(smooth(octagon)) for corner in octagon)


def test_round_things_fill_their_space() -> None:
    """The radius of a polygon follows its area; ovals and blobs keep to theirs, each blob in its own way."""
    assert radius(SQUARE) == 2
    assert oval(1, 2, 3, 4) == "M-2 2a3 4 0 1 1 6 0a3 4 0 1 1 -6 0Z"
    for seed in range(5):
        left, top, width, height = box(points(blob(1, 0.1, seed)))
        assert -1.1 < left < -0.9
        assert 1.8 < width < 2.2
        assert top > -1.1
        assert height < 2.2
    assert blob(1, 0, 1) != blob(1, 0, 2)


def test_polygons_are_moved_and_widened() -> None:
    """Somewhere else, or larger about the origin."""
    assert shifted(SQUARE, 1, -1)[0] == (1, -1)
    assert widened(SQUARE, 2)[2] == (8, 8)
