"""Moving and hopping in Penguins Rock!, clause by clause."""

from pathlib import Path

from tests.rooms.penguins_rock.nests import bars, moves, played, small_board
from tests.rooms.penguins_rock.reference_board import board

ROAD = "r5,c1/r7,c2 - 6.6.0.0 -- 1 move1:{} 4"


def test_exactly_as_many_steps() -> None:
    """M1: the move lasts as many steps as were rolled, neither more nor fewer."""
    assert moves(ROAD.format(3)) == {"r4", "r6"}
    assert played(ROAD.format(3), "r4", "r3") == "r3,c1/r7,c2 - 6.6.0.0 -- 1 move1:1! 4"
    bars(played(ROAD.format(3), "r4", "r3"), "stop", "+", "r8")
    assert played(ROAD.format(3), "r4", "r3", "r2") == "r2,c1/r7,c2 - 6.6.0.0 -- 2 roll1 5"


def test_turning_around() -> None:
    """M1: it may turn around at any step."""
    assert played(ROAD.format(2), "r4", "r5") == "r5,c1/r7,c2 - 6.6.0.0 -- 2 roll1 5"


def test_there_is_always_a_step() -> None:
    """M2: no roll is lost, however crowded it is: neither in a pile behind a row nor in a centre with a full nest."""
    for text in (
        "q1,c1/p13,p12/p11,r2/n11,n16 - 6.6.6.6 -AAA 1 roll1 4",
        "c1,p11/n11,n12/n13,n14/n15,n16 - 6.6.6.6 AAAA 1 roll1 4",
        "q2,c1/p23,p22/p21,r4/n21,n26 - 6.6.6.6 -AAA 1 roll1 4",
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
    text = "n21,c1/r5,r6 - 6.6.0.0 -A 1 move1:2 4"
    assert moves(text) == {"n22", "n26", "p21"}
    bars(text, "c2")


def test_foreign_centres_are_not_hopped_over() -> None:
    """M3: nor is it hopped over, with a penguin in it."""
    bars("n21,c1/r5,c2 - 6.6.0.0 -- 1 move1:2 4", "c2")


def test_stopping_at_home() -> None:
    """M4: in the own centre a penguin may stop, whatever is left, or go on."""
    text = "n11,r5/r7,c2 - 6.6.0.0 A- 1 move1:4 4"
    inside = played(text, "c1")
    assert inside == "c1,r5/r7,c2 - 6.6.0.0 A- 1 move1:3!s 4"
    assert moves(inside) == {"stop", "n11", "n12", "n13", "n14", "n15", "n16"}
    assert played(inside, "stop") == "c1,r5/r7,c2 - 6.6.0.0 A- 1 roll2 4"
    assert played(inside, "n13") == "n13,r5/r7,c2 - 6.6.0.0 A- 1 move1:2! 4"


def test_no_stop_where_the_move_starts() -> None:
    """M4: a penguin that starts in its centre has not stepped into it."""
    bars("c1,r5/r7,c2 - 6.6.0.0 A- 1 move1:4 4", "stop")


def test_last_step_into_the_centre() -> None:
    """M5: with the last step the move ends by itself."""
    assert played("n11,r5/r7,c2 - 6.6.0.0 A- 1 move1:1 4", "c1") == "c1,r5/r7,c2 - 6.6.0.0 A- 1 roll2 4"


def test_piles() -> None:
    """M6: one step in, one step out, one penguin at a time."""
    text = "p13,c1/r7,c2 - 6.6.0.0 -- 1 move1:2 4"
    assert played(text, "q1", "p13") == "p13,c1/r7,c2 - 6.6.0.0 -- 2 roll1 5"
    bars("p13,c1/q1,c2 - 6.6.0.0 -- 1 move1:2 4", "q1")


def test_hopping() -> None:
    """H1: a step onto an occupied space counts as a move and leads into the air."""
    text = "r5,c1/r6,c2 - 6.6.0.0 -- 1 move1:3 4"
    assert played(text, "r6") == "r6,c1/r6,c2 - 6.6.0.0 -- 1 move1:2!@r5 4"
    assert played(text, "r6", "r7") == "r7,c1/r6,c2 - 6.6.0.0 -- 1 move1:1! 4"


def test_own_penguins_are_hopped_over_too() -> None:
    """H1: it does not matter whose penguin is below."""
    assert "n14" in moves("n13,n14/r5,c2 - 6.6.0.0 A- 1 move1:2 4")


def test_never_straight_back() -> None:
    """H2: in the air it must go on, but not to where it came from."""
    text = "r6,c1/r6,c2 - 6.6.0.0 -- 1 move1:2!@r5 4"
    assert moves(text) == {"r7", "p31"}
    bars(text, "r5", "+", "*", "stop")


def test_a_row_costs_a_move_each() -> None:
    """H3: while moves are left each further space counts, free or occupied."""
    text = "r4,c1/r5,r6 - 6.6.0.0 -A 1 move1:3 4"
    assert played(text, "r5", "r6") == "r6,c1/r5,r6 - 6.6.0.0 -A 1 move1:1!@r5 4"
    assert played(text, "r5", "r6", "r7") == "r7,c1/r5,r6 - 6.6.0.0 -A 2 roll1 5"


def test_free_steps() -> None:
    """H4: from its last move it goes on without cost to a nearest free space, of the player's choice."""
    text = "r5,c1/r6,c2 - 6.6.0.0 -- 1 move1:1 4"
    over = played(text, "r6")
    assert over == "r6,c1/r6,c2 - 6.6.0.0 -- 1 move1:0!@r5 4"
    assert moves(over) == {"r7", "p31"}
    assert played(over, "p31") == "p31,c1/r6,c2 - 6.6.0.0 -- 2 roll1 5"


def test_only_shortest_ways() -> None:
    """H4, H8: over a row only the steps of a shortest way are legal, each a move of its own."""
    # Over r6 from r5: r7 is free at once, p31 is occupied and leads further.
    near = "r6,c1/r6,p31 - 6.6.0.0 -A 1 move1:0!@r5 4"
    assert moves(near) == {"r7"}
    # With r7 occupied too both ways are two steps long: over r7 to r8, over p31 to the nest or p32.
    far = "r6,c1/r6,p31/r7,c3 - 6.6.6.0 -A- 1 move1:0!@r5 4"
    assert moves(far) == {"r7", "p31"}
    on = played(far, "p31")
    assert on == "p31,c1/r6,p31/r7,c3 - 6.6.6.0 -A- 1 move1:0!@r6 4"
    assert moves(on) == {"p32", "n31", "n36"}


def test_no_way_on() -> None:
    """H5: a step onto an occupied space without a way on is not allowed."""
    bars("p12,c1/p13,q1 - 6.6.0.0 -A 1 move1:3 4", "p13")
    bars("p12,c1/p13,q1 - 6.6.0.0 -A 1 move1:1 4", "p13")
    assert "p13" in moves("p12,c1/p13,r5 - 6.6.0.0 -A 1 move1:1 4")


def test_no_way_through_foreign_centres() -> None:
    """H5: a way does not lead through a space that this penguin may not enter."""
    ring = "n22,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 1 move1:1 4"
    assert moves(played(ring, "n23")) == {"n24"}
    own = "n12,r5/n13,n14/n15,n16/n11,p11 - 6.6.6.6 AAAA 1 move1:1 4"
    assert moves(played(own, "n13")) == {"c1"}


def test_the_space_left_counts_as_free() -> None:
    """H6: the hop's first space may be reached again by going round a ring of penguins, never straight back."""
    ring = "n22,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 1 move1:1 4"
    line = played(ring, "n23", "n24", "n25", "n26")
    assert line == "n26,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 1 move1:0!@n25 4"
    assert moves(line) == {"n21", "p21"}
    assert moves(played(line, "n21")) == {"n22"}
    assert played(line, "n21", "n22").startswith("n22,c1/n23,n24/n25,n26/n21,p21 - 6.6.6.6 -AAA 2 roll1")


def test_a_way_may_cross_a_space_twice(tmp_path: Path) -> None:
    """H7: into a triangle of penguins with no other way out, round it, and out over the same space."""
    options = {"board": small_board(tmp_path), "players": 3}
    # r3 leads to p3; p3, p30 and p31 are next to each other; behind p31 is only the pile, where a penguin is too.
    text = "r3,c1/p3,p30/p31,q3 - 6.6.6.0 -AA 1 move1:1 4"
    over = played(text, "p3", **options)
    assert over.startswith("p3,c1/p3,p30/p31,q3 ")
    assert over.endswith("move1:0!@r3 4")
    assert moves(over, **options) == {"p30", "p31"}
    assert moves(played(over, "p30", **options), **options) == {"p31"}
    assert moves(played(over, "p30", "p31", **options), **options) == {"p3"}
    again = played(over, "p30", "p31", "p3", **options)
    assert moves(again, **options) == {"r3"}
    assert played(again, "r3", **options) == "r3,c1/p3,p30/p31,q3 - 6.6.6.0 -AA 2 roll1 5"


def test_rocks_are_handled_where_it_lands() -> None:
    """H8, R2: free steps over others handle nothing; the landing may."""
    text = "r6,c1/r6,p31/r7,c3 n31:1,n36:1 6.6.4.0 -Aa 1 move1:0!@r5 4"
    assert moves(text) == {"r7", "p31"}
    assert moves(played(text, "p31")) == {"p32", "n31", "n31+", "n36", "n36+"}


def test_no_stop_in_the_air() -> None:
    """H9: in the air over the own centre there is no stop."""
    over = played("n11,c1/r5,c2 - 6.6.0.0 A- 1 move1:3 4", "c1")
    assert over == "c1,c1/r5,c2 - 6.6.0.0 A- 1 move1:2!@n11 4"
    assert moves(over) == {"n12", "n13", "n14", "n15", "n16"}
