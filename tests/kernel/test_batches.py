"""Games side by side on the device that is asked for."""

import pytest

import rookery
from rookery.kernel import jit
from rookery.kernel.batch import RANDOM
from rookery.kernel.batches import warm_batches
from rookery.kernel.engine import native
from rookery.kernel.errors import BadNumber
from rookery.kernel.game import Game
from tests import toy

SOCCER = rookery.game("penguin-soccer", ply_cap=40)
LOOPS = ("step_lanes", "step_masked_lanes", "reset_lanes")


@pytest.mark.parametrize("game", [SOCCER, Game(toy.ROOM, 3)], ids=repr)
def test_warm_batches_run_everything_once(game: Game) -> None:
    """After warming every loop over lanes has its machine code, so that nobody waits later."""
    warm_batches(game)
    if jit._numba().config.DISABLE_JIT:
        pytest.skip("nothing is compiled in this run (NUMBA_DISABLE_JIT)")
    engine = native(game.room.rules)
    loops = (*LOOPS, "observe_lanes") if game.planes else LOOPS
    before = {name: getattr(engine, name).versions for name in loops}
    assert all(found > 0 for found in before.values())
    for masks in (True, False):
        game.batch(3, masks=masks).step([RANDOM] * 3)
    assert {name: getattr(engine, name).versions for name in loops} == before


def test_lanes_beyond_memory_are_refused() -> None:
    """Too many lanes are refused with the memory that they would need, and how many would fit."""
    with pytest.raises(BadNumber, match=r"2,000,000,000 lanes would need [\d,.]+ GiB .* [\d,.]+ GiB are free"):
        SOCCER.batch(2_000_000_000)
