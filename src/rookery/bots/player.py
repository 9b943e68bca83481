"""What a player is, and players by level: the algorithms of a level, carried out move by move."""

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from rookery.bots.algorithms import thinker
from rookery.bots.at_random import RandomPlayer
from rookery.bots.thought import Thought
from rookery.bots.undoing import onward
from rookery.kernel.errors import BadOption, GameOver
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import NAMES, Algorithm, AtRandom, ByPriors, checked_level
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import any_seed, checked_seconds, checked_seed

say = speaker("bots")


class Player(Protocol):
    """Anything that can choose a move: a level, a program of somebody else's, a class of your own.

    A player serves one seat of one game. Nothing is said about time here: a level has its own limits, and whoever lets
    a stranger's program play limits that (``rookery.bots.programs``).
    """

    def choose(self, position: Position, *, seed: int) -> str:
        """One of the position's ``moves``. The same one for the same seed and past, if results are to be repeatable."""
        ...


class LevelPlayer:
    """Thinks as a level does. It may keep its thoughts from move to move; use a new one for a new game."""

    def __init__(
        self, game: Game, algorithms: Iterable[Algorithm], *, threads: int = 1, thorough: bool = False
    ) -> None:
        self.game = game
        self._thinkers = [
            thinker(game, algorithm, threads=threads, thorough=thorough)
            for algorithm in algorithms
            if not isinstance(algorithm, AtRandom)
        ]

    def choose(self, position: Position, *, seed: int | None = None) -> str:
        """A legal move, or at a chance node a roll by its odds; the same one for the same seed and past."""
        chosen = any_seed() if seed is None else checked_seed(seed, say("seed"))
        self._check(position)
        if position.seat is None or len(position.moves) == 1 or not self._thinkers:
            return RandomPlayer().choose(position, seed=chosen)
        thought = self.think(position, seed=chosen)
        return onward(position, thought, thought.best[chosen % len(thought.best)])

    def think(self, position: Position, *, seed: int = 0) -> Thought:
        """What the first algorithm that applies makes of a position."""
        self._check(position)
        began = time.perf_counter()
        for each in self._thinkers:
            thought = each.think(position, seed, time.perf_counter() - began)
            if thought is not None:
                return thought
        raise BadOption(say("level-does-not-think"))

    def forget(self) -> None:
        """Think about the next position afresh, as if it were the first one."""
        for each in self._thinkers:
            each.forget()

    def warm(self) -> None:
        """Compile or load all that thinking needs."""
        for each in self._thinkers:
            each.warm()

    def _check(self, position: Position) -> None:
        if position.game != self.game:
            raise BadOption(say("another-game", ours=repr(self.game), theirs=repr(position.game)))
        if position.outcome is not None:
            raise GameOver(say("game-is-over"))


def player(level: str, game: Game, *, seconds: float | None = None) -> LevelPlayer:
    """A player of a level: egg, chick, juvenile, adult or emperor; ``seconds`` may allow it less than usual."""
    algorithms = game.room.levels[checked_level(level)]
    return LevelPlayer(game, algorithms if seconds is None else [_hurried(each, seconds) for each in algorithms])


def _hurried(algorithm: Algorithm, seconds: float) -> Algorithm:
    """An algorithm that takes no longer than this."""
    limit = checked_seconds(seconds)
    if isinstance(algorithm, AtRandom | ByPriors) or algorithm.seconds <= limit:
        return algorithm
    return replace(algorithm, seconds=limit)


def warm(game: Game, levels: Iterable[str] = NAMES) -> None:
    """Compile or load all that players of these levels need, so that nobody waits for it in a game."""
    for level in levels:
        player(level, game).warm()
