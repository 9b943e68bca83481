"""The rulebook, clause by clause."""

import re
from pathlib import Path

import pytest

from rookery.conformance.files import clauses
from rookery.kernel.errors import BadNotation, IllegalMove
from rookery.kernel.game import Game, Position
from thin_ice import ROOM
from thin_ice.board import BY_NAME, NAMES, NEIGHBOURS, floes_within

TWO = "oooB/ooooo/oooooo/ooooooo/oooooo/ooooo/Rooo R 0"
TRAPPED = "..oB/..o../.oo.../.oRoo../.oo.../..oo./.... R 1"
"""Blue can only step to h7."""


def read(text: str, players: int = 2, **options: object) -> Position:
    """A position."""
    return Game(ROOM, players, **options).read(text)


def test_the_field() -> None:
    """B1, B2: three sizes, and e5 is the middle of each."""
    assert [floes_within(radius) for radius in (2, 3, 4)] == [19, 37, 61]
    for field, rows in (("small", 5), ("medium", 7), ("large", 9)):
        assert len(str(Game(ROOM, 2, field=field).start(0)).split()[0].split("/")) == rows
    assert NAMES[0] == "e5"
    assert {NAMES[floe] for floe in range(37, 61)} >= {"a1", "a5", "e1", "e9", "i5", "i9"}


def test_neighbours() -> None:
    """B3: up to six, and each is the neighbour of its neighbours."""
    assert [NAMES[floe] for floe in NEIGHBOURS[BY_NAME["e5"]]] == ["e6", "f6", "f5", "e4", "d4", "d5"]
    for floe in range(61):
        for beside in NEIGHBOURS[floe]:
            assert beside < 0 or floe in NEIGHBOURS[beside]


def test_free_floes() -> None:
    """B4, T2, T3: no step and no sinking where a penguin stands or the water is open."""
    position = read("oooo/ooooo/oooooo/ooRB.oo/oooooo/ooooo/oooo R 0")
    assert set(position.moves) == {"f5", "f4", "e3", "d3", "d4"}
    sinking = position.play("f5")
    assert not {"xe5", "xe6", "xf5"} & {*sinking.moves}
    assert {"xe4", "xh8"} <= {*sinking.moves}


@pytest.mark.parametrize(
    ("players", "start"),
    [
        (2, TWO),
        (3, "Booo/ooooo/oooooo/ooooooG/oooooo/ooooo/Rooo R 0"),
        (4, "BooG/ooooo/oooooo/ooooooo/oooooo/ooooo/RooY R 0"),
    ],
)
def test_the_start(players: int, start: str) -> None:
    """B5, S1, S2, N6: each begins at a corner, and Red moves first."""
    assert str(Game(ROOM, players).start(0)) == start


def test_a_turn() -> None:
    """T1, T5: a step and a floe that sinks are two moves of one player, and what has sunk stays so."""
    position = read(TWO).play("c3")
    assert position.seat == 0
    position = position.play("xe5")
    assert position.seat == 1
    assert "xe5" not in position.play("g7").moves


def test_more_to_sink() -> None:
    """T4: as many floes as the option says, or all that are free."""
    position = read(TWO, sinks=2).play("c3").play("xe5")
    assert position.seat == 0
    assert position.play("xe6").seat == 1
    few = read(".../..../R.B../o.../... R 0", field="small", sinks=5).play("d3")
    assert str(few) == ".../..../o.B../R.../... R 1"


def test_out() -> None:
    """O1, E1: whoever cannot step dives in with their floe, and the last one has won."""
    over = read(TRAPPED).play("xh7")
    assert str(over) == "..../..o../.oo.../.oRoo../.oo.../..oo./.... R 0"
    assert over.outcome is not None
    assert over.outcome.winners == (0,)


def test_nobody_is_out_before_their_turn() -> None:
    """O2, O3: Green has no step but outlasts Blue, whose turn comes first; who is out is passed over."""
    over = read(".../..B./....G/R.../o.. R 0", 3, field="small").play("c3").play("xd3")
    assert over.outcome is not None
    assert over.outcome.winners == (0,)
    position = read("..B/..../oo..G/Ro../... R 0", 3, field="small")
    after = position.play("e3").play("xd4")
    assert after.outcome is not None
    assert [happening.seat for happening in after.happened if happening.how == "leaves"] == [1, 2]
    three = read("ooB/oooo/.ooo./..o./G.R R 0", 3, field="small").play("d5").play("xe4")
    assert (three.seat, str(three).split()[1]) == (1, "B")
    next_turn = three.play("f7").play("xf6")
    assert "G" not in str(next_turn)
    assert next_turn.seat == 0


def test_the_longest_game() -> None:
    """E2: two moves for each floe."""
    assert [Game(ROOM, 2, field=field).longest for field in ("small", "medium", "large")] == [38, 74, 122]


def test_moves_in_writing() -> None:
    """N1, N2, X5: a floe, with an x where it sinks; what is well written may still not be legal."""
    position = read(TWO)
    with pytest.raises(IllegalMove):
        position.play("e5")
    with pytest.raises(IllegalMove):
        position.play("xe5")
    for wrong in ("x", "j1", "xx5", "e5x", "E5"):
        with pytest.raises(BadNotation, match="a move is a floe"):
            position.play(wrong)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (TWO.replace(" 0", ""), "three fields"),
        (f"{TWO} 0", "three fields"),
        (TWO.replace("/Rooo", ""), "7 rows joined by /, not 6"),
        (TWO.replace("Rooo", "Roo"), "4 floes, not 3"),
        (TWO.replace("Rooo", "R?oo"), "a floe is o"),
        (TWO.replace(" R 0", " G 0"), "the player to move is one of R, B"),
        (TWO.replace(" 0", " 00"), "without leading zeros"),
        (TWO.replace("Rooo", "RRoo"), "R cannot be in two places"),
        (TWO.replace("Rooo", "RGoo"), "a floe is o"),
        (TWO.replace("B", "o").replace(" R 0", " B 0"), "B is out of the game"),
        ("oooB/ooooo/oooooo/ooooooo/oooooo/..ooo/R.oo R 0", "R cannot step"),
        (TWO.replace(" 0", " 2"), "at most 1 can"),
        (TWO.replace("B", "o").replace(" 0", " 1"), "at most 0 can"),
    ],
)
def test_texts_that_are_refused(text: str, problem: str) -> None:
    """N3, N4, N5, X1, X2, X3, X4: what no position can be is told with its place."""
    with pytest.raises(BadNotation, match=re.escape(problem)):
        read(text)


def test_a_caution_before_the_own_way_is_closed() -> None:
    """Whoever would trap themselves is asked first."""
    position = read("oooB/ooooo/oooooo/ooooooo/oooooo/o.ooo/R.oo R 1")
    cautioned = [choice.move for choice in position.choices() if choice.caution]
    assert cautioned == ["xc2"]


def test_every_clause_has_a_test() -> None:
    """The tests above name them all."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert [clause for clause in clauses(ROOM) if not re.search(rf"\b{clause}\b", source)] == []
