"""Polar Dare! in numbers, for programs that learn; docs/reference/observations.md explains the planes."""

from typing import Final

from rookery.kernel.planes import MOST, Plane, capped, place_of
from rookery.kernel.protocol import PLAYERS, Config, Observation, State
from rookery.rooms.polar_dare.board import FACES, FAMILY, FLOES, SURFACES
from rookery.rooms.polar_dare.rules import (
    BEAR_AT,
    DIE,
    FLOES_AT,
    LEFT_AT,
    OVER,
    PENGUINS_AT,
    POLE_IS_FINAL,
    ROLL_AT,
    SEAT_AT,
    TURN_AT,
    TURN_CAP,
)

SEATS: Final = 4
SWITCHES: Final = 3
PLANES: Final = (
    Plane("penguins", (SEATS, SURFACES), FAMILY),
    Plane("forward", (FLOES,)),
    Plane("bear", (SURFACES,)),
    Plane("roll", (OVER + 1,)),
    Plane("moves_left", (), 4),
    Plane("turn", (SEATS,)),
    Plane("plays", (SEATS,)),
    Plane("die", (len(FACES),), MOST),
    Plane("switches", (SWITCHES,)),
    Plane("has_cap"),
    Plane("turns_left", (), MOST),
)
FORWARD: Final = place_of(PLANES, "forward")
BEAR: Final = place_of(PLANES, "bear")
ROLL: Final = place_of(PLANES, "roll")
LEFT: Final = place_of(PLANES, "moves_left")
TURN: Final = place_of(PLANES, "turn")
PLAYS: Final = place_of(PLANES, "plays")
SIDES: Final = place_of(PLANES, "die")
SWITCH: Final = place_of(PLANES, "switches")
HAS_CAP: Final = place_of(PLANES, "has_cap")
TURNS_LEFT: Final = place_of(PLANES, "turns_left")


def planes(config: Config) -> tuple[Plane, ...]:
    """The planes, the same under all options."""
    return PLANES


def observe(config: Config, state: State, seen: int, seat: int, out: Observation) -> None:
    """Write what a seat sees; seats are counted from it on."""
    players = int(config[PLAYERS])
    for other in range(players):
        relative = (other - seat) % players
        out[PLAYS + relative] = 1
        for penguin in range(PENGUINS_AT + other * FAMILY, PENGUINS_AT + other * FAMILY + FAMILY):
            out[relative * SURFACES + int(state[penguin])] += 1
    floes = int(state[FLOES_AT])
    for floe in range(FLOES):
        if (floes >> (floe + 1)) & 1 != 0:
            out[FORWARD + floe] = 1
    out[BEAR + int(state[BEAR_AT])] = 1
    out[ROLL + int(state[ROLL_AT])] = 1
    out[LEFT] = int(state[LEFT_AT])
    if int(state[SEAT_AT]) >= 0:
        out[TURN + (int(state[SEAT_AT]) - seat) % players] = 1
    for face in range(len(FACES)):
        out[SIDES + face] = capped(int(config[DIE + face]))
    for switch in range(SWITCHES):
        out[SWITCH + switch] = int(config[POLE_IS_FINAL + switch])
    if int(config[TURN_CAP]) > 0:
        out[HAS_CAP] = 1
        out[TURNS_LEFT] = capped(int(config[TURN_CAP]) - int(state[TURN_AT]))
