"""How the iceberg of The Penguin Game lies in a scene, and what lies around and below it.

A cell is one unit wide. Below the iceberg lie benches for the penguins that are not on it, and below these, while coins
are laid one by one, trays for the coins that are left. All of it is made once and kept: what is on the coin grid by
where it is, and the whole by the frame.
"""

import functools
from dataclasses import dataclass
from typing import NamedTuple

from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Ground, Label, Point, Space
from rookery.rooms.penguin_game.board import SUIT_IDS, SUITS, Place, cell_name, cells
from rookery.rooms.penguin_game.names import SEATS
from rookery.rooms.penguin_game.names import SUITS as SUIT_NAMES

say = speaker("penguin-game")

SEAT_IDS = ("red", "blue", "green", "yellow")
SEAT_LETTERS = "RBGY"
KEPT = 512
"""How many frames are cached: enough for the matches that are played at one time."""


# Ids


def tile_id(tile: int) -> str:
    """The id of a tile's handle."""
    return f"tile-{tile + 1}"


def berth_id(place: Place) -> str:
    """The id of a place that a tile can drift to."""
    return f"at-{place[0]},{place[1]}"


def bench_id(seat: int) -> str:
    """The id of the bench of a player's penguin."""
    return f"bench-{SEAT_IDS[seat]}"


def tray_id(suit: int) -> str:
    """The id of the tray for the coins of a suit that are left."""
    return f"tray-{SUIT_IDS[suit]}"


# Places in words


@functools.lru_cache(KEPT)
def beside(tiles: tuple[Place, ...], place: Place, drifting: int | None = None) -> Message:
    """Where a place for a tile is: on which side of the first tile that it shares an edge with.

    A tile that drifts to that place says nothing about it.
    """
    for tile, (x, y) in enumerate(tiles):
        if tile != drifting:
            match place[0] - x, place[1] - y:
                case -2, 0:
                    return say("left-of", tile=tile + 1)
                case 2, 0:
                    return say("right-of", tile=tile + 1)
                case 0, 2:
                    return say("above", tile=tile + 1)
                case 0, -2:
                    return say("below", tile=tile + 1)
    raise ValueError(f"no tile lies beside {place}")


# The frame


class Grid(NamedTuple):
    """Where the coin grid is in a scene, whose y runs downwards."""

    margin: float
    """The water around the iceberg."""
    ranks: int
    """How many cells the iceberg is high."""

    def point(self, x: float, y: float) -> Point:
        """A point of the coin grid."""
        return self.margin + x, self.margin + self.ranks - y

    def square(self, x: float, y: float, side: float) -> tuple[Point, ...]:
        """A square by its lower left corner on the coin grid."""
        return tuple(self.point(x + right * side, y + up * side) for right, up in ((0, 1), (1, 1), (1, 0), (0, 0)))


@dataclass(frozen=True, eq=False)
class Frame:
    """How everything lies in a scene.

    Frames are told apart by identity, since ``framed`` gives the same one for the same facts: so they make quick keys.
    """

    tiles: tuple[Place, ...]
    players: int
    drifting: bool
    laying: bool
    """Whether coins are laid one by one now."""
    off: tuple[int, ...]
    """The seats whose penguins are not on the iceberg."""

    @functools.cached_property
    def grid(self) -> Grid:
        """The coin grid; a tile that drifts needs space around the iceberg."""
        return Grid(2.5 if self.drifting else 0.75, max(y for _, y in self.tiles) + 2)

    @functools.cached_property
    def files(self) -> int:
        """How many cells the iceberg is wide."""
        return max(x for x, _ in self.tiles) + 2

    @functools.cached_property
    def width(self) -> float:
        """The iceberg, and the water to its sides."""
        return self.files + 2 * self.grid.margin

    @functools.cached_property
    def height(self) -> float:
        """The iceberg, the water, and the rows of things below."""
        return self._shore + (2.1 if self.laying else 1.0 if self.off else 0.0)

    @property
    def _shore(self) -> float:
        """Where the water ends, and the rows begin."""
        return self.grid.ranks + 2 * self.grid.margin

    def in_row(self, row: int, index: int, count: int) -> Point:
        """The middle of the n-th thing in a row below the iceberg."""
        across = min(1.25, self.width / count)
        return self.width / 2 + (index - (count - 1) / 2) * across, self._shore + 0.5 + 1.1 * row


framed = functools.lru_cache(KEPT)(Frame)


