"""The palette: legible by day and by night, the same for pages and pictures, and named in one file alone."""

import re
from colorsys import rgb_to_hsv
from pathlib import Path

import pytest

import rookery.draw
from rookery import catalog
from rookery.draw import files
from rookery.draw.looks import looks
from rookery.draw.symbols import symbols
from rookery.draw.tokens import FILE, SCENERIES, THEMES, stylesheet, tokens, value

FOLDER = Path(next(iter(rookery.draw.__path__)))
ART = {"": FOLDER / "symbols.svg", **{room.key: room.folder / "art.svg" for room in catalog.rooms()}}
PAINTED = next(layer.opacity for layer in looks("penguin-soccer")["home"].layers if layer.fill == "scarf")
"""How thickly the ice of a home is painted."""
SEATS = ("seat-0", "seat-1", "seat-2", "seat-3")
WORLDS = [(theme, scenery) for scenery in SCENERIES for theme in THEMES]
"""All that a page can look like."""

TEXTS = [
    ("ink", "snow"),
    ("quiet", "snow"),
    ("alert", "snow"),
    ("on-button", "button"),
    ("on-sea", "sea"),
    ("on-sea", "sea-deep"),
    ("on-ice", "ice"),
    ("on-ice", "ice-lit"),
    ("on-ice-quiet", "ice"),
    ("on-ice-quiet", "ice-lit"),
    ("on-sea", "shallow"),
    ("on-beach", "beach", "penguins-rock"),
    ("on-beach", "beach-lit", "penguins-rock"),
    ("eye", "belly"),
    ("eye", "belly-shade"),
    ("belly", "outline"),
]
"""Words and what they are written on; and in which room, where not everywhere."""
SIGNS = [
    ("aurora", "snow"),
    ("button", "snow"),
    ("on-sea-aurora", "sea"),
    ("on-sea-aurora", "sea-deep"),
    ("on-ice-aurora", "ice"),
    ("on-ice-aurora", "ice-lit"),
    ("outline", "ice"),
    ("outline", "ice-lit"),
    ("outline", "ice-edge"),
    ("outline", "ball", "penguin-soccer"),
    ("outline", "beak"),
    ("outline", "pale-coat", "penguin-soccer"),
    ("outline", "pale-down", "penguin-soccer"),
    ("eye", "belly"),
    ("belly", "dark-coat"),
    ("outline", "beach", "penguins-rock"),
    ("outline", "bear", "polar-dare"),
    ("outline", "bear-deep", "polar-dare"),
    ("outline", "beach-edge", "penguins-rock"),
    ("outline", "coin", "penguin-game"),
    ("outline", "rock", "penguins-rock"),
    ("outline", "stepping", "penguins-rock"),
    ("belly", "on-ice-quiet"),
    *(
        (f"suit-{suit}-shade", ground, "penguin-game")
        for suit in ("sun", "moon", "crown", "arms")
        for ground in ("coin", "gleam", f"suit-{suit}-edge")
    ),
]
"""Outlines, symbols and rings, and what they lie on."""
WORN = [("shape", "scarf"), ("scarf-shade", "ice"), ("scarf-shade", "ice-lit"), ("scarf-line", "coat")]
"""The same, for what each seat wears."""


def channels(colour: str) -> tuple[float, float, float]:
    """The red, green and blue of a written colour, from 0 to 1."""
    assert re.fullmatch("#[0-9A-F]{6}", colour), f"{colour} is not written like #0B2233"
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def luminance(light: tuple[float, float, float]) -> float:
    """How bright a colour looks, as the Web Content Accessibility Guidelines define it."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in light)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    """The contrast of two colours, from 1 to 21."""
    dark, bright = sorted((luminance(first), luminance(second)))
    return (bright + 0.05) / (dark + 0.05)


def colour(name: str, values: dict[str, str]) -> tuple[float, float, float]:
    """The colour that a token stands for."""
    return channels(value(f"var(--{name})", values))


def test_contrast_is_measured_as_the_guidelines_say() -> None:
    """Black on white is 21, a colour on itself 1, and a well-known grey on white just passes for text."""
    white = channels("#FFFFFF")
    assert contrast(channels("#000000"), white) == pytest.approx(21)
    assert contrast(white, white) == 1
    assert contrast(channels("#767676"), white) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
@pytest.mark.parametrize("pair", TEXTS, ids="-".join)
def test_text_can_be_read(theme: str, scenery: str, pair: tuple[str, ...]) -> None:
    """Text has a contrast of at least 4.5 to what it is written on."""
    text, ground, room = (*pair, "")[:3]
    values = tokens(theme, room, scenery)
    assert contrast(colour(text, values), colour(ground, values)) >= 4.5


@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
@pytest.mark.parametrize("pair", SIGNS, ids="-".join)
def test_signs_can_be_seen(theme: str, scenery: str, pair: tuple[str, ...]) -> None:
    """Outlines, symbols and focus rings have a contrast of at least 3 to what they lie on."""
    sign, ground, room = (*pair, "")[:3]
    values = tokens(theme, room, scenery)
    assert contrast(colour(sign, values), colour(ground, values)) >= 3


@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("sign", "ground"), WORN)
def test_what_a_seat_wears_can_be_seen(theme: str, scenery: str, seat: str, sign: str, ground: str) -> None:
    """Each seat's shape stands off its scarf, its scarf's line off the coat and its border off the ice."""
    values = {**tokens(theme, "penguin-soccer", scenery), **stylesheet("penguin-soccer")[f".{seat}"]}
    assert contrast(colour(sign, values), colour(ground, values)) >= 3


@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("sign", ["outline", "shape"])
def test_pieces_and_shapes_stand_off_a_painted_home(theme: str, scenery: str, seat: str, sign: str) -> None:
    """A home is paint through which the ice shines; a piece's outline and the seat's shape are still seen on it."""
    values = {**tokens(theme, scenery=scenery), **stylesheet()[f".{seat}"]}
    paint, ice = colour("scarf", values), colour("ice", values)
    red, green, blue = (PAINTED * p + (1 - PAINTED) * i for p, i in zip(paint, ice, strict=True))
    assert contrast(colour(sign, values), (red, green, blue)) >= 3


@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
@pytest.mark.parametrize("seat", SEATS)
def test_a_nest_is_seen_and_shows_its_shape(theme: str, scenery: str, seat: str) -> None:
    """The middle of a nest stands off its bank by its border, and a piece and the seat's shape stand off it."""
    values = {**tokens(theme, "penguins-rock", scenery), **stylesheet()[f".{seat}"]}
    assert contrast(colour("shape", values), colour("scarf", values)) >= 3
    assert contrast(colour("scarf-shade", values), colour("beach-lit", values)) >= 1.8
    assert contrast(colour("belly", values), colour("dark-coat", values)) >= 3


