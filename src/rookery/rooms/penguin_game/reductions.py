"""Deals that are alike, and all deals of the small iceberg.

Two positions are alike if turning or mirroring the arrangement and exchanging suits makes one of them the other: what
is true of one is true of the other. One of them, the *reduced* one, stands for all.

The *small iceberg* is half of the whole one: the first two of four tiles, a coin on each cell and a second one on the
cells of the X, three coins of each suit. It is dealt in 369,600 ways, and that is little enough to solve them all.
Rules and notation are those of the whole iceberg, whose other tiles are bare.
"""

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from rookery.kernel.errors import BadOption
from rookery.kernel.messages import speaker
from rookery.kernel.packed import Deals
from rookery.kernel.protocol import PLAYERS, Config, State
from rookery.rooms.penguin_game.board import SLOTS, SUITS, Place, cells
from rookery.rooms.penguin_game.layout import (
    CELLS,
    ORDER_FROM,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    SEATS,
    START,
    STATE_SIZE,
    TARGET_AT,
    TILE_AT,
    TILES_FROM,
    UPPER,
    WAITING,
    Start,
    add_coin,
    suits,
)
from rookery.rooms.penguin_game.reading import read_fields
from rookery.rooms.penguin_game.rules import MELT_CODE, PLACE_CODE

say = speaker("penguin-game")

Order = tuple[int, ...]
"""For each slot of a reduced position the slot that it was before."""

SMALL_CELLS: Final = 8
OF_A_SUIT: Final = 3
"""Coins of each suit on the small iceberg."""
RENAMINGS: Final = 24
"""In how many ways four suits can be exchanged."""
TURNS: Final[tuple[Callable[[Place], Place], ...]] = (
    lambda cell: (cell[0], cell[1]),
    lambda cell: (-cell[0], cell[1]),
    lambda cell: (cell[0], -cell[1]),
    lambda cell: (-cell[0], -cell[1]),
    lambda cell: (cell[1], cell[0]),
    lambda cell: (-cell[1], cell[0]),
    lambda cell: (cell[1], -cell[0]),
    lambda cell: (-cell[1], -cell[0]),
)
"""All ways to turn and mirror a grid."""


def symmetries(config: Config) -> tuple[Order, ...]:
    """The ways to turn and mirror an arrangement so that its cells come to cells, and those of the X to those."""
    tiles = config[TILES_FROM : TILES_FROM + int(config[CELLS]) // 4].tolist()
    return _symmetries(tuple((place % 8, place // 8) for place in tiles), int(config[UPPER]))


@functools.lru_cache
def _symmetries(tiles: tuple[Place, ...], upper: int) -> tuple[Order, ...]:
    here = cells(tiles)
    found = []
    for turn in TURNS:
        turned = [turn(cell) for cell in here]
        left, low = min(x for x, _ in turned), min(y for _, y in turned)
        moved = [(x - left, y - low) for x, y in turned]
        if set(moved) != set(here):
            continue
        order = tuple(moved.index(cell) for cell in here)
        if all(upper >> was & 1 == upper >> slot & 1 for slot, was in enumerate(order)):
            found.append(order)
    return tuple(found)


def reduce(config: Config, state: State) -> tuple[State, Callable[[int], int]]:
    """The position that stands for all that are like this one, and what its moves are here, by their codes.

    Alone the suit of the first coin matters, so the first cell stays where it is; otherwise it has no meaning.
    """
    count, alone, first = int(config[CELLS]), int(config[PLAYERS]) == 1, int(config[ORDER_FROM])
    stacks = [suits(int(state[slot])) for slot in range(count)]
    penguins = [int(state[PENGUIN_AT + seat]) for seat in range(int(config[PLAYERS]))]
    found = []
    for order in symmetries(config):
        if alone and order[first] != first:
            continue
        # Suits are named in the order in which they are met.
        names: dict[int, int] = {}
        renamed = [[names.setdefault(suit, len(names)) for suit in stacks[was]] for was in order]
        for suit in range(len(SUITS)):
            names.setdefault(suit, len(names))
        places = [slot if slot in (WAITING, OUT) else order.index(slot) for slot in penguins]
        found.append(([(-len(stack), *stack) for stack in renamed], places, order, names))
    described, places, order, names = min(found, key=lambda each: each[:3])
    reduced = state.copy()
    reduced[:SLOTS] = 0
    for slot, (_, *stack) in enumerate(described):
        for suit in stack:
            add_coin(reduced, slot, suit)
    reduced[PENGUIN_AT : PENGUIN_AT + len(places)] = places
    bottom = suits(int(reduced[first]))[:1]
    reduced[TARGET_AT] = names[int(state[TARGET_AT])] if alone else bottom[0] if bottom else 0
    return reduced, functools.partial(_code_before, order)


def _code_before(order: Order, code: int) -> int:
    """The code of a reduced position's move in the position that it was before."""
    if code >= PLACE_CODE:
        base = MELT_CODE if code >= MELT_CODE else PLACE_CODE
        return base + order[code - base]
    return order[code // SLOTS] * SLOTS + order[code % SLOTS]


def small_deals(config: Config) -> Iterator[tuple[State, int]]:
    """Every reduced deal of the small iceberg, and how many deals it stands for."""
    if int(config[CELLS]) != SLOTS or int(config[START]) != Start.REGULAR:
        raise BadOption(say("no-small-iceberg"))
    counts: Counter[bytes] = Counter()
    for coins in _namings((0,) * len(SUITS)):
        counts[reduce(config, _laid(config, coins))[0].tobytes()] += RENAMINGS
    for found, count in counts.items():
        yield np.frombuffer(found, np.int32).copy(), count


def _namings(used: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to lay the coins, with the suits named in the order in which they are met."""
    if all(count == OF_A_SUIT for count in used):
        yield ()
        return
    for suit, count in enumerate(used):
        if count < OF_A_SUIT:
            for rest in _namings((*used[:suit], count + 1, *used[suit + 1 :])):
                yield (suit, *rest)
        if count == 0:
            return


def _laid(config: Config, coins: tuple[int, ...]) -> State:
    """The small iceberg of these coins in the order of laying: one on every cell, then one on those of the X."""
    state = np.zeros(STATE_SIZE, np.int32)
    order = [slot for slot in config[ORDER_FROM : ORDER_FROM + SLOTS].tolist() if slot < SMALL_CELLS]
    above = [slot for slot in order if int(config[UPPER]) >> slot & 1]
    for slot, suit in zip(order + above, coins, strict=True):
        add_coin(state, slot, suit)
    tiles = int(config[CELLS]) // 4
    state[TILE_AT : TILE_AT + tiles] = config[TILES_FROM : TILES_FROM + tiles]
    state[PENGUIN_AT : PENGUIN_AT + SEATS] = OUT
    state[PENGUIN_AT : PENGUIN_AT + int(config[PLAYERS])] = WAITING
    state[PHASE_AT] = PLACE
    state[TARGET_AT] = suits(int(state[order[0]]))[0]
    return state


DEALS: Final = Deals(reduce=reduce, small=small_deals, read=read_fields)
