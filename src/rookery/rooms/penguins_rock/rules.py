"""The rules of Penguins Rock! The numbers in brackets are clauses of the rulebook, README.md beside this file."""

from enum import IntEnum
from typing import Final

from rookery.kernel.protocol import CHANCE, GOES_ON, NOBODY, PLAYERS, Config, Moves, State
from rookery.rooms.penguins_rock.board import CENTRES, MOST_NEIGHBOURS, MOST_SPACES, NEST, NOWHERE, PILES, SEATS
from rookery.rooms.penguins_rock.hops import NOBODY_THERE, neighbour, other_on, reach, steps_to_landing
from rookery.rooms.penguins_rock.rocks import TAKING, handle, handling, has_won
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    AFTER_ROLL,
    ALL_PILES,
    AWAKE,
    BEGUN,
    CAME_FROM,
    CHOOSE2,
    EACH,
    FIRST,
    LEFT,
    MOVE1,
    MOVE2,
    OUT,
    OVER,
    PASSED,
    PHASE,
    ROCKS,
    ROLL1,
    ROLL2,
    SEAT,
    STATE_SIZE,
    TURN,
    TURN_CAP,
    WOKEN,
    moving,
)

# Move codes: a step is space * 3 + what is done there.
TAKE: Final = 3 * MOST_SPACES
"""Handling alone, before the first step: a take, and behind it a drop."""
STOP: Final = TAKE + 2
GO: Final = TAKE + 3
STAY: Final = TAKE + 4
ROLL: Final = TAKE + 5
"""A roll of 1; the other rolls follow."""
PIPS: Final = 6
MOVE_CODES: Final = ROLL + PIPS
MOVE_LIMIT: Final = 2 * MOST_NEIGHBOURS + 2
"""A step to every neighbour with and without a rock, handling alone, a stop: no position has more moves."""


class Ending(IntEnum):
    """Why a game is over."""

    NEST = 1
    TURN_CAP = 2


def start(config: Config, state: State, seed: int) -> None:
    """Penguin 1 before the pile, penguin 2 in the centre, six rocks in a filled pile, the first to roll (S1 to S4)."""
    for index in range(STATE_SIZE):
        state[index] = 0
    state[CAME_FROM] = NOWHERE
    state[SEAT] = int(config[FIRST])
    for seat in range(SEATS):
        if seat < int(config[PLAYERS]):
            state[2 * seat] = neighbour(config, PILES + seat, 0) * 2
            state[2 * seat + 1] = (CENTRES + seat) * 2
        if seat < int(config[PLAYERS]) or int(config[ALL_PILES]) != 0:
            state[ROCKS + PILES + seat] = NEST


def turn(config: Config, state: State) -> int:
    """The die before a roll, otherwise the player (T1, T2)."""
    return CHANCE if int(state[PHASE]) <= ROLL2 else int(state[SEAT])


def legal(config: Config, state: State, moves: Moves) -> int:
    """The rolls, the choice before penguin 2's roll, or the moves of a penguin (T1, T2)."""
    phase = int(state[PHASE])
    if phase == CHOOSE2:
        moves[0] = GO
        moves[1] = STAY
        return 2
    if MOVE1 <= phase <= MOVE2:
        return _penguin_moves(config, state, moves)
    for pips in range(PIPS):
        moves[pips] = ROLL + pips
    return PIPS


def _penguin_moves(config: Config, state: State, moves: Moves) -> int:
    """Handling where the move starts, then every step alone and with handling, then the stop (M1, M4, H8, R2)."""
    mover = moving(state)
    here = int(state[mover]) >> 1
    came_from = int(state[CAME_FROM])
    passed = int(state[PASSED])
    # In the air with no steps left only a shortest route goes on (H4).
    shortest = steps_to_landing(config, state, mover, here, came_from, passed) if int(state[LEFT]) == 0 else 0
    count = 0
    if int(state[BEGUN]) == 0:
        count = _add_handling(config, state, mover, here, TAKE - TAKING, moves, count)
    for index in range(MOST_NEIGHBOURS):
        there = neighbour(config, here, index)
        if there == NOWHERE:
            break
        steps = reach(config, state, mover, here, there, passed) if there != came_from else 0
        if steps == 0 or (shortest > 0 and steps > shortest):
            continue
        moves[count] = there * 3
        count += 1
        if steps == 1:
            count = _add_handling(config, state, mover, there, there * 3, moves, count)
    if may_stop(state):
        moves[count] = STOP
        count += 1
    return count


