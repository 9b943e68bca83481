"""Grounds and spaces, drawn as their looks say."""

import re

import msgspec
import pytest

from rookery import catalog
from rookery.draw.display import Drawing, Part, Path
from rookery.draw.land import ground_parts, space_parts
from rookery.draw.layout import Layout
from rookery.draw.looks import looks
from rookery.draw.shapes import box, reaches
from rookery.kernel.scene import Ground, Scene
from tests.draw import scenes
from tests.draw.test_shapes import points

LOOKS = [(key, name) for key in catalog.games() for name, look in looks(key).items() if look.layers]


def grounds(scene: Scene) -> list[Part]:
    """The drawn grounds of a scene."""
    return list(ground_parts(Layout(scene)))


def spaces(scene: Scene) -> dict[str, Part]:
    """The drawn spaces of a scene by their ids, in the order of drawing."""
    return {part.key: part for part in space_parts(Layout(scene))}


def alone(look: str, game: str = "penguin-game", **traits: object) -> Part:
    """A single space with a look in the middle of a scene."""
    space = scenes.place("it", look, 3.0, 1.5, 0.5, 0.5, **traits)
    scene = msgspec.structs.replace(scenes.iceberg(), game=game, spaces=(space,), pieces=(), grounds=())
    return spaces(scene)["it"]


def paths(part: Part) -> list[Path]:
    """The paths of a part."""
    return [bit for bit in part.bits if isinstance(bit, Path)]


def paints(part: Part) -> set[str | None]:
    """Everything that a part is painted with."""
    return {paint for path in paths(part) for paint in (path.fill, path.stroke)} - {None}


@pytest.mark.parametrize(("game", "look"), LOOKS)
def test_every_look_can_be_seen(game: str, look: str) -> None:
    """A space and a ground of any look have something to see."""
    assert paints(alone(look, game, seat=0))
    ground = Ground(look=look, outline=scenes.box(3.0, 1.5, 2.0, 1.0))
    (drawn,) = grounds(msgspec.structs.replace(scenes.iceberg(), game=game, spaces=(), pieces=(), grounds=(ground,)))
    assert paints(drawn)


def test_an_unknown_look_is_a_field_or_ice() -> None:
    """What nobody has drawn for is still drawn: on water it floats."""
    scene = scenes.unknown()
    on_ice, afloat = (spaces(scene)[name] for name in ("nest", "far"))
    assert [path.fill for path in paths(on_ice)] == ["ice"]
    assert [path.fill for path in paths(afloat)][-2:] == ["ice-top", "ice"]
    assert "ice-top" in paints(grounds(scene)[0])


def test_a_slab_has_a_shadow_a_side_and_a_top() -> None:
    """Light comes from above: what is drawn first lies lowest and is darkest."""
    sheets = paths(alone("plate"))
    assert [sheet.fill for sheet in sheets] == ["sea-shadow", "sea-shadow", "ice-shade", "ice-edge", "ice-top"]
    downs = [sheet.down for sheet in sheets]
    assert downs == sorted(downs, reverse=True)
    assert downs[-1] == 0


def test_nearer_tiles_lie_over_farther_ones() -> None:
    """The thick side of what stands out is hidden by its neighbour below, in whatever order the scene names them."""
    near, far = (Ground(look="iceberg", outline=scenes.box(1.0, y, 1.0, 1.0)) for y in (3.0, 1.0))
    orders = [
        [part.y for part in grounds(msgspec.structs.replace(scenes.iceberg(), grounds=order))]
        for order in ((near, far), (far, near))
    ]
    assert orders[0] == orders[1] == [1.0, 3.0]


def test_flat_grounds_keep_their_order() -> None:
    """A bay lies on its beach."""
    assert [part.key for part in grounds(scenes.beach())] == ["ground-0", "ground-1"]


def test_what_is_scattered_lies_on_land_alone() -> None:
    """None of the many pebbles of a beach lies in its bay; they lie beyond the frame too."""
    scene = scenes.beach()
    beach, bay = grounds(scene)
    starts = [re.findall(r"M(\S+) (\S+)h", path.d) for path in paths(beach) if "h" in path.d]
    assert len(starts) == 4
    places = [(float(x) + beach.x, float(y) + beach.y) for part in starts for x, y in part]
    assert len(places) > 100
    assert not any(reaches(scene.grounds[1].outline, 0, x, y) for x, y in places)
    left, top, width, height = box(places)
    assert min(width / 8, height / 4) > 1.4
    assert max(left, top) < -0.5
    assert paths(bay)


