"""The options of The Penguin Game as Python values and as texts."""

from itertools import combinations
from typing import Any

import pytest

import rookery
from rookery.catalog import room
from rookery.kernel.options import read_options
from tests.rooms.penguin_game.words import KEY

DEFAULTS = {
    "start": "regular",
    "tiles": "square",
    "tiny_and_tall": False,
    "flamethrowers": False,
    "drifting": False,
}


def test_defaults() -> None:
    """O1, P1, TT1, F1, DR1: what is not said is the plain game."""
    assert rookery.game(KEY).options == DEFAULTS
    assert rookery.game(KEY) == rookery.game(KEY, players=2, **DEFAULTS)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("start", "Regular", "regular, strategic, irregular, or chaotic"),
        ("start", "", "regular, strategic, irregular, or chaotic"),
        ("start", None, "regular, strategic, irregular, or chaotic"),
        ("start", True, "regular, strategic, irregular, or chaotic"),
        ("tiny_and_tall", "on", "True or False"),
        ("flamethrowers", 1, "True or False"),
        ("drifting", None, "True or False"),
        ("tiles", "ring", "square, line, L, T, S, or a list of tile places such as 0:0;2:0;2:2;4:2"),
        ("tiles", "l", "square, line, L, T, S"),
        ("tiles", "", "square, line, L, T, S"),
        ("tiles", "0:0;2:0;0:2;", "a list of tile places"),
        ("tiles", "0,0;2,0;0,2;2,2", "a list of tile places"),
        ("tiles", "0:0;2:0;0:2;2", "a list of tile places"),
        ("tiles", "0:0;2:0;0:2;2:2:2", "a list of tile places"),
        ("tiles", " 0:0;2:0;0:2;2:2", "a list of tile places"),
        ("tiles", None, "in Python also a sequence of (x, y) pairs"),
        ("tiles", 4, "in Python also a sequence of (x, y) pairs"),
        ("tiles", b"square", "in Python also a sequence of (x, y) pairs"),
        ("tiles", [(0, 0), (2, 0), (0, 2), (2,)], "a sequence of (x, y) pairs"),
        ("tiles", [(0, 0), (2, 0), (0, 2), "22"], "a sequence of (x, y) pairs"),
        ("tiles", [(0, 0), (2, 0), (0, 2), (2, 2.0)], "a sequence of (x, y) pairs"),
        ("tiles", [(0, 0), (2, 0), (0, 2), (2, True)], "a sequence of (x, y) pairs"),
        ("tiles", {(0, 0), (2, 0)}, "a sequence of (x, y) pairs"),
    ],
)
def test_wrong_values(name: str, value: object, words: str) -> None:
    """P1, O1: a wrong value is refused in one line that names the option and says what is right."""
    options: dict[str, Any] = {name: value}
    with pytest.raises(rookery.BadOption) as caught:
        rookery.game(KEY, **options)
    assert str(caught.value).startswith(f"option {name} cannot be ")
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["tile", "flamethrower", "seed"])
def test_unknown_options(name: str) -> None:
    """O1: an option that does not exist is refused with those that do."""
    with pytest.raises(rookery.BadOption, match="start, tiles, tiny_and_tall, flamethrowers, drifting"):
        rookery.game(KEY, **{name: 1})


def test_options_as_texts() -> None:
    """P1: options given as texts are those given as values, and written again they are the same."""
    texts = {"start": "chaotic", "tiles": "0:0;2:1;4:0;2:3", "flamethrowers": "on", "drifting": "off"}
    options = read_options(room(KEY).options, texts)
    assert options["tiles"] == ((0, 0), (2, 1), (4, 0), (2, 3))
    game = rookery.game(KEY, **options)
    written = {option.name: option.write(game.options[option.name]) for option in room(KEY).options}
    assert written == {**texts, "tiny_and_tall": "off"}


def test_written_options_can_be_read() -> None:
    """TT1: all options of any game, written out, make the same game again."""
    for names in (flags for count in range(4) for flags in combinations(DEFAULTS, count)):
        given = {name: True for name in names if DEFAULTS[name] is False}
        game = rookery.game(KEY, **given)
        written = {option.name: option.write(game.options[option.name]) for option in room(KEY).options}
        assert rookery.game(KEY, **read_options(room(KEY).options, written)) == game