@functools.lru_cache(KEPT)
def grounds(frame: Frame) -> tuple[Ground, ...]:
    """The tiles."""
    return tuple(_tile(frame.grid, place) for place in frame.tiles)


@functools.lru_cache(KEPT)
def spaces(frame: Frame, berths: tuple[Place, ...], trays: tuple[bool, ...]) -> tuple[Space, ...]:
    """All spaces; the berths are those to drift to now, the trays tell of which suits coins are left."""
    return (
        *(_cell(frame.grid, cell, frame.laying) for cell in cells(frame.tiles)),
        *(_handle(frame.grid, tile, place) for tile, place in enumerate(frame.tiles) if frame.drifting),
        *(_berth(frame.grid, place, beside(frame.tiles, place)) for place in berths),
        *(_bench(frame, seat) for seat in frame.off),
        *(_tray(frame, suit, left) for suit, left in enumerate(trays)),
    )


@functools.lru_cache(KEPT)
def labels(frame: Frame) -> tuple[Label, ...]:
    """Files below the iceberg, ranks to its left, and the tiles' numbers in their middle."""
    return (
        *(_label(frame.grid, "abcdefgh"[file], file + 0.5, -0.4) for file in range(frame.files)),
        *(_label(frame.grid, str(rank + 1), -0.3, rank + 0.5) for rank in range(frame.grid.ranks)),
        *(_label(frame.grid, str(tile + 1), x + 1, y + 1) for tile, (x, y) in enumerate(frame.tiles)),
    )


# On the coin grid


@functools.cache
def _tile(grid: Grid, place: Place) -> Ground:
    return Ground(look="iceberg", outline=grid.square(*place, 2))


@functools.cache
def _cell(grid: Grid, cell: Place, laying: bool) -> Space:
    """A place for coins: a bed that waits for them, and once they are laid a cell that can melt away."""
    x, y = grid.point(cell[0] + 0.5, cell[1] + 0.5)
    name = cell_name(cell)
    outline = grid.square(*cell, 1)
    return Space(
        id=name,
        look="bed" if laying else "cell",
        label=name,
        sign=name,
        x=x,
        y=y,
        outline=outline,
    )


@functools.cache
def _handle(grid: Grid, tile: int, place: Place) -> Space:
    """In the middle of a tile that may drift, between its coins, something to take hold of."""
    x, y = grid.point(place[0] + 1, place[1] + 1)
    tag = ((x, y - 0.25), (x + 0.25, y), (x, y + 0.25), (x - 0.25, y))
    return Space(
        id=tile_id(tile),
        look="handle",
        symbol="handle",
        label=say("tile", tile=tile + 1),
        x=x,
        y=y,
        outline=tag,
    )


@functools.cache
def _berth(grid: Grid, place: Place, where: Message) -> Space:
    """A place in the water; a board of letters shows its coordinates, which is all that fits."""
    x, y = grid.point(place[0] + 1, place[1] + 1)
    label, sign = say("berth", where=where), f"{place[0]},{place[1]}"
    return Space(
        id=berth_id(place),
        look="berth",
        aside=True,
        label=label,
        sign=sign,
        x=x,
        y=y,
        outline=grid.square(*place, 2),
    )


@functools.cache
def _label(grid: Grid, text: str, x: float, y: float) -> Label:
    across, down = grid.point(x, y)
    return Label(text=text, x=across, y=down)


# Below it


def _bench(frame: Frame, seat: int) -> Space:
    """Where a penguin is before it is placed and after it has gone out."""
    x, y = frame.in_row(0, seat, frame.players)
    label = say("bench", who=SEATS[seat])
    return Space(
        id=bench_id(seat),
        look="plate",
        aside=True,
        label=label,
        x=x,
        y=y,
        outline=_small_box(x, y),
        seat=seat,
    )


def _tray(frame: Frame, suit: int, left: bool) -> Space:
    x, y = frame.in_row(1, suit, len(SUITS))
    label = say("tray", suit=SUIT_NAMES[suit]) if left else say("tray-empty", suit=SUIT_NAMES[suit])
    return Space(
        id=tray_id(suit),
        look="tray",
        aside=True,
        label=label,
        sign="-",
        x=x,
        y=y,
        outline=_small_box(x, y),
    )


def _small_box(x: float, y: float) -> tuple[Point, ...]:
    return ((x - 0.4, y - 0.4), (x + 0.4, y - 0.4), (x + 0.4, y + 0.4), (x - 0.4, y + 0.4))
