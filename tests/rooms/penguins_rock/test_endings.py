"""How Penguins Rock! ends, clause by clause."""

import pytest

import rookery
from rookery.rooms.penguins_rock.rules import Ending
from tests.rooms.penguins_rock.nests import KEY, START, at, played

FULL = "n11:1,n12:1,n13:1,n14:1,n15:1,n16:1"
FIVE = "n11:1,n12:1,n13:1,n14:1,n15:1"


def test_coming_home_to_a_full_nest() -> None:
    """E1: six rocks and a penguin that enters the centre win."""
    text = f"n11,r8/r10,c2 {FULL} 6.0.0.0 A- 1 move1:1 4"
    over = at(text).play("c1")
    assert str(over) == f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 4"
    assert over.outcome == rookery.Outcome(Ending.NEST, (0,), (1.0, -1.0))
    assert over.moves == ()


def test_the_sixth_rock_with_a_guard() -> None:
    """E1: the sixth rock wins if a penguin is in the centre, and does not if none is."""
    assert played(f"p11o,c1/r10,c2 {FIVE} 6.0.0.0 a- 1 move1:1 4", "n16*").split(" ")[4:] == ["1", "over", "4"]
    assert played(f"p11o,r8/r10,c2 {FIVE} 6.0.0.0 A- 1 move1:1 4", "n16*").split(" ")[5] == "roll2"


def test_in_mid_move() -> None:
    """E2: with steps left, or before the first step, the game is over too, and the turn is not counted."""
    assert played(f"p11o,c1/r10,c2 {FIVE} 6.0.0.0 a- 1 move1:5 4", "n16*").split(" ")[4:] == ["1", "over", "4"]
    assert played(f"n16o,c1/r10,c2 {FIVE} 6.0.0.0 a- 1 move1:5 4", "*").split(" ")[4:] == ["1", "over", "4"]
    assert played(f"n11,r8/r10,c2 {FULL} 6.0.0.0 A- 1 move1:5 4", "c1").split(" ")[4:] == ["1", "over", "4"]


def test_a_second_penguin_wins_too() -> None:
    """E1: it does not matter which of the two comes home, nor by a free step."""
    text = f"n12,n11/r10,c2 {FULL} 6.0.0.0 A- 1 move2:1 4"
    assert played(text, "c1").split(" ")[5] == "over"
    hop = f"n12,n12/r10,c2 {FULL} 6.0.0.0 A- 1 move2:0!@n11:11 4"
    assert played(hop, "c1").split(" ")[5] == "over"


def test_the_sign_n_does_not_outlive_the_game() -> None:
    """E1, N8: a win in the turn in which penguin 2 became active leaves the sign a."""
    text = f"p11o,c1/r10,c2 {FIVE} 6.0.0.0 n- 1 move1:1! 4"
    assert played(text, "n16*", second_penguin="next_turn").split(" ")[3:] == ["a-", "1", "over", "4"]


def test_scores_of_more_players() -> None:
    """E1: the winner has 1, and the others share the loss."""
    over = at(f"c1,r8/r10,c2/r11,c3 {FULL} 6.0.6.0 A-- 1 over 4")
    assert over.outcome is not None
    assert over.outcome.scores == (1.0, -0.5, -0.5)


def test_the_cap() -> None:
    """E3: after 300 turns without a winner the game is a draw."""
    over = at("r8,c1/r10,c2 - 6.6.0.0 -- 2 move1:1 299").play("r11")
    assert str(over) == "r8,c1/r11,c2 - 6.6.0.0 -- 0 over 300"
    assert over.outcome == rookery.Outcome(Ending.TURN_CAP, (), (0.0, 0.0))


@pytest.mark.parametrize("cap", [1, 2, 7])
def test_another_cap(cap: int) -> None:
    """E3: the option turn_cap sets the number of turns."""
    position = rookery.game(KEY, turn_cap=cap).start()
    while position.outcome is None:
        assert int(str(position).split(" ")[6]) < cap
        position = position.play(position.moves[0])
    assert str(position).split(" ")[4:] == ["0", "over", str(cap)]
    assert position.game.longest == 55 * cap


def test_no_cap() -> None:
    """E3: with turn_cap 0 there is no draw."""
    text = START.removesuffix(" 0") + " 123456"
    position = at(text, turn_cap=0)
    assert position.outcome is None
    assert position.game.longest is None
    assert str(position.play("1").play("p11")).endswith(" 2 roll1 123457")
