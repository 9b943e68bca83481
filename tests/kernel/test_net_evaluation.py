"""A net as the evaluation of guided searches."""

import numpy as np
import pytest

import rookery
from rookery import bots
from rookery.kernel.errors import BadNet, BadOption
from rookery.kernel.net_evaluation import evaluation_by
from tests.nets import small_net


@pytest.mark.parametrize("key", rookery.games())
def test_lanes_are_searched_with_a_net(key: str) -> None:
    """A vector environment is searched lane by lane, and only what is legal is tried."""
    game = rookery.game(key)
    env = rookery.envs.vector(key, lanes=5, seed=2)
    for _ in range(6):
        env.step()
    found = bots.search_lanes(env, evaluation_by(small_net(game), game), simulations=20, leaves=3)
    assert (found.visits.sum(axis=1) >= 19).all()
    assert not found.visits[~env.legal].any()


def test_floats_and_whole_numbers_are_seen_alike() -> None:
    """Observations of either kind get the same answers."""
    game = rookery.game("polar-dare")
    env = rookery.envs.vector("polar-dare", lanes=40, seed=2)
    evaluate = evaluation_by(small_net(game), game)
    whole = evaluate(env.observe(), env.legal)
    floats = evaluate(env.observe(np.zeros((40, env.observation_size), np.float32)), env.legal)
    for one, other in zip(whole, floats, strict=True):
        assert one.tolist() == other.tolist()


def test_what_does_not_fit_is_refused() -> None:
    """A net of another game, and a device that there is not."""
    game = rookery.game("polar-dare")
    with pytest.raises(BadNet, match="trained for"):
        evaluation_by(small_net(rookery.game("penguin-soccer")), game)
    with pytest.raises(BadOption, match="there is no device"):
        evaluation_by(small_net(game), game, "tpu")
