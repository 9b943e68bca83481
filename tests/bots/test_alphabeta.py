"""Alpha-beta as a way to think."""

from rookery import catalog
from rookery.bots.alphabeta import AlphaBetaThinker
from rookery.kernel.levels import AlphaBeta

SOCCER = catalog.game("penguin-soccer")
ALGORITHM = AlphaBeta(depth=3)


def test_a_goal_is_announced() -> None:
    """A kick into the goal is found, announced as a goal in one ply, and certain."""
    position = SOCCER.read("g7^,-,-/-,-,- g7 w 0")
    thought = AlphaBetaThinker(SOCCER, ALGORITHM).think(position, 1)
    assert thought is not None
    assert thought.best == ("Kne",)
    assert str(thought.verdict) == "White: goal in 1 ply"
    assert (thought.exact, thought.chances, thought.algorithm) == (True, (1.0, 0.0), "alpha-beta")
    assert thought.principal_variation == ("Kne",)


def test_every_move_has_a_prospect() -> None:
    """All legal moves are there, the best first; a thorough thought has more of them with a score of their own."""
    position = SOCCER.start().play("Bne").play("Bsw")
    brief = AlphaBetaThinker(SOCCER, AlphaBeta(depth=2)).think(position, 1)
    thorough = AlphaBetaThinker(SOCCER, AlphaBeta(depth=2), thorough=True).think(position, 1)
    assert brief is not None
    assert thorough is not None
    for thought in (brief, thorough):
        assert {prospect.move for prospect in thought.moves} == set(position.moves)
        assert thought.best == (thought.moves[0].move,)
        assert all(0 <= prospect.chance <= 1 for prospect in thought.moves)
    exact = [sum(not prospect.at_most for prospect in thought.moves) for thought in (brief, thorough)]
    assert exact[1] > exact[0] >= 1


def test_it_is_for_two_and_without_a_die() -> None:
    """Games with a die, or with three players, are not for alpha-beta."""
    for game in (catalog.game("polar-dare"), catalog.game("penguin-game", players=3)):
        thinker = AlphaBetaThinker(game, ALGORITHM)
        thinker.warm()
        assert thinker.think(game.start(seed=1), 1) is None
