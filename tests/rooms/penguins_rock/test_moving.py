"""Moving and hopping in Penguins Rock!, clause by clause."""

from pathlib import Path
from typing import Any

import pytest

from rookery.rooms.penguins_rock import PLIES_A_MOVE
from tests.rooms.penguins_rock.nests import at, bars, moves, played, small_board
from tests.rooms.penguins_rock.reference_board import Options, board
from tests.rooms.penguins_rock.strategies import crowded_text, seeded

ROAD = "r8,c1/r10,c2 - 6.6.0.0 -- 1 move1:{} 4"


def test_exactly_as_many_steps() -> None:
    """M1: the move lasts as many steps as were rolled, neither more nor fewer."""
    assert moves(ROAD.format(3)) == {"r7", "r9"}
    assert played(ROAD.format(3), "r7", "r6") == "r6,c1/r10,c2 - 6.6.0.0 -- 1 move1:1! 4"
    bars(played(ROAD.format(3), "r7", "r6"), "stop", "+", "r11")
    assert played(ROAD.format(3), "r7", "r6", "r5") == "r5,c1/r10,c2 - 6.6.0.0 -- 2 roll1 5"


def test_turning_around() -> None:
    """M1: it may turn around at any step."""
    assert played(ROAD.format(2), "r7", "r8") == "r8,c1/r10,c2 - 6.6.0.0 -- 2 roll1 5"


def test_there_is_always_a_step() -> None:
    """M2: no roll is lost, however crowded it is: neither in a pile behind a row nor in a centre with a full nest."""
    for text in (
        "q1,c1/p12,p11/r3,r2/n11,n16 - 6.6.6.6 -AAA 1 roll1 4",
        "c1,p11/n11,n12/n13,n14/n15,n16 - 6.6.6.6 AAAA 1 roll1 4",
        "q2,c1/p22,p21/r6,r5/n21,n26 - 6.6.6.6 -AAA 1 roll1 4",
    ):
        rolled = played(text, "4")
        assert rolled == text.replace("roll1", "move1:4")
        assert moves(rolled) - {"+"}


def test_a_board_without_foreign_centres_is_in_one_piece() -> None:
    """M2: so a step is always possible, since eight penguins cannot fill it."""
    where = board("rookery")
    inside = set(where.spaces()) - {where.centres[seat] for seat in (2, 3, 4)}
    reached = {"r1"}
    for _ in inside:
        reached |= {there for space in reached for there in where.neighbours[space] if there in inside}
    assert reached == inside


def test_foreign_centres() -> None:
    """M3: a foreign centre is not entered."""
    text = "n21,c1/r8,r9 - 6.6.0.0 -A 1 move1:2 4"
    assert moves(text) == {"n22", "n26", "p21"}
    bars(text, "c2")


def test_foreign_centres_are_not_hopped_over() -> None:
    """M3: nor is it hopped over, with a penguin in it."""
    bars("n21,c1/r8,c2 - 6.6.0.0 -- 1 move1:2 4", "c2")


def test_stopping_at_home() -> None:
    """M4: in the own centre a penguin may stop, whatever is left, or go on."""
    text = "n11,r8/r10,c2 - 6.6.0.0 A- 1 move1:4 4"
    inside = played(text, "c1")
    assert inside == "c1,r8/r10,c2 - 6.6.0.0 A- 1 move1:3!s 4"
    assert moves(inside) == {"stop", "n11", "n12", "n13", "n14", "n15", "n16"}
    assert played(inside, "stop") == "c1,r8/r10,c2 - 6.6.0.0 A- 1 roll2 4"
    assert played(inside, "n13") == "n13,r8/r10,c2 - 6.6.0.0 A- 1 move1:2! 4"


def test_no_stop_where_the_move_starts() -> None:
    """M4: a penguin that starts in its centre has not stepped into it."""
    bars("c1,r8/r10,c2 - 6.6.0.0 A- 1 move1:4 4", "stop")


def test_last_step_into_the_centre() -> None:
    """M5: with the last step the move ends by itself."""
    assert played("n11,r8/r10,c2 - 6.6.0.0 A- 1 move1:1 4", "c1") == "c1,r8/r10,c2 - 6.6.0.0 A- 1 roll2 4"


def test_piles() -> None:
    """M6: one step in, one step out, one penguin at a time."""
    text = "p12,c1/r10,c2 - 6.6.0.0 -- 1 move1:2 4"
    assert played(text, "q1", "p12") == "p12,c1/r10,c2 - 6.6.0.0 -- 2 roll1 5"
    bars("p12,c1/q1,c2 - 6.6.0.0 -- 1 move1:2 4", "q1")


