"""The sizes that a picture is built from."""

import msgspec
import pytest

from rookery.draw.layout import Layout
from rookery.kernel.scene import Scene
from tests.draw import scenes


def test_the_unit_is_a_usual_space_of_the_board() -> None:
    """Trays, berths and shores beside the board do not change the size of what stands on it."""
    assert Layout(scenes.iceberg(), "light").unit == pytest.approx(1.0)
    assert Layout(scenes.floes(), "light").unit == pytest.approx((1.9 * 1.14) ** 0.5)


def test_a_scene_without_a_board_has_a_size() -> None:
    """Where all spaces lie aside they are measured themselves, and where there are none the scene is."""
    scene = scenes.iceberg()
    tray = msgspec.structs.replace(scene, spaces=tuple(space for space in scene.spaces if space.kind == "supply"))
    assert Layout(tray, "light").unit == pytest.approx(1.0)
    assert Layout(msgspec.structs.replace(scene, spaces=()), "light").unit == scene.height / 8


def test_words_are_as_large_on_every_board() -> None:
    """The size of words follows the width of the picture, not the size of a space."""
    layout = Layout(scenes.beach(), "light")
    wider = Layout(msgspec.structs.replace(layout.scene, width=16.0), "light")
    assert wider.words == 2 * layout.words
    assert wider.unit == layout.unit


def test_four_seats_and_a_status_fit() -> None:
    """Four names and a short status stand in one line; a longer status takes a second."""
    scene = scenes.floes()
    assert len(scene.seats) == 4
    assert Layout(msgspec.structs.replace(scene, status="Blue to roll"), "light").lines == 1
    assert Layout(msgspec.structs.replace(scene, status="Blue" * 20), "light").lines == 2


@pytest.mark.parametrize(
    ("scene", "point", "ground"),
    [
        (scenes.floes(), (2.0, 9.8), "ice"),
        (scenes.floes(), (1.0, 6.6), "ice"),
        (scenes.floes(), (1.0, 7.7), "sea"),
        (scenes.beach(), (0.3, 0.3), "beach"),
        (scenes.beach(), (6.5, 3.1), "sea"),
        (scenes.iceberg(), (1.0, 1.0), "ice"),
        (scenes.iceberg(), (5.5, 2.8), "sea"),
    ],
)
def test_what_lies_underfoot(scene: Scene, point: tuple[float, float], ground: str) -> None:
    """Shores and floes are ice wherever they lie; slots and bays are water; a beach is a beach."""
    assert Layout(scene, "light").underfoot(*point) == ground


def test_names_of_one_theme_are_not_those_of_another() -> None:
    """Two pictures on one page do not share their gradients."""
    assert Layout(scenes.beach(), "light").paint("sea") == "url(#rookery-light-sea)"
    assert Layout(scenes.beach(), "dark").paint("sea") == "url(#rookery-dark-sea)"
