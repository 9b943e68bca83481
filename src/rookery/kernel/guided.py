"""Tree search guided by an evaluation of the caller's: leaves are found, evaluated all at once, and backed up.

The caller's function may be anything: a network, a table, compiled code. So a simulation is cut in two. ``select``
follows each tree to a leaf, as often as there are *slots*, and puts the leaf's position where it can be observed;
``back_up`` takes what the caller says of the leaves, gives them children by their priors, and adds their values to all
nodes on the way. Between the two, nodes on the way to a leaf count as visited and lost, so that the slots of a tree
find different leaves.

Many trees stand side by side, one for each root (``kernel.forest``): a processor spreads them over its cores, a GPU has
a thread for each.
"""

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.batch import COUNT, OVER, SEAT, Lanes
from rookery.kernel.forest import DEEPEST, PENDING, Forest, add_node, has_space, plant
from rookery.kernel.history import is_full, note_seen, pop, push, seen
from rookery.kernel.mcts import CHILDREN, FIRST_CHILD, MOVE, ROOT, TURN, USED, VISITS
from rookery.kernel.protocol import CHANCE, GOES_ON, PLAYERS, Config, Observation, State, copy
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, action, ending, identity, legal, play, score, turn, weight


class Guidance(NamedTuple):
    """How to search."""

    seed: int
    slots: int
    """How many leaves of a tree are evaluated together."""
    exploration: float


def select(
    config: Config,
    roots: Lanes,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    guidance: Guidance,
    simulation: int,
    tree: int,
) -> None:
    """Find a leaf for each slot of a tree, and list its moves as the seat to move sees them."""
    for slot in range(guidance.slots):
        lane = tree * guidance.slots + slot
        copy(roots.states[tree], leaves.states[lane])
        for number in range(leaves.legal.shape[1]):
            leaves.legal[lane, number] = False
        leaves.numbers[SEAT, lane] = OVER
        forest.depths[lane] = -1
        if int(roots.numbers[SEAT, tree]) != OVER:
            _descend(config, roots, forest, leaves, guidance, simulation + slot, tree, lane)
        if int(leaves.numbers[SEAT, lane]) >= 0:
            _list_moves(config, leaves, views, lane)


def _descend(
    config: Config,
    roots: Lanes,
    forest: Forest,
    leaves: Lanes,
    guidance: Guidance,
    simulation: int,
    tree: int,
    lane: int,
) -> None:
    """Follow the tree to a node that was not evaluated yet, or to an end."""
    state = leaves.states[lane]
    history = roots.histories[tree]
    before = seen(history)
    node = ROOT
    depth = 0
    while True:
        forest.paths[lane, depth] = node
        forest.nodes[tree, node, PENDING] = int(forest.nodes[tree, node, PENDING]) + 1
        over = depth > 0 and ending(config, state, seen(history)) != GOES_ON
        moving = OVER if over else turn(config, state)
        forest.nodes[tree, node, TURN] = moving
        full = depth + 1 == forest.paths.shape[1] or (REMEMBERS and is_full(history))
        if over or full:
            break
        if int(forest.nodes[tree, node, FIRST_CHILD]) == 0 and not _expand_unasked(
            config, forest, leaves, state, tree, node, lane
        ):
            break
        draw = word(guidance.seed, tree, simulation * DEEPEST + depth)
        node = _roll(forest, tree, node, draw) if moving == CHANCE else _choose(forest, tree, node, guidance, draw)
        play(config, state, int(forest.nodes[tree, node, MOVE]))
        if REMEMBERS:
            push(history, identity(config, state))
        depth += 1
    forest.depths[lane] = depth
    _note_leaf(config, leaves, state, seen(history), int(forest.nodes[tree, node, TURN]), lane)
    if REMEMBERS:
        for _ in range(depth):
            pop(history)
        note_seen(history, before)


