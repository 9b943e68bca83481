"""What is known of good play in Penguin Soccer: priors, evaluation, tactical moves.

Positions are judged by turns: how many each penguin, alone on the ice, would need to the ball and to a goal. The
weights were found by games of the search against itself.
"""

from typing import Final

import numpy as np

from rookery.kernel.protocol import Config, Heuristics, Moves, State, Weights
from rookery.rooms.penguin_soccer.alone import BALL_VIEW, NEVER, SPOTS, STANCES, TO_BALL, TO_GOAL, VIEW
from rookery.rooms.penguin_soccer.board import (
    ALONG,
    BALL,
    CENTRE,
    CROSSED,
    FAMILY,
    HOME,
    OFF_BOARD,
    PLACES,
    SIDE,
    SQUARES,
    STEPS_TO_EDGE,
)
from rookery.rooms.penguin_soccer.rules import BALL_AT, KICK, PLY_AT, PLY_CAP, SKIP, STAND, UPRIGHT, identity, turn

# Priors. A goal comes first, then whatever takes the ball, then what leaves a penguin few turns from it.
GOAL_PRIOR: Final = 1_000_000
TAKE_PRIOR: Final = 5_000
NEAR_BALL_PRIORS = np.array([1_000, 60, 20, 8] + [3] * 96, np.int32)
"""By the turns to the ball that a penguin has after its move."""

# The evaluation, in points: HALF of them make one half. They are coarse, so that moves tie and games vary.
HALF: Final = 1_000
TEMPO: Final = 20
NEARNESS = np.array([120, 40, 20, 10] + [0] * 96, np.int32)
"""By a penguin's turns to the ball; the holder needs none."""
TO_SCORE: Final = 20
"""For each turn to a goal less, of the penguin that needs fewest."""
NEXT_TO_SCORE: Final = 10
"""The same for the next."""
INNER: Final = 10
"""For each square between a penguin and the nearest edge."""
INSIDE = np.array([min(s % SIDE, 7 - s % SIDE, s // SIDE, 7 - s // SIDE) for s in range(SQUARES)] + [0, 0], np.int32)

NEAR_CAP: Final = 64
"""Where fewer plies are left to the cap, positions at two plies are never worth the same."""
PLY_BITS = np.random.Generator(np.random.PCG64(1)).integers(0, 2**63 - 1, NEAR_CAP)


def priors(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """Prefer goals, then the ball, then what leaves a penguin few turns from it."""
    side = turn(config, state)
    for index in range(count):
        move = int(moves[index])
        if move >= KICK:
            weights[index] = 1 if move == SKIP else _kick_prior(state, side, move - KICK)
        elif move >= STAND:
            penguin = int(state[side * FAMILY + move - STAND])
            weights[index] = NEAR_BALL_PRIORS[TO_BALL[_entry(state, side, move - STAND, (penguin & ~15) | UPRIGHT)]]
        else:
            weights[index] = _slide_prior(state, side, move)


def _entry(state: State, side: int, kind: int, penguin: int) -> int:
    """Where the tables of turns tell of a penguin and the ball."""
    stance = kind * STANCES + int(VIEW[side * PLACES * 16 + penguin])
    return stance * SPOTS + int(BALL_VIEW[side * (CENTRE + 1) + int(state[BALL_AT])])


def _kick_prior(state: State, side: int, direction: int) -> int:
    """The nearer the ball comes to the goal, the better."""
    square = _kicked_to(state, direction)
    if square == int(HOME[1 - side]):
        return GOAL_PRIOR
    seen = int(BALL_VIEW[side * (CENTRE + 1) + square])
    near = seen % SIDE + seen // SIDE
    return 1 + near * near


def _kicked_to(state: State, direction: int) -> int:
    """Where a kick's ball ends if nobody stops it."""
    ball = int(state[BALL_AT])
    entry = ball * 8 + direction
    for penguin in range(2 * FAMILY):
        if int(state[penguin]) >> 4 == ball:
            return int(ALONG[entry * 4 + min(FAMILY - penguin % FAMILY, int(STEPS_TO_EDGE[entry]))])
    return OFF_BOARD


def _slide_prior(state: State, side: int, move: int) -> int:
    """Taking the ball before all, then being few turns from it, as far as that can be seen without its obstacles."""
    if _takes(state, side, move):
        return TAKE_PRIOR
    kind = move // 64
    path = (int(state[side * FAMILY + kind]) >> 4) * 8 + ((move >> 3) & 7)
    slid = min(kind + 1, int(STEPS_TO_EDGE[path]))
    pose = move & 7 if slid == kind + 1 else UPRIGHT
    return int(NEAR_BALL_PRIORS[TO_BALL[_entry(state, side, kind, int(ALONG[path * 4 + slid]) * 16 + pose)]])


def _takes(state: State, side: int, move: int) -> bool:
    """Whether a legal slide ends with the ball."""
    kind = move // 64
    path = (int(state[side * FAMILY + kind]) >> 4) * 8 + ((move >> 3) & 7)
    return int(CROSSED[kind * PLACES * 8 + path]) & int(BALL[state[BALL_AT]]) != 0


def is_tactical(config: Config, state: State, move: int) -> bool:
    """Whether a move kicks towards the own goal and far enough, or takes the ball, from nobody or from an opponent."""
    side = turn(config, state)
    if move < STAND:
        return _takes(state, side, move)
    return KICK <= move < SKIP and _kicked_to(state, move - KICK) == int(HOME[1 - side])


def evaluate(config: Config, state: State, seat: int) -> float:
    """Who needs fewer turns to the ball and to a goal, and whose penguins keep away from the edge."""
    points = _points(state, seat) - _points(state, 1 - seat)
    points += TEMPO if turn(config, state) == seat else -TEMPO
    return points / (HALF + abs(points))


def _points(state: State, side: int) -> int:
    """What a family's penguins are worth where they are."""
    points = 0
    fewest = NEVER
    next_fewest = NEVER
    for kind in range(FAMILY):
        penguin = int(state[side * FAMILY + kind])
        entry = _entry(state, side, kind, penguin)
        points += int(NEARNESS[TO_BALL[entry]]) + INNER * int(INSIDE[penguin >> 4])
        turns = int(TO_GOAL[entry])
        next_fewest = min(next_fewest, max(turns, fewest))
        fewest = min(fewest, turns)
    return points - TO_SCORE * fewest - NEXT_TO_SCORE * next_fewest


def key(config: Config, state: State) -> int:
    """The identity; near the cap on plies, where a goal may come too late, the plies left as well.

    The identity leaves no room in 63 bits for the plies, so they are mixed in: two positions at the same ply never
    share a key, two at different plies only by a coincidence of 62 random bits.
    """
    number = identity(config, state)
    cap = int(config[PLY_CAP])
    left = cap - int(state[PLY_AT])
    if cap > 0 and 0 <= left < NEAR_CAP:
        number ^= int(PLY_BITS[left])
    return number


HEURISTICS: Final = Heuristics(priors=priors, evaluate=evaluate, is_tactical=is_tactical, key=key)
