"""Trees as Python reads them."""

import numpy as np

from rookery.kernel.mcts import CHILDREN, FIRST_CHILD, MOVE, ROOT, TURN, VISITS, WIDTH
from rookery.kernel.protocol import CHANCE
from rookery.kernel.tree_rows import child, children, principal_variation


def small_tree() -> np.ndarray:
    """A root with two moves, 5 and 6, tried 3 and 20 times; behind the second a roll 7."""
    nodes = np.zeros((6, WIDTH), np.int32)
    nodes[ROOT, [FIRST_CHILD, CHILDREN]] = 2, 2
    nodes[2:4, MOVE] = 5, 6
    nodes[2:4, VISITS] = 3, 20
    nodes[3, [FIRST_CHILD, CHILDREN, TURN]] = 4, 1, CHANCE
    nodes[4, [MOVE, VISITS]] = 7, 19
    return nodes


def test_moves_lead_to_rows() -> None:
    """A move leads to its row; one that is not there leads nowhere."""
    nodes = small_tree()
    assert children(nodes, ROOT) == slice(2, 4)
    assert (child(nodes, ROOT, 6), child(nodes, 3, 7), child(nodes, ROOT, 9), child(nodes, 2, 5)) == (3, 4, 0, 0)


def test_the_best_moves_end_at_a_die() -> None:
    """The most visited moves are followed up to a roll, or to what was hardly looked at."""
    nodes = small_tree()
    assert principal_variation(nodes) == (6,)
    nodes[3, TURN] = 0
    assert principal_variation(nodes) == (6, 7)
    assert principal_variation(nodes, least=20) == (6,)
    assert principal_variation(nodes, least=100) == (6,)
