"""A player for arenas, the terminal and servers: rookery arena penguin-soccer chick examples/player.py."""

import random

from rookery import Game, Position


class Bot:
    """Wins at once if it can; otherwise it plays any move that does not let the next seat win at once."""

    def __init__(self, game: Game, *, seconds: float | None) -> None:
        """Get ready for one game: ``seconds`` is what it may take for a move, None if nobody minds."""
        self.game = game
        self.seconds = seconds

    def choose(self, position: Position, *, seed: int) -> str:
        """One of the position's moves; the same one for the same seed."""
        moves = list(position.moves)
        random.Random(seed).shuffle(moves)  # noqa: S311  # a game's move is no secret
        after = {move: position.play(move) for move in moves}
        winning = [move for move in moves if wins(after[move], position.seat)]
        safe = [move for move in moves if not loses_at_once(after[move])]
        return (winning or safe or moves)[0]


def loses_at_once(position: Position) -> bool:
    """Whether the next seat has a winning move."""
    return any(wins(position.play(reply), position.seat) for reply in position.moves)


def wins(position: Position, seat: int | None) -> bool:
    """Whether the game is over, and this seat has won it."""
    return position.outcome is not None and seat in position.outcome.winners
