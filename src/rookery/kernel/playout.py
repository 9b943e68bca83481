"""Random games, played to their end: one loop for all games, many lanes at a time."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import clear, forget, push, seen
from rookery.kernel.protocol import CHANCE, GOES_ON, Config, History, Moves, State, copy
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, legal, play, sync_lanes, turn, weight


class Playouts(NamedTuple):
    """Random games: a row for each, in the order of their lanes."""

    plies: npt.NDArray[np.int32]
    endings: npt.NDArray[np.int32]
    """The room's reasons, or 0 where the limit of plies came first."""
    states: npt.NDArray[np.int32]
    """The last positions."""


class Scratch(NamedTuple):
    """The scratch arrays of a lane; their content is not used afterwards."""

    moves: Moves
    history: History


def choose(config: Config, state: State, moves: Moves, count: int, draw: int) -> int:
    """One of the legal moves, all equally likely; at a chance node one of the rolls by its weight."""
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


def begin(config: Config, state: State, history: History) -> None:
    """Begin a history at this position: it counts as one occurrence."""
    if REMEMBERS:
        clear(history)
        push(history, identity(config, state))
    else:
        forget(history)


def playout(config: Config, state: State, moves: Moves, history: History, seed: int, lane: int, limit: int) -> int:
    """Play on at random, in place, until the game is over or the limit of plies is reached; return the plies."""
    begin(config, state, history)
    plies = 0
    while plies < limit and ending(config, state, seen(history)) == GOES_ON:
        # Drawn before it is needed: the processor does both at once.
        draw = word(seed, lane, plies)
        count = legal(config, state, moves)
        play(config, state, choose(config, state, moves, count, draw))
        if REMEMBERS:
            push(history, identity(config, state))
        plies += 1
        sync_lanes()
    return plies


def playouts(
    config: Config, root: State, scratch: Scratch, seed: int, limit: int, first: int, last: int, games: Playouts
) -> None:
    """Play the lanes from first to last, each from the root; row i of the outputs is lane i."""
    for lane in range(first, last):
        state = games.states[lane]
        copy(root, state)
        games.plies[lane] = playout(config, state, scratch.moves, scratch.history, seed, lane, limit)
        games.endings[lane] = ending(config, state, seen(scratch.history))
