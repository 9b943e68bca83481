"""Alpha-beta for games of two without a die: one loop for all of them, over what a room knows of good play.

The tree is walked without recursion. A row of ``frames`` for each ply holds a node's window, its best move and how far
its moves have been tried. So a search can stop after any number of nodes and be taken up again where it was, and gives
the same answer however often that happens. Moves are tried in the order of the table's move, the room's ``priors`` and
the cutoffs that they have caused elsewhere (the history heuristic). The first has the full window; later ones get a
null window (principal variation search), late quiet ones a smaller depth as well, and they are searched again if they
turn out better. At the horizon only tactical moves are followed (quiescence), and the side to move may decline them
all.

**Why a claimed win is true.** A win is scored ``WIN`` less the plies to it, and no evaluation comes near that. A node
has a win only if one of its moves has; it has a loss only if all its moves have been tried and lose: nothing is ever
left out but at the horizon, and there the evaluation stands in for what is left out, so no loss arises. Hence behind
every claim stands a whole tree whose every leaf is a won end of the game. Searching late moves less deeply can hide a
win, never invent one.

The table answers for a position whatever history it has, but a rule of repetition asks for the history. Yet a win that
is stored holds with every history. Count as ends those positions that have occurred so often in the game's past that
one more occurrence ends it; they are the same for the whole search, as one search has one table. A side that wins then
can play so that the plies left shrink with every move. On such a path no position comes twice, so repetition never
spoils it. Conversely, a tree of won ends found on some path has no repetition in it, and holds on any other. What a
draw by repetition is worth to others does depend on the path, so values that rest on one are not stored. Where the
rules cap the plies of a game, a room's ``key`` tells the last ``MAX_PLY`` of them apart, and no longer win is stored.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import pop, push, seen
from rookery.kernel.protocol import GOES_ON, Config, History, copy

if TYPE_CHECKING:
    from rookery.kernel.protocol import (
        KEYED,
        REMEMBERS,
        ending,
        evaluate,
        identity,
        is_tactical,
        key,
        legal,
        play,
        priors,
        score,
        turn,
    )

WIN: Final = 1_000_000
"""The score of a game that is won; a win in n plies is worth n less."""
PROVEN: Final = WIN - 1_000
"""Scores from here on are wins that are certain."""
SCALE: Final = 1_000
"""An evaluation of 1 in points of a score."""
MAX_PLY: Final = 64
"""No path is followed further, and no longer win is stored."""
QUIESCENCE: Final = 6
"""How many tactical moves are followed past the horizon."""

# The fields of a frame: what a node knows of itself.
ALPHA: Final = 0
BETA: Final = 1
ALPHA_BEFORE: Final = 2
"""Alpha when the node was entered."""
DEPTH: Final = 3
BEST_SCORE: Final = 4
BEST_MOVE: Final = 5
"""The best move so far, or NOTHING."""
COUNT: Final = 6
TRIED: Final = 7
MODE: Final = 8
"""How the latest move is searched: FULL_WINDOW, NULL_WINDOW or REDUCED."""
SEARCH_AGAIN: Final = 9
"""Whether the latest move is to be searched once more, in the mode that now stands in MODE."""
SEAT: Final = 10
KEY: Final = 11
"""The position's key, or NOTHING where the table is not to be asked."""
TABLE_MOVE: Final = 12
"""The best move according to the table, or NOTHING."""
REPEATS: Final = 13
"""Whether the value rests on a draw by repetition."""
FIELDS: Final = 14

NOTHING: Final = -1
FULL_WINDOW: Final = 0
NULL_WINDOW: Final = 1
REDUCED: Final = 2

LATE_MOVES: Final = 4
"""Moves after this many are late, and searched with a smaller depth from REDUCTION_DEPTH on."""
REDUCTION_DEPTH: Final = 3

# The counters: what a search counts, and where it stopped.
NODES: Final = 0
PLY: Final = 1
REDUCE_LATE_MOVES: Final = 2
"""Set by the caller: whether late moves may be reduced. If not, no win within the depth is missed."""

