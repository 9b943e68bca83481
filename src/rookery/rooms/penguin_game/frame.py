"""How the iceberg of The Penguin Game lies in a scene, and what lies around and below it.

A cell is one unit wide. Around the iceberg is water; where tiles may drift, it is wide enough to show the near part of
every place that they can go to, and no wider: the iceberg stays as large as it is. Below the iceberg lie benches for
the penguins that are not on it, and below these, while coins are laid one by one, trays for the coins that are left.
All of it is made once and kept: what is on the coin grid by where it is, and the whole by the frame.
"""

import functools
from dataclasses import dataclass
from typing import NamedTuple

from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Ground, Label, Point, Space
from rookery.rooms.penguin_game.board import SUIT_IDS, SUITS, Place, cell_name, cells
from rookery.rooms.penguin_game.ids import CHALLENGE_ID, bench_id, berth_id, tile_id, tray_id
from rookery.rooms.penguin_game.names import SEATS
from rookery.rooms.penguin_game.names import SUITS as SUIT_NAMES

say = speaker("penguin-game")

MARGIN = 0.75
"""The water around the iceberg."""
WIDE_MARGIN = 0.72
"""The same where tiles may drift."""
GAP = 0.06
"""What is left between a place to drift to and whatever is beside it."""
BENCHES = 1.2
"""How high the row of benches is, with their shadow on the water."""
KEPT = 512
"""How many frames are cached: enough for the matches that are played at one time."""


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
    challenge: int | None
    """The suit that a player alone is to leave."""

    @functools.cached_property
    def grid(self) -> Grid:
        """The coin grid; where tiles drift there is more water around the iceberg."""
        return Grid(WIDE_MARGIN if self.drifting else MARGIN, max(y for _, y in self.tiles) + 2)

    @functools.cached_property
    def files(self) -> int:
        """How many cells the iceberg is wide."""
        return max(x for x, _ in self.tiles) + 2

    @functools.cached_property
    def width(self) -> float:
        """The iceberg, and the water to its sides."""
        return self.files + 2 * self.grid.margin + (0.0 if self.challenge is None else 0.25)

    @functools.cached_property
    def height(self) -> float:
        """The iceberg, the water, and the rows of things below."""
        return self._shore + (2.1 if self.laying else BENCHES if self.off else 0.0)

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
    """The tiles; where they may drift also the water around them, so that it is always in sight."""
    tiles = tuple(_tile(frame.grid, place) for place in frame.tiles)
    return (_water(frame), *tiles) if frame.drifting else tiles


def _water(frame: Frame) -> Ground:
    right, low = frame.width, frame.grid.ranks + 2 * frame.grid.margin
    return Ground(look="strait", outline=((0, 0), (right, 0), (right, low), (0, low)))


@functools.lru_cache(KEPT)
def spaces(frame: Frame, berths: tuple[Place, ...], trays: tuple[bool, ...]) -> tuple[Space, ...]:
    """All spaces; the berths are those to drift to now, the trays tell of which suits coins are left."""
    return (
        *(_cell(frame.grid, cell, frame.laying) for cell in cells(frame.tiles)),
        *(_handle(frame.grid, tile, place) for tile, place in enumerate(frame.tiles) if frame.drifting),
        *(_berth(frame, place) for place in berths),
        *(_flag(frame.grid, frame.files, suit) for suit in (frame.challenge,) if suit is not None),
        *(_bench(frame, seat) for seat in frame.off),
        *(_tray(frame, suit, left) for suit, left in enumerate(trays)),
    )


@functools.lru_cache(KEPT)
def labels(frame: Frame) -> tuple[Label, ...]:
    """Files below the iceberg, ranks to its left; the tiles' numbers on their handles, where they may drift."""
    numbered = enumerate(frame.tiles) if frame.drifting else ()
    return (
        *(_label(frame.grid, "abcdefgh"[file], file + 0.5, -0.4) for file in range(frame.files)),
        *(_label(frame.grid, str(rank + 1), -0.3, rank + 0.5) for rank in range(frame.grid.ranks)),
        *(_label(frame.grid, str(tile + 1), x + 1, y + 1) for tile, (x, y) in numbered),
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


def _berth(frame: Frame, place: Place) -> Space:
    """A place in the water, as much of it as is in sight; a board of letters shows its coordinates."""
    (left, bottom), (right, top) = frame.grid.point(*place), frame.grid.point(place[0] + 2, place[1] + 2)
    low = frame.grid.ranks + 2 * frame.grid.margin
    left, right = max(0.0, left) + GAP, min(frame.width, right) - GAP
    top, bottom = max(0.0, top) + GAP, min(low, bottom) - GAP
    return Space(
        id=berth_id(place),
        look="berth",
        label=say("berth", where=beside(frame.tiles, place)),
        sign=f"{place[0]},{place[1]}",
        x=(left + right) / 2,
        y=(top + bottom) / 2,
        outline=((left, top), (right, top), (right, bottom), (left, bottom)),
    )


@functools.cache
def _flag(grid: Grid, files: int, suit: int) -> Space:
    """In the water beside the iceberg, what the challenge asks for."""
    x, y = grid.point(files + 0.5, grid.ranks - 0.45)
    return Space(
        id=CHALLENGE_ID,
        look="flag",
        symbol=f"flag-{SUIT_IDS[suit]}",
        aside=True,
        label=say("challenge", suit=SUIT_NAMES[suit]),
        x=x,
        y=y,
        outline=_small_box(x, y),
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
