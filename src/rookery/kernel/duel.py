"""Alpha-beta driven from Python: deepened step by step within limits, a move of its own kept at any time."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rookery.kernel import alphabeta
from rookery.kernel.alphabeta import NOTHING, PLIES, PROVEN, SCALE, WIN, Desk
from rookery.kernel.engine import Engine, native
from rookery.kernel.history import new_line, push
from rookery.kernel.protocol import Config, Rules, State

SLICE = 0.02
"""Seconds of native work between two looks at the clock."""
FIRST_SLICE = 64
"""Nodes in the first slice: few enough for the interpreter."""
SLOTS = 1 << 20
"""The table is no larger than this."""
DEEPEST = PLIES - alphabeta.QUIET
"""No search is deeper."""


@dataclass(frozen=True)
class Prospect:
    """A move at the root and its score for the player to move."""

    code: int
    score: int
    exact: bool
    """Whether the score is the search's own value; otherwise the move is worth that much at most."""


@dataclass(frozen=True)
class Judgement:
    """What a search has come to."""

    code: int
    """The best move."""
    score: int
    """What it is worth to the player to move: ``WIN`` less the plies to a win, or thousandths of an outlook."""
    moves: tuple[Prospect, ...]
    """All legal moves, the best first."""
    line: tuple[int, ...]
    """How it may go on with best play, the best move first."""
    depth: int
    """How many plies every move was looked ahead."""
    nodes: int
    seconds: float
    exact: bool
    """Whether a win or loss is certain and none is sooner."""

    @property
    def win_in(self) -> int | None:
        """The plies to a certain win, the winning move's own included; negative to a certain loss; None otherwise."""
        if abs(self.score) < PROVEN:
            return None
        return WIN - self.score if self.score > 0 else -WIN - self.score

    @property
    def points(self) -> float:
        """The score on the scale of an outlook, from -1 to 1."""
        return max(-1.0, min(1.0, self.score / SCALE))


