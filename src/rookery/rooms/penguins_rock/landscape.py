"""The beach of Penguins Rock!: where everything lies for a seat, the trails that join it, and what else is about.

A board that is the same for all four seats is shown to each as to the first: seats change places. Any other is turned
by quarters until the own nest is at the bottom. All of it follows from a board's places and neighbours, so that a board
from a file gets its trails and nests in the same way.
"""

import functools
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, dist, hypot
from typing import NamedTuple

from rookery.kernel.scene import Decoration, Ground, Point
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, NEST, PILES, SEATS, STONES, Board
from rookery.rooms.penguins_rock.names import pathways

MARGIN = 0.95
"""Between the outermost spaces' middles and the edge."""
HEADROOM = 1.3
"""The same at the top: a penguin is higher than its space. Narrow screens turn a beach, so its right may be its top."""
BANK = 1.5
"""How far the bank of a nest goes, of the way to its outer spaces."""
BAY, DEEP = 0.74, 0.5
"""How far the bay goes, and its deep water, of the way to the ring road."""
POST = 1.82
"""How far from the middle of a nest its post stands, of the way to its outer spaces."""
POST_SIZE = 1.3
POOL = 0.3
"""How large the rock pool is, of the narrower side of the ring road."""
FINDS = ("starfish", "tuft", "shell", "driftwood", "tuft", "kelp")
"""What lies about where nothing else is."""
FIND_SIZE = 0.9
TRIED, FOUND = 400, 14
"""How many points are tried, and how many things are to be found at most."""
CLEAR = 1.12
"""How far they are from any space; from each other twice as far."""
DIGITS = 4
"""Of the lengths of a scene: a ten-thousandth of a space."""
SPREAD = (0.754878, 0.569840)
"""Steps that fill a plane evenly and look like chance (after the plastic number)."""


class Landscape(NamedTuple):
    """What does not change during a game."""

    places: list[Point]
    width: float
    height: float
    grounds: tuple[Ground, ...]
    decorations: tuple[Decoration, ...]


@functools.lru_cache(256)
def landscape(board: Board, seat: int, players: int) -> Landscape:
    """A board as a seat sees it."""
    places, width, height = _seen_from(board, seat)
    grounds = (
        Ground(look="beach", outline=((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))),
        *_bay(board, places),
        *(Ground(look="worn-sand", outline=tuple(places[space] for space in trail)) for trail in _trails(board)),
        *(_bank(places, owner, players) for owner in range(SEATS)),
    )
    posts = tuple(_posts(places, width, height, players))
    decorations = (*_pool(board, places), *posts, *_finds(board, places, posts, width, height))
    return Landscape(places, width, height, grounds, decorations)


def tidy(x: float, y: float) -> Point:
    """A point without the noise of floating point, which would travel with every scene."""
    return round(x, DIGITS), round(y, DIGITS)


def owner(seat: int, players: int) -> int | None:
    """The seat, if somebody plays it."""
    return seat if seat < players else None


# Where everything is


def _seen_from(board: Board, seat: int) -> tuple[list[Point], float, float]:
    """Where the spaces are for a seat, and the size of the whole."""
    places = list(board.places)
    following = _following(board)
    for _ in range(seat):
        if following:
            places = [places[following.index(space)] for space in range(len(places))]
        else:
            places = [(down, -across) for across, down in places]
    left = min(across for across, _ in places) - MARGIN
    top = min(down for _, down in places) - HEADROOM
    places = [tidy(across - left, down - top) for across, down in places]
    width, height = tidy(max(x for x, _ in places) + HEADROOM, max(y for _, y in places) + MARGIN)
    return places, width, height


@functools.lru_cache(64)
def _following(board: Board) -> tuple[int, ...] | None:
    """For each space the one that is to the next seat what it is to its own; None unless the board is alike for all."""
    paths = pathways(board)
    if board.road % SEATS or len({len(path) for path in paths}) > 1:
        return None
    length = len(paths[0])
    first = STONES + board.road

    def shift(start: int, count: int, step: int) -> Iterable[int]:
        return (start + (index + step) % count for index in range(count))

    found = (
        *shift(PILES, SEATS, 1),
        *shift(CENTRES, SEATS, 1),
        *shift(HOLLOWS, SEATS * NEST, NEST),
        *shift(STONES, board.road, board.road // SEATS),
        *shift(first, SEATS * length, length),
    )
    alike = all(
        {found[other] for other in others} == set(board.neighbours[found[space]])
        for space, others in enumerate(board.neighbours)
    )
    return found if alike else None


# Land and water


def _bay(board: Board, places: list[Point]) -> Iterator[Ground]:
    """Water inside the ring road, deeper in the middle."""
    road = places[STONES : STONES + board.road]
    for look, factor in (("bay", BAY), ("deep", DEEP)):
        yield Ground(look=look, outline=_spread(road, factor))


def _bank(places: list[Point], seat: int, players: int) -> Ground:
    """The bank round a nest: through points before and between its outer spaces."""
    first = HOLLOWS + seat * NEST
    x, y = places[CENTRES + seat]
    around = sorted(places[first : first + NEST], key=lambda place: atan2(place[1] - y, place[0] - x))
    between = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(around, [*around[1:], around[0]], strict=True)]
    points = [point for pair in zip(around, between, strict=True) for point in pair]
    far = max(dist(place, (x, y)) for place in around)
    outline = tuple(_from((x, y), point, BANK * far) for point in points)
    return Ground(look="bank", outline=outline, seat=owner(seat, players))


