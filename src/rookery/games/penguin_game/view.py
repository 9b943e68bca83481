"""The Penguin Game to look at: the iceberg as a scene. What can be touched on it is in touch.py.

A cell is one unit wide. Below the iceberg lie benches for the penguins that are not on it, and below these, while coins
are laid one by one, the coins that are left.
"""

from dataclasses import dataclass

from rookery.games.penguin_game.board import (
    COINS,
    OF_A_SUIT,
    SUIT_NAMES,
    SUITS,
    TURNED,
    Place,
    cell_name,
    cells,
)
from rookery.games.penguin_game.layout import (
    COIN,
    DRIFT,
    DRIFTING,
    HEIGHT,
    MELT,
    MOVE,
    OUT,
    PENGUIN_AT,
    PHASE_AT,
    PLACE,
    SEAT_AT,
    TARGET_AT,
    TURNS_AT,
    WAITING,
    suits,
)
from rookery.games.penguin_game.notation import berth_place, cell_names, tile_places, unpack_drift
from rookery.games.penguin_game.rules import STAY_CODE, Ending
from rookery.games.penguin_game.setup import coins_left, coins_of
from rookery.kernel.game import Position
from rookery.kernel.protocol import State
from rookery.kernel.scene import Facing, Ground, Label, Mark, Piece, Point, Scene, Seat, Space

NAMES = ("Red", "Blue", "Green", "Yellow")
SUIT_WORDS = ("a sun", "a moon", "a crown", "arms")
TURN_WORDS = ("not turned", "turned a quarter clockwise", "turned by half", "turned a quarter counter-clockwise")
CORNER_IDS = ("ll", "lr", "ul", "ur")


# Ids, and words that choices share


def penguin_id(seat: int) -> str:
    """The id of a player's penguin."""
    return f"penguin-{NAMES[seat].lower()}"


def supply_id(suit: int) -> str:
    """The id of the coins of a suit that are left."""
    return f"supply-{SUIT_NAMES[suit]}"


def tile_id(tile: int) -> str:
    """The id of a tile's handle."""
    return f"tile-{tile + 1}"


def berth_id(place: Place) -> str:
    """The id of a place that a tile can drift to."""
    return f"at-{place[0]},{place[1]}"


def turn_id(turns: int) -> str:
    """The id of so many quarter turns."""
    return f"turn-{turns}"


def coins_in_words(count: int) -> str:
    """So many coins."""
    return "1 coin" if count == 1 else f"{count} coins"


# The scene


@dataclass(frozen=True)
class _Frame:
    """How the coin grid lies on the scene, whose y runs downwards."""

    tiles: tuple[Place, ...]
    margin: float
    rows: float
    """How much room the rows of things below the iceberg take."""
    laying: bool

    @property
    def files(self) -> int:
        return max(x for x, _ in self.tiles) + 2

    @property
    def ranks(self) -> int:
        return max(y for _, y in self.tiles) + 2

    @property
    def width(self) -> float:
        return self.files + 2 * self.margin

    @property
    def height(self) -> float:
        return self.ranks + 2 * self.margin + self.rows

    def point(self, x: float, y: float) -> Point:
        return self.margin + x, self.margin + self.ranks - y

    def square(self, x: float, y: float, side: float) -> tuple[Point, ...]:
        """A square by its lower left corner on the coin grid."""
        return tuple(self.point(x + right * side, y + up * side) for right, up in ((0, 1), (1, 1), (1, 0), (0, 0)))

    def in_row(self, row: int, index: int, count: int) -> Point:
        """The middle of one of so many things in a row below the iceberg."""
        across = min(1.25, self.width / count)
        return self.width / 2 + (index - (count - 1) / 2) * across, self.ranks + 2 * self.margin + 0.75 + 1.35 * row


def _framed(position: Position) -> _Frame:
    tiles = tile_places(position.game.config, position.state)
    # A tile that drifts needs room around the iceberg.
    margin = 2.5 if position.game.config[DRIFTING] else 0.75
    laying = int(position.state[PHASE_AT]) == COIN
    benched = any(_is_off(position.state, seat) for seat in range(position.game.players))
    return _Frame(tiles, margin, 2.6 if laying else 1.25 if benched else 0.0, laying)


