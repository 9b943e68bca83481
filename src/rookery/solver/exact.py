"""Exact play: what a position comes to with best play on all sides, and the moves that keep it."""

import msgspec

from rookery import catalog
from rookery.kernel import jit
from rookery.kernel.errors import GameOver, RookeryError, listed
from rookery.kernel.game import Game, Position
from rookery.kernel.packed import Packed
from rookery.solver.deal import Deal
from rookery.solver.engine import bound
from rookery.solver.layers import count_ends
from rookery.solver.limits import Limits, Progress, Stopped


class CannotSolve(RookeryError):
    """A position that exact play does not cover."""

    code = "cannot-solve"


class LimitReached(RookeryError):
    """A limit of time or positions came before anything was certain."""

    code = "limit-reached"


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """What is certain of a position."""

    winner: int | None
    """The seat that wins with best play; None alone."""
    plies: int | None
    """Plies to the end with best play: the winner hurries, the loser delays. None if a limit came first."""
    best: tuple[str, ...]
    """All best moves. If a limit came first: moves that keep the result, as far as they are known."""
    exact: bool
    """Whether all of this is final; if not, a limit came first."""
    nodes: int
    """Positions looked at."""
    seconds: float
    memory: int
    """Bytes in which the solver keeps what it knows."""
    coins: int | None = None
    """Alone: the fewest that can be left."""
    challenge: bool | None = None
    """Alone: whether the challenge can be met."""
    line: tuple[str, ...] = ()
    """Alone: moves to such an end."""
    solutions: int | None = None
    """Alone: how many lines leave one coin; None if nobody asked, a limit came first, or they are too many to count."""
    challenge_solutions: int | None = None
    """Alone: how many of these meet the challenge."""


def packed_game(position: Position) -> Packed:
    """The packed game of a position, or the reason why it cannot be solved."""
    packed = position.game.room.packed
    if packed is None:
        right = listed(room.title for room in catalog.rooms() if room.packed is not None)
        raise CannotSolve(f"{position.game.room.title} cannot be solved; {right} can")
    if position.outcome is not None:
        raise GameOver("there is nothing to solve: the game is over")
    reason = packed.refusal(position.game.config, position.state)
    if reason is not None:
        raise CannotSolve(f"{position.game.room.title} cannot be solved {reason}")
    return packed


def can_solve(position: Position) -> bool:
    """Whether a position is one that exact play covers."""
    try:
        packed_game(position)
    except (CannotSolve, GameOver):
        return False
    return True


def is_prompt(position: Position) -> bool:
    """Whether exact play covers a position and can be expected to answer within a second or so."""
    packed = position.game.room.packed
    return can_solve(position) and packed is not None and packed.prompt(position.game.config, position.state)


class Solver:
    """Solves positions, and keeps what it has learned for later positions of the same deal."""

    def __init__(self, *, native: bool = True) -> None:
        self._native = native
        self._game: Game | None = None
        self._deal: Deal

    def solve(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Progress | None = None,
        count: bool = False,
    ) -> Solution:
        """Who wins, when, and how; alone, how few coins can be left, and how, and if asked in how many ways.

        If a limit comes first, the solution is not exact and holds what is certain; if nothing is, LimitReached. What
        was learned is kept: asked again, the solver goes on from there.
        """
        limits = Limits(seconds, nodes, progress)
        here = self._enter(packed_game(position), position)
        limits.start()
        question = _Question(self._deal, position, here, limits)
        return question.alone(count=count) if position.game.players == 1 else question.of_two()

    def winner(self, position: Position, *, seconds: float | None = None, nodes: int | None = None) -> int:
        """The seat that wins with best play of two: the quickest answer, without distance and moves."""
        if position.game.players == 1:
            raise CannotSolve("nobody wins alone; solve tells how few coins can be left")
        limits = Limits(seconds, nodes)
        here = self._enter(packed_game(position), position)
        limits.start()
        return _Question(self._deal, position, here, limits).winner()

    def _enter(self, packed: Packed, position: Position) -> int:
        """The position as the deal knows it: the same deal as before if the position belongs to it."""
        config, state = position.game.config, position.state
        if self._game == position.game:
            found = packed.repack(self._deal.table, config, state)
            if found is not None:
                return found
        table, found = packed.pack(config, state)
        self._game = position.game
        self._deal = Deal(packed, bound(packed, native=self._native), table, position.game.playout_limit)
        with jit.progress(f"exact play of {position.game.room.title}"):
            self._deal.warm(found)
        return found


