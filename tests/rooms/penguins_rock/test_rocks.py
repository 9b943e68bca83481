"""Rocks in Penguins Rock!, clause by clause."""

from tests.rooms.penguins_rock.nests import bars, moves, played

FULL = "n11:1,n12:1,n13:1,n14:1,n15:1,n16:1"


def test_one_rock_at_a_time() -> None:
    """R1: who carries a rock takes no second one."""
    text = "p12{},c1/r10,c2 - {}.6.0.0 -- 1 move1:2 4"
    assert moves(text.format("", 6)) == {"q1", "q1+", "p11"}
    assert moves(text.format("o", 5)) == {"q1", "p11"}


def test_carried_rocks_are_safe() -> None:
    """R1: a rock that a penguin carries cannot be taken."""
    assert moves("r8,c1/r9o,c2 - 6.5.0.0 -- 1 move1:1 4") == {"r7", "r9"}


def test_handling_where_the_move_starts() -> None:
    """R2: before the first step, once, and without cost."""
    text = "q1,c1/r10,c2 - 6.6.0.0 -- 1 move1:2 4"
    assert moves(text) == {"+", "p12"}
    assert played(text, "+") == "q1o,c1/r10,c2 - 5.6.0.0 -- 1 move1:2! 4"
    bars(played(text, "+"), "+", "*")


def test_handling_on_the_way() -> None:
    """R2: on each space that it passes, and again on a new visit."""
    text = "p12,c1/r10,c2 - 6.6.0.0 -- 1 move1:4 4"
    assert played(text, "q1+", "p12", "q1", "p12").split(" ")[2] == "5.6.0.0"
    nest = "n12o,c1/r10,c2 n11:1 4.6.0.0 a- 1 move1:4 4"
    assert played(nest, "n13*", "n14", "n13+", "n12*").split(" ")[:2] == ["n12,c1/r10,c2", "n11:1,n12:1"]


def test_no_handling_over_another() -> None:
    """R2: over another penguin nothing is handled, not even where a rock lies."""
    text = "p11,c1/n11,c2 n11:1 5.6.0.0 a- 1 move1:3 4"
    assert "n11" in moves(text)
    bars(text, "n11+")


def test_each_move_starts_a_new_visit() -> None:
    """R2: the space where a rock was handled at the end of a move is free for handling at the next move's start."""
    text = "p12,c1/r10,c2 - 6.6.0.0 -- 1 move1:1 4"
    after = played(text, "q1+", "1", "r11", "1")
    assert after == "q1o,c1/r11,c2 - 5.6.0.0 -- 1 move1:1 6"
    home = played("p11o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4", "n11*", "stay", "1", "r11", "1")
    assert "+" in moves(home)


def test_taking() -> None:
    """R3: from piles, own and foreign, and from nests, own and foreign."""
    assert "q2+" in moves("p22,c1/r10,c2 - 6.6.0.0 -- 1 move1:1 4")
    assert "n11+" in moves("p11,c1/r10,c2 n11:2 4.6.0.0 a- 1 move1:1 4")
    assert "n21+" in moves("p21,c1/r10,c2 n21:2 6.4.0.0 -a 1 move1:1 4")
    assert played("p21,c1/r10,c2 n21:2 6.4.0.0 -a 1 move1:1 4", "n21+") == "n21o,c1/r10,c2 n21:1 6.4.0.0 -a 2 roll1 5"


def test_no_rock_to_take() -> None:
    """R3: an empty pile or space has nothing to take."""
    bars("p32,c1/r10,c2 - 6.6.0.0 -- 1 move1:1 4", "q3+", "p31+")


def test_dropping() -> None:
    """R4: on own outer spaces without a rock, and in no other nest."""
    text = "p11o,c1/r10,c2 n11:1 4.6.0.0 a- 1 move1:1 4"
    assert moves(text) == {"n11", "n16", "n16*", "p12", "r3"}
    assert moves("p21o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4") == {"n21", "n26", "p22", "r6"}
    bars("n11o,r1/r10,c2 - 5.6.0.0 A- 1 move1:1 4", "c1*")


def test_a_full_nest_takes_more() -> None:
    """R5: with a rock on all six, further rocks go on any of them."""
    text = f"p11o,r8/r10,c2 {FULL} 5.0.0.0 A- 1 move1:1 4"
    assert {"n11*", "n16*"} <= moves(text)
    assert played(text, "n16*").split(" ")[1] == FULL.replace("n16:1", "n16:2")
    more = f"p11o,r8/r10,c2 {FULL.replace('n16:1', 'n16:2')} 4.0.0.0 A- 1 move1:1 4"
    assert "n16:3" in played(more, "n16*")


def test_a_nest_not_quite_full() -> None:
    """R5: with five covered only the sixth takes a rock, even if some have two."""
    text = "p11o,r8/r10,c2 n11:2,n12:1,n13:1,n14:1,n15:1 5.0.0.0 A- 1 move1:1 4"
    assert "n16*" in moves(text)
    bars(text, "n11*")


def test_nowhere_else() -> None:
    """R6: by default a rock is dropped in the own nest alone."""
    bars("r1o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4", "r2*", "r12*")


def test_anywhere() -> None:
    """R6: with anywhere also on road and pathways without a rock, but in no foreign nest and no pile."""
    text = "r6o,c1/r10,c2 r5:1 4.6.0.0 -- 1 move1:1 4"
    assert moves(text, drop="anywhere") == {"*", "r5", "r7", "r7*", "p21", "p21*"}
    foreign = "p21o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4"
    assert moves(foreign, drop="anywhere") == {"*", "n21", "n26", "p22", "p22*", "r6", "r6*"}
    unplayed = "p31o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4"
    assert moves(unplayed, drop="anywhere") == {"*", "n31", "n36", "p32", "p32*", "r9", "r9*"}


def test_rocks_on_the_road_are_taken() -> None:
    """R3, R6: what lies on the road can be taken again."""
    text = "r4,c1/r10,c2 r3:1 5.6.0.0 -- 1 move1:1 4"
    assert played(text, "r3+", drop="anywhere") == "r3o,c1/r10,c2 - 5.6.0.0 -- 2 roll1 5"


def test_never_back_into_a_pile() -> None:
    """R7: a pile takes no rocks, whatever the option."""
    for drop in ("nest", "anywhere"):
        bars("p12o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4", "q1*", drop=drop)
        bars("q1o,c1/r10,c2 - 5.6.0.0 -- 1 move1:1 4", "*", drop=drop)
