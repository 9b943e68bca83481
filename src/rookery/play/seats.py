"""A seat of a match: open, a person's, or a bot's; and how it passes from one to the other."""

from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    """The person's, also while a bot plays for them."""
    guest: str | None = None
    """The public id of the person, also while a bot plays for them."""
    commitment: str = ""
    """SHA-256 of what the person adds to the dice."""
    seed: str = ""
    """What the person adds to the dice, once it is revealed."""
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

    def joined(self, name: str, guest: str, seed: str = "", commitment: str = "") -> "Seat":
        """A person sits down, or comes back."""
        return Seat(kind="person", name=name, guest=guest, seed=seed, commitment=commitment, present=True)

    def revealed(self, seed: str) -> "Seat":
        """The person's seed is known to all."""
        return msgspec.structs.replace(self, seed=seed)

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
