"""Lessons: those of the rooms can be taught, and mistakes are reported with their place."""

import re
from pathlib import Path

import pytest

from rookery import catalog
from rookery.kernel.errors import UnknownGame
from rookery.server.study.lessons import BadLesson, lessons, read

ROOM = catalog.room("penguin-soccer")
STEP = """
[[step]]
id = "slide-in"
position = "-,-,-/-,-,- + w 0"
right = ["Bne", "Bn"]
wrong = [["Mn"], ["Pn", "Pe"]]
"""


@pytest.mark.parametrize("key", catalog.games())
def test_the_lessons_of_every_room(key: str) -> None:
    """They are read and checked, and each step has a scene, choices and a scene after each right move."""
    found = lessons(key)
    assert found.title == catalog.room(key).title
    assert found.steps
    for step in found.steps:
        offered = {choice.move for choice in step.choices}
        assert {*step.right, *step.wrong} <= offered
        assert {*step.after} == {*step.right}
        assert step.scene not in step.after.values()


def test_a_step_is_all_that_a_page_needs() -> None:
    """Its words, the position as a scene with choices, and what follows each of the right moves."""
    [step] = read(ROOM, STEP)
    position = catalog.game(ROOM.key).read("-,-,-/-,-,- + w 0")
    texts = (step.title, step.say, step.ask, step.praise, step.other)
    parts = ("", "say", "ask", "praise", "other")
    assert texts == tuple(ROOM.lesson_text("slide-in", part) for part in parts)
    assert (step.scene, step.choices, step.players) == (position.scene(), position.choices(), 2)
    groups = {"Mn": 1, "Pn": 2, "Pe": 2}
    assert step.wrong == {move: ROOM.lesson_text("slide-in", f"wrong-{number}") for move, number in groups.items()}
    assert step.after == {move: position.play(move).scene() for move in ("Bne", "Bn")}


def test_players_and_options_may_stand_above_and_in_a_step() -> None:
    """A step says otherwise than the file, where it has to."""
    room = catalog.room("penguin-game")
    start = str(catalog.game(room.key, 3).start(seed=1))
    alone = str(catalog.game(room.key, 1, tiny_and_tall=True).start(seed=1))
    first = catalog.game(room.key, 3).read(start).moves[0]
    second = catalog.game(room.key, 1, tiny_and_tall=True).read(alone).moves[0]
    file = f'players = 3\n[[step]]\nid = "a"\nposition = "{start}"\nright = ["{first}"]\n'
    file += f'[[step]]\nid = "b"\nplayers = 1\noptions = {{tiny_and_tall = "on"}}\nposition = "{alone}"\n'
    file += f'right = ["{second}"]\n'
    assert [step.players for step in read(room, file)] == [3, 1]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "slide-in"', "id = ", "cannot be read"),
        ('id = "slide-in"', "", "id"),
        ('id = "slide-in"', 'id = "slide-in"\ncolour = "red"', "colour"),
        ('"-,-,-/-,-,- + w 0"', '"nonsense"', "step 1 .* four fields"),
        ('["Bne", "Bn"]', "[]", "no move is right"),
        ('["Bne", "Bn"]', '["Bxx"]', "step 1"),
        ('"Mn"', '"Ms"', "not legal"),
        ('"Mn"', '"Bne"', "listed twice"),
        ("\n[[step]]", '\noptions = {colour = "red"}\n[[step]]', "no option"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(old: str, new: str, problem: str) -> None:
    """Each mistake gets a message that names the game, and the step where there is one."""
    assert old in STEP
    with pytest.raises(BadLesson, match=problem) as refusal:
        read(ROOM, STEP.replace(old, new, 1))
    assert ROOM.key in str(refusal.value)


def test_somebody_must_be_to_move() -> None:
    """A position before a roll asks nobody anything."""
    room = catalog.room("polar-dare")
    start = catalog.game(room.key).start(seed=1)
    with pytest.raises(BadLesson, match="nobody is to move"):
        read(room, f'[[step]]\nid = "a"\nposition = "{start}"\nright = ["P2"]\n')


def test_the_example_of_the_documents_can_be_taught() -> None:
    """What the how-to shows is a lesson."""
    text = (Path(__file__).parents[3] / "docs/how-to/write-a-lesson.md").read_text(encoding="utf-8")
    example, *_ = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    [step] = read(ROOM, example)
    assert step.right == ("Bne",)


def test_no_lessons_without_a_game() -> None:
    """The refusal of an unknown game lists the games."""
    with pytest.raises(UnknownGame):
        lessons("chess")
