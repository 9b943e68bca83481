"""Counting paths: perft(d) is the number of ways to play exactly d plies from a position."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import pop, push, seen
from rookery.kernel.playout import begin
from rookery.kernel.protocol import GOES_ON, Config, History, State, copy

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, legal, play


class Stack(NamedTuple):
    """The path that is being counted: a row for each ply, the root's first."""

    states: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int32]
    """The legal moves of each ply."""
    untried: npt.NDArray[np.int32]
    """How many of them are left."""
    history: History


def perft(config: Config, stack: Stack, depth: int) -> int:
    """Count the paths of ``depth`` plies from the stack's first position, whose past is in its history."""
    states, moves, untried, history = stack
    if depth == 0:
        return 1
    if ending(config, states[0], seen(history)) != GOES_ON:
        return 0
    untried[0] = legal(config, states[0], moves[0])
    if depth == 1:
        return int(untried[0])
    total = 0
    ply = 0
    while ply >= 0:
        if untried[ply] == 0:
            if REMEMBERS:
                pop(history)
            ply -= 1
            continue
        untried[ply] -= 1
        there = states[ply + 1]
        copy(states[ply], there)
        play(config, there, int(moves[ply, untried[ply]]))
        if REMEMBERS:
            push(history, identity(config, there))
        ply += 1
        untried[ply] = 0
        if ending(config, there, seen(history)) == GOES_ON:
            untried[ply] = legal(config, there, moves[ply])
        if ply == depth - 1:
            # Each legal move here ends one path: count them without playing them.
            total += int(untried[ply])
            untried[ply] = 0
    return total


def perfts(
    config: Config,
    root: State,
    stack: Stack,
    prefixes: npt.NDArray[np.int32],
    depth: int,
    first: int,
    last: int,
    counts: npt.NDArray[np.int64],
) -> None:
    """Count the paths of the lanes from first to last: those of lane i begin at the root with ``prefixes[i]``.

    A path is a game begun at its first position, so repetition is counted from the root.
    """
    state = stack.states[0]
    for lane in range(first, last):
        copy(root, state)
        begin(config, root, stack.history)
        for move in prefixes[lane]:
            play(config, state, int(move))
            if REMEMBERS:
                push(stack.history, identity(config, state))
        counts[lane] = perft(config, stack, depth - len(prefixes[lane]))