def test_hopping() -> None:
    """H1: a step onto an occupied space counts as a move and leads into the air."""
    text = "r8,c1/r9,c2 - 6.6.0.0 -- 1 move1:3 4"
    assert played(text, "r9") == "r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4"
    assert played(text, "r9", "r10") == "r10,c1/r9,c2 - 6.6.0.0 -- 1 move1:1! 4"


def test_own_penguins_are_hopped_over_too() -> None:
    """H1: it does not matter whose penguin is below."""
    assert "n14" in moves("n13,n14/r8,c2 - 6.6.0.0 A- 1 move1:2 4")


def test_never_straight_back() -> None:
    """H2: in the air it must go on, but not to where it came from."""
    text = "r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4"
    assert moves(text) == {"r10", "p31"}
    bars(text, "r8", "+", "*", "stop")


ROW = "r7,c1/r8,r9 - 6.6.0.0 -A 1 move1:{} 4"
"""Two penguins in a row before Red's."""


def test_a_row_costs_one_move() -> None:
    """H3: the step onto the first counts, those onto further penguins do not, the step down does."""
    assert played(ROW.format(3), "r8") == "r8,c1/r8,r9 - 6.6.0.0 -A 1 move1:2!@r7:21 4"
    assert played(ROW.format(3), "r8", "r9") == "r9,c1/r8,r9 - 6.6.0.0 -A 1 move1:2!@r8:21.22 4"
    assert played(ROW.format(3), "r8", "r9", "r10") == "r10,c1/r8,r9 - 6.6.0.0 -A 1 move1:1! 4"


def test_each_hop_is_a_row_of_its_own() -> None:
    """H3: after a landing the next hop costs a move again, and may lead over the same penguins."""
    text = "r7,c1/r8,r10 - 6.6.0.0 -A 1 move1:5 4"
    between = played(text, "r8", "r9")
    assert between == "r9,c1/r8,r10 - 6.6.0.0 -A 1 move1:3! 4"
    assert played(between, "r10") == "r10,c1/r8,r10 - 6.6.0.0 -A 1 move1:2!@r9:22 4"
    assert played(between, "r8") == "r8,c1/r8,r10 - 6.6.0.0 -A 1 move1:2!@r9:21 4"


TRIANGLE = "r3,c1/p3,p30/p31,r1 - 6.6.6.0 -AA 1 move1:{} 4"
"""On the small board: r3 leads to p3; p3, p30 and p31 are next to each other; behind p31 is only the pile."""


def test_nobody_is_passed_twice(tmp_path: Path) -> None:
    """H3: round a triangle of penguins the hop leads over each of them once, then down."""
    options = {"board": small_board(tmp_path), "players": 3}
    round_it = played(TRIANGLE.format(6), "p3", "p30", "p31", **options)
    assert round_it == "p31,c1/p3,p30/p31,r1 - 6.6.6.0 -AA 1 move1:5!@p30:21.22.31 4"
    assert moves(round_it, **options) == {"q3", "q3+"}


def test_free_steps() -> None:
    """H4: from its last move it goes on without cost to a nearest free space, of the player's choice."""
    text = "r8,c1/r9,c2 - 6.6.0.0 -- 1 move1:1 4"
    over = played(text, "r9")
    assert over == "r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:0!@r8:21 4"
    assert moves(over) == {"r10", "p31"}
    assert played(over, "p31") == "p31,c1/r9,c2 - 6.6.0.0 -- 2 roll1 5"


def test_only_shortest_ways() -> None:
    """H4, H8: over a row only the steps of a shortest way are legal, each a move of its own."""
    # Over r9 from r8: r10 is free at once, p31 is occupied and leads further.
    near = "r9,c1/r9,p31 - 6.6.0.0 -A 1 move1:{}!@r8:21 4"
    assert moves(near.format(0)) == {"r10"}
    assert moves(near.format(1)) == {"r10", "p31"}
    # With r10 occupied too both ways are two steps long: over r10 to r11, over p31 to the nest or p32.
    far = "r9,c1/r9,p31/r10,c3 - 6.6.6.0 -A- 1 move1:0!@r8:21 4"
    assert moves(far) == {"r10", "p31"}
    on = played(far, "p31")
    assert on == "p31,c1/r9,p31/r10,c3 - 6.6.6.0 -A- 1 move1:0!@r9:21.22 4"
    assert moves(on) == {"p32", "n31", "n36"}


def test_no_way_on() -> None:
    """H5: a step onto an occupied space without a way on is not allowed."""
    bars("p11,c1/p12,q1 - 6.6.0.0 -A 1 move1:3 4", "p12")
    bars("p11,c1/p12,q1 - 6.6.0.0 -A 1 move1:1 4", "p12")
    assert "p12" in moves("p11,c1/p12,r8 - 6.6.0.0 -A 1 move1:1 4")


