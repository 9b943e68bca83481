"""Trees that grow by a net, all native."""

import numpy as np
import pytest

import rookery
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.forest import PENDING
from rookery.kernel.game import Game
from rookery.kernel.guided import Guidance
from rookery.kernel.guided_net import VISITS_EACH, Growth
from rookery.kernel.mcts import ROOT, USED, VISITS
from rookery.kernel.net_search import NetTree
from tests import toy
from tests.nets import small_net

GAMES = [
    rookery.game("penguin-soccer", ply_cap=30),
    rookery.game("polar-dare", players=3),
    Game(toy.learnt(None), 1, creep=True),
    Game(toy.learnt(None), 4, creep=True),
]


def grown(game: Game, engine: Engine, slices: list[int], leaves: int = 4) -> Growth:
    """A tree of 60 simulations, in slices of so many rounds."""
    net = small_net(game)
    tree = NetTree(game, net, simulations=200, exploration=1.25, leaves=leaves, engine=engine)
    start = game.start(seed=4)
    growth = tree._growth(start.state.copy(), start.history)
    guidance = Guidance(7, leaves, 1.25)
    done = 0
    for rounds in slices:
        done = engine.grow(game.config, growth, net.layers, guidance, done, 60, rounds)
    assert done == 60
    return growth


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_interpreted_is_native(game: Game) -> None:
    """Trees grow the same whichever way the loops run."""
    one, other = (grown(game, run(game.room.rules), [100]).forest for run in (interpreted, native))
    used = int(one.nodes[0, 0, USED])
    assert one.nodes[0, :used].tolist() == other.nodes[0, :used].tolist()
    np.testing.assert_allclose(one.totals[0, 1:used], other.totals[0, 1:used], rtol=0, atol=1e-5)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_slices_do_not_matter(game: Game) -> None:
    """The same simulations in other slices make the same tree, to the last bit."""
    one, other = (grown(game, native(game.room.rules), slices).forest for slices in ([100], [1, 3, 2, 1, 100]))
    used = int(one.nodes[0, 0, USED])
    assert one.nodes[0, :used].tolist() == other.nodes[0, :used].tolist()
    assert one.totals[0, 1:used].tolist() == other.totals[0, 1:used].tolist()


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_simulation_is_counted(game: Game) -> None:
    """The root has a visit for each simulation, nothing stays pending, and values stay within theirs."""
    forest = grown(game, native(game.room.rules), [100]).forest
    used = int(forest.nodes[0, 0, USED])
    assert forest.nodes[0, ROOT, VISITS] == 60
    assert not forest.nodes[0, 1:used, PENDING].any()
    assert (abs(forest.totals[0, 1:used]) <= forest.nodes[0, 1:used, VISITS, None] + 1e-6).all()


def test_a_small_tree_is_asked_for_few_leaves() -> None:
    """Rounds grow with the tree: the first has one leaf, later ones as many as they may."""
    game = GAMES[0]
    net = small_net(game)
    tree = NetTree(game, net, simulations=200, exploration=1.25, leaves=4)
    start = game.start()
    growth = tree._growth(start.state.copy(), start.history)
    ends = [0]
    while ends[-1] < 60:
        ends.append(
            native(game.room.rules).grow(game.config, growth, net.layers, Guidance(1, 4, 1.25), ends[-1], 60, 1)
        )
    sizes = np.diff(ends).tolist()
    assert sizes[:VISITS_EACH] == [1] * VISITS_EACH
    assert sizes == sorted(sizes[:-1]) + sizes[-1:]
    assert max(sizes) == 4
