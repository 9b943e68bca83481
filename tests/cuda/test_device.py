"""The CUDA launches play the same games as the interpreter: on a real GPU (ROOKERY_TEST_GPU=1) or simulated."""

import numpy as np
import pytest

from rookery.kernel import jit
from rookery.kernel.device import Device, device
from rookery.kernel.engine import interpreted
from rookery.kernel.game import Game
from rookery.kernel.mcts import Settings
from rookery.kernel.run import perft_with, playouts_with
from rookery.kernel.search import search_many, search_many_with
from tests import toy
from tests.conformance.cases import games, name

# The simulator runs a thread of Python for each lane, so it sees fewer and shorter games than a GPU.
LANES, PLIES = (6, 60) if jit.simulated() else (500, 400)

all_games = [*games(), *(Game(toy.ROOM, players, creep=True) for players in (1, 3))]
every_game = pytest.mark.parametrize("game", all_games, ids=name)


@every_game
def test_playouts_are_the_same(game: Game) -> None:
    """Random games on the device are the interpreter's, ply for ply."""
    start = game.start(1)
    there = game.playouts(start, LANES, seed=5, limit=PLIES, device="cuda")
    rules = game.room.rules
    here = playouts_with(interpreted(rules), rules, game.config, start.state.copy(), LANES, 5, PLIES)
    assert there.plies.tolist() == here.plies.tolist()
    assert there.endings.tolist() == here.endings.tolist()
    assert there.states.tolist() == here.states.tolist()


@every_game
def test_no_games_at_all(game: Game) -> None:
    """Nothing to play is no mistake."""
    assert game.playouts(game.start(1), 0, device="cuda").plies.tolist() == []


@every_game
def test_perft_is_the_same(game: Game) -> None:
    """Paths counted on the device are the interpreter's, with prefixes of every length."""
    start = game.start(1)
    rules = game.room.rules
    for depth in range(3 if jit.simulated() else 4):
        count = perft_with(interpreted(rules), rules, game.config, start.state.copy(), depth)
        assert game.perft(start, depth, device="cuda") == count


@every_game
def test_finished_position_has_no_paths(game: Game) -> None:
    """A path cannot go on from a game that is over."""
    position = game.start(1)
    while position.outcome is None:
        position = position.play(position.moves[-1])
    assert game.perft(game.read(str(position)), 3, device="cuda") == game.perft(game.read(str(position)), 3)


def test_one_device_for_each_room() -> None:
    """Kernels are linked once for each room."""
    assert device(toy.ROOM.rules) is device(toy.ROOM.rules)
    assert isinstance(device(toy.ROOM.rules), Device)


@every_game
def test_searches_are_the_same(game: Game) -> None:
    """Tree searches on the device visit what the interpreter's visit."""
    positions = [game.start(seed) for seed in range(3)]
    roots = np.array([position.state for position in positions], np.int32)
    rules = game.room.rules
    there = search_many(rules, game.config, roots, Settings(6), simulations=12, seed=3, device="cuda")
    here = search_many_with(interpreted(rules), rules, game.config, roots, Settings(6), 12, 3)
    assert there.visits.tolist() == here.visits.tolist()
    np.testing.assert_allclose(there.means, here.means, rtol=0, atol=1e-6)


def test_nothing_to_search() -> None:
    """No position at all is no mistake."""
    rules = toy.ROOM.rules
    game = Game(toy.ROOM, 2)
    nothing = np.zeros((0, rules.state_size), np.int32)
    assert search_many(rules, game.config, nothing, Settings(5), simulations=5, device="cuda").visits.shape[0] == 0
