"""A file of puzzles for the tests: one of each form, in games that every test knows."""

from rookery import catalog
from rookery.puzzles.puzzle import Puzzle, read

SOCCER = catalog.room("penguin-soccer")
FILE = """\
version = 1
seed = 1

[kinds.goal-2]
proof = "search"
count = 1
plies = 3

[[puzzle]]
kind = "goal-2"
level = 1
position = "b6nw,d5^,f3w/c6n,c5sw,c3^ a3 b 161"
line = "Psw M^ Ks"
wrong = ["Psw>w"]
"""
"""Black takes the ball in front of the goal and kicks; White can only stand up."""


def soccer(old: str = "", new: str = "") -> Puzzle:
    """The puzzle of the file, with a text in it replaced."""
    assert old in FILE
    return read(SOCCER, FILE.replace(old, new, 1) if old else FILE)[0]
