"""Trees side by side."""

import numpy as np
import pytest

import rookery
from rookery.kernel.engine import native
from rookery.kernel.forest import Forest, add_node, copy_tree, forest_shapes, has_space, plant
from rookery.kernel.mcts import CHILDREN, FIRST_CHILD, MOVE, ROOT, USED, VISITS
from rookery.kernel.tree_rows import children


def new_forest(rows: int) -> Forest:
    """Two trees for two seats, with roots alone."""
    forest = Forest(**{name: np.zeros(shape, kind) for name, (shape, kind) in forest_shapes(2, rows, 1, 2).items()})
    for tree in range(2):
        plant(forest, tree)
    return forest


def give(forest: Forest, node: int, moves: list[int]) -> None:
    """Give a node of the second tree children by these moves."""
    forest.nodes[1, node, FIRST_CHILD] = forest.nodes[1, 0, USED]
    forest.nodes[1, node, CHILDREN] = len(moves)
    for move in moves:
        add_node(forest, 1, move, move / 10)


def test_space_is_counted() -> None:
    """Nodes fit as long as there are rows for them; trees do not share theirs."""
    forest = new_forest(5)
    assert has_space(forest, 1, 3)
    give(forest, ROOT, [7, 8])
    assert has_space(forest, 1, 1)
    assert not has_space(forest, 1, 2)
    assert has_space(forest, 0, 3)
    assert forest.nodes[1, ROOT + 1 : ROOT + 3, MOVE].tolist() == [7, 8]
    assert forest.priors[1, ROOT + 1 : ROOT + 3].tolist() == [0.7, 0.8]


@pytest.mark.parametrize("copy", [copy_tree, native(rookery.game("polar-dare").room.rules).copy_tree])
def test_a_subtree_becomes_a_tree(copy: object) -> None:
    """All below a node comes along, in order, with what was counted; the rest does not."""
    forest, target = new_forest(20), new_forest(20)
    give(forest, ROOT, [1, 2])
    second = ROOT + 2
    give(forest, second, [3, 4])
    give(forest, second + 2, [5])
    forest.nodes[1, second, VISITS] = 9
    forest.totals[1, second] = 4.5, -4.5
    copy(forest, 1, second, target)  # type: ignore[operator]  # one of the two above
    nodes = target.nodes[1]
    assert int(nodes[0, USED]) == ROOT + 4
    assert (int(nodes[ROOT, VISITS]), target.totals[1, ROOT].tolist()) == (9, [4.5, -4.5])
    assert nodes[children(nodes, ROOT), MOVE].tolist() == [3, 4]
    assert target.priors[1, children(nodes, ROOT)].tolist() == [0.3, 0.4]
    last = children(nodes, ROOT).stop - 1
    assert nodes[children(nodes, last), MOVE].tolist() == [5]
