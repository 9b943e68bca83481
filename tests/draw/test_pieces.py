"""Pieces on their spaces: all seen, none out of place."""

from itertools import pairwise

import msgspec
import pytest

from rookery.draw.display import Drawing, Part, Words
from rookery.draw.layout import Layout
from rookery.draw.pieces import piece_parts
from rookery.kernel.scene import Piece, Scene
from tests.draw import scenes


def drawn(scene: Scene) -> list[Part]:
    """The drawn pieces of a scene."""
    return list(piece_parts(Layout(scene)))


def by_id(parts: list[Part], name: str) -> Part:
    """The part of a piece."""
    (found,) = [part for part in parts if part.key == name]
    return found


def put(part: Part) -> tuple[float, float, float]:
    """Where a part is, and how large its box."""
    return part.x, part.y, 100 * part.scale


def symbols(part: Part) -> list[str]:
    """The drawings of a part."""
    return [bit.symbol for bit in part.bits if isinstance(bit, Drawing)]


def words(part: Part) -> str:
    """What is written on a part."""
    return "".join(str(bit.words) + bit.follows for bit in part.bits if isinstance(bit, Words))


def on(space: str, *pieces: Piece, scene: Scene | None = None) -> list[Part]:
    """Some pieces on a space of the floes, alone in their scene."""
    moved = tuple(msgspec.structs.replace(piece, space=space) for piece in pieces)
    return drawn(msgspec.structs.replace(scene or scenes.floes(), pieces=moved))


@pytest.mark.parametrize("scene", [scenes.floes(), scenes.beach(), scenes.iceberg()], ids=["floes", "beach", "iceberg"])
def test_every_piece_is_there_once(scene: Scene) -> None:
    """Each piece is one part with its id, its words and something to see."""
    root = drawn(scene)
    assert sorted(part.id for part in root if part.id) == sorted(piece.id for piece in scene.pieces)
    for piece in scene.pieces:
        part = by_id(root, piece.id)
        assert part.label == piece.label
        assert symbols(part)


def test_a_penguin_shows_its_letter() -> None:
    """The letter stands on the belly; a number after it is smaller."""
    root = on("a1", scenes.penguin(3, "a1"))
    assert words(by_id(root, "yellow-1")) == "y"
    second = msgspec.structs.replace(scenes.penguin(0, "a1"), letter="R2")
    (text,) = [bit for bit in by_id(on("a1", second), "red-1").bits if isinstance(bit, Words)]
    assert (text.words, text.follows) == ("R", "2")


@pytest.mark.parametrize("crowd", [1, 2, 3])
def test_penguins_stand_side_by_side_on_a_floe(crowd: int) -> None:
    """Up to three stand in one row without leaving the floe; from the right one on, so that no scarf is hidden."""
    pieces = [scenes.penguin(seat, "a1") for seat in range(crowd)]
    root = on("a1", *pieces)
    places = [put(by_id(root, piece.id)) for piece in pieces]
    assert len({round(y, 6) for _, y, _ in places}) == 1
    across = [x for x, _, _ in places]
    assert across == sorted(across)
    assert sum(across) / crowd == pytest.approx(1.0)
    box = places[0][2]
    assert across[-1] - across[0] + 0.86 * box <= 1.9
    assert all(after - before >= 0.6 * box for before, after in pairwise(across))
    assert [part.id for part in root] == [piece.id for piece in reversed(pieces)]


def test_a_crowd_fits_a_shore() -> None:
    """Twelve penguins and the bear huddle on a shore, each seat by itself, the bear with more room than the others."""
    pieces = [scenes.penguin(seat, "S", number) for seat in range(4) for number in (1, 2, 3)]
    bear = scenes.thing("bear", "bear", "S")
    places = [put(by_id(on("S", *pieces, bear), piece.id)) for piece in (*pieces, bear)]
    assert len({(x, y) for x, y, _ in places}) == 13
    for x, y, box in places:
        assert -1e-9 <= x - box / 2 < x + box / 2 <= 4 + 1e-9
        assert 8 < y < 10
    for first in range(0, 12, 3):
        (one, low, box), (two, same, _), (behind, high, _) = places[first : first + 3]
        assert low == same
        assert high < low - 0.3 * box
        assert one < behind < two < one + 0.8 * box


def test_one_alone_is_larger_than_one_of_three() -> None:
    """Pieces shrink only as far as they must."""
    alone, crowded = (
        put(by_id(on("a1", *(scenes.penguin(seat, "a1") for seat in range(crowd))), "red-1"))[2] for crowd in (1, 3)
    )
    assert 0.7 < crowded / alone < 1


def test_what_is_carried_is_in_the_flippers() -> None:
    """What is carried is drawn before the belly, and a flipper before it; a piece of its own comes after its holder."""
    carrier = by_id(drawn(scenes.beach()), "red-1")
    assert symbols(carrier) == ["penguin", "rock", "penguin-hands"]
    (rock,) = [bit for bit in carrier.bits if isinstance(bit, Drawing) and bit.symbol == "rock"]
    assert abs(rock.x) < 20
    assert 30 < rock.y < 50
    held = msgspec.structs.replace(scenes.thing("rock-9", "rock", "n1"), carried_by="red-1")
    root = on("n1", scenes.penguin(0, "n1", carrying="rock"), held, scene=scenes.beach())
    assert [part.id for part in root] == ["red-1", "rock-9"]
    assert root[1].y > root[0].y
    assert symbols(root[0]) == ["penguin", "penguin-hands"]


