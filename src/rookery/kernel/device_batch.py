"""Games side by side in a GPU's memory: one thread a lane, one launch a step, nothing copied back.

Each lane's numbers stand in a column, so that the threads of a warp, which are at the same place of the rules, read
neighbouring ones. Masks and observations are read by other libraries, which want a row for each lane: a block writes
the zeros of its rows together, and then each thread the few numbers of its own that are not zero.
"""

import functools
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rookery.kernel import jit
from rookery.kernel.batch import (
    DRAWS,
    NO_RESET,
    RANDOM,
    Course,
    Lanes,
    advise_lane,
    look,
    observe_lane,
    reset_lane,
    step_lane,
    step_masked_lane,
)
from rookery.kernel.device import THREADS, linker_for, move_type_of
from rookery.kernel.lanes import Batch, shapes
from rookery.kernel.protocol import Config, Numbers, Observation, Rules, copy

Words = npt.NDArray[Any]

if TYPE_CHECKING:
    from rookery.kernel.protocol import MOVE_LIMIT

    cuda: Any
    move_type: Any
    state_type: Any


def step_kernel(config: Config, lanes: Lanes, actions: Numbers, course: Course) -> None:
    """One ply in every lane; legal moves are listed for it and forgotten."""
    lane = cuda.grid(1)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    if lane < lanes.numbers.shape[1]:
        number = int(actions[lane]) if len(actions) > 0 else RANDOM
        step_lane(config, lanes, moves, number, course, lane)


def step_masked_kernel(
    config: Config, lanes: Lanes, actions: Numbers, course: Course, zeros: Words, words: int
) -> None:
    """One ply in every lane, and the mask of what is legal after it."""
    lane = cuda.grid(1)
    inside = lane < lanes.numbers.shape[1]
    if inside:
        number = int(actions[lane]) if len(actions) > 0 else RANDOM
        step_masked_lane(config, lanes, number, course, lane)
    cuda.syncthreads()
    clear(zeros, cuda.blockIdx.x * words, words, cuda.threadIdx.x, cuda.blockDim.x)
    cuda.syncthreads()
    if inside:
        look(config, lanes, lane)


def reset_kernel(config: Config, lanes: Lanes, wishes: npt.NDArray[np.int64], course: Course) -> None:
    """New games where they are wished for."""
    lane = cuda.grid(1)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    if lane >= lanes.numbers.shape[1] or int(wishes[lane]) == NO_RESET:
        return
    reset_lane(config, lanes, moves, int(wishes[lane]), course, lane)
    if len(lanes.legal) > 0:
        for number in range(lanes.legal.shape[1]):
            lanes.legal[lane, number] = False
        look(config, lanes, lane)


def observe_kernel(config: Config, lanes: Lanes, seat: int, out: Observation, zeros: Words, words: int) -> None:
    """What is seen in every lane."""
    lane = cuda.grid(1)
    clear(zeros, cuda.blockIdx.x * words, words, cuda.threadIdx.x, cuda.blockDim.x)
    cuda.syncthreads()
    if lane < lanes.numbers.shape[1]:
        observe_lane(config, lanes, seat, out[lane], lane)


def advise_kernel(config: Config, lanes: Lanes, out: Observation, zeros: Words, words: int) -> None:
    """The room's priors in every lane."""
    lane = cuda.grid(1)
    weights = cuda.local.array(MOVE_LIMIT, state_type)
    clear(zeros, cuda.blockIdx.x * words, words, cuda.threadIdx.x, cuda.blockDim.x)
    cuda.syncthreads()
    if lane < lanes.numbers.shape[1]:
        advise_lane(config, lanes, weights, out[lane], lane)


def copy_kernel(sources: Lanes, here: Numbers, targets: Lanes, there: Numbers) -> None:
    """Lanes copied, each thread one: from a place among the sources to one among the targets."""
    index = cuda.grid(1)
    if index >= len(here):
        return
    one = int(here[index])
    other = int(there[index])
    copy(sources.states[one], targets.states[other])
    copy(sources.histories[one], targets.histories[other])
    for row in range(sources.numbers.shape[0]):
        if row != DRAWS:
            targets.numbers[row, other] = sources.numbers[row, one]
    for row in range(sources.flags.shape[0]):
        targets.flags[row, other] = sources.flags[row, one]
    copy(sources.rewards[one], targets.rewards[other])
    if len(sources.legal) > 0:
        copy(sources.legal[one], targets.legal[other])
        copy(sources.moves[one], targets.moves[other])


def clear(zeros: Words, first: int, count: int, thread: int, threads: int) -> None:
    """Let a block write its zeros, thread beside thread: so many words, from the first on."""
    for index in range(first + thread, min(first + count, len(zeros)), threads):
        zeros[index] = 0


