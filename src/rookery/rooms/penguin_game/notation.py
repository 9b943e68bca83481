"""The Penguin Game in writing: moves as texts and back, positions as texts. Reading positions is in reading.py."""

import functools
from collections.abc import Sequence

from rookery.kernel.errors import quote
from rookery.kernel.messages import speaker
from rookery.kernel.protocol import PLAYERS, Config, State
from rookery.kernel.texts import Part, whole
from rookery.rooms.penguin_game.board import CELLS_BY_NAME, SLOTS, SUITS, Place, cell_name, cells
from rookery.rooms.penguin_game.drift import BERTHS, SPAN
from rookery.rooms.penguin_game.layout import (
    CELLS,
    NO_SUIT,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    PHASES,
    SEAT_AT,
    TARGET_AT,
    TILE_AT,
    WAITING,
    suits,
)
from rookery.rooms.penguin_game.rules import COIN_CODE, DRIFT_CODE, MELT_CODE, PLACE_CODE, STAY_CODE

say = speaker("penguin-game")

STAY = "="
NOWHERE = -1
"""The code of a well-written move that names a cell or a place that is not there: never legal."""
KEPT = 1024
"""How many arrangements of tiles are cached with the names of their cells: more than drifting can reach."""
STACKS_KEPT = 4096
"""How many stacks are cached with their texts; most are low, and there are 340 of up to four coins."""


