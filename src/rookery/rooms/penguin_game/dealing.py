"""The shuffle of a regular start as data: the bag, and where each drawn coin lies. Clauses as in rules.py."""

import numpy as np

from rookery.kernel.deal import Deal
from rookery.kernel.protocol import Config, State
from rookery.rooms.penguin_game import notation, rules
from rookery.rooms.penguin_game.board import COINS, OF_A_SUIT, SUITS
from rookery.rooms.penguin_game.layout import CELLS, START, STATE_SIZE, Start, suits
from rookery.rooms.penguin_game.setup import lay_out

BAG = tuple(SUITS[coin // OF_A_SUIT] for coin in range(COINS))
"""All coins before they are shuffled."""


def deal(config: Config) -> Deal | None:
    """The bag, and the place of each coin in the order of drawing (S3); in other starts the players lay the coins."""
    if int(config[START]) != Start.REGULAR:
        return None
    empty: State = np.zeros(STATE_SIZE, np.int32)
    rules.start(config, empty, 0)
    stacks: list[dict[int, str]] = [{} for _ in range(int(config[CELLS]))]
    for coin in range(COINS):
        slot, level = _place_of(config, coin)
        stacks[slot][level] = f"{{{coin}}}"
    texts = ["".join(stack[level] for level in sorted(stack)) or "-" for stack in stacks]
    return Deal(lots=BAG, text=notation.write_with(config, empty, texts, "{0}"))


def _place_of(config: Config, coin: int) -> tuple[int, int]:
    """Slot and level of a drawn coin, by laying out a bag in which only this coin is of another suit."""
    state: State = np.zeros(STATE_SIZE, np.int32)
    lay_out(config, state, 1 << 2 * coin)
    for slot in range(int(config[CELLS])):
        stack = suits(int(state[slot]))
        if 1 in stack:
            return slot, stack.index(1)
    raise AssertionError("every coin of the bag is laid out")
