"""One ply for a caller in Python: a move is made, and all that the new position says is found, in a single call.

A *row* is a position with its legal moves: ``[state …, how many moves, their codes …, their action numbers …]``. What
else there is to know fits into one number, the *status*: how many moves there are, why the game is over, whose turn it
is. Rows are of native code; interpreted positions keep the same in lists (``kernel.steppers``). The numbers of a row
are the bytes of a ``bytearray``, which Python copies and reads in half the time that an array would take.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from rookery.kernel.protocol import GOES_ON, Config, Numbers, Rules, State

if TYPE_CHECKING:
    from rookery.kernel.protocol import MOVE_LIMIT, STATE_SIZE, action, ending, identity, legal, play, turn

ILLEGAL: Final = -1
"""The status of a row in which an action was not legal: nothing was done."""
COUNT: Final = 32
_ENDING: Final = 8
_ENDINGS: Final = (1 << COUNT - _ENDING) - 1
_SEATS: Final = (1 << _ENDING) - 1


def row_of(rules: Rules, state: State) -> bytearray:
    """A row of a state, whose moves are not there yet."""
    numbers = np.zeros(rules.state_size + 1 + 2 * rules.move_limit, np.int32)
    numbers[: rules.state_size] = state
    return bytearray(numbers.tobytes())


def numbers_in(row: bytearray) -> Numbers:
    """The numbers of a row: not a copy of them."""
    return np.frombuffer(row, np.int32)


def status_of(count: int, ending: int, turn: int) -> int:
    """A status: the number of legal moves, GOES_ON or why the game is over, and the seat to move or CHANCE."""
    return count << COUNT | ending << _ENDING | turn + 1


def count_in(status: int) -> int:
    """How many legal moves there are."""
    return status >> COUNT


def ending_in(status: int) -> int:
    """GOES_ON, or why the game is over."""
    return status >> _ENDING & _ENDINGS


def turn_in(status: int) -> int:
    """The seat to move, or CHANCE."""
    return (status & _SEATS) - 1


def look(config: Config, row: bytearray) -> int:
    """Write the legal moves of a row's state, which counts as the first of its kind; return its status."""
    return _look_at(config, numbers_in(row))


def _look_at(config: Config, numbers: Numbers) -> int:
    state = numbers[:STATE_SIZE]
    reason = ending(config, state, 1)
    numbers[STATE_SIZE] = 0
    if reason != GOES_ON:
        return status_of(0, reason, 0)
    codes = numbers[STATE_SIZE + 1 : STATE_SIZE + 1 + MOVE_LIMIT]
    actions = numbers[STATE_SIZE + 1 + MOVE_LIMIT :]
    count = legal(config, state, codes)
    numbers[STATE_SIZE] = count
    for index in range(count):
        actions[index] = action(config, state, int(codes[index]))
    return status_of(count, GOES_ON, turn(config, state))


def advance(config: Config, row: bytearray, number: int) -> int:
    """Make the move of an action number, in place, and return the new status; ILLEGAL where there is no such move."""
    return _play_in(config, numbers_in(row), number)


def _play_in(config: Config, numbers: Numbers, number: int) -> int:
    first = STATE_SIZE + 1
    for index in range(int(numbers[STATE_SIZE])):
        if int(numbers[first + MOVE_LIMIT + index]) == number:
            play(config, numbers[:STATE_SIZE], int(numbers[first + index]))
            return _look_at(config, numbers)
    return ILLEGAL


def advance_identified(config: Config, row: bytearray, number: int) -> tuple[int, int]:
    """The same for a game whose rules look back: the new status, and the identity of the new position."""
    numbers = numbers_in(row)
    status = _play_in(config, numbers, number)
    return status, identity(config, numbers[:STATE_SIZE])
