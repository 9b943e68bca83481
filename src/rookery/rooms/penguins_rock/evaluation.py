"""What Penguins Rock! knows of good play: fetch a rock, bring it home, guard a full nest; rob where it pays.

All of it rests on the board's distances, which come with the config. They run over other penguins, which can be hopped,
and around all centres.
"""

import math
from typing import Final

import numpy as np

from rookery.kernel.protocol import PLAYERS, Config, Moves, State, Weights
from rookery.rooms.penguins_rock.board import CENTRES, DISTANCES, HOLLOWS, NEST, PILES, SEATS, STONES, seat_of
from rookery.rooms.penguins_rock.rocks import TAKING
from rookery.rooms.penguins_rock.rules import PIPS, STOP, TAKE
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ASLEEP,
    CHOOSE2,
    LEFT,
    PHASE,
    ROCKS,
    SEAT,
    moving,
)

FARTHEST: Final = 1_000
"""Farther than any space."""


def steps_between(config: Config, space: int, goal: int) -> int:
    """The steps from a space to a pile, a centre or an outer nest space."""
    return int(config[DISTANCES + space * STONES + goal])


# Where a penguin wants to go

SPITE: Final = 5
"""Steps that a robbed rock is worth to go farther: another player lacks it."""
ALARM: Final = 2
"""Steps more for each rock that brings the robbed nest nearer to being full than half."""


def errands(config: Config, state: State, penguin: int) -> int:
    """The spaces where a penguin has something to do next, each a bit: its centre, a space for its rock, or a rock.

    Those that are equally good are all there, so that nobody is robbed for the number of their seat.
    """
    seat = penguin >> 1
    here = int(state[penguin]) >> 1
    missing = missing_rocks(state, seat)
    if missing == 0 or (missing == 1 and int(state[penguin]) & 1 == 0 and int(state[penguin ^ 1]) & 1 != 0):
        return 1 << (CENTRES + seat)
    if int(state[penguin]) & 1 != 0:
        return _nearest_gaps(config, state, seat, here)
    return _best_rocks(config, state, seat, here)


def missing_rocks(state: State, seat: int) -> int:
    """How many outer spaces of a nest have no rock."""
    missing = 0
    for space in range(ROCKS + HOLLOWS + seat * NEST, ROCKS + HOLLOWS + seat * NEST + NEST):
        if int(state[space]) == 0:
            missing += 1
    return missing


def _nearest_gaps(config: Config, state: State, seat: int, here: int) -> int:
    """The nearest outer spaces of the own nest that have no rock."""
    found = 0
    least = FARTHEST
    for space in range(HOLLOWS + seat * NEST, HOLLOWS + seat * NEST + NEST):
        away = steps_between(config, here, space)
        if int(state[ROCKS + space]) == 0 and away <= least:
            found = (found if away == least else 0) | (1 << space)
            least = away
    return found


