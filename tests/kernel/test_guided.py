"""The two halves of a guided simulation."""

import numpy as np
import pytest

import rookery
from rookery.kernel.batch import SEAT, Course
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.forest import DEEPEST, PENDING, WIDTH, Forest
from rookery.kernel.guided import Guidance
from rookery.kernel.host_batch import HostBatch
from rookery.kernel.mcts import CHILDREN, ROOT, USED, VISITS

GAMES = [rookery.game("penguin-soccer", ply_cap=30), rookery.game("polar-dare", players=3)]


def grown(game: rookery.Game, engine: Engine, rounds: int, slots: int, rows: int = 4000) -> Forest:
    """Trees of two roots after some rounds, evaluated by nothing but where the leaves are."""
    course = Course(3, rolls=True, restarts=False)
    roots = HostBatch(game, engine, 2, course, game.playout_limit + DEEPEST, masks=False)
    leaves = HostBatch(game, engine, 2 * slots, course, 1, masks=True)
    forest = Forest(
        np.zeros((2, rows, WIDTH), np.int32),
        np.zeros((2, rows, game.players), np.float64),
        np.zeros((2, rows), np.float64),
        np.zeros((2 * slots, DEEPEST), np.int32),
        np.zeros(2 * slots, np.int32),
    )
    views = np.array([game.seen_actions(seat) for seat in range(game.players)], np.int32)
    engine.plant_trees(forest, 0, 2)
    guidance = Guidance(7, slots, 1.25)
    before = roots.states.copy(), roots.arrays.histories.copy()
    for round_ in range(rounds):
        engine.select_leaves(game.config, roots.arrays, forest, leaves.arrays, views, guidance, round_ * slots, 0, 2)
        priors = leaves.legal.astype(np.float32)
        values = np.zeros((2 * slots, game.players), np.float32)
        values[:, 0] = leaves.arrays.numbers[SEAT] * 0.25
        engine.back_up_leaves(game.config, forest, leaves.arrays, views, priors, values, guidance, 0, 2)
    assert roots.states.tolist() == before[0].tolist()
    # What lies behind the positions in use is no part of a history.
    assert roots.arrays.histories[:, :258].tolist() == before[1][:, :258].tolist()
    return forest


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("slots", [1, 4])
def test_interpreted_is_native(game: rookery.Game, slots: int) -> None:
    """Trees grow the same whichever way the loops run."""
    one, other = (grown(game, engine(game.room.rules), 12, slots) for engine in (interpreted, native))
    used = int(one.nodes[0, 0, USED])
    assert one.nodes[:, :used].tolist() == other.nodes[:, :used].tolist()
    np.testing.assert_allclose(one.totals, other.totals, rtol=0, atol=1e-9)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_simulation_is_counted(game: rookery.Game) -> None:
    """A root has a visit for each leaf, its children one each for those behind it, and nothing stays pending."""
    forest = grown(game, native(game.room.rules), 20, 3)
    for tree in range(2):
        nodes = forest.nodes[tree]
        used = int(nodes[0, USED])
        assert nodes[ROOT, VISITS] == 60
        assert not nodes[1:used, PENDING].any()
        first = ROOT + 1
        assert nodes[first : first + int(nodes[ROOT, CHILDREN]), VISITS].sum() == 57


def test_a_full_tree_is_searched_on() -> None:
    """Where no further node fits, leaves are evaluated again and again, and nothing is written beyond the last row."""
    game = GAMES[0]
    forest = grown(game, native(game.room.rules), 30, 2, rows=60)
    assert forest.nodes[0, ROOT, VISITS] == 60
    assert int(forest.nodes[0, 0, USED]) <= 60
