"""The Penguin Game packed: a position is which coins are left, where the penguins stand, and whose turn it is.

Coins only ever melt, so what can follow from a position is a set of its own coins. Slots are numbered anew, the highest
stacks first: then the coins of one level lie on slots 0, 1, 2, …, and all coins, level by level, are 24 bits at most
under every variant. A penguin out of play, or not yet placed, stands on a slot beyond the sixteenth bit of every set.

The penguin that moved last has the lowest bits: so the positions after all moves of a penguin lie side by side, and a
search finds what it knows of them in one place.
"""

from typing import Final

import numpy as np

from rookery.kernel.messages import Message, speaker
from rookery.kernel.packed import Packed, Result, Table, size
from rookery.kernel.protocol import PLAYERS, Config, State
from rookery.rooms.penguin_game.board import COINS, SLOTS
from rookery.rooms.penguin_game.layout import (
    CELLS,
    COIN,
    DRIFTING,
    FLAMETHROWERS,
    HEIGHT,
    MELT,
    NEAR_FROM,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    SEAT_AT,
    TARGET_AT,
    WAITING,
    suits,
)
from rookery.rooms.penguin_game.reductions import DEALS
from rookery.rooms.penguin_game.rules import MELT_CODE, PLACE_CODE
from rookery.rooms.penguin_game.setup import coins_left

say = speaker("penguin-game")

# A position: the slots of the penguin that moved last and of the other, the coins left, the seat, whether it melts.
SLOT: Final = 0b11111
OTHER: Final = 5
COINS_AT: Final = 10
FEW_COINS: Final = 17
"""With flamethrowers this many coins are solved in about half a second; each further coin doubles the time."""
CHALLENGE_MET: Final = -1
"""What the best end of all is worth to a player alone."""
COIN_BITS: Final = (1 << COINS) - 1
SEAT: Final = COINS_AT + COINS
MELTING: Final = SEAT + 1

# A table: a few facts, then for each level where its coins begin, which slots reach it, and which have which suit.
ALONE: Final = 0
FLAMES: Final = 1
LEVELS: Final = 2
TARGET: Final = 3
HIGHEST_STACK: Final = 13
BEGIN: Final = 4
REACH: Final = BEGIN + HIGHEST_STACK
SUITED: Final = REACH + HIGHEST_STACK
"""SUITED + suit * 13 + level: the slots whose coin at this level has this suit."""
SUIT_OF: Final = SUITED + 4 * HIGHEST_STACK
"""The suit of each of the coins."""
NEAR: Final = SUIT_OF + COINS
ORIGINAL: Final = NEAR + SLOTS
"""The slots as the state knows them."""
TABLE_SIZE: Final = ORIGINAL + SLOTS


def refusal(config: Config, state: State) -> Message | None:
    """Exact play knows one or two players, tiles that stay where they are, and coins that all lie."""
    if int(config[PLAYERS]) > 2:
        return say("unsolved-players", players=int(config[PLAYERS]))
    if int(config[DRIFTING]) != 0:
        return say("unsolved-drifting")
    if int(state[PHASE_AT]) == COIN:
        return say("unsolved-laying")
    return None


def prompt(config: Config, state: State) -> bool:
    """With flamethrowers there are too many ways to melt as long as many coins lie; otherwise it never takes long."""
    return int(config[FLAMETHROWERS]) == 0 or coins_left(state) <= FEW_COINS


def pack(config: Config, state: State) -> tuple[Table, int]:
    """A table for all that can follow from a position, and the position."""
    cells = range(int(config[CELLS]))
    stacks = {slot: suits(int(state[slot])) for slot in cells}
    order = sorted(cells, key=lambda slot: -len(stacks[slot]))
    table = np.zeros(TABLE_SIZE, np.int64)
    table[ALONE] = int(config[PLAYERS]) == 1
    table[FLAMES] = config[FLAMETHROWERS]
    table[LEVELS] = len(stacks[order[0]])
    table[TARGET] = state[TARGET_AT]
    begin = 0
    for level in range(int(table[LEVELS])):
        table[BEGIN + level] = begin
        for slot, original in enumerate(order):
            if level < len(stacks[original]):
                suit = stacks[original][level]
                table[REACH + level] |= 1 << slot
                table[SUITED + suit * HIGHEST_STACK + level] |= 1 << slot
                table[SUIT_OF + begin + slot] = suit
        begin += int(table[REACH + level]).bit_count()
    for slot, original in enumerate(order):
        near = int(config[NEAR_FROM + original])
        table[NEAR + slot] = sum(1 << other for other, there in enumerate(order) if near >> there & 1)
        table[ORIGINAL + slot] = original
    return table, _packed(table, config, state)


