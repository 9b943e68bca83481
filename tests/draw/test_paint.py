"""Groups, words and slabs."""

from xml.etree.ElementTree import Element

from rookery.draw.layout import Layout
from rookery.draw.paint import curve, group, initial, layers, oval, polygon, write
from tests.draw import scenes

SQUARE = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))


def test_a_group_wears_its_seat() -> None:
    """The class of a seat gives everything inside its colours."""
    assert group(Element("svg"), "nest", 2).get("class") == "nest seat-2"
    assert group(Element("svg"), "nest").get("class") == "nest"


def test_paints_are_attributes() -> None:
    """Names with underscores become those of SVG."""
    for shape in (
        polygon(Element("g"), SQUARE, stroke_width="2"),
        curve(Element("g"), "M0 0Z", stroke_width="2"),
        oval(Element("g"), (1, 2), (3, 4), stroke_width="2"),
    ):
        assert shape.get("stroke-width") == "2"
    assert [oval(Element("g"), (1, 2), (3, 4)).get(name) for name in ("cx", "cy", "rx", "ry")] == ["1", "2", "3", "4"]


def test_words_stand_on_their_line() -> None:
    """The baseline lies below the point, so that the middle of the letters goes through it."""
    text = write(Element("g"), "START", (1, 2), 1.0, "var(--ink)")
    assert (text.text, text.get("x"), text.get("y")) == ("START", "1", "2.35")
    assert initial(Element("g"), "R", (1, 2), 1.0, "var(--ink)").get("text-anchor") == "middle"


def test_a_slab_has_a_shadow_a_side_and_a_top() -> None:
    """Light comes from above: what is drawn first lies lowest and is darkest."""
    part = Element("g")
    layers(part, Layout(scenes.floes(), "light"), "M0 0Z", 1.0)
    fills = [sheet.get("fill") for sheet in part]
    assert fills == [
        "var(--sea-shadow)",
        "var(--sea-shadow)",
        "var(--ice-shade)",
        "var(--ice-edge)",
        "url(#rookery-light-ice)",
    ]
    downs = [float(sheet.get("transform", "translate(0 0)")[12:-1]) for sheet in part]
    assert downs == sorted(downs, reverse=True)
    assert downs[-1] == 0
