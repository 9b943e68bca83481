"""The drawings: complete, alike in their box, and turned only where they are seen from above."""

from xml.etree.ElementTree import Element

import pytest

from rookery.draw.symbols import draw, spot, symbols, view

PENGUINS = [
    "penguin-upright",
    *(f"{kind}-{pose}" for kind in ("mama", "papa", "baby") for pose in ("upright", "lying")),
]


@pytest.mark.parametrize("name", PENGUINS)
def test_every_penguin_wears_a_scarf_with_every_shape(name: str) -> None:
    """A penguin has an ink outline, a scarf in its seat's colour, and room for each seat's shape on it."""
    parts = list(symbols()[name].iter())
    assert any(part.get("stroke") == "var(--outline)" for part in parts)
    assert any(part.get("fill") == "var(--scarf)" for part in parts)
    shown = {part.attrib["display"] for part in parts if "display" in part.attrib}
    assert shown == {f"var(--{shape}, none)" for shape in ("disc", "square", "triangle", "diamond")}


@pytest.mark.parametrize("name", PENGUINS)
def test_penguins_share_one_box_and_lie_seen_from_above(name: str) -> None:
    """All penguins are drawn to one scale, so that they differ by silhouette; only lying ones can be turned."""
    symbol = symbols()[name]
    assert symbol.attrib["viewBox"].split()[2:] == ["100", "100"]
    assert (symbol.get("data-view") == "above") == name.endswith("-lying")


def test_drawings_need_nothing_beside_themselves() -> None:
    """What a drawing borrows from another is copied into it."""
    for symbol in symbols().values():
        assert all(part.tag != "use" and "href" not in part.attrib for part in symbol.iter())


def test_a_drawing_is_put_with_its_middle_on_a_point() -> None:
    """The middle of the viewBox comes to the point, and a box of 100 gets the size that is asked for."""
    group = draw(Element("g"), "ball", (3, 4), 2)
    assert group.attrib["transform"] == "translate(3 4) scale(0.02) translate(-22 -22)"


def test_only_drawings_from_above_are_turned() -> None:
    """An upright penguin never stands on its head."""
    assert "rotate(135)" in draw(Element("g"), "papa-lying", (0, 0), 1, 135).attrib["transform"]
    assert "rotate" not in draw(Element("g"), "papa-upright", (0, 0), 1, 135).attrib["transform"]


def test_drawing_leaves_the_original_alone() -> None:
    """Two pieces of one kind can be coloured apart."""
    first, second = (draw(Element("g"), "ball", (0, 0), 1) for _ in range(2))
    first[0].set("fill", "changed")
    assert second[0].get("fill") != "changed"
    assert symbols()["ball"][0].get("fill") != "changed"


def test_drawings_from_the_side_are_mirrored() -> None:
    """The bear looks to the left, and to the right when it goes there; it is never turned on its back."""
    left, right = (draw(Element("g"), "bear", (0, 0), 1, angle).attrib["transform"] for angle in (270, 90))
    assert "scale(-1 1)" in right
    assert "scale(-1 1)" not in left
    assert "rotate" not in left + right


def test_a_drawing_tells_where_a_letter_goes() -> None:
    """The spot moves and grows with the drawing; a drawing without one says so."""
    told = spot("penguin-upright", "letter", (50, 50), 100)
    assert told
    (x, y), height = told
    assert 30 < x < 60
    assert 55 < y < 80
    twice = spot("penguin-upright", "letter", (100, 100), 200)
    assert twice
    assert [*twice[0], twice[1]] == pytest.approx([2 * x, 2 * y, 2 * height])
    assert spot("mama-upright", "letter", (0, 0), 1) is None


def test_the_bear_is_big_and_a_rock_small() -> None:
    """Drawings are in proportion: a bear is wider than a place, a rock less than half of one."""
    assert view("bear")[2] > 140
    assert view("rock")[2] < 50
    assert view("penguin-upright") == (0, 0, 100, 100)


@pytest.mark.parametrize("suit", ["sun", "moon", "crown", "arms"])
def test_a_suit_is_engraved_in_its_colours(suit: str) -> None:
    """A coin and its medal show the suit in the colour and the line that the tokens give it."""
    for name in (f"coin-{suit}", f"coin-{suit}-medal"):
        paints = {part.get(paint) for part in symbols()[name].iter() for paint in ("fill", "stroke")}
        assert {f"var(--suit-{suit})", f"var(--suit-{suit}-shade)"} <= paints


def test_the_penguin_of_a_seat_is_always_black() -> None:
    """Where seats differ by their scarves, the coat does not change with the seat."""
    paints = {part.get(paint) for part in symbols()["penguin-upright"].iter() for paint in ("fill", "stroke")}
    assert "var(--dark-coat)" in paints
    assert "var(--coat)" not in paints