# What a bound of the table says of the true value.
AT_LEAST: Final = 1
AT_MOST: Final = 2
EXACTLY: Final = 3


class Workspace(NamedTuple):
    """The arrays that a search works on: rows are plies, the root's first."""

    states: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int32]
    """The legal moves of each ply; the root's are the caller's choice, tried in that order."""
    weights: npt.NDArray[np.int32]
    """How promising each move looks; at the root what came of it: the value of a best move, else a bound from above."""
    frames: npt.NDArray[np.int64]
    variations: npt.NDArray[np.int32]
    """The principal variation from each ply on, NOTHING behind its end."""
    table: npt.NDArray[np.int64]
    """Two numbers a slot: a key plus one, and what is known; the number of slots is a power of two."""
    cutoffs: npt.NDArray[np.int32]
    """How often each seat's moves have caused a cutoff, by seat and code, deeper ones weighted more."""
    history: History
    """The game's past, the root's position last."""
    counters: npt.NDArray[np.int64]


def search(config: Config, workspace: Workspace, budget: int) -> bool:
    """Search on from where it stopped: True when the root is done, False when the budget of nodes is used up."""
    counters = workspace.counters
    ply = int(counters[PLY])
    until = int(counters[NODES]) + budget
    while int(counters[NODES]) < until:
        frame = workspace.frames[ply]
        if int(frame[SEARCH_AGAIN]) != 0 or (
            int(frame[TRIED]) < int(frame[COUNT]) and int(frame[ALPHA]) < int(frame[BETA])
        ):
            ply = _descend(config, workspace, ply)
            continue
        _store(workspace, ply)
        if ply == 0:
            return True
        ply = _ascend(workspace, ply)
    counters[PLY] = ply
    return False


def _descend(config: Config, workspace: Workspace, ply: int) -> int:
    """Make a node's next move and open the position behind it."""
    frame = workspace.frames[ply]
    if int(frame[SEARCH_AGAIN]) == 0:
        if ply > 0:
            _pick_next(workspace.moves[ply], workspace.weights[ply], int(frame[TRIED]), int(frame[COUNT]))
        frame[MODE] = _mode(config, workspace, ply)
        frame[TRIED] = int(frame[TRIED]) + 1
    frame[SEARCH_AGAIN] = 0
    child = workspace.frames[ply + 1]
    state = workspace.states[ply + 1]
    copy(workspace.states[ply], state)
    play(config, state, int(workspace.moves[ply, int(frame[TRIED]) - 1]))
    child[SEAT] = turn(config, state)
    alpha = int(frame[ALPHA])
    beta = int(frame[BETA]) if int(frame[MODE]) == FULL_WINDOW else alpha + 1
    same = int(child[SEAT]) == int(frame[SEAT])
    child[ALPHA] = alpha if same else -beta
    child[BETA] = beta if same else -alpha
    child[ALPHA_BEFORE] = child[ALPHA]
    child[DEPTH] = int(frame[DEPTH]) - (2 if int(frame[MODE]) == REDUCED else 1)
    _enter(config, workspace, ply + 1)
    return ply + 1


def _pick_next(moves: npt.NDArray[np.int32], weights: npt.NDArray[np.int32], first: int, count: int) -> None:
    """Swap the most promising move that is left to the first place of those; most nodes need few of their moves."""
    best = first
    for index in range(first + 1, count):
        if int(weights[index]) > int(weights[best]):
            best = index
    move = int(moves[best])
    weight = int(weights[best])
    moves[best] = moves[first]
    weights[best] = weights[first]
    moves[first] = move
    weights[first] = weight


def _mode(config: Config, workspace: Workspace, ply: int) -> int:
    """How a node's next move is searched: the first with the full window, others to see if they are better at all."""
    frame = workspace.frames[ply]
    tried = int(frame[TRIED])
    if tried == 0 or int(frame[DEPTH]) <= 0:
        return FULL_WINDOW
    if int(workspace.counters[REDUCE_LATE_MOVES]) == 0 or tried < LATE_MOVES or int(frame[DEPTH]) < REDUCTION_DEPTH:
        return NULL_WINDOW
    return NULL_WINDOW if is_tactical(config, workspace.states[ply], int(workspace.moves[ply, tried])) else REDUCED


