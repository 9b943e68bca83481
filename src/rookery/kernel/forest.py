"""Trees of guided searches, side by side: a row a node, as in ``kernel.mcts``, with priors that need not be whole.

A node's children lie side by side. Row 0 of a tree belongs to no node: it says how many rows are in use. The root is
row 1.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.mcts import CHILDREN, FIRST_CHILD, MOVE, ROOT, TURN, USED

PENDING: Final = 5
"""How many slots are on their way through a node; behind it ``mcts`` keeps weights, which here are priors."""
WIDTH: Final = 6
NEW: Final = -3
"""The turn of a node that no simulation has come to."""
DEEPEST: Final = 128
"""No simulation goes deeper."""


class Forest(NamedTuple):
    """Trees side by side, and the ways of their slots."""

    nodes: npt.NDArray[np.int32]
    """For each tree its nodes; row 0 says how many rows are in use."""
    totals: npt.NDArray[np.float64]
    """For each tree and node the sum of each seat's values."""
    priors: npt.NDArray[np.float64]
    """For each tree and node the prior of the move that leads to it; behind a chance node the share of the roll."""
    paths: npt.NDArray[np.int32]
    """For each leaf the nodes on its way."""
    depths: npt.NDArray[np.int32]
    """For each leaf how many nodes are on its way, the root aside."""


def forest_shapes(trees: int, rows: int, slots: int, players: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The arrays of a forest by their names, each with its shape and its kind of numbers."""
    return {
        "nodes": ((trees, rows, WIDTH), np.int32),
        "totals": ((trees, rows, players), np.float64),
        "priors": ((trees, rows), np.float64),
        "paths": ((trees * slots, DEEPEST), np.int32),
        "depths": ((trees * slots,), np.int32),
    }


def plant(forest: Forest, tree: int) -> None:
    """Make a tree of nothing but its root."""
    _clear(forest, tree)
    add_node(forest, tree, 0, 1.0)


def _clear(forest: Forest, tree: int) -> None:
    """Make a tree of nothing at all."""
    for column in range(WIDTH):
        forest.nodes[tree, 0, column] = 0
    forest.nodes[tree, 0, USED] = ROOT


def has_space(forest: Forest, tree: int, count: int) -> bool:
    """Whether so many more nodes fit."""
    return int(forest.nodes[tree, 0, USED]) + count <= len(forest.nodes[tree])


def add_node(forest: Forest, tree: int, move: int, prior: float) -> None:
    """One more node, without children and never visited."""
    node = int(forest.nodes[tree, 0, USED])
    forest.nodes[tree, 0, USED] = node + 1
    for column in range(WIDTH):
        forest.nodes[tree, node, column] = 0
    forest.nodes[tree, node, MOVE] = move
    forest.nodes[tree, node, TURN] = NEW
    forest.priors[tree, node] = prior
    for seat in range(forest.totals.shape[2]):
        forest.totals[tree, node, seat] = 0.0


def copy_tree(forest: Forest, tree: int, root: int, target: Forest) -> None:
    """Make a subtree the whole of this tree in another forest, breadth first, so that children stay side by side."""
    _clear(target, tree)
    _copy_node(forest, tree, root, target)
    node = ROOT
    while node < int(target.nodes[tree, 0, USED]):
        first = int(target.nodes[tree, node, FIRST_CHILD])
        if first > 0:
            target.nodes[tree, node, FIRST_CHILD] = target.nodes[tree, 0, USED]
            for child in range(first, first + int(target.nodes[tree, node, CHILDREN])):
                _copy_node(forest, tree, child, target)
        node += 1


def _copy_node(forest: Forest, tree: int, node: int, target: Forest) -> None:
    copied = int(target.nodes[tree, 0, USED])
    target.nodes[tree, 0, USED] = copied + 1
    for column in range(WIDTH):
        target.nodes[tree, copied, column] = forest.nodes[tree, node, column]
    target.priors[tree, copied] = forest.priors[tree, node]
    for seat in range(forest.totals.shape[2]):
        target.totals[tree, copied, seat] = forest.totals[tree, node, seat]
