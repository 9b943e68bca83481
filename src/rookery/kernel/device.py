"""The CUDA side: the kernel's loops, one lane a thread, over the same rules.

The kernels below leave ``cuda`` and the number types open like any word of the protocol; ``Device`` fills them in.
"""

import functools
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rookery.kernel import jit
from rookery.kernel.batch import RANDOM, restart, step
from rookery.kernel.history import line_size, seen
from rookery.kernel.mcts import WIDTH, searches
from rookery.kernel.perft import perfts
from rookery.kernel.playout import playout
from rookery.kernel.protocol import GOES_ON, PLAYERS, Config, Rules, State, copy
from rookery.kernel.run import Numbers, Playouts, as_actions

if TYPE_CHECKING:
    from rookery.kernel.protocol import MOVE_LIMIT, REMEMBERS, STATE_SIZE, ending

    cuda: Any
    state_type: Any
    move_type: Any

THREADS = 128
"""Threads in a block: few enough that every thread gets the registers that rules need."""


def playouts_kernel(
    config: Config,
    root: State,
    lines: npt.NDArray[np.int64],
    seed: int,
    games: int,
    limit: int,
    states: Numbers,
    plies: Numbers,
    endings: Numbers,
) -> None:
    """Random games, as many as there are rows in the outputs; each thread plays every so-manyth of them."""
    thread = cuda.grid(1)
    threads = cuda.gridsize(1)
    state = cuda.local.array(STATE_SIZE, state_type)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    line = lines[thread]
    for lane in range(thread, games, threads):
        copy(root, state)
        plies[lane] = playout(config, state, moves, line, seed, lane, limit)
        endings[lane] = ending(config, state, seen(line))
        copy(state, states[lane])


def perft_kernel(
    config: Config,
    root: State,
    states: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    untried: npt.NDArray[np.int32],
    lines: npt.NDArray[np.int64],
    prefixes: Numbers,
    depth: int,
    counts: npt.NDArray[np.int64],
) -> None:
    """Count paths, each thread those of every so-manyth prefix."""
    thread = cuda.grid(1)
    for lane in range(thread, len(counts), cuda.gridsize(1)):
        perfts(
            config,
            root,
            states[thread],
            moves[thread],
            untried[thread],
            lines[thread],
            prefixes,
            depth,
            lane,
            lane + 1,
            counts,
        )


def step_kernel(
    config: Config,
    states: npt.NDArray[np.int32],
    lines: npt.NDArray[np.int64],
    actions: Numbers,
    seed: int,
    n: int,
    room: int,
    endings: Numbers,
) -> None:
    """One ply in every lane, its state read from global memory and written back.

    Lane i's line is column i, so that lanes at the same ply touch neighbouring numbers.
    """
    lane = cuda.grid(1)
    if lane >= len(endings):
        return
    state = cuda.local.array(STATE_SIZE, state_type)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    copy(states[lane], state)
    if endings[lane] > GOES_ON or (REMEMBERS and lines[0, lane] >= room):
        endings[lane] = restart(config, state, lines[:, lane], seed, lane, n)
    else:
        action = int(actions[lane]) if len(actions) > 0 else RANDOM
        endings[lane] = step(config, state, moves, lines[:, lane], action, seed, lane, n)
    copy(state, states[lane])


def searches_kernel(
    config: Config,
    roots: Numbers,
    nodes: npt.NDArray[np.int32],
    totals: npt.NDArray[np.float64],
    lines: npt.NDArray[np.int64],
    paths: Numbers,
    sensible: bool,
    exploration: float,
    cutoff: int,
    simulations: int,
    seed: int,
    visits: Numbers,
    means: npt.NDArray[np.float64],
) -> None:
    """Tree searches, each thread those of every so-manyth position, in a tree of its own."""
    thread = cuda.grid(1)
    state = cuda.local.array(STATE_SIZE, state_type)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    weights = cuda.local.array(MOVE_LIMIT, state_type)
    for lane in range(thread, len(roots), cuda.gridsize(1)):
        searches(
            config,
            roots,
            nodes[thread],
            totals[thread],
            state,
            moves,
            weights,
            lines[thread],
            paths[thread],
            sensible,
            exploration,
            cutoff,
            simulations,
            seed,
            lane,
            lane + 1,
            visits,
            means,
        )


def meet() -> None:
    """Let the threads of a warp meet after each ply. Left alone they drift apart and run one after the other."""
    cuda.syncwarp()


@functools.cache
def device(rules: Rules) -> "Device":
    """The GPU with a room's rules on it, made once."""
    return Device(rules)


