"""Tree search driven from Python: trees made, grown within limits and kept from move to move; many searches at once."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rookery.kernel import mcts, run
from rookery.kernel.engine import Engine, native
from rookery.kernel.history import line_size, new_line, push
from rookery.kernel.protocol import CHANCE, PLAYERS, Config, Line, Rules, State
from rookery.kernel.rng import word

DEEPEST = 512
"""A simulation leaves the tree after so many plies at the latest."""
SLICE = 0.02
"""Seconds of native work between two looks at the clock."""
MOST_NODES = 1 << 22
"""No tree has more; one that is full is still searched, but grows no further."""


@dataclass(frozen=True, eq=False)
class Found:
    """What a search knows of the moves at its root."""

    codes: run.Numbers
    visits: npt.NDArray[np.int64]
    values: npt.NDArray[np.float64]
    """The mean scores of the seats behind each move, a row a move; those of the root where none was tried."""
    means: npt.NDArray[np.float64]
    """The mean score of each seat."""
    line: tuple[int, ...]
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
        mcts.plant(self.nodes, self.totals)

    @property
    def scratch(self) -> tuple[run.Numbers, ...]:
        """What the loops write in and nobody reads afterwards, as they take it up to the line."""
        return self.state, self.moves, self.weights

    def children(self, node: int) -> slice:
        """The rows of a node's children."""
        first = int(self.nodes[node, mcts.FIRST])
        return slice(first, first + int(self.nodes[node, mcts.CHILDREN]))

    def child(self, node: int, code: int) -> int:
        """The row that a move leads to; 0, from which nothing leads on, where there is none."""
        rows = self.children(node)
        (found,) = np.nonzero(self.nodes[rows, mcts.MOVE] == code)
        return rows.start + int(found[0]) if len(found) else 0

    def line(self, least: int = 8) -> tuple[int, ...]:
        """The most visited moves from the root on, as long as they were tried a few times and no die is rolled."""
        codes: list[int] = []
        node = mcts.ROOT
        while int(self.nodes[node, mcts.CHILDREN]) and int(self.nodes[node, mcts.TURN]) != CHANCE:
            rows = self.children(node)
            node = rows.start + int(np.argmax(self.nodes[rows, mcts.VISITS]))
            if int(self.nodes[node, mcts.VISITS]) < least and codes:
                break
            codes.append(int(self.nodes[node, mcts.MOVE]))
        return tuple(codes)


