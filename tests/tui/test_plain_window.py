"""The plain terminal: lines with several moves, and windows of all sizes."""

import pytest

import rookery
from tests.tui.script import SOCCER, Script


def test_several_moves_in_a_row() -> None:
    """Moves of one turn can be typed together; if one of them is wrong, none is made."""
    start = rookery.game("penguins-rock").start(seed=3).play("5")
    script = Script("p11 r3 q1", "p11 r3")
    game = script.play(start, 0, 1)
    assert "Q1 cannot follow p11 r3: " in script.text
    assert game.moves == ["p11", "r3"]


def test_a_window_that_is_too_narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of a board in pieces there is a sentence, with the status that the board would have shown."""
    monkeypatch.setenv("COLUMNS", "30")
    script = Script()
    script.play(SOCCER.start(), 0)
    assert "too narrow for the board: it needs 39 columns. White: Move a penguin" in script.text
    monkeypatch.setenv("COLUMNS", "40")
    smaller = Script()
    smaller.play(SOCCER.start(), 0)
    drawn = smaller.text[: smaller.text.index("White: Move a penguin")]
    assert max(map(len, drawn.splitlines())) <= 80