def _add_handling(config: Config, state: State, mover: int, space: int, code: int, moves: Moves, count: int) -> int:
    """The take or the drop that is possible on a space, if there is one, as an addition to a code."""
    done = handling(config, state, mover, space)
    if done == 0:
        return count
    moves[count] = code + done
    return count + 1


def may_stop(state: State) -> bool:
    """Whether the penguin stands in its own centre, having stepped there in this move (M4, H9).

    Nothing can be handled in a centre, so whoever has begun there has stepped there.
    """
    return (
        int(state[BEGUN]) != 0
        and int(state[CAME_FROM]) == NOWHERE
        and int(state[moving(state)]) >> 1 == CENTRES + int(state[SEAT])
    )


def play(config: Config, state: State, move: int) -> None:
    """Make a move, or let a roll fall. No roll is ever lost: there is always a step (M2)."""
    if move >= ROLL:
        state[PHASE] = int(state[PHASE]) + AFTER_ROLL
        state[LEFT] = move - ROLL + 1
    elif move == GO:
        state[PHASE] = ROLL2
    elif move == STAY:
        _end_turn(config, state)
    elif move == STOP:
        _end_move(config, state)
    elif move >= TAKE:
        state[BEGUN] = 1
        mover = moving(state)
        handle(config, state, mover, int(state[mover]) >> 1, move - TAKE + TAKING)
        if has_won(state, int(state[SEAT])):
            _win(state)
    else:
        _step(config, state, move // 3, move % 3)


def _step(config: Config, state: State, space: int, done: int) -> None:
    """One step, into the air or to a landing with what is done there (M1 to M5, H1 to H3, E1)."""
    mover = moving(state)
    here = int(state[mover]) >> 1
    state[mover] = space * 2 + (int(state[mover]) & 1)
    state[BEGUN] = 1
    if mover & 1 != 0:
        state[ACTIVITY + int(state[SEAT])] = OUT
    below = other_on(config, state, mover, space)
    if below == NOBODY_THERE or int(state[PASSED]) == 0:
        state[LEFT] = max(int(state[LEFT]) - 1, 0)
    if below != NOBODY_THERE:
        state[CAME_FROM] = here
        if int(config[EACH]) == 0:
            state[PASSED] = int(state[PASSED]) | (1 << below)
        return
    state[CAME_FROM] = NOWHERE
    state[PASSED] = 0
    if done != 0:
        handle(config, state, mover, space, done)
    if has_won(state, int(state[SEAT])):
        _win(state)
    elif int(state[LEFT]) == 0:
        _end_move(config, state)


def _win(state: State) -> None:
    """The game is over, and the seat to move has won it; its turn is not counted (E1)."""
    _settle(state)
    _keep_awake(state)
    state[PHASE] = OVER


def _end_move(config: Config, state: State) -> None:
    """After penguin 1 comes penguin 2, if it is active; after it the turn is over (T2)."""
    activity = int(state[ACTIVITY + int(state[SEAT])])
    if int(state[PHASE]) != MOVE1 or activity < AWAKE:
        _end_turn(config, state)
        return
    _settle(state)
    state[PHASE] = CHOOSE2 if activity == AWAKE else ROLL2


def _settle(state: State) -> None:
    """A move is over: nothing of it is left."""
    state[LEFT] = 0
    state[BEGUN] = 0


def _keep_awake(state: State) -> None:
    """The turn in which a second penguin was woken is over (T4)."""
    woken = ACTIVITY + int(state[SEAT])
    if int(state[woken]) == WOKEN:
        state[woken] = AWAKE


def _end_turn(config: Config, state: State) -> None:
    """The next player's turn, or a draw at the cap (T5, E3)."""
    _settle(state)
    _keep_awake(state)
    state[TURN] = int(state[TURN]) + 1
    state[PHASE] = ROLL1
    state[SEAT] = (int(state[SEAT]) + 1) % int(config[PLAYERS])
    if int(state[TURN]) >= int(config[TURN_CAP]) > 0:
        state[PHASE] = OVER
        state[SEAT] = NOBODY


def ending(config: Config, state: State, seen: int) -> int:
    """A winner, or a draw at the cap (E1, E3)."""
    if int(state[PHASE]) != OVER:
        return GOES_ON
    return Ending.TURN_CAP if int(state[SEAT]) == NOBODY else Ending.NEST


def winner(config: Config, state: State, ending: int) -> int:
    """The seat whose nest is full and guarded (E1)."""
    return int(state[SEAT])
