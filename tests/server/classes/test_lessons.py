"""A step of a teacher's own lessons: its moves are checked, and what it leaves out is said in general words."""

from typing import Any

import pytest

from rookery import catalog
from rookery.server.classes.lessons import read_step
from rookery.server.classes.mistakes import Misplaced
from rookery.server.study.teaching import File
from rookery.words import word

STEP = {"title": "Slide in", "position": "-,-,-/-,-,- + w 0", "ask": "Bring Baby in", "right": ["Bne"]}


def test_a_step_is_read() -> None:
    """It shows its position, and what comes of each right move."""
    found = read_step(catalog.room("penguin-soccer"), File(), STEP)
    assert (found.title, found.position, found.right) == ("Slide in", STEP["position"], ("Bne",))
    assert set(found.after) == {"Bne"}
    assert word(found.praise, "en") == "Well done."


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("right", ["Ks"]),
        ("right", []),
        ("wrong", [{"moves": ["Bne"], "say": "No"}]),
        ("position", "nowhere"),
        ("titel", "Slide in"),
    ],
)
def test_a_mistake_stands_at_its_key(key: str, value: Any) -> None:
    """Who looks for it is told where."""
    with pytest.raises(Misplaced) as wrong:
        read_step(catalog.room("penguin-soccer"), File(), STEP | {key: value})
    assert wrong.value.key == key
