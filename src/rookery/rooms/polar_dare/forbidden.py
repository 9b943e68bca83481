"""Which clause of the rulebook forbids a move or a roll of Polar Dare! that is well written and not possible."""

from rookery.kernel.position import Position
from rookery.rooms.polar_dare.board import FAMILY, POLE, START, SURFACES, neighbours
from rookery.rooms.polar_dare.rules import (
    BEAR,
    BEAR_AT,
    DARE,
    FLOES_AT,
    PENGUINS,
    PENGUINS_AT,
    POLE_IS_FINAL,
    ROLL,
    ROLL_AT,
    SEAT_AT,
    SLIDE,
    WAITING,
)


def forbidden_by(position: Position, code: int) -> str:
    """The clause that forbids a move or a roll."""
    state: list[int] = position.state.tolist()
    if state[ROLL_AT] == WAITING:
        return "B7" if code >= ROLL else "T1"
    if code >= ROLL:
        return "T1"
    if state[ROLL_AT] == DARE:
        return _at_a_dare(code)
    if code >= SLIDE:
        floe = (code - SLIDE) // 2 + 1
        return "P6" if floe == state[BEAR_AT] and _other_stop(state, code) else "P5"
    if code >= BEAR:
        return "P1"
    return _step(position, state, *divmod(code, SURFACES))


def _at_a_dare(code: int) -> str:
    """Only floes without penguins slide, and only the bear steps."""
    if code >= SLIDE:
        return "PD2"
    return "PD3" if code >= BEAR else "PD1"


def _other_stop(state: list[int], code: int) -> bool:
    """Whether a slide leads to the stop where its floe is not."""
    floe, forward = divmod(code - SLIDE, 2)
    return state[FLOES_AT] >> (floe + 1) & 1 != forward


def _step(position: Position, state: list[int], here: int, there: int) -> str:
    """Why a penguin may not step."""
    first = PENGUINS_AT + state[SEAT_AT] * FAMILY
    if here not in state[first : first + FAMILY]:
        return "P1"
    if here == POLE and position.game.config[POLE_IS_FINAL]:
        return "P4"
    if there not in [other for other, _ in neighbours(here)]:
        return "P2"
    if there not in (START, POLE) and state[PENGUINS_AT : PENGUINS_AT + PENGUINS].count(there) == FAMILY:
        return "P3"
    return "P7" if there == state[BEAR_AT] and there != POLE else "P2"
