"""Penguin Soccer to look at and to touch.

The board is turned by 45° so that the viewer's Home is the corner at the bottom. A square is a diamond whose half
diagonals are one unit long; the board fills 16 by 16 units.

Scenes and choices are drawn after every move, so all that they are made of is made once and kept: a penguin's picture
depends on no more than its place, its pose and whether it has the ball, the words of a slide on how it ends.
"""

import functools
from collections.abc import Iterator

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.scene import (
    Facing,
    Flourish,
    Ground,
    Label,
    LegendEntry,
    Mark,
    Piece,
    Point,
    Progress,
    Scene,
    Seat,
    Space,
)
from rookery.rooms.penguin_soccer.board import (
    BENCH,
    CENTRE,
    DIRECTIONS,
    FAMILY,
    HOMES,
    SIDE,
    SQUARES,
    WHITE,
    square_name,
)
from rookery.rooms.penguin_soccer.ids import (
    BALL_ID,
    CENTRE_ID,
    FREE,
    KIND_IDS,
    bench_id,
    facing_id,
    holder_of,
    penguin_id,
)
from rookery.rooms.penguin_soccer.names import FAMILIES, WAYS
from rookery.rooms.penguin_soccer.names import PENGUINS as PENGUIN_NAMES
from rookery.rooms.penguin_soccer.notation import KINDS
from rookery.rooms.penguin_soccer.reasons import reasons
from rookery.rooms.penguin_soccer.rules import BALL_AT, PENGUINS, PLY_AT, UPRIGHT, Ending

say = speaker("penguin-soccer")

EXTENT = 16.0
BESIDE = 0.41
"""How far coordinates lie outside the squares, in squares."""
WHOLE_WAY = 2 * (SIDE - 1)
"""From one Home to the other, in half squares: so the centre point lies half-way."""
BALL_LETTER = "*"
GOAL = say("goal")
LEGEND = (LegendEntry(letter=BALL_LETTER, label=say("ball")),)


def scene(position: Position, seat: int) -> Scene:
    """The position as this seat sees it."""
    state: list[int] = position.state.tolist()
    ball = state[BALL_AT]
    return Scene(
        game=position.game.key,
        width=EXTENT,
        height=EXTENT,
        status=_status(position, state),
        goal=GOAL,
        seats=_seats(),
        turn=position.seat,
        winners=None if position.outcome is None else position.outcome.winners,
        progress=_progress(ball),
        grounds=_sheet(seat),
        spaces=_spaces(seat),
        pieces=(
            *(_penguin(penguin, state[penguin], state[penguin] >> 4 == ball, seat) for penguin in range(PENGUINS)),
            _ball(ball, holder_of(state)),
        ),
        marks=_marks(ball),
        labels=_coordinates(seat),
        facings=_facings(seat),
        legend=LEGEND,
        reasons=() if position.seat is None else reasons(position, state),
        finale=() if position.outcome is None else tuple(_finale(state, position.outcome.winners)),
    )


@functools.cache
def _seats() -> tuple[Seat, ...]:
    return tuple(Seat(name=name, letter=letter) for name, letter in zip(FAMILIES, "WB", strict=True))


@functools.cache
def _progress(ball: int) -> tuple[Progress, ...]:
    """How far the ball has come on the way to each family's Goal, as a king would walk.

    From the centre point it is as far to both: half the way, and in words a half more, to be on a square.
    """
    found = []
    for family in range(len(HOMES)):
        rank, file = divmod(HOMES[1 - family], SIDE)
        left = max(abs(ball // SIDE - rank), abs(ball % SIDE - file)) if ball != CENTRE else SIDE // 2
        done = WHOLE_WAY // 2 if ball == CENTRE else WHOLE_WAY - 2 * left
        found.append(Progress(done=done, of=WHOLE_WAY, label=say("squares-to-go", squares=left), symbol=BALL_ID))
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


def _way(direction: int, seat: int) -> Message:
    """The same in words."""
    return WAYS[round(_angle(direction, seat) / 45)]


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
        label=name if home is None else say("home", who=FAMILIES[home], square=name),
        sign="·" if home is None else "[ ]",
        x=x,
        y=y,
        outline=_diamond(x, y, 1.0),
        seat=home,
    )


def _centre() -> Space:
    return Space(
        id=CENTRE_ID,
        look="centre",
        label=say("centre"),
        x=EXTENT / 2,
        y=EXTENT / 2,
        outline=_diamond(EXTENT / 2, EXTENT / 2, 1.0),
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
                id=bench_id(penguin),
                look="bench",
                aside=True,
                label=say("bench", who=FAMILIES[family]),
                x=x,
                y=y,
                outline=_diamond(x, y, 0.9),
                seat=family,
            )
        )
    return tuple(spaces)


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
        Facing(id=facing_id(direction), text=name, angle=_angle(direction, seat), label=_way(direction, seat))
        for direction, name in enumerate(DIRECTIONS)
    )


