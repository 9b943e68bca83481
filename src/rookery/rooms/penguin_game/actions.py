"""The moves of The Penguin Game as whole numbers, for programs that learn; never to be changed.

Cells are numbered: while no tile drifts, slot by slot, 16 of them; where tiles drift, names are given anew, so it is
all 64 cells from a1 to h8, rank by rank. With so many cells the numbers are those of a move to each cell (from where is
no question: everybody has one penguin), of a penguin placed there, of a coin laid there by its suit, and of a coin
melted; where tiles drift, there follow the drifts by tile, berth and turns, and last that no tile drifts.
"""

from rookery.kernel.protocol import Config, State
from rookery.rooms.penguin_game.board import EXTENT, SLOTS
from rookery.rooms.penguin_game.layout import CELLS, DRIFTING, NO_SUIT, PENGUIN_AT, SEAT_AT, TILE_AT
from rookery.rooms.penguin_game.rules import DRIFT_CODE, MOVE_CODES, PLACE_CODE

MEANINGS = 1 + 1 + NO_SUIT + 1
"""What can be done with a cell: a move, a placing, a coin of each suit, a melting."""


def cells_of(config: Config) -> int:
    """How many cells are numbered."""
    return EXTENT * EXTENT if int(config[DRIFTING]) != 0 else SLOTS


def cell_of(config: Config, state: State, slot: int) -> int:
    """The cell of a slot: the slot itself, or its place on the whole board, rank by rank, as the tiles lie now."""
    if int(config[DRIFTING]) == 0:
        return slot
    corner = slot % 4
    return int(state[TILE_AT + slot // 4]) + corner // 2 * EXTENT + corner % 2


def _slot_of(config: Config, state: State, cell: int) -> int:
    """The slot of a cell, or -1 where no tile lies."""
    for slot in range(int(config[CELLS])):
        if cell_of(config, state, slot) == cell:
            return slot
    return -1


def action(config: Config, state: State, move: int) -> int:
    """The action number of a move."""
    cells = cells_of(config)
    if move >= DRIFT_CODE:
        return MEANINGS * cells + move - DRIFT_CODE if int(config[DRIFTING]) != 0 else -1
    slot = move % SLOTS
    if slot >= int(config[CELLS]):
        return -1
    if move < PLACE_CODE:
        if move // SLOTS != int(state[PENGUIN_AT + int(state[SEAT_AT])]):
            return -1
        meaning = 0
    else:
        # Codes stand in the same order, a slot after the other.
        meaning = 1 + (move - PLACE_CODE) // SLOTS
    return meaning * cells + cell_of(config, state, slot)


def code(config: Config, state: State, number: int) -> int:
    """The code of a move by its action number."""
    cells = cells_of(config)
    meaning = number // cells
    if meaning >= MEANINGS:
        return DRIFT_CODE + number - MEANINGS * cells
    slot = _slot_of(config, state, number % cells)
    if slot < 0:
        return -1
    if meaning > 0:
        return PLACE_CODE + (meaning - 1) * SLOTS + slot
    here = int(state[PENGUIN_AT + int(state[SEAT_AT])])
    return here * SLOTS + slot if here < SLOTS else -1


def actions(config: Config) -> int:
    """How many action numbers there are."""
    if int(config[DRIFTING]) == 0:
        return MEANINGS * SLOTS
    return MEANINGS * EXTENT * EXTENT + MOVE_CODES - DRIFT_CODE