def scene(position: Position, seat: int) -> Scene:
    """The position, which looks the same to all seats."""
    frame, players = _framed(position), position.game.players
    state, drifting = position.state, bool(position.game.config[DRIFTING])
    names = cell_names(position.game.config, state)
    supply = [OF_A_SUIT - coins_of(state, suit) for suit in range(len(SUITS))] if frame.laying else []
    return Scene(
        game=position.game.key,
        width=frame.width,
        height=frame.height,
        status=_status(position),
        seats=tuple(Seat(name=name, letter=name[0]) for name in NAMES[:players]),
        turn=position.seat,
        grounds=tuple(Ground(kind="tile", outline=frame.square(x, y, 2)) for x, y in frame.tiles),
        spaces=(
            *(_cell(frame, cell) for cell in cells(frame.tiles)),
            *(_handle(frame, tile) for tile in range(len(frame.tiles)) if drifting),
            *(_berth(frame, place) for place in _berths(position, frame.tiles)),
            *(_bench(frame, each, players) for each in range(players) if _is_off(state, each)),
            *(_tray(frame, suit, left) for suit, left in enumerate(supply)),
        ),
        pieces=(
            *(coin for slot, name in enumerate(names) for coin in _coins(state, slot, name)),
            *(_supply(suit, left) for suit, left in enumerate(supply) if left),
            *(_penguin(state, each, names) for each in range(players)),
        ),
        marks=_marks(position, names),
        labels=_labels(frame),
        facings=tuple(
            Facing(id=turn_id(turns), text=f"r{turns}", angle=90.0 * turns, label=words)
            for turns, words in enumerate(TURN_WORDS)
            if drifting
        ),
    )


# Places


def _cell(frame: _Frame, cell: Place) -> Space:
    x, y = frame.point(cell[0] + 0.5, cell[1] + 0.5)
    name = cell_name(cell)
    return Space(id=name, kind="cell", label=name, x=x, y=y, outline=frame.square(*cell, 1))


def _handle(frame: _Frame, tile: int) -> Space:
    """In the middle of a tile that may drift, between its coins, something to take hold of."""
    x, y = frame.point(frame.tiles[tile][0] + 1, frame.tiles[tile][1] + 1)
    tag = ((x, y - 0.25), (x + 0.25, y), (x, y + 0.25), (x - 0.25, y))
    return Space(id=tile_id(tile), kind="tile", label=str(tile + 1), x=x, y=y, outline=tag)


def _berths(position: Position, tiles: tuple[Place, ...]) -> list[Place]:
    """The places on the water that some tile can drift to now."""
    if int(position.state[PHASE_AT]) != DRIFT:
        return []
    reached = sorted({unpack_drift(code)[1] for code in position.codes if code != STAY_CODE})
    return [place for place in map(berth_place, reached) if place not in tiles]


def _berth(frame: _Frame, place: Place) -> Space:
    x, y = frame.point(place[0] + 1, place[1] + 1)
    label = f"{place[0]},{place[1]}"
    return Space(id=berth_id(place), kind="berth", label=label, x=x, y=y, outline=frame.square(*place, 2))


def _is_off(state: State, seat: int) -> bool:
    """Whether a penguin is not on the iceberg."""
    return int(state[PENGUIN_AT + seat]) in {WAITING, OUT}


def _bench_id(seat: int) -> str:
    return f"bench-{NAMES[seat].lower()}"


def _bench(frame: _Frame, seat: int, players: int) -> Space:
    """Where a penguin is before it is placed and after it has gone out."""
    x, y = frame.in_row(0, seat, players)
    label = f"{NAMES[seat]}'s bench"
    return Space(id=_bench_id(seat), kind="bench", label=label, x=x, y=y, outline=_small_box(x, y), seat=seat)


def _tray_id(suit: int) -> str:
    return f"tray-{SUIT_NAMES[suit]}"


def _tray(frame: _Frame, suit: int, left: int) -> Space:
    x, y = frame.in_row(1, suit, len(SUITS))
    label = f"tray for {SUIT_NAMES[suit]}" if left else f"no {SUIT_NAMES[suit]}"
    return Space(id=_tray_id(suit), kind="supply", label=label, x=x, y=y, outline=_small_box(x, y))


