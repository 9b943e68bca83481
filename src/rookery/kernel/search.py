"""Tree search driven from Python: trees made, grown within limits and kept from move to move; many searches at once."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rookery.kernel import mcts, run
from rookery.kernel.engine import Engine, native
from rookery.kernel.history import history_size, new_history, push
from rookery.kernel.mcts import Positions, Settings, Workspace
from rookery.kernel.protocol import PLAYERS, Config, History, Numbers, Rules, State
from rookery.kernel.rng import word
from rookery.kernel.tree_rows import child, children, principal_variation

DEEPEST = 512
"""A simulation leaves the tree after this many plies at the latest."""
SLICE = 0.02
"""Seconds of native work between two looks at the clock."""
MOST_NODES = 1 << 22
"""No tree has more; one that is full is still searched, but grows no further."""


@dataclass(frozen=True, eq=False)
class Found:
    """What a search knows of the moves at its root."""

    codes: Numbers
    visits: npt.NDArray[np.int64]
    values: npt.NDArray[np.float64]
    """The mean scores of the seats behind each move, a row a move; those of the root where none was tried."""
    means: npt.NDArray[np.float64]
    """The mean score of each seat."""
    principal_variation: tuple[int, ...]
    """The most visited moves one after the other, up to a roll of the die or a position hardly looked at."""
    simulations: int
    nodes: int
    seconds: float

    @property
    def best(self) -> int:
        """The code of the most visited move."""
        return int(self.codes[np.argmax(self.visits)])


class Tree:
    """A tree and the arrays that simulations work in: all that one thread needs."""

    def __init__(self, rules: Rules, players: int, capacity: int) -> None:
        self.nodes = np.empty((capacity, mcts.WIDTH), np.int32)
        self.totals = np.empty((capacity, players), np.float64)
        self.state = np.empty(rules.state_size, np.int32)
        self.moves = np.empty(rules.move_limit, np.int32)
        self.weights = np.empty(rules.move_limit, np.int32)
        self.path = np.empty(DEEPEST, np.int32)
        mcts.reset(self.nodes, self.totals)

    def workspace(self, history: History) -> Workspace:
        """The arrays as the loops take them, with the past of a game."""
        return Workspace(self.nodes, self.totals, self.state, self.moves, self.weights, history, self.path)


class Search:
    """A search that can go on: its trees grow with every thought and follow the game from move to move.

    Each thread grows a tree of its own from draws of its own; what they have counted is added up.
    """

    def __init__(
        self,
        rules: Rules,
        config: Config,
        settings: Settings,
        *,
        nodes: int,
        threads: int = 1,
        engine: Engine | None = None,
    ) -> None:
        self._rules = rules
        self._config = config
        self._settings = settings
        self._engine = engine or native(rules)
        # The root always has space for its children: without them there would be nothing to choose from.
        self._capacity = max(rules.move_limit + 2, min(nodes, MOST_NODES))
        self._trees = [self._new_tree() for _ in range(threads)]

    def _new_tree(self) -> Tree:
        return Tree(self._rules, int(self._config[PLAYERS]), self._capacity)

    def clear(self) -> None:
        """Forget everything."""
        for tree in self._trees:
            mcts.reset(tree.nodes, tree.totals)

    def follow(self, codes: Sequence[int]) -> None:
        """Go on to the position after these moves, and keep what is known of it."""
        for index, tree in enumerate(self._trees):
            node = mcts.ROOT
            for code in codes:
                node = child(tree.nodes, node, code) if node else 0
            if node != mcts.ROOT:
                following = self._new_tree()
                if node:
                    self._engine.copy_subtree(tree.nodes, tree.totals, node, following.nodes, following.totals)
                self._trees[index] = following

    def warm(self, state: State) -> None:
        """Compile or load what a search needs, so that its clock does not run meanwhile."""
        tree = self._new_tree()
        self._grow(tree, state, self._new_history(()), 0, 1, None)
        self._engine.copy_subtree(tree.nodes, tree.totals, mcts.ROOT, tree.nodes, tree.totals)

    def think(
        self, state: State, past: Sequence[int] = (), *, simulations: int, seconds: float | None = None, seed: int = 0
    ) -> Found:
        """Search a position in which the game goes on; ``past`` is the game's history, its own position last.

        The same seed gives the same answer, unless the seconds run out first; one simulation there is always.
        """
        began = time.perf_counter()
        deadline = None if seconds is None else began + seconds
        threads = len(self._trees)
        shares = [simulations // threads + (thread < simulations % threads) for thread in range(threads)]
        done = [0] * threads

        def work(first: int, last: int) -> None:
            for thread in range(first, last):
                history = self._new_history(past)
                tree_seed = seed if thread == 0 else word(seed, thread, simulations)
                done[thread] = self._grow(self._trees[thread], state, history, tree_seed, shares[thread], deadline)

        run.spread(work, threads)
        return self._found(sum(done), time.perf_counter() - began)

    def _new_history(self, past: Sequence[int]) -> History:
        if not self._rules.remembers:
            return new_history(0)
        history = new_history(len(past) + DEEPEST + self._settings.cutoff)
        for identity in past:
            push(history, identity)
        return history

    def _grow(
        self, tree: Tree, state: State, history: History, seed: int, simulations: int, deadline: float | None
    ) -> int:
        """Run a number of simulations in slices, or fewer if the deadline passes."""
        workspace = tree.workspace(history)
        done = 0
        step = 1
        while done < simulations and (done == 0 or deadline is None or time.perf_counter() < deadline):
            last = min(done + step, simulations)
            began = time.perf_counter()
            self._engine.simulate(self._config, state, workspace, self._settings, seed, done, last)
            done = last
            slow = time.perf_counter() - began > SLICE
            step = max(1, step // 2) if slow else step * 2
        return done

    def _found(self, simulations: int, seconds: float) -> Found:
        """Add up what the trees know. All have the same moves at their roots, in the same order."""
        trees = self._trees
        rows = [children(tree.nodes, mcts.ROOT) for tree in trees]
        grown = list(zip(trees, rows, strict=True))
        visits = np.array([tree.nodes[row, mcts.VISITS] for tree, row in grown]).sum(0, np.int64)
        totals = np.array([tree.totals[row] for tree, row in grown]).sum(0)
        root_visits = sum(int(tree.nodes[mcts.ROOT, mcts.VISITS]) for tree in trees)
        means = np.array([tree.totals[mcts.ROOT] for tree in trees]).sum(0) / root_visits
        tried = np.maximum(visits, 1)[:, None]
        most_visited = max(trees, key=lambda tree: int(tree.nodes[mcts.ROOT, mcts.VISITS]))
        return Found(
            codes=trees[0].nodes[rows[0], mcts.MOVE].copy(),
            visits=visits,
            values=np.where(visits[:, None] > 0, totals / tried, means),
            means=means,
            principal_variation=principal_variation(most_visited.nodes),
            simulations=simulations,
            nodes=sum(int(tree.nodes[0, mcts.USED]) - 1 for tree in trees),
            seconds=seconds,
        )


@dataclass(frozen=True, eq=False)
class Searches:
    """What many searches have found: a row for each position, in their order."""

    visits: Numbers
    """One number for each legal move, in the order of the moves; zeros behind the last, and where the game is over."""
    means: npt.NDArray[np.float64]
    """The mean score of each seat."""


def search_many(
    rules: Rules,
    config: Config,
    roots: Numbers,
    settings: Settings,
    *,
    simulations: int,
    seed: int = 0,
    device: str = "cpu",
) -> Searches:
    """Search many positions, each from nothing and as the first of its game, on all cores or on a GPU."""
    if not run.on_cuda(device):
        return search_many_with(native(rules), rules, config, roots, settings, simulations, seed)
    positions = _positions(rules, config, roots)
    run.cuda_side(rules).searches(
        config, positions, settings, simulations, seed, nodes_for(rules, simulations), DEEPEST
    )
    return Searches(positions.visits, positions.means)


def _positions(rules: Rules, config: Config, roots: Numbers) -> Positions:
    """Positions of which nothing is known yet."""
    visits = np.zeros((len(roots), rules.move_limit), np.int32)
    return Positions(roots, visits, np.zeros((len(roots), int(config[PLAYERS])), np.float64))


def nodes_for(rules: Rules, simulations: int) -> int:
    """Nodes enough for a search from nothing: each simulation expands one node at most."""
    return min(2 + rules.move_limit * (simulations + 1), MOST_NODES)


def search_many_with(
    engine: Engine, rules: Rules, config: Config, roots: Numbers, settings: Settings, simulations: int, seed: int
) -> Searches:
    """Search many positions with a given engine."""
    positions = _positions(rules, config, roots)

    def work(first: int, last: int) -> None:
        tree = Tree(rules, int(config[PLAYERS]), nodes_for(rules, simulations))
        history = np.empty(history_size(DEEPEST + settings.cutoff if rules.remembers else 0), np.int64)
        engine.searches(config, positions, tree.workspace(history), settings, simulations, seed, first, last)

    run.spread(work, len(roots))
    return Searches(positions.visits, positions.means)