def test_a_boundless_ground_goes_far_beyond_the_frame() -> None:
    """A beach fills frames of any shape: it goes on to all sides, and needs no water round it."""
    scene = scenes.beach()
    layout = Layout(scene)
    left, top, width, height = layout.frame
    beach = grounds(scene)[0]
    west, north, wide, high = box([(x + beach.x, y + beach.y) for x, y in points(paths(beach)[0].d)])
    assert west < left - width / 2
    assert north < top - height / 2
    assert west + wide > left + 1.5 * width
    assert north + high > top + 1.5 * height
    assert layout.margin == 0
    assert layout.underfoot(left - width / 2, top).ink == "on-beach"


def test_a_trail_needs_two_ends_and_is_no_land() -> None:
    """A trail goes through its points, and whatever it encloses stays what it was."""
    ends = ((1.0, 1.0), (2.0, 3.0))
    ring = ((6.0, 2.6), (7.0, 2.6), (7.0, 3.6), (6.0, 3.6), (6.0, 2.6))
    scene = scenes.beach()
    trails = tuple(Ground(look="worn-sand", outline=outline) for outline in (ends, ring))
    scene = msgspec.structs.replace(scene, grounds=(*scene.grounds, *trails))
    short, around = grounds(scene)[2:]
    assert [(x + short.x, y + short.y) for x, y in points(paths(short)[0].d)][::3] == list(ends)
    assert not paths(short)[0].d.endswith("Z")
    assert paths(around)[0].d.endswith("Z")
    assert Layout(scene).underfoot(6.5, 3.1).water


@pytest.mark.parametrize("look", ["nest", "hollow"])
def test_a_space_is_tinted_by_its_seat(look: str) -> None:
    """A place that belongs to a seat wears its colour; where nobody plays it is grey."""
    assert "scarf" in paints(alone(look, "penguins-rock", seat=2))
    assert alone(look, "penguins-rock", seat=2).seat == 2
    assert "scarf" not in paints(alone(look, "penguins-rock"))


def test_a_look_may_depend_on_what_lies_there() -> None:
    """Where the last coin has melted there is a hole; under a coin there is ice."""
    assert {name for name, part in spaces(scenes.iceberg()).items() if "sea" in paints(part)} == {"cell-2"}


def test_land_keeps_its_shape_when_it_moves() -> None:
    """A floe at its other stop is the same floe; two floes are not alike."""
    here, there = (scenes.place("a1", "floe", 1.0, y, 0.95, 0.57) for y in (2.0, 4.0))
    other = scenes.place("b3", "floe", 1.0, 2.0, 0.95, 0.57)
    base = scenes.floes()
    found = [
        spaces(msgspec.structs.replace(base, spaces=(*base.spaces[:1], space)))[space.id].bits
        for space in (here, there, other)
    ]
    assert found[0] == found[1] != found[2]


def test_a_coast_leaves_the_picture() -> None:
    """A coast goes on beyond the frame on every side but one, which it shows to the water."""
    scene = scenes.floes()
    left, top, width, height = Layout(scene).frame
    for part in grounds(scene)[-2:]:
        name = part.key.removeprefix("coast-")
        (edge,) = [path for path in paths(part) if path.stroke == "ice-rim"]
        west, north, wide, high = box([(x + part.x, y + part.y) for x, y in points(edge.d)])
        assert west < left
        assert west + wide > left + width
        assert (north < top) == (name == "N")
        assert (north + high > top + height) == (name == "S")


def test_what_can_be_touched_of_a_coast_ends_with_its_outline() -> None:
    """The land of a coast is nobody's to touch beyond the frame: its space is no larger than the scene says."""
    scene = scenes.floes()
    for name, part in list(spaces(scene).items())[:2]:
        (outline,) = paths(part)
        assert outline.fill is None
        assert box(points(outline.d))[2:] == pytest.approx((4.0, 1.5))
        assert part.id == name


def test_coasts_come_first_and_seats_last() -> None:
    """A floe lies before a shore that it touches; the border of a home lies over its neighbours."""
    assert list(spaces(scenes.floes())) == ["N", "S", "b2", "a2", "b1", "a1"]
    assert [name[0] for name in spaces(scenes.beach())][-7:] == ["n", "n", "n", "c", "n", "n", "n"]


def test_a_space_shows_its_drawing_where_it_looks() -> None:
    """A drawing of a space's own lies in it, and is turned if it looks somewhere; an unknown one is left out."""
    part = alone("bare", symbol="handle", facing=90.0)
    assert part.bits == (Drawing(symbol="handle", size=1.0, turns=True),)
    assert part.angle == 90
    assert alone("bare", symbol="nothing").bits == ()


def test_spaces_are_what_the_scene_says() -> None:
    """Each space of a scene is drawn once, at its place and with its words."""
    for scene in (scenes.floes(), scenes.beach(), scenes.iceberg(), scenes.unknown()):
        drawn = spaces(scene)
        assert {(part.id, part.label, part.x, part.y) for part in drawn.values()} == {
            (space.id, space.label, space.x, space.y) for space in scene.spaces
        }
