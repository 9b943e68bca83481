"""Many games side by side, one ply at a time: what learners and environments drive."""

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import push, seen
from rookery.kernel.playout import begin, choose
from rookery.kernel.protocol import GOES_ON, Config, Line, Moves, State
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, legal, play, start

RANDOM: Final = -1
"""The action that asks for a random legal move, or for the die at a chance node."""
SEEDS: Final = 1_000_000_000
"""How many seeds a game can begin from."""
ILLEGAL: Final = -1
"""The ending reported for an action that is not legal; its game stays as it was."""


def step(config: Config, state: State, moves: Moves, line: Line, action: int, seed: int, lane: int, n: int) -> int:
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
        push(line, identity(config, state))
    return ending(config, state, seen(line))


def restart(config: Config, state: State, line: Line, seed: int, lane: int, n: int) -> int:
    """Set up a new game in place, from a seed of its own; return its ending, which an opening can have too."""
    start(config, state, below(word(seed, lane, n), SEEDS))
    begin(config, state, line)
    return ending(config, state, seen(line))


def step_batch(
    config: Config,
    states: npt.NDArray[np.int32],
    lines: npt.NDArray[np.int64],
    moves: Moves,
    actions: npt.NDArray[np.int32],
    seed: int,
    n: int,
    first: int,
    last: int,
    room: int,
    endings: npt.NDArray[np.int32],
) -> None:
    """Make one ply in each lane from first to last.

    A lane whose game was over begins a new one instead of playing, and so does one whose line has no room left
    (``room`` positions), which happens only in games without a cap.
    """
    for lane in range(first, last):
        if endings[lane] > GOES_ON or (REMEMBERS and lines[lane, 0] >= room):
            endings[lane] = restart(config, states[lane], lines[lane], seed, lane, n)
        else:
            endings[lane] = step(config, states[lane], moves, lines[lane], int(actions[lane]), seed, lane, n)
