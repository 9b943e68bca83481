"""What a match remembers of each ply, and of what is asked for."""

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
