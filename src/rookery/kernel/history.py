"""The line of a game: which positions have occurred, and how often.

A rule of repetition needs the past, and the past is too long to copy with every state. So it lives beside the state,
in one array of the caller's: a stack of position identities, pushed with each ply and popped on the way back. A small
chained hash table in the same array finds earlier occurrences without a scan. Identities are exact: so is the count.

Layout: ``[positions, occurrences of the latest, heads …, identity, link, identity, link …]``.
"""

import numpy as np

from rookery.kernel.protocol import Line

_COUNT = 0
_SEEN = 1
_HEADS = 2
_BUCKETS = 256
_FIRST = _HEADS + _BUCKETS


def line_size(positions: int) -> int:
    """How many numbers a line for so many positions takes; without any it only says that each is the first."""
    return _FIRST + 2 * positions if positions > 0 else _HEADS


def new_line(positions: int) -> Line:
    """An empty line with room for so many positions."""
    line = np.zeros(line_size(positions), np.int64)
    forget(line)
    if positions > 0:
        clear(line)
    return line


def forget(line: Line) -> None:
    """Take whatever comes for the first of its kind: all that a game without repetition needs."""
    line[_COUNT] = 0
    line[_SEEN] = 1


def clear(line: Line) -> None:
    """Forget everything."""
    forget(line)
    for bucket in range(_BUCKETS):
        line[_HEADS + bucket] = -1


def push(line: Line, identity: int) -> None:
    """Add a position and count its occurrences, this one included."""
    head = _HEADS + _bucket(identity)
    seen = 1
    entry = int(line[head])
    while entry >= 0:
        if int(line[_FIRST + 2 * entry]) == identity:
            seen += 1
        entry = int(line[_FIRST + 2 * entry + 1])
    count = int(line[_COUNT])
    line[_FIRST + 2 * count] = identity
    line[_FIRST + 2 * count + 1] = line[head]
    line[head] = count
    line[_COUNT] = count + 1
    line[_SEEN] = seen


def pop(line: Line) -> None:
    """Take the latest position back. What was seen of the one before it is not restored: push counts anew."""
    count = int(line[_COUNT]) - 1
    head = _HEADS + _bucket(int(line[_FIRST + 2 * count]))
    line[head] = line[_FIRST + 2 * count + 1]
    line[_COUNT] = count


def seen(line: Line) -> int:
    """How often the position pushed last has occurred."""
    return int(line[_SEEN])


def _bucket(identity: int) -> int:
    """Fold the identity's bits so that near positions fall into different buckets."""
    folded = identity ^ (identity >> 32)
    folded ^= folded >> 15
    return ((folded * 0x2C1B3C6D) >> 12) & (_BUCKETS - 1)
