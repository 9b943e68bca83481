"""A game reviewed from its first position to its last."""

from collections.abc import Callable, Sequence

import msgspec

from rookery.kernel.game import Position
from rookery.review.better_move import BetterMove, better_move
from rookery.review.judging import Judgement, judge_all
from rookery.review.luck import Luck, luck_of
from rookery.review.turning_points import MOST, TurningPoints, turning_points

SIMULATIONS = 1000
"""For each position; alpha-beta looks at twenty times as many."""
SECONDS = 3.0
"""A safety net for slow machines: simulations are what limits a judgement."""
DEEPER = 10
"""A better move is searched for with so many times more simulations, and seconds."""


class Review(msgspec.Struct, frozen=True):
    """What is to be said of a game."""

    course: tuple[Judgement, ...]
    """How it stood, from the start on: one more than there are plies."""
    turning_points: TurningPoints
    better: dict[int, BetterMove]
    """For mistakes among the turning points, by their ply: what would have been better."""
    luck: Luck | None
    """None in games without dice."""

    @property
    def exact_from(self) -> int | None:
        """The ply from which on all is certain; None if that is only the end."""
        first = len(self.course)
        while first and self.course[first - 1].exact:
            first -= 1
        return first if first < len(self.course) - 1 else None


def review(
    positions: Sequence[Position],
    *,
    simulations: int = SIMULATIONS,
    most: int = MOST,
    progress: Callable[[int], None] = lambda _: None,
) -> Review:
    """Review a game, given by all its positions. The same number of simulations gives the same review."""
    course = judge_all(positions, seconds=SECONDS, simulations=simulations, progress=progress)
    seats = [position.seat for position in positions[:-1]]
    chances = [judgement.chances for judgement in course]
    found = turning_points(seats, chances, most)
    better = {}
    for turn in found.turns:
        if turn.kind == "mistake":
            before, played = positions[turn.ply - 1], move_to(positions[turn.ply])
            seconds = SECONDS * DEEPER
            move = better_move(before, played, seconds=seconds, simulations=simulations * DEEPER)
            if move is not None:
                better[turn.ply] = move
    return Review(tuple(course), found, better, luck_of(seats, chances, positions[0].game.players))


def move_to(position: Position) -> str:
    """The text of the move that led to a position."""
    before, action = position.before, position.last_action
    if before is None or action is None:
        raise ValueError("no move led here")
    return before.moves[before.actions.index(action)]
