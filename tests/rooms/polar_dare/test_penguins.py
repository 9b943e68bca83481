"""Turns and penguin rolls of Polar Dare!: counts, steps, slides, and the bear in the way."""

from typing import Any

import pytest

import rookery
from tests.rooms.polar_dare.ice import KEY, START, all_moves, allows, at, bars, becomes, played, slides, steps
from tests.rooms.polar_dare.reference import FLOES

BACK = "----/----/----/----"


@pytest.mark.parametrize(("face", "count"), [("P2", 2), ("P3", 3), ("P4", 4), ("B3", 3)])
def test_a_turn(face: str, count: int) -> None:
    """T1: a roll, then exactly as many moves as it shows, each at once; then the next player rolls."""
    position = at(START)
    assert (position.seat, set(position.moves)) == (None, {"P2", "P3", "P4", "B3"})
    position = position.play(face)
    for left in range(count, 0, -1):
        assert position.seat == 0
        assert str(position).split(" ")[3:] == ["1", f"{face}:{left}", "1"]
        before = str(position).split(" ")[0]
        position = position.play("a1+" if left % 2 else "b1+") if left > 2 else position.play(f"c{left}+")
        assert str(position).split(" ")[0] != before
    assert str(position).split(" ")[3:] == ["2", "?", "1"]
    assert position.seat is None


def test_no_passing() -> None:
    """T2: there is no move that passes."""
    for text in (f"{BACK} S.S.S/S.S.S N 1 P2:2 1", f"{BACK} S.S.S/S.S.S N 1 B3:1 1"):
        assert all_moves(text) == steps(text) | {f"{floe}+" for floe in FLOES}


def test_a_full_count_can_always_be_played() -> None:
    """T2: with twelve penguins on twelve floes, hemmed in, both kinds of roll have moves."""
    spread = "a1.b1.c1/d1.a2.b2/c2.d2.a3/b3.c3.d3"
    for roll in ("P2:2", "B3:3"):
        for bear in ("N", "a4"):
            assert all_moves(f"{BACK} {spread} {bear} 4 {roll} 9")
    assert slides(f"{BACK} {spread} a4 4 B3:3 9") == {"a4", "b4", "c4", "d4"}


def test_undoing() -> None:
    """T3: moves that undo each other within a turn are allowed."""
    assert str(played(START, "P4", "S-a1", "a1-S", "b3+", "b3-")) == f"{BACK} S.S.S/S.S.S N 2 ? 1"


@pytest.mark.parametrize("roll", ["P2:2", "P3:1", "P4:4"])
def test_steps_and_slides(roll: str) -> None:
    """P1: a penguin roll moves own penguins and floes, never the bear nor others' penguins."""
    face = roll[:2]
    text = f"----/----/----/++++ S.S.b2/c2.c3.N a4 1 {roll} 9"
    moves = all_moves(text, die=(face,) * 6)
    assert moves >= {"S-a1", "b2-a2", "b2-c2", "a1+", "b4-"}
    assert {move.split("-")[0] for move in steps(text)} == {"S", "b2"}
    bars(text, "c2-d2", "c3-b3", "Ba4-b4", "N-b4")


def test_steps() -> None:
    """P2: a step leads from shore to floe, from floe to shore and from floe to floe, and moves nothing else."""
    becomes(f"{BACK} S.S.S/S.S.S N 1 P4:4 1", "S-a1", f"{BACK} S.S.a1/S.S.S N 1 P4:3 1")
    becomes(f"{BACK} S.S.a1/S.S.S N 1 P4:4 1", "a1-S", f"{BACK} S.S.S/S.S.S N 1 P4:3 1")
    becomes(f"{BACK} S.S.a1/S.S.S N 1 P4:4 1", "a1-b1", f"{BACK} S.S.b1/S.S.S N 1 P4:3 1")
    becomes("----/----/----/---+ S.S.d4/S.S.S N 1 P4:4 1", "d4-N", "----/----/----/---+ S.S.N/S.S.S N 1 P4:3 1")
    becomes("+---/----/----/---- S.a1.b3/S.S.S N 1 P4:4 1", "a1-a2", "+---/----/----/---- S.a2.b3/S.S.S N 1 P4:3 1")


def test_every_seat_moves_its_own() -> None:
    """P2: whoever rolled moves, in every seat."""
    for mover, moved in ((1, "S.S.b1"), (2, "S.S.b1"), (3, "S.S.b1"), (4, "S.S.b1")):
        players = ["S.S.S"] * 4
        text = f"{BACK} {'/'.join(players)} N {mover} P4:4 1"
        players[mover - 1] = moved
        becomes(text, "S-b1", f"{BACK} {'/'.join(players)} N {mover} P4:3 1")


