"""Who beat whom: matches counted for every level and every pair."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rookery.arena.match import Result

CLOSE = 1e-9
"""Scores nearer than this are equal: thirds have no exact form."""


def points(result: Result, level: str) -> Fraction:
    """What a match gives a level: 1, a half or nothing.

    Two levels share the seats of a match. The one whose seats scored more on average has won it. With more than two
    seats one level may have more of them, and so more chances; over a rotation both have the same.
    """
    own = [score for seated, score in zip(result.levels, result.scores, strict=True) if seated == level]
    others = [score for seated, score in zip(result.levels, result.scores, strict=True) if seated != level]
    ahead = sum(own) / len(own) - sum(others) / len(others)
    if abs(ahead) < CLOSE:
        return Fraction(1, 2)
    return Fraction(int(ahead > 0))


@dataclass(frozen=True)
class Tally:
    """Matches won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    @property
    def games(self) -> int:
        """All of them."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """One for a win, a half for a draw."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The points' share of all games; a half of none."""
        return self.points / self.games if self.games else 0.5


Standings = dict[str, dict[str, Tally]]
"""Each level's tally against each other level."""


def count(results: Iterable[Result], levels: Sequence[str]) -> Standings:
    """The tally of every level against every other; matches of levels that are not asked for do not count."""
    seen: Counter[tuple[str, str, Fraction]] = Counter()
    for result in results:
        for one in set(result.levels):
            for other in set(result.levels) - {one}:
                seen[one, other, points(result, one)] += 1
    return {
        one: {
            other: Tally(seen[one, other, Fraction(1)], seen[one, other, Fraction(1, 2)], seen[one, other, Fraction(0)])
            for other in levels
            if other != one
        }
        for one in levels
    }


def total(row: dict[str, Tally]) -> Tally:
    """A level's tally against all."""
    return sum(row.values(), Tally())