def _note_leaf(config: Config, leaves: Lanes, state: State, occurrences: int, moving: int, lane: int) -> None:
    """What is known of a leaf before anybody is asked: whose turn it is, or what its end is worth."""
    # A chance node that has no space for its rolls is worth nothing to anybody.
    leaves.numbers[SEAT, lane] = moving if moving >= 0 else OVER
    note_seen(leaves.histories[lane], occurrences)
    reason = ending(config, state, occurrences) if moving == OVER else GOES_ON
    for seat in range(int(config[PLAYERS])):
        leaves.rewards[lane, seat] = score(config, state, reason, seat) if reason != GOES_ON else 0.0


def _list_moves(config: Config, leaves: Lanes, views: npt.NDArray[np.int32], lane: int) -> None:
    """The legal moves of a leaf, by their codes, and by the numbers under which the seat to move sees them."""
    state = leaves.states[lane]
    moves = leaves.moves[lane]
    seat = int(leaves.numbers[SEAT, lane])
    count = legal(config, state, moves)
    leaves.numbers[COUNT, lane] = count
    for index in range(count):
        leaves.legal[lane, int(views[seat, action(config, state, int(moves[index]))])] = True


def _expand_unasked(
    config: Config, forest: Forest, leaves: Lanes, state: State, tree: int, node: int, lane: int
) -> bool:
    """Give a node its children where nobody need be asked: rolls by their odds, or the only move.

    False where somebody must be asked, and where they do not fit any more.
    """
    moves = leaves.moves[lane]
    count = legal(config, state, moves)
    chance = int(forest.nodes[tree, node, TURN]) == CHANCE
    if (count > 1 and not chance) or not has_space(forest, tree, count):
        return False
    total = 0
    for index in range(count):
        total += weight(config, state, int(moves[index])) if chance else 1
    forest.nodes[tree, node, FIRST_CHILD] = forest.nodes[tree, 0, USED]
    forest.nodes[tree, node, CHILDREN] = count
    for index in range(count):
        share = weight(config, state, int(moves[index])) if chance else 1
        add_node(forest, tree, int(moves[index]), share / total)
    return True


def _roll(forest: Forest, tree: int, node: int, draw: int) -> int:
    """The child that the die decides for."""
    first = int(forest.nodes[tree, node, FIRST_CHILD])
    last = first + int(forest.nodes[tree, node, CHILDREN]) - 1
    ticket = draw / 4294967296.0
    child = first
    while child < last and ticket >= forest.priors[tree, child]:
        ticket -= forest.priors[tree, child]
        child += 1
    return child


def _choose(forest: Forest, tree: int, node: int, guidance: Guidance, draw: int) -> int:
    """The child with the best sum of its mean value for the seat to move and its exploration bonus, as in PUCT.

    What is pending counts as lost. The draw says where the scan begins: among equals the first is taken.
    """
    nodes = forest.nodes[tree]
    seat = int(nodes[node, TURN])
    first = int(nodes[node, FIRST_CHILD])
    count = int(nodes[node, CHILDREN])
    visits = int(nodes[node, VISITS])
    usual = forest.totals[tree, node, seat] / max(visits, 1)
    bonus = guidance.exploration * math.sqrt(visits + int(nodes[node, PENDING]))
    best = first
    highest = -math.inf
    index = below(draw, count)
    for _ in range(count):
        child = first + index
        index = index + 1 if index + 1 < count else 0
        pending = int(nodes[child, PENDING])
        tried = int(nodes[child, VISITS]) + pending
        mean = (forest.totals[tree, child, seat] - pending) / tried if tried > 0 else usual
        value = mean + bonus * forest.priors[tree, child] / (1 + tried)
        if value > highest:
            highest = value
            best = child
    return best