class Search:
    """A search that can go on: its trees grow with every thought and follow the game from move to move.

    Each thread grows a tree of its own from draws of its own; what they have counted is added up.
    """

    def __init__(
        self,
        rules: Rules,
        config: Config,
        *,
        nodes: int,
        cutoff: int,
        sensible: bool = True,
        exploration: float = 1.4,
        threads: int = 1,
        engine: Engine | None = None,
    ) -> None:
        self._rules = rules
        self._config = config
        self._engine = engine or native(rules)
        self._settings = sensible, exploration, cutoff
        self._longest = DEEPEST + cutoff
        # The root always has room for its children: without them there would be nothing to choose from.
        self._capacity = max(rules.move_limit + 2, min(nodes, MOST_NODES))
        self._trees = [self._new_tree() for _ in range(threads)]

    def _new_tree(self) -> Tree:
        return Tree(self._rules, int(self._config[PLAYERS]), self._capacity)

    def clear(self) -> None:
        """Forget everything."""
        for tree in self._trees:
            mcts.plant(tree.nodes, tree.totals)

    def follow(self, codes: Sequence[int]) -> None:
        """Go on to the position after these moves, and keep what is known of it."""
        for index, tree in enumerate(self._trees):
            node = mcts.ROOT
            for code in codes:
                node = tree.child(node, code) if node else 0
            if node != mcts.ROOT:
                following = self._new_tree()
                if node:
                    self._engine.transplant(tree.nodes, tree.totals, node, following.nodes, following.totals)
                self._trees[index] = following

    def warm(self, state: State) -> None:
        """Compile or load what a search needs, so that its clock does not run meanwhile."""
        tree = self._new_tree()
        self._simulate(tree, state, self._new_line(()), 0, 0, 1)
        self._engine.transplant(tree.nodes, tree.totals, mcts.ROOT, tree.nodes, tree.totals)

    def think(
        self, state: State, past: Sequence[int] = (), *, simulations: int, seconds: float | None = None, seed: int = 0
    ) -> Found:
        """Search a position in which the game goes on; ``past`` has the identities of its line, its own last.

        The same seed gives the same answer, unless the seconds run out first; one simulation there is always.
        """
        began = time.perf_counter()
        deadline = None if seconds is None else began + seconds
        threads = len(self._trees)
        shares = [simulations // threads + (thread < simulations % threads) for thread in range(threads)]
        done = [0] * threads

        def work(first: int, last: int) -> None:
            for thread in range(first, last):
                line = self._new_line(past)
                tree_seed = seed if thread == 0 else word(seed, thread, simulations)
                done[thread] = self._grow(self._trees[thread], state, line, tree_seed, shares[thread], deadline)

        run.spread(work, threads)
        return self._found(sum(done), time.perf_counter() - began)

    def _new_line(self, past: Sequence[int]) -> Line:
        if not self._rules.remembers:
            return new_line(0)
        line = new_line(len(past) + self._longest)
        for identity in past:
            push(line, identity)
        return line

    def _grow(self, tree: Tree, state: State, line: Line, seed: int, simulations: int, deadline: float | None) -> int:
        """Run so many simulations in slices, until the deadline has passed."""
        done = 0
        step = 1
        while done < simulations and (done == 0 or deadline is None or time.perf_counter() < deadline):
            last = min(done + step, simulations)
            began = time.perf_counter()
            self._simulate(tree, state, line, seed, done, last)
            done = last
            slow = time.perf_counter() - began > SLICE
            step = max(1, step // 2) if slow else step * 2
        return done

    def _simulate(self, tree: Tree, state: State, line: Line, seed: int, first: int, last: int) -> None:
        self._engine.simulate(
            self._config,
            state,
            tree.nodes,
            tree.totals,
            *tree.scratch,
            line,
            tree.path,
            *self._settings,
            seed,
            first,
            last,
        )

    def _found(self, simulations: int, seconds: float) -> Found:
        """Add up what the trees know. All have the same moves at their roots, in the same order."""
        trees = self._trees
        rows = [tree.children(mcts.ROOT) for tree in trees]
        grown = list(zip(trees, rows, strict=True))
        visits = np.array([tree.nodes[row, mcts.VISITS] for tree, row in grown]).sum(0, np.int64)
        totals = np.array([tree.totals[row] for tree, row in grown]).sum(0)
        root_visits = sum(int(tree.nodes[mcts.ROOT, mcts.VISITS]) for tree in trees)
        means = np.array([tree.totals[mcts.ROOT] for tree in trees]).sum(0) / root_visits
        tried = np.maximum(visits, 1)[:, None]
        return Found(
            codes=trees[0].nodes[rows[0], mcts.MOVE].copy(),
            visits=visits,
            values=np.where(visits[:, None] > 0, totals / tried, means),
            means=means,
            line=trees[int(np.argmax([tree.nodes[mcts.ROOT, mcts.VISITS] for tree in trees]))].line(),
            simulations=simulations,
            nodes=sum(int(tree.nodes[0, mcts.USED]) - 1 for tree in trees),
            seconds=seconds,
        )


@dataclass(frozen=True, eq=False)
class Searches:
    """What many searches have found: a row for each position, in their order."""

    visits: run.Numbers
    """One number for each legal move, in the order of the moves; zeros behind the last, and where the game is over."""
    means: npt.NDArray[np.float64]
    """The mean score of each seat."""


def search_many(
    rules: Rules,
    config: Config,
    roots: run.Numbers,
    *,
    simulations: int,
    cutoff: int,
    sensible: bool = True,
    exploration: float = 1.4,
    seed: int = 0,
    device: str = "cpu",
) -> Searches:
    """Search many positions, each from nothing and as the first of its game, on all cores or on a GPU."""
    settings = sensible, exploration, cutoff, simulations, seed
    if run.on_cuda(device):
        rows = nodes_for(rules, simulations)
        return Searches(*run.cuda_side(rules).searches(config, roots, *settings, rows, DEEPEST))
    return search_many_with(native(rules), rules, config, roots, *settings)


def nodes_for(rules: Rules, simulations: int) -> int:
    """Nodes enough for a search from nothing: each simulation expands one node at most."""
    return min(2 + rules.move_limit * (simulations + 1), MOST_NODES)


def search_many_with(
    engine: Engine,
    rules: Rules,
    config: Config,
    roots: run.Numbers,
    sensible: bool,
    exploration: float,
    cutoff: int,
    simulations: int,
    seed: int,
) -> Searches:
    """Search many positions with a given engine."""
    players = int(config[PLAYERS])
    found = Searches(np.zeros((len(roots), rules.move_limit), np.int32), np.zeros((len(roots), players), np.float64))

    def work(first: int, last: int) -> None:
        tree = Tree(rules, players, nodes_for(rules, simulations))
        line = np.empty(line_size(DEEPEST + cutoff if rules.remembers else 0), np.int64)
        engine.searches(
            config,
            roots,
            tree.nodes,
            tree.totals,
            *tree.scratch,
            line,
            tree.path,
            sensible,
            exploration,
            cutoff,
            simulations,
            seed,
            first,
            last,
            found.visits,
            found.means,
        )

    run.spread(work, len(roots))
    return found
