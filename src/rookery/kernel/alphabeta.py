"""Alpha-beta for games of two without a die: one loop for all of them, over what a room knows of good play.

The tree is walked without recursion. A row of ``frames`` for each ply holds a node's window, its best move and how far
its moves have been tried. So a search can stop after any number of nodes and be taken up again where it was, and gives
the same answer however often that happens. Moves are tried in the order of the table's memory, the room's ``lean`` and
what has refuted other moves before (history). The first has the full window; later ones are scouted, late quiet ones
less deeply, and tried again if they surprise. At the horizon only ``pressing`` moves are followed, and whoever is to
move may decline them all.

**Why a claimed win is true.** A win is scored ``WIN`` less the plies to it, and no ``outlook`` comes near that. A node
has a win only if one of its moves has; it has a loss only if all its moves have been tried and lose: nothing is ever
left out but at the horizon, and there the outlook stands in for what is left out, so no loss arises. Hence behind every
claim stands a whole tree whose every leaf is a won end of the game. Looking less deeply at late moves can hide a win,
never invent one.

The table answers for a position whatever line led to it, but a rule of repetition asks for the line. Yet a win that is
stored holds on every line. Count as ends those positions that have occurred so often in the game's past that one more
occurrence ends it; they are the same for the whole search, as one search has one table. Whoever then wins in n plies
can play so that the plies left shrink with every move. On such a line no position comes twice, so repetition never
spoils it. Conversely, a tree of won ends found on some line has no repetition in it, and holds on any other. What a
draw by repetition is worth to others does depend on the line, so values that rest on one are not stored. Where the
rules cap the plies of a game, a room's ``key`` tells the last ``PLIES`` of them apart, and no longer win is stored.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.history import pop, push, seen
from rookery.kernel.protocol import GOES_ON, Config, Line, copy

if TYPE_CHECKING:
    from rookery.kernel.protocol import (
        KEYED,
        REMEMBERS,
        ending,
        identity,
        key,
        lean,
        legal,
        outlook,
        play,
        pressing,
        score,
        turn,
    )

WIN: Final = 1_000_000
"""The score of a game that is won; a win in n plies is worth n less."""
PROVEN: Final = WIN - 1_000
"""Scores from here on are wins that are certain."""
SCALE: Final = 1_000
"""An outlook of 1 in points of a score."""
PLIES: Final = 64
"""No line is followed further, and no longer win is stored."""
QUIET: Final = 6
"""So many pressing moves are followed past the horizon."""

# The fields of a frame: what a node knows of itself.
ALPHA: Final = 0
BETA: Final = 1
FLOOR: Final = 2
"""Alpha as it was when the node was entered."""
DEPTH: Final = 3
BEST: Final = 4
CHOICE: Final = 5
"""The best move so far, or NOTHING."""
COUNT: Final = 6
TRIED: Final = 7
LOOK: Final = 8
"""How the latest move is looked at: FULLY, SCOUTING or BRIEFLY."""
AGAIN: Final = 9
"""Whether the latest move is to be tried once more, with the look that now stands in LOOK."""
SEAT: Final = 10
KEY: Final = 11
"""The position's key, or NOTHING where the table is not to be asked."""
HINT: Final = 12
"""The move that the table remembers, or NOTHING."""
REPEATS: Final = 13
"""Whether the value rests on a draw by repetition."""
FIELDS: Final = 14

NOTHING: Final = -1
FULLY: Final = 0
SCOUTING: Final = 1
BRIEFLY: Final = 2

LATE: Final = 4
"""Moves after so many are late, and looked at briefly if the depth is at least DEEP."""
DEEP: Final = 3

# The tally: what a search counts, and where it stopped.
NODES: Final = 0
PLY: Final = 1
BRISK: Final = 2
"""Set by the caller: whether late moves may be looked at briefly. If not, no win within the depth is missed."""

# What a bound of the table says of the true value.
AT_LEAST: Final = 1
AT_MOST: Final = 2
EXACTLY: Final = 3


class Desk(NamedTuple):
    """The arrays that a search works on: rows are plies, the root's first."""

    states: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int32]
    """The legal moves of each ply; the root's are the caller's choice, tried in that order."""
    weights: npt.NDArray[np.int32]
    """How promising each move looks; at the root what came of it: the value of a best move, else a bound from above."""
    frames: npt.NDArray[np.int64]
    lines: npt.NDArray[np.int32]
    """The best line from each ply on, NOTHING behind its end."""
    table: npt.NDArray[np.int64]
    """Two numbers a slot: a key plus one, and what is known; the number of slots is a power of two."""
    history: npt.NDArray[np.int32]
    """How often each seat's moves have refuted something, by seat and code."""
    past: Line
    """The game's line, the root's position last."""
    tally: npt.NDArray[np.int64]


