"""The sizes that a picture is built from."""

import msgspec
import pytest

from rookery.draw.layout import Layout
from rookery.kernel.scene import Label, Scene
from tests.draw import scenes


def test_the_unit_is_a_usual_space_of_the_board() -> None:
    """Trays, berths and shores beside the board do not change the size of what stands on it."""
    assert Layout(scenes.iceberg()).unit == pytest.approx(1.0)
    assert Layout(scenes.floes()).unit == pytest.approx((1.9 * 1.14) ** 0.5)


def test_a_scene_without_a_board_has_a_size() -> None:
    """Where all spaces lie aside they are measured themselves, and where there are none the scene is."""
    scene = scenes.iceberg()
    tray = msgspec.structs.replace(scene, spaces=tuple(space for space in scene.spaces if space.id == "tray"))
    assert Layout(tray).unit == pytest.approx(1.0)
    assert Layout(msgspec.structs.replace(scene, spaces=())).unit == scene.height / 8


@pytest.mark.parametrize(
    ("scene", "point", "ink", "water"),
    [
        (scenes.floes(), (2.0, 9.8), "on-ice-quiet", False),
        (scenes.floes(), (1.0, 6.6), "on-ice-quiet", False),
        (scenes.floes(), (1.0, 7.7), "on-sea", True),
        (scenes.beach(), (0.3, 0.3), "on-beach", False),
        (scenes.beach(), (6.5, 3.1), "on-sea", True),
        (scenes.iceberg(), (1.0, 1.0), "on-ice-quiet", False),
        (scenes.iceberg(), (5.5, 2.8), "on-sea", True),
    ],
)
def test_what_lies_underfoot(scene: Scene, point: tuple[float, float], ink: str, water: bool) -> None:
    """Spaces with an ink are land wherever they lie; else it is the last ground, or open water."""
    look = Layout(scene).underfoot(*point)
    assert (look.ink, look.water) == (ink, water)


def test_the_frame_leaves_out_empty_water() -> None:
    """It holds all that lies in a scene and all words, with a margin round them."""
    scene = msgspec.structs.replace(scenes.iceberg(), width=40.0, height=40.0)
    layout = Layout(scene)
    left, top, width, height = layout.frame
    assert left < 0 < top + height
    assert width < 10
    assert height < 8
    label = Label(text="far", x=20.0, y=-3.0)
    left, top, width, height = Layout(msgspec.structs.replace(scene, labels=(label,))).frame
    assert top < -3
    assert left + width > 20
