"""Thin Ice to look at and to touch: floes that are hexagons of side 1, and a penguin for each player."""

import functools
from math import cos, pi, sin, sqrt
from typing import Final

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Choice, Happening, Label, Piece, Point, Progress, Scene, Seat, Space
from thin_ice.board import BY_PLACE, NAMES, NOWHERE, PLACES, floes_within
from thin_ice.notation import LETTERS
from thin_ice.rules import LEFT_AT, PENGUINS_AT, RADIUS, SINK, TURN_AT, ways_out

say = speaker("thin-ice")

APART: Final = sqrt(3)
"""From the middle of a floe to that of the next."""
GAP: Final = 0.94
"""How much of its place a floe fills: there is water between them."""
BESIDE: Final = 0.74
"""How far from the last floe of a row or a diagonal its name stands, in steps."""
MARGIN: Final = 0.6
"""Room for the names at the left and at the right."""


def scene(position: Position, seat: int) -> Scene:
    """The position, which all seats see alike."""
    state = position.state
    players, radius = position.game.players, int(position.game.config[RADIUS])
    afloat = [floe for floe in range(floes_within(radius)) if int(state[floe])]
    standing = [(each, int(state[PENGUINS_AT + each])) for each in range(players)]
    return Scene(
        game=position.game.key,
        width=(2 * radius + 1) * APART + 2 * MARGIN,
        height=3.0 * radius + 2 + MARGIN,
        status=_status(position),
        goal=say("goal"),
        seats=tuple(Seat(name=_colour(each), letter=LETTERS[each]) for each in range(players)),
        turn=position.seat,
        winners=position.outcome.winners if position.outcome else None,
        progress=tuple(_progress(ways_out(state, floe) if floe != NOWHERE else None) for _, floe in standing),
        spaces=tuple(_floe(floe, radius) for floe in afloat),
        pieces=tuple(_penguin(each, floe) for each, floe in standing if floe != NOWHERE),
        labels=_coordinates(radius),
    )


def choices(position: Position) -> tuple[Choice, ...]:
    """Every legal move: a step is a penguin and a floe, sinking is a floe."""
    seat = int(position.state[TURN_AT])
    found = []
    for move, code in zip(position.moves, position.codes, strict=True):
        if code < SINK:
            label = say("step", floe=NAMES[code])
            found.append(Choice(move=move, touches=(_penguin_id(seat), NAMES[code]), label=label))
        else:
            caution = say("trapped") if _traps(position, move, seat) else None
            label = say("sink", floe=NAMES[code - SINK])
            found.append(Choice(move=move, touches=(NAMES[code - SINK],), label=label, caution=caution))
    return tuple(found)


def happenings(position: Position, code: int) -> tuple[Happening, ...]:
    """What a move does: a penguin steps, or a floe sinks, and perhaps others who cannot step any more are gone."""
    before = position.state
    seat = int(before[TURN_AT])
    if code < SINK:
        start = NAMES[int(before[PENGUINS_AT + seat])]
        label = say("stepped", who=_colour(seat), floe=NAMES[code])
        return (Happening(how="steps", piece=_penguin_id(seat), start=start, end=NAMES[code], seat=seat, label=label),)
    after = before.copy()
    position.game.engine.play(position.game.config, after, code)
    found = [_sinks(NAMES[code - SINK], seat, say("sunk", who=_colour(seat), floe=NAMES[code - SINK]))]
    players = position.game.players
    for other in ((seat + step) % players for step in range(1, players)):
        floe = int(before[PENGUINS_AT + other])
        if floe != int(after[PENGUINS_AT + other]):
            gone = say("gone", who=_colour(other))
            found.append(Happening(how="leaves", piece=_penguin_id(other), start=NAMES[floe], seat=other, label=gone))
            found.append(_sinks(NAMES[floe], other, say("sunk-too", floe=NAMES[floe])))
    return tuple(found)


def _sinks(floe: str, seat: int, label: Message) -> Happening:
    return Happening(how="melts", piece=floe, start=floe, seat=seat, label=label)


def _traps(position: Position, move: str, seat: int) -> bool:
    """Whether a player who sinks this floe has nowhere to step next, though the game goes on."""
    after = position.play(move)
    return after.outcome is None and ways_out(after.state, int(after.state[PENGUINS_AT + seat])) == 0


# Floes and penguins, each made once: a scene is drawn after every move


@functools.cache
def _floe(floe: int, radius: int) -> Space:
    x, y = _point(*PLACES[floe], radius)
    return Space(
        id=NAMES[floe],
        label=say("floe", floe=NAMES[floe]),
        sign=NAMES[floe],
        x=x,
        y=y,
        outline=_hexagon(x, y),
        look="floe",
    )


def _point(right: float, up: float, radius: int) -> Point:
    """Where something is that lies so many diagonals to the right of the middle and so many rows above it."""
    return (right - up / 2 + radius + 0.5) * APART + MARGIN, 1.5 * (radius - up) + 1


def _hexagon(x: float, y: float) -> tuple[Point, ...]:
    return tuple((x + GAP * sin(pi * side / 3), y - GAP * cos(pi * side / 3)) for side in range(6))


@functools.cache
def _coordinates(radius: int) -> tuple[Label, ...]:
    """The letter of each row before its first floe, the number of each diagonal after its last."""
    found = []
    for step in range(-radius, radius + 1):
        name = NAMES[BY_PLACE[step, step]]
        row = _point(max(-radius, step - radius) - BESIDE, step, radius)
        diagonal = _point(step, max(-radius, step - radius) - BESIDE, radius)
        found += [Label(text=text, x=x, y=y) for text, (x, y) in ((name[0], row), (name[1], diagonal))]
    return tuple(found)


@functools.cache
def _penguin(seat: int, floe: int) -> Piece:
    return Piece(
        id=_penguin_id(seat),
        symbol="diver",
        letter=LETTERS[seat],
        label=say("penguin", who=_colour(seat), floe=NAMES[floe]),
        space=NAMES[floe],
        seat=seat,
    )


def _penguin_id(seat: int) -> str:
    return f"penguin-{LETTERS[seat]}"


# Words


def _colour(seat: int) -> Message:
    return (say("red"), say("blue"), say("green"), say("yellow"))[seat]


def _progress(ways: int | None) -> Progress:
    if ways is None:
        return Progress(done=0, label=say("out"))
    return Progress(done=ways, label=say("ways-out", ways=ways))


def _status(position: Position) -> Message:
    if position.outcome is not None:
        return say("last-one")
    left = int(position.state[LEFT_AT])
    return say("to-sink", left=left) if left else say("to-step")
