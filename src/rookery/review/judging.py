"""What each seat may expect in a position: known when the game is over, solved where that is quick, else estimated.

Before a roll it is the mean of what comes after each face, by the odds. So all faces get the same attention, a roll of
average luck changes nothing, and what a roll does change is luck (docs/explanation/luck.md).
"""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

import msgspec

from rookery import bots
from rookery.kernel.game import Game, Position
from rookery.kernel.run import cores

NESTED = 2
"""Rolls that follow each other at once are averaged to this depth; what comes later is left to the search."""
BLOCK = 4
"""Positions that one thread judges in a row: those around a roll have much in common."""


class Judgement(msgspec.Struct, frozen=True):
    """How a game stands."""

    chances: tuple[float, ...]
    """The share of the points that each seat may expect; alone, 1 is a complete success."""
    exact: bool
    """Whether this is certain."""


class Judge:
    """Judges positions of a game. Each is thought through afresh, so that none looks better for being played."""

    def __init__(self, game: Game, *, seconds: float = 0.15, simulations: int = 1000) -> None:
        self._player = bots.judge(game, seconds=seconds, simulations=simulations)
        self._faces: dict[str, Judgement] = {}
        """What came of the faces of the last roll: the next position is among them."""

    def warm(self) -> None:
        """Compile or load all that judging needs."""
        self._player.warm()

    def judge(self, position: Position) -> Judgement:
        """How the game stands in a position."""
        known = self._faces.get(str(position))
        if known is not None:
            return known
        if not position.chance:
            return self._think(position)
        self._faces = {}
        return self._before_roll(position, NESTED)

    def _before_roll(self, position: Position, depth: int) -> Judgement:
        """The mean of what comes after each face."""
        odds = position.chance
        found = []
        for face, _ in odds:
            after = position.play(face)
            nested = after.chance and depth > 1
            self._faces[str(after)] = self._before_roll(after, depth - 1) if nested else self._think(after)
            found.append(self._faces[str(after)])
        chances = tuple(
            sum(probability * each.chances[seat] for (_, probability), each in zip(odds, found, strict=True))
            for seat in range(position.game.players)
        )
        return Judgement(chances, all(each.exact for each in found))

    def _think(self, position: Position) -> Judgement:
        outcome = position.outcome
        if outcome is not None:
            return Judgement(tuple(bots.share(score, position.game.players) for score in outcome.scores), exact=True)
        self._player.forget()
        thought = self._player.think(position)
        return Judgement(thought.chances, thought.exact)


def judge_all(
    positions: Sequence[Position],
    *,
    seconds: float,
    simulations: int,
    progress: Callable[[int], None],
) -> list[Judgement]:
    """How the game stood in each of these positions, on all cores; ``progress`` hears how many are done."""
    game = positions[0].game.warm()
    Judge(game).warm()
    own = threading.local()

    def work(block: Sequence[Position]) -> list[Judgement]:
        if not hasattr(own, "judge"):
            own.judge = Judge(game, seconds=seconds, simulations=simulations)
        return [own.judge.judge(position) for position in block]

    blocks = [positions[first : first + BLOCK] for first in range(0, len(positions), BLOCK)]
    done = 0
    with ThreadPoolExecutor(cores()) as threads:
        under_way = [threads.submit(work, block) for block in blocks]
        try:
            for finished in as_completed(under_way):
                done += len(finished.result())
                progress(done)
        except BaseException:
            threads.shutdown(wait=False, cancel_futures=True)
            raise
    return [judgement for each in under_way for judgement in each.result()]
