"""Tiles that drift: where a tile can go, and what is where afterwards. Clauses as in rules.py.

A drift brings all tiles together along full edges, so afterwards they lie on a grid of whole tiles: that of the tiles
that stay. It has four by four places, and one more to each side can be reached: six by six *berths*, counted from the
lower left. At the beginning tiles may lie on different grids; then few of them can drift, or none.
"""

from typing import Final

from rookery.kernel.protocol import Config, Moves, State
from rookery.rooms.penguin_game.board import BESIDE, TURNED
from rookery.rooms.penguin_game.layout import CELLS, PENGUIN_AT, SEATS, TILE_AT, TURNS_AT

SPAN: Final = 6
BERTHS: Final = SPAN * SPAN
DRIFT_CODES: Final = 4 * BERTHS * 4
"""A drift's code is (tile * BERTHS + berth) * 4 + turns."""
ODD: Final = 0b1001
"""The bits of a place, y * 8 + x, that are set where x and y are odd."""
ROW: Final = 8
"""Sets of berths are bits in rows of eight: two columns stay empty, so nothing runs over from row to row."""


def berth(place: int) -> int:
    """The berth of a tile's place, y * 8 + x, on the grid that it lies on."""
    return ((place >> 4) + 1) * SPAN + ((place & 7) >> 1) + 1


def grid(place: int) -> int:
    """Which of the four grids of whole tiles a place is on: whether its x is odd, and its y."""
    return place & ODD


def _bit(berth: int) -> int:
    return 1 << (berth // SPAN * ROW + berth % SPAN)


def _spread(tiles: int) -> int:
    """The berths that share a full edge with a set of them."""
    return tiles << 1 | tiles >> 1 | tiles << ROW | tiles >> ROW


def _connected(berth: int, others: int) -> bool:
    """Whether a tile at this berth and the others hold together by full edges (DR2)."""
    reached = berth
    for _ in range(3):
        reached |= _spread(reached) & others
    return others & ~reached == 0


def drifts(config: Config, state: State, moves: Moves, first: int) -> int:
    """Every tile to every berth where all hold together, turned in every way, but not left as it was (DR1 to DR5)."""
    tiles = int(config[CELLS]) // 4
    count = 0
    for tile in range(tiles):
        others = _others(tiles, state, tile)
        here = _here(state, tile)
        places = _spread(others) & ~others
        for there in range(BERTHS):
            if places & _bit(there) == 0 or not _connected(_bit(there), others):
                continue
            for turns in range(4):
                if there != here or _turn_shows(state, tile, turns):
                    moves[count] = first + (tile * BERTHS + there) * 4 + turns
                    count += 1
    return count


def _stays(state: State, tile: int) -> int:
    """The place of a tile that stays when this one drifts: all berths are counted on its grid."""
    return int(state[TILE_AT + (1 if tile == 0 else 0)])


def _others(tiles: int, state: State, tile: int) -> int:
    """The berths of the other tiles, as bits; none if they lie on different grids: nothing can join them (DR5)."""
    found = 0
    for other in range(tiles):
        place = int(state[TILE_AT + other])
        if other != tile:
            if grid(place) != grid(_stays(state, tile)):
                return 0
            found |= _bit(berth(place))
    return found


def _here(state: State, tile: int) -> int:
    """The berth where a tile lies; -1 if it is on another grid than those that stay."""
    place = int(state[TILE_AT + tile])
    return berth(place) if grid(place) == grid(_stays(state, tile)) else -1


def _turn_shows(state: State, tile: int, turns: int) -> bool:
    """Whether a tile turned in its place makes another position (DR3)."""
    if turns == 0:
        return False
    for seat in range(SEATS):
        if int(state[PENGUIN_AT + seat]) // 4 == tile:
            return True
    for corner in range(4):
        if int(state[tile * 4 + corner]) != int(state[tile * 4 + int(TURNED[turns * 4 + corner])]):
            return True
    return False


def play_drift(config: Config, state: State, drift: int) -> None:
    """Turn a tile with all that is on it, move it, and name the grid anew (DR1, DR4)."""
    turns = drift & 3
    there = (drift >> 2) % BERTHS
    tile = (drift >> 2) // BERTHS
    _turn(state, tile, turns)
    # The other tiles stay where they are on the grid of berths; then all move so that the lowest are 0.
    left = there % SPAN
    low = there // SPAN
    for other in range(int(config[CELLS]) // 4):
        at = berth(int(state[TILE_AT + other]))
        if other != tile:
            left = min(left, at % SPAN)
            low = min(low, at // SPAN)
    for other in range(int(config[CELLS]) // 4):
        at = there if other == tile else berth(int(state[TILE_AT + other]))
        state[TILE_AT + other] = (at // SPAN - low) * 16 + (at % SPAN - left) * 2


def _turn(state: State, tile: int, turns: int) -> None:
    """Turn a tile clockwise by quarters, quarter by quarter."""
    first = tile * 4
    for _ in range(turns):
        lower_left = int(state[first])
        state[first] = state[first + 1]
        state[first + 1] = state[first + 3]
        state[first + 3] = state[first + 2]
        state[first + 2] = lower_left
    for seat in range(SEATS):
        slot = int(state[PENGUIN_AT + seat])
        if slot // 4 == tile:
            state[PENGUIN_AT + seat] = first + int(TURNED[turns * 4 + slot % 4])
    state[TURNS_AT + tile] = (int(state[TURNS_AT + tile]) + turns) & 3


def near(config: Config, state: State, slot: int) -> int:
    """The slots one step away, as bits, wherever the tiles have drifted to."""
    at = int(state[TILE_AT + slot // 4])
    found = 0
    for tile in range(int(config[CELLS]) // 4):
        there = int(state[TILE_AT + tile])
        right = (there & 7) - (at & 7)
        up = (there >> 3) - (at >> 3)
        if -2 <= right <= 2 and -2 <= up <= 2:
            found |= int(BESIDE[((up + 2) * 5 + right + 2) * 4 + slot % 4]) << tile * 4
    return found
