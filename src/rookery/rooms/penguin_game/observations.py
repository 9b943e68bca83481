"""The Penguin Game in numbers, for programs that learn; docs/reference/observations.md explains the planes.

Cells are numbered as in the actions: 16 slots, or 64 cells where tiles drift.
"""

from typing import Final

from rookery.kernel.planes import Plane, place_of
from rookery.kernel.protocol import PLAYERS, Config, Observation, State
from rookery.rooms.penguin_game.actions import cell_of, cells_of
from rookery.rooms.penguin_game.board import EXTENT, SLOTS, TILES
from rookery.rooms.penguin_game.layout import (
    CELLS,
    DRIFTING,
    FLAMETHROWERS,
    HEIGHT,
    NO_SUIT,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    PHASES,
    SEAT_AT,
    SEATS,
    START,
    TARGET_AT,
    TILE_AT,
    WAITING,
    Start,
)

HIGHEST: Final = 13
"""No stack of any variant has more coins."""
COINS_FROM: Final = TILES
PENGUINS_FROM: Final = COINS_FROM + HIGHEST * NO_SUIT
BOARDS: Final = PENGUINS_FROM + SEATS
"""How many numbers there are for each cell; the rest follows."""
REST: Final = (
    Plane("places", (TILES, 2), EXTENT - 2),
    Plane("waiting", (SEATS,)),
    Plane("out", (SEATS,)),
    Plane("plays", (SEATS,)),
    Plane("turn", (SEATS,)),
    Plane("phase", (len(PHASES),)),
    Plane("target", (NO_SUIT + 1,)),
    Plane("start", (len(Start),)),
    Plane("flamethrowers"),
    Plane("drifting"),
)
PLACES: Final = place_of(REST, "places")
AWAITED: Final = place_of(REST, "waiting")
GONE: Final = place_of(REST, "out")
PLAYS: Final = place_of(REST, "plays")
TURN: Final = place_of(REST, "turn")
PHASE: Final = place_of(REST, "phase")
TARGET: Final = place_of(REST, "target")
STARTED: Final = place_of(REST, "start")
FLAMES: Final = place_of(REST, "flamethrowers")
DRIFTS: Final = place_of(REST, "drifting")


def planes(config: Config) -> tuple[Plane, ...]:
    """The planes: those of cells are larger where tiles drift."""
    cells = cells_of(config)
    boards = (
        Plane("tiles", (TILES, cells)),
        Plane("coins", (HIGHEST, NO_SUIT, cells)),
        Plane("penguins", (SEATS, cells)),
    )
    return (*boards, *REST)


def observe(config: Config, state: State, seen: int, seat: int, out: Observation) -> None:
    """Write what a seat sees; seats are counted from it on, coins of a stack from its top."""
    cells = cells_of(config)
    rest = BOARDS * cells
    for slot in range(int(config[CELLS])):
        cell = cell_of(config, state, slot)
        out[slot // 4 * cells + cell] = 1
        stack = int(state[slot])
        coins = stack >> 4
        for depth in range(stack & HEIGHT):
            out[(COINS_FROM + depth * NO_SUIT + (coins & 3)) * cells + cell] = 1
            coins >>= 2
    for tile in range(int(config[CELLS]) // 4):
        place = int(state[TILE_AT + tile])
        out[rest + PLACES + 2 * tile] = place % EXTENT
        out[rest + PLACES + 2 * tile + 1] = place // EXTENT
    players = int(config[PLAYERS])
    for other in range(players):
        relative = (other - seat) % players
        slot = int(state[PENGUIN_AT + other])
        out[rest + PLAYS + relative] = 1
        if slot < SLOTS:
            out[(PENGUINS_FROM + relative) * cells + cell_of(config, state, slot)] = 1
        elif slot == WAITING:
            out[rest + AWAITED + relative] = 1
        elif slot == OUT:
            out[rest + GONE + relative] = 1
    out[rest + TURN + (int(state[SEAT_AT]) - seat) % players] = 1
    out[rest + PHASE + int(state[PHASE_AT])] = 1
    out[rest + TARGET + int(state[TARGET_AT])] = 1
    out[rest + STARTED + int(config[START])] = 1
    out[rest + FLAMES] = int(config[FLAMETHROWERS])
    out[rest + DRIFTS] = int(config[DRIFTING])
