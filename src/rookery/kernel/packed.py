"""The functions of a packed game: positions in one integer each, for searches that look at millions of them.

A room that wants its game solved to the end packs a position, and all that can follow from it, into integers below
2**``BITS`` and one read-only table. Choices are the bits of a set; what a finished position is worth is one number,
the larger the better for seat 0. As in ``kernel.protocol`` the loops call the functions as global names, and a linker
sets them.

Every game must end, whatever is chosen, and no position may occur twice in one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.messages import Message
from rookery.kernel.protocol import Config, State

Table = npt.NDArray[np.int64]
"""What never changes from a position on: where its pieces are in the integers, what is near what. Never written."""

BITS: Final = 44
"""A packed position is below 2**44: a search keeps it in one number together with what it knows of it."""
CHOICES: Final = 16
"""No position has more choices than this."""
WORTH: Final = 250
"""What a position is worth lies between this and its negative."""

# The functions, as the loops see them.
choices: Callable[[Table, int], int]
follow: Callable[[Table, int, int], int]
chooser: Callable[[Table, int], int]
worth: Callable[[Table, int], int]
least: Callable[[Table, int], int]
most: Callable[[Table, int], int]
appeal: Callable[[Table, int, int], int]


@dataclass(frozen=True, kw_only=True)
class Result:
    """What an end is to somebody who plays alone, as the room sees it."""

    score: float
    """As in the outcome of such a game."""
    won: bool
    label: Message
    """Such an end, in a few words."""
    verdict: Message
    """That there is no better end than this: a sentence without its full stop."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Deals:
    """What a database of deals asks of a room: which are alike, and all deals of a start that is small enough."""

    reduce: Callable[[Config, State], tuple[State, Callable[[int], int]]]
    """The one position that stands for all that are alike, and the code here of a move there."""
    small: Callable[[Config], Iterator[tuple[State, int]]]
    """Every reduced deal of a small start, and how many deals it stands for; BadOption where there is none."""
    read: Callable[[Config, str], State]
    """The state of a deal's text, that of a small one too, which no rules of the whole game deal."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Packed:
    """A room's functions, and the way between its positions and packed ones."""

    refusal: Callable[[Config, State], Message | None]
    """Why a position that is not over cannot be solved, and which can be; None if it can."""
    prompt: Callable[[Config, State], bool]
    """Whether an answer can be expected within a second or so: if not, players should use another algorithm."""
    pack: Callable[[Config, State], tuple[Table, int]]
    """The table for a position and all that can follow from it, and the position itself."""
    repack: Callable[[Table, Config, State], int | None]
    """The position under a table made for an earlier one, or None where it cannot follow from that."""
    code: Callable[[Table, int, int], int]
    """The move code of a choice."""
    plies: Callable[[Table, int, int], int]
    """How many plies it takes from this position to an end of this worth."""
    result: Callable[[int], Result]
    """What an end of this worth is to somebody who plays alone."""
    choices: Callable[[Table, int], int]
    """The choices, as the bits of a set; none where the game is over."""
    follow: Callable[[Table, int, int], int]
    """The position after a choice, which is the number of its bit."""
    chooser: Callable[[Table, int], int]
    """The seat that chooses, 0 or 1; alone 0."""
    worth: Callable[[Table, int], int]
    """What a finished position is worth to seat 0. A win is above zero, and the sooner the higher; a loss mirrors it.
    Alone, all is up to the room."""
    least: Callable[[Table, int], int]
    """No end that can follow is worth less."""
    most: Callable[[Table, int], int]
    """No end that can follow is worth more."""
    appeal: Callable[[Table, int, int], int]
    """The rank of a position with these choices for the side that could move to it: the lowest is tried first."""
    deals: Deals | None = None
    """For databases of deals, where positions can be alike."""

    def functions(self) -> dict[str, object]:
        """The functions by the names that the loops know."""
        return {each.name: getattr(self, each.name) for each in fields(self)}


def size(numbers: int) -> int:
    """How many bits of a set of at most 32 are there."""
    numbers -= numbers >> 1 & 0x55555555
    numbers = (numbers & 0x33333333) + (numbers >> 2 & 0x33333333)
    numbers = (numbers + (numbers >> 4)) & 0x0F0F0F0F
    return (numbers * 0x01010101 & 0xFFFFFFFF) >> 24
