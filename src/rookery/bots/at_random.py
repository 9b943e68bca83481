"""The simplest player: any legal move, all equally likely."""

import random

from rookery.kernel.errors import IllegalMove
from rookery.kernel.game import Position


class RandomPlayer:
    """Picks at random."""

    def choose(self, position: Position, *, seed: int | None = None) -> str:
        """A legal move; the same one for the same seed."""
        if not position.moves:
            raise IllegalMove("there is no move to choose: the game is over", ())
        return random.Random(seed).choice(position.moves)  # noqa: S311  # a game's move is no secret
