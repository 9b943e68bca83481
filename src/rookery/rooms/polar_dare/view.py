"""Polar Dare! to look at and to touch.

START lies at the bottom for every seat, the North Pole at the top, the lanes a to d from left to right. A floe's place
shows its stop: it moves up and down in its slot, and touches what it is adjacent to.

Scenes and choices are drawn after every move, so all that they are made of is made once and kept: a penguin's picture
depends on no more than which it is and where, the words of a slide on no more than the floe and its riders.
"""

import functools

from rookery.kernel.game import Position
from rookery.kernel.scene import Choice, Decoration, Ground, Label, Mark, Piece, Point, Scene, Seat, Space
from rookery.rooms.polar_dare.board import (
    FAMILY,
    FLOES,
    HEIGHT,
    LANES,
    POLE,
    RANKS,
    START,
    SURFACES,
    lane,
    rank,
    surface_name,
)
from rookery.rooms.polar_dare.notation import MOVE_TEXTS
from rookery.rooms.polar_dare.rules import (
    BEAR,
    BEAR_AT,
    COUNT,
    DARE,
    EACH_AT,
    FLOES_AT,
    LEFT_AT,
    ROLL,
    ROLL_AT,
    SEAT_AT,
    SLIDE,
    TURN_AT,
    WAITING,
)

COLOURS = ("Red", "Blue", "Green", "Yellow")
BEAR_ID = "bear"

WIDTH = 10.0
PITCH = 2.0
"""From one lane to the next."""
RISE = 4 / 3
"""From one height to the next."""
SHORE = 1.8
"""How deep a shore is."""
GAP = 0.1
"""The water between two floes that are adjacent."""
RIM = 0.3
"""How far the outline of a shore keeps away from the water: it is drawn with a beach round it."""
CROWDED = 0.66
"""How large pieces are: floes and shores hold several."""
DEPTH = 2 * SHORE + 2 * RANKS * RISE
KEPT = 4096
"""So many whole boards and crowds are kept: enough for the matches that are played at one time."""


def scene(position: Position, seat: int) -> Scene:
    """The position, the same for every seat."""
    state: list[int] = position.state.tolist()
    players = position.game.players
    bear = state[BEAR_AT]
    return Scene(
        game=position.game.key,
        width=WIDTH,
        height=DEPTH,
        status=_status(position, state),
        seats=_seats(players),
        turn=position.seat,
        grounds=_slots(),
        decorations=_flag(),
        spaces=_surfaces(state[FLOES_AT]),
        pieces=_pieces(tuple(state[EACH_AT : EACH_AT + FAMILY * players]), bear),
        marks=_active(bear) if state[ROLL_AT] == DARE else (),
        labels=_coordinates(),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """A step is a piece and a surface, a slide is a floe, a roll is a button."""
    state: list[int] = position.state.tolist()
    player, bear = state[SEAT_AT], state[BEAR_AT]
    families = [state[first : first + FAMILY] for first in _families(position.game.players)]
    found = []
    for code in position.codes:
        here, there = divmod(code % BEAR, SURFACES)
        if code >= ROLL:
            found.append(_roll(code))
        elif code >= SLIDE:
            floe = (code - SLIDE) // 2 + 1
            found.append(_slide(code, floe, sum(family.count(floe) for family in families), floe == bear))
        elif code >= BEAR:
            found.append(_bear_step(code, player, tuple(family.count(there) for family in families)))
        else:
            meets_bear = there == bear != POLE
            found.append(_penguin_step(code, player, families[player].index(here), meets_bear))
    return tuple(found)


def _families(players: int) -> range:
    """Where each player's penguins stand in a state."""
    return range(EACH_AT, EACH_AT + FAMILY * players, FAMILY)


@functools.cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name=name, letter=name[0]) for name in COLOURS[:players])


# Places


def _middle(floe: int, forward: float) -> Point:
    """The middle of a floe; half forward is the middle of its slot."""
    height = float(HEIGHT[floe]) + forward
    return PITCH * (lane(floe) + 1), DEPTH - SHORE - RISE * (height + 0.5)


def _box(x: float, y: float, across: float, down: float) -> tuple[Point, ...]:
    return ((x - across, y - down), (x + across, y - down), (x + across, y + down), (x - across, y + down))


@functools.cache
def _slots() -> tuple[Ground, ...]:
    """The water that each floe moves in, from stop to stop."""
    middles = [_middle(floe, 0.5) for floe in range(1, FLOES + 1)]
    return tuple(Ground(look="slot", outline=_box(x, y, (PITCH - GAP) / 2, RISE - GAP / 2)) for x, y in middles)


@functools.lru_cache(KEPT)
def _surfaces(floes: int) -> tuple[Space, ...]:
    """The shores, and between them all floes at their stops."""
    return (_shore(POLE), *(_floe(floe, floes >> floe & 1) for floe in range(1, FLOES + 1)), _shore(START))


@functools.cache
def _floe(floe: int, forward: int) -> Space:
    x, y = _middle(floe, forward)
    name = surface_name(floe)
    return Space(
        id=name,
        look="floe",
        scale=CROWDED,
        label=f"{name} forward" if forward else f"{name} back",
        x=x,
        y=y,
        outline=_box(x, y, (PITCH - GAP) / 2, (RISE - GAP) / 2),
    )


@functools.cache
def _shore(surface: int) -> Space:
    y = SHORE / 2 if surface == POLE else DEPTH - SHORE / 2
    return Space(
        id=surface_name(surface),
        look="shore",
        scale=CROWDED,
        coast=True,
        label=_called(surface).removeprefix("the "),
        x=WIDTH / 2,
        y=y,
        outline=_box(WIDTH / 2, y, WIDTH / 2 - RIM, SHORE / 2 - RIM),
    )


