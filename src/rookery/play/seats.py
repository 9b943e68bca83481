"""A seat of a match: open, a person's, or a bot's; and how it passes from one to the other."""

from collections.abc import Sequence
from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    """The person's, also while a bot plays for them."""
    guest: str | None = None
    """The public id of the person, also while a bot plays for them."""
    seed: str = ""
    """What the person adds to the dice."""
    level: str | None = None
    """The bot's."""
    present: bool = False
    """Whether the person is there."""
    out: bool = False
    """Whether the person gave up or ran out of time: they do not get the seat back from a bot."""

    @property
    def holder(self) -> str | None:
        """The guest who may act for this seat; None if only the server may (for a bot), or nobody."""
        return self.guest if self.kind == "person" else None

    def joined(self, name: str, guest: str, seed: str) -> "Seat":
        """A person sits down, or comes back."""
        return Seat(kind="person", name=name, guest=guest, seed=seed, present=True)

    def absent(self) -> "Seat":
        """The person is away, and the seat waits for them."""
        return msgspec.structs.replace(self, present=False)

    def back(self) -> "Seat":
        """The person is back: anybody who moves is present."""
        return msgspec.structs.replace(self, present=True)

    def given_up(self) -> "Seat":
        """The person will not come back to this seat."""
        return msgspec.structs.replace(self, out=True)

    def with_bot(self, level: str) -> "Seat":
        """A bot sits down, in place of the person if there was one."""
        return msgspec.structs.replace(self, kind="bot", level=level)


def seeds(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the persons in the match add to the dice, in the order of their seats."""
    return tuple(seat.seed for seat in seats if seat.kind == "person")
