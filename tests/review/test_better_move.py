"""Better moves: what a search recommends, and what would have followed."""

from rookery.bots import Prospect, Thought
from rookery.kernel.scene import Choice
from rookery.review.better_move import better_move, ends, label, recommended, told
from tests.review.games import rolled, thrown_away


def test_what_was_best_needs_no_better() -> None:
    """Nothing is recommended instead of one of the best moves."""
    first, second, *_ = thrown_away()
    assert better_move(first, "b2-a1", seconds=60, simulations=50) is None
    found = better_move(second, "c3-d3", seconds=60, simulations=50)
    assert found is not None
    assert found.move in ("c3-a2", "c3-c2")
    assert found.label == label(second, found.move)


def test_a_line_is_told_move_by_move() -> None:
    """Each move by what it does first."""
    start = rolled()[0]
    assert [str(each) for each in told(start, ("P2", "S-a1"))] == [
        "Red rolls a penguin: 2 moves",
        "Red's penguin steps onto floe a1",
    ]


def test_arrows_join_where_a_move_began_and_ended() -> None:
    """A roll has no such place, and what stays where it is has one."""
    start, roll, step, *_ = rolled()
    assert (ends(start), ends(roll), ends(step)) == ((), (), ("S", "a1"))
    assert ends(roll.play("a1+")) == ("a1",)


def test_cautions_come_last() -> None:
    """The best move that no face warns of; of nothing but warned moves the best, with its warning."""
    moves = (Prospect("a", 0.9), Prospect("b", 0.7, at_most=True))
    thought = Thought("", 0, ("a",), moves, (0.9, 0.1), ("a", "c"), "", True, "solver", 1, 0.0)
    careful = Choice(move="a", touches=(), label="a", caution="careful")
    plain = Choice(move="b", touches=(), label="b")
    found = recommended((careful, plain), thought)
    assert (found.move, found.chance, found.exact, found.line) == ("b", 0.7, False, ("b",))
    other = Choice(move="b", touches=(), label="b", caution="no")
    found = recommended((careful, other), thought)
    assert (found.move, found.exact, found.line, found.caution) == ("a", True, ("a", "c"), "careful")
