"""The clocks of a match, measured by the times of its events: nothing here looks at the time of day."""

import math
from dataclasses import dataclass, field

from rookery.play.events import Clock

LONGEST = 30 * 24 * 3600
"""Seconds: at most thirty days."""


def is_sound(clock: Clock) -> bool:
    """Whether times are numbers in their range, and an increment has a time for the game to be added to."""
    times = (clock.move, clock.game, clock.increment)
    return all(math.isfinite(each) and 0 <= each <= LONGEST for each in times) and not (
        clock.increment and not clock.game
    )


@dataclass
class Timekeeper:
    """How much time each seat has left, in milliseconds, and since when the one to move is thinking.

    A move costs the seat the time since it began to think, and brings the increment. Nobody gains time by taking back:
    what was thought is spent, the move that is made instead brings no second increment, and if the same seat goes on
    thinking, its time for the move goes on too.
    """

    clock: Clock
    banks: list[int] = field(default_factory=list)
    """For the game, seat by seat; it may fall below 0."""
    since: int = 0
    """When the seat to move began to think."""
    carried: int = 0
    """What it has thought before that about the same move."""
    owed: list[int] = field(default_factory=list)
    """For how many moves each seat had its increment before it took them back."""

    @property
    def runs(self) -> bool:
        """Whether there is any limit."""
        return bool(self.clock.move or self.clock.game)

    def begin(self, at: int, carried: int = 0) -> None:
        """A seat begins to think."""
        self.since = at
        self.carried = carried

    def stand_still(self, away: int) -> None:
        """For some milliseconds nobody's time ran."""
        self.since += away

    def thought(self, at: int) -> int:
        """How long the seat to move has been thinking about this move."""
        return at - self.since + self.carried

    def charge(self, seat: int, at: int) -> None:
        """A seat has thought until now."""
        self.banks[seat] -= at - self.since

    def gain(self, seat: int) -> None:
        """A seat has moved, and gets its increment unless it has had it."""
        if self.owed[seat]:
            self.owed[seat] -= 1
        else:
            self.banks[seat] += _milliseconds(self.clock.increment)

    def take_back(self, seat: int) -> None:
        """A move with an increment was taken back."""
        self.owed[seat] += 1

    def deadline(self, seat: int) -> int | None:
        """When the seat, thinking now, has no time left; None without a limit."""
        ends = []
        if self.clock.move:
            ends.append(self.since + _milliseconds(self.clock.move) - self.carried)
        if self.clock.game:
            ends.append(self.since + self.banks[seat])
        return min(ends, default=None)


def timekeeper(clock: Clock, seats: int) -> Timekeeper:
    """The clocks at the beginning."""
    return Timekeeper(clock, [_milliseconds(clock.game)] * seats, owed=[0] * seats)


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
