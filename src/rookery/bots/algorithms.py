"""The ways to think that levels name, made ready for a game: each takes a position and gives a thought, or none.

A thinker serves one game from move to move and may keep what it has learnt; another game deserves another thinker.
"""

from typing import Protocol

from rookery.bots.duel import DuelThinker
from rookery.bots.exact import ExactThinker
from rookery.bots.thought import Thought
from rookery.bots.tree import TreeThinker
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import AlphaBeta, Exact, TreeSearch


class Thinker(Protocol):
    """A way to think, at work on one game."""

    def warm(self) -> None:
        """Compile or load what is needed, before a clock starts."""
        ...

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought | None:
        """Think about a position in which the game goes on; so many of the seconds were spent on other ways.

        None where this way does not apply, or where its limits were too narrow for an answer.
        """
        ...


def thinker(game: Game, way: TreeSearch | AlphaBeta | Exact, *, threads: int = 1, thorough: bool = False) -> Thinker:
    """A way to think, made ready for a game; a thorough one looks at more than the best move."""
    if isinstance(way, TreeSearch):
        return TreeThinker(game, way, threads)
    if isinstance(way, AlphaBeta):
        return DuelThinker(game, way, thorough=thorough)
    return ExactThinker(game, way, thorough=thorough)
