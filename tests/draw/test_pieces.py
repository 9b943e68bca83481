"""Pieces on their spaces: all seen, none out of place."""

import re
from itertools import pairwise
from xml.etree.ElementTree import Element

import msgspec
import pytest

from rookery.draw.layout import Layout
from rookery.draw.pieces import HEAP, draw_pieces
from rookery.kernel.scene import Piece, Scene
from tests.draw import scenes

PLACE = re.compile(r"translate\((\S+) (\S+)\) (?:scale\(-1 1\) )?scale\((\S+)\)")


def drawn(scene: Scene) -> Element:
    """The drawn pieces of a scene."""
    root = Element("svg")
    draw_pieces(root, Layout(scene, "light"))
    return root


def by_id(root: Element, name: str) -> Element:
    """The group of a piece."""
    (found,) = [part for part in root if part.get("data-id") == name]
    return found


def put(part: Element) -> list[tuple[float, float, float]]:
    """Where each drawing of a part is, and how large."""
    found = [PLACE.match(group.get("transform", "")) for group in part if group.tag == "g"]
    return [(float(match[1]), float(match[2]), 100 * float(match[3])) for match in found if match]


def words(part: Element) -> str:
    """What is written on a part."""
    return "".join("".join(text.itertext()) for text in part.iter("text"))


def on(space: str, *pieces: Piece, scene: Scene | None = None) -> Element:
    """Some pieces on a space of the floes, alone in their scene."""
    moved = tuple(msgspec.structs.replace(piece, space=space) for piece in pieces)
    return drawn(msgspec.structs.replace(scene or scenes.floes(), pieces=moved))


@pytest.mark.parametrize("scene", [scenes.floes(), scenes.beach(), scenes.iceberg()], ids=["floes", "beach", "iceberg"])
def test_every_piece_is_there_once(scene: Scene) -> None:
    """Each piece is one group with its id, its words and something to see."""
    root = drawn(scene)
    assert sorted(part.attrib["data-id"] for part in root if "data-id" in part.attrib) == sorted(
        piece.id for piece in scene.pieces
    )
    for piece in scene.pieces:
        part = by_id(root, piece.id)
        assert part.findtext("title") == piece.label
        assert put(part)


def test_a_penguin_shows_its_letter() -> None:
    """The letter stands on the belly; a number after it is smaller."""
    root = on("a1", scenes.penguin(3, "a1"))
    assert words(by_id(root, "yellow-1")) == "y"
    second = msgspec.structs.replace(scenes.penguin(0, "a1"), letter="R2")
    text = next(by_id(on("a1", second), "red-1").iter("text"))
    assert (text.text, text[0].text) == ("R", "2")
    assert float(text[0].attrib["font-size"]) < float(text.attrib["font-size"])


@pytest.mark.parametrize("crowd", [1, 2, 3])
def test_penguins_stand_side_by_side_on_a_floe(crowd: int) -> None:
    """Up to three stand in one row without leaving the floe; from the right one on, so that no scarf is hidden."""
    pieces = [scenes.penguin(seat, "a1") for seat in range(crowd)]
    root = on("a1", *pieces)
    places = [put(by_id(root, piece.id))[0] for piece in pieces]
    assert len({round(y, 6) for _, y, _ in places}) == 1
    across = [x for x, _, _ in places]
    assert across == sorted(across)
    assert sum(across) / crowd == pytest.approx(1.0)
    box = places[0][2]
    assert across[-1] - across[0] + 0.86 * box <= 1.9
    assert all(after - before >= 0.6 * box for before, after in pairwise(across))
    assert [part.get("data-id") for part in root] == [piece.id for piece in reversed(pieces)]


def test_a_crowd_fits_a_shore() -> None:
    """Twelve penguins and the bear stand on a shore, the bear with more room than the others."""
    pieces = [scenes.penguin(seat, "S", number) for seat in range(4) for number in (1, 2, 3)]
    bear = scenes.thing("bear", "bear", "S")
    layout = Layout(scenes.floes(), "light")
    places = [put(by_id(on("S", *pieces, bear), piece.id))[0] for piece in (*pieces, bear)]
    assert len({(x, y) for x, y, _ in places}) == 13
    for x, y, box in places:
        assert -layout.margin < x - box / 2 < x + box / 2 < 4 + layout.margin
        assert 8 < y < 10
    assert places[-1][0] - places[-2][0] > places[1][0] - places[0][0]


def test_one_alone_is_larger_than_one_of_three() -> None:
    """Pieces shrink only as far as they must."""
    alone, crowded = (
        put(by_id(on("a1", *(scenes.penguin(seat, "a1") for seat in range(crowd))), "red-1"))[0][2] for crowd in (1, 3)
    )
    assert 0.7 < crowded / alone < 1


def test_a_carried_rock_is_in_the_flippers() -> None:
    """A rock that is carried is drawn before the belly, and a flipper before the rock."""
    root = drawn(scenes.beach())
    order = [part.get("data-id") or part.get("class") for part in root]
    at = order.index("red-1")
    assert order[at + 1 : at + 3] == ["rock", "hands seat-0"]
    (x, y, box), (rock_x, rock_y, _) = put(by_id(root, "red-1"))[0], put(root[at + 1])[0]
    assert abs(rock_x - x) < 0.2 * box
    assert 0.3 * box < rock_y - y < 0.5 * box


