"""The landscapes."""

import re
from xml.etree.ElementTree import Element

import msgspec
import pytest

from rookery.draw.grounds import GROUNDS, draw_grounds
from rookery.draw.layout import Layout
from rookery.draw.shapes import box, reaches
from rookery.kernel.scene import Ground, Scene
from tests.draw import scenes


def grounds(scene: Scene) -> list[Element]:
    """The drawn grounds of a scene."""
    root = Element("svg")
    draw_grounds(root, Layout(scene, "light"))
    return list(root)


@pytest.mark.parametrize("kind", [*GROUNDS, "meadow"])
def test_every_kind_is_drawn(kind: str) -> None:
    """Each kind has something to see, and so has one that nobody has drawn for: it is ice."""
    outline = scenes.box(3.0, 1.5, 2.0, 1.0)
    scene = msgspec.structs.replace(scenes.iceberg(), grounds=(Ground(kind=kind, outline=outline),))
    (drawn,) = grounds(scene)
    assert drawn.get("class") == kind
    assert len(drawn) > 1


def test_nearer_tiles_lie_over_farther_ones() -> None:
    """The thick side of a tile is hidden by its neighbour below, in whatever order the scene names them."""
    near, far = (Ground(kind="tile", outline=scenes.box(1.0, y, 1.0, 1.0)) for y in (3.0, 1.0))
    orders = [
        [part[-1].get("d") for part in grounds(msgspec.structs.replace(scenes.iceberg(), grounds=order))]
        for order in ((near, far), (far, near))
    ]
    assert orders[0] == orders[1]


def test_flat_grounds_keep_their_order() -> None:
    """A bay lies on its beach."""
    assert [part.get("class") for part in grounds(scenes.beach())] == ["beach", "bay"]


def test_a_beach_within_a_beach_is_a_patch() -> None:
    """Sand round a nest has no foam of its own; it wears a touch of its seat."""
    scene = scenes.beach()
    nest = Ground(kind="beach", outline=scenes.box(2, 2, 1.4, 1.4), seat=0)
    whole, _, patch = grounds(msgspec.structs.replace(scene, grounds=(*scene.grounds, nest)))
    assert "var(--ice-lit)" in {part.get("stroke") for part in whole}
    assert "var(--ice-lit)" not in {part.get("stroke") for part in patch}
    assert [part.get("fill") for part in patch] == ["var(--beach-lit)", "var(--scarf)"]


def test_pebbles_lie_on_the_beach_alone() -> None:
    """None of the many pebbles of a beach lies in its bay."""
    scene = scenes.beach()
    beach, bay = grounds(scene)
    starts = [re.findall(r"M(\S+) (\S+)h", part.attrib["d"]) for part in beach if part.get("stroke-linecap")]
    assert len(starts) == 3
    places = [(float(x), float(y)) for third in starts for x, y in third]
    assert len(places) > 100
    assert all(reaches(scene.grounds[0].outline, 0, x, y) for x, y in places)
    assert not any(reaches(scene.grounds[1].outline, 0, x, y) for x, y in places)
    left, top, width, height = box(places)
    assert min(width / 8, height / 4) > 0.9
    assert left < 0.5
    assert top < 0.5
    assert len(bay) > 1