def _best_rocks(config: Config, state: State, seat: int, here: int) -> int:
    """The rocks that are soonest home, those of other nests counted as nearer than they are; or else the centre."""
    found = 1 << (CENTRES + seat)
    least = FARTHEST
    for pile in range(PILES, PILES + SEATS):
        trip = round_trip(config, seat, here, pile)
        if int(state[ROCKS + pile]) > 0 and trip <= least:
            found = (found if trip == least else 0) | (1 << pile)
            least = trip
    for other in range(int(config[PLAYERS])):
        if other == seat:
            continue
        first = HOLLOWS + other * NEST
        lure = SPITE + ALARM * max(NEST // 2 - missing_rocks(state, other), 0)
        for space in range(first, first + NEST):
            trip = round_trip(config, seat, here, space) - lure
            if int(state[ROCKS + space]) > 0 and trip <= least:
                found = (found if trip == least else 0) | (1 << space)
                least = trip
    return found


def round_trip(config: Config, seat: int, here: int, rock: int) -> int:
    """The steps from a space to a rock and on to the middle of the own nest."""
    return steps_between(config, here, rock) + steps_between(config, rock, CENTRES + seat)


# Priors

WINNING: Final = 1_000_000
USEFUL: Final = 1_000
"""A rock taken from elsewhere, or dropped where the nest lacks one."""
NEARER: Final = 100
LEVEL: Final = 10
FARTHER: Final = 4
POINTLESS: Final = 1
NEVER: Final = 0
"""To carry a rock out of the own nest: nobody would understand it, whatever it may be good for."""


def priors(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """Prefer the steps towards a penguin's errand, and doing it."""
    mover = moving(state)
    if int(state[PHASE]) == CHOOSE2:
        _go_prior(state, weights)
        return
    goals = errands(config, state, mover)
    here = int(state[mover]) >> 1
    for index in range(count):
        move = int(moves[index])
        if move == STOP:
            weights[index] = USEFUL if (goals >> here) & 1 != 0 else FARTHER
        elif move >= TAKE:
            weights[index] = _handle_prior(state, mover, here, move - TAKE + TAKING)
        elif move % 3 != 0:
            weights[index] = _handle_prior(state, mover, move // 3, move % 3)
        else:
            weights[index] = _step_prior(config, state, mover, move // 3, goals)


def _go_prior(state: State, weights: Weights) -> None:
    """Penguin 2 stays where it guards a nest that penguin 1 is about to fill; otherwise two carry more than one."""
    seat = int(state[SEAT])
    guards = missing_rocks(state, seat) == 1 and int(state[2 * seat]) & 1 != 0
    weights[0] = FARTHER if guards else NEARER
    weights[1] = NEARER if guards else FARTHER


def _handle_prior(state: State, mover: int, space: int, done: int) -> int:
    """Take from others, drop where the own nest has a gap."""
    nest = HOLLOWS + (mover >> 1) * NEST
    home = nest <= space < nest + NEST
    if done == TAKING:
        return NEVER if home else USEFUL
    if not home or int(state[ROCKS + space]) > 0:
        return POINTLESS
    guarded = int(state[mover ^ 1]) >> 1 == CENTRES + (mover >> 1)
    return WINNING if guarded and missing_rocks(state, mover >> 1) == 1 else USEFUL


def _step_prior(config: Config, state: State, mover: int, space: int, goals: int) -> int:
    """A step without a rock taken or dropped: the nearer to a goal the better."""
    if space < STONES and (goals >> space) & 1 != 0:
        if space != CENTRES + (mover >> 1):
            return FARTHER
        return WINNING if missing_rocks(state, mover >> 1) == 0 else NEARER
    nearer = _nearer(config, int(state[mover]) >> 1, space, goals)
    if nearer > 0:
        return NEARER
    return LEVEL if nearer == 0 else FARTHER


def _nearer(config: Config, here: int, space: int, goals: int) -> int:
    """How many steps a space is nearer than here to the goal that it is good for."""
    most = -FARTHEST
    for goal in range(STONES):
        if (goals >> goal) & 1 != 0:
            most = max(most, steps_between(config, here, goal) - steps_between(config, space, goal))
    return most


# The evaluation. The numbers of the turn were fitted to the ends of some hundred games, those of rocks and
# errands chosen by matches between players that search with nothing else. It matters most that the end of an errand is
# worth more than being about to end it: a rock is worth more than AT_HAND and PROGRESS together.

ROCK: Final = 0.7
"""What a rock in the nest is worth, as the logarithm of odds."""
AT_HAND: Final = 0.25
"""What it is worth when any roll lets a penguin bring its rock home, or take one from another nest."""
SECOND: Final = 0.6
"""What it is worth that the second penguin may go."""
PROGRESS: Final = 0.25
"""What nearly finishing an errand is worth; less than a rock, so that finishing it is worth more."""
TRIP: Final = 18
"""An errand of this many steps is not worth beginning."""
PIP: Final = 0.066
"""What a step left of a roll is worth, beyond where it leads."""
TO_MOVE = np.array([0.28, 0.02, 0.09, 0.03, -0.23, 0.0])
"""What the phase of a turn is worth to the player whose turn it is."""


def evaluate(config: Config, state: State, seat: int) -> float:
    """The odds of a race: the more rocks in the nest and the nearer the next ones, compared with others, the better."""
    players = int(config[PLAYERS])
    own = _standing(config, state, seat)
    odds = 0.0
    for other in range(players):
        odds += math.exp(_standing(config, state, other) - own)
    return (players / odds - 1.0) / (players - 1)


def _standing(config: Config, state: State, seat: int) -> float:
    """How well a seat stands, as a logarithm of odds."""
    standing = _prospect(config, state, 2 * seat) - ROCK * missing_rocks(state, seat)
    if int(state[ACTIVITY + seat]) != ASLEEP:
        standing += SECOND + _prospect(config, state, 2 * seat + 1)
    if seat == int(state[SEAT]):
        standing += float(TO_MOVE[int(state[PHASE])]) + PIP * int(state[LEFT])
    return standing


def _prospect(config: Config, state: State, penguin: int) -> float:
    """What a penguin's place is worth: how likely its next roll is to be of use, and how much of its errand is done."""
    seat = penguin >> 1
    here = int(state[penguin]) >> 1
    goals = errands(config, state, penguin)
    fetching = int(state[penguin]) & 1 == 0 and goals != 1 << (CENTRES + seat)
    away = length = FARTHEST
    for goal in range(STONES):
        if (goals >> goal) & 1 != 0:
            away = min(away, steps_between(config, here, goal))
            length = min(length, round_trip(config, seat, here, goal))
    if fetching:
        away = _loot(config, state, seat, here)
    # A rock still to be taken, and one to be dropped, count as a step each.
    length = length + 2 if fetching else away + 1
    at_hand = min(max(PIPS + 1 - away, 0), PIPS) / PIPS
    return AT_HAND * at_hand + PROGRESS * max(TRIP - length, 0) / TRIP


def _loot(config: Config, state: State, seat: int, here: int) -> int:
    """The steps to the nearest rock in another nest."""
    least = FARTHEST
    for space in range(HOLLOWS, HOLLOWS + NEST * int(config[PLAYERS])):
        if int(state[ROCKS + space]) > 0 and seat_of(space) != seat:
            least = min(least, steps_between(config, here, space))
    return least
