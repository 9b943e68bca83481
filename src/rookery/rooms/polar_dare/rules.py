"""The rules of Polar Dare!. The numbers in brackets are clauses of the rulebook, README.md beside this file."""

from enum import IntEnum
from typing import Final

import numpy as np

from rookery.kernel.protocol import CHANCE, GOES_ON, NOBODY, PLAYERS, Config, Moves, State
from rookery.rooms.polar_dare.board import (
    FACES,
    FAMILY,
    FLOES,
    HEIGHT,
    HEIGHT_DIFFERENCE,
    MOST_NEIGHBOURS,
    NEIGHBOUR,
    NOWHERE,
    POLE,
    SHORES,
    START,
    SURFACES,
)

# A state: the stops of the floes as bits; the surfaces of twelve penguins, three a seat, in rising order; the bear's
# surface; the seat to move, or the winner, or NOBODY; the roll, the moves left of it, the rolls made so far. Penguins
# of one player are alike, so they are sorted; what follows the content is for the picture only: which penguin is where.
FLOES_AT: Final = 0
PENGUINS_AT: Final = 1
PENGUINS: Final = 12
BEAR_AT: Final = 13
SEAT_AT: Final = 14
ROLL_AT: Final = 15
LEFT_AT: Final = 16
TURN_AT: Final = 17
CONTENT: Final = 18
EACH_AT: Final = 18
STATE_SIZE: Final = 30

# The roll: a face of the die, or one of two values of its own.
DARE: Final = 3
"""The face that moves the bear; the faces before it move penguins."""
WAITING: Final = 4
OVER: Final = 5
COUNT = np.array([int(face[1]) for face in FACES], np.int32)
"""How many moves a face gives."""

# The options, as they stand in the config behind the number of players.
DIE: Final = 1
"""How many sides of the die show each face."""
POLE_IS_FINAL: Final = 5
SLIDE_BEAR_FLOE: Final = 6
ENTER_BEAR_FLOE: Final = 7
TURN_CAP: Final = 8

# Move codes: a penguin's step is from * 18 + to; the bear's is the same behind BEAR; a slide is SLIDE + (floe - 1) * 2,
# and 1 more if it is forward; a roll is ROLL + face.
BEAR: Final = SURFACES * SURFACES
SLIDE: Final = 2 * BEAR
ROLL: Final = SLIDE + 2 * FLOES
MOVE_CODES: Final = ROLL + len(FACES)
MOVE_LIMIT: Final = FLOES + FAMILY * MOST_NEIGHBOURS
"""All floes slide, and three penguins on three surfaces have four neighbours each: no position has more moves."""


class Ending(IntEnum):
    """Why a game is over."""

    ACROSS = 1
    TURN_CAP = 2


def start(config: Config, state: State, seed: int) -> None:
    """The bear on the Pole, all penguins on START, all floes back, the first player to roll (S1, S2)."""
    for index in range(STATE_SIZE):
        state[index] = 0
    state[BEAR_AT] = POLE
    state[ROLL_AT] = WAITING


def turn(config: Config, state: State) -> int:
    """The die before the roll, then the player who rolled (T1)."""
    return CHANCE if int(state[ROLL_AT]) == WAITING else int(state[SEAT_AT])


def legal(config: Config, state: State, moves: Moves) -> int:
    """The faces of the die before a roll, then what the roll allows."""
    roll = int(state[ROLL_AT])
    if roll == WAITING:
        return _rolls(config, moves)
    if roll == DARE:
        return _bear_moves(config, state, moves)
    return _penguin_moves(config, state, moves)


def _rolls(config: Config, moves: Moves) -> int:
    """Every face that the die has (B7)."""
    count = 0
    for face in range(len(COUNT)):
        if int(config[DIE + face]) > 0:
            moves[count] = ROLL + face
            count += 1
    return count


def _penguin_moves(config: Config, state: State, moves: Moves) -> int:
    """The moves of a penguin roll: steps of the own penguins, slides of floes (P1 to P7)."""
    bear = 1 << int(state[BEAR_AT])
    barred = _full_floes(config, state)
    if int(config[ENTER_BEAR_FLOE]) == 0:
        barred |= bear & ~SHORES
    first = PENGUINS_AT + int(state[SEAT_AT]) * FAMILY
    count = 0
    left = NOWHERE
    for penguin in range(first, first + FAMILY):
        here = int(state[penguin])
        # Penguins are in order: those of one surface stand side by side, and make one move between them.
        if here != left and not (here == POLE and int(config[POLE_IS_FINAL]) != 0):
            count = _steps(state, here, barred, 0, moves, count)
        left = here
    held = bear if int(config[SLIDE_BEAR_FLOE]) == 0 else 0
    return _slides(state, held, moves, count)


def _bear_moves(config: Config, state: State, moves: Moves) -> int:
    """The moves of a Polar Dare: steps of the bear, slides of floes without penguins (PD1 to PD3)."""
    count = _steps(state, int(state[BEAR_AT]), SHORES, BEAR, moves, 0)
    held = 0
    for penguin in range(PENGUINS_AT, PENGUINS_AT + FAMILY * int(config[PLAYERS])):
        held |= 1 << int(state[penguin])
    return _slides(state, held, moves, count)


