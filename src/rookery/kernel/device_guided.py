"""Guided tree search on a GPU: a thread for each tree; the caller's function is given arrays that never leave it."""

import functools
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rookery.kernel import jit
from rookery.kernel.batch import Lanes
from rookery.kernel.device import linker_for
from rookery.kernel.device_batch import device_lanes, grid_of
from rookery.kernel.errors import BadOption
from rookery.kernel.forest import Forest, plant
from rookery.kernel.guided import Guidance, back_up, read_root, select
from rookery.kernel.messages import speaker
from rookery.kernel.protocol import Config, Observation, Rules

if TYPE_CHECKING:
    cuda: Any

say = speaker("kernel")


def plant_kernel(forest: Forest) -> None:
    """All trees anew."""
    tree = cuda.grid(1)
    if tree < forest.nodes.shape[0]:
        plant(forest, tree)


def select_kernel(
    config: Config,
    roots: Lanes,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    guidance: Guidance,
    simulation: int,
) -> None:
    """The leaves of all trees."""
    tree = cuda.grid(1)
    if tree < forest.nodes.shape[0]:
        select(config, roots, forest, leaves, views, guidance, simulation, tree)


def back_up_kernel(
    config: Config,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    priors: Observation,
    values: Observation,
    guidance: Guidance,
) -> None:
    """What was found at the leaves, added to all trees."""
    tree = cuda.grid(1)
    if tree < forest.nodes.shape[0]:
        back_up(config, forest, leaves, views, priors, values, guidance, tree)


def read_kernel(
    config: Config, roots: Lanes, forest: Forest, visits: Observation, means: Observation, values: Observation
) -> None:
    """What all trees say of their roots."""
    tree = cuda.grid(1)
    if tree < forest.nodes.shape[0]:
        read_root(config, roots, forest, visits, means, values, tree)


def others_kernel(values: Observation, out: Observation) -> None:
    """The values of all seats, from those of the seat to move: what it gains the others lose."""
    leaf = cuda.grid(1)
    if leaf < out.shape[0]:
        out[leaf, 0] = values[leaf]
        for relative in range(1, out.shape[1]):
            out[leaf, relative] = -values[leaf] / (out.shape[1] - 1)


@functools.cache
def _kernels(rules: Rules) -> dict[str, Any]:
    """The kernels of a room's trees, linked once."""
    link = linker_for(rules).link
    kernels = (plant_kernel, select_kernel, back_up_kernel, read_kernel, others_kernel)
    return {kernel.__name__: link(kernel, jit.compile_kernel) for kernel in kernels}


class DeviceLoops:
    """The loops on a GPU. Nobody waits for them."""

    def __init__(self, game: Any) -> None:
        self._kernels = _kernels(game.room.rules)
        self._cuda = jit.cuda()
        self._config = self._cuda.to_device(game.config)
        self._rules = game.room.rules

    def free_memory(self) -> int | None:
        """The bytes that are free on the GPU."""
        return device_lanes(self._rules).free_memory()

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array of zeros in the GPU's memory."""
        return self._cuda.to_device(np.zeros(shape, kind))

    def placed(self, array: Any) -> Any:
        """A copy of an array in the GPU's memory."""
        return self._cuda.to_device(array)

    def as_floats(self, part: Any) -> Any:
        """What the caller's function gave: 32-bit floats in the GPU's memory, or brought there."""
        if hasattr(part, "__cuda_array_interface__"):
            part = self._cuda.as_cuda_array(part)
            if part.dtype != np.float32:
                raise BadOption(say("evaluate-answers-floats"))
            return part
        return self._cuda.to_device(np.ascontiguousarray(part, np.float32))

    def for_all(self, values: Any, players: int) -> Any:
        """The values of all seats, where only those of the seat to move are told."""
        if len(values.shape) == 2:
            return values
        out = self._cuda.device_array((values.shape[0], players), np.float32)
        self._kernels["others_kernel"][grid_of(values.shape[0])](values, out)
        return out

    def plant_trees(self, trees: int, forest: Forest) -> None:
        """Make all trees anew."""
        self._kernels["plant_kernel"][grid_of(trees)](forest)

    def select_leaves(self, trees: int, *arguments: Any) -> None:
        """Find the leaves of all trees."""
        self._kernels["select_kernel"][grid_of(trees)](self._config, *arguments)

    def back_up_leaves(self, trees: int, *arguments: Any) -> None:
        """Add what was found to all trees."""
        self._kernels["back_up_kernel"][grid_of(trees)](self._config, *arguments)

    def read_roots(self, trees: int, *arguments: Any) -> None:
        """Write what all trees say of their roots."""
        self._kernels["read_kernel"][grid_of(trees)](self._config, *arguments)
