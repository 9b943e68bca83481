"""Monte Carlo tree search as a way to think."""

import numpy as np
import pytest

from rookery import catalog
from rookery.bots.tree import TreeThinker, as_thought
from rookery.kernel.game import Game
from rookery.kernel.levels import TreeSearch
from rookery.kernel.search import Found
from tests import toy

ALGORITHM = TreeSearch(simulations=200, cutoff=40)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_thought_for_every_number_of_seats(players: int) -> None:
    """Every move has its prospect, the best first; the seats' chances add up to 1."""
    game = catalog.game("penguin-game", players=players)
    position = game.start(seed=1)
    thought = TreeThinker(game, ALGORITHM).think(position, 3)
    assert {prospect.move for prospect in thought.moves} == set(position.moves)
    assert thought.best == (thought.moves[0].move,)
    assert sum(prospect.attention or 0 for prospect in thought.moves) == pytest.approx(1)
    assert all(-1e-9 <= prospect.chance <= 1 + 1e-9 for prospect in thought.moves)
    assert len(thought.chances) == players
    assert players == 1 or sum(thought.chances) == pytest.approx(1)
    assert (thought.seat, thought.exact, thought.algorithm, thought.nodes) == (0, False, "tree search", 200)
    assert thought.principal_variation[0] == thought.best[0]


def test_before_a_roll_there_is_no_best_move() -> None:
    """At a chance node a thought has the rolls and what they promise, and no best one."""
    game = Game(toy.ROOM, 2, slow=3)
    start = game.start(0)
    thought = TreeThinker(game, ALGORITHM).think(start, 1)
    assert (thought.seat, thought.best, thought.principal_variation) == (None, (), ())
    assert {prospect.move for prospect in thought.moves} == set(start.moves)


def test_the_tree_follows_the_game() -> None:
    """After the moves that were made a thought begins with what was known of them; after others with nothing."""
    game = catalog.game("penguin-game")
    position = game.start(seed=2)
    thinker = TreeThinker(game, TreeSearch(simulations=3000))
    thinker.think(position, 1)
    known = thinker._search._trees[0]
    following = position.play(position.moves[0]).play(position.play(position.moves[0]).moves[0])
    thinker.think(following, 1)
    kept = int(thinker._search._trees[0].nodes[1, 3])
    assert kept > 3000
    assert thinker._search._trees[0] is not known
    thinker.think(game.start(seed=3), 1)
    assert int(thinker._search._trees[0].nodes[1, 3]) == 3000


def test_equals_are_all_best() -> None:
    """Among moves with as many visits the one that promises most is the best; what is equal in both is equally good."""
    position = catalog.game("penguin-soccer").start()
    count = len(position.moves)
    visits, values = np.full(count, 5), np.zeros((count, 2))
    visits[0] = 4
    values[0], values[2], values[7] = (0.9, -0.9), (0.5, -0.5), (0.5, -0.5)
    found = Found(np.array(position.codes), visits, values, np.zeros(2), position.codes[1:2], 50, 50, 0.1)
    thought = as_thought(position, found, "tree search")
    assert thought.best == (position.moves[2], position.moves[7])
    assert thought.principal_variation == thought.best[:1]
    assert thought.moves[-1].move == position.moves[0]
