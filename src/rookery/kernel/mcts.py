"""Monte Carlo tree search for one to four seats and dice: one loop for all games.

A tree is two arrays of the caller's, a row a node. Nothing is allocated, and no two nodes are one: a node is a path of
moves from the root, so what it is worth may depend on the past. A node's children lie side by side and are made all at
once when the search comes to it for the second time. Row 0 belongs to no node: it holds how many rows are in use and
the scores of the simulation under way. The root is row 1.

Every seat maximises its own share of the scores. At a chance node the die decides, by its odds. Where the room's priors
are used children are tried in their proportion, as in PUCT, and playouts follow them; without, it is plain UCT with
random playouts.
"""

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import pop, push, seen
from rookery.kernel.playout import begin, choose
from rookery.kernel.protocol import CHANCE, GOES_ON, PLAYERS, Config, History, Moves, State, Weights, copy
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, evaluate, identity, legal, play, priors, score, turn, weight

Nodes = npt.NDArray[np.int32]
Totals = npt.NDArray[np.float64]

ROOT: Final = 1
USED: Final = 0
"""In row 0: how many rows are in use."""
# A node's row.
FIRST_CHILD: Final = 0
"""The row of its first child; 0 while it has none."""
CHILDREN: Final = 1
MOVE: Final = 2
"""The code of the move that leads to it."""
VISITS: Final = 3
TURN: Final = 4
"""The seat to move, or CHANCE, or one of the following."""
WEIGHT: Final = 5
"""How likely the die is to come here, or the prior of the move."""
WEIGHT_SUM: Final = 6
"""The sum of its children's weights."""
WIDTH: Final = 7

OVER: Final = -2
NEW: Final = -3
"""The turn of a node that no simulation has come to."""


class Workspace(NamedTuple):
    """The arrays that simulations work on: a tree, and what is written and not read afterwards."""

    nodes: Nodes
    totals: Totals
    """The sum of each seat's scores over the visits of each node."""
    state: State
    moves: Moves
    weights: Weights
    history: History
    """The past of the game, the root's position included; a simulation leaves it as it was."""
    path: npt.NDArray[np.int32]
    """The nodes of one simulation; no tree is deeper than this is long."""


class Settings(NamedTuple):
    """How to search."""

    cutoff: int
    """After this many plies a playout is evaluated instead of played on."""
    use_priors: bool = True
    """Whether selection and playouts follow the room's priors; otherwise all moves are alike, but for the weight 0."""
    exploration: float = 1.4


class Positions(NamedTuple):
    """Positions to be searched, and what was found: a row for each."""

    roots: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    """One number for each legal move, in the order of the moves; zeros behind the last, and where the game is over."""
    means: npt.NDArray[np.float64]
    """The mean score of each seat."""


def reset(nodes: Nodes, totals: Totals) -> None:
    """Make a tree of nothing but its root."""
    for column in range(WIDTH):
        nodes[0, column] = 0
    nodes[0, USED] = ROOT
    _add(nodes, totals, 0, 1)


def _add(nodes: Nodes, totals: Totals, move: int, weight: int) -> None:
    """One more node, without children and never visited."""
    node = int(nodes[0, USED])
    nodes[0, USED] = node + 1
    for column in range(WIDTH):
        nodes[node, column] = 0
    nodes[node, MOVE] = move
    nodes[node, WEIGHT] = weight
    nodes[node, TURN] = NEW
    for seat in range(totals.shape[1]):
        totals[node, seat] = 0.0


def copy_subtree(nodes: Nodes, totals: Totals, root: int, new_nodes: Nodes, new_totals: Totals) -> None:
    """Make a subtree of one tree the whole of another, breadth first, so that children stay side by side."""
    new_nodes[0, USED] = ROOT
    _copy_node(nodes, totals, root, new_nodes, new_totals)
    node = ROOT
    while node < int(new_nodes[0, USED]):
        first = int(new_nodes[node, FIRST_CHILD])
        if first > 0:
            new_nodes[node, FIRST_CHILD] = new_nodes[0, USED]
            for child in range(first, first + int(new_nodes[node, CHILDREN])):
                _copy_node(nodes, totals, child, new_nodes, new_totals)
        node += 1


