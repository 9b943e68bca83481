"""Games side by side on the device that is asked for."""

from typing import TYPE_CHECKING

import numpy as np

from rookery.kernel import jit, memory
from rookery.kernel.batch import Course
from rookery.kernel.engine import native
from rookery.kernel.host_batch import HostBatch
from rookery.kernel.lanes import KINDS, Batch, shapes
from rookery.kernel.run import on_cuda

if TYPE_CHECKING:
    from rookery.kernel.game import Game


def new_batch(game: "Game", lanes: int, course: Course, capacity: int, masks: bool, device: str) -> Batch:
    """Games side by side, set up and ready for their first ply; a history has space for so many positions."""
    needed = memory.needed(shapes(game.room.rules, game.config, lanes, capacity, masks).values())
    if on_cuda(device):
        from rookery.kernel.device_batch import DeviceBatch, device_lanes

        there = device_lanes(game.room.rules)
        memory.check_lanes(lanes, needed, there.free_memory())
        return DeviceBatch(game, there, lanes, course, capacity, masks)
    memory.check_lanes(lanes, needed, memory.available())
    with jit.progress(game.room.title):
        return HostBatch(game, native(game.room.rules), lanes, course, capacity, masks)


def warm_batches(game: "Game") -> None:
    """Run everything once that batches on this processor run, so that it is compiled or loaded."""
    with jit.progress(game.room.title):
        for masks in (True, False):
            batch = game.batch(1, masks=masks)
            batch.step()
            if game.planes:
                for kind in KINDS:
                    batch.observe(np.zeros((1, batch.observation_size), kind))
