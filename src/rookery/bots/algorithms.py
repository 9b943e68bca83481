"""The algorithms that levels name, made ready for a game: each takes a position and gives a thought, or none.

A thinker serves one game from move to move and may keep what it has learnt; use a new one for another game.
"""

from typing import Protocol

from rookery.bots.alphabeta import AlphaBetaThinker
from rookery.bots.by_priors import PriorsThinker
from rookery.bots.exact import ExactThinker
from rookery.bots.net import NetThinker
from rookery.bots.thought import Thought
from rookery.bots.tree import TreeThinker
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import AlphaBeta, ByPriors, NetSearch, Thoughtful, TreeSearch


class Thinker(Protocol):
    """An algorithm at work on one game."""

    def warm(self) -> None:
        """Compile or load what is needed, before a clock starts."""
        ...

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought | None:
        """Think about a position in which the game goes on; ``spent`` seconds have gone to other algorithms already.

        None where it does not apply, or where its limits were too narrow for an answer.
        """
        ...

    def forget(self) -> None:
        """Think about the next position afresh, wherever it comes from. What is certain may be remembered."""
        ...


def thinker(game: Game, algorithm: ByPriors | Thoughtful, *, threads: int = 1, thorough: bool = False) -> Thinker:
    """An algorithm made ready for a game; a thorough one looks at more than the best move."""
    if isinstance(algorithm, ByPriors):
        return PriorsThinker(game, algorithm)
    if isinstance(algorithm, TreeSearch):
        return TreeThinker(game, algorithm, threads)
    if isinstance(algorithm, NetSearch):
        return NetThinker(game, algorithm)
    if isinstance(algorithm, AlphaBeta):
        return AlphaBetaThinker(game, algorithm, thorough=thorough)
    return ExactThinker(game, algorithm, thorough=thorough)
