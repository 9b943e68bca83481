"""Which clause forbids a move: one that players would name too."""

import pytest

import rookery
from rookery.kernel.errors import IllegalMove

GAME = rookery.game("penguin-soccer")
START = "-,-,-/-,-,- + w 0"


@pytest.mark.parametrize(
    ("position", "move", "clause"),
    [
        (START, "--", "T2"),
        (START, "Kn", "K1"),
        ("-,-,-/h1^,-,- h1 w 0", "Kn", "K1"),
        ("h1^,-,-/-,-,- h1 w 0", "Ke", "K5"),
        (START, "M^", "ST1"),
        ("h1^,-,-/-,-,- h1 w 0", "Mn", "SL1"),
        ("c3n,-,-/-,-,- + w 0", "Me", "SL2"),
        (START, "Ms", "SL3"),
        ("a1^,-,-/-,-,- + w 0", "Pn", "SL4"),
        ("-,-,d1^/-,c1^,- + w 0", "Bw", "SL9"),
        ("h7^,-,-/-,-,- + w 0", "Mn", "SL10"),
        ("h1^,-,-/-,-,- + w 0", "Me", "SL11"),
        ("c3^,-,-/-,-,- + w 0", "Mn>s", "SL12"),
        ("c3^,c4^,-/-,-,- c4 w 0", "Mn", "TA1"),
        ("a3^,-,-/a2^,-,- a2 w 0", "Ms", "TA6"),
    ],
)
def test_forbidden_by(position: str, move: str, clause: str) -> None:
    """T2, K1, K5, ST1, SL1 to SL12, TA1 and TA6 by a move that each forbids."""
    with pytest.raises(IllegalMove) as refused:
        GAME.read(position).play(move)
    assert refused.value.clause == clause
    assert f"(rule {clause});" in str(refused.value)
