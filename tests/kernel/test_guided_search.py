"""Guided searches driven from Python."""

from typing import Any

import numpy as np

import rookery
from rookery.kernel.guided_search import GuidedSearch


def test_all_leaves_are_evaluated_in_one_call() -> None:
    """The caller's function sees the roots first, then as many leaves as all trees have slots, and the rest at last."""
    env = rookery.envs.vector("penguin-soccer", lanes=3)
    sizes: list[int] = []

    def evaluate(seen: Any, legal: Any) -> tuple[Any, Any]:
        sizes.append(len(seen))
        assert seen.shape == (len(seen), env.observation_size)
        assert legal.any(axis=1).all()
        return legal, np.zeros(len(seen))

    GuidedSearch(env, 10, 4, 1.25).run(evaluate, 10, 0)
    assert sizes == [3, 12, 12, 3]


def test_leaves_look_like_positions() -> None:
    """What is seen at the root is what the environment shows there; behind a forced move it is the next position."""
    env = rookery.envs.vector("penguins-rock", lanes=4, players=3, seed=9)
    for _ in range(9):
        env.step()
    shown: list[Any] = []

    def evaluate(seen: Any, legal: Any) -> tuple[Any, Any]:
        shown.append(seen.copy())
        return legal, np.zeros(len(seen))

    GuidedSearch(env, 2, 1, 1.25).run(evaluate, 2, 0)
    free = env.legal.sum(axis=1) > 1
    assert free.any()
    assert shown[0][free].tolist() == env.observe()[free].tolist()