def _trails(board: Board) -> Iterator[tuple[int, ...]]:
    """All that is next to each other, except within a nest: the road, the pathways from it to the piles, the rest."""
    road = range(STONES, STONES + board.road)
    chains = [(*road, road[0]), *((*path, PILES + seat) for seat, path in enumerate(pathways(board)))]
    joined = {frozenset(pair) for chain in chains for pair in pairwise(chain)}
    yield from chains
    for space, others in enumerate(board.neighbours):
        for other in others:
            nested = max(space, other) < STONES and _nest(space) == _nest(other)
            if space < other and not nested and frozenset((space, other)) not in joined:
                yield space, other


def _nest(space: int) -> int:
    """The seat of a centre or an outer nest space."""
    return (space - HOLLOWS) // NEST if space >= HOLLOWS else space - CENTRES


def _middle(points: list[Point]) -> Point:
    return tidy(sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def _spread(points: list[Point], factor: float) -> tuple[Point, ...]:
    """An outline grown or shrunk around its middle."""
    x, y = _middle(points)
    return tuple(tidy(x + factor * (across - x), y + factor * (down - y)) for across, down in points)


def _from(middle: Point, point: Point, far: float) -> Point:
    """The point that is so far from a middle in the direction of another."""
    (x, y), (across, down) = middle, (point[0] - middle[0], point[1] - middle[1])
    length = hypot(across, down) or 1.0
    return tidy(x + far * across / length, y + far * down / length)


# What stands and lies about


def _pool(board: Board, places: list[Point]) -> Iterator[Decoration]:
    """A rock pool in the middle of the bay, and ripples round it."""
    road = places[STONES : STONES + board.road]
    across, down = (max(axis) - min(axis) for axis in zip(*road, strict=True))
    x, y = _middle(road)
    size = round(POOL * min(across, down), DIGITS)
    yield Decoration(symbol="pool", x=x, y=y, size=size)
    for right, below in ((-0.31, 0.06), (0.31, -0.06), (-0.1, -0.3), (0.12, 0.31)):
        left, top = tidy(x + right * across, y + below * down)
        yield Decoration(symbol="ripple", x=left, y=top, size=0.9)
    left, top = tidy(x - 0.27 * across, y - 0.06 * down)
    yield Decoration(symbol="moonlight", x=left, y=top, size=0.8)


def _posts(places: list[Point], width: float, height: float, players: int) -> Iterator[Decoration]:
    """A post with a pennant and a lantern beside each nest, on the side where most room is."""
    for seat in range(players):
        middle = places[CENTRES + seat]
        first = HOLLOWS + seat * NEST
        ring = places[first : first + NEST]
        far = POST * max(dist(place, middle) for place in ring)
        between = [_middle([one, other]) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]
        spots = [_from(middle, point, far) for point in between]
        x, y = max(spots, key=lambda spot: _room(spot, places, width, height))
        aside, half = (0.25 if x > middle[0] else -0.25) * POST_SIZE, POST_SIZE / 2
        across, down = tidy(_within(x + aside, width, half), _within(y - 0.6 * half, height, half))
        yield Decoration(symbol="lantern-post", x=across, y=down, size=POST_SIZE, seat=seat)


def _within(value: float, length: float, half: float) -> float:
    """A coordinate so far from both ends that half of a thing fits between."""
    return min(max(value, half), length - half)


def _room(spot: Point, taken: list[Point], width: float, height: float) -> float:
    """How far a point is from what is there, and from the edge twice that."""
    x, y = spot
    return min(2 * x, 2 * (width - x), 2 * (y - POST_SIZE / 2), 2 * (height - y), *(dist(spot, each) for each in taken))


def _finds(
    board: Board, places: list[Point], posts: tuple[Decoration, ...], width: float, height: float
) -> Iterator[Decoration]:
    """A few things that the tide has left, away from spaces, trails and water."""
    bay = _spread(places[STONES : STONES + board.road], 1.0)
    centre = _middle(list(bay))
    reach = min(dist(place, centre) for place in bay)
    trails = [_middle([places[one], places[other]]) for chain in _trails(board) for one, other in pairwise(chain)]
    taken = [*places, *trails, *((post.x, post.y) for post in posts)]
    found: list[Point] = []
    for index in range(TRIED):
        right, below = (step * index % 1 for step in SPREAD)
        x, y = tidy(FIND_SIZE / 2 + (width - FIND_SIZE) * right, FIND_SIZE / 2 + (height - FIND_SIZE) * below)
        clear = all(dist((x, y), place) > CLEAR for place in taken) and dist((x, y), centre) > reach
        if clear and all(dist((x, y), other) > 2 * CLEAR for other in found) and len(found) < FOUND:
            yield Decoration(symbol=FINDS[len(found) % len(FINDS)], x=x, y=y, size=FIND_SIZE)
            found.append((x, y))