@functools.cache
def _flag() -> tuple[Decoration, ...]:
    """It tells the Pole from START."""
    return (Decoration(symbol="flag", x=WIDTH - 0.45, y=0.6, size=1.68),)


@functools.cache
def _coordinates() -> tuple[Label, ...]:
    """Lanes below START, ranks up the left side."""
    lanes = [(LANES[floe - 1], (_middle(floe, 0)[0], DEPTH + 0.4)) for floe in range(1, len(LANES) + 1)]
    ranks = [(str(rank(floe)), (0.5, _middle(floe, 0.5)[1])) for floe in range(1, FLOES + 1, len(LANES))]
    return tuple(Label(text=text, x=x, y=y) for text, (x, y) in lanes + ranks)


# Pieces


def _penguin_id(player: int, number: int) -> str:
    return f"{COLOURS[player].lower()}-{number + 1}"


@functools.lru_cache(KEPT)
def _pieces(penguins: tuple[int, ...], bear: int) -> tuple[Piece, ...]:
    """All penguins, three a player, and the bear, by their surfaces."""
    return (*(_penguin(*divmod(index, FAMILY), surface) for index, surface in enumerate(penguins)), _bear(bear))


@functools.cache
def _penguin(player: int, number: int, surface: int) -> Piece:
    return Piece(
        id=_penguin_id(player, number),
        symbol="penguin",
        letter=COLOURS[player][0],
        label=f"{COLOURS[player]}'s penguin {number + 1}, on {_called(surface)}",
        space=surface_name(surface),
        seat=player,
    )


@functools.cache
def _bear(surface: int) -> Piece:
    return Piece(
        id=BEAR_ID, symbol="bear", letter="W", label=f"the bear, on {_called(surface)}", space=surface_name(surface)
    )


@functools.cache
def _active(surface: int) -> tuple[Mark, ...]:
    return (Mark(kind="active", space=surface_name(surface)),)


# Words


def _called(surface: int) -> str:
    """A surface as people say it."""
    return {START: "START", POLE: "the North Pole"}.get(surface) or surface_name(surface)


def _counted(count: int, what: str) -> str:
    return f"1 {what}" if count == 1 else f"{count} {what}s"


def _status(position: Position, state: list[int]) -> str:
    outcome = position.outcome
    if outcome is not None and outcome.winners:
        return f"{COLOURS[outcome.winners[0]]} wins: all three penguins are on the North Pole"
    if outcome is not None:
        return f"A draw: nobody has won in {_counted(state[TURN_AT], 'turn')}"
    player = COLOURS[state[SEAT_AT]]
    if state[ROLL_AT] == WAITING:
        return f"{player} to roll"
    left = f"{_counted(state[LEFT_AT], 'move')} left"
    return f"{player} leads the bear: {left}" if state[ROLL_AT] == DARE else f"{player} to move: {left}"


# Choices


@functools.cache
def _roll(code: int) -> Choice:
    roll, who = ("Polar Dare", "bear") if code - ROLL == DARE else ("Penguin roll", "penguins")
    label = f"{roll}: {int(COUNT[code - ROLL])} moves of {who} and floes"
    return Choice(move=MOVE_TEXTS[code], touches=(), label=label)


@functools.cache
def _slide(code: int, floe: int, riders: int, with_bear: bool) -> Choice:
    name = surface_name(floe)
    label = f"Slide {name} {'forward' if (code - SLIDE) % 2 else 'back'}"
    if with_bear:
        label += " with the bear"
    elif riders:
        label += f" with {_counted(riders, 'penguin')}"
    return Choice(move=MOVE_TEXTS[code], touches=(name,), label=label)


@functools.lru_cache(KEPT)
def _bear_step(code: int, player: int, crowd: tuple[int, ...]) -> Choice:
    """The bear goes to a surface with so many penguins of each player; own ones among them are worth a question."""
    here, there = divmod(code - BEAR, SURFACES)
    label = f"The bear steps from {_called(here)} to {_called(there)}"
    if any(crowd):
        label += f" and sends {_swimmers(crowd)} swimming back to START"
    own = crowd[player]
    return Choice(
        move=MOVE_TEXTS[code],
        touches=(BEAR_ID, surface_name(there)),
        label=label,
        caution=f"{_counted(own, 'penguin')} of your own would swim back to START" if own else None,
    )


def _swimmers(crowd: tuple[int, ...]) -> str:
    """Whom the bear would send swimming: "2 of Red's penguins and 1 of Blue's"."""
    first, *others = [f"{count} of {colour}'s" for count, colour in zip(crowd, COLOURS, strict=False) if count]
    words = [f"{first} penguins", *others]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if others else words[0]


@functools.cache
def _penguin_step(code: int, player: int, number: int, meets_bear: bool) -> Choice:
    """A penguin goes to a surface; to lose its way, or to leave the Pole, is worth a question."""
    here, there = divmod(code, SURFACES)
    label = f"Penguin steps from {_called(here)} to {_called(there)}"
    caution = "Your penguin would leave the North Pole" if here == POLE else None
    if meets_bear:
        label += ", meets the bear and swims back to START"
        caution = "The bear is there: your penguin would swim back to START"
    return Choice(
        move=MOVE_TEXTS[code],
        touches=(_penguin_id(player, number), surface_name(there)),
        label=label,
        caution=caution,
        plain=caution is None,
    )
