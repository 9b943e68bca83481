"""Tree search driven from Python: limits, seeds, threads, trees that follow a game."""

import itertools
import time

import numpy as np
import pytest

from rookery import catalog
from rookery.kernel import mcts
from rookery.kernel.engine import interpreted
from rookery.kernel.game import Game, Position
from rookery.kernel.mcts import Settings
from rookery.kernel.search import Search, Tree, nodes_for, search_many, search_many_with
from tests import toy

ICEBERG = catalog.game("penguin-game")
SOCCER = catalog.game("penguin-soccer")


def search(game: Game, *, threads: int = 1, cutoff: int = 60, nodes: int = 50_000) -> Search:
    """A search for a game."""
    return Search(game.room.rules, game.config, Settings(cutoff), nodes=nodes, threads=threads)


def facts(found: object) -> object:
    """All of an answer that a clock does not change."""
    return [np.asarray(value).tolist() for name, value in vars(found).items() if name != "seconds"]


def placed(game: Game) -> Position:
    """The first position of The Penguin Game in which a penguin moves."""
    return game.start(seed=4).play("@a1").play("@d4")


def test_the_same_seed_gives_the_same_answer() -> None:
    """On one thread an answer depends on the seed alone, however the work is sliced; another seed gives another."""
    position = placed(ICEBERG)
    first, second = (search(ICEBERG).think(position.state.copy(), simulations=800, seed=3) for _ in range(2))
    assert facts(first) == facts(second)
    whole = search(ICEBERG)
    workspace = whole._trees[0].workspace(whole._new_history(()))
    whole._engine.simulate(ICEBERG.config, position.state.copy(), workspace, whole._settings, 3, 0, 800)
    assert facts(whole._found(800, 0.0)) == facts(first)
    other = search(ICEBERG).think(position.state.copy(), simulations=800, seed=4)
    assert other.visits.tolist() != first.visits.tolist()


def test_every_simulation_counts() -> None:
    """Visits of the moves add up to the simulations, on one thread and on several."""
    position = placed(ICEBERG)
    for threads in (1, 2, 3):
        found = search(ICEBERG, threads=threads).think(position.state.copy(), simulations=500, seed=1)
        assert found.simulations == int(found.visits.sum()) == 500
        assert tuple(found.codes.tolist()) == position.codes
        assert found.best in position.codes
        assert found.means.sum() == pytest.approx(0)


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search ends soon after its seconds, long before its simulations are done, and has at least one of them."""
    thinking = search(SOCCER, cutoff=400)
    start = SOCCER.start()
    # Every look at the clock takes a second, and a slice of work three looks.
    looks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(looks)))
    found = thinking.think(start.state.copy(), start.history, simulations=10**9, seconds=30)
    assert 30 <= found.seconds < 35
    assert 1 <= found.simulations < 20
    assert thinking.think(start.state.copy(), start.history, simulations=10, seconds=1e-9).simulations == 1


def test_a_tree_follows_the_game() -> None:
    """What was learnt below a move is kept when the move is made, and forgotten when the game went elsewhere."""
    position = placed(ICEBERG)
    thinking = search(ICEBERG)
    found = thinking.think(position.state.copy(), simulations=2000)
    at = int(np.argmax(found.visits))
    following = position.play(position.moves[at])
    thinking.follow(following.since(position) or ())
    again = thinking.think(following.state.copy(), simulations=1)
    # A node's first visit was its own; all later ones went to its children.
    assert int(again.visits.sum()) == int(found.visits[at])
    assert tuple(again.codes.tolist()) == following.codes
    thinking.follow((-1, -1, -1))
    assert int(thinking.think(following.state.copy(), simulations=1).visits.sum()) == 1
    thinking.clear()
    assert thinking.think(following.state.copy(), simulations=7).nodes < 100


def test_a_line_is_legal() -> None:
    """The principal variation can be played, and ends where the die is rolled."""
    position = placed(ICEBERG)
    found = search(ICEBERG).think(position.state.copy(), simulations=3000)
    assert len(found.principal_variation) >= 3
    for code in found.principal_variation:
        position = position.play(position.moves[position.codes.index(code)])
    dice = Game(toy.ROOM, 2, slow=1)
    assert search(dice).think(dice.start(0).state.copy(), simulations=100).principal_variation == ()


def test_repetition_is_seen() -> None:
    """The past of a game counts: a move that makes a position occur for the third time ends in a draw."""
    position = SOCCER.read("a2n,-,-/h7s,-,- + w 0")
    for move in ("M^", "M^", "Mn", "Ms", "Ms", "Mn") * 2:
        if move in position.moves:
            position = position.play(move)
    history = position.history
    assert len(history) > 1
    thinking = search(SOCCER, cutoff=0)
    found = thinking.think(position.state.copy(), history, simulations=3000)
    repeats = [
        index
        for index, move in enumerate(position.moves)
        if (outcome := position.play(move).outcome) is not None and not outcome.winners
    ]
    for index in repeats:
        assert found.values[index].tolist() == [0.0, 0.0]


def test_many_searches_are_single_ones() -> None:
    """Searching many positions gives for each what a search of its own gives, on cores and interpreted."""
    positions = [ICEBERG.start(seed=seed) for seed in range(5)]
    roots = np.array([position.state for position in positions], np.int32)
    rules, config = ICEBERG.room.rules, ICEBERG.config
    many = search_many(rules, config, roots, Settings(50), simulations=40, seed=2)
    slow = search_many_with(interpreted(rules), rules, config, roots, Settings(50), 40, 2)
    assert many.visits.tolist() == slow.visits.tolist()
    np.testing.assert_allclose(many.means, slow.means)
    assert many.visits.sum(1).tolist() == [40] * 5


def test_what_is_over_is_not_searched() -> None:
    """Where a game is over no move is visited."""
    position = ICEBERG.start(seed=1)
    while position.outcome is None:
        position = position.play(position.moves[0])
    rules = ICEBERG.room.rules
    many = search_many(rules, ICEBERG.config, position.state.copy()[None], Settings(9), simulations=9)
    assert not many.visits.any()


def test_a_tree_has_room_for_its_search() -> None:
    """The computed number of nodes suffices for the simulations, whatever the game."""
    rules = SOCCER.room.rules
    tree = Tree(rules, 2, nodes_for(rules, 30))
    found = Search(rules, SOCCER.config, Settings(5), nodes=nodes_for(rules, 30)).think(
        SOCCER.start().state.copy(), SOCCER.start().history, simulations=30
    )
    assert found.nodes <= len(tree.nodes) - mcts.ROOT