@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
@pytest.mark.parametrize("water", ["sea", "sea-deep"])
def test_animals_stand_off_the_water(theme: str, scenery: str, water: str) -> None:
    """On dark water an animal is seen by its belly and the light line round its scarf, on paper by its outline."""
    values = tokens(theme, scenery=scenery)
    assert max(contrast(colour(sign, values), colour(water, values)) for sign in ("belly", "outline")) >= 3


@pytest.mark.parametrize("game", ART)
@pytest.mark.parametrize("scenery", SCENERIES[1:])
def test_a_scenery_changes_what_there_is(game: str, scenery: str) -> None:
    """A scenery names no colour that the day does not have, and looks different from it in both themes."""
    for theme in THEMES:
        worn = stylesheet(game)[f'[data-scenery="{scenery}"][data-theme="{theme}"]']
        assert worn.keys() <= tokens(theme, game).keys()
        assert tokens(theme, game, scenery) != tokens(theme, game)


def test_suits_differ_without_colour() -> None:
    """No two suits share a drawing: they are told apart by symbol first."""
    drawings = {
        suit: [part.get("d") for part in symbols("penguin-game")[f"coin-{suit}"].element.iter("path")]
        for suit in ("sun", "moon", "crown", "arms")
    }
    assert len({str(paths) for paths in drawings.values()}) == 4


def test_each_seat_has_a_shape_of_its_own() -> None:
    """Seats differ by shape, not by colour alone."""
    shapes = [{name for name, text in stylesheet()[f".{seat}"].items() if text == "inline"} for seat in SEATS]
    assert shapes == [{"--disc"}, {"--square"}, {"--triangle"}, {"--diamond"}]


@pytest.mark.parametrize("game", ART)
def test_the_dark_theme_stands_once(game: str) -> None:
    """What is dark differs from the light, and stands in one place: pages say themselves which theme they have."""
    dark = stylesheet(game)['[data-theme="dark"]']
    assert "prefers-color-scheme" not in files.shared(FILE) + (files.own(game, FILE) or "")
    assert dark.keys() <= tokens("light", game).keys()
    assert all(tokens("light", game)[name] != text for name, text in dark.items())


@pytest.mark.parametrize("game", ART)
@pytest.mark.parametrize(("theme", "scenery"), WORLDS)
def test_the_ball_is_the_only_pure_red(theme: str, scenery: str, game: str) -> None:
    """No other token of any room is as red as the ball, so that the eye finds it at once."""
    for name, text in tokens(theme, game, scenery).items():
        if text.startswith("#"):
            hue, saturation, _ = rgb_to_hsv(*channels(text))
            pure_red = saturation > 0.9 and min(hue, 1 - hue) < 0.03
            assert pure_red == name.startswith("--ball"), name


@pytest.mark.parametrize("file", [*ART.values(), *FOLDER.glob("*.py"), *FOLDER.glob("*.json")], ids=str)
def test_only_the_tokens_name_colours(file: Path) -> None:
    """Drawings and code ask for colours by name."""
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|\b(rgb|hsl|oklch)a?\(", text)
    paints = re.findall(r"(?:fill|stroke|stop-color)\"?[=:]\s*\"([^\"{]*)\"", text) if file.suffix == ".svg" else []
    assert [paint for paint in paints if not re.fullmatch(r"none|var\(--[\w-]+\)", paint)] == []


@pytest.mark.parametrize("game", ART)
def test_every_colour_that_is_asked_for_exists(game: str) -> None:
    """A name that the tokens do not have would be drawn as nothing."""
    known = {name for properties in stylesheet(game).values() for name in properties}
    files = [ART[game], ART[game].with_name("tokens.css"), *(() if game else FOLDER.glob("*.py"))]
    for file in files:
        asked = set(re.findall(r"var\((--[\w-]+)\)", file.read_text(encoding="utf-8"))) - {"--name"}
        assert asked <= known, file.name


def test_values_are_found_through_names_and_fallbacks() -> None:
    """A token may stand for another; a fallback is taken where a name is not set."""
    values = {"--coat": "var(--dark)", "--dark": "night"}
    assert value("var(--coat)", values) == "night"
    assert value("var(--disc, none)", values) == "none"
    assert value("plain", values) == "plain"
