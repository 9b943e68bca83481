"""The spaces of a board and the marks on them."""

from xml.etree.ElementTree import Element

import msgspec
import pytest

from rookery.draw.layout import Layout
from rookery.draw.shapes import box
from rookery.draw.spaces import SPACES, draw_marks, draw_spaces, radius
from rookery.kernel.scene import Mark, Scene, Space
from tests.draw import scenes
from tests.draw.test_shapes import points


def spaces(scene: Scene) -> dict[str, Element]:
    """The drawn spaces of a scene by their ids, in the order of drawing."""
    root = Element("svg")
    draw_spaces(root, Layout(scene, "light"))
    return {part.attrib["data-id"]: part for part in root}


def alone(kind: str, seat: int | None = None) -> Element:
    """A single space of a kind in the middle of a scene."""
    space = scenes.place("it", kind, 3.0, 1.5, 0.5, 0.5, seat)
    scene = msgspec.structs.replace(scenes.iceberg(), spaces=(space,), pieces=(), grounds=())
    return spaces(scene)["it"]


def paints(part: Element) -> set[str | None]:
    """Everything that a part is painted with."""
    return {element.get(paint) for element in part.iter() for paint in ("fill", "stroke")} - {None, "none"}


@pytest.mark.parametrize("kind", [*SPACES, "lagoon"])
def test_every_kind_is_drawn(kind: str) -> None:
    """Each kind has something to see, and so has one that nobody has drawn for."""
    assert paints(alone(kind, 0))


@pytest.mark.parametrize("kind", ["nest", "hollow"])
def test_a_nest_is_tinted_by_its_seat(kind: str) -> None:
    """A place that belongs to a seat wears its colour; where nobody plays it is grey."""
    assert "var(--scarf)" in paints(alone(kind, 2))
    assert alone(kind, 2).get("class") == f"{kind} seat-2"
    assert "var(--scarf)" not in paints(alone(kind))


def test_a_place_without_a_coin_shows_the_water() -> None:
    """Where the last coin has melted there is a hole; under a coin there is ice."""
    drawn = spaces(scenes.iceberg())
    holes = {name for name, part in drawn.items() if part.get("class") == "cell" and "var(--sea)" in paints(part)}
    assert holes == {"cell-2"}


def test_a_floe_keeps_its_shape_when_it_moves() -> None:
    """A floe at its other stop is the same floe; two floes are not alike."""
    here, there = (scenes.place("a1", "floe", 1.0, y, 0.95, 0.57) for y in (2.0, 4.0))
    other = scenes.place("b3", "floe", 1.0, 2.0, 0.95, 0.57)
    base = scenes.floes()
    found = []
    for space in (here, there, other):
        part = spaces(msgspec.structs.replace(base, spaces=(*base.spaces[:1], space)))[space.id]
        found.append([(round(x - 1, 3), round(y - space.y, 3)) for x, y in points(part[-1].attrib["d"])])
    assert found[0] == found[1] != found[2]


def test_a_coast_leaves_the_picture_but_not_into_the_words() -> None:
    """A shore at the edge goes on beyond the frame and is clipped there; the lower one ends above the words."""
    scene = scenes.floes()
    layout, drawn = Layout(scene, "light"), spaces(scene)
    for name in ("N", "S"):
        left, top, width, height = _coast(drawn[name])
        assert left < -layout.margin
        assert left + width > scene.width + layout.margin
        assert (top < -layout.margin) == (name == "N")
        assert top + height < scene.height + layout.margin
        assert drawn[name].get("clip-path") == "url(#rookery-light-frame)"


def _coast(part: Element) -> tuple[float, float, float, float]:
    """The box of the top of a coast."""
    (top,) = [path for path in part if path.get("stroke") == "url(#rookery-light-edge)"]
    return box(points(top.attrib["d"]))


def test_a_pole_has_a_flag() -> None:
    """The far shore is a shore and more."""
    assert len(list(alone("pole").iter())) > len(list(alone("shore").iter())) + 4


def test_coasts_come_first_and_seats_last() -> None:
    """A floe lies before a shore that it touches; the border of a home lies over its neighbours."""
    order = list(spaces(scenes.floes()))
    assert order[:2] == ["N", "S"]
    assert order[2:] == ["b2", "a2", "b1", "a1"]
    assert [name[0] for name in spaces(scenes.beach())][-7:] == ["n", "n", "n", "c", "n", "n", "n"]


def test_a_berth_is_only_dashes() -> None:
    """Where something could go there is nothing yet."""
    (line,) = alone("berth")
    assert line.get("fill") == "none"
    assert "stroke-dasharray" in line.attrib


def marked(kind: str, space: str = "a1") -> Element:
    """The drawn mark of a kind on a space."""
    root = Element("svg")
    scene = msgspec.structs.replace(scenes.floes(), marks=(Mark(kind=kind, space=space),))
    draw_marks(root, Layout(scene, "light"))
    (part,) = root
    return part


def test_marks_differ() -> None:
    """A turn to take has the accent, what was is quiet, and a goal is a round ring; all keep to their space."""
    assert "var(--on-ice-aurora)" in paints(marked("active"))
    assert "var(--on-ice-aurora)" not in paints(marked("last"))
    assert {ring.tag for ring in marked("goal")} == {"ellipse"}
    for kind in ("active", "last"):
        left, top, width, height = box(points(marked(kind)[0].attrib["d"]))
        assert (left + width / 2, top + height / 2) == pytest.approx((1.0, 6.6), abs=0.01)
        assert 0.8 < width / 1.9 <= 1
        assert 0.8 < height / 1.14 <= 1


def test_a_mark_is_seen_round_a_stone() -> None:
    """Stones are small and lie apart: the ring is wider than the stone, so that a penguin does not hide it."""
    root = Element("svg")
    draw_marks(root, Layout(scenes.beach(), "light"))
    _, _, width, _ = box(points(root[0][0].attrib["d"]))
    assert 0.84 < width < 1.0


def test_a_mark_without_its_space_is_no_harm() -> None:
    """A mark on a space that is not there draws nothing."""
    assert len(marked("active", "nowhere")) == 0


def test_spaces_are_what_the_scene_says() -> None:
    """Each space of a scene is drawn once, with its kind as its class."""
    for scene in (scenes.floes(), scenes.beach(), scenes.iceberg()):
        drawn = spaces(scene)
        assert sorted(drawn) == sorted(space.id for space in scene.spaces)
        assert all(_kind(drawn[space.id]) == space.kind for space in scene.spaces)


def _kind(part: Element) -> str:
    return part.attrib["class"].split()[0]


def test_round_things_fill_their_space() -> None:
    """The radius of a space follows its area."""
    assert radius(Space(id="s", kind="cell", label="s", x=0, y=0, outline=scenes.box(0, 0, 2, 2))) == 2
