"""What a match remembers of each ply, and of what is asked for."""

from collections.abc import Collection, Sequence

import msgspec


class Ply(msgspec.Struct, frozen=True):
    """A move that stands, or a roll."""

    text: str
    seat: int | None
    """None for a roll."""
    took: int
    """Milliseconds of thought, those about moves that were taken back for it included."""
    timed: bool
    """Whether the clock ran for it, and an increment was given."""


class OpenOffer(msgspec.Struct, frozen=True):
    """Something that a seat has asked for."""

    seat: int
    agreed: frozenset[str] = frozenset()
    """The guests who have agreed so far."""


def last_mover(plies: Sequence[Ply], seats: Collection[int]) -> int | None:
    """Of some seats, the one that has moved last; None if a die has fallen since, or none has moved."""
    for ply in reversed(plies):
        if ply.seat is None or ply.seat in seats:
            return ply.seat
    return None