def repack(table: Table, config: Config, state: State) -> int | None:
    """A position under a table that was made for an earlier one; None if its coins are not among that one's."""
    for slot in range(int(config[CELLS])):
        for level, suit in enumerate(suits(int(state[table[ORIGINAL + slot]]))):
            if int(table[SUITED + suit * HIGHEST_STACK + level]) >> slot & 1 == 0:
                return None
    return _packed(table, config, state) if int(state[TARGET_AT]) == int(table[TARGET]) else None


def _packed(table: Table, config: Config, state: State) -> int:
    """A position whose coins the table knows."""
    order = [int(original) for original in table[ORIGINAL : ORIGINAL + int(config[CELLS])]]
    coins = 0
    for slot, original in enumerate(order):
        for level in range(int(state[original]) & HEIGHT):
            coins |= 1 << int(table[BEGIN + level]) + slot
    seat, melting = int(state[SEAT_AT]), int(state[PHASE_AT]) == MELT
    last = 0 if int(table[ALONE]) else seat if melting else 1 - seat
    places = [int(state[PENGUIN_AT + each]) for each in (last, 1 - last)]
    slots = [place if place in (WAITING, OUT) else order.index(place) for place in places]
    return slots[0] | slots[1] << OTHER | coins << COINS_AT | seat << SEAT | melting << MELTING


def code(table: Table, position: int, choice: int) -> int:
    """The code of a choice's move."""
    there = int(table[ORIGINAL + choice])
    if position >> MELTING & 1:
        return MELT_CODE + there
    here = _mover(table, position)
    return PLACE_CODE + there if here == WAITING else int(table[ORIGINAL + here]) * SLOTS + there


def plies(table: Table, position: int, end: int) -> int:
    """Placements, then one ply a melting coin, with flamethrowers two; a move before a melt is already made."""
    left = _left_alone(end) if int(table[ALONE]) else abs(end) - 1
    melting = (_coins_left(position) - left) * (1 + int(table[FLAMES])) - (position >> MELTING & 1)
    return melting + (position & SLOT == WAITING) + (position >> OTHER & SLOT == WAITING)


