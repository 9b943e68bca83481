"""The compiled loops, driven from Python: arrays made, lanes spread over the cores or handed to a GPU."""

import functools
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.errors import BadOption, quote
from rookery.kernel.history import new_history
from rookery.kernel.messages import speaker
from rookery.kernel.perft import Stack
from rookery.kernel.playout import Playouts, Scratch
from rookery.kernel.protocol import GOES_ON, Config, Numbers, Rules, State
from rookery.kernel.stepping import row_of

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    import numpy.typing as npt

    from rookery.kernel.device import Device

say = speaker("kernel")

Tell = Callable[[int, int], None]
"""Hears how much of some work is done, and how much there is in all. Threads call it."""
PERFT_LANES = 32
"""A deep tree is split into at least this many parts."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[int, int], None], lanes: int, least: int = 1) -> None:
    """Do the lanes' work in chunks on all cores. Native loops hold no GIL, so threads are enough.

    A few chunks for each core even out lanes that take longer; ``least`` lanes are worth a chunk of their own.
    """
    workers = cores()
    chunk = max(least, -(-lanes // (workers * 4)))
    if chunk >= lanes:
        work(0, lanes)
        return
    # On one core too: a wait for a thread can be interrupted, native code cannot.
    chunks = [_pool(workers).submit(work, first, min(first + chunk, lanes)) for first in range(0, lanes, chunk)]
    try:
        for done in chunks:
            done.result()
    finally:
        for left in chunks:
            left.cancel()


@functools.cache
def _pool(workers: int) -> "ThreadPoolExecutor":
    """Threads that wait for work: a step of a batch is shorter than starting them."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(workers, thread_name_prefix="rookery")


if hasattr(os, "register_at_fork"):
    # A forked process inherits the pool but not its threads: work given to it would wait forever.
    os.register_at_fork(after_in_child=_pool.cache_clear)


def on_cuda(device: str) -> bool:
    """Whether work goes to a GPU; BadOption for an unknown device."""
    if device not in ("cpu", "cuda"):
        raise BadOption(say("no-device-of-this-name", name=quote(str(device))))
    return device == "cuda"


def cuda_side(rules: Rules) -> "Device":
    """The CUDA side, loaded only when it is asked for."""
    from rookery.kernel.device import device

    return device(rules)


def playouts(rules: Rules, config: Config, root: State, games: int, seed: int, limit: int, device: str) -> Playouts:
    """Random games from one position, each of at most ``limit`` plies."""
    if on_cuda(device):
        return cuda_side(rules).playouts(config, root, games, seed, limit)
    return playouts_with(native(rules), rules, config, root, games, seed, limit)


def playouts_with(
    engine: Engine, rules: Rules, config: Config, root: State, games: int, seed: int, limit: int
) -> Playouts:
    """Random games with a given engine."""
    found = Playouts(
        plies=np.zeros(games, np.int32),
        endings=np.zeros(games, np.int32),
        states=np.empty((games, rules.state_size), np.int32),
    )

    def work(first: int, last: int) -> None:
        history = new_history(limit + 1 if rules.remembers else 0)
        scratch = Scratch(np.empty(rules.move_limit, np.int32), history)
        engine.playouts(config, root, scratch, seed, limit, first, last, found)

    spread(work, games)
    return found


def perft(rules: Rules, config: Config, root: State, depth: int, device: str, tell: Tell | None = None) -> int:
    """The number of paths of exactly ``depth`` plies; ``tell`` hears how far it is, on a processor."""
    if on_cuda(device):
        prefixes = _prefixes(native(rules), rules, config, root, min(3, max(0, depth - 2)))
        return cuda_side(rules).perft(config, root, prefixes, depth)
    return perft_with(native(rules), rules, config, root, depth, tell)


