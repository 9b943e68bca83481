"""The moves and rolls of Penguins Rock! as whole numbers without gaps, for programs that learn; never to be changed.

0 and 1 take and drop a rock where a move starts, 2 stops, 3 and 4 are go and stay, 5 to 10 the rolls. From 11 on there
are three numbers for each space of the board, in the order of the spaces: a step there, a step and a take, a step and
a drop.
"""

from rookery.kernel.protocol import Config, State
from rookery.rooms.penguins_rock.board import SPACES
from rookery.rooms.penguins_rock.rules import MOVE_CODES, TAKE


def action(config: Config, state: State, move: int) -> int:
    """The action number of a move or a roll."""
    if move >= TAKE:
        return move - TAKE
    return MOVE_CODES - TAKE + move if move < 3 * int(config[SPACES]) else -1


def code(config: Config, state: State, number: int) -> int:
    """The code of a move or a roll by its action number."""
    steps = MOVE_CODES - TAKE
    return number - steps if number >= steps else number + TAKE


def actions(config: Config) -> int:
    """How many action numbers a board has."""
    return MOVE_CODES - TAKE + 3 * int(config[SPACES])
