"""Two small games for two, and the plainest search there is: what alpha-beta is compared with.

*Pebbles*: take one, two or three from a heap; whoever takes the last wins. Taking three leaves the same player to move
if the option says so. *Shuttle*: a token on a road of squares; who is to move pushes it one step either way, and it is
won where the road ends on the own side. A position that comes again too often is a draw.
"""

from collections.abc import Sequence

import numpy as np

from rookery.kernel.alphabeta import QUIESCENCE, SCALE, WIN
from rookery.kernel.engine import Engine
from rookery.kernel.protocol import GOES_ON, NOBODY, Config, Heuristics, Moves, Rules, State

HEAP = 0
TURN = 1
AGAIN = 1
"""In the config: whether who takes three moves again."""


def start_pebbles(config: Config, state: State, seed: int) -> None:
    """A heap of as many pebbles as the seed says."""
    state[HEAP] = seed
    state[TURN] = 0


def turn(config: Config, state: State) -> int:
    """Both games keep the player to move."""
    return int(state[TURN])


def take(config: Config, state: State, moves: Moves) -> int:
    """One, two or three pebbles, as far as there are."""
    count = min(int(state[HEAP]), 3)
    for index in range(count):
        moves[index] = index + 1
    return count


def play_pebbles(config: Config, state: State, move: int) -> None:
    """Take pebbles; the turn passes on, unless taking three gives another."""
    state[HEAP] = int(state[HEAP]) - move
    if move < 3 or int(config[AGAIN]) == 0 or int(state[HEAP]) == 0:
        state[TURN] = 1 - int(state[TURN])


def heap_is_gone(config: Config, state: State, seen: int) -> int:
    """The game is over when nothing is left."""
    return 1 if int(state[HEAP]) == 0 else GOES_ON


def who_took_the_last(config: Config, state: State, ending: int) -> int:
    """The turn has passed from the winner."""
    return 1 - int(state[TURN])


def heap_and_turn(config: Config, state: State) -> int:
    """All there is to a position."""
    return int(state[HEAP]) * 2 + int(state[TURN])


def _pebbles(heuristics: Heuristics) -> Rules:
    return Rules(
        state_size=2,
        move_codes=4,
        move_limit=3,
        start=start_pebbles,
        turn=turn,
        legal=take,
        play=play_pebbles,
        ending=heap_is_gone,
        winner=who_took_the_last,
        heuristics=heuristics,
    )


PEBBLES = _pebbles(Heuristics(key=heap_and_turn))
PEBBLES_WITHOUT_KEYS = _pebbles(Heuristics())

PLACE = 0
ROAD = 1
REPEATS = 2
"""In the config: the length of the road, and how often a position may come."""


def start_shuttle(config: Config, state: State, seed: int) -> None:
    """The token on the square that the seed names."""
    state[PLACE] = seed
    state[TURN] = 0


def steps(config: Config, state: State, moves: Moves) -> int:
    """Back and forth; seat 0 may also leap two squares forth."""
    moves[0] = 0
    moves[1] = 1
    moves[2] = 2
    return 3 if int(state[TURN]) == 0 else 2


def play_shuttle(config: Config, state: State, move: int) -> None:
    """Move 0 is a step back, 1 a step forth, 2 a leap."""
    forth = -1 if move == 0 else move
    state[PLACE] = min(max(int(state[PLACE]) + forth, 0), int(config[ROAD]))
    state[TURN] = 1 - int(state[TURN])


def road_ends(config: Config, state: State, seen: int) -> int:
    """Won at either end; drawn when a position has come too often."""
    if int(state[PLACE]) == 0 or int(state[PLACE]) == int(config[ROAD]):
        return 1
    return 2 if seen >= int(config[REPEATS]) else GOES_ON


def whose_end(config: Config, state: State, ending: int) -> int:
    """Seat 0 wins at the far end, seat 1 at the near one."""
    if ending == 2:
        return NOBODY
    return 1 if int(state[PLACE]) == 0 else 0


def place_and_turn(config: Config, state: State) -> int:
    """What counts as the same position."""
    return int(state[PLACE]) * 2 + int(state[TURN])


SHUTTLE = Rules(
    state_size=2,
    move_codes=3,
    move_limit=3,
    start=start_shuttle,
    turn=turn,
    legal=steps,
    play=play_shuttle,
    ending=road_ends,
    winner=whose_end,
    identity=place_and_turn,
)


def minimax(engine: Engine, rules: Rules, config: Config, state: State, past: Sequence[int], depth: int) -> int:
    """What a position is worth to who is to move, looking at everything: the scores of alpha-beta, without its arts."""
    return _minimax(engine, rules, config, state, tuple(past), depth, 0)


def _minimax(
    engine: Engine, rules: Rules, config: Config, state: State, past: tuple[int, ...], depth: int, ply: int
) -> int:
    seat = engine.turn(config, state)
    reason = engine.ending(config, state, past.count(past[-1]) if rules.remembers else 1)
    if reason != GOES_ON and ply > 0:
        points = engine.score(config, state, reason, seat)
        return int(points) * (WIN - ply)
    heuristics = rules.heuristics
    best = -WIN if depth > 0 else int(heuristics.evaluate(config, state, seat) * SCALE)
    if depth <= -QUIESCENCE:
        return best
    moves = np.zeros(rules.move_limit, np.int32)
    for move in moves[: engine.legal(config, state, moves)].tolist():
        if depth <= 0 and not heuristics.is_tactical(config, state, move):
            continue
        following = state.copy()
        engine.play(config, following, move)
        history = (*past, engine.identity(config, following)) if rules.remembers else past
        value = _minimax(engine, rules, config, following, history, depth - 1, ply + 1)
        best = max(best, value if engine.turn(config, following) == seat else -value)
    return best
