"""Penguins Rock! to look at and to touch.

The board lies as its file says, turned by quarters so that the viewer's nest is at the bottom: a file has seat 1 there
and the others clockwise.

Scenes and choices are drawn after every move, so all that they are made of is made once for a board and kept.
"""

import functools
from typing import NamedTuple

from rookery.kernel.game import Position
from rookery.kernel.scene import Choice, Ground, Mark, Piece, Point, Scene, Seat, Space
from rookery.rooms.penguins_rock.board import (
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
from rookery.rooms.penguins_rock.notation import move_text
from rookery.rooms.penguins_rock.rocks import DROPPING, TAKING
from rookery.rooms.penguins_rock.rules import GO, ROLL, STAY, STOP, TAKE, Ending
from rookery.rooms.penguins_rock.state import (
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
)

COLOURS = ("Red", "Blue", "Green", "Yellow")
MARGIN = 0.6
"""Between the outermost spaces' middles and the edge."""
CORNERS = ((1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866))
SIZES = {"stone": 0.62, "pile": 0.75, "hollow": 0.62, "nest": 0.75}
"""How far the corners of a space are from its middle; neighbours are about one and a half apart."""
ROOMY = 1.22
"""How large pieces are: spaces lie apart from one another."""
KEPT = 16_384
"""So many pieces or choices are kept: those of several boards."""
LYING_KEPT = 2048
"""So many ways for rocks to lie are kept: about as many as matches are played at one time."""


def scene(position: Position, seat: int) -> Scene:
    """The position as this seat sees it."""
    board = unpack(position.game.config)
    state: list[int] = position.state.tolist()
    players = position.game.players
    land = _land(board, seat, players)
    return Scene(
        game=position.game.key,
        width=land.width,
        height=land.height,
        status=_status(position, state),
        seats=land.seats,
        turn=position.seat,
        grounds=land.grounds,
        spaces=land.spaces,
        pieces=(*_penguins(board, state, players), *_rocks(board, tuple(state[ROCKS : ROCKS + len(board.names)]))),
        marks=() if position.outcome else _active(board, state[_at_work(state)] >> 1),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a step is a penguin, a space and, for a take or a drop, the rock or the space once more."""
    board = unpack(position.game.config)
    state: list[int] = position.state.tolist()
    penguin = _at_work(state)
    places = [number >> 1 for number in state[: 2 * position.game.players]]
    found = []
    for code in position.codes:
        below = places.index(code // 3) if code // 3 in places else None
        found.append(_choice(board, code, penguin, places[penguin], below))
    return tuple(found)


# Places


class _Land(NamedTuple):
    """What stays as it is during a game."""

    width: float
    height: float
    seats: tuple[Seat, ...]
    grounds: tuple[Ground, ...]
    spaces: tuple[Space, ...]


@functools.lru_cache(256)
def _land(board: Board, seat: int, players: int) -> _Land:
    """A board as a seat sees it."""
    places, width, height = _turned(board, seat)
    return _Land(
        width,
        height,
        seats=tuple(Seat(name=name, letter=name[0]) for name in COLOURS[:players]),
        grounds=_grounds(board, places, width, height, players),
        spaces=tuple(_space(board, space, places[space], players) for space in board.numbers.values()),
    )


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
        nests.append(Ground(look="sand", outline=outline, seat=_shown_seat(seat, players)))
    land = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    return (Ground(look="beach", outline=land), Ground(look="bay", outline=_spread(road, 0.7)), *nests)


def _spread(points: list[Point], factor: float) -> tuple[Point, ...]:
    """An outline grown or shrunk around its middle."""
    x = sum(across for across, _ in points) / len(points)
    y = sum(down for _, down in points) / len(points)
    return tuple((x + factor * (across - x), y + factor * (down - y)) for across, down in points)


def _shown_seat(seat: int, players: int) -> int | None:
    """The seat, if somebody plays it."""
    return seat if seat < players else None


def _look(space: int) -> str:
    if space >= STONES:
        return "stone"
    if space >= HOLLOWS:
        return "hollow"
    return "nest" if space >= CENTRES else "pile"


def _space(board: Board, space: int, place: Point, players: int) -> Space:
    x, y = place
    size = SIZES[_look(space)]
    return Space(
        id=board.names[space],
        look=_look(space),
        scale=ROOMY,
        label=board.names[space],
        x=x,
        y=y,
        outline=tuple((x + size * across, y + size * down) for across, down in CORNERS),
        seat=None if space >= STONES else _shown_seat(seat_of(space), players),
    )


# Pieces


def _penguin_id(penguin: int) -> str:
    return f"{COLOURS[penguin // 2].lower()}-{penguin % 2 + 1}"


def _penguins(board: Board, state: list[int], players: int) -> list[Piece]:
    """Two penguins a seat; one in the air is above the other on its space."""
    flier = _at_work(state) if state[CAME_FROM] != NOWHERE else -1
    return [_penguin(board, penguin, state[penguin], penguin == flier) for penguin in range(2 * players)]


@functools.lru_cache(KEPT)
def _penguin(board: Board, penguin: int, number: int, flies: bool) -> Piece:
    """A penguin by its number in the state: its space, and whether it has a rock."""
    name = board.names[number >> 1]
    rock = " with a rock" if number & 1 else ""
    place = f"in the air over {name}" if flies else f"on {name}"
    return Piece(
        id=_penguin_id(penguin),
        symbol="penguin",
        letter=f"{COLOURS[penguin // 2][0]}{penguin % 2 + 1}",
        label=f"{_called(penguin)}, {place}{rock}",
        space=name,
        seat=penguin // 2,
        carrying="rock" if rock else None,
        level=1 if flies else 0,
    )


def _rock_id(board: Board, space: int) -> str:
    return f"{'rock' if space >= HOLLOWS else 'heap'}-{board.names[space]}"


@functools.lru_cache(LYING_KEPT)
def _rocks(board: Board, rocks: tuple[int, ...]) -> tuple[Piece, ...]:
    """The rocks that lie on each space, as one piece."""
    spaces = (*range(PILES, PILES + SEATS), *board.lying)
    return tuple(_heap(board, space, rocks[space]) for space in spaces if rocks[space])


@functools.lru_cache(KEPT)
def _heap(board: Board, space: int, rocks: int) -> Piece:
    where = "on" if space >= HOLLOWS else "in the pile"
    return Piece(
        id=_rock_id(board, space),
        symbol="rock",
        stance="lies" if space >= HOLLOWS else "heaps",
        letter="o",
        label=f"{rocks} rock{'s' if rocks > 1 else ''} {where} {board.names[space]}",
        space=board.names[space],
        count=rocks,
    )


@functools.lru_cache(KEPT)
def _active(board: Board, space: int) -> tuple[Mark, ...]:
    """The space of the penguin that moves, or for which the die is rolled."""
    return (Mark(kind="active", space=board.names[space]),)


def _at_work(state: list[int]) -> int:
    """The penguin at work in this phase, in its move or before it."""
    return 2 * state[SEAT] + (state[PHASE] in (CHOOSE2, ROLL2, MOVE2))


# Words


def _called(penguin: int) -> str:
    return f"{COLOURS[penguin // 2]}'s penguin {penguin % 2 + 1}"


def _status(position: Position, state: list[int]) -> str:
    if position.outcome is not None:
        if position.outcome.reason == Ending.NEST:
            return f"{COLOURS[state[SEAT]]} wins: the nest is full and guarded"
        return f"A draw: no winner in {state[TURN]} turns"
    name = COLOURS[state[SEAT]]
    phase, left = state[PHASE], state[LEFT]
    number = _at_work(state) % 2 + 1
    if phase == CHOOSE2:
        return f"{name} to choose: penguin 2 goes or stays"
    if phase not in (MOVE1, MOVE2):
        return f"{name} to roll for penguin {number}"
    steps = f"{left} step{'s' if left > 1 else ''} left"
    if state[CAME_FROM] != NOWHERE:
        steps = f"in the air, {steps}" if left else "in the air, on to a free space"
    return f"{name} to move penguin {number}: {steps}"


# Choices


@functools.lru_cache(KEPT)
def _choice(board: Board, code: int, penguin: int, here: int, below: int | None) -> Choice:
    """A move of a penguin that is here; where it steps to there may be another, to be below it."""
    move = move_text(board, code)
    space, handling = (here, code - TAKE + TAKING if code < STOP else 0) if code >= TAKE else divmod(code, 3)
    return Choice(
        move=move,
        touches=() if code >= GO else _touches(board, penguin, space, handling),
        label=f"Roll a {move}" if code >= ROLL else _spoken(board, code, penguin, here, below),
        caution=_caution(penguin, space, handling),
        plain=code < TAKE and not handling,
        standing=code == STAY,
    )


def _touches(board: Board, penguin: int, space: int, handling: int) -> tuple[str, ...]:
    touched = _penguin_id(penguin), board.names[space]
    if handling == TAKING:
        return *touched, _rock_id(board, space)
    return (*touched, board.names[space]) if handling == DROPPING else touched


def _spoken(board: Board, code: int, penguin: int, here: int, below: int | None) -> str:
    name = f"Penguin {penguin % 2 + 1}"
    words = {STOP: f"{name} stops in its nest", GO: "Roll for penguin 2", STAY: "Penguin 2 stays in its nest"}
    if code in words:
        return words[code]
    done = ("", "takes a rock", "drops its rock")
    if code >= TAKE:
        return f"{name} {done[code - TAKE + TAKING]} on {board.names[here]}"
    space, handling = divmod(code, 3)
    if below is not None:
        return f"{name} hops over {_called(below)} on {board.names[space]}"
    return f"{name} steps to {board.names[space]}" + (f" and {done[handling]}" if handling else "")


def _caution(penguin: int, space: int, handling: int) -> str | None:
    """A rock taken out of one's own nest is worth a question."""
    own = HOLLOWS <= space < STONES and seat_of(space) == penguin // 2
    return "This takes a rock out of your own nest" if own and handling == TAKING else None
