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


def action(config: Config, state: State, move: int) -> int:
    """The action number of a move."""
    drifting = int(config[DRIFTING]) != 0
    cells = EXTENT * EXTENT if drifting else SLOTS
    if move >= DRIFT_CODE:
        return MEANINGS * cells + move - DRIFT_CODE if drifting else -1
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
    return meaning * cells + (_cell(state, slot) if drifting else slot)


def _cell(state: State, slot: int) -> int:
    """The cell of a slot, rank by rank, as the tiles lie now."""
    corner = slot % 4
    return int(state[TILE_AT + slot // 4]) + corner // 2 * EXTENT + corner % 2


def actions(config: Config) -> int:
    """How many action numbers there are."""
    if int(config[DRIFTING]) == 0:
        return MEANINGS * SLOTS
    return MEANINGS * EXTENT * EXTENT + MOVE_CODES - DRIFT_CODE
