"""One ply for a caller in Python: a move is made, and all that the new position says is found, in a single call.

A *row* is a position with its legal moves: ``[state …, how many moves, their codes …, their action numbers …]``. What
else there is to know fits into one number, the *status*: how many moves there are, why the game is over, whose turn it
is. Rows are of native code; interpreted positions keep the same in lists (``kernel.steppers``).
"""

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.protocol import GOES_ON, Config, Rules

if TYPE_CHECKING:
    from rookery.kernel.protocol import MOVE_LIMIT, STATE_SIZE, action, ending, identity, legal, play, turn

Row = npt.NDArray[np.int32]

ILLEGAL: Final = -1
"""The status of a row in which an action was not legal: nothing was done."""
COUNT: Final = 32
_ENDING: Final = 8
_ENDINGS: Final = (1 << COUNT - _ENDING) - 1
_SEATS: Final = (1 << _ENDING) - 1


def row_size(rules: Rules) -> int:
    """How many numbers a row of a game has."""
    return rules.state_size + 1 + 2 * rules.move_limit


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


def look(config: Config, row: Row) -> int:
    """Write the legal moves of a row's state, which counts as the first of its kind; return its status."""
    state = row[:STATE_SIZE]
    reason = ending(config, state, 1)
    row[STATE_SIZE] = 0
    if reason != GOES_ON:
        return status_of(0, reason, 0)
    codes = row[STATE_SIZE + 1 : STATE_SIZE + 1 + MOVE_LIMIT]
    numbers = row[STATE_SIZE + 1 + MOVE_LIMIT :]
    count = legal(config, state, codes)
    row[STATE_SIZE] = count
    for index in range(count):
        numbers[index] = action(config, state, int(codes[index]))
    return status_of(count, GOES_ON, turn(config, state))


def advance(config: Config, row: Row, number: int) -> int:
    """Make the move of an action number, in place, and return the new status; ILLEGAL where there is no such move."""
    first = STATE_SIZE + 1
    for index in range(int(row[STATE_SIZE])):
        if int(row[first + MOVE_LIMIT + index]) == number:
            play(config, row[:STATE_SIZE], int(row[first + index]))
            return look(config, row)
    return ILLEGAL


def advance_identified(config: Config, row: Row, number: int) -> tuple[int, int]:
    """The same for a game whose rules look back: the new status, and the identity of the new position."""
    status = advance(config, row, number)
    return status, identity(config, row[:STATE_SIZE])
