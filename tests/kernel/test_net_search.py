"""Searches by a net, driven from Python."""

import itertools
import time

import pytest

import rookery
from rookery import bots
from rookery.kernel.engine import interpreted
from rookery.kernel.errors import BadNet
from rookery.kernel.net_evaluation import evaluation_by
from rookery.kernel.net_search import LEAST, NetTree
from tests.nets import small_net

SOCCER = rookery.game("penguin-soccer")


def new_tree(game: rookery.Game, **more: object) -> NetTree:
    """A tree by a small net."""
    return NetTree(game, small_net(game), **{"simulations": 300, "exploration": 1.25, "leaves": 4} | more)  # type: ignore[arg-type]  # as a caller gives them


@pytest.mark.parametrize("key", rookery.games())
def test_it_finds_what_a_search_driven_from_python_finds(key: str) -> None:
    """Leaf by leaf it is the search of ``bots.search`` with the same net, visit for visit."""
    game = rookery.game(key)
    position = game.start(seed=6)
    found = new_tree(game, leaves=1).think(position.state.copy(), position.history, simulations=120, seed=5)
    guided = bots.search(position, evaluation_by(small_net(game), game), simulations=120, seed=5, leaves=1)
    assert found.visits.tolist() == list(guided.visits)
    assert found.means.tolist() == pytest.approx(guided.means, abs=1e-6)
    assert found.codes.tolist() == list(position.codes)


def test_the_same_seed_finds_the_same() -> None:
    """A search is made again by its seed; another one rolls other dice."""
    game = rookery.game("penguins-rock", players=3)
    state = game.start(seed=1).state.copy()
    one, again, other = (new_tree(game).think(state, simulations=200, seed=seed).visits for seed in (3, 3, 4))
    assert one.tolist() == again.tolist()
    assert one.tolist() != other.tolist()


def test_a_tree_follows_the_game() -> None:
    """What is known behind the moves that were made is kept; behind others there is nothing."""
    tree = new_tree(SOCCER)
    position = SOCCER.start()
    found = tree.think(position.state.copy(), position.history, simulations=300)
    best = max(range(len(found.codes)), key=lambda index: int(found.visits[index]))
    tree.follow([int(found.codes[best])])
    assert tree.visits == int(found.visits[best]) > 10
    tree.follow([])
    assert tree.visits == int(found.visits[best])
    tree.follow([-5])
    assert tree.visits == 0


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations stop when the time is up, but a few there are always, so that there is a best move."""
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))
    position = SOCCER.start()
    found = new_tree(SOCCER).think(position.state.copy(), position.history, simulations=300, seconds=0.5)
    assert found.simulations == LEAST
    assert int(found.visits.sum()) == LEAST - 1
    found = new_tree(SOCCER).think(position.state.copy(), position.history, simulations=300, seconds=20.0)
    assert LEAST < found.simulations < 300


def test_the_past_counts() -> None:
    """A move that repeats a position for the last time is scored as the end that it is."""
    game = rookery.game("penguin-soccer", repetition=2)
    position = game.start()
    for move in ("Mn", "Ms", "M^", "M^", "Mn", "Ms", "M^", "M^", "Ms", "Mn", "M^"):
        position = position.play(move)
    assert position.moves == ("M^",)
    assert new_tree(game).think(position.state.copy(), position.history, simulations=50).values.tolist() == [[0, 0]]


def test_warming_leaves_no_trace() -> None:
    """A tree that was warmed knows nothing; interpreted it can be too."""
    tree = new_tree(SOCCER, engine=interpreted(SOCCER.room.rules))
    tree.warm(SOCCER.start().state.copy())
    assert tree.visits == 0


def test_a_net_of_another_game_is_refused() -> None:
    """Before anything is searched."""
    with pytest.raises(BadNet, match="trained for"):
        NetTree(SOCCER, small_net(rookery.game("polar-dare")), simulations=5, exploration=1.0, leaves=1)
