"""Penguins Rock! in numbers, for programs that learn; docs/reference/observations.md explains the planes.

Every seat sees the board turned until its own nest is the first, its seats counted round the board: so those that play
follow each other in the order of their turns, and empty places are seen as empty. Actions turn with the board.
"""

from typing import Final

from rookery.kernel.planes import MOST, Plane, capped, place_of
from rookery.kernel.protocol import PLAYERS, Config, Observation, State
from rookery.rooms.penguins_rock.board import MOST_SPACES, NOWHERE, SEATS, SPACES, VIEWS
from rookery.rooms.penguins_rock.rules import MOVE_CODES, PIPS, TAKE
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ALL_PILES,
    ANYWHERE,
    BEGUN,
    CAME_FROM,
    EACH,
    LEFT,
    NEXT_TURN,
    OUT,
    OVER,
    PASSED,
    PENGUINS,
    PHASE,
    ROCKS,
    SEAT,
    TURN,
    TURN_CAP,
)

BOARDS: Final = 1 + PENGUINS + 1
"""How many numbers there are for each space: rocks, penguins, where a penguin in the air has come from."""
REST: Final = (
    Plane("carrying", (SEATS, 2)),
    Plane("passed", (SEATS, 2)),
    Plane("second_penguin", (SEATS, OUT + 1)),
    Plane("plays", (SEATS,)),
    Plane("turn", (SEATS,)),
    Plane("seat", (SEATS,)),
    Plane("phase", (OVER + 1,)),
    Plane("steps_left", (), PIPS),
    Plane("begun"),
    Plane("switches", (4,)),
    Plane("has_cap"),
    Plane("turns_left", (), MOST),
)
CARRYING: Final = place_of(REST, "carrying")
PASSED_OVER: Final = place_of(REST, "passed")
SECOND: Final = place_of(REST, "second_penguin")
PLAYS: Final = place_of(REST, "plays")
WHOSE: Final = place_of(REST, "turn")
VIEWER: Final = place_of(REST, "seat")
PHASES: Final = place_of(REST, "phase")
STEPS_LEFT: Final = place_of(REST, "steps_left")
HAS_BEGUN: Final = place_of(REST, "begun")
SWITCH: Final = place_of(REST, "switches")
HAS_CAP: Final = place_of(REST, "has_cap")
TURNS_LEFT: Final = place_of(REST, "turns_left")


def planes(config: Config) -> tuple[Plane, ...]:
    """The planes: those of spaces are as large as the board."""
    spaces = int(config[SPACES])
    boards = (Plane("rocks", (spaces,), MOST), Plane("penguins", (SEATS, 2, spaces)), Plane("came_from", (spaces,)))
    return (*boards, *REST)


def _seen(config: Config, seat: int, space: int) -> int:
    """The number under which a seat sees a space."""
    return int(config[VIEWS + seat * MOST_SPACES + space])


def observe(config: Config, state: State, seen: int, seat: int, out: Observation) -> None:
    """Write what a seat sees, the board turned."""
    spaces = int(config[SPACES])
    rest = BOARDS * spaces
    for space in range(spaces):
        rocks = int(state[ROCKS + space])
        if rocks > 0:
            out[_seen(config, seat, space)] = capped(rocks)
    for other in range(int(config[PLAYERS])):
        relative = (other - seat) % SEATS
        out[rest + PLAYS + relative] = 1
        out[rest + SECOND + relative * (OUT + 1) + int(state[ACTIVITY + other])] = 1
        for number in range(2):
            penguin = int(state[2 * other + number])
            each = 2 * relative + number
            out[(1 + each) * spaces + _seen(config, seat, penguin >> 1)] = 1
            out[rest + CARRYING + each] = penguin & 1
            out[rest + PASSED_OVER + each] = (int(state[PASSED]) >> (2 * other + number)) & 1
    if int(state[CAME_FROM]) != NOWHERE:
        out[(1 + PENGUINS) * spaces + _seen(config, seat, int(state[CAME_FROM]))] = 1
    if int(state[SEAT]) >= 0:
        out[rest + WHOSE + (int(state[SEAT]) - seat) % SEATS] = 1
    out[rest + VIEWER + seat] = 1
    out[rest + PHASES + int(state[PHASE])] = 1
    out[rest + STEPS_LEFT] = int(state[LEFT])
    out[rest + HAS_BEGUN] = int(state[BEGUN])
    out[rest + SWITCH] = int(config[NEXT_TURN])
    out[rest + SWITCH + 1] = int(config[ALL_PILES])
    out[rest + SWITCH + 2] = int(config[ANYWHERE])
    out[rest + SWITCH + 3] = int(config[EACH])
    if int(config[TURN_CAP]) > 0:
        out[rest + HAS_CAP] = 1
        out[rest + TURNS_LEFT] = capped(int(config[TURN_CAP]) - int(state[TURN]))


def seen_actions(config: Config, seat: int) -> list[int]:
    """The action numbers as a seat sees them: those of spaces turn with the board."""
    steps = MOVE_CODES - TAKE
    turned = [
        steps + 3 * _seen(config, seat, space) + done for space in range(int(config[SPACES])) for done in range(3)
    ]
    return [*range(steps), *turned]
