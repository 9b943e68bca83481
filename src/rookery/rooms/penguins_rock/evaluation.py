"""What Penguins Rock! knows of good play: fetch a rock, bring it home, guard a full nest; rob those who lead.

All of it rests on the board's distances, which come with the config. They run over other penguins, which can be hopped,
and around all centres.
"""

import math
from typing import Final

from rookery.kernel.protocol import PLAYERS, Config, Moves, State, Weights
from rookery.rooms.penguins_rock.board import CENTRES, DISTANCES, HOLLOWS, NEST, PILES, SEATS, STONES
from rookery.rooms.penguins_rock.rocks import TAKING
from rookery.rooms.penguins_rock.rules import PIPS, STOP, TAKE
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ASLEEP,
    CHOOSE2,
    LEFT,
    MOVE1,
    PHASE,
    ROCKS,
    ROLL1,
    SEAT,
    moving,
)

FARTHEST: Final = 1_000
"""Farther than any space."""


def steps_between(config: Config, space: int, goal: int) -> int:
    """The steps from a space to a pile, a centre or an outer nest space."""
    return int(config[DISTANCES + space * STONES + goal])


# Where a penguin wants to go

SPITE: Final = 8
"""Steps that a rock robbed from a leader is worth to go farther: the leader lacks it."""
ALARM: Final = 1
"""Steps more for each rock that brings the robbed nest nearer to being full than half."""


def errands(config: Config, state: State, penguin: int, naive: bool) -> int:
    """The spaces where a penguin has something to do next, each a bit: its centre, a space for its rock, or a rock.

    Those that are equally good are all there, so that nobody is robbed for the number of their seat. The naive go to
    the piles while there is a rock in one, whoever leads.
    """
    seat = penguin >> 1
    here = int(state[penguin]) >> 1
    missing = missing_rocks(state, seat)
    if missing == 0 or (missing == 1 and int(state[penguin]) & 1 == 0 and int(state[penguin ^ 1]) & 1 != 0):
        return 1 << (CENTRES + seat)
    if int(state[penguin]) & 1 != 0:
        return _nearest_gaps(config, state, seat, here)
    return _best_rocks(config, state, seat, here, naive)[0]


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


