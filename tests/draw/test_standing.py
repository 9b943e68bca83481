"""Where pieces stand on a space."""

import msgspec
import pytest

from rookery.draw.layout import Layout
from rookery.draw.standing import Place, standing
from rookery.kernel.scene import Piece, Space
from tests.draw import scenes

LAYOUT = Layout(scenes.floes())


def space(name: str) -> Space:
    """A space of the floes."""
    return LAYOUT.places[name]


def crowd(number: int, name: str) -> list[Piece]:
    """So many penguins of one seat."""
    return [scenes.penguin(0, name, each + 1) for each in range(number)]


def test_nobody() -> None:
    """An empty space has no places."""
    assert standing(LAYOUT, space("a1"), [], None) == []


@pytest.mark.parametrize("number", range(1, 7))
def test_everybody_has_a_place_of_their_own(number: int) -> None:
    """However many there are, no two stand at the same point, and all have the same size."""
    places = standing(LAYOUT, space("a1"), crowd(number, "a1"), None)
    assert len({(place.x, place.y) for place in places}) == number
    assert len({place.box for place in places}) == 1


def test_who_comes_to_a_stack_stands_on_its_top() -> None:
    """The foot is the top of a stack: one is above its middle, two are to both sides of it."""
    foot = Place(2.0, 3.0, 1.0)
    (alone,) = standing(LAYOUT, space("a1"), crowd(1, "a1"), foot)
    assert alone.x == foot.x
    assert alone.y < foot.y
    left, right = standing(LAYOUT, space("a1"), crowd(2, "a1"), foot)
    assert left.x < foot.x < right.x


def test_one_in_the_air() -> None:
    """One that flies over another is higher, to the side, and both are a little smaller."""
    below, above = crowd(2, "a1")
    places = standing(LAYOUT, space("a1"), [below, msgspec.structs.replace(above, level=1)], None)
    alone = standing(LAYOUT, space("a1"), [below], None)[0]
    assert places[1].y < places[0].y
    assert places[1].x > places[0].x
    assert places[0].box == places[1].box < alone.box