class Limits:
    """When to stop: after so many nodes or seconds."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self.nodes = nodes
        self.began = time.perf_counter()
        self.deadline = None if seconds is None else self.began + seconds

    def reached(self, nodes: int) -> bool:
        """Whether it is time to stop."""
        return nodes >= self.nodes or (self.deadline is not None and time.perf_counter() >= self.deadline)


def deepen(
    rules: Rules,
    config: Config,
    state: State,
    past: Sequence[int] = (),
    *,
    depth: int,
    nodes: int = 1_000_000_000,
    seconds: float | None = None,
    seed: int = 0,
    lines: int = 1,
    brisk: bool = True,
    engine: Engine | None = None,
) -> Judgement:
    """Search a position in which the game goes on; ``past`` has the identities of its line, its own last.

    The best ``lines`` moves get scores of their own, the others bounds. The seed decides between moves that look alike;
    the same seed gives the same answer, unless the seconds run out first. A brisk search looks at late moves less
    deeply, and so further in the same time; one that is not misses no win within its depth.
    """
    duel = Duel(rules, config, state, past, seed, engine or native(rules), min(nodes, SLOTS), brisk)
    limits = Limits(nodes, seconds)
    reached = 0
    while reached < min(depth, DEEPEST) and duel.deepen(reached + 1, lines, limits):
        reached += 1
        if duel.decided:
            break
    exact = duel.decided and duel.confirm(limits)
    return duel.judgement(reached, exact, time.perf_counter() - limits.began)


class Duel:
    """One search: its desk, and what it knows of the moves at the root, the best first."""

    def __init__(
        self,
        rules: Rules,
        config: Config,
        state: State,
        past: Sequence[int],
        seed: int,
        engine: Engine,
        slots: int,
        brisk: bool,
    ) -> None:
        self._config = config
        self._engine = engine
        self._slice = FIRST_SLICE
        self._desk = _new_desk(rules, slots, past, brisk)
        self._desk.states[0] = state
        count = engine.legal(config, state, self._desk.moves[0])
        codes = self._desk.moves[0, :count].tolist()
        random.Random(seed).shuffle(codes)  # noqa: S311  # a game's move is no secret
        self._moves = [Prospect(code, WIN, False) for code in codes]
        self._line = tuple(codes[:1])

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return int(self._desk.tally[alphabeta.NODES])

    def deepen(self, depth: int, lines: int, limits: Limits) -> bool:
        """Search so deep, once for each line with the better moves left out; False if a limit was reached before."""
        for rank in range(min(lines, len(self._moves))):
            done = self._search(depth, rank, limits)
            self._learn(rank, done)
            if not done:
                return False
        return True

    @property
    def decided(self) -> bool:
        """Whether somebody is certain to win."""
        return self._moves[0].exact and abs(self._moves[0].score) >= PROVEN

    def confirm(self, limits: Limits) -> bool:
        """Look for a sooner win than the certain one, with every move looked at in full; False if a limit was reached.

        A careful search to one ply less finds any sooner win there is. What the table knows was found briskly.
        """
        score = self._moves[0].score
        shorter = WIN - abs(score) - 1
        if shorter == 0:
            return True
        self._desk.table[:] = 0
        self._desk.tally[alphabeta.BRISK] = 0
        done = self._search(shorter, 0, limits, (PROVEN, WIN) if score > 0 else (-WIN, -PROVEN))
        if done and int(self._desk.frames[0, alphabeta.BEST]) * (1 if score > 0 else -1) > abs(score):
            self._learn(0, done)
        return done

    def _search(self, depth: int, rank: int, limits: Limits, window: tuple[int, int] = (-WIN, WIN)) -> bool:
        """Search the moves from this rank on, slice by slice."""
        desk = self._desk
        codes = [move.code for move in self._moves[rank:]]
        desk.moves[0, : len(codes)] = codes
        desk.lines[0, 0] = NOTHING
        frame = desk.frames[0]
        frame[:] = 0
        frame[alphabeta.ALPHA] = frame[alphabeta.FLOOR] = window[0]
        frame[alphabeta.BETA] = window[1]
        frame[alphabeta.BEST] = -WIN
        frame[alphabeta.DEPTH] = depth
        frame[alphabeta.CHOICE] = frame[alphabeta.KEY] = frame[alphabeta.HINT] = NOTHING
        frame[alphabeta.COUNT] = len(codes)
        frame[alphabeta.SEAT] = self._engine.turn(self._config, desk.states[0])
        desk.tally[alphabeta.PLY] = 0
        while not limits.reached(self.nodes):
            began = time.perf_counter()
            if self._engine.alphabeta(self._config, desk, min(self._slice, limits.nodes - self.nodes)):
                return True
            if time.perf_counter() - began < SLICE / 2:
                self._slice *= 2
        return False

    def _learn(self, rank: int, done: bool) -> None:
        """Put the best of the moves from this rank on at their head; a search that was done has also judged the rest.

        One that was not has looked at the best move of the time before first: what it found better is better.
        """
        desk = self._desk
        best = int(desk.frames[0, alphabeta.CHOICE])
        if best == NOTHING:
            return
        searched = self._moves[rank:]
        if done:
            bounds = desk.weights[0, : len(searched)].tolist()
            searched = [Prospect(move.code, bound, False) for move, bound in zip(searched, bounds, strict=True)]
            searched.sort(key=lambda move: -move.score)
        others = [move for move in searched if move.code != best]
        self._moves[rank:] = [Prospect(best, int(desk.frames[0, alphabeta.BEST]), True), *others]
        if rank == 0:
            line = desk.lines[0].tolist()
            self._line = tuple(line[: line.index(NOTHING)])

    def judgement(self, depth: int, exact: bool, seconds: float) -> Judgement:
        """What is known now."""
        return Judgement(
            code=self._moves[0].code,
            score=self._moves[0].score if self._moves[0].exact else 0,
            moves=tuple(self._moves),
            line=self._line,
            depth=depth,
            nodes=self.nodes,
            seconds=seconds,
            exact=exact,
        )


def _new_desk(rules: Rules, slots: int, past: Sequence[int], brisk: bool) -> Desk:
    """Arrays for a search, the game's line laid out in them."""
    rows = PLIES + 2
    line = new_line(len(past) + rows if rules.remembers else 0)
    for identity in past if rules.remembers else ():
        push(line, identity)
    return Desk(
        states=np.zeros((rows, rules.state_size), np.int32),
        moves=np.zeros((rows, rules.move_limit), np.int32),
        weights=np.zeros((rows, rules.move_limit), np.int32),
        frames=np.zeros((rows, alphabeta.FIELDS), np.int64),
        lines=np.full((rows, rows + 1), NOTHING, np.int32),
        table=np.zeros((1 << max(slots - 1, 1).bit_length(), 2), np.int64),
        history=np.zeros((2, rules.move_codes), np.int32),
        past=line,
        tally=np.array([0, 0, brisk], np.int64),
    )
