"""Reviews of whole games."""

from rookery.review import review, told
from tests.review.games import rolled, thrown_away


def test_the_move_that_threw_it_away_is_named() -> None:
    """Solved from its first position on: one mistake, a better move, and what follows in words."""
    positions = thrown_away()
    heard: list[int] = []
    found = review(positions, simulations=50, progress=heard.append)
    assert heard[-1] == len(found.course) == len(positions)
    assert found.exact_from == 0
    assert [(turn.ply, turn.seat, turn.kind) for turn in found.turning_points.turns] == [(2, 1, "mistake")]
    better = found.better[2]
    assert better.move in ("c3-a2", "c3-c2")
    assert (better.chance, better.exact) == (1.0, True)
    assert better.ends == tuple(better.move.split("-"))
    assert len(better.line) > 1
    assert found.luck is None
    advice = told.better(found.turning_points.turns[0], better)
    assert "for certain 100% instead of 0%" in str(advice)
    assert str(told.effort(found, 50)) == "Every position was solved exactly."


def test_rolls_are_luck() -> None:
    """Each seat has its own rolls, told with the best and the worst."""
    positions = rolled()
    found = review(positions, simulations=20)
    assert found.luck is not None
    assert [roll.ply for roll in found.luck.rolls] == [1, 4]
    assert found.exact_from is None
    assert "in one roll; best: P3 at 4" in str(told.luck(found.luck, 1, positions))
    assert review(positions, simulations=20) == found
