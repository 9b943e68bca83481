"""Trees of searches as Python reads them: the rows of a node's children, the way that moves lead, the best moves."""

import numpy as np

from rookery.kernel.mcts import CHILDREN, FIRST_CHILD, MOVE, ROOT, TURN, VISITS, Nodes
from rookery.kernel.protocol import CHANCE


def children(nodes: Nodes, node: int) -> slice:
    """The rows of a node's children."""
    first = int(nodes[node, FIRST_CHILD])
    return slice(first, first + int(nodes[node, CHILDREN]))


def child(nodes: Nodes, node: int, code: int) -> int:
    """The row that a move leads to; 0, from which nothing leads on, where there is none."""
    rows = children(nodes, node)
    (found,) = np.nonzero(nodes[rows, MOVE] == code)
    return rows.start + int(found[0]) if len(found) else 0


def principal_variation(nodes: Nodes, least: int = 8) -> tuple[int, ...]:
    """The most visited moves from the root on, as long as they were tried a few times and no die is rolled."""
    codes: list[int] = []
    node = ROOT
    while int(nodes[node, CHILDREN]) and int(nodes[node, TURN]) != CHANCE:
        rows = children(nodes, node)
        node = rows.start + int(np.argmax(nodes[rows, VISITS]))
        if int(nodes[node, VISITS]) < least and codes:
            break
        codes.append(int(nodes[node, MOVE]))
    return tuple(codes)
