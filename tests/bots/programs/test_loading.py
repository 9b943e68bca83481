"""Classes found by their names: what is one, and what is wrong with the others."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rookery
from rookery.bots.programs.loading import load
from rookery.bots.programs.names import BadBot

GAME = rookery.game("penguin-soccer")
CODE = """
import beside

class Bot:
    def __init__(self, game, *, seconds):
        self.known = game, seconds

    def choose(self, position, *, seed):
        return position.moves[beside.NUMBER]

class Unready(Bot):
    def __init__(self, game, *, seconds):
        raise OSError("my book is not there")

class Plain:
    def choose(self, position, *, seed):
        return position.moves[1]

class Hasty(Plain):
    def __init__(self, game):
        self.known = game

class Greedy:
    def __init__(self, game, engine):
        pass

class Old:
    pass

def mute(game, *, seconds):
    return 7

number = 3
"""


@pytest.fixture
def bots_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of bots, with a module beside it; both are forgotten in the end."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "beside.py").write_text("NUMBER = 2\n", encoding="utf-8")
    file = tmp_path / "mine.py"
    file.write_text(CODE, encoding="utf-8")
    yield file
    for name in ("beside", "mine", "bad"):
        sys.modules.pop(name, None)


def test_a_class_of_a_file(bots_file: Path) -> None:
    """It is made with the game and the time for a move, and may import what lies beside it."""
    start = GAME.start()
    player = load(str(bots_file))(GAME, 2.5)
    assert player.choose(start, seed=1) == start.moves[2]
    assert getattr(player, "known") == (GAME, 2.5)  # noqa: B009  # a player in general has no such thing


@pytest.mark.parametrize("name", ["Plain", "Hasty"])
def test_a_class_that_asks_for_less(bots_file: Path, name: str) -> None:
    """A class that wants no time, or nothing at all, is made without: ``choose`` is all that a player needs."""
    player = load(f"{bots_file}:{name}")(GAME, 2.5)
    assert player.choose(GAME.start(), seed=1) == GAME.start().moves[1]


def test_a_class_of_a_module(bots_file: Path) -> None:
    """A module is imported as everywhere."""
    sys.path.insert(0, str(bots_file.parent))
    assert load("mine:Bot")(GAME, None).choose(GAME.start(), seed=1) == GAME.start().moves[2]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Nobody", 'it has no player: there is no class "Nobody"'),
        ("number", 'it has no player: there is no class "number"'),
        ("Unready", r"it creates no player: OSError: my book is not there \(mine.py, line 13\)"),
        ("Greedy", r"it creates no player: TypeError: .*missing 2 required positional arguments"),
        ("Old", "it creates something without a method choose"),
        ("mute", "it creates something without a method choose"),
    ],
)
def test_what_is_no_player(bots_file: Path, name: str, problem: str) -> None:
    """Each is one clear line."""
    with pytest.raises(BadBot, match=problem):
        load(f"{bots_file}:{name}")(GAME, None)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("import nowhere_at_all", r"ModuleNotFoundError: No module named 'nowhere_at_all' \(bad.py, line 1\)"),
        ("\nclass Bot(", "SyntaxError: "),
        ("raise SystemExit(3)", r"SystemExit: 3 \(bad.py, line 1\)"),
    ],
)
def test_code_that_fails(bots_file: Path, code: str, problem: str) -> None:
    """Code that cannot even be loaded is told of in one line, with where it fails."""
    file = bots_file.with_name("bad.py")
    file.write_text(code, encoding="utf-8")
    with pytest.raises(BadBot, match=problem):
        load(str(file))


def test_a_command_is_no_class() -> None:
    """What names no class is not loaded."""
    with pytest.raises(BadBot, match="is not a Python class"):
        load("cmd:./engine")
