"""Penguins Rock! to look at and to touch.

Where everything lies for a seat is told by ``landscape.py``.

Scenes and choices are made after every move, so their parts are made once for a board and cached.
"""

import functools
from math import atan2
from typing import NamedTuple

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Choice, Flourish, LegendEntry, Mark, Piece, Point, Progress, Scene, Seat, Space
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
from rookery.rooms.penguins_rock.landscape import landscape, owner, tidy
from rookery.rooms.penguins_rock.names import LETTERS, SEAT_NAMES, penguin_id, penguin_name, place_names, rock_id
from rookery.rooms.penguins_rock.notation import move_text
from rookery.rooms.penguins_rock.reasons import die, reasons
from rookery.rooms.penguins_rock.rocks import DROPPING, TAKING
from rookery.rooms.penguins_rock.rules import GO, ROLL, STAY, STOP, TAKE, Ending
from rookery.rooms.penguins_rock.state import (
    ACTIVITY,
    ASLEEP,
    CAME_FROM,
    CHOOSE2,
    LEFT,
    MOVE1,
    MOVE2,
    PHASE,
    ROCKS,
    TURN,
    acting,
)

say = speaker("penguins-rock")

CORNERS = ((1.0, 0.0), (0.5, 0.866), (-0.5, 0.866), (-1.0, 0.0), (-0.5, -0.866), (0.5, -0.866))
SIZES = {"stone": 0.6, "pile": 0.78, "hollow": 0.66, "nest": 0.74}
"""How far the corners of a space are from its middle; neighbours are about one and a half from each other."""
ROCK_LETTER = "o"
ROOMY = 1.22
"""How large pieces are: spaces lie apart from one another."""
KEPT = 16_384
"""How many pieces or choices are cached: those of several boards."""
LYING_KEPT = 2048
"""How many arrangements of rocks are cached: about as many as matches are played at one time."""


