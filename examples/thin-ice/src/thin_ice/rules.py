"""The rules of Thin Ice. What stands in brackets are clauses of the rulebook, README.md beside this file."""

from enum import IntEnum
from typing import Final

from rookery.kernel.protocol import GOES_ON, NOBODY, PLAYERS, Config, Moves, State
from thin_ice.board import FLOES, NEIGHBOURS, NOWHERE, START_CORNERS

# A state: for each floe whether it is afloat, then the floe of each seat's penguin, whose turn it is, and how many
# floes that player still has to sink: none before the step.
SEATS: Final = 4
PENGUINS_AT: Final = FLOES
TURN_AT: Final = PENGUINS_AT + SEATS
LEFT_AT: Final = TURN_AT + 1
STATE_SIZE: Final = LEFT_AT + 1

# The options, as they stand in the config behind the number of players.
RADIUS: Final = 1
SINKS: Final = 2

# Move codes: a step is the floe that it leads to; sinking one is its number and SINK.
SINK: Final = FLOES
MOVE_CODES: Final = 2 * FLOES
MOVE_LIMIT: Final = FLOES


class Ending(IntEnum):
    """Why a game is over."""

    LAST_ONE = 1


def start(config: Config, state: State, seed: int) -> None:
    """All floes of the field afloat, a penguin on its corner for each player, the first to step (S1, S2)."""
    radius = int(config[RADIUS])
    players = int(config[PLAYERS])
    inside = 3 * radius * (radius + 1) + 1
    for floe in range(FLOES):
        state[floe] = 1 if floe < inside else 0
    for seat in range(SEATS):
        state[PENGUINS_AT + seat] = NOWHERE
    for seat in range(players):
        corner = int(START_CORNERS[players - 2, seat])
        state[PENGUINS_AT + seat] = 3 * radius * (radius - 1) + 1 + corner * radius
    state[TURN_AT] = 0
    state[LEFT_AT] = 0


def turn(config: Config, state: State) -> int:
    """Whoever steps sinks as well (T1)."""
    return int(state[TURN_AT])


def legal(config: Config, state: State, moves: Moves) -> int:
    """Steps to free floes beside the penguin, or every free floe to sink (T2, T3)."""
    count = 0
    if int(state[LEFT_AT]) > 0:
        for floe in range(FLOES):
            if is_free(state, floe):
                moves[count] = SINK + floe
                count += 1
        return count
    floe = int(state[PENGUINS_AT + int(state[TURN_AT])])
    for direction in range(6):
        beside = int(NEIGHBOURS[floe, direction])
        if beside != NOWHERE and is_free(state, beside):
            moves[count] = beside
            count += 1
    return count


def is_free(state: State, floe: int) -> bool:
    """Whether a floe is afloat and nobody stands on it (B4)."""
    return int(state[floe]) == 1 and penguin_on(state, floe) == NOBODY


def penguin_on(state: State, floe: int) -> int:
    """The seat whose penguin stands on a floe, or NOBODY."""
    for seat in range(SEATS):
        if int(state[PENGUINS_AT + seat]) == floe:
            return seat
    return NOBODY


def ways_out(state: State, floe: int) -> int:
    """How many free floes lie beside a floe."""
    count = 0
    for direction in range(6):
        beside = int(NEIGHBOURS[floe, direction])
        if beside != NOWHERE and is_free(state, beside):
            count += 1
    return count


def free_floes(state: State) -> int:
    """How many floes are free."""
    count = 0
    for floe in range(FLOES):
        count += int(state[floe])
    return count - on_the_ice(state)


def on_the_ice(state: State) -> int:
    """How many penguins are still in the game."""
    count = 0
    for seat in range(SEATS):
        if int(state[PENGUINS_AT + seat]) != NOWHERE:
            count += 1
    return count


def play(config: Config, state: State, move: int) -> None:
    """Step, and then there is something to sink; or sink, and after the last one the turn passes on (T2 to T5)."""
    if move < SINK:
        state[PENGUINS_AT + int(state[TURN_AT])] = move
        state[LEFT_AT] = min(int(config[SINKS]), free_floes(state))
        return
    state[move - SINK] = 0
    state[LEFT_AT] = int(state[LEFT_AT]) - 1
    if int(state[LEFT_AT]) == 0:
        _pass_on(config, state)


def _pass_on(config: Config, state: State) -> None:
    """The next player who can step has the turn; those before, who cannot, are out with their floes (O1 to O3)."""
    players = int(config[PLAYERS])
    seat = int(state[TURN_AT])
    while True:
        seat = (seat + 1) % players
        floe = int(state[PENGUINS_AT + seat])
        if floe == NOWHERE:
            continue
        if on_the_ice(state) == 1 or ways_out(state, floe) > 0:
            state[TURN_AT] = seat
            return
        state[floe] = 0
        state[PENGUINS_AT + seat] = NOWHERE


def ending(config: Config, state: State, seen: int) -> int:
    """The game is over when one penguin is left (E1)."""
    return Ending.LAST_ONE if on_the_ice(state) == 1 else GOES_ON


def winner(config: Config, state: State, ending: int) -> int:
    """The last one on the ice has won (E1)."""
    for seat in range(int(config[PLAYERS])):
        if int(state[PENGUINS_AT + seat]) != NOWHERE:
            return seat
    return NOBODY
