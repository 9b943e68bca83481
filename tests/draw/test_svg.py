"""The picture of a scene: self-contained, complete, the same each time, and for every game."""

import re
from xml.etree.ElementTree import Element, fromstring

import msgspec
import pytest

import rookery
from rookery.draw.svg import picture
from rookery.draw.symbols import NAMESPACE
from rookery.draw.tokens import THEMES, tokens
from rookery.kernel.errors import BadNumber, BadOption
from rookery.kernel.messages import Message
from rookery.kernel.scene import Scene, Seat
from tests.draw import scenes

BUSY = "d4^,b6e,a3^/e4^,f4w,h8s e4 w 24"
LANDSCAPES = (scenes.floes(), scenes.beach(), scenes.iceberg(), scenes.unknown())


def soccer(text: str = BUSY, seat: int = 0) -> Scene:
    """A position of Penguin Soccer as a seat sees it."""
    return rookery.game("penguin-soccer").read(text).scene(seat)


def drawn(scene: Scene, theme: str = "light") -> Element:
    """The parsed picture of a scene."""
    return fromstring(picture(scene, theme=theme))  # noqa: S314 - a picture of our own


def by_id(root: Element, name: str) -> Element:
    """The one element that stands for a piece or a space."""
    (found,) = [element for element in root.iter() if element.get("data-id") == name]
    return found


def turns(element: Element) -> list[str]:
    """The angles by which the drawings in an element are turned on the board."""
    return [
        angle
        for part in element.findall(f"{{{NAMESPACE}}}g")
        for angle in re.findall(r"rotate\(([^)]+)\)", part.get("transform", ""))
    ]


