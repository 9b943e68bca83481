"""What an observation consists of: planes of numbers, one after the other in one flat row.

Programs that learn see a position as whole numbers from 0 to ``MOST``, always from a seat's point of view: that seat's
own things come first, then those of the next seat, and so on.
"""

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rookery.kernel.protocol import Config

MOST: Final = 127
"""No number of an observation is larger, so that any kind of number holds it."""


@dataclass(frozen=True)
class Plane:
    """Numbers of one meaning. The reference docs/reference/observations.md explains each by its name."""

    name: str
    shape: tuple[int, ...] = ()
    """Nothing for a single number; else as one would index it, such as (family, penguin, rank, file)."""
    most: int = 1
    """No number in it is larger; whoever divides by it has numbers from 0 to 1."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def no_planes(config: "Config") -> tuple[Plane, ...]:
    """The planes of a game that describes none."""
    return ()


def total_size(planes: tuple[Plane, ...]) -> int:
    """How many numbers an observation of these planes has."""
    return sum(plane.size for plane in planes)


def place_of(planes: tuple[Plane, ...], name: str) -> int:
    """Where a plane begins in the row: for rooms, which know it before they compile."""
    names = [plane.name for plane in planes]
    return total_size(planes[: names.index(name)])


def capped(number: int) -> int:
    """A number of an observation: what is beyond the largest counts as the largest."""
    return min(number, MOST)
