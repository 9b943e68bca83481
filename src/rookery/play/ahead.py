"""What the referee has played already to see where it leads, so that applying the events need not play it again."""

from collections import deque

from rookery.kernel.game import Position

KEPT = 4
"""A move, and the rolls that follow it; where there are more, the first are played again."""


class Ahead:
    """The plies that were played last, each with the position before it and the one after it."""

    def __init__(self) -> None:
        self._plies: deque[tuple[Position, str, Position]] = deque(maxlen=KEPT)

    def play(self, position: Position, text: str) -> Position:
        """The position after a move or a roll; as it was found if this was asked before."""
        for before, known, after in self._plies:
            if before is position and known == text:
                return after
        after = position.play(text)
        self._plies.append((position, text, after))
        return after
