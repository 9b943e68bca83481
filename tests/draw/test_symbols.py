"""The drawings: complete, alike in their box, and turned only where they are seen from above."""

import pytest

from rookery import catalog
from rookery.draw.looks import looks
from rookery.draw.symbols import Spot, group, symbols

PENGUINS = [
    ("", "penguin"),
    *(("penguin-soccer", f"{kind}{pose}") for kind in ("mama", "papa", "baby") for pose in ("", "-lying")),
]


def paints(game: str, name: str) -> set[str | None]:
    """All that a drawing is painted with."""
    return {part.get(paint) for part in symbols(game)[name].element.iter() for paint in ("fill", "stroke")}


@pytest.mark.parametrize(("game", "name"), PENGUINS)
def test_every_penguin_wears_a_scarf_with_every_shape(game: str, name: str) -> None:
    """A penguin has an ink outline, a scarf in its seat's colour, and room for each seat's shape on it."""
    assert {"var(--outline)", "var(--scarf)"} <= paints(game, name)
    parts = symbols(game)[name].element.iter()
    shown = {part.attrib["display"] for part in parts if "display" in part.attrib}
    assert shown == {f"var(--{shape}, none)" for shape in ("disc", "square", "triangle", "diamond")}


@pytest.mark.parametrize(("game", "name"), PENGUINS)
def test_penguins_share_one_box_and_lie_seen_from_above(game: str, name: str) -> None:
    """All penguins are drawn to one scale, so that they differ by silhouette; only lying ones can be turned."""
    symbol = symbols(game)[name]
    assert (symbol.width, symbol.height) == (100, 100)
    assert (symbol.view == "above") == name.endswith("-lying")


@pytest.mark.parametrize("game", ["", *catalog.games()])
def test_drawings_need_nothing_beside_themselves(game: str) -> None:
    """What a drawing borrows from another, or from those that all rooms share, is copied into it."""
    for symbol in symbols(game).values():
        assert all(part.tag != "use" and "href" not in part.attrib for part in symbol.element.iter())


def test_a_room_has_its_own_drawings_and_the_shared_ones() -> None:
    """A room draws with what is its own and what is everybody's, not with what is another's."""
    assert {"penguin", "bear"} <= symbols("polar-dare").keys()
    assert "bear" not in symbols("penguins-rock")
    assert symbols("no-such-game").keys() == symbols().keys()


def test_drawing_leaves_the_original_alone() -> None:
    """Two pieces of one drawing can be coloured apart."""
    first, second = (group(symbols()["penguin"].element) for _ in range(2))
    first[0].set("fill", "changed")
    assert second[0].get("fill") != "changed"
    assert symbols()["penguin"].element[0].get("fill") != "changed"


def test_a_drawing_tells_where_a_letter_and_a_load_go() -> None:
    """The spots are measured from the middle of the drawing; a drawing without one has None."""
    penguin = symbols()["penguin"]
    assert penguin.letter == Spot(-9, 14.5, 24)
    assert penguin.hold == Spot(0, 42, 62)
    assert symbols()["stone"].hold is None


def test_the_bear_is_big_and_a_rock_is_not() -> None:
    """Drawings are in proportion: a bear is wider than a place, a rock nearly fills a hollow."""
    assert symbols("polar-dare")["bear"].width > 140
    assert 70 < symbols("penguins-rock")["rock"].width < 100


@pytest.mark.parametrize("suit", ["sun", "moon", "crown", "arms"])
def test_a_suit_is_engraved_in_its_colours(suit: str) -> None:
    """A coin shows the suit in the colour and the line that the tokens give it, and so does what shows at feet."""
    for name in (f"coin-{suit}", f"coin-{suit}-underfoot"):
        assert {f"var(--suit-{suit})", f"var(--suit-{suit}-shade)"} <= paints("penguin-game", name)
    assert f"var(--suit-{suit})" not in paints("penguin-game", f"coin-{suit}-covered")


def test_the_penguin_of_a_seat_is_always_black() -> None:
    """Where seats differ by their scarves, the coat does not change with the seat."""
    assert "var(--dark-coat)" in paints("", "penguin")
    assert "var(--coat)" not in paints("", "penguin")


def test_an_empty_hollow_tells_whose_it_is_without_colour() -> None:
    """Nests in red and green look alike to some: in each hollow lies the seat's shape, with a light line round it."""
    for name in ("hollow", "nest"):
        assert "claim" in {layer.symbol for layer in looks("penguins-rock")[name].layers}
    parts = symbols("penguins-rock")["claim"].element.iter()
    shown = {part.attrib["display"] for part in parts if "display" in part.attrib}
    assert shown == {f"var(--{shape}, none)" for shape in ("disc", "square", "triangle", "diamond")}
    assert "var(--lining-lit)" in paints("penguins-rock", "claim")


def test_who_carries_something_holds_it_in_both_flippers() -> None:
    """There is a flipper on either side of the load, and the letter is above it."""
    hands = [part for part in symbols()["penguin-hands"].element.iter("path") if "dark-coat" in part.get("fill", "")]
    assert len(hands) == 2
    penguin = symbols()["penguin"]
    assert penguin.letter
    assert penguin.hold
    assert penguin.letter.y + penguin.letter.size / 2 < penguin.hold.y
