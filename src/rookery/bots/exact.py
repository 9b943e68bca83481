"""Players that think by exact play."""

import contextlib
import time

from rookery.bots.thought import Prospect, Thought, forced, share, standing
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import Exact
from rookery.kernel.messages import Text
from rookery.solver import LimitReached, Solution, Solver, can_solve, is_prompt


class ExactThinker:
    """A solver, which remembers what it has found out about a game."""

    def __init__(self, game: Game, algorithm: Exact, *, thorough: bool = False) -> None:
        self._game = game
        self._algorithm = algorithm
        self._thorough = thorough
        """Whether the thought is for people, who want to know of all moves and of the whole variation."""
        self._solver = Solver()
        self._until = 0.0
        self._warm = False

    def warm(self) -> None:
        """Compile or load the solver."""
        start = self._game.start(seed=0)
        if not self._warm and can_solve(start):
            with contextlib.suppress(LimitReached):
                Solver().solve(start, nodes=1)
        self._warm = True

    def forget(self) -> None:
        """What is solved is certain: there is nothing to forget."""

    def think(self, position: Position, seed: int, spent: float = 0.0) -> Thought | None:  # noqa: ARG002
        """Solve the position; None where it cannot be, or where a limit left the player without a move that is good."""
        self.warm()
        self._until = time.perf_counter() + self._algorithm.seconds
        found = self._solve(position) if is_prompt(position) else None
        if found is None or not found.best or (not found.exact and found.winner != position.seat):
            return None
        chances = _chances(position, found)
        mine = chances[position.seat or 0]
        others = [move for move in position.moves if move not in found.best]
        best = [Prospect(move, mine) for move in found.best]
        return Thought(
            position=str(position),
            seat=position.seat,
            best=found.best,
            moves=(*best, *sorted((self._other(position, move, mine) for move in others), key=_promise)),
            chances=chances,
            principal_variation=found.principal_variation or self._variation(position, found),
            verdict=_verdict(position, found, chances),
            exact=found.exact,
            algorithm="solver",
            nodes=found.nodes,
            seconds=time.perf_counter() - self._until + self._algorithm.seconds,
        )

    def _solve(self, position: Position) -> Solution | None:
        """What is certain of a position in which the game goes on; None where nothing is."""
        left = self._until - time.perf_counter()
        if left <= 0 or not can_solve(position):
            return None
        with contextlib.suppress(LimitReached):
            return self._solver.solve(position, seconds=left, nodes=self._algorithm.nodes)
        return None

    def _other(self, position: Position, move: str, most: float) -> Prospect:
        """What a move that is not among the best promises: at most as much as the best."""
        if self._thorough and most > 0 and position.game.players > 1:
            following = position.play(move)
            outcome = following.outcome
            found = self._solve(following) if outcome is None else None
            winner = found.winner if found else outcome.winners[0] if outcome else None
            if winner is not None:
                return Prospect(move, float(winner == position.seat))
        return Prospect(move, most, at_most=most > 0)

    def _variation(self, position: Position, found: Solution | None) -> tuple[str, ...]:
        """Best play from here to the end, as far as it is certain."""
        moves: list[str] = []
        while found is not None and found.best:
            moves.append(found.best[0])
            position = position.play(moves[-1])
            found = self._solve(position) if self._thorough else None
        return tuple(moves)


def _promise(prospect: Prospect) -> float:
    return -prospect.chance


def _chances(position: Position, found: Solution) -> tuple[float, ...]:
    if found.winner is not None:
        return tuple(float(seat == found.winner) for seat in range(position.game.players))
    return (share(found.score or 0.0, 1),)


def _verdict(position: Position, found: Solution, chances: tuple[float, ...]) -> Text:
    if found.winner is None:
        return found.verdict
    if found.plies is None:
        return standing(position, chances)
    return forced(position, found.winner, found.plies)
