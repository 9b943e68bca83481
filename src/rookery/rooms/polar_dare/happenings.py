"""What a move or a roll of Polar Dare! does, piece by piece.

A floe that slides takes along whoever is on it: they stay on the same space, and the space has moved.
"""

import functools
from typing import NamedTuple

from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.scene import Happening
from rookery.rooms.polar_dare.board import FAMILY, POLE, START, SURFACES, surface_name
from rookery.rooms.polar_dare.dice import die_face
from rookery.rooms.polar_dare.names import BEAR_ID, SEATS, called, penguin_id
from rookery.rooms.polar_dare.rules import BEAR, BEAR_AT, COUNT, DARE, EACH_AT, ROLL, SEAT_AT, SLIDE

say = speaker("polar-dare")
Told = tuple[Happening, ...]


class _Penguin(NamedTuple):
    """A penguin on the board."""

    player: int
    number: int
    surface: int

    @property
    def id(self) -> str:
        """Its id in a scene."""
        return penguin_id(self.player, self.number)


def happenings(position: Position, code: int) -> Told:
    """What a legal move or roll does in a position."""
    state: list[int] = position.state.tolist()
    seat, bear = state[SEAT_AT], state[BEAR_AT]
    if code >= ROLL:
        return _rolled(seat, code - ROLL)
    surfaces = state[EACH_AT : EACH_AT + FAMILY * position.game.players]
    penguins = [_penguin(index, surface) for index, surface in enumerate(surfaces)]
    here, there = divmod(code % BEAR, SURFACES)
    if code >= SLIDE:
        return _slide(seat, code - SLIDE, penguins, bear)
    if code >= BEAR:
        return _bear_step(seat, here, there, penguins)
    walker = next(penguin for penguin in penguins if penguin.player == seat and penguin.surface == here)
    return _penguin_step(seat, walker, there, meets_bear=there == bear != POLE)


@functools.cache
def _penguin(index: int, surface: int) -> _Penguin:
    return _Penguin(*divmod(index, FAMILY), surface)


@functools.cache
def _rolled(seat: int, face: int) -> Told:
    who, moves = SEATS[seat], int(COUNT[face])
    label = say("rolls-bear", who=who, moves=moves) if face == DARE else say("rolls-penguins", who=who, moves=moves)
    return (Happening(how="rolled", seat=seat, face=die_face(face), label=label),)


def _slide(seat: int, slide: int, penguins: list[_Penguin], bear: int) -> Told:
    """The floe, then everybody on it (P5, PD2)."""
    floe = slide // 2 + 1
    name = surface_name(floe)
    label = say("slides", who=SEATS[seat], floe=name, stop="forward" if slide % 2 else "back")
    happenings = [Happening(how="drifts", piece=name, start=name, end=name, seat=seat, label=label)]
    for penguin in penguins:
        if penguin.surface == floe:
            rides = say("penguin-rides", who=SEATS[penguin.player])
            happenings.append(Happening(how="carried", piece=penguin.id, start=name, end=name, seat=seat, label=rides))
    if bear == floe:
        happenings.append(
            Happening(how="carried", piece=BEAR_ID, start=name, end=name, seat=seat, label=say("bear-rides"))
        )
    return tuple(happenings)


def _bear_step(seat: int, here: int, there: int, penguins: list[_Penguin]) -> Told:
    """The bear, then all penguins on the floe that it enters (PD3, PD4)."""
    label = say("leads-bear", who=SEATS[seat], place=called(there))
    step = _step(seat, BEAR_ID, here, there, label)
    return (step, *(_swim(seat, penguin, there) for penguin in penguins if penguin.surface == there))


def _penguin_step(seat: int, penguin: _Penguin, there: int, *, meets_bear: bool) -> Told:
    """A penguin, which swims back if it meets the bear (P2, P7)."""
    label = say("steps", who=SEATS[seat], place=called(there))
    if there == POLE:
        label = say("reaches-pole", who=SEATS[seat])
    step = _step(seat, penguin.id, penguin.surface, there, label)
    return (step, _swim(seat, penguin, there)) if meets_bear else (step,)


def _step(seat: int, piece: str, here: int, there: int, label: Message) -> Happening:
    start, end = surface_name(here), surface_name(there)
    return Happening(how="steps", piece=piece, start=start, end=end, seat=seat, label=label)


def _swim(seat: int, penguin: _Penguin, floe: int) -> Happening:
    return Happening(
        how="sent-back",
        piece=penguin.id,
        start=surface_name(floe),
        end=surface_name(START),
        seat=seat,
        label=say("swims-back", who=SEATS[penguin.player]),
    )
