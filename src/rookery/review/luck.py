"""How lucky each seat was with the dice: what its rolls brought, against what a roll brings on average.

Before a roll a seat may expect the mean of what comes after each face (``judging``), so the change that a roll makes is
its luck, and adds up to nothing in the long run. The explanation is docs/explanation/luck.md.
"""

import msgspec

from rookery.review.turning_points import Course, Seats, roller


class Roll(msgspec.Struct, frozen=True):
    """A roll, and by how much it changed the chance of whoever rolled."""

    ply: int
    seat: int
    change: float


class Luck(msgspec.Struct, frozen=True):
    """The luck of a game."""

    seats: tuple[float, ...]
    """What each seat's own rolls brought it, in shares of the points: 0.1 is ten points of a hundred."""
    rolls: tuple[Roll, ...]
    """One by one, as far as it is known how the game stood."""

    def luckiest(self, seat: int) -> Roll | None:
        """The roll that helped a seat most."""
        return max((roll for roll in self.rolls if roll.seat == seat), key=lambda roll: roll.change, default=None)

    def unluckiest(self, seat: int) -> Roll | None:
        """The roll that hurt a seat most."""
        return min((roll for roll in self.rolls if roll.seat == seat), key=lambda roll: roll.change, default=None)


def luck_of(seats: Seats, course: Course, players: int) -> Luck | None:
    """The luck of a game; None of one without rolls."""
    if None not in seats:
        return None
    rolls = []
    for at, seat in enumerate(seats):
        who, before, after = roller(seats, at), course[at], course[at + 1]
        if seat is None and who is not None and before is not None and after is not None:
            rolls.append(Roll(at + 1, who, after[who] - before[who]))
    sums = tuple(sum(roll.change for roll in rolls if roll.seat == seat) for seat in range(players))
    return Luck(sums, tuple(rolls))
