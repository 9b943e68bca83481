"""Players that sessions are tested with."""

from rookery.bots import Player
from rookery.kernel.game import Game, Position


class FirstMove:
    """Plays the first move, and remembers what it was asked."""

    def __init__(self, game: Game, seconds: float | None) -> None:
        self.game = game
        self.seconds = seconds
        self.asked: list[tuple[Position, int]] = []

    def choose(self, position: Position, *, seed: int) -> str:
        """The first of all."""
        self.asked.append((position, seed))
        return position.moves[0]


def first_move(game: Game, seconds: float | None) -> Player:
    """Makes such a player."""
    return FirstMove(game, seconds)
