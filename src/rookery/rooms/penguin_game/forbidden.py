"""Which clause of the rulebook forbids a move of The Penguin Game that is well written and not legal."""

from rookery.kernel.position import Position
from rookery.rooms.penguin_game.board import OF_A_SUIT, SLOTS, neighbours
from rookery.rooms.penguin_game.layout import (
    COIN,
    DRIFT,
    MELT,
    MOVE,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    SEAT_AT,
    START,
    Start,
    suits,
)
from rookery.rooms.penguin_game.notation import NOWHERE, drift_place, tile_places, unpack_drift
from rookery.rooms.penguin_game.rules import COIN_CODE, DRIFT_CODE, MELT_CODE, PLACE_CODE

ASKED = {COIN: "O2", PLACE: "S4", MOVE: "T1", MELT: "F1", DRIFT: "DR1"}
"""The clause that says what each phase asks for: all else is forbidden by it."""


def forbidden_by(position: Position, code: int) -> str:
    """The clause that forbids a move."""
    state: list[int] = position.state.tolist()
    phase = state[PHASE_AT]
    if phase == MOVE and code < PLACE_CODE:
        return _move(position, state, code)
    if phase == COIN and COIN_CODE <= code < MELT_CODE:
        return _coin(position, state, (code - COIN_CODE) // SLOTS)
    if phase == DRIFT and code >= DRIFT_CODE:
        tiles = tile_places(position.game.config, position.state)
        tile, berth, _ = unpack_drift(code)
        return "DR3" if tile < len(tiles) and drift_place(tiles, tile, berth) == tiles[tile] else "DR2"
    return ASKED[phase]


def _move(position: Position, state: list[int], code: int) -> str:
    """The penguin is another one, or cannot be there, or can neither step nor hop there."""
    origin, target = divmod(code, SLOTS)
    if code == NOWHERE or state[target] == 0:
        return "M3"
    if origin != state[PENGUIN_AT + state[SEAT_AT]]:
        return "B5"
    if target in state[PENGUIN_AT : PENGUIN_AT + position.game.players]:
        return "M3"
    tiles = tile_places(position.game.config, position.state)
    return "M1" if target in neighbours(tiles, origin) else "M2"


def _coin(position: Position, state: list[int], suit: int) -> str:
    """No coin of the suit is left, or none may be laid there yet."""
    laid = [each for stack in state[:SLOTS] for each in suits(stack)]
    if laid.count(suit) == OF_A_SUIT:
        return "O2"
    return "O3" if int(position.game.config[START]) == Start.STRATEGIC else "O4"
