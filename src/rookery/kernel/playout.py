"""Random games, played to their end: one loop for all games, many lanes at a time."""

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import clear, forget, push, seen
from rookery.kernel.protocol import CHANCE, GOES_ON, Config, Line, Moves, State, copy
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, legal, play, together, turn, weight


def choose(config: Config, state: State, moves: Moves, count: int, draw: int) -> int:
    """One of the legal moves, all equally likely; at a chance node one of the outcomes by its weight."""
    if turn(config, state) != CHANCE:
        return int(moves[below(draw, count)])
    total = 0
    for index in range(count):
        total += weight(config, state, int(moves[index]))
    ticket = below(draw, total)
    index = 0
    ticket -= weight(config, state, int(moves[0]))
    while ticket >= 0:
        index += 1
        ticket -= weight(config, state, int(moves[index]))
    return int(moves[index])


def begin(config: Config, state: State, line: Line) -> None:
    """Begin a line at this position: it counts as one occurrence."""
    if REMEMBERS:
        clear(line)
        push(line, identity(config, state))
    else:
        forget(line)


def playout(config: Config, state: State, moves: Moves, line: Line, seed: int, lane: int, limit: int) -> int:
    """Play on at random, in place, until the game is over or so many plies are played; return the plies."""
    begin(config, state, line)
    plies = 0
    while plies < limit and ending(config, state, seen(line)) == GOES_ON:
        # Drawn before it is needed: the processor does both at once.
        draw = word(seed, lane, plies)
        count = legal(config, state, moves)
        play(config, state, choose(config, state, moves, count, draw))
        if REMEMBERS:
            push(line, identity(config, state))
        plies += 1
        together()
    return plies


def playouts(
    config: Config,
    root: State,
    states: npt.NDArray[np.int32],
    moves: Moves,
    line: Line,
    seed: int,
    first: int,
    last: int,
    limit: int,
    plies: npt.NDArray[np.int32],
    endings: npt.NDArray[np.int32],
) -> None:
    """Play the lanes from first to last, each from the root; row i of the outputs is lane i."""
    for lane in range(first, last):
        state = states[lane]
        copy(root, state)
        plies[lane] = playout(config, state, moves, line, seed, lane, limit)
        endings[lane] = ending(config, state, seen(line))
