"""Polar Dare! to look at and to touch.

START lies at the bottom for every seat, the North Pole at the top, the lanes a to d from left to right. A floe's place
shows its stop: it moves up and down in its slot, and touches what it is adjacent to. In a wide frame all of it is drawn
wider, so that floes stay wide.

Scenes and choices are made after every move, so their parts are cached: a penguin depends only on which it is and
where, a slide only on the floe and who is on it.
"""

import functools

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import (
    Choice,
    Decoration,
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
from rookery.rooms.polar_dare.dice import die_face
from rookery.rooms.polar_dare.names import BEAR_ID, COLOURS, LETTERS, SEATS, called, penguin_id
from rookery.rooms.polar_dare.notation import MOVE_TEXTS, STOPS
from rookery.rooms.polar_dare.reasons import reasons
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

say = speaker("polar-dare")

PITCH = 2.0
"""From one lane to the next."""
BESIDE = 0.65
"""The water beside the outer lanes."""
WIDTH = 2 * BESIDE + 4 * PITCH
RISE = 4 / 3
"""From one height to the next."""
SHORE = 2.4
"""How deep a shore is."""
SIGN = 0.55
"""How much of it is left for its name, away from the water."""
POLE_SIGN, START_SIGN = BESIDE + PITCH / 2, 0.74
"""Where these names stand: to the left, where no crowd hides them and no letter of a lane is in their line."""
NAME_SIZE = 1.2
"""How large that is written, of the usual size."""
GAP = 0.1
"""The water between two floes that are adjacent."""
RIM = 0.3
"""How far the outline of a shore keeps away from the water: it is drawn with a beach round it."""
CROWDED = 0.66
"""How large pieces are: floes and shores hold several."""
STRAIT = 0.28
"""The water before START: the floes that are next to it stand out of it and cast their shadows on it."""
DEPTH = 2 * SHORE + STRAIT + 2 * RANKS * RISE
BEAR_LETTER = "W"
FLAG_ID = "own-flag"
PLANTED = WIDTH / 2 - 2.3
"""Where the winner's flag stands."""
KEPT = 4096
"""How many boards and crowds are cached: enough for the matches that are played at one time."""


def scene(position: Position, seat: int) -> Scene:
    """The position, the same for every seat."""
    state: list[int] = position.state.tolist()
    players = position.game.players
    bear = state[BEAR_AT]
    penguins = tuple(state[EACH_AT : EACH_AT + FAMILY * players])
    winners = position.outcome.winners if position.outcome else ()
    return Scene(
        game=position.game.key,
        width=WIDTH,
        height=DEPTH,
        status=_status(position, state),
        goal=GOAL,
        seats=_seats(players),
        turn=position.seat,
        winners=position.outcome.winners if position.outcome else None,
        progress=_progress(penguins),
        grounds=_slots(),
        decorations=_flags(winners),
        spaces=_surfaces(state[FLOES_AT]),
        pieces=_pieces(penguins, bear),
        marks=_active(bear) if state[ROLL_AT] == DARE else (),
        labels=_words(),
        legend=LEGEND,
        die=die_face(state[ROLL_AT]) if state[ROLL_AT] < WAITING else None,
        reasons=reasons(position, state),
        finale=_finale(winners),
        adapts="stretches",
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """A step is a piece and a surface, a slide is a floe, a roll is a button."""
    state: list[int] = position.state.tolist()
    player, bear, players = state[SEAT_AT], state[BEAR_AT], position.game.players
    crowds = _crowds(tuple(state[EACH_AT : EACH_AT + FAMILY * players]))
    own = state[EACH_AT + FAMILY * player : EACH_AT + FAMILY * (player + 1)]
    found = []
    for code in position.codes:
        if code >= ROLL:
            found.append(_roll(code))
        elif code >= SLIDE:
            floe = (code - SLIDE) // 2 + 1
            found.append(_slide(code, crowds.get(floe, ()), floe == bear))
        elif code >= BEAR:
            found.append(_bear_step(code, player, players, crowds.get(code % SURFACES, ())))
        else:
            meets_bear = code % SURFACES == bear != POLE
            found.append(_penguin_step(code, player, own.index(code // SURFACES), meets_bear))
    return tuple(found)


@functools.lru_cache(KEPT)
def _crowds(penguins: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The penguins on each surface that has some, by their numbers in all; to be read only."""
    found: dict[int, tuple[int, ...]] = {}
    for index, surface in enumerate(penguins):
        found[surface] = (*found.get(surface, ()), index)
    return found


def _ids(penguins: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(penguin_id(*divmod(index, FAMILY)) for index in penguins)


@functools.cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(name=SEATS[seat], letter=LETTERS[seat]) for seat in range(players))


# Places


def _middle(floe: int, forward: float) -> Point:
    """The middle of a floe; half forward is the middle of its slot."""
    height = float(HEIGHT[floe]) + forward
    return BESIDE + PITCH * (lane(floe) + 0.5), DEPTH - SHORE - STRAIT - RISE * (height + 0.5)


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
        label=say("floe-forward", name=name) if forward else say("floe-back", name=name),
        sign=f"{name}{STOPS[forward]}",
        x=x,
        y=y,
        outline=_box(x, y, (PITCH - GAP) / 2, (RISE - GAP) / 2),
    )


@functools.cache
def _shore(surface: int) -> Space:
    y = (SIGN + SHORE - RIM) / 2 if surface == POLE else DEPTH - (SIGN + SHORE - RIM) / 2
    return Space(
        id=surface_name(surface),
        look="shore",
        scale=CROWDED,
        coast=True,
        label=called(surface),
        sign=surface_name(surface),
        x=WIDTH / 2,
        y=y,
        outline=_box(WIDTH / 2, y, WIDTH / 2 - RIM, (SHORE - RIM - SIGN) / 2),
    )


@functools.cache
def _flags(winners: tuple[int, ...]) -> tuple[Decoration, ...]:
    """It distinguishes the Pole from START; whoever has won plants another one beside the crowd."""
    flag = Decoration(symbol="flag", x=WIDTH - 0.6, y=0.9, size=1.68)
    own = (Decoration(id=FLAG_ID, symbol="own-flag", seat=seat, x=PLANTED, y=0.9, size=1.68) for seat in winners)
    return flag, *own


@functools.cache
def _words() -> tuple[Label, ...]:
    """The names of the shores; lanes on START, ranks up the left side."""
    below = DEPTH - SIGN / 2 + 0.08
    names = [
        Label(text=say("start-sign"), x=START_SIGN, y=below, size=NAME_SIZE),
        Label(text=say("pole-sign"), x=POLE_SIGN, y=SIGN / 2 + 0.08, size=NAME_SIZE),
    ]
    lanes = [(LANES[floe - 1], (_middle(floe, 0)[0], below)) for floe in range(1, len(LANES) + 1)]
    ranks = [(str(rank(floe)), (BESIDE / 2, _middle(floe, 0.5)[1])) for floe in range(1, FLOES + 1, len(LANES))]
    return (*names, *(Label(text=text, x=x, y=y) for text, (x, y) in lanes + ranks))


# Pieces


@functools.lru_cache(KEPT)
def _pieces(penguins: tuple[int, ...], bear: int) -> tuple[Piece, ...]:
    """All penguins, three a player, and the bear, by their surfaces."""
    return (*(_penguin(*divmod(index, FAMILY), surface) for index, surface in enumerate(penguins)), _bear(bear))


@functools.cache
def _penguin(player: int, number: int, surface: int) -> Piece:
    return Piece(
        id=penguin_id(player, number),
        symbol="penguin",
        letter=LETTERS[player],
        label=say("penguin-on", who=SEATS[player], number=number + 1, place=called(surface)),
        space=surface_name(surface),
        seat=player,
        alike=f"{COLOURS[player]}-{surface_name(surface)}",
    )


@functools.cache
def _bear(surface: int) -> Piece:
    return Piece(
        id=BEAR_ID,
        symbol="bear",
        letter=BEAR_LETTER,
        label=say("bear-on", place=called(surface)),
        space=surface_name(surface),
    )


@functools.cache
def _finale(winners: tuple[int, ...]) -> tuple[Flourish, ...]:
    """Three penguins dance at the Pole, under their flag."""
    if not winners:
        return ()
    family = tuple(penguin_id(winners[0], number) for number in range(FAMILY))
    return Flourish(how="dances", ids=family), Flourish(how="billows", ids=(FLAG_ID,))


@functools.cache
def _active(surface: int) -> tuple[Mark, ...]:
    return (Mark(kind="active", space=surface_name(surface)),)


# How far everybody is


GOAL = say("goal")
LEGEND = (LegendEntry(letter=BEAR_LETTER, label=say("bear")),)


def _status(position: Position, state: list[int]) -> Message:
    if position.outcome is not None:
        return say("ended-across") if position.outcome.winners else say("ended-turn-cap", turns=state[TURN_AT])
    return _to_do(state[ROLL_AT], state[LEFT_AT])


@functools.cache
def _to_do(roll: int, left: int) -> Message:
    """What is to be done with a roll and the moves left of it."""
    if roll == WAITING:
        return say("status-roll")
    return say("status-bear", left=left) if roll == DARE else say("status-moves", left=left)


@functools.lru_cache(KEPT)
def _progress(penguins: tuple[int, ...]) -> tuple[Progress, ...]:
    """How many of each player's penguins are on the Pole."""
    return tuple(_on_pole(penguins[first : first + FAMILY].count(POLE)) for first in range(0, len(penguins), FAMILY))


@functools.cache
def _on_pole(count: int) -> Progress:
    return Progress(done=count, of=FAMILY, label=say("progress", done=count, of=FAMILY), symbol="penguin")


# Choices


@functools.cache
def _roll(code: int) -> Choice:
    moves = int(COUNT[code - ROLL])
    label = say("roll-bear", moves=moves) if code - ROLL == DARE else say("roll-penguins", moves=moves)
    return Choice(move=MOVE_TEXTS[code], touches=(), label=label)


@functools.lru_cache(KEPT)
def _slide(code: int, riders: tuple[int, ...], with_bear: bool) -> Choice:
    name = surface_name((code - SLIDE) // 2 + 1)
    stop = "forward" if (code - SLIDE) % 2 else "back"
    label = say("slide", floe=name, stop=stop)
    if with_bear:
        label = say("slide-with-bear", floe=name, stop=stop)
    elif riders:
        label = say("slide-with-penguins", floe=name, stop=stop, riders=len(riders))
    affects = (*_ids(riders), BEAR_ID) if with_bear else _ids(riders)
    return Choice(move=MOVE_TEXTS[code], touches=(name,), label=label, affects=affects)


@functools.lru_cache(KEPT)
def _bear_step(code: int, player: int, players: int, chased: tuple[int, ...]) -> Choice:
    """The bear steps to a surface with these penguins; own ones among them are worth a question."""
    here, there = divmod(code - BEAR, SURFACES)
    crowd = tuple(sum(index // FAMILY == seat for index in chased) for seat in range(players))
    label = say("bear-step", here=called(here), there=called(there))
    if chased:
        label = say("bear-step-chases", here=called(here), there=called(there), whom=_swimmers(crowd))
    own = crowd[player]
    return Choice(
        move=MOVE_TEXTS[code],
        touches=(BEAR_ID, surface_name(there)),
        label=label,
        caution=say("caution-own-swim", count=own) if own else None,
        affects=_ids(chased),
    )


def _swimmers(crowd: tuple[int, ...]) -> tuple[Message, ...]:
    """Whom the bear would send swimming, player by player."""
    return tuple(say("swimmers", count=count, who=who) for count, who in zip(crowd, SEATS, strict=False) if count)


@functools.cache
def _penguin_step(code: int, player: int, number: int, meets_bear: bool) -> Choice:
    """A penguin goes to a surface; to be sent back, or to leave the Pole, is worth a question."""
    here, there = divmod(code, SURFACES)
    label = say("step", here=called(here), there=called(there))
    caution = say("caution-leave-pole") if here == POLE else None
    if meets_bear:
        label = say("step-to-bear", here=called(here), there=called(there))
        caution = say("caution-bear")
    return Choice(
        move=MOVE_TEXTS[code],
        touches=(penguin_id(player, number), surface_name(there)),
        label=label,
        caution=caution,
        plain=caution is None,
    )
