"""Monte Carlo tree search for one to four seats and dice: one loop for all games.

A tree is two arrays of the caller's, a row a node. Nothing is allocated, and no two nodes are one: a node is a line of
moves from the root, so what it is worth may depend on the past. A node's children lie side by side and are made all at
once when the search comes to it for the second time. Row 0 belongs to no node: it holds how many rows are in use and
the scores of the simulation under way. The root is row 1.

Every seat maximises its own share of the scores. At a chance node the die decides, by its odds. Where the room's
leanings are used (``sensible``) children are tried in their proportion, as in PUCT, and playouts follow them; without,
it is plain UCT with random playouts.
"""

import math
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import pop, push, seen
from rookery.kernel.playout import begin, choose
from rookery.kernel.protocol import CHANCE, GOES_ON, PLAYERS, Config, Line, Moves, State, Weights, copy
from rookery.kernel.rng import below, word

if TYPE_CHECKING:
    from rookery.kernel.protocol import REMEMBERS, ending, identity, lean, legal, outlook, play, score, turn, weight

Nodes = npt.NDArray[np.int32]
Totals = npt.NDArray[np.float64]

ROOT: Final = 1
USED: Final = 0
"""In row 0: how many rows are in use."""
# A node's row.
FIRST: Final = 0
"""The row of its first child; 0 while it has none."""
CHILDREN: Final = 1
MOVE: Final = 2
"""The code of the move that leads to it."""
VISITS: Final = 3
TURN: Final = 4
"""The seat to move, or CHANCE, or one of the following."""
WEIGHT: Final = 5
"""How likely the die is to come here, or how much a sensible player leans to it."""
SUM: Final = 6
"""The weights of its children together."""
WIDTH: Final = 7

OVER: Final = -2
NEW: Final = -3
"""The turn of a node that no simulation has come to."""


def plant(nodes: Nodes, totals: Totals) -> None:
    """A tree of nothing but its root."""
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


