"""Rocks in Penguins Rock!: who may take and drop them where, and what it means for a nest."""

from typing import Final

from rookery.kernel.protocol import Config, State
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, NEST, NOWHERE, STONES
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ANYWHERE,
    ASLEEP,
    AWAKE,
    CAME_FROM,
    NEXT_TURN,
    ROCKS,
    WOKEN,
    moving,
)

# What is done on a space.
TAKING: Final = 1
DROPPING: Final = 2


def handling(config: Config, state: State, mover: int, space: int) -> int:
    """TAKING or DROPPING where a penguin on this space may, otherwise 0 (R1, R3 to R7)."""
    rocks = int(state[ROCKS + space])
    if int(state[mover]) & 1 == 0:
        return TAKING if rocks > 0 else 0
    if space >= STONES:
        return DROPPING if int(config[ANYWHERE]) != 0 and rocks == 0 else 0
    nest = HOLLOWS + (mover >> 1) * NEST
    if nest <= space < nest + NEST and (rocks == 0 or nest_full(state, mover >> 1)):
        return DROPPING
    return 0


def nest_full(state: State, seat: int) -> bool:
    """Whether a rock lies on each of the six outer spaces of a seat's nest."""
    first = ROCKS + HOLLOWS + seat * NEST
    for space in range(first, first + NEST):  # noqa: SIM110  # comprehensions do not compile
        if int(state[space]) == 0:
            return False
    return True


def handle(config: Config, state: State, mover: int, space: int, done: int) -> None:
    """Take or drop a rock; the first drop in the own nest wakes penguin 2 (R3, R4, T3, T4)."""
    seat = mover >> 1
    if done == TAKING:
        state[mover] = int(state[mover]) | 1
        state[ROCKS + space] = int(state[ROCKS + space]) - 1
        return
    state[mover] = int(state[mover]) & ~1
    state[ROCKS + space] = int(state[ROCKS + space]) + 1
    if space < STONES and int(state[ACTIVITY + seat]) == ASLEEP:
        state[ACTIVITY + seat] = WOKEN if int(config[NEXT_TURN]) != 0 else AWAKE


def has_won(state: State, seat: int) -> bool:
    """A rock on each of the six outer spaces and a penguin in the centre, not in the air over it (E1)."""
    if not nest_full(state, seat):
        return False
    centre = CENTRES + seat
    for penguin in range(2 * seat, 2 * seat + 2):
        flies = int(state[CAME_FROM]) != NOWHERE and penguin == moving(state)
        if int(state[penguin]) >> 1 == centre and not flies:
            return True
    return False