def test_no_way_over_those_passed(tmp_path: Path) -> None:
    """H5: with a penguin in the pile too the triangle has no way out but over somebody passed already."""
    options = {"board": small_board(tmp_path), "players": 3}
    closed = TRIANGLE.replace("p31,r1", "p31,q3")
    for steps in (1, 6):
        bars(closed.format(steps), "p3", **options)
        assert "p3" in moves(closed.format(steps), hop="each", **options)


def test_no_way_through_foreign_centres() -> None:
    """H5: a way does not lead through a space that this penguin may not enter."""
    ring = "n22,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 1 move1:1 4"
    assert moves(played(ring, "n23")) == {"n24"}
    own = "n12,r8/n13,n14/n15,n16/n11,p11 - 6.6.6.6 AAAA 1 move1:1 4"
    assert moves(played(own, "n13")) == {"c1"}


def test_the_space_left_counts_as_free() -> None:
    """H6: the hop's first space may be reached again by going round a ring of penguins, never straight back."""
    ring = "n22,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 1 move1:1 4"
    line = played(ring, "n23", "n24", "n25", "n26")
    assert line.endswith(" 1 move1:0!@n25:21.22.31.32 4")
    assert moves(line) == {"n21", "p21"}
    assert moves(played(line, "n21")) == {"n22"}
    assert played(line, "n21", "n22").startswith("n22,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 2 roll1")


def test_where_each_penguin_counts() -> None:
    """H7: with each, every further space counts while moves are left, free or occupied, and nothing after that."""
    assert played(ROW.format(3), "r8", "r9", hop="each") == "r9,c1/r8,r9 - 6.6.0.0 -A 1 move1:1!@r8 4"
    assert played(ROW.format(3), "r8", "r9", "r10", hop="each") == "r10,c1/r8,r9 - 6.6.0.0 -A 2 roll1 5"
    free = played(ROW.format(1), "r8", "r9", hop="each")
    assert free == "r9,c1/r8,r9 - 6.6.0.0 -A 1 move1:0!@r8 4"
    assert played(free, "r10", hop="each") == "r10,c1/r8,r9 - 6.6.0.0 -A 2 roll1 5"


def test_with_each_a_way_may_cross_a_space_twice(tmp_path: Path) -> None:
    """H7: into a triangle of penguins with no other way out, round it, and out over the same space."""
    options = {"board": small_board(tmp_path), "players": 3, "hop": "each"}
    over = played(TRIANGLE.replace("p31,r1", "p31,q3").format(1), "p3", **options)
    assert over == "p3,c1/p3,p30/p31,q3 - 6.6.6.0 -AA 1 move1:0!@r3 4"
    assert moves(over, **options) == {"p30", "p31"}
    assert moves(played(over, "p30", **options), **options) == {"p31"}
    assert moves(played(over, "p30", "p31", **options), **options) == {"p3"}
    again = played(over, "p30", "p31", "p3", **options)
    assert moves(again, **options) == {"r3"}
    assert played(again, "r3", **options) == "r3,c1/p3,p30/p31,q3 - 6.6.6.0 -AA 2 roll1 5"


def test_rocks_are_handled_where_it_lands() -> None:
    """H8, R2: steps over others handle nothing; the landing may."""
    text = "r9,c1/r9,p31/r10,c3 n31:1,n36:1 6.6.4.0 -Aa 1 move1:0!@r8:21 4"
    assert moves(text) == {"r10", "p31"}
    assert moves(played(text, "p31")) == {"p32", "n31", "n31+", "n36", "n36+"}


def test_no_stop_in_the_air() -> None:
    """H9: in the air over the own centre there is no stop."""
    over = played("n11,c1/r8,c2 - 6.6.0.0 A- 1 move1:3 4", "c1")
    assert over == "c1,c1/r8,c2 - 6.6.0.0 A- 1 move1:2!@n11:12 4"
    assert moves(over) == {"n12", "n13", "n14", "n15", "n16"}


@pytest.mark.parametrize("hop", ["row", "each"])
def test_no_move_is_longer_than_the_bound(hop: str, tmp_path: Path) -> None:
    """M1, H3, H4: a six that hops wherever it can, in a crowd, has at most 25 steps."""
    options: dict[str, Any] = {"players": 4, "hop": hop, "board": small_board(tmp_path)}
    dice = seeded(hop)
    longest = 0
    for _ in range(60):
        position = at(crowded_text(Options(**options), dice).replace("move1:1", "move1:6"), **options)
        made = 0
        while " move1:" in str(position):
            hops = [move for move in position.moves if "@" in str(position.play(move))]
            position = position.play(dice.choice(hops or position.moves))
            made += 1
        longest = max(longest, made)
    assert 8 < longest <= PLIES_A_MOVE - 2
