"""Tree search guided by a net, driven from Python: a tree grown within limits and kept from move to move."""

import time
from collections.abc import Sequence

import numpy as np

from rookery.kernel import forest as trees
from rookery.kernel.batch import SEAT, Lanes
from rookery.kernel.engine import Engine, interpreted, native
from rookery.kernel.forest import DEEPEST, Forest, forest_shapes
from rookery.kernel.game import Game
from rookery.kernel.guided import Guidance
from rookery.kernel.guided_net import Growth
from rookery.kernel.history import clear, forget, push
from rookery.kernel.inference import Answers, new_signals
from rookery.kernel.lanes import shapes
from rookery.kernel.mcts import MOVE, ROOT, USED, VISITS
from rookery.kernel.nets import Net
from rookery.kernel.planes import total_size
from rookery.kernel.protocol import Numbers, State
from rookery.kernel.search import MOST_NODES, SLICE, Found
from rookery.kernel.tree_rows import child, children, principal_variation

LEAST = 2
"""Simulations that there are always: one for the root, one for the move that the net likes best."""
CHILDREN_EACH = 64
"""Space for so many children of each node that is expanded; where there are more, the tree ends a little earlier."""


class NetTree:
    """A search that can go on: its tree grows with every thought and follows the game from move to move."""

    def __init__(
        self,
        game: Game,
        net: Net,
        *,
        simulations: int,
        exploration: float,
        leaves: int,
        engine: Engine | None = None,
    ) -> None:
        """A tree with space for about twice as many simulations as one thought has."""
        net.check(game)
        rules = game.room.rules
        self._game = game
        self._net = net
        self._exploration = exploration
        self._slots = leaves
        self._engine = engine or native(rules)
        most = 2 * simulations * min(rules.move_limit, CHILDREN_EACH)
        # The root always has space for its children: without them there would be nothing to choose from.
        self._rows = max(rules.move_limit + 2, min(most, MOST_NODES))
        self._forest = self._new_forest()
        self._leaves = self._lanes(leaves, 1, masks=True)
        self._views = np.array([game.seen_actions(seat) for seat in range(game.players)], np.int32)
        self._answers = Answers(
            np.zeros((leaves, total_size(game.planes)), np.uint8),
            self._leaves.legal,
            np.zeros((leaves, game.action_count), np.float32),
            np.zeros((leaves, game.players), np.float32),
        )
        self._signals = new_signals(net.layers)
        self._listed = np.zeros(leaves, np.int32)

    def _new_forest(self) -> Forest:
        wanted = forest_shapes(1, self._rows, self._slots, self._game.players)
        made = Forest(**{name: np.empty(shape, kind) for name, (shape, kind) in wanted.items()})
        trees.plant(made, 0)
        return made

    def _lanes(self, count: int, capacity: int, *, masks: bool) -> Lanes:
        wanted = shapes(self._game.room.rules, self._game.config, count, capacity, masks)
        return Lanes(**{name: np.zeros(shape, kind) for name, (shape, kind) in wanted.items()})

    def clear(self) -> None:
        """Forget everything."""
        trees.plant(self._forest, 0)

    def follow(self, codes: Sequence[int]) -> None:
        """Go on to the position after these moves, and keep what is known of it."""
        node = ROOT
        for code in codes:
            node = child(self._nodes, node, code) if node else 0
        if node == ROOT:
            return
        following = self._new_forest()
        if node:
            self._engine.copy_tree(self._forest, 0, node, following)
        self._forest = following

    @property
    def _nodes(self) -> Numbers:
        nodes: Numbers = self._forest.nodes[0]
        return nodes

    @property
    def visits(self) -> int:
        """How many simulations the tree knows of, those of earlier thoughts among them."""
        return int(self._nodes[ROOT, VISITS])

    def warm(self, state: State) -> None:
        """Compile or load what a search needs, so that its clock does not run meanwhile."""
        self.think(state, simulations=LEAST)
        self._engine.copy_tree(self._forest, 0, ROOT, self._new_forest())
        self.clear()

    def think(
        self, state: State, past: Sequence[int] = (), *, simulations: int, seconds: float | None = None, seed: int = 0
    ) -> Found:
        """Search a position in which the game goes on; ``past`` is the game's history, its own position last.

        The same seed gives the same answer, unless the seconds run out first; a few simulations there are always.
        """
        began = time.perf_counter()
        deadline = None if seconds is None else began + seconds
        growth = self._growth(state, past)
        guidance = Guidance(seed, self._slots, self._exploration)
        last = max(simulations, LEAST)
        done, rounds = 0, 1
        while done < last and (done < LEAST or deadline is None or time.perf_counter() < deadline):
            started = time.perf_counter()
            done = self._engine.grow(self._game.config, growth, self._net.layers, guidance, done, last, rounds)
            slow = time.perf_counter() - started > SLICE
            rounds = max(1, rounds // 2) if slow else rounds * 2
        return self._found(done, time.perf_counter() - began)

    def _growth(self, state: State, past: Sequence[int]) -> Growth:
        """All that the tree grows by, from a position with its past."""
        root = self._root(state, past)
        return Growth(root, self._forest, self._leaves, self._views, self._answers, self._signals, self._listed)

    def _root(self, state: State, past: Sequence[int]) -> Lanes:
        """A lane that is in a position, with its past."""
        root = self._lanes(1, len(past) + DEEPEST, masks=False)
        root.states[0] = state
        root.numbers[SEAT, 0] = interpreted(self._game.room.rules).turn(self._game.config, state)
        history = root.histories[0]
        if self._game.room.rules.remembers:
            clear(history)
            for identity in past:
                push(history, identity)
        else:
            forget(history)
        return root

    def _found(self, simulations: int, seconds: float) -> Found:
        """What the tree knows of the moves at its root."""
        rows = children(self._nodes, ROOT)
        visits = self._nodes[rows, VISITS].astype(np.int64)
        totals = self._forest.totals[0]
        means = totals[ROOT] / self.visits
        return Found(
            codes=self._nodes[rows, MOVE].copy(),
            visits=visits,
            values=np.where(visits[:, None] > 0, totals[rows] / np.maximum(visits, 1)[:, None], means),
            means=means,
            principal_variation=principal_variation(self._nodes),
            simulations=simulations,
            nodes=int(self._nodes[0, USED]) - 1,
            seconds=seconds,
        )
