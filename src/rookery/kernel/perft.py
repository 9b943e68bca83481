"""Counting paths: perft(d) is the number of ways to play exactly d plies from a position."""

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import pop, push, seen
from rookery.kernel.playout import begin
from rookery.kernel.protocol import GOES_ON, Config, Line, State, copy

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, legal, play


def perft(
    config: Config,
    states: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    untried: npt.NDArray[np.int32],
    line: Line,
    depth: int,
) -> int:
    """Count the paths of ``depth`` plies from ``states[0]``, whose past is in the line.

    ``states``, ``moves`` and ``untried`` have a row for each ply of the path.
    """
    if depth == 0:
        return 1
    if ending(config, states[0], seen(line)) != GOES_ON:
        return 0
    untried[0] = legal(config, states[0], moves[0])
    if depth == 1:
        return int(untried[0])
    total = 0
    ply = 0
    while ply >= 0:
        if untried[ply] == 0:
            if REMEMBERS:
                pop(line)
            ply -= 1
            continue
        untried[ply] -= 1
        there = states[ply + 1]
        copy(states[ply], there)
        play(config, there, int(moves[ply, untried[ply]]))
        if REMEMBERS:
            push(line, identity(config, there))
        ply += 1
        untried[ply] = 0
        if ending(config, there, seen(line)) == GOES_ON:
            untried[ply] = legal(config, there, moves[ply])
        if ply == depth - 1:
            # Each legal move here ends one path: count them without playing them.
            total += int(untried[ply])
            untried[ply] = 0
    return total


def perfts(
    config: Config,
    root: State,
    states: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    untried: npt.NDArray[np.int32],
    line: Line,
    prefixes: npt.NDArray[np.int32],
    depth: int,
    first: int,
    last: int,
    counts: npt.NDArray[np.int64],
) -> None:
    """Count the paths of the lanes from first to last: those of lane i begin at the root with ``prefixes[i]``.

    A path is a game begun at its first position, so repetition is counted from the root.
    """
    for lane in range(first, last):
        copy(root, states[0])
        begin(config, root, line)
        for move in prefixes[lane]:
            play(config, states[0], int(move))
            if REMEMBERS:
                push(line, identity(config, states[0]))
        counts[lane] = perft(config, states, moves, untried, line, depth - len(prefixes[lane]))
