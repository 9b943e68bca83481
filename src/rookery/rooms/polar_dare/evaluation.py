"""What Polar Dare! knows of good play: towards the Pole, together where a floe carries several, and wary of the bear.

All of it rests on one table: how many moves a penguin alone needs to the Pole, from every surface and with the floes at
any stops. It knows no bear and no crowd, and ways that lead back by a rank, which hardly ever help, are left out.
"""

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.protocol import PLAYERS, Config, Moves, State, Weights
from rookery.rooms.polar_dare.board import (
    FAMILY,
    FLOES,
    HEIGHT,
    HEIGHT_DIFFERENCE,
    LANES,
    MOST_NEIGHBOURS,
    NEIGHBOUR,
    NOWHERE,
    POLE,
    RANKS,
    SHORES,
    START,
    SURFACES,
    rank,
)
from rookery.rooms.polar_dare.rules import (
    BEAR,
    BEAR_AT,
    DARE,
    FLOES_AT,
    LEFT_AT,
    PENGUINS_AT,
    ROLL_AT,
    SEAT_AT,
    SLIDE,
    WAITING,
)

Table = npt.NDArray[np.int8]


# How far it is to the Pole. Floes behind a penguin do not matter to it, so a surface's entries are as many as the floes
# of its own rank and of those before it have stops.


