"""Hands out items and collects results. The pool decides who plays them: local processes or a cluster."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import Protocol

from rookery.arena.match import Failure, Item, Result
from rookery.kernel.messages import speaker

say = speaker("arena")

RETRIES = 2
"""How often an item is played again because its worker died."""


class Pool(Protocol):
    """Workers of any kind."""

    capacity: int
    """How many items are worth having in progress at once."""

    def submit(self, item: Item) -> None:
        """Take an item."""
        ...

    def wait(self) -> list[tuple[Item, Result | Failure | None]]:
        """Wait for answers, at least one; None stands for an item whose worker died."""
        ...

    def close(self) -> None:
        """Stop all workers, whatever they are doing."""
        ...


def carry_out(items: Iterable[Item], pool: Pool) -> Iterator[Result | Failure]:
    """Play the items and yield each result as it comes. An item whose worker died is tried again."""
    waiting = deque(items)
    died: Counter[Item] = Counter()
    under_way = 0
    while waiting or under_way:
        while waiting and under_way < pool.capacity:
            pool.submit(waiting.popleft())
            under_way += 1
        for item, answer in pool.wait():
            under_way -= 1
            if answer is not None:
                yield answer
            elif died[item] < RETRIES:
                died[item] += 1
                waiting.appendleft(item)
            else:
                yield Failure(item.levels, item.seed, say("worker-died", times=RETRIES + 1))
