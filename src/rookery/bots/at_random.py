"""The simplest player: any legal move, all equally likely."""

import random

from rookery.kernel.errors import IllegalMove
from rookery.kernel.game import Position


class RandomPlayer:
    """Picks at random."""

    def choose(self, position: Position, *, seed: int | None = None) -> str:
        """A legal move, or at a chance node an outcome by its odds; the same one for the same seed."""
        if not position.moves:
            raise IllegalMove("there is no move to choose: the game is over", ())
        chance = random.Random(seed)  # noqa: S311  # a game's move is no secret
        if position.chance:
            outcomes, odds = zip(*position.chance, strict=True)
            return str(chance.choices(outcomes, odds)[0])
        return chance.choice(position.moves)
