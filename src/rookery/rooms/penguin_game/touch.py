"""The Penguin Game to touch: every legal move as a choice. Choices are kept like the pieces of a scene."""

import functools

import numpy as np

from rookery.kernel.game import Game, Position
from rookery.kernel.protocol import State
from rookery.kernel.scene import Choice
from rookery.rooms.penguin_game.board import CELLS_BY_NAME, SLOTS, SUITS
from rookery.rooms.penguin_game.frame import NAMES, berth_id, tile_id
from rookery.rooms.penguin_game.layout import COIN, HEIGHT, MOVE, OVER, PHASE_AT, PLACE, SEAT_AT, SUIT
from rookery.rooms.penguin_game.notation import STAY, berth_place, drift_text, names_of, tile_places, unpack_drift
from rookery.rooms.penguin_game.rules import (
    COIN_CODE,
    DRIFT_CODE,
    MELT_CODE,
    MOVE_LIMIT,
    PLACE_CODE,
    STAY_CODE,
    Ending,
)
from rookery.rooms.penguin_game.view import (
    SUIT_WORDS,
    TURN_WORDS,
    coins_in_words,
    coins_on,
    penguin_id,
    supply_id,
    turn_id,
)

KEPT = 16_384
"""So many choices of a kind are kept: enough for the matches that are played at one time."""


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
            tile, berth, _ = unpack_drift(code)
            found.append(_drift(code, tiles[tile] == berth_place(berth), caution))
        elif code >= MELT_CODE:
            slot = code - MELT_CODE
            found.append(_melt(names[slot], _top(state[slot]), caution))
        elif code >= COIN_CODE:
            suit, slot = divmod(code - COIN_CODE, SLOTS)
            found.append(_coin(suit, names[slot]))
        elif code >= PLACE_CODE:
            slot = code - PLACE_CODE
            found.append(_placing(seat, names[slot], _top(state[slot]), caution))
        else:
            here, there = divmod(code, SLOTS)
            level = (state[here] ^ state[there]) & HEIGHT == 0
            found.append(_move(seat, names[here], names[there], level, _top(state[there]), caution))
    return tuple(found)


def _top(stack: int) -> int:
    """The suit of the coin on top of a stack."""
    return (stack & SUIT) >> 4


# The choices, by all that they depend on


@functools.cache
def _stay(caution: str | None) -> Choice:
    return Choice(move=STAY, touches=(), label="No tile drifts", caution=caution, standing=caution is None)


@functools.lru_cache(KEPT)
def _drift(code: int, stays: bool, caution: str | None) -> Choice:
    tile, berth, turns = unpack_drift(code)
    place = berth_place(berth)
    drifts = "stays" if stays else f"drifts to {place[0]},{place[1]}"
    return Choice(
        move=drift_text(code),
        touches=(tile_id(tile), *(() if stays else (berth_id(place),)), turn_id(turns)),
        label=f"Tile {tile + 1} {drifts}, {TURN_WORDS[turns]}",
        caution=caution,
    )


@functools.lru_cache(KEPT)
def _melt(cell: str, suit: int, caution: str | None) -> Choice:
    return Choice(move=f"!{cell}", touches=(cell,), label=f"Melt {SUIT_WORDS[suit]} on {cell}", caution=caution)


@functools.lru_cache(KEPT)
def _coin(suit: int, cell: str) -> Choice:
    touches = supply_id(suit), cell
    return Choice(move=f"{SUITS[suit]}@{cell}", touches=touches, label=f"Lay {SUIT_WORDS[suit]} on {cell}")


@functools.lru_cache(KEPT)
def _placing(seat: int, cell: str, suit: int, caution: str | None) -> Choice:
    label = f"{NAMES[seat]}'s penguin starts on {cell}, on {SUIT_WORDS[suit]}"
    return Choice(move=f"@{cell}", touches=(cell,), label=label, caution=caution)


@functools.lru_cache(KEPT)
def _move(seat: int, here: str, there: str, level: bool, suit: int, caution: str | None) -> Choice:
    """A step goes one cell far and to the same height; every other move is a hop."""
    (a, b), (x, y) = CELLS_BY_NAME[here], CELLS_BY_NAME[there]
    steps = level and abs(a - x) <= 1 and abs(b - y) <= 1
    return Choice(
        move=f"{here}-{there}",
        touches=(penguin_id(seat), there),
        label=f"{NAMES[seat]} {'steps' if steps else 'hops'} to {there}, on {SUIT_WORDS[suit]}",
        caution=caution,
    )


# Cautions


def _cautions(position: Position, state: list[int]) -> list[str | None]:
    """What to ask before each move. Where every move is a sad one there is nothing to ask."""
    if state[PHASE_AT] == COIN:
        return [None] * len(position.codes)
    before, placing = position.state, state[PHASE_AT] == PLACE
    cautions = [_caution(position.game, before.copy(), code, state[SEAT_AT], placing) for code in position.codes]
    return cautions if None in cautions else [None] * len(cautions)


def _caution(game: Game, state: State, code: int, seat: int, placing: bool) -> str | None:
    """A turn or a placing after which the penguin has nowhere to go is worth a question. The state is written over."""
    game.engine.play(game.config, state, code)
    phase = int(state[PHASE_AT])
    if phase == OVER:
        stuck = game.engine.ending(game.config, state, 1) == Ending.STUCK
        return f"The game ends here, with {coins_in_words(coins_on(state.tolist()))} left" if stuck else None
    if phase != MOVE and not placing:
        return None
    # Could the penguin move if it were its turn again?
    state[SEAT_AT] = seat
    state[PHASE_AT] = MOVE
    moves = game.engine.legal(game.config, state, np.empty(MOVE_LIMIT, np.int32))
    return None if moves else "From there your penguin has nowhere to go, as things stand"
