"""Penguin Soccer to look at and to touch.

The board is turned by 45° so that the viewer's Home is the corner at the bottom. A square is a diamond whose half
diagonals are one unit long; the board fills 16 by 16 units.

Scenes and choices are drawn after every move, so all that they are made of is made once and kept: a penguin's picture
depends on no more than its place, its pose and whether it has the ball, the words of a slide on how it ends.
"""

import functools

from rookery.kernel.game import Position
from rookery.kernel.scene import Choice, Facing, Ground, Label, Mark, Piece, Point, Scene, Seat, Space
from rookery.rooms.penguin_soccer.board import (
    BENCH,
    CENTRE,
    DIRECTIONS,
    FAMILY,
    HOMES,
    SQUARES,
    WHITE,
    square_name,
)
from rookery.rooms.penguin_soccer.notation import FAMILIES, KINDS, MOVE_TEXTS, NAMES
from rookery.rooms.penguin_soccer.rules import BALL_AT, KICK, PENGUINS, PLY_AT, SKIP, STAND, UPRIGHT, Ending

EXTENT = 16.0
BESIDE = 0.36
"""How far coordinates lie outside the squares, in squares."""
KIND_IDS = ("mama", "papa", "baby")
FAMILY_IDS = ("white", "black")
SPOKEN = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
BALL_ID = "ball"
CENTRE_ID = "centre"
FREE = -1
"""In the place of a penguin: nobody has the ball."""


