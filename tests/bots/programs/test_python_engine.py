"""A Python class as an engine, in a process of its own."""

from pathlib import Path

import pytest

import rookery
from rookery.bots.programs import BotFault, Limits, Roster
from tests.limits import ENDLESS, HANGING

GAME = rookery.game("penguin-game")
CODE = """
import os

class Bot:
    def __init__(self, game, *, seconds):
        print("I am", game, "and have", seconds)

    def choose(self, position, *, seed):
        print("bestmove nowhere")
        return position.moves[seed % len(position.moves)]

class Clumsy(Bot):
    def choose(self, position, *, seed):
        return 1 / 0

class Gone(Bot):
    def choose(self, position, *, seed):
        os._exit(3)
"""


@pytest.fixture
def bots_file(tmp_path: Path) -> Path:
    """A file of bots."""
    file = tmp_path / "mine.py"
    file.write_text(CODE, encoding="utf-8")
    return file


def test_a_game(bots_file: Path) -> None:
    """It plays, whatever it prints: its words do not get between the lines."""
    start = GAME.start(seed=1)
    with Roster(Limits(move=ENDLESS, start=HANGING)) as roster:
        player = roster.player(str(bots_file), GAME)
        assert player.choose(start, seed=3) == start.moves[3]
        after = start.play(start.moves[3])
        assert player.choose(after, seed=2) == after.moves[2]


@pytest.mark.parametrize(
    ("name", "kind", "problem"),
    [
        ("Clumsy", "crash", 'its last words were "ZeroDivisionError: division by zero"'),
        ("Gone", "crash", "it ended without an answer"),
        ("Nobody", "gave-up", 'it gave up: it has no player: there is no class "Nobody"'),
    ],
)
def test_faults(bots_file: Path, name: str, kind: str, problem: str) -> None:
    """A class that fails has crashed, with the last line of its traceback; one that is not there gives up."""
    with Roster(Limits(move=ENDLESS, start=HANGING)) as roster:
        with pytest.raises(BotFault, match=problem) as raised:
            roster.player(f"{bots_file}:{name}", GAME).choose(GAME.start(seed=1), seed=1)
        assert raised.value.kind == kind
