"""Turning points: the turns and rolls that changed a seat's chance most, found in how a game stood ply by ply."""

from collections.abc import Sequence
from typing import Literal

import msgspec

Kind = Literal["mistake", "strong", "luck", "bad-luck"]
Seats = Sequence[int | None]
"""Who moved, ply by ply; None for a roll."""
Course = Sequence[tuple[float, ...] | None]
"""What each seat could expect, from the start on; None where it is not known."""

LEAST = 0.15
"""Smaller swings may be noise of the analysis."""
LEAST_ROLL = 0.22
"""Rolls change the chances all the time, so they need a larger swing."""
MOST = 4
"""So many turning points tell the story of a game."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn or a roll after which the game stood differently."""

    ply: int
    """Of the move that changed most."""
    seat: int
    kind: Kind
    before: float
    """The seat's chance before its turn, or before the roll."""
    after: float


class TurningPoints(msgspec.Struct, frozen=True):
    """The turning points of a game."""

    turns: tuple[TurningPoint, ...]
    """The largest, in the order of the game."""
    all: int
    """How many there were, with those that are not listed."""


def roller(seats: Seats, at: int) -> int | None:
    """Whose roll it was: of the seat that moves next."""
    return next((seat for seat in seats[at:] if seat is not None), None)


def turning_points(seats: Seats, course: Course, most: int = MOST) -> TurningPoints:
    """The turning points of a game. A seat's moves in a row count as one: each may only prepare the next."""
    stretches = _stretches(seats)
    found = [turn for first, last in stretches if (turn := _turn(seats, course, first, last)) is not None]
    # Of equal swings the later ones count: the earlier ones were undone.
    largest = sorted(found, key=lambda turn: (-abs(turn.after - turn.before), -turn.ply))[:most]
    return TurningPoints(tuple(turn for turn in found if turn in largest), len(found))


def _stretches(seats: Seats) -> list[tuple[int, int]]:
    """One seat's moves in a row, and single rolls: the plies before and after each."""
    found: list[tuple[int, int]] = []
    for at, seat in enumerate(seats):
        if found and seat is not None and seats[at - 1] == seat:
            found[-1] = found[-1][0], at + 1
        else:
            found.append((at, at + 1))
    return found


def _turn(seats: Seats, course: Course, first: int, last: int) -> TurningPoint | None:
    """What a stretch was, if it was a turning point."""
    rolled = seats[first] is None
    seat = roller(seats, first)
    earlier, later = course[first], course[last]
    if seat is None or earlier is None or later is None:
        return None
    before, after = earlier[seat], later[seat]
    if abs(after - before) < (LEAST_ROLL if rolled else LEAST):
        return None
    better = after > before
    kinds: tuple[Kind, Kind] = ("luck", "bad-luck") if rolled else ("strong", "mistake")
    return TurningPoint(_steepest(course, seat, first, last, better=better), seat, kinds[not better], before, after)


def _steepest(course: Course, seat: int, first: int, last: int, *, better: bool) -> int:
    """The ply of a stretch that changed most."""
    steepest, most = last, float("-inf")
    for ply in range(first + 1, last + 1):
        earlier, later = course[ply - 1], course[ply]
        if earlier is None or later is None:
            continue
        change = (later[seat] - earlier[seat]) * (1 if better else -1)
        if change > most:
            steepest, most = ply, change
    return steepest
