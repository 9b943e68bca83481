"""Polar Dare! to look at and to touch.

START lies at the bottom for every seat, the North Pole at the top, the lanes a to d from left to right. A floe's place
shows its stop: it moves up and down in its slot, and touches what it is adjacent to.
"""

from rookery.games.polar_dare.board import (
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
from rookery.games.polar_dare.rules import (
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
from rookery.kernel.game import Position
from rookery.kernel.protocol import State
from rookery.kernel.scene import Choice, Ground, Label, Mark, Piece, Point, Scene, Seat, Space

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
DEPTH = 2 * SHORE + 2 * RANKS * RISE


def scene(position: Position, seat: int) -> Scene:
    """The position, the same for every seat."""
    state = position.state
    players = range(position.game.players)
    return Scene(
        game=position.game.key,
        width=WIDTH,
        height=DEPTH,
        status=_status(position),
        seats=tuple(Seat(name=COLOURS[player], letter=COLOURS[player][0]) for player in players),
        turn=position.seat,
        grounds=tuple(_slot(floe) for floe in range(1, FLOES + 1)),
        spaces=(_shore(POLE), *(_floe(floe, state) for floe in range(1, FLOES + 1)), _shore(START)),
        pieces=(
            *(_penguin(state, player, number) for player in players for number in range(FAMILY)),
            _bear(state),
        ),
        marks=(Mark(kind="active", space=surface_name(_bear_at(state))),) if int(state[ROLL_AT]) == DARE else (),
        labels=_coordinates(),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """A step is a piece and a surface, a slide is a floe, a roll is a button."""
    return tuple(
        Choice(
            move=move,
            touches=_touches(position, code),
            label=_spoken(position, code),
            caution=_caution(position, code),
        )
        for code, move in zip(position.codes, position.moves, strict=True)
    )


# Places


def _middle(floe: int, forward: float) -> Point:
    """The middle of a floe; half forward is the middle of its slot."""
    height = float(HEIGHT[floe]) + forward
    return PITCH * (lane(floe) + 1), DEPTH - SHORE - RISE * (height + 0.5)


def _box(x: float, y: float, across: float, down: float) -> tuple[Point, ...]:
    return ((x - across, y - down), (x + across, y - down), (x + across, y + down), (x - across, y + down))


def _slot(floe: int) -> Ground:
    """The water that a floe moves in, from stop to stop."""
    x, y = _middle(floe, 0.5)
    return Ground(kind="slot", outline=_box(x, y, (PITCH - GAP) / 2, RISE - GAP / 2))


def _floe(floe: int, state: State) -> Space:
    forward = int(state[FLOES_AT]) >> floe & 1
    x, y = _middle(floe, forward)
    name = surface_name(floe)
    return Space(
        id=name,
        kind="floe",
        label=f"{name} forward" if forward else f"{name} back",
        x=x,
        y=y,
        outline=_box(x, y, (PITCH - GAP) / 2, (RISE - GAP) / 2),
    )


def _shore(surface: int) -> Space:
    y = SHORE / 2 if surface == POLE else DEPTH - SHORE / 2
    return Space(
        id=surface_name(surface),
        kind="pole" if surface == POLE else "shore",
        label=_called(surface).removeprefix("the "),
        x=WIDTH / 2,
        y=y,
        outline=_box(WIDTH / 2, y, WIDTH / 2 - RIM, SHORE / 2 - RIM),
    )


def _coordinates() -> tuple[Label, ...]:
    """Lanes below START, ranks up the left side."""
    lanes = [(LANES[floe - 1], (_middle(floe, 0)[0], DEPTH + 0.4)) for floe in range(1, len(LANES) + 1)]
    ranks = [(str(rank(floe)), (0.5, _middle(floe, 0.5)[1])) for floe in range(1, FLOES + 1, len(LANES))]
    return tuple(Label(text=text, x=x, y=y) for text, (x, y) in lanes + ranks)


# Pieces


def _penguin_id(player: int, number: int) -> str:
    return f"{COLOURS[player].lower()}-{number + 1}"


def _penguins_on(state: State, player: int, surface: int) -> list[int]:
    """Which of a player's penguins are on a surface."""
    first = EACH_AT + player * FAMILY
    return [number for number in range(FAMILY) if int(state[first + number]) == surface]


def _penguin(state: State, player: int, number: int) -> Piece:
    surface = int(state[EACH_AT + player * FAMILY + number])
    return Piece(
        id=_penguin_id(player, number),
        kind="penguin",
        letter=COLOURS[player][0],
        label=f"{COLOURS[player]}'s penguin {number + 1}, on {_called(surface)}",
        space=surface_name(surface),
        seat=player,
    )


def _bear_at(state: State) -> int:
    return int(state[BEAR_AT])


def _bear(state: State) -> Piece:
    surface = _bear_at(state)
    return Piece(
        id=BEAR_ID, kind=BEAR_ID, letter="W", label=f"the bear, on {_called(surface)}", space=surface_name(surface)
    )


# Words


def _called(surface: int) -> str:
    """A surface as people say it."""
    return {START: "START", POLE: "the North Pole"}.get(surface) or surface_name(surface)


def _counted(count: int, what: str) -> str:
    return f"1 {what}" if count == 1 else f"{count} {what}s"


def _status(position: Position) -> str:
    state, outcome = position.state, position.outcome
    if outcome is not None and outcome.winners:
        return f"{COLOURS[outcome.winners[0]]} wins: all three penguins are on the North Pole"
    if outcome is not None:
        return f"A draw: nobody has won in {_counted(int(state[TURN_AT]), 'turn')}"
    player = COLOURS[int(state[SEAT_AT])]
    if int(state[ROLL_AT]) == WAITING:
        return f"{player} to roll"
    left = f"{_counted(int(state[LEFT_AT]), 'move')} left"
    return (
        f"Polar Dare! {player} leads the bear: {left}" if int(state[ROLL_AT]) == DARE else f"{player} to move: {left}"
    )


def _touches(position: Position, code: int) -> tuple[str, ...]:
    if code >= ROLL:
        return ()
    if code >= SLIDE:
        return (surface_name(_slid(code)),)
    here, there = divmod(code % BEAR, SURFACES)
    if code >= BEAR:
        return BEAR_ID, surface_name(there)
    player = int(position.state[SEAT_AT])
    return _penguin_id(player, _penguins_on(position.state, player, here)[0]), surface_name(there)


def _slid(code: int) -> int:
    """The floe that a slide moves."""
    return (code - SLIDE) // 2 + 1


def _spoken(position: Position, code: int) -> str:
    if code >= ROLL:
        roll, who = ("Polar Dare", "bear") if code - ROLL == DARE else ("Penguin roll", "penguins")
        return f"{roll}: {int(COUNT[code - ROLL])} moves of {who} and floes"
    if code >= SLIDE:
        return _spoken_slide(position, code)
    here, there = divmod(code % BEAR, SURFACES)
    who = "The bear" if code >= BEAR else "Penguin"
    step = f"{who} steps from {_called(here)} to {_called(there)}"
    if code >= BEAR:
        swimmers = _swimmers(position, there)
        return f"{step} and sends {swimmers} swimming back to START" if swimmers else step
    return f"{step}, meets the bear and swims back to START" if _meets_bear(position, there) else step


def _spoken_slide(position: Position, code: int) -> str:
    floe = _slid(code)
    slide = f"Slide {surface_name(floe)} {'forward' if (code - SLIDE) % 2 else 'back'}"
    riders = sum(len(_penguins_on(position.state, player, floe)) for player in range(position.game.players))
    if _bear_at(position.state) == floe:
        return f"{slide} with the bear"
    return f"{slide} with {_counted(riders, 'penguin')}" if riders else slide


def _swimmers(position: Position, floe: int) -> str:
    """Whom the bear would send swimming: "2 of Red's penguins and 1 of Blue's"."""
    found = [
        (len(_penguins_on(position.state, player, floe)), COLOURS[player]) for player in range(position.game.players)
    ]
    words = [f"{count} of {colour}'s" for count, colour in found if count]
    if words:
        words[0] += " penguins"
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def _meets_bear(position: Position, surface: int) -> bool:
    return surface != POLE and surface == _bear_at(position.state)


def _caution(position: Position, code: int) -> str | None:
    """A move that costs the player's own penguins their way is worth a question."""
    if code >= SLIDE:
        return None
    here, there = divmod(code % BEAR, SURFACES)
    if code >= BEAR:
        own = len(_penguins_on(position.state, int(position.state[SEAT_AT]), there))
        return f"{_counted(own, 'penguin')} of your own would swim back to START" if own else None
    if _meets_bear(position, there):
        return "The bear is there: your penguin would swim back to START"
    return "Your penguin would leave the North Pole" if here == POLE else None
