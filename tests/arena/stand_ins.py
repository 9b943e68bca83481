"""Work that stands in for matches: quick, and in some cases deadly. It is named here so that workers can import it."""

import os
import time
from pathlib import Path

import rookery
from rookery.arena.match import Failure, Item, Result, Work, attempt
from rookery.arena.plan import Plan
from tests.limits import ENDLESS

KEY = "penguin-game"
MARKS = "ROOKERY_TEST_MARKS"
"""A folder in the environment, where workers leave marks for their successors."""


def plan(*levels: str, games: int = 4, players: int = 2, seed: int = 0) -> Plan:
    """A plan of a quick game."""
    return Plan(rookery.game(KEY, players), levels or ("egg", "chick"), games, seed)


def result(levels: tuple[str, ...], seed: int = 0, scores: tuple[float, ...] = (1.0, -1.0)) -> Result:
    """A result."""
    return Result(levels=levels, seed=seed, scores=scores, plies=7, reason="last-one", seconds=0.5)


def first_seat_wins(item: Item) -> Result:
    """The first seat wins at once."""
    return result(item.levels, item.seed, (1.0, *[-1.0 / (item.players - 1)] * (item.players - 1)))


def chick_wins(item: Item) -> Result:
    """Chicks win everywhere; of others the first seat."""
    winner = item.levels.index("chick") if "chick" in item.levels else 0
    return result(item.levels, item.seed, tuple(1.0 if seat == winner else -1.0 for seat in range(2)))


def slow(item: Item) -> Result:
    """A match of a long while."""
    time.sleep(ENDLESS)
    return first_seat_wins(item)


def refuses_seed_1(item: Item) -> Result:
    """A mistake in one match."""
    if item.seed == 1:
        raise ValueError("one is no number")
    return first_seat_wins(item)


def dies_once_of_seed_1(item: Item) -> Result:
    """Dies at once when it plays seed 1 for the first time."""
    mark = Path(os.environ[MARKS]) / f"{item.seed}-{'-'.join(item.levels)}"
    if item.seed == 1 and not mark.exists():
        mark.touch()
        os._exit(9)
    return first_seat_wins(item)


def dies_of_seed_1(item: Item) -> Result:
    """Dies whenever it plays seed 1."""
    if item.seed == 1:
        os._exit(9)
    return first_seat_wins(item)


class Alone:
    """A pool without workers: it plays by itself when it is asked for answers, the last item first."""

    def __init__(self, work: Work, capacity: int = 1) -> None:
        self.capacity = capacity
        self.played: list[Item] = []
        self._work = work
        self._waiting: list[Item] = []

    def submit(self, item: Item) -> None:
        """Take an item."""
        self._waiting.append(item)

    def wait(self) -> list[tuple[Item, Result | Failure | None]]:
        """Play one."""
        item = self._waiting.pop()
        self.played.append(item)
        return [(item, attempt(self._work, item))]

    def close(self) -> None:
        """Nothing to stop."""