class _Question:
    """One position to be solved, within limits."""

    def __init__(self, deal: Deal, position: Position, here: int, limits: Limits) -> None:
        self._deal = deal
        self._position = position
        self._here = here
        self._limits = limits
        self._best: list[int] = []

    def winner(self) -> int:
        """The seat that wins."""
        return 0 if self._first_answer() > 0 else 1

    def of_two(self) -> Solution:
        """The solution for two players."""
        bound = self._first_answer()
        winner = 0 if bound > 0 else 1
        plies, exact = None, True
        try:
            worth = self._find_worth(bound)
            plies = self._plies(worth)
            self._find_best(worth)
        except Stopped:
            exact = False
            if not self._best:
                self._find_good(winner)
        return self._solution(winner=winner, plies=plies, best=self._moves(self._best), exact=exact)

    def alone(self, *, count: bool) -> Solution:
        """The solution for one player."""
        bound = self._first_answer()
        try:
            worth = self._find_worth(bound)
        except Stopped:
            raise self._nothing() from None
        coins, challenge = self._deal.packed.alone(worth)
        line = self._line(worth)
        ends, exact = None, True
        try:
            self._find_best(worth)
            if count:
                self._limits.stage(0.0, 1.0, "the number of solutions")
                ends = count_ends(self._deal, self._here, self._plies(worth), self._limits)
        except Stopped:
            exact = False
        return self._solution(
            winner=None,
            plies=self._plies(worth),
            best=self._moves(self._best),
            exact=exact,
            coins=coins,
            challenge=challenge,
            line=line,
            solutions=self._lines(ends, challenge=False),
            challenge_solutions=self._lines(ends, challenge=True),
        )

    def _first_answer(self) -> int:
        """A bound that tells who wins."""
        self._limits.stage(0.0, 0.5, "win or loss")
        try:
            return self._deal.ask(self._here, 1, self._limits)
        except Stopped:
            raise self._nothing() from None

    def _nothing(self) -> LimitReached:
        used = f"{self._limits.nodes} positions and {self._limits.seconds:.1f} seconds"
        return LimitReached(f"the limit came before anything was certain, after {used}; allow more")

    def _find_worth(self, bound: int) -> int:
        self._limits.stage(0.5, 0.75, "the distance")
        return self._deal.worth(self._here, bound, self._limits)

    def _find_best(self, worth: int) -> None:
        """All choices that keep the worth."""
        children = self._deal.children(self._here)
        for index, (choice, child) in enumerate(children):
            first, last = (0.75 + 0.25 * number / len(children) for number in (index, index + 1))
            self._limits.stage(first, last, "the best moves")
            if self._deal.keeps(self._here, child, worth, self._limits):
                self._best.append(choice)

    def _find_good(self, winner: int) -> None:
        """Without another search: the winner's choices that are known to win; all choices of the loser."""
        for choice, child in self._deal.children(self._here):
            bound = self._deal.known(child, 1)
            if winner != self._position.seat or (bound is not None and (bound > 0) == (winner == 0)):
                self._best.append(choice)

    def _line(self, worth: int) -> tuple[str, ...]:
        """Moves to an end of this worth. They are found again in no time: the way there is known."""
        position, here, texts = self._position, self._here, []
        while position.outcome is None:
            children = self._deal.children(here)
            chosen = next(c for c, child in children if self._deal.keeps(here, child, worth, Limits()))
            texts.append(self._move(position, here, chosen))
            position, here = position.play(texts[-1]), dict(children)[chosen]
        return tuple(texts)

    def _lines(self, ends: dict[int, int] | None, *, challenge: bool) -> int | None:
        """How many of the counted lines are solutions, or meet the challenge."""
        if ends is None:
            return None
        facts = ((self._deal.packed.alone(end), lines) for end, lines in ends.items())
        return sum(lines for (left, met), lines in facts if left == 1 and (met or not challenge))

    def _plies(self, worth: int) -> int:
        return self._deal.packed.plies(self._deal.table, self._here, worth)

    def _move(self, position: Position, here: int, choice: int) -> str:
        code = self._deal.packed.code(self._deal.table, here, choice)
        return position.game.room.write_move(position.game.config, position.state, code)

    def _moves(self, choices: list[int]) -> tuple[str, ...]:
        """The texts of choices, in the order of the legal moves."""
        chosen = {self._move(self._position, self._here, choice) for choice in choices}
        return tuple(move for move in self._position.moves if move in chosen)

    def _solution(self, **facts: object) -> Solution:
        limits = self._limits
        return msgspec.convert(
            facts | {"nodes": limits.nodes, "seconds": limits.seconds, "memory": self._deal.bytes}, Solution
        )


def solve(
    position: Position,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    progress: Progress | None = None,
    count: bool = False,
) -> Solution:
    """Exact play from one position; a Solver of one's own remembers what it learned for the next."""
    return Solver().solve(position, seconds=seconds, nodes=nodes, progress=progress, count=count)