class Device:
    """A room's rules on the GPU. Kernels compile when they are first launched."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cuda = jit.cuda()
        words = rules.words() | {
            "cuda": self.cuda,
            "state_type": np.int32,
            # Moves are the largest thing that a thread keeps: the narrower, the more of them its cache holds.
            "move_type": np.min_scalar_type(rules.move_codes - 1).type,
        }
        if not jit.simulated():
            words["together"] = meet
        linker = jit.Linker(words, jit.compile_device, self.cuda.to_device)
        self._playouts = linker.link(playouts_kernel, jit.compile_kernel)
        self._perft = linker.link(perft_kernel, jit.compile_kernel)
        self._step = linker.link(step_kernel, jit.compile_kernel)
        self._searches = linker.link(searches_kernel, jit.compile_kernel)

    def playouts(self, config: Config, root: State, games: int, seed: int, limit: int) -> Playouts:
        """Random games from one position, their results in this machine's memory."""
        return Playouts(*(array.copy_to_host() for array in self.launch_playouts(config, root, games, seed, limit)))

    def launch_playouts(self, config: Config, root: State, games: int, seed: int, limit: int) -> tuple[Any, Any, Any]:
        """Random games whose plies, endings and last states stay on the GPU; returns while they are being played."""
        length = line_size(limit + 1 if self.rules.remembers else 0)
        blocks = self._blocks(games, 8 * length)
        plies, endings = self._empty(games), self._empty(games)
        states = self._empty((games, self.rules.state_size))
        if games > 0:
            lines = self.cuda.device_array((blocks * THREADS, length), np.int64)
            inputs = self.cuda.to_device(config), self.cuda.to_device(root), lines
            self._playouts[blocks, THREADS](*inputs, seed, games, limit, states, plies, endings)
        return plies, endings, states

    def perft(self, config: Config, root: State, prefixes: Numbers, depth: int) -> int:
        """The number of paths of exactly ``depth`` plies that begin with one of the prefixes."""
        if len(prefixes) == 0:
            return 0
        rows = depth - prefixes.shape[1] + 1
        length = line_size(depth + 1 if self.rules.remembers else 0)
        blocks = self._blocks(len(prefixes), 4 * rows * (self.rules.state_size + self.rules.move_limit) + 8 * length)
        threads = blocks * THREADS
        counts = self.cuda.device_array(len(prefixes), np.int64)
        self._perft[blocks, THREADS](
            self.cuda.to_device(config),
            self.cuda.to_device(root),
            self._empty((threads, rows, self.rules.state_size)),
            self._empty((threads, rows, self.rules.move_limit)),
            self._empty((threads, rows)),
            self.cuda.device_array((threads, length), np.int64),
            self.cuda.to_device(prefixes),
            depth,
            counts,
        )
        return int(counts.copy_to_host().sum())

    def searches(
        self,
        config: Config,
        roots: Numbers,
        sensible: bool,
        exploration: float,
        cutoff: int,
        simulations: int,
        seed: int,
        rows: int,
        deepest: int,
    ) -> tuple[Numbers, npt.NDArray[np.float64]]:
        """Visits and means of tree searches from many positions, each in a tree of at most so many rows."""
        players = int(config[PLAYERS])
        visits = np.zeros((len(roots), self.rules.move_limit), np.int32)
        means = np.zeros((len(roots), players), np.float64)
        if len(roots) == 0:
            return visits, means
        length = line_size(deepest + cutoff if self.rules.remembers else 0)
        blocks = self._blocks(len(roots), rows * (4 * WIDTH + 8 * players) + 8 * length + 4 * deepest)
        threads = blocks * THREADS
        there = self.cuda.to_device(visits), self.cuda.to_device(means)
        self._searches[blocks, THREADS](
            self.cuda.to_device(config),
            self.cuda.to_device(roots),
            self._empty((threads, rows, WIDTH)),
            self.cuda.device_array((threads, rows, players), np.float64),
            self.cuda.device_array((threads, length), np.int64),
            self._empty((threads, deepest)),
            sensible,
            exploration,
            cutoff,
            simulations,
            seed,
            *there,
        )
        return there[0].copy_to_host(), there[1].copy_to_host()

    def batch(self, config: Config, lanes: int, seed: int, room: int) -> "DeviceBatch":
        """Games side by side in the GPU's memory."""
        return DeviceBatch(self, config, lanes, seed, room)

    def step(self, batch: "DeviceBatch", actions: Any, seed: int, n: int, room: int) -> None:
        """One launch: one ply in every lane."""
        lanes = batch.endings.shape[0]
        arrays = batch.config, batch.states, batch.lines, actions
        self._step[-(-lanes // THREADS), THREADS](*arrays, seed, n, room, batch.endings)

    def _empty(self, shape: int | tuple[int, ...]) -> Any:
        return self.cuda.device_array(shape, np.int32)

    def _blocks(self, lanes: int, bytes_each: int) -> int:
        """Enough blocks to fill the GPU, no more than the lanes need or a third of its free memory holds."""
        needed = -(-lanes // THREADS)
        if jit.simulated():
            return min(needed, 1)
        full = self.cuda.get_current_device().MULTIPROCESSOR_COUNT * (2048 // THREADS)
        free, _ = self.cuda.current_context().get_memory_info()
        return int(max(1, min(needed, full, free // 3 // (bytes_each * THREADS))))


class DeviceBatch:
    """Games side by side in a GPU's memory. Its arrays share their memory with other libraries without a copy.

    ``states`` and ``endings`` speak the CUDA array interface: ``torch.as_tensor(batch.states)`` is the same memory.
    """

    def __init__(self, device: Device, config: Config, lanes: int, seed: int, room: int) -> None:
        cuda = device.cuda
        rules = device.rules
        self._device = device
        self._seed = seed
        self._room = room
        self._steps = 0
        self._random = cuda.device_array(0, np.int32)
        self.config = cuda.to_device(config)
        self.lines = cuda.device_array((line_size(room if rules.remembers else 0), lanes), np.int64)
        self.states = cuda.device_array((lanes, rules.state_size), np.int32)
        self.endings = cuda.to_device(np.ones(lanes, np.int32))
        """All lanes count as over at first, so the first step begins them."""
        self.step()

    def step(self, actions: Any = None) -> None:
        """Make one ply in every lane, at random where there is no action or -1; begin anew where a game was over."""
        cuda = self._device.cuda
        if actions is None:
            chosen = self._random
        elif hasattr(actions, "__cuda_array_interface__"):
            chosen = cuda.as_cuda_array(actions)
        else:
            chosen = cuda.to_device(as_actions(actions, self.endings.shape[0]))
        self._device.step(self, chosen, self._seed, self._steps, self._room)
        self._steps += 1
