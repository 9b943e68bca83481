"""A teacher's own puzzle: its line is played when it is read, and is what answers it."""

from typing import Any

import pytest

import rookery
from rookery import catalog
from rookery.server.classes.mistakes import Misplaced
from rookery.server.classes.puzzles import MOST_MOVES, OwnPuzzle, read_puzzle
from rookery.server.study.puzzling import answered_of
from rookery.server.study.teaching import File

GOAL = {
    "ask": "Score in two moves",
    "position": "e5sw,b2nw,e8^/-,a2s,a3^ a3 b 143",
    "line": "Ks M^ Ks",
    "hint": "Look at the ball",
    "missed": "Kick it",
}


def puzzle(written: dict[str, Any], game: str = "penguin-soccer") -> OwnPuzzle:
    """The puzzle that is written, the first of its file."""
    return read_puzzle(catalog.room(game), File(), written, 1)


def test_puzzles_are_answered_by_their_lines() -> None:
    """The line leads on, any other move is taken back with the teacher's words, and the hint comes before the move."""
    asked = puzzle(GOAL)
    begun = answered_of(asked, (), help_wanted=True)
    assert begun.hint is not None
    assert (begun.hint.move, begun.hint.clue) == ("Ks", "Look at the ball")
    wrong = answered_of(asked, (next(each.move for each in begun.choices if each.move != "Ks"),), help_wanted=False)
    assert (wrong.verdict, wrong.says) == ("wrong", ("Kick it",))
    on = answered_of(asked, ("Ks",), help_wanted=True)
    assert (on.verdict, [ply.move for ply in on.plies]) == ("open", ["Ks", "M^"])
    assert on.hint is not None
    assert on.hint.clue == ""
    assert answered_of(asked, ("Ks", "Ks"), help_wanted=False).verdict == "solved"


def test_a_line_may_have_rolls() -> None:
    """In a game with a die, what it shows stands in the line like a reply."""
    position = rookery.game("polar-dare").start(seed=1).play("B3")
    written = {"ask": "Build", "position": str(position)}
    line = [position.moves[0]]
    while (position := position.play(line[-1])).seat != 0 or len(line) < 4:
        line.append(position.moves[0])
    found = puzzle(written | {"line": " ".join([*line, position.moves[0]])}, "polar-dare")
    assert "P2" in line
    assert answered_of(found, found.rights, help_wanted=False).verdict == "solved"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("line", "Ks Ks"),
        ("line", "Ks M^"),
        ("line", " "),
        ("line", "Ks " * (MOST_MOVES + 1)),
        ("position", "nowhere"),
        ("ask", " "),
        ("level", 1),
    ],
)
def test_a_mistake_stands_at_its_key(key: str, value: str) -> None:
    """Who looks for it is told where."""
    with pytest.raises(Misplaced) as wrong:
        puzzle(GOAL | {key: value})
    assert wrong.value.key == key
