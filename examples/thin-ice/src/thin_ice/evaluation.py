"""What is known of good play in Thin Ice, for those who search: keep ways open, and close those of the others.

Nothing here is a rule, and a game can do without all of it; its bots are weaker then.
"""

from typing import Final

import numpy as np

from rookery.kernel.levels import AtRandom, Levels, TreeSearch
from rookery.kernel.protocol import NOBODY, PLAYERS, Config, Heuristics, Moves, State, Weights
from thin_ice.board import FLOES, NEIGHBOURS, NOWHERE
from thin_ice.rules import LEFT_AT, PENGUINS_AT, SEATS, SINK, TURN_AT, is_free, penguin_on, turn, ways_out

NEAR: Final = 3
"""A floe beside the penguin counts as much as this many that lie two steps away."""
TRAP = np.array([1, 900, 240, 90, 40, 25, 15], np.int32)
"""The prior of sinking a floe beside another penguin, by that one's ways out before."""

KEYS = np.random.Generator(np.random.PCG64(7)).integers(0, 2**62, (1 + SEATS, FLOES + 1))
"""A random number for each floe that is afloat, then for each seat's penguin on each floe."""
TURN_KEYS = np.random.Generator(np.random.PCG64(8)).integers(0, 2**62, (SEATS, FLOES + 1))
"""A random number for each player to move with so many floes left to sink."""


def priors(config: Config, state: State, moves: Moves, count: int, weights: Weights) -> None:
    """Step where many ways lead on, and sink what another penguin needs."""
    own = int(state[PENGUINS_AT + turn(config, state)])
    for index in range(count):
        move = int(moves[index])
        if move < SINK:
            ways = ways_out(state, move)
            weights[index] = 1 + 4 * ways * ways
        else:
            weights[index] = _urge_to_sink(config, state, own, move - SINK)


def _urge_to_sink(config: Config, state: State, own: int, sunk: int) -> int:
    urge = 2
    for direction in range(6):
        beside = int(NEIGHBOURS[sunk, direction])
        if beside == own:
            return 1
        if beside != NOWHERE and penguin_on(state, beside) != NOBODY:
            urge += int(TRAP[ways_out(state, beside)])
    return urge


def evaluate(config: Config, state: State, seat: int) -> float:
    """How much room a penguin has, against the one of the others that has most."""
    own = _freedom(state, int(state[PENGUINS_AT + seat]))
    most = 0
    for other in range(int(config[PLAYERS])):
        if other != seat:
            most = max(most, _freedom(state, int(state[PENGUINS_AT + other])))
    return (own - most) / (own + most + 4)


def _freedom(state: State, floe: int) -> int:
    """The free floes beside a penguin, and how it would go on from each; nothing for one that is out."""
    if floe == NOWHERE:
        return 0
    points = 0
    for direction in range(6):
        beside = int(NEIGHBOURS[floe, direction])
        if beside != NOWHERE and is_free(state, beside):
            points += NEAR + ways_out(state, beside)
    return points


def key(config: Config, state: State) -> int:
    """All of a position, mixed into one number: two that differ share it only by a coincidence of 62 random bits."""
    number = int(TURN_KEYS[int(state[TURN_AT]), min(int(state[LEFT_AT]), FLOES)])
    for floe in range(FLOES):
        if int(state[floe]) == 1:
            number ^= int(KEYS[0, floe])
    for seat in range(SEATS):
        number ^= int(KEYS[1 + seat, int(state[PENGUINS_AT + seat])])
    return number


HEURISTICS: Final = Heuristics(priors=priors, evaluate=evaluate, key=key)

LEVELS: Final[Levels] = {
    "egg": (AtRandom(),),
    "chick": (TreeSearch(simulations=24, use_priors=False, cutoff=0),),
    "juvenile": (TreeSearch(simulations=60, cutoff=0),),
    "adult": (TreeSearch(simulations=600, cutoff=6),),
    "emperor": (TreeSearch(simulations=6_000, cutoff=6),),
}
"""How players of each level think: the same thoughts, ever more of them."""