def _full_floes(config: Config, state: State) -> int:
    """The floes with three penguins, as bits (B6)."""
    one = 0
    two = 0
    three = 0
    for penguin in range(PENGUINS_AT, PENGUINS_AT + FAMILY * int(config[PLAYERS])):
        here = 1 << int(state[penguin])
        three |= two & here
        two |= one & here
        one |= here
    return three & ~SHORES


def _steps(state: State, here: int, barred: int, kind: int, moves: Moves, count: int) -> int:
    """Every step from a surface to an adjacent one that is not barred (B4); kind is 0 for a penguin, or BEAR."""
    floes = int(state[FLOES_AT])
    height = _height(floes, here)
    for entry in range(here * MOST_NEIGHBOURS, here * MOST_NEIGHBOURS + MOST_NEIGHBOURS):
        there = int(NEIGHBOUR[entry])
        if there == NOWHERE or (barred >> there) & 1 != 0:
            continue
        if abs(height - _height(floes, there)) == int(HEIGHT_DIFFERENCE[entry]):
            moves[count] = kind + here * SURFACES + there
            count += 1
    return count


def _height(floes: int, surface: int) -> int:
    """How far up the board a surface is (B3)."""
    return int(HEIGHT[surface]) + ((floes >> surface) & 1)


def _slides(state: State, held: int, moves: Moves, count: int) -> int:
    """Every floe that is not held slides to its other stop (P5, PD2)."""
    floes = int(state[FLOES_AT])
    for floe in range(1, FLOES + 1):
        if (held >> floe) & 1 == 0:
            moves[count] = SLIDE + (floe - 1) * 2 + 1 - ((floes >> floe) & 1)
            count += 1
    return count


def play(config: Config, state: State, move: int) -> None:
    """Roll, or make one of the moves that the roll gives."""
    if move >= ROLL:
        state[ROLL_AT] = move - ROLL
        state[LEFT_AT] = COUNT[move - ROLL]
        state[TURN_AT] = int(state[TURN_AT]) + 1
        return
    if move >= SLIDE:
        state[FLOES_AT] = int(state[FLOES_AT]) ^ (1 << ((move - SLIDE) // 2 + 1))
    elif move >= BEAR:
        _play_bear(config, state, (move - BEAR) % SURFACES)
    else:
        _play_penguin(state, move // SURFACES, move % SURFACES)
    _spend(config, state)


def _play_penguin(state: State, here: int, there: int) -> None:
    """Move one of the player's penguins from a surface; onto the bear's floe means back to START (P2, P7)."""
    if there == int(state[BEAR_AT]) and there != POLE:
        there = START
    seat = int(state[SEAT_AT])
    _move_first(state, PENGUINS_AT + seat * FAMILY, here, there)
    _move_first(state, EACH_AT + seat * FAMILY, here, there)
    _sort(state, seat)


def _move_first(state: State, penguin: int, here: int, there: int) -> None:
    """Move the first penguin on a surface, from this one on."""
    while int(state[penguin]) != here:
        penguin += 1
    state[penguin] = there


def _play_bear(config: Config, state: State, floe: int) -> None:
    """Move the bear; all penguins on the floe that it enters go to START (PD3, PD4)."""
    state[BEAR_AT] = floe
    for seat in range(int(config[PLAYERS])):
        for penguin in range(seat * FAMILY, seat * FAMILY + FAMILY):
            if int(state[PENGUINS_AT + penguin]) == floe:
                state[PENGUINS_AT + penguin] = START
            if int(state[EACH_AT + penguin]) == floe:
                state[EACH_AT + penguin] = START
        _sort(state, seat)


def _sort(state: State, seat: int) -> None:
    """Put a player's three penguins back in order."""
    first = PENGUINS_AT + seat * FAMILY
    low = int(state[first])
    middle = int(state[first + 1])
    high = int(state[first + 2])
    state[first] = min(low, middle, high)
    state[first + 1] = max(min(low, middle), min(max(low, middle), high))
    state[first + 2] = max(low, middle, high)


def _spend(config: Config, state: State) -> None:
    """Count the move, which may have won the game; after the last one the next player rolls, or the cap ends it."""
    seat = int(state[SEAT_AT])
    left = int(state[LEFT_AT]) - 1
    if int(state[PENGUINS_AT + seat * FAMILY]) == POLE:
        state[ROLL_AT] = OVER
        left = 0
    elif left == 0 and int(state[TURN_AT]) >= int(config[TURN_CAP]) > 0:
        state[ROLL_AT] = OVER
        state[SEAT_AT] = NOBODY
    elif left == 0:
        state[ROLL_AT] = WAITING
        state[SEAT_AT] = (seat + 1) % int(config[PLAYERS])
    state[LEFT_AT] = left


def weight(config: Config, state: State, move: int) -> int:
    """How many sides of the die show the face (B7)."""
    return int(config[DIE + move - ROLL])


def ending(config: Config, state: State, seen: int) -> int:
    """Whether a player is across, or the cap was reached (E1, E2)."""
    if int(state[ROLL_AT]) != OVER:
        return GOES_ON
    return Ending.TURN_CAP if int(state[SEAT_AT]) == NOBODY else Ending.ACROSS


def winner(config: Config, state: State, ending: int) -> int:
    """The player whose three penguins are across; nobody wins by the cap (E1, E2)."""
    return int(state[SEAT_AT])