def _left_alone(end: int) -> int:
    """The coins left at the end of a game played alone."""
    return -(end // 2)


def result(end: int) -> Result:
    """One coin left is a complete success, and the challenge asks for its suit too; otherwise the fewer (A1 to A4)."""
    if end == CHALLENGE_MET:
        return Result(score=1.0, won=True, label=say("end-challenge"), verdict=say("best-challenge"))
    coins = _left_alone(end)
    if coins == 1:
        return Result(score=1.0, won=True, label=say("end-success"), verdict=say("best-success"))
    score = -(coins - 1) / (COINS - 1)
    return Result(score=score, won=False, label=say("end-stuck", coins=coins), verdict=say("best-stuck", coins=coins))


# The functions


def _mover(table: Table, position: int) -> int:
    """The slot of the penguin that is to be placed or to move."""
    return position & SLOT if int(table[ALONE]) != 0 else position >> OTHER & SLOT


def _coins_left(position: int) -> int:
    return size(position >> COINS_AT & COIN_BITS)


def _level(table: Table, coins: int, slot: int) -> int:
    """The level of the top coin on a slot, the lowest being 0."""
    level = int(table[LEVELS]) - 1
    while (coins >> int(table[BEGIN + level]) & int(table[REACH + level])) >> slot & 1 == 0:
        level -= 1
    return level


def _targets(table: Table, position: int, slot: int) -> int:
    """Where a penguin on this slot can step or hop to (M1 to M4)."""
    coins = position >> COINS_AT & COIN_BITS
    level = _level(table, coins, slot)
    suited = SUITED + int(table[SUIT_OF + int(table[BEGIN + level]) + slot]) * HIGHEST_STACK
    above = 0
    found = 0
    for other in range(int(table[LEVELS]) - 1, -1, -1):
        there = coins >> int(table[BEGIN + other]) & int(table[REACH + other])
        tops = there & ~above
        found |= tops & int(table[suited + other])
        if other == level:
            found |= tops & int(table[NEAR + slot])
        above = there
    return found & ~_penguins(position)


def _penguins(position: int) -> int:
    return 1 << (position & SLOT) | 1 << (position >> OTHER & SLOT)


def _free(table: Table, position: int) -> int:
    """The slots with a coin and no penguin: the coins of the lowest level tell (S4, F1)."""
    return position >> COINS_AT & int(table[REACH]) & ~_penguins(position)


def choices(table: Table, position: int) -> int:
    """The slots that a penguin can be placed on or move to, or where a coin may melt."""
    slot = _mover(table, position)
    if slot == WAITING or position >> MELTING & 1 != 0:
        return _free(table, position)
    return _targets(table, position, slot)


def follow(table: Table, position: int, choice: int) -> int:
    """The position after a choice (S4, M1, ME1, F1)."""
    flip = 1 - int(table[ALONE]) << SEAT
    if position >> MELTING & 1 != 0:
        return _melted(table, position, choice) ^ (1 << MELTING | flip)
    here = _mover(table, position)
    other = OUT if int(table[ALONE]) != 0 else position & SLOT
    after = position >> COINS_AT << COINS_AT | other << OTHER | choice
    if here == WAITING:
        return after ^ flip
    if int(table[FLAMES]) != 0:
        return after | 1 << MELTING
    return _melted(table, after, here) ^ flip


def _melted(table: Table, position: int, slot: int) -> int:
    """The position without the top coin of a slot."""
    level = _level(table, position >> COINS_AT & COIN_BITS, slot)
    return position & ~(1 << COINS_AT + int(table[BEGIN + level]) + slot)


def chooser(table: Table, position: int) -> int:
    """The player whose decision it is."""
    return position >> SEAT & 1


def worth(table: Table, position: int) -> int:
    """The winner's coins left, and one: who hurries leaves more (E1). Alone, the fewer the better, and then the suit.

    Alone, twice the coins below zero; one more for the challenge met (A1 to A3).
    """
    coins = _coins_left(position)
    if int(table[ALONE]) == 0:
        return coins + 1 if position >> SEAT & 1 != 0 else -coins - 1
    if coins > 1:
        return -2 * coins
    return -2 + int(int(table[SUIT_OF + (position & SLOT)]) == int(table[TARGET]))


def least(table: Table, position: int) -> int:
    """As if the opponent won as soon as possible; alone, as if one more coin melted and that were all."""
    if int(table[ALONE]) != 0:
        return -2 * _coins_left(position)
    return -_soonest(table, position, 1)


def most(table: Table, position: int) -> int:
    """As if one won as soon as possible; alone, as if the challenge were met."""
    return CHALLENGE_MET if int(table[ALONE]) != 0 else _soonest(table, position, 0)


def _soonest(table: Table, position: int, seat: int) -> int:
    """What it is worth to win with the next coin that one melts; while penguins are placed, without any."""
    coins = _coins_left(position)
    if position >> OTHER & SLOT == WAITING:
        return coins + 1
    return coins - (position >> SEAT & 1 ^ seat)


def appeal(table: Table, position: int, answers: int) -> int:
    """The fewer ways the opponent has the better; then the more ways one has oneself.

    Alone, the answers are the player's own moves: a penguin should go where few lead on, or those coins are stranded.
    """
    if int(table[ALONE]) != 0:
        return size(answers)
    own = size(_targets(table, position, position & SLOT))
    other = position >> OTHER & SLOT
    if other == WAITING:
        return -own
    replies = _targets(table, position, other) if position >> MELTING & 1 != 0 else answers
    return 4 * size(replies) - own


PACKED = Packed(
    refusal=refusal,
    prompt=prompt,
    pack=pack,
    repack=repack,
    code=code,
    plies=plies,
    result=result,
    choices=choices,
    follow=follow,
    chooser=chooser,
    worth=worth,
    least=least,
    most=most,
    appeal=appeal,
    deals=DEALS,
)