def middle(element: Element) -> tuple[float, float]:
    """Where an element is put."""
    place = re.match(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
    assert place
    return float(place[1]), float(place[2])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scene", [soccer(seat=1), *LANDSCAPES], ids=lambda scene: scene.game)
def test_a_picture_needs_nothing_beside_itself(scene: Scene, theme: str) -> None:
    """No custom property, link, script, style sheet or font is left for a viewer to fetch or to understand."""
    text = picture(scene, theme=theme)
    assert fromstring(text).tag == f"{{{NAMESPACE}}}svg"  # noqa: S314 - a picture of our own
    assert "var(" not in text
    assert text.count("http") == text.count(f'xmlns="{NAMESPACE}"') == 1
    assert not re.search(r"<script|<style|<use|<image|href|@import|@font-face", text)
    made = set(re.findall(r' id="([^"]+)"', text))
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= made


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scene", [soccer(), *LANDSCAPES], ids=lambda scene: scene.game)
def test_every_paint_is_a_plain_value(scene: Scene, theme: str) -> None:
    """Viewers without CSS see a colour of the tokens, nothing at all, or a gradient of this picture."""
    plain = {text for text in tokens(theme, scene.game).values() if text.startswith("#")}
    for element in drawn(scene, theme).iter():
        for name in ("fill", "stroke", "stop-color"):
            paint = element.get(name, "none")
            assert paint == "none" or paint in plain or paint.startswith(f"url(#rookery-{scene.game}-{theme}-"), paint


def test_the_same_scene_gives_the_same_picture() -> None:
    """Pictures can be kept in a repository and compared."""
    assert picture(soccer()) == picture(soccer())


@pytest.mark.parametrize("scene", [soccer(), *LANDSCAPES], ids=lambda scene: scene.game)
def test_every_piece_and_space_is_there_once(scene: Scene) -> None:
    """Each piece and space is one element with its id and something to see in it."""
    root = drawn(scene)
    names = [*(space.id for space in scene.spaces), *(piece.id for piece in scene.pieces)]
    for name in names:
        assert len(list(by_id(root, name).iter())) > 1
    assert sorted(names) == sorted(element.attrib["data-id"] for element in root.iter() if "data-id" in element.attrib)


@pytest.mark.parametrize("seat", [0, 1])
def test_lying_penguins_are_turned_to_where_they_lie(seat: int) -> None:
    """A lying penguin's beak points to its facing; an upright one is never turned."""
    scene = soccer("d3n,f3ne,f6e/d6se,c5s,g4^ + w 24", seat)
    root = drawn(scene)
    for piece in scene.pieces:
        expected = [f"{piece.facing:g}"] if piece.facing else []
        assert turns(by_id(root, piece.id)) == expected


def test_all_eight_facings_differ() -> None:
    """Each direction of a lying penguin is an angle of its own."""
    texts = [f"d3{name},-,-/-,-,- + w 24" for name in ("n", "ne", "e", "se", "s", "sw", "w", "nw")]
    angles = {"".join(turns(by_id(drawn(soccer(text)), "white-mama"))) for text in texts}
    assert angles == {str(angle) for angle in range(45, 360, 45)} | {""}


def test_a_held_ball_lies_in_front_of_its_holder() -> None:
    """The ball is drawn after all penguins, so that none hides it, and lower than its holder, at the feet."""
    root = drawn(soccer())
    order = [element.get("data-id") for element in root.iter()]
    assert order.index("ball") > max(order.index(piece.id) for piece in soccer().pieces if piece.seat is not None)
    (x, y), (holder_x, holder_y) = middle(by_id(root, "ball")), middle(by_id(root, "black-mama"))
    assert y > holder_y + 0.4
    assert abs(x - holder_x) < 0.8


def test_a_free_ball_lies_on_its_own_place() -> None:
    """Where nobody holds the ball it lies in the middle of its space."""
    x, y = middle(by_id(drawn(soccer("-,-,-/-,-,- + w 0")), "ball"))
    assert x == 8
    assert y == pytest.approx(8, abs=0.1)


def test_families_wear_their_colours_and_shapes() -> None:
    """White has a pale coat, a coral scarf and a disc; Black a dark coat, a blue scarf and a square."""
    root, values = drawn(soccer()), tokens("light", "penguin-soccer")
    for name, coat, scarf, other in (("white-mama", "pale", "1", "2"), ("black-mama", "dark", "2", "1")):
        fills = [element.get("fill") for element in by_id(root, name).iter()]
        assert values[f"--{coat}-coat"] in fills
        assert values[f"--seat-{scarf}"] in fills
        assert values[f"--seat-{other}"] not in fills
    counts = {
        name: sum(element.get("r") == "7.4" for element in by_id(root, name).iter())
        for name in ("white-mama", "black-mama")
    }
    assert counts == {"white-mama": 1, "black-mama": 0}


def test_words_are_escaped_and_kept() -> None:
    """Sharp brackets, quotes and ampersands in names and labels stay words."""
    text = picture(scenes.unknown())
    words = [element.text for element in fromstring(text).iter()]  # noqa: S314 - a picture of our own
    assert {"R & D", "<b>", "at <sea>", 'a "walrus"', "with <fish>", "R & D: Roll <the> die & wait"} <= set(words)
    assert "<b>" not in text


def test_characters_that_xml_forbids_are_replaced() -> None:
    """A control character in a name does not spoil the document."""
    root = drawn(msgspec.structs.replace(scenes.unknown(), turn=None, status="tick\x00tock\x1b"))
    assert "tick\N{REPLACEMENT CHARACTER}tock\N{REPLACEMENT CHARACTER}" in [element.text for element in root.iter()]


def test_those_who_do_not_see_it_are_told() -> None:
    """The picture is an image with a title, and a description that names the status and every piece."""
    scene = msgspec.structs.replace(soccer(), status="Move")
    root = drawn(scene)
    assert root.get("role") == "img"
    title, description = root.findtext(f"{{{NAMESPACE}}}title"), root.findtext(f"{{{NAMESPACE}}}desc")
    assert title == "Penguin Soccer: White: Move"
    assert description
    assert all(str(piece.label)[1:] in description for piece in scene.pieces)


def test_a_picture_speaks_the_language_of_its_reader() -> None:
    """Messages are worded when the picture is drawn."""
    rolls = Message(id="penguins-rock/summary")
    scene = msgspec.structs.replace(scenes.beach(), status=rolls, seats=(Seat(name="Rot", letter="R"),))
    english, german = (picture(scene, language=language) for language in ("en", "de"))
    assert "<title>Penguins Rock!: " in english
    assert english != german


def test_a_coast_does_not_run_into_the_words() -> None:
    """What leaves the picture is cut off at its frame; the words lie below."""
    root = drawn(scenes.floes())
    (world,) = [element for element in root.iter() if element.get("clip-path")]
    assert world.get("clip-path") == "url(#rookery-polar-dare-light-frame)"
    assert not any(name in scenes.NAMES for name in world.itertext())


def test_a_wide_caption_makes_a_higher_picture() -> None:
    """A long status takes a line of its own."""
    short, long = (drawn(msgspec.structs.replace(soccer(), status=text)) for text in ("x", "x" * 60))
    assert int(short.attrib["height"]) < int(long.attrib["height"])


def test_the_size_is_the_width_in_pixels() -> None:
    """A picture keeps its proportions at every size."""
    small, large = (fromstring(picture(soccer(), size=size)) for size in (400, 1200))  # noqa: S314 - our own
    assert (small.get("width"), large.get("width")) == ("400", "1200")
    assert int(large.attrib["height"]) == pytest.approx(3 * int(small.attrib["height"]), abs=2)
    assert small.get("viewBox") == large.get("viewBox")


def test_the_themes_differ() -> None:
    """Dark is not light."""
    assert picture(soccer(), theme="dark") != picture(soccer(), theme="light")


def test_an_unknown_theme_is_refused_with_the_right_ones() -> None:
    """The error lists the themes and guesses what was meant."""
    with pytest.raises(BadOption, match=r"did you mean dark\?\); the themes are light, dark"):
        picture(soccer(), theme="darkk")


@pytest.mark.parametrize("size", [0, -5, True, 10**9])
def test_an_impossible_size_is_refused(size: int) -> None:
    """A size is a whole number of pixels within reason."""
    with pytest.raises(BadNumber, match="the size of a picture"):
        picture(soccer(), size=size)