def tile_places(config: Config, state: State) -> tuple[Place, ...]:
    """Where the tiles lie."""
    return _places(tuple(state[TILE_AT : TILE_AT + int(config[CELLS]) // 4].tolist()))


@functools.lru_cache(KEPT)
def _places(tiles: tuple[int, ...]) -> tuple[Place, ...]:
    return tuple((place % 8, place // 8) for place in tiles)


def cell_names(config: Config, state: State) -> tuple[str, ...]:
    """The names of all slots' cells, as the tiles lie now."""
    return names_of(tile_places(config, state))


@functools.lru_cache(KEPT)
def names_of(tiles: tuple[Place, ...]) -> tuple[str, ...]:
    """The names of all slots' cells, by the tiles' places."""
    return tuple(cell_name(cell) for cell in cells(tiles))


# Moves


@functools.lru_cache(KEPT)
def drift_place(tiles: tuple[Place, ...], tile: int, berth: int) -> Place:
    """The place of a berth for a tile, in the coordinates before its drift: on the grid of those that stay."""
    x, y = tiles[1 if tile == 0 else 0]
    return 2 * (berth % SPAN) - 2 + x % 2, 2 * (berth // SPAN) - 2 + y % 2


def write_move(config: Config, state: State, move: int) -> str:
    """The text of a move."""
    if move == STAY_CODE:
        return STAY
    if move >= DRIFT_CODE:
        return drift_text(tile_places(config, state), move)
    names = cell_names(config, state)
    if move >= MELT_CODE:
        return f"!{names[move - MELT_CODE]}"
    if move >= COIN_CODE:
        return f"{SUITS[(move - COIN_CODE) // SLOTS]}@{names[(move - COIN_CODE) % SLOTS]}"
    if move >= PLACE_CODE:
        return f"@{names[move - PLACE_CODE]}"
    return f"{names[move // SLOTS]}-{names[move % SLOTS]}"


@functools.cache
def unpack_drift(move: int) -> tuple[int, int, int]:
    """Tile, berth and turns of a drift."""
    drift = move - DRIFT_CODE
    return drift // 4 // BERTHS, drift // 4 % BERTHS, drift % 4


def drift_text(tiles: tuple[Place, ...], move: int) -> str:
    """The text of a drift."""
    tile, berth, turns = unpack_drift(move)
    x, y = drift_place(tiles, tile, berth)
    return f"{tile + 1}@{x},{y}r{turns}"


def read_move(config: Config, state: State, text: str) -> int:
    """The code of a move's text, legal or not."""
    part = whole(text)
    names = cell_names(config, state)
    if text == STAY:
        return STAY_CODE
    if text.startswith("!"):
        return _with_cell(MELT_CODE, names, part.after(1))
    left, at, _ = text.partition("@")
    if at:
        after = part.after(len(left) + 1)
        if not left:
            return _with_cell(PLACE_CODE, names, after)
        if left in tuple(SUITS):
            return _with_cell(COIN_CODE + SUITS.index(left) * SLOTS, names, after)
        if left in ("1", "2", "3", "4"):
            return _read_drift(tile_places(config, state), int(left) - 1, after)
        raise part.refusal(say("nothing-to-put", text=quote(left)))
    pieces = part.pieces("-")
    if len(pieces) != 2:
        raise part.refusal(say("no-move-text"))
    origin = _with_cell(0, names, pieces[0])
    target = _with_cell(0, names, pieces[1])
    return NOWHERE if NOWHERE in (origin, target) else origin * SLOTS + target


def _with_cell(first: int, names: tuple[str, ...], part: Part) -> int:
    """The code of a move at the cell that this part names."""
    if part.text not in CELLS_BY_NAME:
        raise part.refusal(say("no-cell", text=quote(part.text)))
    return first + names.index(part.text) if part.text in names else NOWHERE


def _read_drift(tiles: tuple[Place, ...], tile: int, part: Part) -> int:
    """The code of a drift, of which this part is all that follows the @."""
    place, found, _ = part.text.partition("r")
    x, comma, y = place.partition(",")
    if not found or not comma:
        raise part.refusal(say("no-drift"))
    right = _read_coordinate(Part(part.whole, x, part.place))
    up = _read_coordinate(Part(part.whole, y, part.place + len(x) + 1))
    quarter = part.after(len(place) + 1).one_of(("0", "1", "2", "3"), say("a-number-of-turns"))
    column, row = right // 2 + 1, up // 2 + 1
    berth = row * SPAN + column
    if not (0 <= column < SPAN and 0 <= row < SPAN and drift_place(tiles, tile, berth) == (right, up)):
        return NOWHERE
    return DRIFT_CODE + (tile * BERTHS + berth) * 4 + quarter


def _read_coordinate(part: Part) -> int:
    """A number that may have a minus."""
    if not part.text.startswith("-"):
        return part.number(say("a-coordinate"))
    size = part.after(1).number(say("a-coordinate"))
    if size == 0:
        raise part.refusal(say("minus-zero"))
    return -size


# Positions


def write(config: Config, state: State) -> str:
    """The text of a position."""
    numbers: list[int] = state.tolist()
    stacks = [_write_stack(stack) for stack in numbers[: int(config[CELLS])]]
    return write_with(config, state, stacks, "-" if numbers[TARGET_AT] == NO_SUIT else SUITS[numbers[TARGET_AT]])


def write_with(config: Config, state: State, stacks: Sequence[str], target: str) -> str:
    """The text of a position whose stacks and target are written already."""
    numbers: list[int] = state.tolist()
    places = tile_places(config, state)
    names = names_of(places)
    tiles = [f"{x},{y}:{','.join(stacks[4 * tile : 4 * tile + 4])}" for tile, (x, y) in enumerate(places)]
    penguins = [_write_penguin(slot, names) for slot in numbers[PENGUIN_AT : PENGUIN_AT + int(config[PLAYERS])]]
    return f"{'|'.join(tiles)} {','.join(penguins)} {numbers[SEAT_AT] + 1} {PHASES[numbers[PHASE_AT]]} {target}"


@functools.lru_cache(STACKS_KEPT)
def _write_stack(stack: int) -> str:
    return "".join(SUITS[suit] for suit in suits(stack)) or "-"


def _write_penguin(slot: int, names: tuple[str, ...]) -> str:
    return {WAITING: "?", OUT: "x"}.get(slot) or names[slot]