def test_a_rock_lies_before_who_stands_there() -> None:
    """A rock alone lies in the middle; beside a penguin it lies lower, and is drawn later."""
    root = drawn(scenes.beach())
    order = [part.get("data-id") for part in root]
    assert order.index("rock-2") > order.index("blue-1")
    assert put(by_id(root, "rock-2"))[0][1] > put(by_id(root, "blue-1"))[0][1] + 0.2
    assert put(by_id(root, "rock-1"))[0][0] == pytest.approx(2 + 0.9 * 3**0.5 / 2, abs=0.001)


def test_a_carried_rock_is_not_the_one_on_the_ground() -> None:
    """A penguin with a rock on a place where another lies: both are seen."""
    lying, carrier = scenes.thing("rock-9", "rock", "n1"), scenes.penguin(0, "n1", carrying="rock")
    root = on("n1", carrier, lying, scene=scenes.beach())
    assert [part.get("data-id") or part.get("class") for part in root] == ["red-1", "rock", "hands seat-0", "rock-9"]


@pytest.mark.parametrize("count", [1, 2, 6, 8, 24])
def test_a_heap_shrinks_as_rocks_go(count: int) -> None:
    """A heap has a stone for each rock as far as they can be told apart, and always the number."""
    heap = scenes.thing("heap", "heap", "q", count=count)
    part = by_id(on("q", heap, scene=scenes.beach()), "heap")
    assert len(put(part)) == min(count, len(HEAP)) + 1
    assert words(part) == str(count)


def test_nothing_is_left_of_an_empty_heap_but_crumbs() -> None:
    """A heap of none has no stone and no number."""
    part = by_id(drawn(scenes.beach()), "crumbs")
    assert len(put(part)) == 1
    assert words(part) == ""


def test_several_of_a_kind_show_their_number() -> None:
    """A count above one is written beside a piece."""
    assert words(by_id(drawn(scenes.beach()), "rock-3")) == "3"
    assert words(by_id(drawn(scenes.beach()), "rock-1")) == ""
    assert words(by_id(drawn(scenes.iceberg()), "bag")) == "4"


def test_coins_lie_on_one_another() -> None:
    """Each coin of a stack is a step above the one below, drawn after it; a tall stack is no tower."""
    root = drawn(scenes.iceberg())
    for cell, height in ((3, 3), (6, 9)):
        rises = [put(by_id(root, f"coin-{cell}-{level}"))[0][1] for level in range(height)]
        assert rises == sorted(rises, reverse=True)
        assert len(set(rises)) == height
        assert rises[0] - rises[-1] < 0.5
    assert rises[0] - rises[1] > 0.03


def test_the_order_of_coins_in_a_scene_does_not_matter() -> None:
    """The level says what lies on top."""
    scene = scenes.iceberg()
    turned = msgspec.structs.replace(scene, pieces=scene.pieces[::-1])
    for name in ("coin-3-0", "coin-3-2"):
        assert put(by_id(drawn(scene), name)) == put(by_id(drawn(turned), name))


def test_a_stack_too_high_to_count_shows_its_height() -> None:
    """Nine coins say that they are nine; three can be seen."""
    assert [words(part) for part in drawn(scenes.iceberg()) if part.tag == "g" and words(part).isdigit()] == ["4"]
    assert [text.text for text in drawn(scenes.iceberg()) if text.tag == "text"] == ["9"]


def test_who_stands_on_coins_stands_on_the_top_one() -> None:
    """A penguin on two coins is higher than one on one, and the suit stays in sight before its feet."""
    root = drawn(scenes.iceberg())
    low, high = put(by_id(root, "blue-1"))[0], put(by_id(root, "red-1"))[0]
    assert high[1] - 1.5 < low[1] - 0.5
    order = [part.get("data-id") or part.get("class") for part in root]
    assert order[order.index("red-1") + 1] == "medal"
    medal = put(root[order.index("red-1") + 1])[0]
    assert medal[1] > high[1] + 0.3


def test_one_in_the_air_is_above_the_other() -> None:
    """Of two on one place the one in the air is higher and beside the other: no scarf is hidden, both are large."""
    flier = msgspec.structs.replace(scenes.penguin(1, "p1"), level=1)
    root = on("p1", scenes.penguin(0, "p1"), flier, scene=scenes.beach())
    below, above = put(by_id(root, "red-1"))[0], put(by_id(root, "blue-1"))[0]
    assert above[1] < below[1] - 0.2
    assert above[0] - below[0] > 0.7 * above[2]
    alone = put(by_id(on("p1", scenes.penguin(0, "p1"), scene=scenes.beach()), "red-1"))[0]
    assert 0.8 * alone[2] < above[2] == below[2] < alone[2]


def test_a_bear_goes_where_it_looks() -> None:
    """A bear that faces right is mirrored."""
    bear = msgspec.structs.replace(scenes.thing("bear", "bear", "a1"), facing=90.0)
    assert "scale(-1 1)" in next(part for part in by_id(on("a1", bear), "bear") if part.tag == "g").attrib["transform"]
