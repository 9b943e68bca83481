"""The setup of The Penguin Game: how coins come to the cells, and how many lie there. Clauses as in rules.py."""

from typing import Final

from rookery.kernel.protocol import Config, State
from rookery.kernel.rng import below, word
from rookery.rooms.penguin_game.board import COINS, OF_A_SUIT, SLOTS
from rookery.rooms.penguin_game.layout import CELLS, HEIGHT, ORDER_FROM, START, TARGET_AT, UPPER, Start, add_coin

SORTED_BAG: Final = sum((coin // OF_A_SUIT) << 2 * coin for coin in range(COINS))
"""All coins in one number, two bits each, before they are shuffled."""


def _shuffled(seed: int) -> int:
    """The bag in the order of drawing (S3). A seed keeps its deal for ever: nothing here may change."""
    bag = SORTED_BAG
    for last in range(COINS - 1, 0, -1):
        other = below(word(seed, 0, last), last + 1)
        differs = (bag >> 2 * last ^ bag >> 2 * other) & 3
        bag ^= differs << 2 * last | differs << 2 * other
    return bag


def deal(config: Config, state: State, seed: int) -> None:
    """The coins of a shuffled bag (S3)."""
    lay_out(config, state, _shuffled(seed))


def lay_out(config: Config, state: State, bag: int) -> None:
    """A coin on every cell, then level by level on the cells of the X; the first coin is the target (S1, S2, TT2)."""
    state[TARGET_AT] = bag & 3
    coins = 0
    upper = -1
    while coins < COINS:
        for index in range(int(config[CELLS])):
            slot = int(config[ORDER_FROM + index])
            if upper >> slot & 1 != 0:
                add_coin(state, slot, bag >> 2 * coins & 3)
                coins += 1
        upper = int(config[UPPER])


def open_cells(config: Config, state: State) -> int:
    """The slots that take a coin now, as bits (O2 to O4).

    First every cell gets one. Then, in a chaotic start, all are open; otherwise the lowest of those that take more.
    """
    slots = (1 << int(config[CELLS])) - 1
    if _lowest(state, slots) > 0:
        slots = int(config[UPPER])
        if int(config[START]) == Start.CHAOTIC:
            return slots
    lowest = _lowest(state, slots)
    found = 0
    for slot in range(SLOTS):
        if slots >> slot & 1 != 0 and int(state[slot]) & HEIGHT == lowest:
            found |= 1 << slot
    return found


def _lowest(state: State, slots: int) -> int:
    """The height of the lowest stack of a set."""
    lowest = HEIGHT
    for slot in range(SLOTS):
        if slots >> slot & 1 != 0:
            lowest = min(lowest, int(state[slot]) & HEIGHT)
    return lowest


def coins_of(state: State, suit: int) -> int:
    """How many coins of a suit lie on the iceberg."""
    count = 0
    for slot in range(SLOTS):
        stack = int(state[slot])
        for depth in range(stack & HEIGHT):
            if stack >> 4 + 2 * depth & 3 == suit:
                count += 1
    return count


def coins_left(state: State) -> int:
    """How many coins lie on the iceberg."""
    count = 0
    for slot in range(SLOTS):
        count += int(state[slot]) & HEIGHT
    return count
