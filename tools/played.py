"""Games for pictures: bots play them past any server, always the same ones."""

import functools
from collections.abc import Callable
from dataclasses import dataclass

import rookery
from rookery.bots import player
from rookery.kernel.game import Position

MOST_PLIES = 400
"""A game that is longer would make a poor picture."""

TRIED = 12
"""Among so many games there is one that ends as wished."""


@dataclass(frozen=True)
class Played:
    """A game as far as it was played: its positions, and the moves between them."""

    positions: tuple[Position, ...]
    moves: tuple[str, ...]

    @property
    def winner(self) -> int | None:
        """The one seat that has won; None without one."""
        outcome = self.positions[-1].outcome
        return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None

    def opening(self, ply: int) -> dict[str, object]:
        """What a match is opened with to go on from a ply."""
        return {"position": str(self.positions[0]), "moves": list(self.moves[:ply])}

    def ply(self, holds: Callable[[Position], bool], least: int = 0) -> int:
        """The first ply from some ply on whose position is as wished."""
        return next(ply for ply in range(least, len(self.moves)) if holds(self.positions[ply]))

    def turn(self, seat: int, least: int) -> int:
        """The first ply from some ply on at which a turn of this seat begins: it is to move and has not moved yet."""
        movers = [position.seat for position in self.positions]
        starts = range(max(1, least), len(self.moves))
        return next(ply for ply in starts if movers[ply] == seat and movers[ply - 1] != seat)


@functools.cache
def played(game: str, players: int = 2, *, seed: int = 1, level: str = "juvenile", **options: object) -> Played:
    """A game between bots of one level, to its end unless it is long."""
    bound = rookery.game(game, players, **options)
    bot = player(level, bound)
    positions = [bound.start(seed=seed)]
    moves: list[str] = []
    while positions[-1].outcome is None and len(moves) < MOST_PLIES:
        moves.append(bot.choose(positions[-1], seed=1000 * seed + len(moves)))
        positions.append(positions[-1].play(moves[-1]))
    return Played(tuple(positions), tuple(moves))


@functools.cache
def won(game: str, level: str = "juvenile") -> Played:
    """A game between bots of one level that the first seat wins with its own last move: the shortest of some."""
    found = (played(game, seed=seed, level=level) for seed in range(1, TRIED + 1))
    return min(
        (each for each in found if each.winner == 0 and each.positions[-2].seat == 0), key=lambda each: len(each.moves)
    )