def back_up(
    config: Config,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    priors: Observation,
    values: Observation,
    guidance: Guidance,
    tree: int,
) -> None:
    """Add what was found at the leaves of a tree to all nodes on their ways, and give the leaves their children."""
    players = int(config[PLAYERS])
    for slot in range(guidance.slots):
        lane = tree * guidance.slots + slot
        depth = int(forest.depths[lane])
        seat = int(leaves.numbers[SEAT, lane])
        if depth < 0:
            continue
        leaf = int(forest.paths[lane, depth])
        if seat >= 0:
            _expand(config, forest, leaves, views, priors, tree, leaf, lane)
            # Values are told from the seat to move on, in the order of turns.
            for relative in range(players):
                leaves.rewards[lane, (seat + relative) % players] = values[lane, relative]
        for step in range(depth + 1):
            node = int(forest.paths[lane, step])
            forest.nodes[tree, node, PENDING] = int(forest.nodes[tree, node, PENDING]) - 1
            forest.nodes[tree, node, VISITS] = int(forest.nodes[tree, node, VISITS]) + 1
            for other in range(players):
                forest.totals[tree, node, other] += leaves.rewards[lane, other]


def _expand(
    config: Config,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    priors: Observation,
    tree: int,
    leaf: int,
    lane: int,
) -> None:
    """Give a leaf its children, unless another slot has, or they do not fit any more."""
    count = int(leaves.numbers[COUNT, lane])
    if int(forest.nodes[tree, leaf, FIRST_CHILD]) != 0 or not has_space(forest, tree, count):
        return
    forest.nodes[tree, leaf, FIRST_CHILD] = forest.nodes[tree, 0, USED]
    forest.nodes[tree, leaf, CHILDREN] = count
    state = leaves.states[lane]
    seat = int(leaves.numbers[SEAT, lane])
    total = 0.0
    for index in range(count):
        total += max(0.0, priors[lane, int(views[seat, action(config, state, int(leaves.moves[lane, index]))])])
    for index in range(count):
        move = int(leaves.moves[lane, index])
        given = max(0.0, priors[lane, int(views[seat, action(config, state, move)])])
        add_node(forest, tree, move, given / total if total > 0.0 else 1.0 / count)


def read_root(
    config: Config,
    roots: Lanes,
    forest: Forest,
    visits: Observation,
    means: Observation,
    values: Observation,
    tree: int,
) -> None:
    """Write what a tree says of its root: visits and the mover's mean value of each action, and each seat's mean."""
    state = roots.states[tree]
    seat = int(forest.nodes[tree, ROOT, TURN])
    first = int(forest.nodes[tree, ROOT, FIRST_CHILD])
    for child in range(first, first + int(forest.nodes[tree, ROOT, CHILDREN])):
        number = action(config, state, int(forest.nodes[tree, child, MOVE]))
        tried = int(forest.nodes[tree, child, VISITS])
        visits[tree, number] = tried
        if tried > 0 and seat >= 0:
            values[tree, number] = forest.totals[tree, child, seat] / tried
    for other in range(int(config[PLAYERS])):
        means[tree, other] = forest.totals[tree, ROOT, other] / max(1, int(forest.nodes[tree, ROOT, VISITS]))


# Rows of trees, for a processor


def plant_trees(forest: Forest, first: int, last: int) -> None:
    """Make the trees from first to last anew."""
    for tree in range(first, last):
        plant(forest, tree)


def select_leaves(
    config: Config,
    roots: Lanes,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    guidance: Guidance,
    simulation: int,
    first: int,
    last: int,
) -> None:
    """Find the leaves of the trees from first to last."""
    for tree in range(first, last):
        select(config, roots, forest, leaves, views, guidance, simulation, tree)


def back_up_leaves(
    config: Config,
    forest: Forest,
    leaves: Lanes,
    views: npt.NDArray[np.int32],
    priors: Observation,
    values: Observation,
    guidance: Guidance,
    first: int,
    last: int,
) -> None:
    """Add what was found to the trees from first to last."""
    for tree in range(first, last):
        back_up(config, forest, leaves, views, priors, values, guidance, tree)


def read_roots(
    config: Config,
    roots: Lanes,
    forest: Forest,
    visits: Observation,
    means: Observation,
    values: Observation,
    first: int,
    last: int,
) -> None:
    """Write what the trees from first to last say of their roots."""
    for tree in range(first, last):
        read_root(config, roots, forest, visits, means, values, tree)
