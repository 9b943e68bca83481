"""Shares of games, with intervals that say how sure they are."""

import math
from typing import Final

DEVIATIONS: Final = 1.959964
"""Standard deviations on either side of a 95 % interval."""


def interval(points: float, games: float) -> tuple[float, float]:
    """Where a share of points lies with 95 % confidence, by Wilson's formula; anywhere, if there are no games."""
    if games <= 0:
        return 0.0, 1.0
    share, spread = points / games, DEVIATIONS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = DEVIATIONS * math.sqrt(max(0.0, share * (1 - share)) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
