"""The rules of The Penguin Game. The ids in brackets are clauses of the rulebook, README.md beside this file."""

from enum import IntEnum
from typing import Final

from rookery.kernel.protocol import GOES_ON, NOBODY, PLAYERS, Config, Moves, State, winner_takes_all
from rookery.rooms.penguin_game.board import COINS, OF_A_SUIT, SLOTS, TILES
from rookery.rooms.penguin_game.drift import DRIFT_CODES, drifts, near, play_drift
from rookery.rooms.penguin_game.layout import (
    CELLS,
    COIN,
    DRIFT,
    DRIFTING,
    FLAMETHROWERS,
    GONE_AT,
    HEIGHT,
    MELT,
    MOVE,
    NEAR_FROM,
    NO_SUIT,
    OUT,
    OVER,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    SEAT_AT,
    SEATS,
    START,
    STATE_SIZE,
    SUIT,
    TARGET_AT,
    TILE_AT,
    TILES_FROM,
    WAITING,
    Start,
    add_coin,
    melt_coin,
)
from rookery.rooms.penguin_game.setup import coins_left, coins_of, deal, open_cells

# Move codes: a move is from * 16 + to, by slots.
PLACE_CODE: Final = SLOTS * SLOTS
COIN_CODE: Final = PLACE_CODE + SLOTS
"""A coin's code is this + suit * 16 + slot."""
MELT_CODE: Final = COIN_CODE + NO_SUIT * SLOTS
DRIFT_CODE: Final = MELT_CODE + SLOTS
STAY_CODE: Final = DRIFT_CODE + DRIFT_CODES
MOVE_CODES: Final = STAY_CODE + 1
MOVE_LIMIT: Final = TILES * 8 * 4 + 1
"""Three tiles have at most eight berths beside them, so no position has more drifts; and no drift is one more."""


class Ending(IntEnum):
    """Why a game is over."""

    LAST_ONE = 1
    SUCCESS = 2
    CHALLENGE = 3
    STUCK = 4


def start(config: Config, state: State, seed: int) -> None:
    """An empty iceberg and no penguin on it; in a regular start the coins are dealt (S1, O1)."""
    for index in range(STATE_SIZE):
        state[index] = 0
    for tile in range(TILES):
        state[TILE_AT + tile] = config[TILES_FROM + tile]
    for seat in range(SEATS):
        state[PENGUIN_AT + seat] = WAITING if seat < int(config[PLAYERS]) else OUT
    state[TARGET_AT] = NO_SUIT
    if int(config[START]) == Start.REGULAR:
        deal(config, state, seed)
        state[PHASE_AT] = PLACE


def turn(config: Config, state: State) -> int:
    """The player whose decision it is."""
    return int(state[SEAT_AT])


def legal(config: Config, state: State, moves: Moves) -> int:
    """What the phase asks for: a coin, a penguin, a move, a melt or a drift (T1)."""
    phase = int(state[PHASE_AT])
    if phase == MOVE:
        slot = int(state[PENGUIN_AT + int(state[SEAT_AT])])
        return _listed(targets(config, state, slot), slot * SLOTS, moves, 0)
    if phase == COIN:
        return _coins(config, state, moves)
    if phase == DRIFT:
        count = drifts(config, state, moves, DRIFT_CODE)
        moves[count] = STAY_CODE
        return count + 1
    return _listed(free_coins(state), PLACE_CODE if phase == PLACE else MELT_CODE, moves, 0)


def _listed(slots: int, first: int, moves: Moves, count: int) -> int:
    """Write a code for each slot of a set."""
    slot = 0
    while slots != 0:
        if slots & 1 != 0:
            moves[count] = first + slot
            count += 1
        slots >>= 1
        slot += 1
    return count


def _penguins(state: State) -> int:
    """The slots with a penguin, as bits."""
    taken = 0
    for seat in range(SEATS):
        slot = int(state[PENGUIN_AT + seat])
        if slot < SLOTS:
            taken |= 1 << slot
    return taken


def free_coins(state: State) -> int:
    """The slots with a coin and no penguin, as bits (S4, F1)."""
    found = 0
    for slot in range(SLOTS):
        if int(state[slot]) != 0:
            found |= 1 << slot
    return found & ~_penguins(state)


def targets(config: Config, state: State, slot: int) -> int:
    """Where a penguin on this slot can step or hop to, as bits (M1 to M4)."""
    beside = near(config, state, slot) if int(config[DRIFTING]) != 0 else int(config[NEAR_FROM + slot])
    here = int(state[slot])
    found = 0
    for other in range(int(config[CELLS])):
        there = int(state[other])
        unlike = here ^ there
        hop = unlike & SUIT == 0
        step = beside >> other & 1 != 0 and unlike & HEIGHT == 0
        if there != 0 and (hop or step):
            found |= 1 << other
    return found & ~_penguins(state)