def search(config: Config, desk: Desk, budget: int) -> bool:
    """Search on from where it stopped: True when the root is done, False when so many more nodes have been seen."""
    tally = desk.tally
    ply = int(tally[PLY])
    until = int(tally[NODES]) + budget
    while int(tally[NODES]) < until:
        frame = desk.frames[ply]
        if int(frame[AGAIN]) != 0 or (int(frame[TRIED]) < int(frame[COUNT]) and int(frame[ALPHA]) < int(frame[BETA])):
            ply = _descend(config, desk, ply)
            continue
        _store(desk, ply)
        if ply == 0:
            return True
        ply = _ascend(desk, ply)
    tally[PLY] = ply
    return False


def _descend(config: Config, desk: Desk, ply: int) -> int:
    """Make a node's next move and open the position behind it."""
    frame = desk.frames[ply]
    if int(frame[AGAIN]) == 0:
        if ply > 0:
            _bring_forward(desk.moves[ply], desk.weights[ply], int(frame[TRIED]), int(frame[COUNT]))
        frame[LOOK] = _look(config, desk, ply)
        frame[TRIED] = int(frame[TRIED]) + 1
    frame[AGAIN] = 0
    child = desk.frames[ply + 1]
    state = desk.states[ply + 1]
    copy(desk.states[ply], state)
    play(config, state, int(desk.moves[ply, int(frame[TRIED]) - 1]))
    child[SEAT] = turn(config, state)
    alpha = int(frame[ALPHA])
    beta = int(frame[BETA]) if int(frame[LOOK]) == FULLY else alpha + 1
    same = int(child[SEAT]) == int(frame[SEAT])
    child[ALPHA] = alpha if same else -beta
    child[BETA] = beta if same else -alpha
    child[FLOOR] = child[ALPHA]
    child[DEPTH] = int(frame[DEPTH]) - (2 if int(frame[LOOK]) == BRIEFLY else 1)
    _open(config, desk, ply + 1)
    return ply + 1


def _bring_forward(moves: npt.NDArray[np.int32], weights: npt.NDArray[np.int32], first: int, count: int) -> None:
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


def _look(config: Config, desk: Desk, ply: int) -> int:
    """How a node's next move is looked at: the first fully, others to see whether they are better at all."""
    frame = desk.frames[ply]
    tried = int(frame[TRIED])
    if tried == 0 or int(frame[DEPTH]) <= 0:
        return FULLY
    if int(desk.tally[BRISK]) == 0 or tried < LATE or int(frame[DEPTH]) < DEEP:
        return SCOUTING
    return SCOUTING if pressing(config, desk.states[ply], int(desk.moves[ply, tried])) else BRIEFLY


def _open(config: Config, desk: Desk, ply: int) -> None:
    """Judge a position at once where that is possible; otherwise lay out its moves."""
    state = desk.states[ply]
    frame = desk.frames[ply]
    desk.tally[NODES] = int(desk.tally[NODES]) + 1
    desk.lines[ply, 0] = NOTHING
    frame[BEST] = -WIN
    frame[CHOICE] = NOTHING
    frame[COUNT] = 0
    frame[TRIED] = 0
    frame[AGAIN] = 0
    frame[KEY] = NOTHING
    frame[HINT] = NOTHING
    frame[REPEATS] = 0
    if REMEMBERS:
        push(desk.past, identity(config, state))
    reason = ending(config, state, seen(desk.past))
    if reason != GOES_ON:
        frame[BEST] = _worth(score(config, state, reason, int(frame[SEAT])), ply)
        frame[REPEATS] = 1 if seen(desk.past) > 1 else 0
        return
    if KEYED and int(frame[DEPTH]) > -QUIET and _recall(config, desk, ply):
        return
    if int(frame[DEPTH]) <= 0 or ply == PLIES:
        frame[BEST] = int(outlook(config, state, int(frame[SEAT])) * SCALE)
        frame[ALPHA] = max(int(frame[ALPHA]), int(frame[BEST]))
        if int(frame[ALPHA]) >= int(frame[BETA]) or int(frame[DEPTH]) <= -QUIET or ply == PLIES:
            return
    frame[COUNT] = _lay_out(config, desk, ply)


def _worth(points: float, ply: int) -> int:
    """What an end of the game is worth to a seat: a win the more the sooner it comes."""
    if points >= 1.0:
        return WIN - ply
    if points <= -1.0:
        return ply - WIN
    return int(points * SCALE)