def _distances() -> tuple[Table, npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """The table, where each surface's entries begin, and how many bits of the floes lie behind it."""
    tables: list[list[Table]] = [[np.zeros(1, np.int8)]]
    ahead = np.zeros((len(LANES), 1), np.int8)
    """From each lane's next floe, at its back stop, or from the Pole."""
    blocked = np.zeros((len(LANES), 1), np.int8)
    """1 where that floe is forward, and must slide back before it can be stepped on."""
    for _ in range(RANKS):
        ahead, blocked, ranked = _rank(ahead + blocked)
        tables.insert(0, ranked)
    tables.insert(0, [1 + (ahead + blocked).min(0)])
    flat = [table for ranked in tables for table in ranked]
    starts = np.cumsum([0, *(len(table) for table in flat[:-1])])
    behind = [1, *(4 * (rank(floe) - 1) + 1 for floe in range(1, FLOES + 1)), FLOES + 1]
    return np.concatenate(flat), starts.astype(np.int32), np.array(behind, np.int32)


def _rank(beyond: Table) -> tuple[Table, Table, list[Table]]:
    """One rank's distances, lane by lane for all stops of its floes (low bits) and of the floes beyond (high bits)."""
    stops = np.arange(beyond.shape[1] << len(LANES))
    forward = np.array([(stops >> lane) & 1 for lane in range(len(LANES))], np.int8)
    # From a forward floe a step leads on; from a back one it must slide first. Sideways it goes between equal stops.
    at_front = 1 + np.repeat(beyond, 1 << len(LANES), axis=1)
    at_back = at_front + 1
    for _ in LANES:
        for here, there in ((0, 1), (1, 2), (2, 3), (3, 2), (2, 1), (1, 0)):
            at_front[there] = np.minimum(at_front[there], at_front[here] + 2 - forward[here])
            at_back[there] = np.minimum(at_back[there], at_back[here] + 1 + forward[here])
        at_back = np.minimum(at_back, at_front + 1)
        at_front = np.minimum(at_front, at_back + 1)
    return at_back, forward, list(np.where(forward == 1, at_front, at_back))


DISTANCES, DISTANCES_FROM, FLOES_BEHIND = _distances()


def distance(floes: int, surface: int) -> int:
    """How many moves a penguin alone needs from a surface to the Pole."""
    return int(DISTANCES[int(DISTANCES_FROM[surface]) + (floes >> int(FLOES_BEHIND[surface]))])


# The prior of a move, by what it gains, counted in halves of a move.

PRIORS = np.array([1, 1, 2, 4, 12, 48, 80, 130, 200, 300, 420, 560, 720, 900, 1100, 1300, 1500], np.int32)
"""The prior of each gain, from the worst that is told apart."""
WORST: Final = -3
WINNING: Final = 1_000_000
SAFE: Final = 3
"""What it gains to be on the Pole, beyond the step itself."""
TOGETHER: Final = 1
"""What it gains to step onto a floe that carries an own penguin: they slide as one."""
EXPOSED: Final = 1
"""What it costs to step next to the bear."""


def priors(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """Prefer what brings the own penguins nearer to the Pole, or the bear nearer to the others'."""
    floes = int(state[FLOES_AT])
    before = _way_to_go(config, state, floes)
    for index in range(count):
        move = int(moves[index])
        if move >= SLIDE:
            weights[index] = _prior(_slide_gain(config, state, floes, (move - SLIDE) // 2 + 1, before))
        elif move >= BEAR:
            weights[index] = _prior(_bear_gain(config, state, floes, (move - BEAR) % SURFACES))
        elif _wins(state, move % SURFACES):
            weights[index] = WINNING
        else:
            weights[index] = _prior(_step_gain(state, floes, move // SURFACES, move % SURFACES))


def _prior(gain: int) -> int:
    return int(PRIORS[min(max(gain - WORST, 0), len(PRIORS) - 1)])


def _way_to_go(config: Config, state: State, floes: int) -> int:
    """How far the own penguins have to go, in halves, less what the others have to go: what a slide changes."""
    own = PENGUINS_AT + int(state[SEAT_AT]) * FAMILY
    moves = 0
    for penguin in range(PENGUINS_AT, PENGUINS_AT + FAMILY * int(config[PLAYERS])):
        away = distance(floes, int(state[penguin]))
        moves += 2 * away if own <= penguin < own + FAMILY else -away
    return moves


def _slide_gain(config: Config, state: State, floes: int, floe: int, before: int) -> int:
    """What a slide gains: a shorter way, a longer one for the others, and in a Polar Dare a way for the bear."""
    after = floes ^ (1 << floe)
    gain = before - _way_to_go(config, state, after)
    if int(state[ROLL_AT]) == DARE:
        bear = int(state[BEAR_AT])
        left = int(state[LEFT_AT]) - 1
        if floe == bear:
            gain += _hunt(config, state, after, bear, left)
        elif left > 1 and _beside(after, bear, floe):
            gain += _hunt(config, state, after, floe, left - 1)
    return gain


def _bear_gain(config: Config, state: State, floes: int, there: int) -> int:
    """What a step of the bear gains: whom it sends back at once, and whom it can reach with the rest of the roll."""
    return 2 * _prey(config, state, floes, there) + _hunt(config, state, floes, there, int(state[LEFT_AT]) - 1)


def _hunt(config: Config, state: State, floes: int, bear: int, left: int) -> int:
    """The best prey that the bear reaches with so many moves: a step, or a slide of its own floe and a step."""
    best = 0
    for entry in range(bear * MOST_NEIGHBOURS, bear * MOST_NEIGHBOURS + MOST_NEIGHBOURS):
        there = int(NEIGHBOUR[entry])
        if there == NOWHERE or (SHORES >> there) & 1 != 0:
            continue
        by_slide = left > 1 and bear != POLE and _joined(floes ^ (1 << bear), bear, entry)
        if by_slide or (left > 0 and _joined(floes, bear, entry)):
            best = max(best, _prey(config, state, floes, there))
    return best


def _prey(config: Config, state: State, floes: int, floe: int) -> int:
    """How many moves the penguins on a floe have made: the others', less twice the own.

    What one of several others loses helps only against that one, so it counts the less the more there are.
    """
    own = PENGUINS_AT + int(state[SEAT_AT]) * FAMILY
    lost = distance(floes, START) - distance(floes, floe)
    theirs = 0
    ours = 0
    for penguin in range(PENGUINS_AT, PENGUINS_AT + FAMILY * int(config[PLAYERS])):
        if int(state[penguin]) == floe:
            if own <= penguin < own + FAMILY:
                ours += lost
            else:
                theirs += lost
    others = int(config[PLAYERS]) - 1
    return theirs // (others * others) - 2 * ours


def _beside(floes: int, here: int, there: int) -> bool:
    """Whether a step leads from one surface to another."""
    for entry in range(here * MOST_NEIGHBOURS, here * MOST_NEIGHBOURS + MOST_NEIGHBOURS):
        if int(NEIGHBOUR[entry]) == there:
            return _joined(floes, here, entry)
    return False


def _joined(floes: int, here: int, entry: int) -> bool:
    """Whether the floes' stops let a step go from a surface to one of its neighbours."""
    there = int(NEIGHBOUR[entry])
    apart = int(HEIGHT[there]) - int(HEIGHT[here]) + ((floes >> there) & 1) - ((floes >> here) & 1)
    return abs(apart) == int(HEIGHT_DIFFERENCE[entry])


def _wins(state: State, there: int) -> bool:
    """Whether a step to this surface brings the last of the own penguins to the Pole."""
    return there == POLE and int(state[PENGUINS_AT + int(state[SEAT_AT]) * FAMILY + 1]) == POLE


def _step_gain(state: State, floes: int, here: int, there: int) -> int:
    """What a penguin's step gains: a shorter way, company, safety from the bear."""
    bear = int(state[BEAR_AT])
    if there == POLE:
        return 2 + SAFE
    if here == POLE or there == bear:
        return WORST
    gain = 2 * (distance(floes, here) - distance(floes, there))
    if there == START:
        return gain
    first = PENGUINS_AT + int(state[SEAT_AT]) * FAMILY
    for penguin in range(first, first + FAMILY):
        if int(state[penguin]) == there:
            gain += TOGETHER
            break
    return gain - EXPOSED if _beside(floes, bear, there) else gain


# The evaluation. The numbers were fitted to the ends of some thousand games of players that follow the priors.

STEEPNESS: Final = 0.12
"""How much a move less to go is worth, as the logarithm of odds."""
AT_SEA: Final = 3.5
"""Moves that a penguin not yet on the Pole will lose to the bear and to others' slides."""
HUNTED: Final = 0.35
"""The share of its way that a penguin next to the bear is likely to lose."""
TO_ROLL: Final = 2.0
"""Moves that the next roll is worth to the player whose turn it is."""
MOVE_LEFT: Final = 1.5
TURN_LEFT: Final = -2.6
"""Moves that each move left of a roll is worth, and what it is worth that the others roll next."""


def evaluate(config: Config, state: State, seat: int) -> float:
    """The odds of a race: the fewer moves a seat has to go, compared with the others, the better."""
    players = int(config[PLAYERS])
    own = _to_go(state, seat)
    odds = 0.0
    for other in range(players):
        odds += math.exp(STEEPNESS * (own - _to_go(state, other)))
    return (players / odds - 1.0) / (players - 1)


def _to_go(state: State, seat: int) -> float:
    """How many moves a seat still needs, about, and what it will lose on its way."""
    floes = int(state[FLOES_AT])
    bear = int(state[BEAR_AT])
    moves = 0.0
    if seat == int(state[SEAT_AT]):
        moves -= TO_ROLL if int(state[ROLL_AT]) == WAITING else MOVE_LEFT * int(state[LEFT_AT]) + TURN_LEFT
    for penguin in range(PENGUINS_AT + seat * FAMILY, PENGUINS_AT + seat * FAMILY + FAMILY):
        here = int(state[penguin])
        if here == POLE:
            continue
        moves += distance(floes, here) + AT_SEA
        if here != START and _beside(floes, bear, here):
            moves += HUNTED * (distance(floes, START) - distance(floes, here))
    return moves
