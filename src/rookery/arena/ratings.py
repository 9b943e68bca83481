"""Ratings on the Elo scale, by the model of Bradley and Terry, with intervals that say how sure they are.

Level i scores against level j with probability 1 / (1 + 10^((r_j - r_i) / 400)). The ratings are those under which the
results are likeliest; a draw is half a win. Only differences mean anything, so the first level is put at 0, and every
other level's interval is that of its difference from the first.

The intervals of 95 % hold the differences that the results do not speak against: those under which the results, with
all other ratings at their best, are not less likely than at the top by more than a factor of 6.8 (the profile
likelihood). So they are lopsided where they should be: after ten wins of ten nobody knows how much stronger a level is,
but everybody knows that it is. They treat matches as independent and draws as coin tosses, which is cautious: draws,
and seats rotated on one seed, make real scores steadier than that.

A level that never lost would be infinitely strong. So everybody has also drawn half a match against a level of the mean
rating, a fictitious one. That is little among all that were played, and keeps every number finite.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rookery.arena.standings import Standings

PRIOR = 0.5
"""How many matches everybody has drawn against a level of the mean rating."""
ELO = 400 / math.log(10)
"""Points of Elo in one unit of the logarithm of odds."""
DROP = 1.920729
"""How far the logarithm of the likelihood may drop within an interval of 95 %: half a quantile of chi-squared."""
_STEPS = 100
_LONGEST_STEP = 2.0
_ENOUGH = 1e-9
_FINE = 0.05 / ELO
"""An interval's ends are found to within this."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A level's rating; with 95 % confidence the truth is between ``low`` and ``high``."""

    level: str
    elo: float
    low: float
    high: float


def rate(standings: Standings, levels: Sequence[str]) -> list[Rating]:
    """The ratings of the levels in their order; the first is 0 by definition."""
    score = [[standings[one][other].points if one != other else 0.0 for other in levels] for one in levels]
    hill = _Hill(np.array(score, np.float64))
    free = np.eye(len(levels))
    top = hill.climb(free, np.zeros(len(levels)))
    ratings = [Rating(levels[0], 0.0, 0.0, 0.0)]
    for i in range(1, len(levels)):
        # Level i is tied to the first: as strong as it, and a given difference more.
        tied = np.delete(free, i, axis=1)
        tied[i, 0] = 1.0
        low, high = (hill.edge(tied, free[i], top, float(top[i] - top[0]), sign) for sign in (-1, 1))
        ratings.append(Rating(levels[i], ELO * float(top[i] - top[0]), ELO * low, ELO * high))
    return ratings


class _Hill:
    """The logarithm of the likelihood over the levels' strengths: smooth, and with a single top."""

    def __init__(self, score: Numbers) -> None:
        self._score = score
        self._points = score.sum(axis=1) + PRIOR / 2
        self._games = score + score.T

    def height(self, strength: Numbers) -> float:
        """How likely the results are, the half draws included."""
        ahead = strength[:, None] - strength[None, :]
        draws = PRIOR / 2 * (np.logaddexp(0, -strength) + np.logaddexp(0, strength))
        return -float((self._score * np.logaddexp(0, -ahead)).sum() + draws.sum())

    def climb(self, directions: Numbers, strength: Numbers) -> Numbers:
        """The highest place that can be reached from here along the directions: the columns."""
        for _ in range(_STEPS):
            expected = self._games * _chance(strength[:, None] - strength[None, :])
            spread = expected * _chance(strength[None, :] - strength[:, None])
            mean = PRIOR * _chance(strength)
            slope = directions.T @ (self._points - expected.sum(axis=1) - mean)
            bend = directions.T @ (np.diag(spread.sum(axis=1) + mean * _chance(-strength)) - spread) @ directions
            step = np.linalg.solve(bend, slope)
            longest = float(np.abs(step).max())
            # Far from the top the hill is nearly flat and Newton's steps are too long; shorter ones lead there too.
            strength = strength + directions @ step * min(1.0, _LONGEST_STEP / max(longest, _ENOUGH))
            if longest < _ENOUGH:
                break
        return strength

    def edge(self, tied: Numbers, level: Numbers, top: Numbers, difference: float, sign: int) -> float:
        """The difference, downwards or upwards, at which the results begin to speak against it."""
        floor = self.height(top) - DROP

        def inside(moved: float) -> bool:
            return self.height(self.climb(tied, top + sign * moved * level)) >= floor

        beyond = 0.5
        while inside(beyond):
            beyond *= 2
        within = 0.0
        while beyond - within > _FINE:
            middle = (within + beyond) / 2
            within, beyond = (middle, beyond) if inside(middle) else (within, middle)
        return difference + sign * within


def _chance(ahead: Numbers) -> Numbers:
    """The chance to win with this lead in strength, kept short of certainty."""
    return np.asarray(1 / (1 + np.exp(-np.clip(ahead, -500, 500))))