def _coins(config: Config, state: State, moves: Moves) -> int:
    """Every suit that has coins left, on every cell that takes one now (O2 to O4)."""
    cells = open_cells(config, state)
    count = 0
    for suit in range(NO_SUIT):
        if coins_of(state, suit) < OF_A_SUIT:
            count = _listed(cells, COIN_CODE + suit * SLOTS, moves, count)
    return count


# What a move does


def play(config: Config, state: State, move: int) -> None:
    """Make a move (S4, M1, ME1, F1, DR1)."""
    seat = int(state[SEAT_AT])
    if move < PLACE_CODE:
        state[PENGUIN_AT + seat] = move % SLOTS
        if int(config[FLAMETHROWERS]) != 0:
            state[PHASE_AT] = MELT
        else:
            _play_melt(config, state, move // SLOTS)
    elif move < COIN_CODE:
        state[PENGUIN_AT + seat] = move - PLACE_CODE
        if seat + 1 < int(config[PLAYERS]):
            state[SEAT_AT] = seat + 1
        else:
            _pass_turn(config, state)
    elif move < MELT_CODE:
        _play_coin(config, state, (move - COIN_CODE) // SLOTS, (move - COIN_CODE) % SLOTS)
    elif move < DRIFT_CODE:
        _play_melt(config, state, move - MELT_CODE)
    else:
        if move != STAY_CODE:
            play_drift(config, state, move - DRIFT_CODE)
        _pass_turn(config, state)


def _play_coin(config: Config, state: State, suit: int, slot: int) -> None:
    """Lay a coin; the first is the target, and after the last the penguins follow (O2, O5)."""
    if int(state[TARGET_AT]) == NO_SUIT:
        state[TARGET_AT] = suit
    add_coin(state, slot, suit)
    state[SEAT_AT] = (int(state[SEAT_AT]) + 1) % int(config[PLAYERS])
    if coins_left(state) == COINS:
        state[SEAT_AT] = 0
        state[PHASE_AT] = PLACE


def _play_melt(config: Config, state: State, slot: int) -> None:
    """A coin melts; then a tile may drift, or the turn is over (ME1, DR1)."""
    melt_coin(state, slot)
    if int(config[DRIFTING]) != 0:
        state[PHASE_AT] = DRIFT
    else:
        _pass_turn(config, state)


def _pass_turn(config: Config, state: State) -> None:
    """The turn goes to the next player who can move; those who cannot are out on the way (T2, T3, E1, E2)."""
    players = int(config[PLAYERS])
    seat = int(state[SEAT_AT])
    left = 0
    for other in range(players):
        if int(state[PENGUIN_AT + other]) != OUT:
            left += 1
    while left > 1 or players == 1:
        seat = (seat + 1) % players
        slot = int(state[PENGUIN_AT + seat])
        if slot == OUT:
            continue
        if targets(config, state, slot) != 0:
            state[SEAT_AT] = seat
            state[PHASE_AT] = MOVE
            return
        if players == 1:
            break
        _go_out(state, seat)
        left -= 1
    state[PHASE_AT] = OVER
    for other in range(players):
        if int(state[PENGUIN_AT + other]) != OUT:
            state[SEAT_AT] = other


def _go_out(state: State, seat: int) -> None:
    """Take a penguin off and remember that it went as the first, second or third (T3, E3)."""
    state[PENGUIN_AT + seat] = OUT
    gone = 1
    for other in range(SEATS):
        if int(state[GONE_AT + other]) > 0:
            gone += 1
    state[GONE_AT + seat] = gone


# The end


def ending(config: Config, state: State, seen: int) -> int:
    """The last one on the iceberg; alone a success, the challenge, or coins left over (E1, A1 to A3)."""
    if int(state[PHASE_AT]) != OVER:
        return GOES_ON
    if int(config[PLAYERS]) > 1:
        return Ending.LAST_ONE
    if coins_left(state) > 1:
        return Ending.STUCK
    return Ending.CHALLENGE if coins_of(state, int(state[TARGET_AT])) == 1 else Ending.SUCCESS


def winner(config: Config, state: State, ending: int) -> int:
    """The last one; alone the player, for a complete success (E1, A2)."""
    return NOBODY if ending == Ending.STUCK else int(state[SEAT_AT])


def score(config: Config, state: State, ending: int, seat: int) -> float:
    """The winner takes all; alone, the fewer coins are left the better (E4, A4)."""
    if ending == Ending.STUCK:
        return -(coins_left(state) - 1) / (COINS - 1)
    if int(config[PLAYERS]) == 1:
        return 1.0
    return winner_takes_all(config, state, ending, seat)
