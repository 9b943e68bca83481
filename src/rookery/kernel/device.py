"""The CUDA side: the kernel's loops, one lane a thread, over the same rules.

The kernels below leave ``cuda`` and the number types open like any function of the protocol; ``Device`` sets them.
"""

import functools
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel import jit
from rookery.kernel.history import history_size, seen
from rookery.kernel.mcts import WIDTH, Positions, Settings, Workspace, searches
from rookery.kernel.perft import Stack, perfts
from rookery.kernel.playout import Playouts, playout
from rookery.kernel.protocol import PLAYERS, Config, Numbers, Rules, State, copy

if TYPE_CHECKING:
    from rookery.kernel.protocol import MOVE_LIMIT, STATE_SIZE, ending

    cuda: Any
    state_type: Any
    move_type: Any

THREADS = 128
"""Threads in a block: few enough that every thread gets the registers that rules need."""


class Trees(NamedTuple):
    """What tree searches work on, a row for each thread."""

    nodes: npt.NDArray[np.int32]
    totals: npt.NDArray[np.float64]
    histories: npt.NDArray[np.int64]
    paths: npt.NDArray[np.int32]


def playouts_kernel(
    config: Config, root: State, histories: npt.NDArray[np.int64], seed: int, limit: int, games: Playouts
) -> None:
    """Random games, as many as there are rows in the outputs; each thread plays every n-th of them."""
    thread = cuda.grid(1)
    threads = cuda.gridsize(1)
    state = cuda.local.array(STATE_SIZE, state_type)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    history = histories[thread]
    for lane in range(thread, len(games.plies), threads):
        copy(root, state)
        games.plies[lane] = playout(config, state, moves, history, seed, lane, limit)
        games.endings[lane] = ending(config, state, seen(history))
        copy(state, games.states[lane])


def perft_kernel(
    config: Config, root: State, stacks: Stack, prefixes: Numbers, depth: int, counts: npt.NDArray[np.int64]
) -> None:
    """Count paths, each thread those of every n-th prefix; the arrays of the stacks have a row for each thread."""
    thread = cuda.grid(1)
    stack = Stack(stacks.states[thread], stacks.moves[thread], stacks.untried[thread], stacks.history[thread])
    for lane in range(thread, len(counts), cuda.gridsize(1)):
        perfts(config, root, stack, prefixes, depth, lane, lane + 1, counts)


def searches_kernel(
    config: Config, positions: Positions, trees: Trees, settings: Settings, simulations: int, seed: int
) -> None:
    """Tree searches, each thread those of every n-th position, in a tree of its own."""
    thread = cuda.grid(1)
    state = cuda.local.array(STATE_SIZE, state_type)
    moves = cuda.local.array(MOVE_LIMIT, move_type)
    weights = cuda.local.array(MOVE_LIMIT, state_type)
    workspace = Workspace(
        trees.nodes[thread],
        trees.totals[thread],
        state,
        moves,
        weights,
        trees.histories[thread],
        trees.paths[thread],
    )
    for lane in range(thread, len(positions.roots), cuda.gridsize(1)):
        searches(config, positions, workspace, settings, simulations, seed, lane, lane + 1)


def sync_warp() -> None:
    """Let the threads of a warp wait for each other after each ply. Left alone they diverge and run one by one."""
    cuda.syncwarp()


@functools.cache
def linker_for(rules: Rules) -> jit.Linker:
    """What links kernels to a room's rules."""
    functions = rules.functions() | {
        "cuda": jit.cuda(),
        "state_type": np.int32,
        "move_type": move_type_of(rules),
    }
    if not jit.simulated():
        functions["sync_lanes"] = sync_warp
    return jit.Linker(functions, jit.compile_device, jit.cuda().to_device)


def move_type_of(rules: Rules) -> type[np.integer]:
    """The kind of number that holds a move code.

    Moves are the largest thing that a thread keeps: the narrower, the more of them its cache holds.
    """
    kind: type[np.integer] = np.min_scalar_type(rules.move_codes - 1).type
    return kind


@functools.cache
def device(rules: Rules) -> "Device":
    """The GPU with a room's rules on it, made once."""
    return Device(rules)


class Device:
    """A room's rules on the GPU. Kernels compile when they are first launched."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cuda = jit.cuda()
        linker = linker_for(rules)
        self._playouts = linker.link(playouts_kernel, jit.compile_kernel)
        self._perft = linker.link(perft_kernel, jit.compile_kernel)
        self._searches = linker.link(searches_kernel, jit.compile_kernel)

    def playouts(self, config: Config, root: State, games: int, seed: int, limit: int) -> Playouts:
        """Random games from one position, their results in this machine's memory."""
        there: Any = self.launch_playouts(config, root, games, seed, limit)
        return Playouts(*(array.copy_to_host() for array in there))

    def launch_playouts(self, config: Config, root: State, games: int, seed: int, limit: int) -> Playouts:
        """Random games whose results stay on the GPU; returns while they are being played."""
        length = history_size(limit + 1 if self.rules.remembers else 0)
        blocks = self._blocks(games, 8 * length)
        found = Playouts(self._empty(games), self._empty(games), self._empty((games, self.rules.state_size)))
        if games > 0:
            histories = self.cuda.device_array((blocks * THREADS, length), np.int64)
            inputs = self.cuda.to_device(config), self.cuda.to_device(root), histories
            self._playouts[blocks, THREADS](*inputs, seed, limit, found)
        return found

    def perft(self, config: Config, root: State, prefixes: Numbers, depth: int) -> int:
        """The number of paths of exactly ``depth`` plies that begin with one of the prefixes."""
        if len(prefixes) == 0:
            return 0
        rows = depth - prefixes.shape[1] + 1
        length = history_size(depth + 1 if self.rules.remembers else 0)
        blocks = self._blocks(len(prefixes), 4 * rows * (self.rules.state_size + self.rules.move_limit) + 8 * length)
        threads = blocks * THREADS
        stacks = Stack(
            states=self._empty((threads, rows, self.rules.state_size)),
            moves=self._empty((threads, rows, self.rules.move_limit)),
            untried=self._empty((threads, rows)),
            history=self.cuda.device_array((threads, length), np.int64),
        )
        counts = self.cuda.device_array(len(prefixes), np.int64)
        inputs = self.cuda.to_device(config), self.cuda.to_device(root), stacks, self.cuda.to_device(prefixes)
        self._perft[blocks, THREADS](*inputs, depth, counts)
        return int(counts.copy_to_host().sum())

    def searches(
        self,
        config: Config,
        positions: Positions,
        settings: Settings,
        simulations: int,
        seed: int,
        rows: int,
        deepest: int,
    ) -> None:
        """Search many positions, each in a tree of at most this many rows, and write what was found."""
        if len(positions.roots) == 0:
            return
        players = int(config[PLAYERS])
        length = history_size(deepest + settings.cutoff if self.rules.remembers else 0)
        blocks = self._blocks(len(positions.roots), rows * (4 * WIDTH + 8 * players) + 8 * length + 4 * deepest)
        threads = blocks * THREADS
        trees = Trees(
            nodes=self._empty((threads, rows, WIDTH)),
            totals=self.cuda.device_array((threads, rows, players), np.float64),
            histories=self.cuda.device_array((threads, length), np.int64),
            paths=self._empty((threads, deepest)),
        )
        there: Any = Positions(*(self.cuda.to_device(array) for array in positions))
        self._searches[blocks, THREADS](self.cuda.to_device(config), there, trees, settings, simulations, seed)
        there.visits.copy_to_host(positions.visits)
        there.means.copy_to_host(positions.means)

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
