"""The options of Polar Dare!, as Python values and as texts."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.catalog import room
from rookery.kernel.options import read_options
from tests.rooms.polar_dare.ice import KEY
from tests.rooms.polar_dare.reference import FACES

USUAL = ("P2", "P3", "P3", "P4", "B3", "B3")
DICE = st.lists(st.sampled_from(FACES), min_size=6, max_size=6)


def from_texts(**texts: str) -> rookery.Game:
    """Return a game with options given as texts, as the command line gives them."""
    return rookery.game(KEY, **read_options(room(KEY).options, texts))


@given(DICE)
@settings(deadline=None)
def test_any_six_faces(sides: list[str]) -> None:
    """B7, N12: a die is any six faces in any order, as a sequence or a text, and is kept in one order."""
    game = rookery.game(KEY, die=sides)
    assert game.options["die"] == tuple(sorted(sides, key=FACES.index))
    for same in (tuple(sides), sides[::-1], ",".join(sides)):
        assert rookery.game(KEY, die=same) == game
    assert from_texts(die=",".join(sides)) == game
    written = next(option for option in room(KEY).options if option.name == "die").write(game.options["die"])
    assert from_texts(die=written).options == game.options


@given(DICE)
@settings(deadline=None)
def test_odds(sides: list[str]) -> None:
    """B7, N4: equal faces are one roll with their joint probability."""
    chance = dict(rookery.game(KEY, die=sides).start().chance)
    assert chance == pytest.approx({face: sides.count(face) / 6 for face in sides})


@pytest.mark.parametrize(
    "value",
    [
        *[None, 6, True, 2.5, b"P2,P3,P3,P4,B3,B3", (), [], "", "P2", ",,,,,", range(6), object()],
        *[USUAL[:5], (*USUAL, "B3"), ("P2", "P3", "P3", "P4", "B3", "B4"), ("P2", "P3", "P3", "P4", "B3", 3)],
        *["P2,P3,P3,P4,B3", "P2,P3,P3,P4,B3,B3,B3", "P2, P3, P3, P4, B3, B3", "p2,p3,p3,p4,b3,b3", "P2;P3;P3;P4;B3;B3"],
        *["P2,P3,P3,P4,B3,B3,", "P2,P3,P3,P4,B3,B2", " P2,P3,P3,P4,B3,B3", "P2P3P3P4B3B3", [["P2"]] * 6, set(USUAL)],
        {"P2": 1, "P3": 2, "P4": 1, "B3": 2, "B4": 0, "B5": 0},
    ],
)
def test_bad_dice(value: Any) -> None:
    """B7: a die that is not six of the four faces is refused with what would be right."""
    with pytest.raises(rookery.BadOption) as refused:
        rookery.game(KEY, die=value)
    assert "option die cannot be" in str(refused.value)
    assert "six of P2, P3, P4, B3" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "texts",
    [
        {"die": "P2,P3,P3,P4,B3"},
        {"die": ""},
        {"pole_is_final": "yes"},
        {"pole_is_final": "On"},
        {"slide_bear_floe": "1"},
        {"enter_bear_floe": ""},
        {"turn_cap": "-1"},
        {"turn_cap": "0500"},
        {"turn_cap": "1000000000"},
        {"turn_cap": "many"},
    ],
    ids=str,
)
def test_bad_texts(texts: dict[str, str]) -> None:
    """N12: an option's text that is wrong is refused, and the refusal names the option."""
    with pytest.raises(rookery.BadOption, match=next(iter(texts))):
        from_texts(**texts)


def test_good_texts() -> None:
    """N12: as texts a switch is on or off and a die its faces joined by commas."""
    game = from_texts(
        die="B3,B3,P4,P3,P3,P2", pole_is_final="on", slide_bear_floe="off", enter_bear_floe="off", turn_cap="0"
    )
    assert game.options == {
        "die": USUAL,
        "pole_is_final": True,
        "slide_bear_floe": False,
        "enter_bear_floe": False,
        "turn_cap": 0,
    }


def test_defaults() -> None:
    """B7, P4, P6, P7, E2: the defaults are those of the rulebook."""
    assert rookery.game(KEY).options == {
        "die": USUAL,
        "pole_is_final": False,
        "slide_bear_floe": False,
        "enter_bear_floe": True,
        "turn_cap": 500,
    }


def test_unknown_options() -> None:
    """An option that there is not is refused, with a hint at the nearest that there is."""
    with pytest.raises(rookery.BadOption, match="did you mean turn_cap"):
        rookery.game(KEY, turncap=5)
