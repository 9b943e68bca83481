"""A game so far as texts: where it began, and every move and roll since."""

from rookery.kernel.game import Position


class History:
    """Follows a game from move to move, so that its texts need not be found anew for every one."""

    def __init__(self) -> None:
        self._here: Position | None = None
        self._start = ""
        self._moves: list[str] = []

    def texts_of(self, position: Position) -> tuple[str, tuple[str, ...]]:
        """The first position that is known of this game, and the moves from there to here."""
        here = position
        moves: list[str] = []
        while position is not self._here and (before := position.before) is not None:
            (code,) = position.since(before) or ()
            moves.append(before.moves[before.codes.index(code)])
            position = before
        if position is not self._here:
            self._start, self._moves = str(position), []
        self._moves += reversed(moves)
        self._here = here
        return self._start, tuple(self._moves)
