"""Which clause forbids a move: one that players would name too."""

import pytest

import rookery
from rookery.kernel.errors import IllegalMove

GAME = rookery.game("penguins-rock")
START = GAME.start()


@pytest.mark.parametrize(
    ("earlier", "move", "clause"),
    [
        ((), "stop", "T1"),
        ((), "go", "T2"),
        (("3",), "4", "T1"),
        (("3",), "stay", "T2"),
        (("3",), "stop", "M4"),
        (("3",), "c2", "M1"),
        (("3",), "+", "R3"),
        (("3",), "*", "R1"),
        (("3",), "p11+", "R3"),
    ],
)
def test_forbidden_by(earlier: tuple[str, ...], move: str, clause: str) -> None:
    """T1, T2, M1, M4, R1 and R3 by a move that each forbids."""
    position = START
    for each in earlier:
        position = position.play(each)
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.clause == clause
