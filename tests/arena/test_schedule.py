"""Handing out items: all of them, each once, and again if a worker dies."""

from collections import Counter

import pytest

from rookery.arena.match import Failure, Item, Result
from rookery.arena.schedule import RETRIES, carry_out
from tests.arena.stand_ins import first_seat_wins, plan


class Clumsy:
    """A pool whose workers die a number of times on each item, and answer in the wrong order."""

    def __init__(self, deaths: int, capacity: int = 3) -> None:
        self.capacity = capacity
        self.taken: Counter[Item] = Counter()
        self.most = 0
        self._deaths = deaths
        self._under_way: list[Item] = []

    def submit(self, item: Item) -> None:
        """Take an item."""
        self.taken[item] += 1
        self._under_way.append(item)
        self.most = max(self.most, len(self._under_way))

    def wait(self) -> list[tuple[Item, Result | Failure | None]]:
        """The last one first."""
        item = self._under_way.pop()
        return [(item, None if self.taken[item] <= self._deaths else first_seat_wins(item))]

    def close(self) -> None:
        """Nothing to stop."""


def test_everything_once() -> None:
    """Each item is played once, and no more are under way than the pool wants."""
    items, pool = plan(games=10).items(), Clumsy(0)
    answers = list(carry_out(items, pool))
    assert {(answer.levels, answer.seed) for answer in answers} == {(item.levels, item.seed) for item in items}
    assert pool.taken == Counter(items)
    assert pool.most == 3


def test_nothing_to_do() -> None:
    """No items, no answers, and nobody waits."""
    assert list(carry_out([], Clumsy(0))) == []


@pytest.mark.parametrize("deaths", [1, RETRIES])
def test_a_death_costs_a_try(deaths: int) -> None:
    """An item whose worker died is played again."""
    items, pool = plan(games=6).items(), Clumsy(deaths)
    assert all(isinstance(answer, Result) for answer in carry_out(items, pool))
    assert pool.taken == dict.fromkeys(items, deaths + 1)


def test_a_deadly_item_is_left_out() -> None:
    """After the third death an item is given up, and reported."""
    items, pool = plan(games=2).items(), Clumsy(99)
    answers = list(carry_out(items, pool))
    assert [answer for answer in answers if isinstance(answer, Failure)] == answers
    assert {str(answer.problem) for answer in answers if isinstance(answer, Failure)} == {"its worker died 3 times"}
    assert set(pool.taken.values()) == {RETRIES + 1}
