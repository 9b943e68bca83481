"""How games of The Penguin Game end: the last one on the iceberg, and one player alone."""

import pytest

import rookery
from rookery.kernel.game import Outcome
from rookery.rooms.penguin_game.rules import Ending
from tests.rooms.penguin_game.words import KEY, at, played

BARE = "|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,-"
LAST_HOP = "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,-,m|2,2:s,-,-,- c3,x,b4 1 move s"
THREE = "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,c,m|2,2:s,m,-,- d3,b4,a4 1 move s"
CORNERED = "0,0:ms,c,c,sm|2,0:a,sm,sm,a|0,2:a,sm,sm,a|2,2:cc,a,a,cc"
"""On a1 lies the only sun that shows, and only b2 beside it is as high."""


def outcome(position: rookery.Position) -> Outcome:
    """The outcome of a game that must be over."""
    assert position.outcome is not None
    assert (position.moves, position.seat) == ((), None)
    return position.outcome


def test_the_last_one_wins() -> None:
    """E1: who is left on the iceberg has won."""
    over = played(LAST_HOP, "c3-a1")
    assert str(over) == "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,-,m|2,2:-,-,-,- a1,x,x 1 over s"
    assert (outcome(over).reason, outcome(over).winners) == (Ending.LAST_ONE, (0,))
    assert outcome(at(str(over))).winners == (0,)
    assert outcome(at(f"0,0:s,-,-,-{BARE} x,a1 2 over s")).winners == (1,)


def test_the_last_one_need_not_be_able_to_move() -> None:
    """E2: a player is out when the turn comes, so the mover wins though stuck as well."""
    over = played("0,0:s,s,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,m a1,d4 1 move s", "a1-b1")
    assert str(over) == "0,0:-,s,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,m b1,x 1 over s"


def test_out_within_the_ply() -> None:
    """E2: two players may go out in one ply, and a player may go out before the first move."""
    two = "0,0:s,s,-,-|2,0:-,-,-,-|0,2:c,-,-,-|2,2:-,-,-,m a1,a3,d4 1 move s"
    assert str(played(two, "a1-b1")).split(" ")[1:4] == ["b1,x,x", "1", "over"]
    placed = played(f"{CORNERED} a1,? 2 place m", "@b2")
    assert str(placed) == f"{CORNERED} x,b2 2 over m"
    three = played(f"{CORNERED} a1,d4,? 3 place m", "@b2")
    assert str(three) == f"{CORNERED} x,d4,b2 2 move m"


def test_nobody_is_out_before_the_turn_comes() -> None:
    """E2: whoever is stuck stays on the iceberg until the own turn, and may be freed before."""
    text = "0,0:s,s,-,-|2,0:-,-,-,-|0,2:-,-,c,-|2,2:-,-,mc,m a1,c4,d4 1 move s"
    after = played(text, "a1-b1")
    assert str(after).split(" ")[1:4] == ["b1,c4,d4", "2", "move"]
    freed = after.play("c4-a4")
    assert str(freed).split(" ")[1:4] == ["b1,a4,d4", "3", "move"]
    assert freed.moves == ("d4-c4",)


def test_ranks() -> None:
    """E3: ranks are the reverse order of going out; those already out when a text was read share the last one."""
    assert outcome(played(THREE, "d3-c3", "a4-b4", "c3-a1")).ranks == (1, 3, 2)
    assert outcome(played(LAST_HOP, "c3-a1")).ranks == (1, 3, 2)
    assert outcome(played(LAST_HOP.replace("c3,x,b4", "c3,x,b4,x"), "c3-a1")).ranks == (1, 4, 2, 4)
    assert outcome(at(f"0,0:s,-,-,-{BARE} x,a1,x 2 over s")).ranks == (3, 1, 3)
    two = "0,0:s,s,-,-|2,0:-,-,-,-|0,2:c,-,-,-|2,2:-,-,-,m a1,a3,d4 1 move s"
    assert outcome(played(two, "a1-b1")).ranks == (1, 3, 2)


def test_the_order_of_going_out_is_not_compared() -> None:
    """E3: positions are equal whatever the order in which players went out."""
    through = played(THREE, "d3-c3", "a4-b4", "c3-a1")
    assert through == at(str(through))
    assert hash(through) == hash(at(str(through)))
    assert outcome(at(str(through))).ranks == (1, 3, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores(players: int) -> None:
    """E4: 1 for the winner, the others share the loss."""
    over = at(f"0,0:s,-,-,-{BARE} {','.join(['a1', 'x', 'x', 'x'][:players])} 1 over s")
    assert outcome(over).scores == pytest.approx((1, *[-1 / (players - 1)] * (players - 1)))


def test_alone() -> None:
    """A1: alone the game ends when the penguin cannot move, and it stays."""
    over = played("0,0:s,s,-,-|2,0:-,-,-,m|0,2:-,-,-,-|2,2:-,-,-,- a1 1 move s", "a1-b1")
    assert str(over) == "0,0:-,s,-,-|2,0:-,-,-,m|0,2:-,-,-,-|2,2:-,-,-,- b1 1 over s"
    assert (outcome(over).reason, outcome(over).winners, outcome(over).ranks) == (Ending.STUCK, (), (1,))


def test_success() -> None:
    """A2: one coin left is a complete success, and a win."""
    over = played(f"0,0:s,s,-,-{BARE} a1 1 move m", "a1-b1")
    assert (outcome(over).reason, outcome(over).winners) == (Ending.SUCCESS, (0,))


def test_challenge() -> None:
    """A3: the challenge is one coin left of the target's suit."""
    over = played(f"0,0:s,s,-,-{BARE} a1 1 move s", "a1-b1")
    assert (outcome(over).reason, outcome(over).winners) == (Ending.CHALLENGE, (0,))
    # Two coins of the target's suit are no success, and so no challenge.
    two = played("0,0:s,s,-,-|2,0:-,-,-,ms|0,2:-,-,-,-|2,2:-,-,-,- a1 1 move m", "a1-d2", "d2-b1")
    assert outcome(two).reason == Ending.STUCK


@pytest.mark.parametrize(("others", "left"), [("m", 2), ("mm", 3), ("mmcc", 5)])
def test_scores_alone(others: str, left: int) -> None:
    """A4: 1 for a complete success, otherwise the fewer coins the better."""
    text = f"0,0:s,s,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,{others} a1 1 move s"
    assert outcome(played(text, "a1-b1", start="chaotic")).scores == pytest.approx((-(left - 1) / 23,))
    for target in "sm":
        assert outcome(played(f"0,0:s,s,-,-{BARE} a1 1 move {target}", "a1-b1")).scores == (1.0,)


def test_the_worst_score() -> None:
    """A4: even a penguin that cannot move at all scores at least -1."""
    tower = "0,0:sssssmmms,m,m,m|2,0:c,c,c,c|0,2:c,c,a,a|2,2:a,a,a,a ? 1 place s"
    assert outcome(played(tower, "@a1", start="chaotic")).scores == (-1.0,)


def test_longest() -> None:
    """A1, E1: no game outlasts the coins: the setup, then one coin a turn."""
    assert rookery.game(KEY).longest == 2 + 23
    assert rookery.game(KEY, players=1, start="chaotic").longest == 24 + 1 + 23
    assert rookery.game(KEY, players=4, flamethrowers=True, drifting=True).longest == 4 + 3 * 23