def transplant(nodes: Nodes, totals: Totals, branch: int, new_nodes: Nodes, new_totals: Totals) -> None:
    """Make a branch of one tree the whole of another. Rows are copied in breadth, so children stay side by side."""
    new_nodes[0, USED] = ROOT
    _copy_node(nodes, totals, branch, new_nodes, new_totals)
    node = ROOT
    while node < int(new_nodes[0, USED]):
        first = int(new_nodes[node, FIRST])
        if first > 0:
            new_nodes[node, FIRST] = new_nodes[0, USED]
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
    config: Config,
    root: State,
    nodes: Nodes,
    totals: Totals,
    state: State,
    moves: Moves,
    weights: Weights,
    line: Line,
    path: npt.NDArray[np.int32],
    sensible: bool,
    exploration: float,
    cutoff: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Run the simulations from first to last; number n of a seed always draws the same numbers.

    ``line`` holds the past of the game, the root's position included, and ends as it was. ``path`` has room for the
    nodes of one simulation; a playout is followed for ``cutoff`` plies.
    """
    for simulation in range(first, last):
        copy(root, state)
        depth = _descend(
            config, nodes, totals, state, moves, weights, line, path, sensible, exploration, seed, simulation
        )
        leaf = int(path[depth])
        plies = 0
        if int(nodes[leaf, TURN]) != OVER:
            plies = _play_out(config, state, moves, weights, line, sensible, cutoff, seed, simulation, depth)
        _judge(config, totals, state, line)
        for step in range(depth + 1):
            node = int(path[step])
            nodes[node, VISITS] = int(nodes[node, VISITS]) + 1
            for seat in range(int(config[PLAYERS])):
                totals[node, seat] += totals[0, seat]
        if REMEMBERS:
            for _ in range(depth + plies):
                pop(line)


def _descend(
    config: Config,
    nodes: Nodes,
    totals: Totals,
    state: State,
    moves: Moves,
    weights: Weights,
    line: Line,
    path: npt.NDArray[np.int32],
    sensible: bool,
    exploration: float,
    seed: int,
    simulation: int,
) -> int:
    """Follow the tree to a leaf and make its position; return how deep it is."""
    node = ROOT
    depth = 0
    path[0] = ROOT
    while depth + 1 < len(path):
        if int(nodes[node, FIRST]) == 0:
            if int(nodes[node, TURN]) == NEW:
                # The root is known to go on; ``seen`` speaks of the position pushed last.
                over = node != ROOT and ending(config, state, seen(line)) != GOES_ON
                nodes[node, TURN] = OVER if over else turn(config, state)
            fresh = int(nodes[node, VISITS]) == 0 and node != ROOT
            if int(nodes[node, TURN]) == OVER or fresh:
                break
            if not _expand(config, nodes, totals, state, moves, weights, node, sensible):
                break
        draw = word(seed, simulation, depth)
        if int(nodes[node, TURN]) == CHANCE:
            node = _rolled(nodes, node, draw)
        else:
            node = _promising(nodes, totals, node, sensible, exploration, draw)
        play(config, state, int(nodes[node, MOVE]))
        if REMEMBERS:
            push(line, identity(config, state))
        depth += 1
        path[depth] = node
    return depth


def _expand(
    config: Config,
    nodes: Nodes,
    totals: Totals,
    state: State,
    moves: Moves,
    weights: Weights,
    node: int,
    sensible: bool,
) -> bool:
    """Give a node its children; False where there is no room for them."""
    count = legal(config, state, moves)
    first = int(nodes[0, USED])
    if first + count > len(nodes):
        return False
    chance = int(nodes[node, TURN]) == CHANCE
    if sensible and not chance:
        lean(config, state, moves, count, weights)
    together = 0
    for index in range(count):
        share = 1
        if chance:
            share = weight(config, state, int(moves[index]))
        elif sensible:
            share = int(weights[index])
        together += share
        _add(nodes, totals, int(moves[index]), share)
    nodes[node, FIRST] = first
    nodes[node, CHILDREN] = count
    nodes[node, SUM] = together
    return True


def _rolled(nodes: Nodes, node: int, draw: int) -> int:
    """The child that the die decides for."""
    ticket = below(draw, int(nodes[node, SUM]))
    child = int(nodes[node, FIRST])
    ticket -= int(nodes[child, WEIGHT])
    while ticket >= 0:
        child += 1
        ticket -= int(nodes[child, WEIGHT])
    return child


def _promising(nodes: Nodes, totals: Totals, node: int, sensible: bool, exploration: float, draw: int) -> int:
    """The child with the best mix of what it has given to the seat to move and of what is not yet known of it.

    The draw says where the look begins: among equals the first that is seen is taken.
    """
    seat = int(nodes[node, TURN])
    visits = max(int(nodes[node, VISITS]), 1)
    first = int(nodes[node, FIRST])
    count = int(nodes[node, CHILDREN])
    unknown = totals[node, seat] / visits
    curiosity = exploration * math.sqrt(visits) / int(nodes[node, SUM])
    spread = exploration * exploration * math.log(visits)
    best = first
    highest = -math.inf
    index = below(draw, count)
    for _ in range(count):
        child = first + index
        tried = int(nodes[child, VISITS])
        if sensible:
            mean = totals[child, seat] / tried if tried > 0 else unknown
            promise = mean + curiosity * int(nodes[child, WEIGHT]) / (1 + tried)
        elif tried > 0:
            promise = totals[child, seat] / tried + math.sqrt(spread / tried)
        else:
            return child
        if promise > highest:
            highest = promise
            best = child
        index += 1
        if index == count:
            index = 0
    return best


def _play_out(
    config: Config,
    state: State,
    moves: Moves,
    weights: Weights,
    line: Line,
    sensible: bool,
    cutoff: int,
    seed: int,
    simulation: int,
    depth: int,
) -> int:
    """Play on from a leaf until the game is over or so many plies are played; return the plies."""
    plies = 0
    while plies < cutoff and (plies == 0 or ending(config, state, seen(line)) == GOES_ON):
        draw = word(seed, simulation, depth + plies)
        count = legal(config, state, moves)
        if sensible and turn(config, state) != CHANCE:
            lean(config, state, moves, count, weights)
            move = int(moves[drawn(weights, count, draw)])
        else:
            move = choose(config, state, moves, count, draw)
        play(config, state, move)
        if REMEMBERS:
            push(line, identity(config, state))
        plies += 1
    return plies


def drawn(weights: Weights, count: int, draw: int) -> int:
    """One of so many indices, as likely as its weight is large."""
    together = 0
    for index in range(count):
        together += int(weights[index])
    ticket = below(draw, together)
    index = 0
    ticket -= int(weights[0])
    while ticket >= 0:
        index += 1
        ticket -= int(weights[index])
    return index


def _judge(config: Config, totals: Totals, state: State, line: Line) -> None:
    """What the simulation has come to for each seat: the score of its end, or the room's outlook."""
    over = ending(config, state, seen(line))
    for seat in range(int(config[PLAYERS])):
        totals[0, seat] = score(config, state, over, seat) if over != GOES_ON else outlook(config, state, seat)


def searches(
    config: Config,
    roots: npt.NDArray[np.int32],
    nodes: Nodes,
    totals: Totals,
    state: State,
    moves: Moves,
    weights: Weights,
    line: Line,
    path: npt.NDArray[np.int32],
    sensible: bool,
    exploration: float,
    cutoff: int,
    simulations: int,
    seed: int,
    first: int,
    last: int,
    visits: npt.NDArray[np.int32],
    means: npt.NDArray[np.float64],
) -> None:
    """Search the positions of many lanes, each from nothing; row i of the outputs is lane i.

    ``visits`` gets one number for each legal move, in their order, and ``means`` one score for each seat. Where a game
    is over there is nothing to search, and both stay as they are.
    """
    for lane in range(first, last):
        root = roots[lane]
        begin(config, root, line)
        if ending(config, root, seen(line)) != GOES_ON:
            continue
        plant(nodes, totals)
        lane_seed = word(seed, lane, simulations)
        simulate(
            config,
            root,
            nodes,
            totals,
            state,
            moves,
            weights,
            line,
            path,
            sensible,
            exploration,
            cutoff,
            lane_seed,
            0,
            simulations,
        )
        for index in range(int(nodes[ROOT, CHILDREN])):
            visits[lane, index] = nodes[int(nodes[ROOT, FIRST]) + index, VISITS]
        for seat in range(int(config[PLAYERS])):
            means[lane, seat] = totals[ROOT, seat] / int(nodes[ROOT, VISITS])
