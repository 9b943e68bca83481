"""A small report."""

import functools

from rookery import catalog
from rookery.arena.match import Failure, Item, Result, play
from rookery.report.plan import Plan
from rookery.report.studying import Study, study


class Here:
    """A pool that plays in this process; some games it cannot play."""

    capacity = 1

    def __init__(self, broken: frozenset[int] = frozenset()) -> None:
        self._items: list[Item] = []
        self._broken = broken

    def submit(self, item: Item) -> None:
        """Take an item."""
        self._items.append(item)

    def wait(self) -> list[tuple[Item, Result | Failure | None]]:
        """Play what was taken."""
        item = self._items.pop()
        if item.seed in self._broken:
            return [(item, Failure(item.levels, item.seed, "broken"))]
        return [(item, play(item))]

    def close(self) -> None:
        """Nothing is open."""


def plan() -> Plan:
    """The quickest players: games are short, and strength does not matter."""
    return Plan(catalog.room("penguins-rock"), games=2, level="chick", weakest="chick", strongest="juvenile")


@functools.cache
def found() -> Study:
    """What came of it."""
    return study(plan(), Here())
