"""Nets on a GPU say what they say on a processor: on a real one (ROOKERY_TEST_GPU=1) or simulated."""

import numpy as np
import pytest

import rookery
from rookery import bots
from rookery.kernel.net_evaluation import evaluation_by
from tests.cuda.test_device_guided import on_host
from tests.nets import asked, played, small_net


@pytest.mark.parametrize("key", rookery.games())
def test_answers_are_the_same(key: str) -> None:
    """Priors and values of positions are those that the processor finds."""
    game = rookery.game(key)
    net = small_net(game, width=8, blocks=1)
    answers = asked(game, list(played(game, 3))[:6:2])
    here = evaluation_by(net, game)(answers.observations, answers.legal)
    there = evaluation_by(net, game, "cuda")(answers.observations, answers.legal)
    for one, other in zip(here, there, strict=True):
        np.testing.assert_allclose(on_host(other), one, rtol=0, atol=1e-5)


def test_lanes_are_searched_with_a_net() -> None:
    """Searches of lanes on the device find what those on the processor find."""
    game = rookery.game("polar-dare", players=3)
    net = small_net(game, width=8, blocks=1)
    found = []
    for device in ("cuda", "cpu"):
        env = rookery.envs.vector("polar-dare", lanes=3, players=3, seed=5, device=device)
        found.append(bots.search_lanes(env, evaluation_by(net, game, device), simulations=6, leaves=2, seed=2))
    there, here = found
    assert on_host(there.visits).tolist() == here.visits.tolist()
    np.testing.assert_allclose(on_host(there.means), here.means, rtol=0, atol=1e-5)