def grid_of(lanes: int) -> tuple[int, int]:
    """Blocks and threads for so many lanes, one a thread."""
    threads = min(THREADS, lanes)
    return -(-lanes // threads), threads


def words_of(rows: Any) -> tuple[Any, int]:
    """The memory of rows without gaps, in words as wide as it allows, and how many of them a block of lanes has.

    Zeros are most of what is written for masks and observations: eight bytes at a time take an eighth of the stores.
    """
    lanes, width = rows.shape
    words = rows.reshape(rows.size)
    if not jit.simulated():
        place, size = rows.device_ctypes_pointer.value, rows.size * rows.dtype.itemsize
        kinds = [np.dtype(kind) for kind in (np.uint64, np.uint32) if (place | size) % np.dtype(kind).itemsize == 0]
        words = words.view(kinds[0]) if kinds else words
    # A block has 128 lanes, a whole number of words, or there is only one block.
    return words, grid_of(lanes)[1] * width * rows.dtype.itemsize // words.dtype.itemsize


class DeviceLanes:
    """The kernels of a room's lanes. They compile when they are first launched."""

    def __init__(self, rules: Rules) -> None:
        self.cuda = jit.cuda()
        self.rules = rules
        link = linker_for(rules).link
        self.step, self.step_masked, self.reset, self.observe, self.advise, self.copy = (
            link(kernel, jit.compile_kernel)
            for kernel in (step_kernel, step_masked_kernel, reset_kernel, observe_kernel, advise_kernel, copy_kernel)
        )

    def free_memory(self) -> int | None:
        """The bytes that are free on the GPU."""
        return None if jit.simulated() else int(self.cuda.current_context().get_memory_info()[0])

    def empty(self, config: Config, lanes: int, capacity: int, masks: bool) -> Lanes:
        """Lanes that nothing has been written into."""
        arrays = {}
        for name, (shape, kind) in shapes(self.rules, config, lanes, capacity, masks).items():
            by_column = name in ("states", "histories", "moves")
            held = move_type_of(self.rules) if name == "moves" else kind
            arrays[name] = self.cuda.device_array(shape, held, order="F" if by_column else "C")
        return Lanes(**arrays)


@functools.cache
def device_lanes(rules: Rules) -> DeviceLanes:
    """The kernels of a room's lanes, linked once."""
    return DeviceLanes(rules)


class DeviceBatch(Batch):
    """A batch on a GPU. Its arrays share their memory with other libraries: ``torch.as_tensor(batch.legal)``."""

    def __init__(self, game: Any, kernels: DeviceLanes, lanes: int, course: Course, capacity: int, masks: bool) -> None:
        self._kernels = kernels
        self._cuda = kernels.cuda
        self._config = self._cuda.to_device(game.config)
        self._capacity = capacity
        self._random = self._cuda.device_array(0, np.int32)
        made = kernels.empty(game.config, lanes, capacity, masks)
        zeros: Any
        for zeros in (made.numbers, made.flags):
            zeros.copy_to_device(np.zeros(zeros.shape, zeros.dtype))
        super().__init__(game, made, course)
        self._mask = words_of(made.legal) if masks else ()
        self.reset()

    def step(self, actions: Any = None) -> None:
        """Make one ply in every lane by its action number; at random where there is none, or -1.

        Returns at once. A number that is no action's is one that is not legal: nobody waits to find out.
        """
        chosen = self._random if actions is None else self._given(actions)
        grid = grid_of(len(self))
        if self.legal is None:
            self._kernels.step[grid](self._config, self.arrays, chosen, self._course)
        else:
            self._kernels.step_masked[grid](self._config, self.arrays, chosen, self._course, *self._mask)

    def _given(self, actions: Any) -> Any:
        """Actions in the GPU's memory, as whole numbers."""
        if not hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.to_device(self._actions(actions))
        given = self._cuda.as_cuda_array(actions)
        self._check_row(given.shape)
        return given

    def reset(self, lanes: npt.ArrayLike | None = None, seeds: npt.ArrayLike | None = None) -> None:
        """Begin new games in some lanes, or in all: from seeds, one for each of these lanes, or from the lanes' own."""
        wishes = self._cuda.to_device(self._wishes(lanes, seeds))
        self._kernels.reset[grid_of(len(self))](self._config, self.arrays, wishes, self._course)

    def observe(self, out: Any = None, *, seat: int | None = None) -> Any:
        """Write for each lane what the seat to move sees, or the seat that is given, and return the array."""
        viewer = self._viewer(seat)
        if out is None:
            out = self._cuda.device_array((len(self), self.observation_size), np.uint8)
        rows = self._cuda.as_cuda_array(out) if hasattr(out, "__cuda_array_interface__") else out
        self._check_out(tuple(rows.shape), rows.dtype, _by_rows(rows))
        self._kernels.observe[grid_of(len(self))](self._config, self.arrays, viewer, rows, *words_of(rows))
        return out

    def advise(self, out: Any) -> Any:
        """Write the room's priors of all actions for each lane, and return the array; the batch must keep masks."""
        rows = self._cuda.as_cuda_array(out) if hasattr(out, "__cuda_array_interface__") else out
        self._check_advice(tuple(rows.shape), rows.dtype, _by_rows(rows))
        self._kernels.advise[grid_of(len(self))](self._config, self.arrays, rows, *words_of(rows))
        return out

    def copy(self, sources: npt.ArrayLike, targets: npt.ArrayLike) -> None:
        """Make target lanes like source lanes, one by one, with their pasts. Their random numbers stay their own.

        Lanes go through copies of their own, so that a lane may be source and target at once.
        """
        here, there = self._pairs(sources, targets)
        if not len(here):
            return
        between = self._kernels.empty(self.game.config, len(here), self._capacity, self.legal is not None)
        order = self._cuda.to_device(np.arange(len(here)))
        launch = self._kernels.copy[grid_of(len(here))]
        launch(self.arrays, self._cuda.to_device(here), between, order)
        launch(between, order, self.arrays, self._cuda.to_device(there))

    def _state(self, lane: int) -> npt.NDArray[np.int32]:
        return np.asarray(self.states[lane].copy_to_host(), np.int32)


def _by_rows(rows: Any) -> bool:
    """Whether an array on the GPU is one without gaps, row by row."""
    return bool(rows.is_c_contiguous()) if hasattr(rows, "is_c_contiguous") else True