def _copy_node(nodes: Nodes, totals: Totals, node: int, new_nodes: Nodes, new_totals: Totals) -> None:
    copied = int(new_nodes[0, USED])
    new_nodes[0, USED] = copied + 1
    for column in range(WIDTH):
        new_nodes[copied, column] = nodes[node, column]
    for seat in range(totals.shape[1]):
        new_totals[copied, seat] = totals[node, seat]


def simulate(
    config: Config, root: State, workspace: Workspace, settings: Settings, seed: int, first: int, last: int
) -> None:
    """Run the simulations from first to last; number n of a seed always draws the same numbers."""
    nodes, totals, state = workspace.nodes, workspace.totals, workspace.state
    for simulation in range(first, last):
        copy(root, state)
        depth = _descend(config, workspace, settings, seed, simulation)
        leaf = int(workspace.path[depth])
        plies = 0
        if int(nodes[leaf, TURN]) != OVER:
            plies = _rollout(config, workspace, settings, seed, simulation, depth)
        _score_leaf(config, totals, state, workspace.history)
        for step in range(depth + 1):
            node = int(workspace.path[step])
            nodes[node, VISITS] = int(nodes[node, VISITS]) + 1
            for seat in range(int(config[PLAYERS])):
                totals[node, seat] += totals[0, seat]
        if REMEMBERS:
            for _ in range(depth + plies):
                pop(workspace.history)


def _descend(config: Config, workspace: Workspace, settings: Settings, seed: int, simulation: int) -> int:
    """Follow the tree to a leaf and make its position; return how deep it is."""
    nodes, state, history, path = workspace.nodes, workspace.state, workspace.history, workspace.path
    node = ROOT
    depth = 0
    path[0] = ROOT
    while depth + 1 < len(path):
        if int(nodes[node, FIRST_CHILD]) == 0:
            if int(nodes[node, TURN]) == NEW:
                # The root is known to go on; ``seen`` speaks of the position pushed last.
                over = node != ROOT and ending(config, state, seen(history)) != GOES_ON
                nodes[node, TURN] = OVER if over else turn(config, state)
            fresh = int(nodes[node, VISITS]) == 0 and node != ROOT
            if int(nodes[node, TURN]) == OVER or fresh:
                break
            if not _expand(config, workspace, node, settings.use_priors):
                break
        draw = word(seed, simulation, depth)
        if int(nodes[node, TURN]) == CHANCE:
            node = _sample_roll(nodes, node, draw)
        else:
            node = _select(nodes, workspace.totals, node, settings.use_priors, settings.exploration, draw)
        play(config, state, int(nodes[node, MOVE]))
        if REMEMBERS:
            push(history, identity(config, state))
        depth += 1
        path[depth] = node
    return depth


def _expand(config: Config, workspace: Workspace, node: int, use_priors: bool) -> bool:
    """Give a node its children; False where they do not fit any more."""
    nodes, state, moves, weights = workspace.nodes, workspace.state, workspace.moves, workspace.weights
    count = legal(config, state, moves)
    first = int(nodes[0, USED])
    if first + count > len(nodes):
        return False
    chance = int(nodes[node, TURN]) == CHANCE
    if not chance:
        priors(config, state, moves, count, weights)
    total = 0
    for index in range(count):
        if chance:
            share = weight(config, state, int(moves[index]))
        else:
            # What no good player would choose counts nothing, with priors or without.
            share = int(weights[index]) if use_priors else min(int(weights[index]), 1)
        total += share
        _add(nodes, workspace.totals, int(moves[index]), share)
    nodes[node, FIRST_CHILD] = first
    nodes[node, CHILDREN] = count
    nodes[node, WEIGHT_SUM] = total
    return True


