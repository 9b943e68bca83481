"""The Penguin Game to touch: every legal move as a choice. Choices are kept like the pieces of a scene."""

import functools

import numpy as np

from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.protocol import State
from rookery.kernel.scene import Choice
from rookery.rooms.penguin_game.board import CELLS_BY_NAME, SLOTS, SUITS, Place
from rookery.rooms.penguin_game.frame import beside
from rookery.rooms.penguin_game.ids import berth_id, coin_id, penguin_id, supply_id, tile_id, turn_id
from rookery.rooms.penguin_game.layout import (
    COIN,
    FLAMETHROWERS,
    HEIGHT,
    MOVE,
    OVER,
    PHASE_AT,
    PLACE,
    SEAT_AT,
    SUIT,
    TURNS_AT,
)
from rookery.rooms.penguin_game.names import SEATS
from rookery.rooms.penguin_game.names import SUITS as SUIT_NAMES
from rookery.rooms.penguin_game.notation import STAY, drift_place, drift_text, names_of, tile_places, unpack_drift
from rookery.rooms.penguin_game.rules import (
    COIN_CODE,
    DRIFT_CODE,
    MELT_CODE,
    MOVE_LIMIT,
    PLACE_CODE,
    STAY_CODE,
    Ending,
)
from rookery.rooms.penguin_game.view import coins_on

say = speaker("penguin-game")

KEPT = 16_384
"""How many choices of a kind are cached: enough for the matches that are played at one time."""


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a drift is a tile, its place unless it stays there, and how it turns."""
    state: list[int] = position.state.tolist()
    tiles = tile_places(position.game.config, position.state)
    names, seat = names_of(tiles), state[SEAT_AT]
    found = []
    for code, caution in zip(position.codes, _cautions(position, state), strict=True):
        if code == STAY_CODE:
            found.append(_stay(caution))
        elif code >= DRIFT_CODE:
            found.append(_drift(tiles, code, caution))
        elif code >= MELT_CODE:
            slot = code - MELT_CODE
            found.append(_melt(names[slot], top_suit(state[slot]), top_coin(state, slot), caution))
        elif code >= COIN_CODE:
            suit, slot = divmod(code - COIN_CODE, SLOTS)
            found.append(_coin(suit, names[slot]))
        elif code >= PLACE_CODE:
            slot = code - PLACE_CODE
            found.append(_placing(seat, names[slot], top_suit(state[slot]), caution))
        else:
            here, there = divmod(code, SLOTS)
            steps = is_step(names[here], names[there], state[here], state[there])
            melts = "" if position.game.config[FLAMETHROWERS] else top_coin(state, here)
            found.append(_move(seat, names[here], names[there], steps, top_suit(state[there]), melts, caution))
    return tuple(found)


def top_suit(stack: int) -> int:
    """The suit of the coin on top of a stack."""
    return (stack & SUIT) >> 4


def top_coin(state: list[int], slot: int) -> str:
    """The id of the coin on top of a stack."""
    return coin_id(slot, state[TURNS_AT + slot // 4], (state[slot] & HEIGHT) - 1)


def is_step(here: str, there: str, stack: int, other: int) -> bool:
    """Whether a move is a step: one cell far, to a stack of the same height. Every other move is a hop."""
    (a, b), (x, y) = CELLS_BY_NAME[here], CELLS_BY_NAME[there]
    return (stack ^ other) & HEIGHT == 0 and abs(a - x) <= 1 and abs(b - y) <= 1


# The choices, by all that they depend on


@functools.cache
def _stay(caution: Message | None) -> Choice:
    return Choice(move=STAY, touches=(), label=say("stay"), caution=caution, standing=caution is None)


@functools.lru_cache(KEPT)
def _drift(tiles: tuple[Place, ...], code: int, caution: Message | None) -> Choice:
    """A drift to somewhere, or a turn on the spot."""
    tile, berth, turns = unpack_drift(code)
    place = drift_place(tiles, tile, berth)
    if tiles[tile] == place:
        touches: tuple[str, ...] = (tile_id(tile), turn_id(turns))
        label = say("turn", tile=tile + 1, turns=turns)
    else:
        touches = (tile_id(tile), berth_id(place), turn_id(turns))
        label = say("drift", tile=tile + 1, where=beside(tiles, place, tile), turns=turns)
    return Choice(move=drift_text(tiles, code), touches=touches, label=label, caution=caution)


@functools.lru_cache(KEPT)
def _melt(cell: str, suit: int, coin: str, caution: Message | None) -> Choice:
    label = say("melt", suit=SUIT_NAMES[suit], cell=cell)
    return Choice(move=f"!{cell}", touches=(cell,), label=label, caution=caution, affects=(coin,))


@functools.lru_cache(KEPT)
def _coin(suit: int, cell: str) -> Choice:
    label = say("lay", suit=SUIT_NAMES[suit], cell=cell)
    return Choice(move=f"{SUITS[suit]}@{cell}", touches=(supply_id(suit), cell), label=label)


@functools.lru_cache(KEPT)
def _placing(seat: int, cell: str, suit: int, caution: Message | None) -> Choice:
    label = say("place", who=SEATS[seat], cell=cell, suit=SUIT_NAMES[suit])
    return Choice(move=f"@{cell}", touches=(cell,), label=label, caution=caution)


@functools.lru_cache(KEPT)
def _move(  # all that it depends on
    seat: int, here: str, there: str, steps: bool, suit: int, melts: str, caution: Message | None
) -> Choice:
    """A step or a hop, after which the coin that is left melts, unless the player is to choose one."""
    who, name = SEATS[seat], SUIT_NAMES[suit]
    return Choice(
        move=f"{here}-{there}",
        touches=(penguin_id(seat), there),
        label=say("step", who=who, cell=there, suit=name) if steps else say("hop", who=who, cell=there, suit=name),
        caution=caution,
        affects=(melts,) if melts else (),
    )


# Cautions


def _cautions(position: Position, state: list[int]) -> list[Message | None]:
    """What to ask before each move. Where every move is a sad one there is nothing to ask."""
    if state[PHASE_AT] == COIN:
        return [None] * len(position.codes)
    before, placing = position.state, state[PHASE_AT] == PLACE
    cautions = [_caution(position.game, before.copy(), code, state[SEAT_AT], placing) for code in position.codes]
    return cautions if None in cautions else [None] * len(cautions)


def _caution(game: Game, state: State, code: int, seat: int, placing: bool) -> Message | None:
    """A turn or a placing after which the penguin has nowhere to go is worth a question. The state is written over."""
    game.engine.play(game.config, state, code)
    phase = int(state[PHASE_AT])
    if phase == OVER:
        stuck = game.engine.ending(game.config, state, 1) == Ending.STUCK
        return say("caution-ends", coins=coins_on(state.tolist())) if stuck else None
    if phase != MOVE and not placing:
        return None
    # Could the penguin move if it were its turn again?
    state[SEAT_AT] = seat
    state[PHASE_AT] = MOVE
    moves = game.engine.legal(game.config, state, np.empty(MOVE_LIMIT, np.int32))
    return None if moves else say("caution-stuck")