def divide(rules: Rules, config: Config, root: State, depth: int, tell: Tell | None = None) -> dict[int, int]:
    """The number of paths of ``depth`` plies, at least one, that begin with each move, by its code."""
    prefixes, counts = _counted(native(rules), rules, config, root, depth, tell, least=1)
    found: dict[int, int] = {}
    for prefix, count in zip(prefixes[:, 0].tolist(), counts.tolist(), strict=True):
        found[prefix] = found.get(prefix, 0) + count
    return found


def perft_with(engine: Engine, rules: Rules, config: Config, root: State, depth: int, tell: Tell | None = None) -> int:
    """The number of paths, counted with a given engine."""
    return int(_counted(engine, rules, config, root, depth, tell)[1].sum())


def _counted(
    engine: Engine, rules: Rules, config: Config, root: State, depth: int, tell: Tell | None, least: int = 0
) -> tuple[Numbers, "npt.NDArray[np.int64]"]:
    """All beginnings of some plies, at least so many, and how many paths go on from each."""
    # A few positions: not worth loading native functions for them.
    functions = interpreted(rules)
    prefixes = _prefixes(functions, rules, config, root, least)
    while 0 < len(prefixes) < PERFT_LANES and prefixes.shape[1] < depth - 3:
        prefixes = _prefixes(functions, rules, config, root, prefixes.shape[1] + 1)
    counts = np.zeros(len(prefixes), np.int64)
    done = np.zeros(len(prefixes), np.bool_)

    def work(first: int, last: int) -> None:
        stack = Stack(
            states=np.empty((depth + 1, rules.state_size), np.int32),
            moves=np.empty((depth + 1, rules.move_limit), np.int32),
            untried=np.zeros(depth + 1, np.int32),
            history=new_history(depth + 1 if rules.remembers else 0),
        )
        if tell is None:
            engine.perfts(config, root, stack, prefixes, depth, first, last, counts)
            return
        # Whoever wants to know how far it is gets told after every lane.
        for lane in range(first, last):
            engine.perfts(config, root, stack, prefixes, depth, lane, lane + 1, counts)
            done[lane] = True
            tell(int(done.sum()), len(prefixes))

    spread(work, len(prefixes))
    return prefixes, counts


def _prefixes(engine: Engine, rules: Rules, config: Config, root: State, length: int) -> Numbers:
    """All beginnings of ``length`` plies, a row each, so that lanes can share a tree."""
    moves = np.empty(rules.move_limit, np.int32)
    frontier: list[tuple[State, tuple[int, ...], tuple[int, ...]]] = [(root, (), ())]
    for _ in range(length):
        grown = []
        for state, past, played in frontier:
            history = (*past, engine.identity(config, state))
            occurrences = history.count(history[-1]) if rules.remembers else 1
            if engine.ending(config, state, occurrences) != GOES_ON:
                continue
            for move in moves[: engine.legal(config, state, moves)].tolist():
                following = state.copy()
                engine.play(config, following, move)
                grown.append((following, history, (*played, move)))
        frontier = grown
    return np.array([played for _, _, played in frontier], np.int32).reshape(len(frontier), length)


def warm(rules: Rules, config: Config) -> None:
    """Run everything once, so that it is compiled or loaded."""
    engine = native(rules)
    state = np.zeros(rules.state_size, np.int32)
    moves = np.empty(rules.move_limit, np.int32)
    engine.start(config, state, 0)
    engine.turn(config, state)
    move = int(moves[0]) if engine.legal(config, state, moves) else 0
    engine.weight(config, state, move)
    engine.identity(config, state)
    ending = engine.ending(config, state, 1)
    engine.winner(config, state, ending)
    engine.score(config, state, ending, 0)
    playouts_with(engine, rules, config, state, 1, 0, 1)
    perft_with(engine, rules, config, state, 1)
    scratch = Scratch(moves, new_history(1 if rules.remembers else 0))
    engine.follow(config, state[np.newaxis], np.zeros(0, np.int32), np.zeros(0, np.int32), scratch)
    row = row_of(rules, state)
    engine.look(config, row)
    engine.advance(config, row, engine.action(config, state, move))
    engine.play(config, state, move)
