"""What the numbers of a state and of a config mean; board.py has the board's part of a config."""

from typing import Final

from rookery.kernel.protocol import State
from rookery.rooms.penguins_rock.board import MOST_SPACES, SEATS

# A state: the penguins, two a seat, each space * 2 + 1 when it carries a rock; each seat's activity; the seat to move,
# or that has won; the phase; the steps left; whether the move has begun; where a penguin in the air has come from, and
# over whom; the turns so far; the rocks on every space, piles included.
PENGUINS: Final = 2 * SEATS
ACTIVITY: Final = PENGUINS
SEAT: Final = ACTIVITY + SEATS
PHASE: Final = SEAT + 1
LEFT: Final = PHASE + 1
BEGUN: Final = LEFT + 1
"""1 when the penguin has made a step or handled a rock in this move."""
CAME_FROM: Final = BEGUN + 1
"""The space behind a penguin in the air, otherwise NOWHERE."""
PASSED: Final = CAME_FROM + 1
"""The penguins over which the hop has led so far, the one below included, each a bit; 0 where every penguin counts."""
TURN: Final = PASSED + 1
ROCKS: Final = TURN + 1
STATE_SIZE: Final = ROCKS + MOST_SPACES

# The phases. In the first two the die is rolled; a roll leads to the phase three further on.
ROLL1: Final = 0
ROLL2: Final = 1
CHOOSE2: Final = 2
MOVE1: Final = 3
MOVE2: Final = 4
OVER: Final = 5
AFTER_ROLL: Final = 3

# The activity of a second penguin: asleep, woken in this turn and not to go yet, free to stay, out of its centre.
ASLEEP: Final = 0
WOKEN: Final = 1
AWAKE: Final = 2
OUT: Final = 3

# The options, as they stand in the config behind the number of players; the board follows them.
NEXT_TURN: Final = 1
ALL_PILES: Final = 2
ANYWHERE: Final = 3
TURN_CAP: Final = 4
EACH: Final = 5
"""1 where a hop costs a move for every penguin, 0 where a row of them costs one."""
FIRST: Final = 6
"""The seat that begins."""


def moving(state: State) -> int:
    """The penguin whose move it is."""
    return 2 * int(state[SEAT]) + (1 if int(state[PHASE]) == MOVE2 else 0)


def acting(state: list[int]) -> int:
    """The penguin whose move it is, or for which the die is rolled or the player asked."""
    return 2 * state[SEAT] + (state[PHASE] in (CHOOSE2, ROLL2, MOVE2))
