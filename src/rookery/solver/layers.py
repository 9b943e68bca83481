"""Counting driven from Python: layers that grow, in parts that can be interrupted."""

from typing import Final

import numpy as np

from rookery.kernel.packed import CHOICES, WORTH
from rookery.solver.count import MANY, NOTHING, Numbers
from rookery.solver.limits import Limits
from rookery.solver.prover import Prover

PART: Final = 1 << 12
"""How many entries of a layer are processed between two looks at the clock."""
LEAST: Final = 1 << 10


class Layer:
    """Positions and the number of paths to each, with space for more."""

    def __init__(self, places: int = LEAST) -> None:
        self.positions: Numbers = np.full(places, NOTHING, np.int64)
        self.ways: Numbers = np.zeros(places, np.int64)
        self.used = 0

    @property
    def bytes(self) -> int:
        """How much memory it takes."""
        return self.positions.nbytes + self.ways.nbytes

    def reserve(self, prover: Prover, more: int) -> None:
        """Make space for this many more positions, and as many again."""
        places = len(self.positions)
        while places < 2 * (self.used + more):
            places *= 2
        if places > len(self.positions):
            larger = Layer(places)
            prover.engine.copy_in(self.positions, self.ways, larger.positions, larger.ways)
            self.positions, self.ways = larger.positions, larger.ways


def count_ends(prover: Prover, position: int, longest: int, limits: Limits) -> dict[int, int] | None:
    """How many sequences of moves lead to ends of each worth; None if they are too many for 64 bits."""
    ends = np.zeros(2 * WORTH + 1, np.int64)
    layer = Layer()
    layer.positions[0], layer.ways[0], layer.used = position, 1, 1
    ply = 0
    while layer.used:
        if prover.engine.busiest(layer.ways) >= MANY or int(ends.max()) >= MANY:
            return None
        following = Layer()
        for first in range(0, len(layer.positions), PART):
            last = min(first + PART, len(layer.positions))
            following.reserve(prover, PART * CHOICES)
            following.used += prover.engine.advance(
                prover.table, layer.positions, layer.ways, first, last, following.positions, following.ways, ends
            )
            limits.spend(0, (ply + first / len(layer.positions)) / longest)
            limits.check()
        prover.counting = max(prover.counting, layer.bytes + following.bytes)
        limits.spend(following.used, ply / longest)
        layer = following
        ply += 1
    return {index - WORTH: int(lines) for index, lines in enumerate(ends) if lines}
