"""Which clause forbids a move: one that players would name too."""

import pytest

import rookery
from rookery.kernel.errors import IllegalMove


@pytest.mark.parametrize(
    ("position", "move", "clause"),
    [
        ("----/----/----/---- S.S.S/S.S.S N 1 ? 0", "a1+", "T1"),
        ("----/----/----/---- S.S.S/S.S.S N 1 ? 0", "P4", "B7"),
        ("----/----/----/---- S.S.S/S.S.S N 1 P3:3 1", "P3", "T1"),
        ("----/----/----/---- S.S.S/S.S.S N 1 P3:3 1", "BN-a4", "P1"),
        ("----/----/----/---- S.S.S/S.S.b1 N 1 P3:3 1", "b1-c1", "P1"),
        ("----/----/----/---- S.S.S/S.S.S N 1 P3:3 1", "S-a4", "P2"),
        ("----/----/----/---- S.a1.a1/S.S.a1 N 1 P3:3 1", "S-a1", "P3"),
        ("----/----/----/++++ S.S.N/S.S.S N 1 P3:3 1", "N-a4", "P4"),
        ("----/----/----/---- S.S.S/S.S.S N 1 P3:3 1", "a1-", "P5"),
        ("----/----/----/---- S.S.S/S.S.S a1 1 P3:3 1", "a1+", "P6"),
        ("----/----/----/---- S.S.S/S.S.S a1 1 P3:3 1", "S-a1", "P7"),
        ("----/----/----/---- S.S.S/S.S.S N 1 B3:3 1", "S-a1", "PD1"),
        ("----/----/----/---- S.S.a1/S.S.S N 1 B3:3 1", "a1+", "PD2"),
        ("----/----/----/---- S.S.S/S.S.S N 1 B3:3 1", "BN-a4", "PD3"),
    ],
)
def test_forbidden_by(position: str, move: str, clause: str) -> None:
    """T1, B7, P1 to P7 and PD1 to PD3 by a move that each forbids."""
    game = rookery.game("polar-dare", die="P2,P3,P3,P3,B3,B3", pole_is_final=True, enter_bear_floe=False)
    with pytest.raises(IllegalMove) as refused:
        game.read(position).play(move)
    assert refused.value.clause == clause
