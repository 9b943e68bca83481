"""Moves as they are typed: one, the beginning of one, several in a row."""

import pytest

import rookery
from rookery.kernel.errors import IllegalMove
from rookery.tui.typed_moves import begun, common, completions, in_a_row, meant

SOCCER = rookery.game("penguin-soccer").start()
ROLLED = rookery.game("penguins-rock").start(seed=3).play("5")
"""Red's first penguin has five steps to go."""


def test_capitals_matter_only_where_they_tell_moves_apart() -> None:
    """Any capitals do; what begins several moves is none of them."""
    assert meant(SOCCER, "mNe") == "Mne"
    assert meant(SOCCER, "M") is None
    assert set(begun(SOCCER, "mn>")) == {"Mn>nw", "Mn>ne"}


def test_in_a_row() -> None:
    """Several moves of one turn; what begins with no move is not for us."""
    assert in_a_row(ROLLED, "p11 r3") == ("p11", "r3")
    assert in_a_row(ROLLED, "hint please") is None
    assert in_a_row(ROLLED, "q1") is None


@pytest.mark.parametrize(
    ("position", "typed", "wrong"),
    [
        (ROLLED, "p11 ?", "? cannot follow p11: "),
        (ROLLED, "p11 n33", "n33 cannot follow p11: "),
        (SOCCER, "Mn Psw", "Psw cannot follow Mn: your turn ends before it"),
    ],
)
def test_a_wrong_one_in_a_row(position: rookery.Position, typed: str, wrong: str) -> None:
    """The first move that cannot follow is named, with the reason."""
    with pytest.raises(IllegalMove, match=wrong.replace("?", r"\?")):
        in_a_row(position, typed)


def test_completions() -> None:
    """A line goes on with every move of the same turn that fits; nothing follows a turn that is over."""
    assert set(completions(ROLLED, "p11 n")) == {"p11 n11", "p11 n16"}
    assert completions(SOCCER, "Mn P") == []
    assert completions(SOCCER, "nonsense M") == []
    assert common(["q1 r1", "q1 r12"]) == "q1 r1"
    assert common([]) == ""