def _enter(config: Config, workspace: Workspace, ply: int) -> None:
    """Score a position at once where that is possible; otherwise generate its moves."""
    state = workspace.states[ply]
    frame = workspace.frames[ply]
    workspace.counters[NODES] = int(workspace.counters[NODES]) + 1
    workspace.variations[ply, 0] = NOTHING
    frame[BEST_SCORE] = -WIN
    frame[BEST_MOVE] = NOTHING
    frame[COUNT] = 0
    frame[TRIED] = 0
    frame[SEARCH_AGAIN] = 0
    frame[KEY] = NOTHING
    frame[TABLE_MOVE] = NOTHING
    frame[REPEATS] = 0
    if REMEMBERS:
        push(workspace.history, identity(config, state))
    reason = ending(config, state, seen(workspace.history))
    if reason != GOES_ON:
        frame[BEST_SCORE] = _end_score(score(config, state, reason, int(frame[SEAT])), ply)
        frame[REPEATS] = 1 if seen(workspace.history) > 1 else 0
        return
    if KEYED and int(frame[DEPTH]) > -QUIESCENCE and _probe(config, workspace, ply):
        return
    if int(frame[DEPTH]) <= 0 or ply == MAX_PLY:
        frame[BEST_SCORE] = int(evaluate(config, state, int(frame[SEAT])) * SCALE)
        frame[ALPHA] = max(int(frame[ALPHA]), int(frame[BEST_SCORE]))
        if int(frame[ALPHA]) >= int(frame[BETA]) or int(frame[DEPTH]) <= -QUIESCENCE or ply == MAX_PLY:
            return
    frame[COUNT] = _generate(config, workspace, ply)


def _end_score(points: float, ply: int) -> int:
    """What an end of the game is worth to a seat: a win the more the sooner it comes."""
    if points >= 1.0:
        return WIN - ply
    if points <= -1.0:
        return ply - WIN
    return int(points * SCALE)


def _generate(config: Config, workspace: Workspace, ply: int) -> int:
    """Write the moves that are to be tried, each with a weight by which it is chosen; return how many."""
    state = workspace.states[ply]
    moves = workspace.moves[ply]
    weights = workspace.weights[ply]
    frame = workspace.frames[ply]
    count = legal(config, state, moves)
    if int(frame[DEPTH]) <= 0:
        kept = 0
        for index in range(count):
            if is_tactical(config, state, int(moves[index])):
                moves[kept] = moves[index]
                kept += 1
        count = kept
    priors(config, state, moves, count, weights)
    cutoffs = workspace.cutoffs[int(frame[SEAT])]
    table_move = int(frame[TABLE_MOVE])
    for index in range(count):
        move = int(moves[index])
        weights[index] = 2_000_000_000 if move == table_move else int(weights[index]) + int(cutoffs[move])
    return count


def _ascend(workspace: Workspace, ply: int) -> int:
    """Take a node's value back to the one above it."""
    child = workspace.frames[ply]
    frame = workspace.frames[ply - 1]
    if REMEMBERS:
        pop(workspace.history)
    value = int(child[BEST_SCORE]) if int(child[SEAT]) == int(frame[SEAT]) else -int(child[BEST_SCORE])
    if int(child[REPEATS]) != 0:
        frame[REPEATS] = 1
    if ply == 1:
        workspace.weights[0, int(frame[TRIED]) - 1] = value
    mode = int(frame[MODE])
    if value > int(frame[ALPHA]) and (mode == REDUCED or (mode == NULL_WINDOW and value < int(frame[BETA]))):
        frame[MODE] = mode - 1
        frame[SEARCH_AGAIN] = 1
        return ply - 1
    if value > int(frame[BEST_SCORE]):
        frame[BEST_SCORE] = value
        if value > int(frame[ALPHA]):
            frame[ALPHA] = value
            frame[BEST_MOVE] = workspace.moves[ply - 1, int(frame[TRIED]) - 1]
            _update_variation(workspace, ply - 1)
    return ply - 1


