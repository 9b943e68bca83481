"""Penguins Rock! to look at and to touch.

The board lies as its file says, turned by quarters so that the viewer's nest is at the bottom: a file has seat 1 there
and the others clockwise.
"""

from rookery.games.penguins_rock.board import (
    CENTRES,
    HOLLOWS,
    NEST,
    NOWHERE,
    PILES,
    SEATS,
    STONES,
    Board,
    seat_of,
    unpack,
)
from rookery.games.penguins_rock.rocks import DROPPING, TAKING
from rookery.games.penguins_rock.rules import GO, ROLL, STAY, STOP, TAKE, Ending
from rookery.games.penguins_rock.state import (
    CAME_FROM,
    CHOOSE2,
    LEFT,
    MOVE1,
    MOVE2,
    PHASE,
    ROCKS,
    ROLL2,
    SEAT,
    TURN,
    moving,
)
from rookery.kernel.game import Position
from rookery.kernel.protocol import State
from rookery.kernel.scene import Choice, Ground, Mark, Piece, Point, Scene, Seat, Space

COLOURS = ("Red", "Blue", "Green", "Yellow")
MARGIN = 0.6
"""Between the outermost spaces' middles and the edge."""
CORNERS = ((1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866))
SIZES = {"stone": 0.62, "pile": 0.75, "hollow": 0.62, "nest": 0.75}
"""How far the corners of a space are from its middle; neighbours are about one and a half apart."""


