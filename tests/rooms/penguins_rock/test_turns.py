"""A turn of Penguins Rock!, clause by clause."""

import pytest

from tests.rooms.penguins_rock.nests import START, at, moves, played

HOME = "p11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:1 4"
"""Red is about to drop the first rock."""


def test_the_die() -> None:
    """T1: six rolls with even odds, then penguin 1 moves that many steps."""
    position = at(START)
    assert dict(position.chance) == pytest.approx({str(pips): 1 / 6 for pips in range(1, 7)})
    for pips in range(1, 7):
        assert played(START, str(pips)) == f"p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:{pips} 0"


def test_an_inactive_second_penguin_does_not_move() -> None:
    """T2: while penguin 2 is not active the turn ends with penguin 1's move."""
    assert played(START, "1", "p11") == "p11,c1/p22,c2 - 6.6.0.0 -- 2 roll1 1"


def test_the_choice() -> None:
    """T2: an active penguin 2 that never left goes or stays, turn by turn, before its roll."""
    choosing = "n12,c1/p22,c2 n11:1 5.6.0.0 a- 1 choose2 8"
    assert at(choosing).seat == 0
    assert moves(choosing) == {"go", "stay"}
    assert played(choosing, "stay") == "n12,c1/p22,c2 n11:1 5.6.0.0 a- 2 roll1 9"
    assert played(choosing, "go") == "n12,c1/p22,c2 n11:1 5.6.0.0 a- 1 roll2 8"
    again = played(choosing, "stay", "1", "p21", "1", "n13")
    assert again == "n13,c1/p21,c2 n11:1 5.6.0.0 a- 1 choose2 10"


def test_once_out_it_must_go() -> None:
    """T2: a penguin 2 that has left the centre is rolled for without a choice, in the centre again or not."""
    for place in ("r8", "c1"):
        text = f"n12,{place}/p22,c2 n11:1 5.6.0.0 A- 1 move1:1 8"
        assert played(text, "n13") == f"n13,{place}/p22,c2 n11:1 5.6.0.0 A- 1 roll2 8"


def test_the_second_move_ends_the_turn() -> None:
    """T2, T5: after penguin 2's move it is the next player's turn."""
    text = "n12,r8/p22,c2 n11:1 5.6.0.0 A- 1 roll2 8"
    assert played(text, "1", "r7") == "n12,r7/p22,c2 n11:1 5.6.0.0 A- 2 roll1 9"


def test_the_first_drop_wakes() -> None:
    """T3: the first rock dropped in the own nest makes penguin 2 active."""
    assert played(HOME, "n11*").split(" ")[3] == "a-"
    assert played(HOME, "n11").split(" ")[3] == "--"


def test_active_for_good() -> None:
    """T3: penguin 2 stays active when the rock is taken away again."""
    text = "r4,c1/p11,r9 n11:1 5.6.0.0 aA 2 move1:1 9"
    assert played(text, "n11+").split(" ")[1:4] == ["-", "5.6.0.0", "aA"]


def test_a_drop_on_the_road_does_not_wake() -> None:
    """T3: only a drop in the own nest counts."""
    assert played(HOME, "r3*", drop="anywhere") == "r3,c1/p22,c2 r3:1 5.6.0.0 -- 2 roll1 5"


def test_same_turn() -> None:
    """T4: penguin 2 may go in the turn in which it became active."""
    assert played(HOME, "n11*") == "n11,c1/p22,c2 n11:1 5.6.0.0 a- 1 choose2 4"


def test_next_turn() -> None:
    """T4: with next_turn it waits for the player's next turn, and has the sign n until then."""
    longer = HOME.replace("move1:1", "move1:2")
    option = {"second_penguin": "next_turn"}
    assert played(longer, "n11*", **option) == "n11,c1/p22,c2 n11:1 5.6.0.0 n- 1 move1:1! 4"
    after = played(longer, "n11*", "n12", **option)
    assert after == "n12,c1/p22,c2 n11:1 5.6.0.0 a- 2 roll1 5"
    assert played(after, "1", "p21", "1", "n13", **option).split(" ")[5] == "choose2"


def test_clockwise() -> None:
    """T5: turns pass to the next seat in play, and from the last to the first."""
    text = "p12,c1/p22,c2/p32,c3 - 6.6.6.0 --- {} roll1 0"
    for seat, following in ((1, 2), (2, 3), (3, 1)):
        assert played(text.format(seat), "1", f"p{seat}1").split(" ")[4:] == [str(following), "roll1", "1"]