def _best_rocks(config: Config, state: State, seat: int, here: int, naive: bool) -> tuple[int, int]:
    """The rocks that are soonest home, those of leaders counted as nearer than they are, and the steps of that trip.

    Where there is none it is the centre, and the trip is endless. The naive rob anybody, once all piles are empty.
    """
    found = 1 << (CENTRES + seat)
    least = FARTHEST
    for pile in range(PILES, PILES + SEATS):
        trip = round_trip(config, seat, here, pile)
        if int(state[ROCKS + pile]) > 0 and trip <= least:
            found = (found if trip == least else 0) | (1 << pile)
            least = trip
    piles_empty = least == FARTHEST
    for other in range(int(config[PLAYERS])):
        if other == seat or not (piles_empty if naive else leads(config, state, other, seat)):
            continue
        first = HOLLOWS + other * NEST
        lure = SPITE + ALARM * max(NEST // 2 - missing_rocks(state, other), 0)
        for space in range(first, first + NEST):
            trip = round_trip(config, seat, here, space) - lure
            if int(state[ROCKS + space]) > 0 and trip <= least:
                found = (found if trip == least else 0) | (1 << space)
                least = trip
    return found, least


def leads(config: Config, state: State, other: int, seat: int) -> bool:
    """Whether another nest is so far ahead of a seat's that robbing it pays.

    Among two a rock more is enough. Among more, a robbery helps all the others as well: it takes two.
    """
    lead = missing_rocks(state, seat) - missing_rocks(state, other)
    return lead >= (int(config[PLAYERS]) + 1) // 2


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
    _weigh(config, state, moves, count, weights, False)


def naive_priors(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """The same for one who fills the own nest and does not mind those of the others."""
    _weigh(config, state, moves, count, weights, True)


def _weigh(config: Config, state: State, moves: Moves, count: int, weights: Weights, naive: bool) -> None:
    """Write the prior of every move."""
    mover = moving(state)
    if int(state[PHASE]) == CHOOSE2:
        _go_prior(state, weights)
        return
    goals = errands(config, state, mover, naive)
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


# The evaluation: a race. Every step of a roll can be used, so the steps that a nest still takes tell how many turns it
# takes. Numbers were chosen by matches. To take a rock and to drop it count as steps, so that doing it is always better
# than being about to.

TURN_WORTH: Final = 0.5
"""What a turn less than another player's is worth, as the logarithm of odds."""
ROLL_STEPS: Final = 3.5
"""The steps of a roll on average; a turn has two rolls."""
HANDLING: Final = 3
"""What taking or dropping a rock counts, in steps."""
SHORTAGE: Final = 6
"""Steps more for a rock that the own pile does not have."""
THREAT: Final = 1
"""Steps that a robber costs who has a rock of the nest within any roll."""
LOST: Final = 20
"""No penguin is farther than this many steps from bringing a rock home."""
GUARDING: Final = 0.25
"""What a step of a penguin towards its centre is worth while the other one brings the last rock."""


def evaluate(config: Config, state: State, seat: int) -> float:
    """The odds of a race: the fewer turns a nest takes than others, the better."""
    players = int(config[PLAYERS])
    own = _steps_left(config, state, seat)
    odds = 0.0
    for other in range(players):
        odds += math.exp(TURN_WORTH / (2 * ROLL_STEPS) * (own - _steps_left(config, state, other)))
    return (players / odds - 1.0) / (players - 1)


def _steps_left(config: Config, state: State, seat: int) -> float:
    """The steps until a nest is full and guarded, those of this turn taken as made."""
    missing = missing_rocks(state, seat)
    sleeps = int(state[ACTIVITY + seat]) == ASLEEP
    if missing == 0:
        steps = 1.0 * FARTHEST
        for penguin in range(2 * seat, 2 * seat + 2):
            steps = min(steps, steps_between(config, int(state[penguin]) >> 1, CENTRES + seat))
    else:
        steps = _fetching(config, state, seat, missing) - _head_start(config, state, 2 * seat, missing)
        if not sleeps:
            steps -= _head_start(config, state, 2 * seat + 1, missing)
    steps += THREAT * _threats(config, state, seat)
    if seat == int(state[SEAT]):
        phase = int(state[PHASE])
        rolls = int(phase == ROLL1) + int(phase <= MOVE1 and not sleeps)
        steps -= int(state[LEFT]) + ROLL_STEPS * rolls
    return steps


def _fetching(config: Config, state: State, seat: int, missing: int) -> float:
    """The steps that a nest's rocks take: to the pile and back for each gap, and to the centre at last."""
    steps = 2.0 if missing == 1 else 1.0
    for space in range(HOLLOWS + seat * NEST, HOLLOWS + seat * NEST + NEST):
        if int(state[ROCKS + space]) == 0:
            steps += 2 * (steps_between(config, PILES + seat, space) + HANDLING)
    carried = (int(state[2 * seat]) & 1) + (int(state[2 * seat + 1]) & 1)
    return steps + SHORTAGE * max(missing - carried - int(state[ROCKS + PILES + seat]), 0)


def _head_start(config: Config, state: State, penguin: int, missing: int) -> float:
    """The steps by which a penguin is ahead of one that sits in its centre."""
    seat = penguin >> 1
    here = int(state[penguin]) >> 1
    out = steps_between(config, PILES + seat, CENTRES + seat)
    if int(state[penguin]) & 1 != 0:
        gap = 0
        goals = _nearest_gaps(config, state, seat, here)
        while (goals >> gap) & 1 == 0:
            gap += 1
        return out + HANDLING + steps_between(config, PILES + seat, gap) - steps_between(config, here, gap)
    if missing == 1 and int(state[penguin ^ 1]) & 1 != 0:
        return 1 - GUARDING * steps_between(config, here, CENTRES + seat)
    return 2 * out - min(_best_rocks(config, state, seat, here, False)[1], LOST)


def _threats(config: Config, state: State, seat: int) -> float:
    """How many robbers may have a rock of a nest with their next roll, each with its odds."""
    threats = 0.0
    for penguin in range(2 * int(config[PLAYERS])):
        robber = penguin >> 1
        if robber == seat or int(state[penguin]) & 1 != 0:
            continue
        if penguin & 1 == 0 or int(state[ACTIVITY + robber]) != ASLEEP:
            away = _loot(config, state, seat, int(state[penguin]) >> 1)
            threats += min(max(PIPS + 1 - away, 0), PIPS) / PIPS
    return threats


def _loot(config: Config, state: State, seat: int, here: int) -> int:
    """The steps to the nearest rock of a nest on which no penguin of its own stands."""
    least = FARTHEST
    for space in range(HOLLOWS + seat * NEST, HOLLOWS + seat * NEST + NEST):
        held = int(state[2 * seat]) >> 1 == space or int(state[2 * seat + 1]) >> 1 == space
        if int(state[ROCKS + space]) > 0 and not held:
            least = min(least, steps_between(config, here, space))
    return least