# Pieces


@functools.cache
def _penguin(penguin: int, number: int, holds: bool, seat: int) -> Piece:
    """A penguin by its number in the state: its place and its pose."""
    place, pose = number >> 4, number & 15
    family, kind = divmod(penguin, FAMILY)
    return Piece(
        id=penguin_id(penguin),
        symbol=KIND_IDS[kind] if pose == UPRIGHT else f"{KIND_IDS[kind]}-lying",
        letter=KINDS[kind] if family == WHITE else KINDS[kind].lower(),
        label=_how_it_is(penguin, place, pose, holds, seat),
        space=bench_id(penguin) if place >= BENCH else square_name(place),
        seat=family,
        facing=None if pose == UPRIGHT else _angle(pose, seat),
        carrying=BALL_ID if holds else None,
    )


def _how_it_is(penguin: int, place: int, pose: int, holds: bool, seat: int) -> Message:
    name = PENGUIN_NAMES[penguin]
    if place >= BENCH:
        return say("penguin-off", penguin=name)
    square = square_name(place)
    if pose != UPRIGHT:
        return say("penguin-lying", penguin=name, square=square, way=_way(pose, seat))
    return (
        say("penguin-with-ball", penguin=name, square=square)
        if holds
        else say("penguin-upright", penguin=name, square=square)
    )


@functools.cache
def _ball(square: int, holder: int) -> Piece:
    return Piece(
        id=BALL_ID,
        symbol=BALL_ID,
        letter=BALL_LETTER,
        label=say("ball-on-centre") if square == CENTRE else say("ball-on", square=square_name(square)),
        space=CENTRE_ID if square == CENTRE else square_name(square),
        carried_by=None if holder == FREE else penguin_id(holder),
    )


@functools.cache
def _marks(ball: int) -> tuple[Mark, ...]:
    return (Mark(kind="goal", space=square_name(ball)),) if ball in HOMES else ()


def _finale(state: list[int], winners: tuple[int, ...]) -> Iterator[Flourish]:
    """The net with the ball in it billows, and the winners get up and dance; after a draw all of them wave."""
    if state[BALL_AT] in HOMES:
        yield Flourish(how="billows", ids=(square_name(state[BALL_AT]),))
    for penguin in range(PENGUINS):
        family, kind = divmod(penguin, FAMILY)
        if not winners or family in winners:
            yield Flourish(how="dances" if winners else "waves", ids=(penguin_id(penguin),), symbol=KIND_IDS[kind])


# Words


def _status(position: Position, state: list[int]) -> Text:
    """What is to be done, or why the game is over."""
    outcome = position.outcome
    if outcome is None:
        return _to_do(holder_of(state), state[PLY_AT] & 1)
    match outcome.reason:
        case Ending.GOAL:
            return say("ended-goal")
        case Ending.NO_MOVE:
            return say("ended-no-move")
        case Ending.REPETITION:
            return say("ended-repetition", times=int(position.game.options["repetition"]))
        case _:
            return say("ended-ply-cap", moves=state[PLY_AT])


@functools.cache
def _to_do(holder: int, side: int) -> Message:
    return say("to-do-with-ball") if holder != FREE and holder // FAMILY == side else say("to-do")