def _small_box(x: float, y: float) -> tuple[Point, ...]:
    return ((x - 0.4, y - 0.4), (x + 0.4, y - 0.4), (x + 0.4, y + 0.4), (x - 0.4, y + 0.4))


def _labels(frame: _Frame) -> tuple[Label, ...]:
    """Files below the iceberg, ranks to its left, and the tiles' numbers in their middle."""
    files = [("abcdefgh"[file], frame.point(file + 0.5, -0.4)) for file in range(frame.files)]
    ranks = [(str(rank + 1), frame.point(-0.3, rank + 0.5)) for rank in range(frame.ranks)]
    tiles = [(str(tile + 1), frame.point(x + 1, y + 1)) for tile, (x, y) in enumerate(frame.tiles)]
    return tuple(Label(text=text, x=x, y=y) for text, (x, y) in files + ranks + tiles)


# Pieces


def _coins(state: State, slot: int, name: str) -> list[Piece]:
    """A stack from bottom to top. A coin is known by the corner where it lay when the tiles had not yet turned."""
    tile, corner = divmod(slot, 4)
    origin = int(TURNED[-int(state[TURNS_AT + tile]) % 4 * 4 + corner])
    stack = suits(int(state[slot]))
    return [
        Piece(
            id=f"coin-{tile + 1}{CORNER_IDS[origin]}-{level}",
            kind=f"coin-{SUIT_NAMES[suit]}",
            letter=SUITS[suit],
            label=f"{SUIT_WORDS[suit]} on {name}, {'top' if level == len(stack) - 1 else 'covered'}, level {level + 1}",
            space=name,
            level=level,
        )
        for level, suit in enumerate(stack)
    ]


def _supply(suit: int, left: int) -> Piece:
    return Piece(
        id=supply_id(suit),
        kind=f"coin-{SUIT_NAMES[suit]}",
        letter=SUITS[suit],
        label=f"{SUIT_NAMES[suit]}: {coins_in_words(left)} left",
        space=_tray_id(suit),
        count=left,
    )


def _penguin(state: State, seat: int, names: list[str]) -> Piece:
    slot = int(state[PENGUIN_AT + seat])
    where = {WAITING: "not yet placed", OUT: "out"}.get(slot) or f"on {names[slot]}"
    return Piece(
        id=penguin_id(seat),
        kind="penguin",
        letter=NAMES[seat][0],
        label=f"{NAMES[seat]}'s penguin, {where}",
        space=_bench_id(seat) if _is_off(state, seat) else names[slot],
        seat=seat,
        level=0 if _is_off(state, seat) else int(state[slot]) & HEIGHT,
    )


def _marks(position: Position, names: list[str]) -> tuple[Mark, ...]:
    """The penguin whose turn it is, once it is on the iceberg."""
    if position.seat is None or _is_off(position.state, position.seat):
        return ()
    return (Mark(kind="active", space=names[int(position.state[PENGUIN_AT + position.seat])]),)


# Words


def _status(position: Position) -> str:
    state = position.state
    if position.outcome is not None:
        return _result(position, Ending(position.outcome.reason))
    who, coins = NAMES[int(state[SEAT_AT])], coins_left(state)
    asked = {
        COIN: f"lay a coin: {COINS - coins} left",
        PLACE: "place the penguin",
        MOVE: "move",
        MELT: "melt a coin",
        DRIFT: "let a tile drift, or not",
    }[int(state[PHASE_AT])]
    if position.game.players == 1 and int(state[PHASE_AT]) == MOVE:
        asked += f": {coins_in_words(coins)} left; the challenge: end on {SUIT_WORDS[int(state[TARGET_AT])]}"
    return f"{who} to {asked}"


def _result(position: Position, reason: Ending) -> str:
    state = position.state
    match reason:
        case Ending.LAST_ONE:
            return f"{NAMES[int(state[SEAT_AT])]} is the last one on the iceberg and wins"
        case Ending.CHALLENGE:
            return f"Challenge met: one coin is left, and it is {SUIT_WORDS[int(state[TARGET_AT])]}"
        case Ending.SUCCESS:
            return f"Complete success: one coin is left; the challenge was {SUIT_WORDS[int(state[TARGET_AT])]}"
        case _:
            return f"No move left: {coins_in_words(coins_left(state))} remain, 1 would be a complete success"
