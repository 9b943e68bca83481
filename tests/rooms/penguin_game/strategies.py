"""Random games and positions of The Penguin Game, reachable or not, for property tests."""

from typing import Any

from hypothesis import strategies as st

import rookery
from tests.rooms.penguin_game.reference_texts import (
    SUITS,
    Cell,
    Options,
    Places,
    Position,
    cells_of,
    refusal,
    write,
)

LISTS: list[Places] = [
    ((0, 0), (2, 1), (4, 0), (2, 3)),
    ((1, 4), (0, 0), (1, 2), (3, 3)),
    ((6, 2), (4, 2), (2, 1), (0, 0)),
    # Joined by corners, and apart.
    ((0, 0), (2, 2), (4, 4), (6, 6)),
    ((0, 0), (6, 0), (0, 6), (6, 6)),
    # One tile off the grid of the others, one that could join them, and others that can never be joined.
    ((1, 0), (3, 0), (3, 2), (0, 5)),
    ((3, 2), (1, 0), (5, 0), (0, 6)),
    ((0, 0), (3, 1), (5, 4), (2, 6)),
]
TINY_LISTS: list[Places] = [
    ((0, 0), (2, 0), (4, 0)),
    ((0, 1), (2, 0), (4, 1)),
    ((2, 2), (0, 2), (2, 0)),
    ((0, 0), (3, 3), (6, 6)),
    ((6, 1), (1, 0), (0, 5)),
    ((0, 0), (5, 1), (5, 5)),
]


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    """Options that go together, players among them."""
    tiny = draw(st.booleans())
    presets = [] if tiny else ["square", "line", "L", "T", "S"]
    tiles = st.sampled_from([*presets, *(TINY_LISTS if tiny else LISTS)])
    return {
        "players": draw(st.integers(1, 4)),
        "start": draw(st.sampled_from(["regular", "strategic", "irregular", "chaotic"])),
        "tiles": draw(tiles | configurations(3 if tiny else 4)),
        "tiny_and_tall": tiny,
        "flamethrowers": draw(st.booleans()),
        "drifting": draw(st.booleans()),
    }


@st.composite
def configurations(draw: st.DrawFn, count: int) -> Places:
    """Tiles anywhere, as long as none overlap and the lowest x and y are 0."""
    tiles: list[Cell] = []
    while len(tiles) < count:
        free = [(x, y) for x in range(7) for y in range(7) if all(max(abs(x - a), abs(y - b)) >= 2 for a, b in tiles)]
        tiles.append(draw(st.sampled_from(free)))
    left, low = min(x for x, _ in tiles), min(y for _, y in tiles)
    return tuple((x - left, y - low) for x, y in tiles)


@st.composite
def arrangements(draw: st.DrawFn, count: int) -> Places:
    """Tiles that drifting may have brought together."""
    tiles = [(0, 0)]
    while len(tiles) < count:
        x, y = draw(st.sampled_from(tiles))
        right, up = draw(st.sampled_from([(2, 0), (-2, 0), (0, 2), (0, -2)]))
        if (x + right, y + up) not in tiles:
            tiles.append((x + right, y + up))
    left, low = min(x for x, _ in tiles), min(y for _, y in tiles)
    return tuple(draw(st.permutations([(x - left, y - low) for x, y in tiles])))


@st.composite
def play_texts(draw: st.DrawFn, options: Options) -> str:
    """Texts of positions after the setup that the rules do not refuse; sparse ones as often as full ones."""
    drifted = options.drifting and draw(st.booleans())
    tiles = draw(arrangements(len(options.places))) if drifted else options.places
    cells = [cell for tile in tiles for cell in cells_of(tile)]
    bag = list(draw(st.permutations(SUITS * 6)))
    most = draw(st.sampled_from([1, 1, min(2, options.highest), options.highest]))
    stacks: dict[Cell, str] = {}
    for cell in cells:
        height = min(len(bag), draw(st.integers(0, most)))
        stacks[cell] = "".join(bag.pop() for _ in range(height))
    places = draw(st.permutations([cell for cell in cells if stacks[cell]] or [cells[0]]))
    stacks[places[0]] = stacks[places[0]] or bag.pop()
    count = draw(st.integers(min(2, options.players), options.players))
    here: list[str | Cell] = list(places[:count])
    away: list[str | Cell] = ["x"] * (options.players - len(here))
    seated = tuple(draw(st.permutations(here + away)))
    mover = draw(st.sampled_from([seat for seat, place in enumerate(seated) if place != "x"]))
    phases = [phase for phase in options.phases if phase not in ("coin", "place")]
    target = draw(st.sampled_from(SUITS))
    for phase in draw(st.permutations(phases)):
        position = Position(tiles, stacks, seated, mover, phase, target)
        if not refusal(position, options):
            return write(position)
    # Only a lone player without a move, of several, fits no phase but this one.
    return write(
        Position(tiles, stacks, tuple("x" if s != mover else p for s, p in enumerate(seated)), mover, "over", target)
    )


@st.composite
def game_texts(draw: st.DrawFn, game: rookery.Game) -> str:
    """Texts of positions that games come to, many of them still in the setup."""
    position = game.start(draw(st.integers(0, 1000)))
    for _ in range(draw(st.integers(0, 30))):
        if position.outcome is not None:
            break
        position = position.play(position.moves[draw(st.integers(0, 999)) % len(position.moves)])
    return str(position)