def test_full_floes() -> None:
    """P3: nobody steps onto a floe with three penguins, whoever they are; onto one with two one may."""
    for owners in ("S.S.S/b1.b1.b1/S.S.S", "S.b1.b1/S.S.b1/S.S.S", "S.S.b1/S.S.b1/S.S.b1"):
        bars(f"{BACK} {owners} N 1 P4:4 1", "S-b1")
        allows(f"{BACK} {owners.replace('b1', 'S', 1).replace('S.b1.S', 'S.S.b1')} N 1 P4:4 1", "S-b1")


def test_back_from_the_pole() -> None:
    """P4: a penguin may step from the Pole back onto a floe, unless the option pole_is_final is on."""
    text = "----/----/----/+-++ S.N.N/S.S.S N 1 P4:4 9"
    assert steps(text) >= {"N-a4", "N-c4", "N-d4"}
    becomes(text, "N-a4", "----/----/----/+-++ S.a4.N/S.S.S N 1 P4:3 9")
    assert not any(step.startswith("N") for step in steps(text, pole_is_final=True))
    assert steps(text, pole_is_final=True) == {"S-a1", "S-b1", "S-c1", "S-d1"}
    allows("----/----/----/---+ S.d4.N/S.S.S N 1 P4:4 9", "d4-N", pole_is_final=True)


def test_slides() -> None:
    """P5: any floe slides to its other stop, empty or with penguins of any colour, who go with it."""
    text = "----/-+--/----/---- S.S.b2/S.b2.c3/S.S.d1 N 1 P4:4 9"
    assert slides(text) == set(FLOES)
    becomes(text, "b2-", "----/----/----/---- S.S.b2/S.b2.c3/S.S.d1 N 1 P4:3 9")
    becomes(text, "c3+", "----/-+--/--+-/---- S.S.b2/S.b2.c3/S.S.d1 N 1 P4:3 9")
    becomes(text, "a4+", "----/-+--/----/+--- S.S.b2/S.b2.c3/S.S.d1 N 1 P4:3 9")


def test_the_bears_floe_does_not_slide() -> None:
    """P6: the floe with the bear may not be slid, unless the option slide_bear_floe is on."""
    text = f"{BACK} S.S.b2/S.S.S c3 1 P4:4 9"
    assert slides(text) == set(FLOES) - {"c3"}
    bars(text, "c3+")
    assert slides(text, slide_bear_floe=True) == set(FLOES)
    becomes(text, "c3+", "----/----/--+-/---- S.S.b2/S.S.S c3 1 P4:3 9", slide_bear_floe=True)


def test_the_bear_on_the_pole_holds_no_floe() -> None:
    """P6: while the bear is on the Pole every floe slides."""
    assert slides(f"{BACK} S.S.b2/S.S.S N 1 P4:4 9") == set(FLOES)


def test_meeting_the_bear() -> None:
    """P7: a penguin that steps onto the bear's floe goes to START, and the move is spent."""
    becomes(f"{BACK} S.c2.d3/S.S.S b2 1 P4:4 9", "c2-b2", f"{BACK} S.S.d3/S.S.S b2 1 P4:3 9")
    becomes(f"{BACK} S.c2.c2/S.S.S b2 1 P4:4 9", "c2-b2", f"{BACK} S.S.c2/S.S.S b2 1 P4:3 9")
    becomes(f"{BACK} S.S.S/S.S.S b1 1 P4:1 9", "S-b1", f"{BACK} S.S.S/S.S.S b1 2 ? 9")
    becomes("----/----/----/+--- S.N.N/S.S.S a4 1 P4:4 9", "N-a4", "----/----/----/+--- S.S.N/S.S.S a4 1 P4:3 9")


def test_the_bears_floe_forbidden() -> None:
    """P7: with enter_bear_floe off the step is not allowed; other steps are."""
    text = f"{BACK} S.c2.d3/S.S.S b2 1 P4:4 9"
    bars(text, "c2-b2", enter_bear_floe=False)
    allows(text, "c2-d2", enter_bear_floe=False)
    bars(f"{BACK} S.S.S/S.S.S b1 1 P4:1 9", "S-b1", enter_bear_floe=False)


@pytest.mark.parametrize("enter", [True, False])
def test_the_bear_on_the_pole_stops_nobody(enter: bool) -> None:
    """P7: the Pole is no floe: with the bear there penguins arrive as ever."""
    text = "----/----/----/---+ S.S.d4/S.S.S N 1 P4:4 9"
    becomes(text, "d4-N", "----/----/----/---+ S.S.N/S.S.S N 1 P4:3 9", enter_bear_floe=enter)


@pytest.mark.parametrize("name", ["pole_is_final", "slide_bear_floe", "enter_bear_floe"])
@pytest.mark.parametrize("value", [1, 0, "on", "yes", None, 1.0])
def test_switches(name: str, value: Any) -> None:
    """P4, P6, P7: the switches take True and False, nothing else."""
    with pytest.raises(rookery.BadOption, match=f"option {name} cannot be .* True or False"):
        rookery.game(KEY, **{name: value})
