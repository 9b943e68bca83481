"""Alpha-beta driven from Python: deepened step by step within limits, a move of its own kept at any time."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rookery.kernel import alphabeta
from rookery.kernel.alphabeta import MAX_PLY, NOTHING, PROVEN, SCALE, WIN, Workspace
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.history import new_history, push
from rookery.kernel.protocol import Config, Rules, State

SLICE = 0.02
"""Seconds of native work between two looks at the clock."""
FIRST_SLICE = 64
"""Nodes in the first slice: few enough for the interpreter."""
SLOTS = 1 << 20
"""The table is no larger than this."""
DEEPEST = MAX_PLY - alphabeta.QUIESCENCE
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
    """What it is worth to the player to move: ``WIN`` less the plies to a win, or thousandths of an evaluation."""
    moves: tuple[Prospect, ...]
    """All legal moves, the best first."""
    principal_variation: tuple[int, ...]
    """How it may go on with best play, the best move first."""
    depth: int
    """How many plies every move was searched."""
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
        """The score on the scale of an evaluation, from -1 to 1."""
        return max(-1.0, min(1.0, self.score / SCALE))


class Limits:
    """When to stop: after a number of nodes or seconds."""

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
    variations: int = 1,
    reduce_late_moves: bool = True,
    engine: Engine | None = None,
) -> Judgement:
    """Search a position in which the game goes on; ``past`` is the game's history, its own position last.

    The best ``variations`` moves get scores of their own, the others bounds. The seed decides between moves that look
    alike; the same seed gives the same answer, unless the seconds run out first. Late moves are searched less deeply,
    and so others further in the same time; without ``reduce_late_moves`` no win within the depth is missed.
    """
    deepening = Deepening(
        rules, config, state, past, seed, engine or native(rules), min(nodes, SLOTS), reduce_late_moves
    )
    limits = Limits(nodes, seconds)
    reached = 0
    while reached < min(depth, DEEPEST) and deepening.deepen(reached + 1, variations, limits):
        reached += 1
        if deepening.decided:
            break
    exact = deepening.decided and deepening.confirm(limits)
    return deepening.judgement(reached, exact, time.perf_counter() - limits.began)


class Deepening:
    """One search by iterative deepening: its workspace, and what it knows of the moves at the root, the best first."""

    def __init__(
        self,
        rules: Rules,
        config: Config,
        state: State,
        past: Sequence[int],
        seed: int,
        engine: Engine,
        slots: int,
        reduce_late_moves: bool,
    ) -> None:
        self._config = config
        self._engine = engine
        self._slice = FIRST_SLICE
        self._workspace = _new_workspace(rules, slots, past, reduce_late_moves)
        self._workspace.states[0] = state
        # Asked once, so it is not worth loading native code for it.
        functions = interpreted(rules)
        self._seat = functions.turn(config, state)
        count = functions.legal(config, state, self._workspace.moves[0])
        codes = self._workspace.moves[0, :count].tolist()
        random.Random(seed).shuffle(codes)  # noqa: S311  # a game's move is no secret
        self._moves = [Prospect(code, WIN, False) for code in codes]
        self._principal_variation = tuple(codes[:1])

    @property
    def nodes(self) -> int:
        """The positions looked at so far."""
        return int(self._workspace.counters[alphabeta.NODES])

    def deepen(self, depth: int, variations: int, limits: Limits) -> bool:
        """Search so deep, once for each variation without the better moves; False if a limit was reached before."""
        for rank in range(min(variations, len(self._moves))):
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
        """Look for a sooner win than the certain one, with every move searched in full; False if a limit was reached.

        A search to one ply less that reduces no move finds any sooner win. The table may hold reduced ones.
        """
        score = self._moves[0].score
        shorter = WIN - abs(score) - 1
        if shorter == 0:
            return True
        self._workspace.table[:] = 0
        self._workspace.counters[alphabeta.REDUCE_LATE_MOVES] = 0
        done = self._search(shorter, 0, limits, (PROVEN, WIN) if score > 0 else (-WIN, -PROVEN))
        if done and int(self._workspace.frames[0, alphabeta.BEST_SCORE]) * (1 if score > 0 else -1) > abs(score):
            self._learn(0, done)
        return done

    def _search(self, depth: int, rank: int, limits: Limits, window: tuple[int, int] = (-WIN, WIN)) -> bool:
        """Search the moves from this rank on, slice by slice."""
        workspace = self._workspace
        codes = [move.code for move in self._moves[rank:]]
        workspace.moves[0, : len(codes)] = codes
        workspace.variations[0, 0] = NOTHING
        frame = workspace.frames[0]
        frame[:] = 0
        frame[alphabeta.ALPHA] = frame[alphabeta.ALPHA_BEFORE] = window[0]
        frame[alphabeta.BETA] = window[1]
        frame[alphabeta.BEST_SCORE] = -WIN
        frame[alphabeta.DEPTH] = depth
        frame[alphabeta.BEST_MOVE] = frame[alphabeta.KEY] = frame[alphabeta.TABLE_MOVE] = NOTHING
        frame[alphabeta.COUNT] = len(codes)
        frame[alphabeta.SEAT] = self._seat
        workspace.counters[alphabeta.PLY] = 0
        while not limits.reached(self.nodes):
            began = time.perf_counter()
            if self._engine.alphabeta(self._config, workspace, min(self._slice, limits.nodes - self.nodes)):
                return True
            if time.perf_counter() - began < SLICE / 2:
                self._slice *= 2
        return False

    def _learn(self, rank: int, done: bool) -> None:
        """Put the best of the moves from this rank on at their head; a search that was done has also judged the rest.

        One that was not has looked at the best move of the time before first: what it found better is better.
        """
        workspace = self._workspace
        best = int(workspace.frames[0, alphabeta.BEST_MOVE])
        if best == NOTHING:
            return
        searched = self._moves[rank:]
        if done:
            bounds = workspace.weights[0, : len(searched)].tolist()
            searched = [Prospect(move.code, bound, False) for move, bound in zip(searched, bounds, strict=True)]
            searched.sort(key=lambda move: -move.score)
        others = [move for move in searched if move.code != best]
        self._moves[rank:] = [Prospect(best, int(workspace.frames[0, alphabeta.BEST_SCORE]), True), *others]
        if rank == 0:
            variation = workspace.variations[0].tolist()
            self._principal_variation = tuple(variation[: variation.index(NOTHING)])

    def judgement(self, depth: int, exact: bool, seconds: float) -> Judgement:
        """What is known now."""
        return Judgement(
            code=self._moves[0].code,
            score=self._moves[0].score if self._moves[0].exact else 0,
            moves=tuple(self._moves),
            principal_variation=self._principal_variation,
            depth=depth,
            nodes=self.nodes,
            seconds=seconds,
            exact=exact,
        )


def _new_workspace(rules: Rules, slots: int, past: Sequence[int], reduce_late_moves: bool) -> Workspace:
    """Arrays for a search, with the game's history in them."""
    rows = MAX_PLY + 2
    history = new_history(len(past) + rows if rules.remembers else 0)
    for identity in past if rules.remembers else ():
        push(history, identity)
    return Workspace(
        states=np.zeros((rows, rules.state_size), np.int32),
        moves=np.zeros((rows, rules.move_limit), np.int32),
        weights=np.zeros((rows, rules.move_limit), np.int32),
        frames=np.zeros((rows, alphabeta.FIELDS), np.int64),
        variations=np.full((rows, rows + 1), NOTHING, np.int32),
        table=np.zeros((1 << max(slots - 1, 1).bit_length(), 2), np.int64),
        cutoffs=np.zeros((2, rules.move_codes), np.int32),
        history=history,
        counters=np.array([0, 0, reduce_late_moves], np.int64),
    )
