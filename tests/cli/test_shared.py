"""What several commands take."""

import argparse
import io
import sys
from pathlib import Path

import pytest

from rookery.cli import shared
from rookery.cli.parser import Parser
from rookery.kernel.errors import BadNotation, BadNumber, BadOption, RookeryError, UnknownGame


def arguments(*given: str) -> argparse.Namespace:
    """Arguments as a command that takes a position and colours sees them."""
    parser = Parser()
    shared.position_arguments(parser)
    shared.json_argument(parser)
    shared.colour_argument(parser)
    return parser.parse_args(["penguin-soccer", *given])


def test_a_game_by_its_key() -> None:
    """Without more words a game is played by its defaults, from its start."""
    assert shared.chosen_game(arguments()).options["ply_cap"] == 400
    assert str(shared.chosen_position(arguments())) == "-,-,-/-,-,- + w 0"
    assert arguments().json is False
    assert arguments("--json").json is True


def test_options_as_texts() -> None:
    """Options are given one by one, by name."""
    game = shared.chosen_game(arguments("--option", "ply_cap=7", "--option", "no_move=loss", "--players", "2"))
    assert game.options == {"repetition": 3, "ply_cap": 7, "no_move": "loss"}
    assert game.players == 2


@pytest.mark.parametrize(
    ("option", "problem"),
    [
        ("ply_cap", 'an option is written KEY=VALUE, not "ply_cap"'),
        ("", 'an option is written KEY=VALUE, not ""'),
        ("ply_cap=", 'option ply_cap cannot be ""'),
        ("ply_cap=x", 'option ply_cap cannot be "x"'),
        ("ply_cap=1=2", 'option ply_cap cannot be "1=2"'),
        ("plycap=1", r"did you mean ply_cap\?"),
        ("=1", 'there is no option ""'),
        ("players=2", 'there is no option "players"'),
        ("room=2", 'there is no option "room"'),
        ("self=2", 'there is no option "self"'),
    ],
)
def test_wrong_options(option: str, problem: str) -> None:
    """A wrong option is refused with what would be right, whatever its name."""
    with pytest.raises(BadOption, match=problem):
        shared.chosen_game(arguments("--option", option))


def test_an_option_twice() -> None:
    """Two values for one option are a mistake, even if they are the same."""
    with pytest.raises(BadOption, match='option "ply_cap" is given twice'):
        shared.chosen_game(arguments("--option", "ply_cap=1", "--option", "ply_cap=1"))


def test_a_position_by_its_text() -> None:
    """A text is read in the game with its options; a wrong one is refused."""
    text = "-,-,-/-,-,- e4 b 3"
    position = shared.chosen_position(arguments("--position", text, "--option", "ply_cap=3"))
    assert str(position) == text
    assert position.outcome is not None
    with pytest.raises(BadNotation):
        shared.chosen_position(arguments("--position", ""))


def test_wrong_numbers() -> None:
    """Seeds and players are numbers."""
    for given in (("--seed", "x"), ("--seed", "-1"), ("--players", "two")):
        with pytest.raises((BadNumber, BadOption)):
            shared.chosen_position(arguments(*given))
    with pytest.raises(BadOption, match="it takes 2"):
        shared.chosen_game(arguments("--players", "3"))
    assert shared.chosen_seed(arguments("--seed", "7")) == 7
    assert shared.chosen_seed(arguments()) is None


def test_an_unknown_game() -> None:
    """The game is looked up first."""
    given = arguments("--option", "x=1")
    given.game = "chess"
    with pytest.raises(UnknownGame):
        shared.chosen_game(given)


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.mark.parametrize(
    ("word", "terminal", "no_color", "wanted"),
    [
        ("auto", True, "", True),
        ("auto", True, "1", False),
        ("auto", False, "", False),
        ("always", False, "1", True),
        ("never", True, "", False),
    ],
)
def test_colours(monkeypatch: pytest.MonkeyPatch, word: str, terminal: bool, no_color: str, wanted: bool) -> None:
    """Colours on a terminal unless NO_COLOR is set, or as the option says."""
    monkeypatch.setattr(sys, "stdout", Terminal() if terminal else io.StringIO())
    monkeypatch.setenv("NO_COLOR", no_color)
    assert shared.wants_colour(arguments("--colour", word)) is wanted


def test_writing_a_file(tmp_path: Path) -> None:
    """A file is written as UTF-8, over an old one."""
    file = tmp_path / "picture.svg"
    for text in ("old and long", "ne ↑"):
        shared.write_file(str(file), text)
        assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", ["missing/x.svg", ".", "file/x.svg"])
def test_a_file_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    """The refusal names the file and the reason, and what to do."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(shared.CannotWrite, match=r"cannot be written \(.+\); choose another file") as refused:
        shared.write_file(str(tmp_path / name), "x")
    assert isinstance(refused.value, RookeryError)
    assert refused.value.code == "cannot-write"


@pytest.mark.parametrize(
    ("text", "players", "seats"),
    [("1", 2, {0}), ("2", 2, {1}), ("1,2", 2, {0, 1}), ("2,1", 2, {0, 1}), ("4", 4, {3}), ("none", 2, set())],
)
def test_seats(text: str, players: int, seats: set[int]) -> None:
    """Seats are written as people count them."""
    assert shared.read_seats(text, players) == seats


@pytest.mark.parametrize("text", ["", "0", "3", "x", "1,", "1,3", "1 2", "01", "None", "all"])
def test_no_seats(text: str) -> None:
    """A seat that there is not is refused with those that there are."""
    with pytest.raises(BadOption, match=r"there is no seat \".*\"; the seats are 1, 2, or none"):
        shared.read_seats(text, 2)
