"""Where everything stands in a state and in a config of The Penguin Game, and stacks packed into one number each."""

from enum import IntEnum
from typing import Final

from rookery.kernel.protocol import State
from rookery.rooms.penguin_game.board import SLOTS, TILES

# A state: sixteen stacks by slot, the tiles' places (y * 8 + x), the penguins' slots, seat, phase, target.
TILE_AT: Final = SLOTS
PENGUIN_AT: Final = TILE_AT + TILES
SEATS: Final = 4
SEAT_AT: Final = PENGUIN_AT + SEATS
PHASE_AT: Final = SEAT_AT + 1
TARGET_AT: Final = SEAT_AT + 2
CONTENT: Final = SEAT_AT + 3
# Behind it, what a game remembers: who went out as which, and how far each tile has turned since the beginning.
GONE_AT: Final = CONTENT
TURNS_AT: Final = GONE_AT + SEATS
STATE_SIZE: Final = TURNS_AT + TILES

WAITING: Final = SLOTS
"""The slot of a penguin that is not yet placed."""
OUT: Final = SLOTS + 1
NO_SUIT: Final = 4
"""The target before there is a first coin: one more than the suits."""

COIN: Final = 0
PLACE: Final = 1
MOVE: Final = 2
MELT: Final = 3
DRIFT: Final = 4
OVER: Final = 5
PHASES: Final = ("coin", "place", "move", "melt", "drift", "over")

# The config, behind the number of players.
START: Final = 1
FLAMETHROWERS: Final = 2
DRIFTING: Final = 3
CELLS: Final = 4
"""How many cells there are: 12 or 16."""
HIGHEST: Final = 5
"""No stack is higher."""
UPPER: Final = 6
"""The slots that take more than one coin in the setup, as bits."""
TILES_FROM: Final = 7
ORDER_FROM: Final = TILES_FROM + TILES
"""The slots in the order in which the setup fills them."""
NEAR_FROM: Final = ORDER_FROM + SLOTS
"""For each slot those one step away, as bits, while no tile drifts."""
CONFIG_SIZE: Final = NEAR_FROM + SLOTS


class Start(IntEnum):
    """How the coins come to the cells."""

    REGULAR = 0
    STRATEGIC = 1
    IRREGULAR = 2
    CHAOTIC = 3


# A stack is its height, and from bit 4 on its suits with the top one first, two bits each: 13 coins take 30 bits. So
# no coin at all is 0, and stacks can be compared by suit or height without unpacking them.

HEIGHT: Final = 0b1111
SUIT: Final = 0b110000


def add_coin(state: State, slot: int, suit: int) -> None:
    """Put a coin on a stack."""
    stack = int(state[slot])
    state[slot] = ((stack >> 4 << 2 | suit) << 4) | ((stack & HEIGHT) + 1)


def melt_coin(state: State, slot: int) -> None:
    """Take the top coin off a stack."""
    stack = int(state[slot])
    state[slot] = (stack >> 6 << 4) | ((stack & HEIGHT) - 1)


def suits(stack: int) -> list[int]:
    """The suits of a stack from bottom to top."""
    height = stack & HEIGHT
    return [stack >> 4 + 2 * depth & 3 for depth in range(height - 1, -1, -1)]