def scene(position: Position, seat: int) -> Scene:
    """The position as this seat sees it."""
    state: list[int] = position.state.tolist()
    ball = state[BALL_AT]
    return Scene(
        game=position.game.key,
        width=EXTENT,
        height=EXTENT,
        status=_status(position, state),
        seats=_seats(),
        turn=position.seat,
        grounds=_sheet(seat),
        spaces=_spaces(seat),
        pieces=(
            *(_penguin(penguin, state[penguin], state[penguin] >> 4 == ball, seat) for penguin in range(PENGUINS)),
            _ball(ball, _holder(state)),
        ),
        marks=_marks(ball),
        labels=_coordinates(seat),
        facings=_facings(seat),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a slide is a penguin, its last square and, where it can spin, the direction it lies in."""
    before = position.state
    state: list[int] = before.tolist()
    side, holder = state[PLY_AT] & 1, _holder(state)
    takes = " and takes the ball" if holder == FREE else ", tackles and takes the ball"
    offered: dict[bytes, int] = {}
    found = []
    for code in position.codes:
        played = before.copy()
        position.game.engine.play(position.game.config, played, code)
        after: list[int] = played.tolist()
        # No two penguins' moves lead to the same position, so moves that end alike are touched alike.
        first = offered.setdefault(played.tobytes(), code)
        if code == SKIP:
            found.append(_skip())
        elif code >= KICK:
            found.append(_kick(code, holder, after[BALL_AT]))
        elif code >= STAND:
            found.append(_stand(code, side, after[side * FAMILY + code - STAND]))
        else:
            slid = after[side * FAMILY + code // 64]
            found.append(_slide(code, side, slid, takes if slid >> 4 == after[BALL_AT] else "", first))
    return tuple(found)


@functools.cache
def _seats() -> tuple[Seat, ...]:
    return tuple(Seat(name=name, letter=name[0]) for name in FAMILIES)


# Places


def _place(file: float, rank: float, seat: int) -> Point:
    """A point of the board, in squares from the corner of a1, as the seat sees it."""
    x = EXTENT / 2 + (file - rank)
    y = EXTENT - (file + rank)
    return (x, y) if seat == WHITE else (EXTENT - x, EXTENT - y)


def _middle(square: int, seat: int) -> Point:
    return _place(square % 8 + 0.5, square // 8 + 0.5, seat)


def _angle(direction: int, seat: int) -> float:
    """A direction on the turned board: north-east is straight up for White."""
    return float((direction * 45 - 45 + 180 * seat) % 360)


def _away(home: int, seat: int) -> float:
    """Where a Home looks away from the middle: the viewer's own is below."""
    return 180.0 if home == seat else 0.0


def _diamond(x: float, y: float, half: float) -> tuple[Point, ...]:
    return ((x, y - half), (x + half, y), (x, y + half), (x - half, y))


@functools.cache
def _sheet(seat: int) -> tuple[Ground, ...]:
    corners = ((0, 0), (0, 8), (8, 8), (8, 0))
    return (Ground(outline=tuple(_place(file, rank, seat) for file, rank in corners)),)


@functools.cache
def _spaces(seat: int) -> tuple[Space, ...]:
    return (*(_square(square, seat) for square in range(SQUARES)), _centre(), *_benches(seat))


def _square(square: int, seat: int) -> Space:
    x, y = _middle(square, seat)
    name = square_name(square)
    home = HOMES.index(square) if square in HOMES else None
    return Space(
        id=name,
        look="lines" if home is None else "home",
        symbol=None if home is None else "net",
        facing=None if home is None else _away(home, seat),
        label=name,
        x=x,
        y=y,
        outline=_diamond(x, y, 1.0),
        seat=home,
    )


def _centre() -> Space:
    return Space(
        id=CENTRE_ID,
        look="centre",
        label="centre",
        x=EXTENT / 2,
        y=EXTENT / 2,
        outline=_diamond(EXTENT / 2, EXTENT / 2, 0.35),
    )


def _benches(seat: int) -> tuple[Space, ...]:
    """A place off the board for each penguin, beside its Home corner."""
    spaces = []
    for penguin in range(PENGUINS):
        family, kind = divmod(penguin, FAMILY)
        x, y = 0.9 + 1.3 * kind, 12.5 + 1.3 * kind
        if family != seat:
            x, y = EXTENT - x, EXTENT - y
        spaces.append(
            Space(
                id=_bench_id(penguin),
                look="plate",
                aside=True,
                label=f"{FAMILIES[family]}'s bench",
                x=x,
                y=y,
                outline=_diamond(x, y, 0.9),
                seat=family,
            )
        )
    return tuple(spaces)


def _bench_id(penguin: int) -> str:
    return f"bench-{_penguin_id(penguin)}"


@functools.cache
def _coordinates(seat: int) -> tuple[Label, ...]:
    """Files and ranks along the two edges nearest to the viewer, where nobody's head reaches over them."""
    edge = -BESIDE if seat == WHITE else 8 + BESIDE
    files = [("abcdefgh"[file], _place(file + 0.5, edge, seat)) for file in range(8)]
    ranks = [(str(rank + 1), _place(edge, rank + 0.5, seat)) for rank in range(8)]
    return tuple(Label(text=text, x=x, y=y) for text, (x, y) in files + ranks)


@functools.cache
def _facings(seat: int) -> tuple[Facing, ...]:
    return tuple(
        Facing(id=_facing_id(direction), text=name, angle=_angle(direction, seat), label=SPOKEN[direction])
        for direction, name in enumerate(DIRECTIONS)
    )


def _facing_id(direction: int) -> str:
    return f"facing-{DIRECTIONS[direction]}"


# Pieces


def _penguin_id(penguin: int) -> str:
    return f"{FAMILY_IDS[penguin // FAMILY]}-{KIND_IDS[penguin % FAMILY]}"


@functools.cache
def _penguin(penguin: int, number: int, holds: bool, seat: int) -> Piece:
    """A penguin by its number in the state: its place and its pose."""
    place, pose = number >> 4, number & 15
    family, kind = divmod(penguin, FAMILY)
    if place >= BENCH:
        stance = "off the board"
    elif pose == UPRIGHT:
        stance = f"upright on {square_name(place)}" + (" with the ball" if holds else "")
    else:
        stance = f"lying to the {SPOKEN[pose]} on {square_name(place)}"
    return Piece(
        id=_penguin_id(penguin),
        symbol=KIND_IDS[kind] if pose == UPRIGHT else f"{KIND_IDS[kind]}-lying",
        letter=KINDS[kind] if family == WHITE else KINDS[kind].lower(),
        label=f"{FAMILIES[family]}'s {NAMES[kind]}, {stance}",
        space=_bench_id(penguin) if place >= BENCH else square_name(place),
        seat=family,
        facing=None if pose == UPRIGHT else _angle(pose, seat),
        carrying=BALL_ID if holds else None,
    )


def _holder(state: list[int]) -> int:
    """The penguin that has the ball, or FREE."""
    return next((penguin for penguin in range(PENGUINS) if state[penguin] >> 4 == state[BALL_AT]), FREE)


@functools.cache
def _ball(square: int, holder: int) -> Piece:
    where = "on the centre point" if square == CENTRE else f"on {square_name(square)}"
    return Piece(
        id=BALL_ID,
        symbol=BALL_ID,
        letter="*",
        label=f"the ball, {where}",
        space=CENTRE_ID if square == CENTRE else square_name(square),
        carried_by=None if holder == FREE else _penguin_id(holder),
    )


@functools.cache
def _marks(ball: int) -> tuple[Mark, ...]:
    return (Mark(kind="goal", space=square_name(ball)),) if ball in HOMES else ()


# Words


def _status(position: Position, state: list[int]) -> str:
    outcome = position.outcome
    if outcome is None:
        return f"{FAMILIES[state[PLY_AT] & 1]} to move"
    match outcome.reason:
        case Ending.GOAL:
            return f"Goal: {FAMILIES[outcome.winners[0]]} wins"
        case Ending.NO_MOVE:
            return f"No move left: {FAMILIES[outcome.winners[0]]} wins"
        case Ending.REPETITION:
            return f"A draw: this position has come {position.game.options['repetition']} times"
        case _:
            return f"A draw: no goal in {state[PLY_AT]} moves"


# Choices


@functools.cache
def _skip() -> Choice:
    return Choice(move=MOVE_TEXTS[SKIP], touches=(), label="Skip the turn: no penguin can move", standing=True)


@functools.cache
def _kick(code: int, holder: int, square: int) -> Choice:
    """A kick that ends on a square; into the own Home it gives the game away, and is worth a question."""
    family, kind = divmod(holder, FAMILY)
    return Choice(
        move=MOVE_TEXTS[code],
        touches=(_penguin_id(holder), square_name(square)),
        label=f"{NAMES[kind]} kicks {SPOKEN[code - KICK]} to {square_name(square)}",
        caution=f"This is a goal for {FAMILIES[1 - family]}" if square == HOMES[family] else None,
    )


@functools.cache
def _stand(code: int, side: int, number: int) -> Choice:
    kind, square = code - STAND, square_name(number >> 4)
    touches = _penguin_id(side * FAMILY + kind), square
    return Choice(move=MOVE_TEXTS[code], touches=touches, label=f"{NAMES[kind]} stands up on {square}")


@functools.cache
def _slide(code: int, side: int, number: int, takes: str, first: int) -> Choice:
    """A slide by how its penguin ends, and with the first slide that ends the same."""
    kind, direction = code // 64, code >> 3 & 7
    square, pose = square_name(number >> 4), number & 15
    touches = _penguin_id(side * FAMILY + kind), square
    return Choice(
        move=MOVE_TEXTS[code],
        touches=touches if pose == UPRIGHT else (*touches, _facing_id(pose)),
        label=f"{NAMES[kind]} slides {SPOKEN[direction]} to {square}{_end_of_slide(direction, pose, takes)}",
        same_as=MOVE_TEXTS[first] if first != code else None,
    )


def _end_of_slide(direction: int, pose: int, takes: str) -> str:
    if takes:
        return takes
    if pose == UPRIGHT:
        return " and stands at the edge"
    return "" if pose == direction else f" and turns to the {SPOKEN[pose]}"