def _sample_roll(nodes: Nodes, node: int, draw: int) -> int:
    """The child that the die decides for."""
    first, count = int(nodes[node, FIRST_CHILD]), int(nodes[node, CHILDREN])
    return first + sample(nodes[first : first + count, WEIGHT], count, draw)


def _select(nodes: Nodes, totals: Totals, node: int, use_priors: bool, exploration: float, draw: int) -> int:
    """The child with the best sum of its mean score for the seat to move and its exploration bonus.

    The draw says where the scan begins: among equals the first is taken.
    """
    seat = int(nodes[node, TURN])
    visits = max(int(nodes[node, VISITS]), 1)
    first = int(nodes[node, FIRST_CHILD])
    count = int(nodes[node, CHILDREN])
    parent_mean = totals[node, seat] / visits
    bonus = exploration * math.sqrt(visits) / int(nodes[node, WEIGHT_SUM])
    log_term = exploration * exploration * math.log(visits)
    best = first
    highest = -math.inf
    index = below(draw, count)
    for _ in range(count):
        child = first + index
        index = index + 1 if index + 1 < count else 0
        tried = int(nodes[child, VISITS])
        if int(nodes[child, WEIGHT]) == 0:
            continue
        if use_priors:
            mean = totals[child, seat] / tried if tried > 0 else parent_mean
            value = mean + bonus * int(nodes[child, WEIGHT]) / (1 + tried)
        elif tried > 0:
            value = totals[child, seat] / tried + math.sqrt(log_term / tried)
        else:
            return child
        if value > highest:
            highest = value
            best = child
    return best


def _rollout(config: Config, workspace: Workspace, settings: Settings, seed: int, simulation: int, depth: int) -> int:
    """Play on from a leaf until the game is over or cut off; return the plies."""
    state, moves, weights, history = workspace.state, workspace.moves, workspace.weights, workspace.history
    plies = 0
    while plies < settings.cutoff and (plies == 0 or ending(config, state, seen(history)) == GOES_ON):
        draw = word(seed, simulation, depth + plies)
        count = legal(config, state, moves)
        if settings.use_priors and turn(config, state) != CHANCE:
            priors(config, state, moves, count, weights)
            move = int(moves[sample(weights, count, draw)])
        else:
            move = choose(config, state, moves, count, draw)
        play(config, state, move)
        if REMEMBERS:
            push(history, identity(config, state))
        plies += 1
    return plies


def sample(weights: Weights, count: int, draw: int) -> int:
    """An index below ``count``, drawn in proportion to the weights."""
    total = 0
    for index in range(count):
        total += int(weights[index])
    ticket = below(draw, total)
    index = 0
    ticket -= int(weights[0])
    while ticket >= 0:
        index += 1
        ticket -= int(weights[index])
    return index


def _score_leaf(config: Config, totals: Totals, state: State, history: History) -> None:
    """What the simulation has come to for each seat: the score of its end, or the room's evaluation."""
    over = ending(config, state, seen(history))
    for seat in range(int(config[PLAYERS])):
        totals[0, seat] = score(config, state, over, seat) if over != GOES_ON else evaluate(config, state, seat)


def searches(
    config: Config,
    positions: Positions,
    workspace: Workspace,
    settings: Settings,
    simulations: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Search the positions of the lanes from first to last, each from nothing.

    Where a game is over there is nothing to search, and the outputs stay as they are.
    """
    nodes, totals = workspace.nodes, workspace.totals
    for lane in range(first, last):
        root = positions.roots[lane]
        begin(config, root, workspace.history)
        if ending(config, root, seen(workspace.history)) != GOES_ON:
            continue
        reset(nodes, totals)
        simulate(config, root, workspace, settings, word(seed, lane, simulations), 0, simulations)
        for index in range(int(nodes[ROOT, CHILDREN])):
            positions.visits[lane, index] = nodes[int(nodes[ROOT, FIRST_CHILD]) + index, VISITS]
        for seat in range(int(config[PLAYERS])):
            positions.means[lane, seat] = totals[ROOT, seat] / int(nodes[ROOT, VISITS])
