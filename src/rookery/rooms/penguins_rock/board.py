"""The board of Penguins Rock!: how spaces are numbered, and how a board is packed into the config that rules read.

Every board has four seats with a pile, a centre and six outer nest spaces each, so these come first and always have the
same numbers; the stones of road and pathways follow. What differs from board to board are the number of stones, who is
next to whom, names and places. All of it lies in the config: another board needs no new compilation, and a position is
read and drawn from nothing but its config.
"""

import functools
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.protocol import Config

SEATS: Final = 4
NEST: Final = 6
"""Outer spaces of a nest, and rocks of a full pile."""

PILES: Final = 0
"""The space of the first seat's pile; the other seats' follow."""
CENTRES: Final = PILES + SEATS
HOLLOWS: Final = CENTRES + SEATS
"""The outer nest spaces: six of the first seat, then six of the next, and so on."""
STONES: Final = HOLLOWS + SEATS * NEST
"""The first of the stones: the ring road, then the pathways seat by seat."""
NOWHERE: Final = -1

MOST_SPACES: Final = 96
MOST_NEIGHBOURS: Final = 8
LONGEST_NAME: Final = 8
PRECISION: Final = 100
"""Places on a board are kept in hundredths."""

# Where the board is in the config, after the players and the options.
SPACES: Final = 7
"""How many spaces there are."""
ROAD: Final = 8
"""How many of the stones are those of the ring road."""
NEIGHBOURS: Final = 9
"""The entry of a space is eight numbers: its neighbours, then NOWHERE."""
NAMES: Final = NEIGHBOURS + MOST_SPACES * MOST_NEIGHBOURS
"""Two numbers a space: the eight bytes of its name."""
PLACES: Final = NAMES + 2 * MOST_SPACES
"""Two numbers a space: across and down."""
DISTANCES: Final = PLACES + 2 * MOST_SPACES
"""The entry of a space is 32 numbers: the steps from it to each pile, centre and outer nest space."""
VIEWS: Final = DISTANCES + MOST_SPACES * STONES
"""The entry of a seat is the number under which it sees each space: every seat sees itself as the first."""
CONFIG_SIZE: Final = VIEWS + SEATS * MOST_SPACES


@dataclass(frozen=True, eq=False)
class Board:
    """A board; its tuples have an entry for every space.

    Boards are compared by identity, since ``unpack`` gives the same one for equal configs: they are quick cache keys.
    """

    names: tuple[str, ...]
    places: tuple[tuple[float, float], ...]
    neighbours: tuple[tuple[int, ...], ...]
    road: int
    """How many of the stones are those of the ring road; they are the first."""

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each space by its name, in the order in which texts list them: stones first."""
        order = [*range(STONES, len(self.names)), *range(HOLLOWS, STONES), *range(HOLLOWS)]
        return {self.names[space]: space for space in order}

    @functools.cached_property
    def lying(self) -> tuple[int, ...]:
        """The spaces on which rocks may lie outside the piles, in the order in which texts list them."""
        return (*range(STONES, len(self.names)), *range(HOLLOWS, STONES))


def seat_of(space: int) -> int:
    """The seat to which a pile, a centre or an outer nest space belongs."""
    return (space - HOLLOWS) // NEST if space >= HOLLOWS else space % SEATS


def pack(board: Board, config: Config) -> None:
    """Write a board into a config."""
    config[SPACES] = len(board.names)
    config[ROAD] = board.road
    config[NEIGHBOURS:NAMES] = NOWHERE
    for space, beside in enumerate(board.neighbours):
        first = NEIGHBOURS + space * MOST_NEIGHBOURS
        config[first : first + len(beside)] = beside
    names = np.array(board.names, f"S{LONGEST_NAME}").view(np.int32)
    places = np.rint(np.array(board.places) * PRECISION).astype(np.int32).ravel()
    config[NAMES : NAMES + len(names)] = names
    config[PLACES : PLACES + len(places)] = places
    steps = _distances(board).ravel()
    config[DISTANCES : DISTANCES + len(steps)] = steps
    for seat in range(SEATS):
        first = VIEWS + seat * MOST_SPACES
        config[first : first + len(board.names)] = _view(board, seat)


def _distances(board: Board) -> npt.NDArray[np.int32]:
    """The steps from every space, a row each, to every space that is no stone; no route leads through a centre."""
    spaces = len(board.names)
    beside = np.zeros((spaces, spaces), bool)
    for space, others in enumerate(board.neighbours):
        beside[space, list(others)] = True
    through = beside.copy()
    through[:, CENTRES:HOLLOWS] = False
    distances = np.where(np.eye(spaces, STONES, dtype=bool), 0, spaces).astype(np.int32)
    reached = beside[:, :STONES]
    for steps in range(1, spaces):
        distances[reached & (distances > steps)] = steps
        reached = through @ reached
    return distances


def _view(board: Board, seat: int) -> list[int]:
    """The spaces as a seat sees them: the board turned until the seat is the first.

    Where the board does not look the same when it is turned, only piles and nests are.
    """
    piles = [(space - seat) % SEATS for space in range(SEATS)]
    centres = [CENTRES + pile for pile in piles]
    hollows = [HOLLOWS + (space - seat * NEST) % (SEATS * NEST) for space in range(SEATS * NEST)]
    pathways = len(board.names) - STONES - board.road
    turned = [STONES + (stone - seat * board.road // SEATS) % board.road for stone in range(board.road)]
    first = STONES + board.road
    turned += [first + (stone - seat * pathways // SEATS) % max(1, pathways) for stone in range(pathways)]
    view = [*piles, *centres, *hollows, *turned]
    looks_the_same = all(
        {view[other] for other in beside} == set(board.neighbours[view[space]])
        for space, beside in enumerate(board.neighbours)
    )
    return view if looks_the_same else [*view[:STONES], *range(STONES, len(board.names))]


def unpack(config: Config) -> Board:
    """The board in a config."""
    # Whoever writes moves asks again and again for the same one, and a config is never written.
    latest = _latest.get("board")
    if latest is None or latest[0] is not config:
        latest = _latest["board"] = (config, _unpack(config[SPACES:DISTANCES].tobytes()))
    return latest[1]


_latest: dict[str, tuple[Config, Board]] = {}
"""The config that was asked for last, and its board."""


@functools.lru_cache(maxsize=64)
def _unpack(packed: bytes) -> Board:
    numbers = np.frombuffer(packed, np.int32)
    spaces = int(numbers[0])

    def table(first: int, width: int) -> list[list[int]]:
        part = numbers[first - SPACES : first - SPACES + spaces * width]
        rows: list[list[int]] = part.reshape(spaces, width).tolist()
        return rows

    names = numbers[NAMES - SPACES : NAMES - SPACES + 2 * spaces].view(f"S{LONGEST_NAME}")
    return Board(
        names=tuple(name.decode("ascii") for name in names.tolist()),
        places=tuple((across / PRECISION, down / PRECISION) for across, down in table(PLACES, 2)),
        neighbours=tuple(
            tuple(space for space in row if space != NOWHERE) for row in table(NEIGHBOURS, MOST_NEIGHBOURS)
        ),
        road=int(numbers[ROAD - SPACES]),
    )
