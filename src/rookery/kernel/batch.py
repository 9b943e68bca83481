"""Many games side by side, one ply at a time: what learners and environments drive.

Every function here works on one lane, or on a row of them; a processor runs the rows of each core one after the other,
a GPU runs every lane as a thread of its own (``kernel.device``).
"""

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import is_full, push, seen
from rookery.kernel.playout import begin, choose
from rookery.kernel.protocol import CHANCE, GOES_ON, PLAYERS, Config, Moves, Observation, Weights
from rookery.kernel.rng import word

if TYPE_CHECKING:
    from rookery.kernel.protocol import (
        REMEMBERS,
        action,
        code,
        ending,
        identity,
        legal,
        observe,
        play,
        priors,
        score,
        start,
        turn,
    )

RANDOM: Final = -1
"""The action that asks for a random legal move, or for the die at a chance node."""
OVER: Final = -2
"""The seat to move where a game is over; at a chance node it is CHANCE."""
OWN_SEED: Final = -1
"""The wish for a new game from a seed that the lane draws."""
NO_RESET: Final = -2
"""The wish that a lane is left alone."""

# The rows of ``Lanes.numbers`` and of ``Lanes.flags``.
SEAT: Final = 0
REASON: Final = 1
DRAWS: Final = 2
"""How many random numbers a lane has used."""
COUNT: Final = 3
"""How many legal moves there are, where they are listed."""
NUMBERS: Final = 4
ENDED: Final = 0
ILLEGAL: Final = 1
FLAGS: Final = 2


class Lanes(NamedTuple):
    """Games side by side. On a GPU the large arrays stand column by column, so that lanes read neighbouring numbers."""

    states: npt.NDArray[np.int32]
    """A state for each lane."""
    histories: npt.NDArray[np.int64]
    """A history for each lane."""
    numbers: npt.NDArray[np.int32]
    """NUMBERS rows, each with a number for each lane."""
    flags: npt.NDArray[np.bool_]
    """FLAGS rows, each with an answer for each lane."""
    rewards: npt.NDArray[np.float32]
    """For each lane what its last step was worth to each seat."""
    legal: npt.NDArray[np.bool_]
    """For each lane whether each action is legal; no lane at all where nobody asks."""
    moves: npt.NDArray[np.int32]
    """For each lane the codes of its legal moves, where masks are asked for."""


class Course(NamedTuple):
    """How lanes go on."""

    seed: int
    rolls: bool
    """Whether dice are rolled at once: no lane then waits at a chance node."""
    restarts: bool
    """Whether a lane whose game has ended begins a new one in the same step."""


def step_lanes(
    config: Config,
    lanes: Lanes,
    moves: Moves,
    actions: npt.NDArray[np.int32],
    course: Course,
    first: int,
    last: int,
) -> None:
    """Make one ply in each lane from first to last; legal moves are listed for it and forgotten."""
    for lane in range(first, last):
        number = int(actions[lane]) if len(actions) > 0 else RANDOM
        step_lane(config, lanes, moves, number, course, lane)


def step_masked_lanes(
    config: Config, lanes: Lanes, actions: npt.NDArray[np.int32], course: Course, first: int, last: int
) -> None:
    """The same where masks are kept: each lane's legal moves are listed anew after its ply."""
    for lane in range(first, last):
        number = int(actions[lane]) if len(actions) > 0 else RANDOM
        step_masked_lane(config, lanes, number, course, lane)
        clear_mask(lanes, lane)
        look(config, lanes, lane)


def reset_lanes(
    config: Config,
    lanes: Lanes,
    moves: Moves,
    wishes: npt.NDArray[np.int64],
    course: Course,
    first: int,
    last: int,
) -> None:
    """Begin new games in the lanes from first to last that wish for one: from their seed, or one that is drawn."""
    for lane in range(first, last):
        reset_lane(config, lanes, moves, int(wishes[lane]), course, lane)
        if len(lanes.legal) > 0 and int(wishes[lane]) != NO_RESET:
            clear_mask(lanes, lane)
            look(config, lanes, lane)


def observe_lanes(config: Config, lanes: Lanes, seat: int, out: Observation, first: int, last: int) -> None:
    """Write what is seen in each lane from first to last, by the seat to move or by the one that is given."""
    for lane in range(first, last):
        row = out[lane]
        for index in range(len(row)):
            row[index] = 0
        observe_lane(config, lanes, seat, row, lane)


def advise_lanes(config: Config, lanes: Lanes, weights: Weights, out: Observation, first: int, last: int) -> None:
    """Write the room's priors of all actions for each lane from first to last; masks must be kept."""
    for lane in range(first, last):
        for index in range(out.shape[1]):
            out[lane, index] = 0
        advise_lane(config, lanes, weights, out[lane], lane)


# One lane


def draw(lanes: Lanes, seed: int, lane: int) -> int:
    """The next random number of a lane."""
    n = int(lanes.numbers[DRAWS, lane])
    lanes.numbers[DRAWS, lane] = n + 1
    return word(seed, lane, n)


def step_lane(config: Config, lanes: Lanes, moves: Moves, number: int, course: Course, lane: int) -> None:
    """Make one ply by an action number, or at random."""
    if not is_ready(config, lanes, moves, course, lane):
        return
    state = lanes.states[lane]
    count = legal(config, state, moves)
    if number == RANDOM:
        move = choose(config, state, moves, count, draw(lanes, course.seed, lane))
    else:
        move = -1
        for index in range(count):
            if action(config, state, int(moves[index])) == number:
                move = int(moves[index])
    advance(config, lanes, moves, move, course, lane)