def scene(position: Position, seat: int) -> Scene:
    """The position as this seat sees it."""
    board = unpack(position.game.config)
    places, width, height = _turned(board, seat)
    players = position.game.players
    return Scene(
        game=position.game.key,
        width=width,
        height=height,
        status=_status(position),
        seats=tuple(Seat(name=name, letter=name[0]) for name in COLOURS[:players]),
        turn=position.seat,
        grounds=_grounds(board, places, width, height, players),
        spaces=tuple(_space(board, space, places[space], players) for space in board.numbers.values()),
        pieces=(*_penguins(board, position.state, players), *_rocks(board, position.state)),
        marks=_marks(position),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a step is a penguin, a space and, for a take or a drop, the rock or the space once more."""
    return tuple(
        Choice(
            move=move,
            touches=_touches(position, code),
            label=_spoken(position, code, move),
            caution=_caution(position, code),
        )
        for code, move in zip(position.codes, position.moves, strict=True)
    )


# Places


def _turned(board: Board, seat: int) -> tuple[list[Point], float, float]:
    """Where the spaces are for a seat, and the size of the whole."""
    left = min(across for across, _ in board.places) - MARGIN
    top = min(down for _, down in board.places) - MARGIN
    places = [(across - left, down - top) for across, down in board.places]
    width = max(across for across, _ in places) + MARGIN
    height = max(down for _, down in places) + MARGIN
    for _ in range(seat):
        places = [(down, width - across) for across, down in places]
        width, height = height, width
    return places, width, height


def _grounds(board: Board, places: list[Point], width: float, height: float, players: int) -> tuple[Ground, ...]:
    """A beach, the bay inside the ring road, and a patch of the beach under each nest."""
    road = places[STONES : STONES + board.road]
    nests = []
    for seat in range(SEATS):
        first = HOLLOWS + seat * NEST
        outline = _spread(places[first : first + NEST], 1.6)
        nests.append(Ground(kind="beach", outline=outline, seat=_shown_seat(seat, players)))
    land = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    return (Ground(kind="beach", outline=land), Ground(kind="bay", outline=_spread(road, 0.6)), *nests)


def _spread(points: list[Point], factor: float) -> tuple[Point, ...]:
    """An outline grown or shrunk around its middle."""
    x = sum(across for across, _ in points) / len(points)
    y = sum(down for _, down in points) / len(points)
    return tuple((x + factor * (across - x), y + factor * (down - y)) for across, down in points)


def _shown_seat(seat: int, players: int) -> int | None:
    """The seat, if somebody plays it."""
    return seat if seat < players else None


def _kind(space: int) -> str:
    if space >= STONES:
        return "stone"
    if space >= HOLLOWS:
        return "hollow"
    return "nest" if space >= CENTRES else "pile"


def _space(board: Board, space: int, place: Point, players: int) -> Space:
    x, y = place
    size = SIZES[_kind(space)]
    return Space(
        id=board.names[space],
        kind=_kind(space),
        label=board.names[space],
        x=x,
        y=y,
        outline=tuple((x + size * across, y + size * down) for across, down in CORNERS),
        seat=None if space >= STONES else _shown_seat(seat_of(space), players),
    )


# Pieces


def _penguin_id(penguin: int) -> str:
    return f"{COLOURS[penguin // 2].lower()}-{penguin % 2 + 1}"


def _penguins(board: Board, state: State, players: int) -> list[Piece]:
    """Two penguins a seat; one in the air is above the other on its space."""
    flier = moving(state) if int(state[CAME_FROM]) != NOWHERE else -1
    found = []
    for penguin in range(2 * players):
        name = board.names[int(state[penguin]) >> 1]
        rock = " with a rock" if int(state[penguin]) & 1 else ""
        place = f"in the air over {name}" if penguin == flier else f"on {name}"
        found.append(
            Piece(
                id=_penguin_id(penguin),
                kind="penguin",
                letter=f"{COLOURS[penguin // 2][0]}{penguin % 2 + 1}",
                label=f"{COLOURS[penguin // 2]}'s penguin {penguin % 2 + 1}, {place}{rock}",
                space=name,
                seat=penguin // 2,
                carrying="rock" if rock else None,
                level=1 if penguin == flier else 0,
            )
        )
    return found


def _rock_id(board: Board, space: int) -> str:
    return f"{'rock' if space >= HOLLOWS else 'heap'}-{board.names[space]}"


def _rocks(board: Board, state: State) -> list[Piece]:
    """The rocks that lie on each space, as one piece."""
    found = []
    for space in (*range(PILES, PILES + SEATS), *board.lying):
        rocks = int(state[ROCKS + space])
        name = board.names[space]
        where = "on" if space >= HOLLOWS else "in the pile"
        if rocks:
            found.append(
                Piece(
                    id=_rock_id(board, space),
                    kind="rock" if space >= HOLLOWS else "heap",
                    letter="o",
                    label=f"{rocks} rock{'s' if rocks > 1 else ''} {where} {name}",
                    space=name,
                    count=rocks,
                )
            )
    return found


def _marks(position: Position) -> tuple[Mark, ...]:
    """The penguin that moves, or for which the die is rolled."""
    if position.outcome is not None:
        return ()
    penguin = _penguin(position.state)
    return (Mark(kind="active", space=_where(position, penguin)),)


def _penguin(state: State) -> int:
    """The penguin at work in this phase, in its move or before it."""
    return 2 * int(state[SEAT]) + (int(state[PHASE]) in (CHOOSE2, ROLL2, MOVE2))


def _where(position: Position, penguin: int) -> str:
    return unpack(position.game.config).names[int(position.state[penguin]) >> 1]


# Words


def _status(position: Position) -> str:
    state = position.state
    if position.outcome is not None:
        if position.outcome.reason == Ending.NEST:
            return f"{COLOURS[int(state[SEAT])]} wins: the nest is full and guarded"
        return f"A draw: no winner in {int(state[TURN])} turns"
    name = COLOURS[int(state[SEAT])]
    phase, left = int(state[PHASE]), int(state[LEFT])
    number = _penguin(state) % 2 + 1
    if phase == CHOOSE2:
        return f"{name} to choose: penguin 2 goes or stays"
    if phase not in (MOVE1, MOVE2):
        return f"{name} to roll for penguin {number}"
    steps = f"{left} step{'s' if left > 1 else ''} left"
    if int(state[CAME_FROM]) != NOWHERE:
        steps = f"in the air, {steps}" if left else "in the air, on to a free space"
    return f"{name} to move penguin {number}: {steps}"


def _touches(position: Position, code: int) -> tuple[str, ...]:
    if code >= GO:
        return ()
    board = unpack(position.game.config)
    penguin = _penguin(position.state)
    here = int(position.state[penguin]) >> 1
    space, handling = (here, code - TAKE + TAKING if code < STOP else 0) if code >= TAKE else divmod(code, 3)
    touched = _penguin_id(penguin), board.names[space]
    if handling == TAKING:
        return *touched, _rock_id(board, space)
    return (*touched, board.names[space]) if handling == DROPPING else touched


def _spoken(position: Position, code: int, move: str) -> str:
    if code >= ROLL:
        return f"Roll a {move}"
    penguin = _penguin(position.state)
    name = f"Penguin {penguin % 2 + 1}"
    words = {STOP: f"{name} stops in its nest", GO: "Roll for penguin 2", STAY: "Penguin 2 stays in its nest"}
    if code in words:
        return words[code]
    done = ("", "takes a rock", "drops its rock")
    if code >= TAKE:
        return f"{name} {done[code - TAKE + TAKING]} on {_where(position, penguin)}"
    space, handling = divmod(code, 3)
    where = unpack(position.game.config).names[space]
    if below := _below(position, space):
        return f"{name} hops over {below} on {where}"
    return f"{name} steps to {where}" + (f" and {done[handling]}" if handling else "")


def _below(position: Position, space: int) -> str:
    """The penguin on a space, in words, or nothing."""
    for penguin in range(2 * position.game.players):
        if int(position.state[penguin]) >> 1 == space:
            return f"{COLOURS[penguin // 2]}'s penguin {penguin % 2 + 1}"
    return ""


def _caution(position: Position, code: int) -> str | None:
    """A rock taken out of one's own nest is worth a question."""
    if code > TAKE or position.seat is None:
        return None
    here = int(position.state[_penguin(position.state)]) >> 1
    space, handling = (here, TAKING) if code == TAKE else divmod(code, 3)
    own = HOLLOWS <= space < STONES and seat_of(space) == position.seat
    return "This takes a rock out of your own nest" if own and handling == TAKING else None
