"""The simplest player: any legal move, all equally likely."""

import random

from rookery.kernel.errors import IllegalMove
from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import any_seed, checked_seed

say = speaker("bots")


class RandomPlayer:
    """Picks at random."""

    def choose(self, position: Position, *, seed: int | None = None) -> str:
        """A legal move, or at a chance node a roll by its odds; the same one for the same seed."""
        if not position.moves:
            raise IllegalMove(say("game-is-over"), ())
        chosen = any_seed() if seed is None else checked_seed(seed, say("seed"))
        chance = random.Random(chosen)  # noqa: S311  # a game's move is no secret
        if position.chance:
            rolls, odds = zip(*position.chance, strict=True)
            return str(chance.choices(rolls, odds)[0])
        return chance.choice(position.moves)
