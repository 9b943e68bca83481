"""Penguin Soccer to look at and to touch.

The board is turned by 45° so that the viewer's Home is the corner at the bottom. A square is a diamond whose half
diagonals are one unit long; the board fills 16 by 16 units.
"""

from rookery.games.penguin_soccer.board import (
    BENCH,
    CENTRE,
    DIRECTIONS,
    FAMILY,
    HOMES,
    SQUARES,
    WHITE,
    square_name,
)
from rookery.games.penguin_soccer.notation import FAMILIES, KINDS, NAMES
from rookery.games.penguin_soccer.rules import BALL_AT, KICK, PENGUINS, PLY_AT, SKIP, STAND, UPRIGHT, Ending
from rookery.kernel.game import Position
from rookery.kernel.protocol import State
from rookery.kernel.scene import Choice, Facing, Ground, Label, Mark, Piece, Point, Scene, Seat, Space

EXTENT = 16.0
KIND_IDS = ("mama", "papa", "baby")
FAMILY_IDS = ("white", "black")
SPOKEN = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
BALL_ID = "ball"
CENTRE_ID = "centre"


def scene(position: Position, seat: int) -> Scene:
    """The position as this seat sees it."""
    state = position.state
    return Scene(
        game=position.game.key,
        width=EXTENT,
        height=EXTENT,
        status=_status(position),
        seats=tuple(Seat(name=name, letter=name[0]) for name in FAMILIES),
        turn=position.seat,
        grounds=(_sheet(seat),),
        spaces=(*(_square(square, seat) for square in range(SQUARES)), _centre(), *_benches(seat)),
        pieces=(*(_penguin(state, penguin, seat) for penguin in range(PENGUINS)), _ball(state)),
        marks=_marks(state),
        labels=_coordinates(seat),
        facings=tuple(
            Facing(id=f"facing-{name}", text=name, angle=_angle(direction, seat), label=SPOKEN[direction])
            for direction, name in enumerate(DIRECTIONS)
        ),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a slide is a penguin, its last square and, where it can spin, the direction it lies in."""
    offered: dict[tuple[tuple[str, ...], bytes], str] = {}
    found = []
    for code, move in zip(position.codes, position.moves, strict=True):
        after = position.play(move)
        touches = _touches(position, code, after.state)
        first = offered.setdefault((touches, after.state.tobytes()), move)
        found.append(
            Choice(
                move=move,
                touches=touches,
                label=_spoken(position, code, after.state),
                caution=_caution(position, after),
                same_as=first if first != move else None,
            )
        )
    return tuple(found)


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


def _diamond(x: float, y: float, half: float) -> tuple[Point, ...]:
    return ((x, y - half), (x + half, y), (x, y + half), (x - half, y))


def _sheet(seat: int) -> Ground:
    corners = ((0, 0), (0, 8), (8, 8), (8, 0))
    return Ground(kind="ice", outline=tuple(_place(file, rank, seat) for file, rank in corners))


def _square(square: int, seat: int) -> Space:
    x, y = _middle(square, seat)
    name = square_name(square)
    home = HOMES.index(square) if square in HOMES else None
    return Space(
        id=name,
        kind="square" if home is None else "home",
        label=name,
        x=x,
        y=y,
        outline=_diamond(x, y, 1.0),
        seat=home,
    )


def _centre() -> Space:
    return Space(
        id=CENTRE_ID,
        kind="point",
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
                kind="bench",
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


def _coordinates(seat: int) -> tuple[Label, ...]:
    """Files along White's right edge, ranks along White's left."""
    files = [("abcdefgh"[file], _place(file + 0.5, -0.35, seat)) for file in range(8)]
    ranks = [(str(rank + 1), _place(-0.35, rank + 0.5, seat)) for rank in range(8)]
    return tuple(Label(text=text, x=x, y=y) for text, (x, y) in files + ranks)


# Pieces


def _penguin_id(penguin: int) -> str:
    return f"{FAMILY_IDS[penguin // FAMILY]}-{KIND_IDS[penguin % FAMILY]}"


def _penguin(state: State, penguin: int, seat: int) -> Piece:
    place, pose = int(state[penguin]) >> 4, int(state[penguin]) & 15
    family, kind = divmod(penguin, FAMILY)
    holds = place == int(state[BALL_AT])
    if place >= BENCH:
        stance = "off the board"
    elif pose == UPRIGHT:
        stance = f"upright on {square_name(place)}" + (" with the ball" if holds else "")
    else:
        stance = f"lying to the {SPOKEN[pose]} on {square_name(place)}"
    return Piece(
        id=_penguin_id(penguin),
        kind=KIND_IDS[kind],
        letter=KINDS[kind] if family == WHITE else KINDS[kind].lower(),
        label=f"{FAMILIES[family]}'s {NAMES[kind]}, {stance}",
        space=_bench_id(penguin) if place >= BENCH else square_name(place),
        seat=family,
        pose="upright" if pose == UPRIGHT else "lying",
        facing=None if pose == UPRIGHT else _angle(pose, seat),
        carrying=BALL_ID if holds else None,
    )


def _ball(state: State) -> Piece:
    square = int(state[BALL_AT])
    where = "on the centre point" if square == CENTRE else f"on {square_name(square)}"
    space = CENTRE_ID if square == CENTRE else square_name(square)
    holder = next((penguin for penguin in range(PENGUINS) if int(state[penguin]) >> 4 == square), None)
    return Piece(
        id=BALL_ID,
        kind=BALL_ID,
        letter="*",
        label=f"the ball, {where}",
        space=space,
        carried_by=None if holder is None else _penguin_id(holder),
    )


def _marks(state: State) -> tuple[Mark, ...]:
    square = int(state[BALL_AT])
    return (Mark(kind="goal", space=square_name(square)),) if square in HOMES else ()


# Words


def _status(position: Position) -> str:
    outcome = position.outcome
    if outcome is None:
        return f"{FAMILIES[int(position.state[PLY_AT]) & 1]} to move"
    match outcome.reason:
        case Ending.GOAL:
            return f"Goal: {FAMILIES[outcome.winners[0]]} wins"
        case Ending.NO_MOVE:
            return f"No move left: {FAMILIES[outcome.winners[0]]} wins"
        case Ending.REPETITION:
            return f"A draw: this position has come {position.game.options['repetition']} times"
        case _:
            return f"A draw: no goal in {int(position.state[PLY_AT])} plies"


def _mover(position: Position, code: int) -> int:
    """The penguin that a move is made with."""
    side = int(position.state[PLY_AT]) & 1
    if code >= KICK:
        ball = int(position.state[BALL_AT])
        return next(penguin for penguin in range(PENGUINS) if int(position.state[penguin]) >> 4 == ball)
    return side * FAMILY + (code - STAND if code >= STAND else code // 64)


def _touches(position: Position, code: int, after: State) -> tuple[str, ...]:
    if code == SKIP:
        return ()
    mover = _mover(position, code)
    penguin = _penguin_id(mover)
    if code >= KICK:
        return penguin, square_name(int(after[BALL_AT]))
    place, pose = int(after[mover]) >> 4, int(after[mover]) & 15
    if code >= STAND or pose == UPRIGHT:
        return penguin, square_name(place)
    return penguin, square_name(place), f"facing-{DIRECTIONS[pose]}"


def _spoken(position: Position, code: int, after: State) -> str:
    if code == SKIP:
        return "Skip the turn: no penguin can move"
    mover = _mover(position, code)
    name = NAMES[mover % FAMILY]
    if code >= KICK:
        return f"{name} kicks {SPOKEN[code - KICK]} to {square_name(int(after[BALL_AT]))}"
    if code >= STAND:
        return f"{name} stands up on {square_name(int(after[mover]) >> 4)}"
    direction = (code >> 3) & 7
    place, pose = int(after[mover]) >> 4, int(after[mover]) & 15
    slides = f"{name} slides {SPOKEN[direction]} to {square_name(place)}"
    if place == int(after[BALL_AT]):
        tackled = any(int(position.state[p]) >> 4 == place for p in range(PENGUINS))
        return f"{slides}, tackles and takes the ball" if tackled else f"{slides} and takes the ball"
    if pose == UPRIGHT:
        return f"{slides} and stands at the edge"
    return slides if pose == direction else f"{slides} and turns to the {SPOKEN[pose]}"


def _caution(position: Position, after: Position) -> str | None:
    """A move that gives the game away is worth a question."""
    outcome = after.outcome
    if outcome and outcome.winners and outcome.winners[0] != position.seat:
        return f"This is a goal for {FAMILIES[outcome.winners[0]]}"
    return None
