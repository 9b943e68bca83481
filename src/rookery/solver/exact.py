"""Exact play: what a position comes to with best play on all sides, and the moves that keep it."""

import msgspec

from rookery import catalog
from rookery.kernel import jit
from rookery.kernel.errors import GameOver, RookeryError
from rookery.kernel.game import Game, Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.packed import Packed
from rookery.solver.engine import bound
from rookery.solver.layers import count_ends
from rookery.solver.limits import Limits, Progress, Stopped
from rookery.solver.prover import Prover

say = speaker("solver")


class CannotSolve(RookeryError):
    """A position that exact play does not cover."""

    code = "cannot-solve"


class LimitReached(RookeryError):
    """A limit of time or positions came before anything was certain."""

    code = "limit-reached"


class End(msgspec.Struct, frozen=True, kw_only=True):
    """A way in which a game that is played alone can end, and in how many ways it comes to that."""

    label: Message
    score: float
    won: bool
    ways: int
    """How many sequences of moves lead there."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """What is certain of a position."""

    winner: int | None
    """The seat that wins with best play; None alone."""
    plies: int | None
    """Plies to the end with best play: the winner hurries, the loser delays. None if a limit came first."""
    best: tuple[str, ...]
    """All best moves. If a limit came first: moves that keep the result, as far as they are known."""
    verdict: Message
    """What it comes to, as a sentence without its full stop."""
    exact: bool
    """Whether all of this is final; if not, a limit came first."""
    nodes: int
    """Positions looked at."""
    seconds: float
    memory: int
    """Bytes in which the solver keeps what it knows."""
    worth: int | None = None
    """The same in one number of the packed game, the larger the better for seat 0. None if a limit came first."""
    score: float | None = None
    """Alone: the best score that can be reached."""
    principal_variation: tuple[str, ...] = ()
    """Alone: moves that reach it."""
    ends: tuple[End, ...] = ()
    """Alone: all ends that can be reached, the best first; none if nobody asked, a limit came first, or there are too
    many ways to count."""

    @property
    def solutions(self) -> int | None:
        """Alone: how many sequences of moves win; None where they are not counted."""
        return sum(end.ways for end in self.ends if end.won) if self.ends else None


def packed_game(position: Position) -> Packed:
    """The packed game of a position, or the reason why it cannot be solved."""
    packed = position.game.room.packed
    if packed is None:
        others = tuple(room.title for room in catalog.rooms() if room.packed is not None)
        raise CannotSolve(say("cannot-solve", game=position.game.room.title, others=others))
    if position.outcome is not None:
        raise GameOver(say("nothing-to-solve"))
    reason = packed.refusal(position.game.config, position.state)
    if reason is not None:
        raise CannotSolve(reason)
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


def verdict(position: Position, winner: int, plies: int | None) -> Message:
    """Who wins of two, and when, if that is known."""
    who = position.scene().seats[winner].name
    return say("wins", who=who) if plies is None else say("wins-in", who=who, plies=plies)


class Solver:
    """Solves positions, and keeps what it has learned for later positions of the same game."""

    def __init__(self, *, native: bool = True) -> None:
        self._native = native
        self._game: Game | None = None
        self._prover: Prover

    def solve(
        self,
        position: Position,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        progress: Progress | None = None,
        count: bool = False,
    ) -> Solution:
        """Who wins, when, and how; alone, how well it can end, and how, and if asked in how many ways.

        If a limit comes first, the solution is not exact and holds what is certain; if nothing is, LimitReached. What
        was learned is kept: asked again, the solver goes on from there.
        """
        limits = Limits(seconds, nodes, progress)
        here = self._enter(packed_game(position), position)
        limits.start()
        question = _Question(self._prover, position, here, limits)
        return question.alone(count=count) if position.game.players == 1 else question.of_two()

    def winner(self, position: Position, *, seconds: float | None = None, nodes: int | None = None) -> int:
        """The seat that wins with best play of two: the quickest answer, without distance and moves."""
        if position.game.players == 1:
            raise CannotSolve(say("nobody-wins-alone"))
        limits = Limits(seconds, nodes)
        here = self._enter(packed_game(position), position)
        limits.start()
        return _Question(self._prover, position, here, limits).winner()

    def _enter(self, packed: Packed, position: Position) -> int:
        """The packed position: under the table of the question before, if it can follow from there."""
        config, state = position.game.config, position.state
        if self._game == position.game:
            found = packed.repack(self._prover.table, config, state)
            if found is not None:
                return found
        table, found = packed.pack(config, state)
        self._game = position.game
        self._prover = Prover(packed, bound(packed, native=self._native), table, position.game.playout_limit)
        with jit.progress(position.game.room.title):
            self._prover.warm(found)
        return found


class _Question:
    """One position to be solved, within limits."""

    def __init__(self, prover: Prover, position: Position, here: int, limits: Limits) -> None:
        self._prover = prover
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
        worth, plies, exact = None, None, True
        try:
            worth = self._find_worth(bound)
            plies = self._plies(worth)
            self._find_best(worth)
        except Stopped:
            exact = False
            if not self._best:
                self._find_good(winner)
        return Solution(
            winner=winner,
            plies=plies,
            best=self._moves(self._best),
            verdict=verdict(self._position, winner, plies),
            exact=exact,
            nodes=self._limits.nodes,
            seconds=self._limits.seconds,
            memory=self._prover.bytes,
            worth=worth,
        )

    def alone(self, *, count: bool) -> Solution:
        """The solution for one player."""
        bound = self._first_answer()
        try:
            worth = self._find_worth(bound)
        except Stopped:
            raise self._nothing() from None
        variation = self._variation(worth)
        ends, exact = None, True
        try:
            self._find_best(worth)
            if count:
                self._limits.stage(0.0, 1.0, say("stage-count"))
                ends = count_ends(self._prover, self._here, self._plies(worth), self._limits)
        except Stopped:
            exact = False
        result = self._prover.packed.result(worth)
        return Solution(
            winner=None,
            plies=self._plies(worth),
            best=self._moves(self._best),
            verdict=result.verdict,
            exact=exact,
            nodes=self._limits.nodes,
            seconds=self._limits.seconds,
            memory=self._prover.bytes,
            worth=worth,
            score=result.score,
            principal_variation=variation,
            ends=self._ends(ends or {}),
        )

    def _first_answer(self) -> int:
        """A bound that tells who wins."""
        self._limits.stage(0.0, 0.5, say("stage-winner"))
        try:
            return self._prover.ask(self._here, 1, self._limits)
        except Stopped:
            raise self._nothing() from None

    def _nothing(self) -> LimitReached:
        nodes, seconds = self._limits.nodes, round(self._limits.seconds, 1)
        return LimitReached(say("limit-reached", nodes=nodes, seconds=seconds))

    def _find_worth(self, bound: int) -> int:
        self._limits.stage(0.5, 0.75, say("stage-distance"))
        return self._prover.worth(self._here, bound, self._limits)

    def _find_best(self, worth: int) -> None:
        """All choices that keep the worth."""
        children = self._prover.children(self._here)
        for index, (choice, child) in enumerate(children):
            first, last = (0.75 + 0.25 * number / len(children) for number in (index, index + 1))
            self._limits.stage(first, last, say("stage-best"))
            if self._prover.keeps(self._here, child, worth, self._limits):
                self._best.append(choice)

    def _find_good(self, winner: int) -> None:
        """Without another search: the winner's choices that are known to win; all choices of the loser."""
        for choice, child in self._prover.children(self._here):
            bound = self._prover.known(child, 1)
            if winner != self._position.seat or (bound is not None and (bound > 0) == (winner == 0)):
                self._best.append(choice)

    def _variation(self, worth: int) -> tuple[str, ...]:
        """Moves to an end of this worth. They are found again at once: the memory knows them."""
        position, here, texts = self._position, self._here, []
        while position.outcome is None:
            children = self._prover.children(here)
            chosen = next(c for c, child in children if self._prover.keeps(here, child, worth, Limits()))
            texts.append(self._move(position, here, chosen))
            position, here = position.play(texts[-1]), dict(children)[chosen]
        return tuple(texts)

    def _ends(self, ways: dict[int, int]) -> tuple[End, ...]:
        """All ends that were counted, the best first."""
        results = [(self._prover.packed.result(worth), ways[worth]) for worth in sorted(ways, reverse=True)]
        return tuple(
            End(label=result.label, score=result.score, won=result.won, ways=count) for result, count in results
        )

    def _plies(self, worth: int) -> int:
        return self._prover.packed.plies(self._prover.table, self._here, worth)

    def _move(self, position: Position, here: int, choice: int) -> str:
        code = self._prover.packed.code(self._prover.table, here, choice)
        return position.game.room.write_move(position.game.config, position.state, code)

    def _moves(self, choices: list[int]) -> tuple[str, ...]:
        """The texts of choices, in the order of the legal moves."""
        chosen = {self._move(self._position, self._here, choice) for choice in choices}
        return tuple(move for move in self._position.moves if move in chosen)


def solve(
    position: Position,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    progress: Progress | None = None,
    count: bool = False,
) -> Solution:
    """Exact play from one position; a Solver object remembers what it learned for the next one."""
    return Solver().solve(position, seconds=seconds, nodes=nodes, progress=progress, count=count)
