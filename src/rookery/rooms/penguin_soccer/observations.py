"""Penguin Soccer in numbers, for programs that learn; docs/reference/observations.md explains the planes.

Black sees the board turned by half: its own Home is in the lower left corner, as White's is for White. Directions turn
with the board, and so do the actions as a seat sees them.
"""

from typing import Final

from rookery.kernel.planes import MOST, Plane, capped, place_of
from rookery.kernel.protocol import Config, Observation, State
from rookery.rooms.penguin_soccer.actions import ACTION, CODE
from rookery.rooms.penguin_soccer.board import BENCH, CENTRE, FAMILY, MIDDLE, SIDE, SQUARES, WHITE
from rookery.rooms.penguin_soccer.rules import (
    BALL_AT,
    KICK,
    NO_MOVE_LOSES,
    PENGUINS,
    PLY_AT,
    PLY_CAP,
    REPETITION,
    SKIP,
    STAND,
    UPRIGHT,
)

OFTEN: Final = 8
"""Whoever repeats a position more often than this is seen as having done so this often."""
PLANES: Final = (
    Plane("penguins", (2, FAMILY, SIDE, SIDE)),
    Plane("lying", (2, 8, SIDE, SIDE)),
    Plane("ball", (SIDE, SIDE)),
    Plane("benched", (2, FAMILY)),
    Plane("centre"),
    Plane("to_move"),
    Plane("occurrences", (), OFTEN),
    Plane("repetition", (), OFTEN),
    Plane("no_move_loses"),
    Plane("has_cap"),
    Plane("plies_left", (), MOST),
)
LYING: Final = place_of(PLANES, "lying")
BALL: Final = place_of(PLANES, "ball")
BENCHED: Final = place_of(PLANES, "benched")
AT_CENTRE: Final = place_of(PLANES, "centre")
TO_MOVE: Final = place_of(PLANES, "to_move")
OCCURRENCES: Final = place_of(PLANES, "occurrences")
LIMIT: Final = place_of(PLANES, "repetition")
LOSES: Final = place_of(PLANES, "no_move_loses")
HAS_CAP: Final = place_of(PLANES, "has_cap")
PLIES_LEFT: Final = place_of(PLANES, "plies_left")


def planes(config: Config) -> tuple[Plane, ...]:
    """The planes, the same under all options."""
    return PLANES


def _turned(square: int, seat: int) -> int:
    """A square as a seat sees it."""
    return square if seat == WHITE else SQUARES - 1 - square


def observe(config: Config, state: State, seen: int, seat: int, out: Observation) -> None:
    """Write what a seat sees: its own family first, its Home in the lower left corner."""
    for penguin in range(PENGUINS):
        place = int(state[penguin]) >> 4
        pose = int(state[penguin]) & 15
        family = penguin // FAMILY ^ seat
        kind = family * FAMILY + penguin % FAMILY
        if place >= BENCH:
            out[BENCHED + kind] = 1
            continue
        square = _turned(place, seat)
        out[kind * SQUARES + square] = 1
        if pose != UPRIGHT:
            out[LYING + (family * 8 + (pose + 4 * seat) % 8) * SQUARES + square] = 1
    ball = int(state[BALL_AT])
    if ball == CENTRE:
        out[AT_CENTRE] = 1
        for square in MIDDLE:
            out[BALL + square] = 1
    else:
        out[BALL + _turned(ball, seat)] = 1
    if int(state[PLY_AT]) & 1 == seat:
        out[TO_MOVE] = 1
    out[OCCURRENCES] = min(seen, OFTEN)
    out[LIMIT] = min(int(config[REPETITION]), OFTEN)
    out[LOSES] = int(config[NO_MOVE_LOSES])
    if int(config[PLY_CAP]) > 0:
        out[HAS_CAP] = 1
        out[PLIES_LEFT] = capped(int(config[PLY_CAP]) - int(state[PLY_AT]))


def _turned_code(code: int) -> int:
    """The code of a move on the board turned by half."""
    if code < STAND:
        return code ^ 0b100100
    return (code - KICK ^ 4) + KICK if KICK <= code < SKIP else code


def seen_actions(config: Config, seat: int) -> list[int]:
    """The action numbers as a seat sees them."""
    return [int(ACTION[code if seat == WHITE else _turned_code(code)]) for code in CODE.tolist()]
