"""Scenes made by hand, one for each landscape: floes between shores, a beach round a bay, an iceberg of coins.

Each is drawn with the art and the looks of the room that has such a landscape.
"""

from math import cos, pi, sin
from typing import Any

from rookery.kernel.scene import Ground, Label, Mark, Piece, Point, Scene, Seat, Space

NAMES = ("Red", "Blue", "Green", "Yellow")
SEATS = tuple(Seat(name=name, letter=name[0]) for name in NAMES)
SUITS = ("sun", "moon", "crown", "arms")


def box(x: float, y: float, across: float, down: float) -> tuple[Point, ...]:
    """A rectangle about a point, by its half sides."""
    return ((x - across, y - down), (x + across, y - down), (x + across, y + down), (x - across, y + down))


def place(name: str, look: str, x: float, y: float, across: float, down: float, **traits: Any) -> Space:
    """A rectangular space."""
    return Space(id=name, look=look, label=name, x=x, y=y, outline=box(x, y, across, down), **traits)


def penguin(seat: int, space: str, number: int = 1, carrying: str | None = None) -> Piece:
    """A penguin of a seat."""
    name = f"{NAMES[seat].lower()}-{number}"
    return Piece(
        id=name, symbol="penguin", letter=name[0], label=f"{name} on {space}", space=space, seat=seat, carrying=carrying
    )


def thing(name: str, symbol: str, space: str, stance: Any = "stands", count: int = 1, level: int = 0) -> Piece:
    """A piece that belongs to nobody."""
    return Piece(
        id=name, symbol=symbol, letter=symbol[0], label=name, space=space, stance=stance, count=count, level=level
    )


def floes() -> Scene:
    """Two shores, four floes in their slots, penguins alone and in crowds, the bear on its way."""
    middles = {"a1": (1.0, 6.6), "a2": (1.0, 4.1), "b1": (3.0, 5.4), "b2": (3.0, 2.9)}
    return Scene(
        game="polar-dare",
        width=4.0,
        height=10.0,
        status="Blue to move: 2 moves left",
        seats=SEATS,
        turn=1,
        grounds=tuple(Ground(look="slot", outline=box(x, y, 0.95, 1.2)) for x, y in middles.values()),
        spaces=(
            place("N", "shore", 2.0, 0.8, 2.0, 0.75, coast=True, scale=0.66),
            *(place(name, "floe", x, y, 0.95, 0.57, scale=0.66) for name, (x, y) in middles.items()),
            place("S", "shore", 2.0, 9.2, 2.0, 0.75, coast=True, scale=0.66),
        ),
        pieces=(
            *(penguin(seat, "S", number) for seat in (2, 3) for number in (1, 2, 3)),
            *(penguin(seat, "a1") for seat in (0, 1)),
            penguin(0, "a2", 2),
            penguin(1, "a2", 2),
            penguin(1, "a2", 3),
            penguin(0, "N", 3),
            thing("bear", "bear", "b2"),
        ),
        marks=(Mark(kind="active", space="a1"), Mark(kind="last", space="b1")),
        labels=(Label(text="START", x=2.0, y=9.8), Label(text="a", x=-0.3, y=5.0)),
    )


def beach() -> Scene:
    """A beach round a bay: a road of stones, a pile, a nest with its hollows, penguins with and without rocks."""
    ring = [(2 + 0.9 * sin(k * pi / 3), 2 - 0.9 * cos(k * pi / 3)) for k in range(6)]
    return Scene(
        game="penguins-rock",
        width=8.0,
        height=4.0,
        status="Red to roll",
        seats=SEATS[:2],
        turn=0,
        grounds=(
            Ground(look="beach", outline=box(4, 2, 4, 2)),
            Ground(look="bay", outline=box(6.5, 3.1, 0.8, 0.4)),
        ),
        spaces=(
            *(place(f"n{k}", "hollow", x, y, 0.42, 0.42, seat=0, scale=1.22) for k, (x, y) in enumerate(ring)),
            place("c", "nest", 2.0, 2.0, 0.42, 0.42, seat=0, scale=1.22),
            *(place(f"p{k}", "stone", 3.7 + k, 2.0, 0.42, 0.42, scale=1.22) for k in range(3)),
            place("q", "pile", 7.0, 2.0, 0.5, 0.5),
        ),
        pieces=(
            penguin(0, "c", 2),
            penguin(0, "p1", 1, carrying="rock"),
            penguin(1, "n2"),
            thing("rock-1", "rock", "n1", "lies"),
            thing("rock-2", "rock", "n2", "lies"),
            thing("rock-3", "rock", "n5", "lies", count=3),
            thing("pile", "rock", "q", "heaps", count=6),
        ),
        marks=(Mark(kind="active", space="p1"), Mark(kind="last", space="p0")),
        labels=(Label(text="rocks", x=5.9, y=0.6),),
    )


def iceberg() -> Scene:
    """Two tiles with a crack between them: coins one, two and nine high, a hole, penguins, a tray and a berth."""
    heights = (1, 2, 0, 3, 1, 2, 9, 1)
    cells = [(column + 0.5, row + 0.5) for row in range(2) for column in range(4)]
    coins = [
        thing(f"coin-{cell}-{level}", f"coin-{SUITS[(cell + level) % 4]}", f"cell-{cell}", "stacks", level=level)
        for cell, height in enumerate(heights)
        for level in range(height)
    ]
    return Scene(
        game="penguin-game",
        width=6.0,
        height=3.0,
        status="Blue to move",
        seats=SEATS[:3],
        turn=1,
        grounds=tuple(Ground(look="iceberg", outline=box(x, 1, 1, 1)) for x in (1.0, 3.0)),
        spaces=(
            *(place(f"cell-{cell}", "cell", x, y, 0.5, 0.5) for cell, (x, y) in enumerate(cells)),
            place("tray", "tray", 5.3, 0.6, 0.5, 0.5, aside=True),
            place("berth", "berth", 5.2, 2.2, 0.8, 0.8, aside=True),
        ),
        pieces=(
            *coins,
            penguin(0, "cell-5"),
            penguin(1, "cell-0"),
            thing("bag", "coin-moon", "tray", "stacks", count=4),
        ),
        marks=(Mark(kind="active", space="cell-0"), Mark(kind="last", space="cell-2")),
        labels=(Label(text="1", x=0.16, y=0.16),),
    )


def unknown() -> Scene:
    """A scene of a game that nobody has drawn for: looks and drawings that nobody knows, words with sharp brackets."""
    square = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))
    return Scene(
        game="a-new-game",
        width=6.0,
        height=2.0,
        status="Roll <the> die & wait",
        seats=(Seat(name="R & D", letter="R"), Seat(name="<b>", letter="B")),
        turn=0,
        grounds=(Ground(look="plateau", outline=square),),
        spaces=(
            Space(id="nest", look="lair", label="nest", x=1.0, y=1.0, outline=square, seat=0),
            Space(id="far", look="lagoon", label="far", x=5.0, y=1.0, outline=tuple((x + 4, y) for x, y in square)),
        ),
        pieces=(
            Piece(id="walrus", symbol="walrus", letter="W", label='a "walrus"', space="far", seat=1, facing=90.0),
            Piece(id="mum", symbol="penguin", letter="M", label="with <fish>", space="nest", seat=0, carrying="fish"),
            Piece(id="crab", letter="C", label="a crab", space="nest"),
        ),
        marks=(Mark(kind="last", space="far"),),
        labels=(Label(text="on ice", x=1.0, y=1.0), Label(text="at <sea>", x=3.4, y=0.1)),
    )
