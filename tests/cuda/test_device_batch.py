"""Lanes on a GPU are those of a processor: on a real one (ROOKERY_TEST_GPU=1) or simulated."""

from typing import Any

import numpy as np
import pytest

import rookery
from rookery.kernel import jit
from rookery.kernel.batch import RANDOM, Course
from rookery.kernel.engine import interpreted
from rookery.kernel.errors import BadNumber, BadOption
from rookery.kernel.game import Game
from rookery.kernel.host_batch import HostBatch
from rookery.kernel.lanes import Batch
from tests import toy
from tests.conformance.cases import games, name

# The simulator runs a thread of Python for each lane, so it sees fewer and shorter games than a GPU.
LANES, PLIES = (5, 30) if jit.simulated() else (500, 400)

all_games = [*games(), *(Game(toy.ROOM, players, creep=True) for players in (1, 3))]
every_game = pytest.mark.parametrize("game", all_games, ids=name)
ARRAYS = ("states", "seat", "reasons", "ended", "illegal", "rewards", "legal")


def on_host(array: Any) -> np.ndarray:
    """An array of a batch, in this machine's memory."""
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def assert_same(there: Batch, here: Batch) -> None:
    """All that two batches say is the same."""
    for array in ARRAYS:
        one, other = getattr(there, array), getattr(here, array)
        assert (one is None) == (other is None)
        if one is not None:
            assert on_host(one).tolist() == on_host(other).tolist(), array


@every_game
@pytest.mark.parametrize("masks", [True, False])
def test_lanes_are_the_same(game: Game, masks: bool) -> None:
    """Lanes stepped on the device are the interpreter's, through the ends of games and new beginnings."""
    asked: Any = {"seed": 8, "masks": masks, "rolls": masks, "restarts": masks}
    there = game.batch(LANES, device="cuda", **asked)
    course = Course(8, rolls=masks, restarts=masks)
    here = HostBatch(game, interpreted(game.room.rules), LANES, course, game.playout_limit + 1, masks)
    assert_same(there, here)
    for _ in range(PLIES):
        there.step()
        here.step()
    assert_same(there, here)
    if game.planes:
        assert on_host(there.observe()).tolist() == here.observe().tolist()
    if masks:
        out = jit.cuda().device_array((LANES, game.action_count), np.float32)
        advice = here.advise(np.empty((LANES, game.action_count), np.float32))
        assert on_host(there.advise(out)).tolist() == advice.tolist()


@every_game
def test_actions_are_played(game: Game) -> None:
    """A lane plays the action that it is given, and reports one that is not legal."""
    batch = game.batch(3, seed=0, device="cuda", rolls=False)
    before = [batch.position(lane) for lane in range(3)]
    illegal = next(number for number in range(game.action_count) if number not in before[1].actions)
    batch.step([before[0].actions[-1], illegal, RANDOM])
    assert batch.position(0) == before[0].apply(before[0].actions[-1])
    assert batch.position(1) == before[1]
    assert on_host(batch.illegal).tolist() == [False, True, False]


def test_lanes_are_reset_and_copied() -> None:
    """Some lanes begin anew and others are copied, as on the processor."""
    game = rookery.game("penguin-soccer", repetition=2)
    there, here = (game.batch(6, seed=3, device=device) for device in ("cuda", "cpu"))
    for batch in (there, here):
        for _ in range(4):
            batch.step()
        batch.reset([1, 4], [7, 8])
        batch.copy([0, 1, 2], [1, 0, 5])
        for _ in range(4):
            batch.step()
    assert_same(there, here)


def test_the_seat_that_sees_can_be_chosen() -> None:
    """A seat's view of all lanes, in numbers of either kind."""
    game = rookery.game("penguin-soccer")
    there, here = (game.batch(4, seed=3, device=device) for device in ("cuda", "cpu"))
    out = jit.cuda().device_array((4, there.observation_size), np.float32)
    for batch in (there, here):
        batch.step()
    assert on_host(there.observe(out, seat=1)).tolist() == here.observe(seat=1).tolist()


def test_bad_calls_are_refused() -> None:
    """What does not fit is refused in words."""
    batch = Game(toy.ROOM).batch(3, device="cuda")
    with pytest.raises(BadOption, match="3 lanes"):
        batch.step([1])
    with pytest.raises(BadNumber, match="an action is a whole number below 11"):
        batch.step([11, 0, 0])
    with pytest.raises(BadOption, match="describes no observations"):
        batch.observe()