def step_masked_lane(config: Config, lanes: Lanes, number: int, course: Course, lane: int) -> None:
    """Make one ply by an action number, or at random, where the mask says what is legal."""
    moves = lanes.moves[lane]
    if not is_ready(config, lanes, moves, course, lane):
        return
    state = lanes.states[lane]
    if number == RANDOM:
        count = int(lanes.numbers[COUNT, lane])
        move = choose(config, state, moves, count, draw(lanes, course.seed, lane))
    elif 0 <= number < lanes.legal.shape[1] and lanes.legal[lane, number]:
        move = code(config, state, number)
    else:
        move = -1
    advance(config, lanes, moves, move, course, lane)


def is_ready(config: Config, lanes: Lanes, moves: Moves, course: Course, lane: int) -> bool:
    """Whether a lane has a ply to make. One whose game is over has not: it begins anew, or stays as it is."""
    over = int(lanes.numbers[SEAT, lane]) == OVER
    lanes.flags[ILLEGAL, lane] = False
    lanes.flags[ENDED, lane] = over and not course.restarts
    lanes.numbers[REASON, lane] = GOES_ON
    for seat in range(int(config[PLAYERS])):
        lanes.rewards[lane, seat] = 0.0
    if over and course.restarts:
        # Only an opening that is over at once leads here.
        begin_game(config, lanes, moves, draw(lanes, course.seed, lane), course, lane)
    return not over


def advance(config: Config, lanes: Lanes, moves: Moves, move: int, course: Course, lane: int) -> None:
    """Make a move, and all that follows without anybody's decision: rolls, rewards, a new beginning."""
    if move < 0:
        lanes.flags[ILLEGAL, lane] = True
        return
    state = lanes.states[lane]
    history = lanes.histories[lane]
    play(config, state, move)
    if REMEMBERS:
        push(history, identity(config, state))
    roll(config, lanes, moves, course, lane)
    reason = ending(config, state, seen(history))
    if reason == GOES_ON and not (REMEMBERS and is_full(history)):
        lanes.numbers[SEAT, lane] = turn(config, state)
        return
    # A game whose history is full is called off without a reason; that happens only in games without a cap.
    lanes.flags[ENDED, lane] = True
    lanes.numbers[REASON, lane] = reason
    lanes.numbers[SEAT, lane] = OVER
    if reason != GOES_ON:
        for seat in range(int(config[PLAYERS])):
            lanes.rewards[lane, seat] = score(config, state, reason, seat)
    if course.restarts:
        begin_game(config, lanes, moves, draw(lanes, course.seed, lane), course, lane)


def roll(config: Config, lanes: Lanes, moves: Moves, course: Course, lane: int) -> None:
    """Roll the dice until it is a seat's turn, where lanes do so by themselves."""
    if not course.rolls:
        return
    state = lanes.states[lane]
    history = lanes.histories[lane]
    while turn(config, state) == CHANCE and ending(config, state, seen(history)) == GOES_ON:
        if REMEMBERS and is_full(history):
            return
        count = legal(config, state, moves)
        play(config, state, choose(config, state, moves, count, draw(lanes, course.seed, lane)))
        if REMEMBERS:
            push(history, identity(config, state))


def begin_game(config: Config, lanes: Lanes, moves: Moves, seed: int, course: Course, lane: int) -> None:
    """Set up a new game from a seed of its own; an opening can be over at once."""
    state = lanes.states[lane]
    history = lanes.histories[lane]
    start(config, state, seed)
    begin(config, state, history)
    roll(config, lanes, moves, course, lane)
    going_on = ending(config, state, seen(history)) == GOES_ON
    lanes.numbers[SEAT, lane] = turn(config, state) if going_on else OVER


def reset_lane(config: Config, lanes: Lanes, moves: Moves, wish: int, course: Course, lane: int) -> None:
    """Begin a new game from a seed, from one that is drawn, or not at all."""
    if wish == NO_RESET:
        return
    seed = draw(lanes, course.seed, lane) if wish == OWN_SEED else wish
    lanes.flags[ENDED, lane] = False
    lanes.flags[ILLEGAL, lane] = False
    lanes.numbers[REASON, lane] = GOES_ON
    for seat in range(int(config[PLAYERS])):
        lanes.rewards[lane, seat] = 0.0
    begin_game(config, lanes, moves, seed, course, lane)


def clear_mask(lanes: Lanes, lane: int) -> None:
    """Call nothing legal."""
    for number in range(lanes.legal.shape[1]):
        lanes.legal[lane, number] = False


def look(config: Config, lanes: Lanes, lane: int) -> None:
    """List the legal moves of a lane, in a mask that is clear."""
    moves = lanes.moves[lane]
    count = 0
    if int(lanes.numbers[SEAT, lane]) != OVER:
        state = lanes.states[lane]
        count = legal(config, state, moves)
        for index in range(count):
            lanes.legal[lane, action(config, state, int(moves[index]))] = True
    lanes.numbers[COUNT, lane] = count


def observe_lane(config: Config, lanes: Lanes, seat: int, row: Observation, lane: int) -> None:
    """Write what is seen in a lane, into zeros: by the seat to move, where there is one, if none is given."""
    viewer = int(lanes.numbers[SEAT, lane]) if seat < 0 else seat
    observe(config, lanes.states[lane], seen(lanes.histories[lane]), max(0, viewer), row)


def advise_lane(config: Config, lanes: Lanes, weights: Weights, row: Observation, lane: int) -> None:
    """Write the room's priors of the actions of a lane, into zeros."""
    state = lanes.states[lane]
    moves = lanes.moves[lane]
    count = int(lanes.numbers[COUNT, lane])
    priors(config, state, moves, count, weights)
    for index in range(count):
        row[action(config, state, int(moves[index]))] = weights[index]
