"""Layers of positions: ways that add up."""

import numpy as np

from rookery.solver import count


def test_ways_add_up() -> None:
    """Ways to the same position are added, other positions are kept apart, even where their places collide."""
    positions, ways = np.full(64, count.NOTHING), np.zeros(64, np.int64)
    asked = [number << 4 for number in range(40)]
    new = [count.add(positions, ways, position, 3) for position in [*asked, *asked[:10]]]
    assert new == [1] * 40 + [0] * 10
    found = {int(position): int(way) for position, way in zip(positions, ways, strict=True) if position >= 0}
    assert found == {position: 6 if index < 10 else 3 for index, position in enumerate(asked)}
    assert count.busiest(ways) == 6