def _update_variation(workspace: Workspace, ply: int) -> None:
    """A move has become a node's best: it begins the variation, and is tried sooner elsewhere if it cuts off."""
    frame = workspace.frames[ply]
    variation = workspace.variations[ply]
    rest = workspace.variations[ply + 1]
    variation[0] = frame[BEST_MOVE]
    index = 0
    while index < MAX_PLY - ply and int(rest[index]) != NOTHING:
        variation[index + 1] = rest[index]
        index += 1
    variation[index + 1] = NOTHING
    depth = int(frame[DEPTH])
    if depth > 0 and int(frame[ALPHA]) >= int(frame[BETA]):
        cutoffs = workspace.cutoffs[int(frame[SEAT])]
        move = int(frame[BEST_MOVE])
        cutoffs[move] = min(int(cutoffs[move]) + depth * depth, 1_000_000)


# The table: a slot's second number is move + 1, bound, depth and value, packed.


def _slot(workspace: Workspace, key: int) -> int:
    """Where the table keeps a key: its halves, each times an odd number below 2**31, so that nothing overflows."""
    mixed = ((key & 0x7FFFFFFF) * 0x5851F42D) ^ ((key >> 31) * 0x4C957F2D)
    return (mixed >> 20) & (len(workspace.table) - 1)


def _probe(config: Config, workspace: Workspace, ply: int) -> bool:
    """Probe the table: True if what it knows is enough for a score; otherwise it may still have a move."""
    frame = workspace.frames[ply]
    name = key(config, workspace.states[ply])
    frame[KEY] = name
    slot = workspace.table[_slot(workspace, name)]
    if int(slot[0]) != name + 1:
        return False
    known = int(slot[1])
    frame[TABLE_MOVE] = (known >> 32) - 1
    if int(frame[BETA]) - int(frame[ALPHA]) > 1:
        # The principal variation is to be seen whole.
        return False
    bound = (known >> 30) & 3
    value = (known & 0x3FFFFF) - 0x200000
    deep = ((known >> 22) & 255) >= int(frame[DEPTH])
    certain = abs(value) >= PROVEN
    if certain:
        # Stored as plies from that position, read as plies from the root.
        value += ply if value < 0 else -ply
    enough = (bound & AT_LEAST != 0 and value >= int(frame[BETA]) and (deep or (certain and value > 0))) or (
        bound & AT_MOST != 0 and value <= int(frame[ALPHA]) and (deep or (certain and value < 0))
    )
    if enough:
        frame[BEST_SCORE] = value
        frame[KEY] = NOTHING
    return enough


def _store(workspace: Workspace, ply: int) -> None:
    """Store what a node has found out, unless it holds on this path only. The root may lack moves and is not stored."""
    frame = workspace.frames[ply]
    value = int(frame[BEST_SCORE])
    depth = int(frame[DEPTH])
    certain = abs(value) >= PROVEN
    if ply == 0 or depth < 0 or int(frame[KEY]) == NOTHING or (int(frame[REPEATS]) != 0 and not certain):
        return
    if certain and WIN - abs(value) - ply > MAX_PLY:
        # Wins found by way of others can be longer than any path; where a game is short of plies they would be false.
        return
    bound = EXACTLY
    if value <= int(frame[ALPHA_BEFORE]):
        bound = AT_MOST
    elif value >= int(frame[BETA]):
        bound = AT_LEAST
    if certain:
        value += -ply if value < 0 else ply
    slot = workspace.table[_slot(workspace, int(frame[KEY]))]
    slot[0] = int(frame[KEY]) + 1
    move = int(frame[BEST_MOVE]) if int(frame[BEST_MOVE]) != NOTHING else int(frame[TABLE_MOVE])
    slot[1] = ((move + 1) << 32) | (bound << 30) | (depth << 22) | (value + 0x200000)
