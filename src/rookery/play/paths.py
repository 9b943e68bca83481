"""Whole paths: several plain steps of one piece as one choice. Pure; rooms say which steps are plain.

A path is a sequence of plain steps with one last choice of the same piece, such as a step that also picks something up.
It is offered only where it is nothing but a short cut: the shortest walks to the same touches all end alike.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.messages import Text
from rookery.kernel.scene import Choice

LOOKED_AT = 300
"""How many positions are searched; what is farther away is not offered."""

Touches = tuple[str, ...]


class Path(msgspec.Struct, frozen=True):
    """Several moves in a row that a player makes by one choice."""

    touches: Touches
    """As those of a choice: a piece, the place where it ends, and perhaps what it does there."""
    moves: tuple[str, ...]
    label: Text
    """The label of the last move, as people say it."""


class _Walk(NamedTuple):
    """Some steps of a piece, and where they lead."""

    piece: str
    moves: tuple[str, ...]
    position: Position
    label: Text = ""


def paths(position: Position) -> tuple[Path, ...]:
    """Every path of two or more moves that the seat to move can take from here, the shortest first."""
    if position.seat is None:
        return ()
    choices = position.choices()
    steps = [_Walk(choice.touches[0], (choice.move,), position.play(choice.move)) for choice in choices if choice.plain]
    if not steps:
        return ()
    standing = {(piece.id, piece.space) for piece in position.scene(position.seat).pieces}
    reached: set[Touches] = {choice.touches[:2] for choice in choices} | standing
    found: list[Path] = []
    left = LOOKED_AT - len(steps)
    while steps and left >= 0:
        ends, steps = _one_further(steps, position.seat)
        fresh = {touches: walks for touches, walks in ends.items() if touches[:2] not in reached}
        found += [Path(touches, walks[0].moves, walks[0].label) for touches, walks in fresh.items() if _alike(walks)]
        reached |= {touches[:2] for touches in fresh}
        left -= len(steps)
    return tuple(found)


def _one_further(walks: list[_Walk], seat: int) -> tuple[dict[Touches, list[_Walk]], list[_Walk]]:
    """All walks that are one move longer, by what they touch; and those of them that may go on, each position once."""
    ends: dict[Touches, list[_Walk]] = {}
    further: dict[tuple[str, Position], _Walk] = {}
    for walk in walks:
        if walk.position.seat != seat:
            continue
        for choice in _of_piece(walk.position, walk.piece):
            after = _Walk(walk.piece, (*walk.moves, choice.move), walk.position.play(choice.move), choice.label)
            ends.setdefault(choice.touches, []).append(after)
            if choice.plain:
                further.setdefault((walk.piece, after.position), after)
    return ends, list(further.values())


def _of_piece(position: Position, piece: str) -> Iterator[Choice]:
    """What a piece can do at some place, if there is nothing to ask before it."""
    for choice in position.choices():
        if choice.touches[:1] == (piece,) and len(choice.touches) > 1 and not (choice.caution or choice.same_as):
            yield choice


def _alike(walks: list[_Walk]) -> bool:
    return all(walk.position == walks[0].position for walk in walks)
