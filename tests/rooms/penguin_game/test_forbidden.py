"""Which clause forbids a move: one that players would name too."""

import pytest

import rookery
from rookery.kernel.errors import IllegalMove

MOVING = "0,0:sm,c,-,ms|2,0:-,as,mm,c|0,2:a,ss,cm,-|2,2:mc,s,-,ac b2,d4,a1 1 move s"


@pytest.mark.parametrize(
    ("options", "position", "move", "clause"),
    [
        ({}, MOVING, "b2-a2", "M3"),
        ({}, MOVING, "b2-a1", "M3"),
        ({}, MOVING, "b2-h8", "M3"),
        ({}, MOVING, "d4-b1", "B5"),
        ({}, MOVING, "b2-b1", "M1"),
        ({}, MOVING, "b2-d2", "M2"),
        ({}, MOVING, "@b1", "T1"),
        ({}, None, "a1-b1", "S4"),
        ({"start": "strategic"}, None, "@a1", "O2"),
        ({"start": "irregular"}, ("s@a1",), "m@a1", "O4"),
        ({"start": "strategic"}, ("s@a1",), "m@a1", "O3"),
    ],
)
def test_forbidden_by(options: dict[str, str], position: object, move: str, clause: str) -> None:
    """B5, M1 to M3, T1, S4 and O2 to O4 by a move that each forbids."""
    game = rookery.game("penguin-game", players=3, **options)
    here = game.read(position) if isinstance(position, str) else game.start(1)
    for earlier in position if isinstance(position, tuple) else ():
        here = here.play(earlier)
    with pytest.raises(IllegalMove) as refused:
        here.play(move)
    assert refused.value.clause == clause


def test_forbidden_drifts_and_melts() -> None:
    """F1, DR1 to DR3: what is no melt, what is no drift, a tile left as it was, tiles that fall apart."""
    game = rookery.game("penguin-game", flamethrowers=True, drifting=True)
    position = game.start(1).play("@a1").play("@d4")
    melting = position.play(position.moves[0])
    assert clause_of(melting, "=") == "F1"
    drifting = melting.play(melting.moves[0])
    assert clause_of(drifting, "!a1") == "DR1"
    assert clause_of(drifting, "1@0,0r0") == "DR3"
    assert clause_of(drifting, "1@6,6r0") == "DR2"


def clause_of(position: rookery.Position, move: str) -> str | None:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    return refused.value.clause