def test_an_unknown_load_is_a_small_stone() -> None:
    """What nobody has drawn is still seen to be carried."""
    assert "stone" in symbols(by_id(drawn(scenes.unknown()), "mum"))


def test_what_lies_lies_before_who_stands_there() -> None:
    """A thing alone lies in the middle; beside a penguin it lies lower, and is drawn later."""
    root = drawn(scenes.beach())
    order = [part.id for part in root]
    assert order.index("rock-2") > order.index("blue-1")
    assert put(by_id(root, "rock-2"))[1] > put(by_id(root, "blue-1"))[1] + 0.2
    assert put(by_id(root, "rock-1"))[0] == pytest.approx(2 + 0.9 * 3**0.5 / 2, abs=0.001)


@pytest.mark.parametrize("count", [1, 2, 6, 8, 24])
def test_a_heap_shrinks_as_things_go(count: int) -> None:
    """A heap has a drawing for each thing as far as they can be told apart, and always the number."""
    heap = scenes.thing("heap", "rock", "q", "heaps", count=count)
    layout = Layout(scenes.beach())
    part = by_id(on("q", heap, scene=scenes.beach()), "heap")
    assert symbols(part) == ["rock"] * min(count, len(layout.measures.heap)) + ["count"]
    assert words(part) == str(count)


def test_several_of_a_kind_show_their_number() -> None:
    """A count above one is written beside a piece."""
    assert words(by_id(drawn(scenes.beach()), "rock-3")) == "3"
    assert words(by_id(drawn(scenes.beach()), "rock-1")) == ""
    assert words(by_id(drawn(scenes.iceberg()), "bag")) == "4"


def test_pieces_are_stacked() -> None:
    """Each of a stack is a step above the one below, drawn after it; a tall stack is no tower."""
    root = drawn(scenes.iceberg())
    for cell, height in ((3, 3), (6, 9)):
        rises = [put(by_id(root, f"coin-{cell}-{level}"))[1] for level in range(height)]
        assert rises == sorted(rises, reverse=True)
        assert len(set(rises)) == height
        assert rises[0] - rises[-1] < 0.5
    assert rises[0] - rises[1] > 0.03


def test_the_order_of_a_stack_in_a_scene_does_not_matter() -> None:
    """The level says what lies on top."""
    scene = scenes.iceberg()
    turned = msgspec.structs.replace(scene, pieces=scene.pieces[::-1])
    for name in ("coin-3-0", "coin-3-2"):
        assert put(by_id(drawn(scene), name)) == put(by_id(drawn(turned), name))


def test_a_stack_too_high_to_count_shows_its_height() -> None:
    """Nine say that they are nine; three can be seen."""
    assert {part.id: words(part) for part in drawn(scenes.iceberg()) if words(part).isdigit()} == {
        "bag": "4",
        "coin-6-8": "9",
    }


def test_who_comes_to_a_stack_stands_on_its_top() -> None:
    """A penguin on two coins is higher than one on one, and the suit stays in sight before its feet."""
    root = drawn(scenes.iceberg())
    low, high = put(by_id(root, "blue-1")), put(by_id(root, "red-1"))
    assert high[1] - 1.5 < low[1] - 0.5
    keys = [part.key for part in root]
    before = root[keys.index("red-1") + 1]
    assert (before.key, before.id) == ("coin-5-1-underfoot", None)
    assert put(before)[1] > high[1] + 0.3
    assert symbols(by_id(root, "coin-5-1")) == ["coin-crown-covered"]


def test_one_in_the_air_is_above_the_other() -> None:
    """Of two on one place the one in the air is higher and beside the other: no scarf is hidden, both are large."""
    flier = msgspec.structs.replace(scenes.penguin(1, "p1"), level=1)
    root = on("p1", scenes.penguin(0, "p1"), flier, scene=scenes.beach())
    below, above = put(by_id(root, "red-1")), put(by_id(root, "blue-1"))
    assert above[1] < below[1] - 0.2
    assert above[0] - below[0] > 0.7 * above[2]
    alone = put(by_id(on("p1", scenes.penguin(0, "p1"), scene=scenes.beach()), "red-1"))
    assert 0.8 * alone[2] < above[2] == below[2] < alone[2]


@pytest.mark.parametrize(
    ("symbol", "angle", "mirrored"), [("bear", 0, True), ("flag", 0, False), ("pointer", 90, False)]
)
def test_pieces_look_where_they_face(symbol: str, angle: float, mirrored: bool) -> None:
    """What is seen from the side is mirrored, what is seen from above is turned, anything else does neither."""
    piece = msgspec.structs.replace(scenes.thing("it", symbol, "a1"), facing=90.0)
    part = by_id(on("a1", piece), "it")
    assert (part.angle, part.mirrored) == (angle, mirrored)


def test_a_piece_without_a_drawing_is_a_stone_with_its_letter() -> None:
    """It still shows its letter, and points to where it faces."""
    walrus = by_id(drawn(scenes.unknown()), "walrus")
    assert symbols(walrus) == ["stone", "pointer"]
    assert (words(walrus), walrus.angle, walrus.seat) == ("W", 90, 1)
    assert symbols(by_id(drawn(scenes.unknown()), "crab")) == ["stone"]
