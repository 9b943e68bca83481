"""Many games side by side, one ply at a time: what learners and environments drive."""

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import is_full, push, seen
from rookery.kernel.playout import begin, choose
from rookery.kernel.protocol import GOES_ON, Config, History, Moves, State
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, legal, play, start

RANDOM: Final = -1
"""The action that asks for a random legal move, or for the die at a chance node."""
SEEDS: Final = 1_000_000_000
"""How many seeds a game can begin from."""
ILLEGAL: Final = -1
"""The ending reported for an action that is not legal; its game stays as it was."""


class Lanes(NamedTuple):
    """Games side by side, a row for each; on a GPU the histories have a column for each."""

    states: npt.NDArray[np.int32]
    histories: npt.NDArray[np.int64]
    endings: npt.NDArray[np.int32]


def step(
    config: Config, state: State, moves: Moves, history: History, action: int, seed: int, lane: int, n: int
) -> int:
    """Make one ply in place and return the ending: GOES_ON, a reason of the room's, or ILLEGAL."""
    draw = word(seed, lane, n)
    count = legal(config, state, moves)
    if action == RANDOM:
        action = choose(config, state, moves, count, draw)
    else:
        found = False
        for index in range(count):
            if int(moves[index]) == action:
                found = True
        if not found:
            return ILLEGAL
    play(config, state, action)
    if REMEMBERS:
        push(history, identity(config, state))
    return ending(config, state, seen(history))


def restart(config: Config, state: State, history: History, seed: int, lane: int, n: int) -> int:
    """Set up a new game in place, from a seed of its own; return its ending, which an opening can have too."""
    start(config, state, below(word(seed, lane, n), SEEDS))
    begin(config, state, history)
    return ending(config, state, seen(history))


def step_batch(
    config: Config,
    lanes: Lanes,
    moves: Moves,
    actions: npt.NDArray[np.int32],
    seed: int,
    n: int,
    first: int,
    last: int,
) -> None:
    """Make one ply in each lane from first to last.

    A lane whose game was over begins a new one instead of playing, and so does one whose history is full, which happens
    only in games without a cap.
    """
    for lane in range(first, last):
        state = lanes.states[lane]
        history = lanes.histories[lane]
        if lanes.endings[lane] > GOES_ON or (REMEMBERS and is_full(history)):
            lanes.endings[lane] = restart(config, state, history, seed, lane, n)
        else:
            lanes.endings[lane] = step(config, state, moves, history, int(actions[lane]), seed, lane, n)
