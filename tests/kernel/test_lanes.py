"""What callers give to games side by side, and what is refused."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel.errors import BadNumber, BadOption
from rookery.kernel.lanes import Batch, shapes

SOCCER = rookery.game("penguin-soccer", ply_cap=40)


@pytest.mark.parametrize("masks", [True, False])
def test_shapes_have_a_place_for_every_lane(masks: bool) -> None:
    """Every array has an entry, a row or a column for each lane; those of masks only where they are kept."""
    found = shapes(SOCCER.room.rules, SOCCER.config, 7, 41, masks)
    assert {name for name, (shape, _) in found.items() if 7 not in shape} == (set() if masks else {"legal", "moves"})


@pytest.mark.parametrize("actions", [[], [1], [1, 2, 3, 4], [[1, 2, 3]], 5])
def test_one_action_for_each_lane(actions: object) -> None:
    """Actions of another shape are refused, with the shape that would be right, and nothing is played."""
    batch = SOCCER.batch(3)
    before = batch.states.copy()
    with pytest.raises(BadOption, match="one action for each of 3 lanes"):
        batch.step(actions)
    assert batch.states.tolist() == before.tolist()


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.int64, np.uint8])
def test_actions_of_any_whole_kind(kind: type[Any]) -> None:
    """Actions may be whole numbers of any size."""
    start = SOCCER.start()
    batch = SOCCER.batch(2)
    batch.step(np.array([start.actions[0]] * 2, kind))
    assert batch.states.tolist() == [start.play(start.moves[0]).state.tolist()] * 2


@pytest.mark.parametrize("actions", [[1.5, 2.5], ["a", "b"], [None, 1], [2**40, 1], [132, 0], [-2, 0]])
def test_actions_are_numbers(actions: object) -> None:
    """What is no action number is refused with a message, not truncated."""
    with pytest.raises((BadOption, BadNumber), match="an action is a whole number below 132, or -1"):
        SOCCER.batch(2).step(actions)


WRONG: list[tuple[Callable[[Batch], object], str]] = [
    (lambda batch: batch.reset([4]), "lanes are numbered 0 to 3"),
    (lambda batch: batch.reset([-1]), "lanes are numbered 0 to 3"),
    (lambda batch: batch.reset([0.5]), "lanes are given by their numbers"),
    (lambda batch: batch.reset([[0]]), "lanes are given by their numbers"),
    (lambda batch: batch.reset([0, 1], [5]), "one seed, a whole number, for each of 2 lanes"),
    (lambda batch: batch.reset([0], [-1]), "a seed must be a whole number from 0"),
    (lambda batch: batch.copy([0, 1], [2]), "one to one"),
    (lambda batch: batch.copy([0, 1], [2, 2]), "one to one"),
    (lambda batch: batch.observe(seat=2), "must be a whole number from 0 to 1, not"),
    (lambda batch: batch.advise(np.empty((4, 3), np.float32)), r"of shape \(4, 132\) and kind float32"),
    (lambda batch: batch.game.batch(2, masks=False).advise(np.empty((2, 132), np.float32)), "masks=True"),
    (lambda batch: batch.position(4), "must be a whole number from 0 to 3, not"),
]


@pytest.mark.parametrize(("call", "words"), WRONG)
def test_bad_calls_say_what_is_right(call: Callable[[Batch], object], words: str) -> None:
    """What a batch cannot do is refused in words, and its games stay as they were."""
    batch = SOCCER.batch(4)
    before = batch.states.copy()
    with pytest.raises((BadOption, BadNumber), match=words):
        call(batch)
    assert batch.states.tolist() == before.tolist()