def _lay_out(config: Config, desk: Desk, ply: int) -> int:
    """Write the moves that are to be tried, each with a weight by which it is chosen; return how many."""
    state = desk.states[ply]
    moves = desk.moves[ply]
    weights = desk.weights[ply]
    frame = desk.frames[ply]
    count = legal(config, state, moves)
    if int(frame[DEPTH]) <= 0:
        kept = 0
        for index in range(count):
            if pressing(config, state, int(moves[index])):
                moves[kept] = moves[index]
                kept += 1
        count = kept
    lean(config, state, moves, count, weights)
    history = desk.history[int(frame[SEAT])]
    hint = int(frame[HINT])
    for index in range(count):
        move = int(moves[index])
        weights[index] = 2_000_000_000 if move == hint else int(weights[index]) + int(history[move])
    return count


def _ascend(desk: Desk, ply: int) -> int:
    """Take a node's value back to the one above it."""
    child = desk.frames[ply]
    frame = desk.frames[ply - 1]
    if REMEMBERS:
        pop(desk.past)
    value = int(child[BEST]) if int(child[SEAT]) == int(frame[SEAT]) else -int(child[BEST])
    if int(child[REPEATS]) != 0:
        frame[REPEATS] = 1
    if ply == 1:
        desk.weights[0, int(frame[TRIED]) - 1] = value
    look = int(frame[LOOK])
    if value > int(frame[ALPHA]) and (look == BRIEFLY or (look == SCOUTING and value < int(frame[BETA]))):
        frame[LOOK] = look - 1
        frame[AGAIN] = 1
        return ply - 1
    if value > int(frame[BEST]):
        frame[BEST] = value
        if value > int(frame[ALPHA]):
            frame[ALPHA] = value
            frame[CHOICE] = desk.moves[ply - 1, int(frame[TRIED]) - 1]
            _lead(desk, ply - 1)
    return ply - 1


def _lead(desk: Desk, ply: int) -> None:
    """A move has become a node's best: it leads the line from here, and is tried sooner elsewhere if it refutes."""
    frame = desk.frames[ply]
    line = desk.lines[ply]
    rest = desk.lines[ply + 1]
    line[0] = frame[CHOICE]
    index = 0
    while index < PLIES - ply and int(rest[index]) != NOTHING:
        line[index + 1] = rest[index]
        index += 1
    line[index + 1] = NOTHING
    depth = int(frame[DEPTH])
    if depth > 0 and int(frame[ALPHA]) >= int(frame[BETA]):
        history = desk.history[int(frame[SEAT])]
        move = int(frame[CHOICE])
        history[move] = min(int(history[move]) + depth * depth, 1_000_000)


# The table: a slot's second number is move + 1, bound, depth and value, packed.


def _slot(desk: Desk, key: int) -> int:
    """Where the table keeps a key: its halves, each times an odd number below 2**31, so that nothing overflows."""
    mixed = ((key & 0x7FFFFFFF) * 0x5851F42D) ^ ((key >> 31) * 0x4C957F2D)
    return (mixed >> 20) & (len(desk.table) - 1)


def _recall(config: Config, desk: Desk, ply: int) -> bool:
    """Ask the table: True if what it knows is enough to judge; otherwise it may still hint at a move."""
    frame = desk.frames[ply]
    name = key(config, desk.states[ply])
    frame[KEY] = name
    slot = desk.table[_slot(desk, name)]
    if int(slot[0]) != name + 1:
        return False
    known = int(slot[1])
    frame[HINT] = (known >> 32) - 1
    if int(frame[BETA]) - int(frame[ALPHA]) > 1:
        # The line to the best move is to be seen whole.
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
        frame[BEST] = value
        frame[KEY] = NOTHING
    return enough


def _store(desk: Desk, ply: int) -> None:
    """Keep what a node has found out, unless it holds on this line only. The root may lack moves and is not kept."""
    frame = desk.frames[ply]
    value = int(frame[BEST])
    depth = int(frame[DEPTH])
    certain = abs(value) >= PROVEN
    if ply == 0 or depth < 0 or int(frame[KEY]) == NOTHING or (int(frame[REPEATS]) != 0 and not certain):
        return
    if certain and WIN - abs(value) - ply > PLIES:
        # Wins found by way of others can be longer than any line; where a game is short of plies they would be false.
        return
    bound = EXACTLY
    if value <= int(frame[FLOOR]):
        bound = AT_MOST
    elif value >= int(frame[BETA]):
        bound = AT_LEAST
    if certain:
        value += -ply if value < 0 else ply
    slot = desk.table[_slot(desk, int(frame[KEY]))]
    slot[0] = int(frame[KEY]) + 1
    move = int(frame[CHOICE]) if int(frame[CHOICE]) != NOTHING else int(frame[HINT])
    slot[1] = ((move + 1) << 32) | (bound << 30) | (depth << 22) | (value + 0x200000)
