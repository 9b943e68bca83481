"""Guided searches on a GPU find what those on a processor find: on a real one (ROOKERY_TEST_GPU=1) or simulated."""

from typing import Any

import numpy as np
import pytest

import rookery
from rookery import bots
from rookery.kernel.errors import BadOption

PRIMES = np.array([2, 3, 5, 7, 11, 13], np.float64)


def on_host(array: Any) -> np.ndarray:
    """An array in this machine's memory."""
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def by_heart(seen: Any, legal: Any) -> tuple[Any, Any]:
    """An evaluation that depends on what is seen, wherever that is."""
    rows = on_host(seen)
    hash_of = (rows[:, : 6 * (rows.shape[1] // 6)].reshape(len(rows), -1, 6).sum(1) * PRIMES).sum(1)
    priors = on_host(legal) * (1 + np.arange(legal.shape[1]) % 5)
    return priors.astype(np.float32), (np.sin(hash_of) / 2).astype(np.float32)


@pytest.mark.parametrize("key", rookery.games())
@pytest.mark.parametrize("leaves", [1, 3])
def test_searches_are_the_same(key: str, leaves: int) -> None:
    """Trees on the device are those on the processor."""
    found = []
    for device in ("cuda", "cpu"):
        env = rookery.envs.vector(key, lanes=4, seed=5, device=device)
        for _ in range(3):
            env.step()
        found.append(bots.search_lanes(env, by_heart, simulations=8, leaves=leaves, seed=2))
    there, here = found
    assert on_host(there.visits).tolist() == here.visits.tolist()
    np.testing.assert_allclose(on_host(there.means), here.means, rtol=0, atol=1e-6)
    np.testing.assert_allclose(on_host(there.values), here.values, rtol=0, atol=1e-6)


def test_bad_answers() -> None:
    """An evaluation of another shape is told what would be right."""
    env = rookery.envs.vector("penguin-soccer", lanes=2, device="cuda")
    with pytest.raises(BadOption, match=r"priors of shape \(2, 132\)"):
        bots.search_lanes(env, lambda *_: (np.ones((2, 3)), np.zeros(2)), simulations=4)
