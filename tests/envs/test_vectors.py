"""The vector environment: keys, options and games in; a batch out."""

from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel.errors import BadNumber, BadOption, NoDevice, UnknownGame


def test_a_key_with_its_options() -> None:
    """A game by its key, with its players and options, in so many lanes."""
    env = rookery.envs.vector("polar-dare", lanes=16, players=4, seed=7, turn_cap=20)
    assert env.game == rookery.game("polar-dare", players=4, turn_cap=20)
    assert len(env) == 16
    assert env.rewards.shape == (16, 4)
    assert env.legal.shape == (16, env.action_count)


def test_a_game() -> None:
    """A game that has its options is taken as it is, and nothing may be added to it."""
    game = rookery.game("penguin-game", players=3)
    assert rookery.envs.vector(game, lanes=2).game is game
    with pytest.raises(BadOption, match="already has its players and options"):
        rookery.envs.vector(game, lanes=2, players=2)


def test_a_policy_drives_it() -> None:
    """Somebody who only sees masks, seats and observations plays whole games, and the scores of each add up to zero."""
    env = rookery.envs.vector("penguin-soccer", lanes=64, seed=3, ply_cap=60)
    rng = np.random.default_rng(5)
    out = np.empty((64, env.observation_size), np.float32)
    ended, total = 0, 0.0
    for _ in range(130):
        env.observe(out)
        assert (env.seat >= 0).all()
        env.step((rng.random(env.legal.shape) * env.legal).argmax(1))
        assert not env.illegal.any()
        ended += int(env.ended.sum())
        total += float(np.abs(env.rewards[~env.ended]).sum()) + abs(float(env.rewards.sum()))
    assert ended >= 128
    assert total == 0


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ({"game": "polar-dares", "lanes": 4}, UnknownGame),
        ({"game": "polar-dare", "lanes": 0}, BadNumber),
        ({"game": "polar-dare", "lanes": 4, "bears": 3}, BadOption),
        ({"game": "polar-dare", "lanes": 4, "players": 9}, BadOption),
        ({"game": "polar-dare", "lanes": 4, "device": "tpu"}, BadOption),
        ({"game": "polar-dare", "lanes": 4, "seed": -1}, BadNumber),
    ],
)
def test_bad_input(asked: dict[str, Any], problem: type[Exception]) -> None:
    """What there is not is refused by its name."""
    with pytest.raises(problem):
        rookery.envs.vector(**asked)


def test_a_device_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a GPU the error says what one needs."""
    from rookery.kernel import device_batch

    def nothing(rules: object) -> None:
        raise NoDevice("this machine has no CUDA device")

    monkeypatch.setattr(device_batch, "device_lanes", nothing)
    with pytest.raises(NoDevice, match="no CUDA device"):
        rookery.envs.vector("polar-dare", lanes=4, device="cuda")