def scene(position: Position, seat: int) -> Scene:
    """The position as this seat sees it."""
    board = unpack(position.game.config)
    state: list[int] = position.state.tolist()
    players = position.game.players
    land, beach = _land(board, seat, players), landscape(board, seat, players)
    winners = position.outcome.winners if position.outcome else None
    rocks = tuple(state[ROCKS : ROCKS + len(board.names)])
    return Scene(
        game=position.game.key,
        width=beach.width,
        height=beach.height,
        adapts="turns",
        status=_status(position, state),
        goal=GOAL,
        seats=land.seats,
        turn=position.seat,
        winners=winners,
        progress=_progress(state, players, winners or ()),
        grounds=beach.grounds,
        decorations=beach.decorations,
        spaces=_spaces(
            board, seat, players, rocks[:STONES], frozenset([number >> 1 for number in state[: 2 * players]])
        ),
        pieces=(*_penguins(board, state, players), *_rocks(board, rocks)),
        marks=() if position.outcome else _active(board, state[acting(state)] >> 1),
        legend=LEGEND,
        die=None if position.outcome else die(state),
        reasons=() if position.outcome else reasons(board, state, players),
        finale=_finale(board, winners[0]) if winners else (),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move; a step is a penguin, a space and, for a take or a drop, the rock or the space once more."""
    board = unpack(position.game.config)
    state: list[int] = position.state.tolist()
    penguin = acting(state)
    places = [number >> 1 for number in state[: 2 * position.game.players]]
    asleep = state[ACTIVITY + penguin // 2] == ASLEEP
    found = []
    for code in position.codes:
        below = places.index(code // 3) if code // 3 in places else None
        found.append(_choice(board, code, penguin, places[penguin], below, asleep))
    return tuple(found)


# Places


class _Land(NamedTuple):
    """What does not change during a game."""

    seats: tuple[Seat, ...]
    spaces: dict[int, Space]


@functools.lru_cache(256)
def _land(board: Board, seat: int, players: int) -> _Land:
    """The seats of a game, and the spaces of a board as one of them sees it."""
    places = landscape(board, seat, players).places
    return _Land(
        seats=tuple(Seat(name=SEAT_NAMES[seat], letter=LETTERS[seat]) for seat in range(players)),
        spaces={space: _space(board, space, places[space], players) for space in board.numbers.values()},
    )


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
        label=place_names(board)[space],
        sign=board.names[space],
        x=x,
        y=y,
        outline=tuple(tidy(x + size * across, y + size * down) for across, down in CORNERS),
        seat=None if space >= STONES else owner(seat_of(space), players),
    )


@functools.lru_cache(LYING_KEPT)
def _spaces(board: Board, seat: int, players: int, rocks: tuple[int, ...], taken: frozenset[int]) -> tuple[Space, ...]:
    """All spaces; piles and nests say what lies there, or that nothing does."""
    spaces = _land(board, seat, players).spaces
    return tuple(
        space if number >= STONES else _filled(board, seat, players, number, rocks[number], number in taken)
        for number, space in spaces.items()
    )


@functools.lru_cache(KEPT)
def _filled(board: Board, seat: int, players: int, number: int, rocks: int, taken: bool) -> Space:
    """A space with rocks, with nothing but a penguin, or with nothing at all."""
    space = _land(board, seat, players).spaces[number]
    if rocks:
        look = "wall" if number >= HOLLOWS else space.look
        return msgspec.structs.replace(space, look=look, label=say("with-rocks", place=space.label, rocks=rocks))
    return space if taken else msgspec.structs.replace(space, label=say("empty", place=space.label))


# Pieces


def _penguins(board: Board, state: list[int], players: int) -> list[Piece]:
    """Two penguins a seat; one in the air is above the other on its space."""
    flier = acting(state) if state[CAME_FROM] != NOWHERE else -1
    return [_penguin(board, penguin, state[penguin], penguin == flier) for penguin in range(2 * players)]


@functools.lru_cache(KEPT)
def _penguin(board: Board, penguin: int, number: int, flies: bool) -> Piece:
    """A penguin by its number in the state: its space, and whether it has a rock."""
    name, place = penguin_name(penguin), place_names(board)[number >> 1]
    return Piece(
        id=penguin_id(penguin),
        symbol="penguin",
        letter=f"{LETTERS[penguin // 2]}{penguin % 2 + 1}",
        label=say("penguin-in-the-air", penguin=name, place=place, rocks=number & 1)
        if flies
        else say("penguin-on", penguin=name, place=place, rocks=number & 1),
        space=board.names[number >> 1],
        seat=penguin // 2,
        carrying="rock" if number & 1 else None,
        level=1 if flies else 0,
    )


@functools.lru_cache(LYING_KEPT)
def _rocks(board: Board, rocks: tuple[int, ...]) -> tuple[Piece, ...]:
    """The rocks that lie on each space, as one piece."""
    spaces = (*range(PILES, PILES + SEATS), *board.lying)
    return tuple(_heap(board, space, rocks[space]) for space in spaces if rocks[space])


@functools.lru_cache(KEPT)
def _heap(board: Board, space: int, rocks: int) -> Piece:
    return Piece(
        id=rock_id(board, space),
        symbol="rock",
        stance="lies" if space >= HOLLOWS else "heaps",
        letter=ROCK_LETTER,
        label=say("rocks-on", rocks=rocks, place=place_names(board)[space]),
        space=board.names[space],
        count=rocks,
    )


@functools.lru_cache(KEPT)
def _active(board: Board, space: int) -> tuple[Mark, ...]:
    """The space of the penguin that moves, or for which the die is rolled."""
    return (Mark(kind="active", space=board.names[space]),)


@functools.lru_cache(256)
def _finale(board: Board, winner: int) -> tuple[Flourish, ...]:
    """The nest is closed, rock by rock, and both penguins dance."""
    first = HOLLOWS + winner * NEST
    around = sorted(range(first, first + NEST), key=lambda space: _bearing(board, CENTRES + winner, space))
    wall = tuple(rock_id(board, space) for space in around)
    dancers = penguin_id(2 * winner), penguin_id(2 * winner + 1)
    return Flourish(how="closes", ids=wall, seat=winner), Flourish(how="dances", ids=dancers)


def _bearing(board: Board, middle: int, space: int) -> float:
    """In which direction from a middle a space lies."""
    (x, y), (across, down) = board.places[middle], board.places[space]
    return atan2(down - y, across - x)


# How far everybody is


GOAL = say("goal")
LEGEND = (LegendEntry(letter=ROCK_LETTER, label=say("rock")),)


def _status(position: Position, state: list[int]) -> Message:
    if position.outcome is not None:
        ended = position.outcome.reason == Ending.NEST
        return say("ended-nest") if ended else say("ended-turn-cap", turns=state[TURN])
    return _to_do(state[PHASE], acting(state) % 2 + 1, state[LEFT], state[CAME_FROM] != NOWHERE)


@functools.cache
def _to_do(phase: int, number: int, left: int, flies: bool) -> Message:
    """What is to be done in a phase, with a penguin and the steps left."""
    if phase == CHOOSE2:
        return say("status-choose")
    if phase not in (MOVE1, MOVE2):
        return say("status-roll", number=number)
    if not flies:
        return say("status-steps", number=number, left=left)
    return say("status-in-the-air", number=number, left=left) if left else say("status-land", number=number)


def _progress(state: list[int], players: int, winners: tuple[int, ...]) -> tuple[Progress, ...]:
    """How many of the six outer spaces of each nest have a rock."""
    nests = range(ROCKS + HOLLOWS, ROCKS + HOLLOWS + players * NEST, NEST)
    return tuple([_nest(NEST - state[at : at + NEST].count(0), seat in winners) for seat, at in enumerate(nests)])


@functools.cache
def _nest(rocks: int, won: bool) -> Progress:
    """A nest with a number of rocks; a full one that has not won lacks a guard (E1)."""
    lacks_guard = rocks == NEST and not won
    label = say("progress-no-guard", done=rocks, of=NEST) if lacks_guard else say("progress", done=rocks, of=NEST)
    return Progress(done=rocks, of=NEST, label=label, symbol="rock")


# Choices


@functools.lru_cache(KEPT)
def _choice(board: Board, code: int, penguin: int, here: int, below: int | None, asleep: bool) -> Choice:
    """A move of a penguin that is here; where it steps to there may be another, to be below it.

    ``asleep``: penguin 2 is not active yet.
    """
    space, handling = (here, code - TAKE + TAKING if code < STOP else 0) if code >= TAKE else divmod(code, 3)
    return Choice(
        move=move_text(board, code),
        touches=() if code >= GO else _touches(board, penguin, space, handling),
        label=_spoken(board, code, penguin, here, below) if code < STOP else _answer(code, penguin),
        caution=_caution(penguin, space, handling),
        affects=_affected(code, penguin, space, handling, asleep),
        plain=code < TAKE and not handling,
        standing=code == STAY,
    )


def _touches(board: Board, penguin: int, space: int, handling: int) -> tuple[str, ...]:
    touched = penguin_id(penguin), board.names[space]
    if handling == TAKING:
        return *touched, rock_id(board, space)
    return (*touched, board.names[space]) if handling == DROPPING else touched


def _affected(code: int, penguin: int, space: int, handling: int, asleep: bool) -> tuple[str, ...]:
    """Penguin 2, when it is the one that goes or stays, or that wakes up (T2, T3)."""
    wakes = handling == DROPPING and space < STONES and asleep
    return (penguin_id(penguin | 1),) if wakes or code in (GO, STAY) else ()


def _answer(code: int, penguin: int) -> Message:
    """A roll, or what is chosen without a step."""
    if code >= ROLL:
        return say("roll", pips=code - ROLL + 1)
    if code == STOP:
        return say("stop", number=penguin % 2 + 1)
    return say("go") if code == GO else say("stay")


def _spoken(board: Board, code: int, penguin: int, here: int, below: int | None) -> Message:
    number, names = penguin % 2 + 1, place_names(board)
    if code >= TAKE:
        taking = code == TAKE
        return (
            say("take", number=number, place=names[here]) if taking else say("drop", number=number, place=names[here])
        )
    space, handling = divmod(code, 3)
    if below is not None:
        return say("hop", number=number, other=penguin_name(below))
    if handling == TAKING:
        return say("step-take", number=number, place=names[space])
    if handling == DROPPING:
        return say("step-drop", number=number, place=names[space])
    return say("step", number=number, place=names[space])


def _caution(penguin: int, space: int, handling: int) -> Message | None:
    """Taking a rock out of your own nest is worth a question."""
    own = HOLLOWS <= space < STONES and seat_of(space) == penguin // 2
    return say("caution-own-nest") if own and handling == TAKING else None
