"""A game that was played before, followed in one call: how far its actions are legal, and how it ends.

Whoever checks games by the thousand has no use for a position a ply. The loop writes down the state before each action
and the code of its move, so that texts can be compared afterwards.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import push, seen
from rookery.kernel.playout import Scratch, begin
from rookery.kernel.protocol import GOES_ON, Config, Numbers, State, copy

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, action, ending, identity, legal, play


class Followed(NamedTuple):
    """How far actions are legal, one after the other."""

    plies: int
    """All of them, or those before the first that is not legal."""
    ending: int
    """GOES_ON, or why the game is over after them."""
    states: npt.NDArray[np.int32]
    """The state before each action, and the one after the last."""
    codes: Numbers
    """The codes of their moves."""


def follow(config: Config, states: npt.NDArray[np.int32], numbers: Numbers, codes: Numbers, scratch: Scratch) -> int:
    """Play actions from the first of the states, and write the others and the codes; return how many are legal."""
    begin(config, states[0], scratch.history)
    for ply in range(len(numbers)):
        state = states[ply]
        if ending(config, state, seen(scratch.history)) != GOES_ON:
            return ply
        code = _code_of(config, state, int(numbers[ply]), scratch)
        if code < 0:
            return ply
        codes[ply] = code
        copy(state, states[ply + 1])
        play(config, states[ply + 1], code)
        if REMEMBERS:
            push(scratch.history, identity(config, states[ply + 1]))
    return len(numbers)


def _code_of(config: Config, state: State, number: int, scratch: Scratch) -> int:
    """The code of the legal move that has this number; -1 if there is none."""
    for index in range(legal(config, state, scratch.moves)):
        if action(config, state, int(scratch.moves[index])) == number:
            return int(scratch.moves[index])
    return -1
