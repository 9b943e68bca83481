"""The history of a game: which positions have occurred, and how often.

A rule of repetition needs the past, and the past is too long to copy with every state. So it lives beside the state,
in one array of the caller's: a stack of position identities, pushed with each ply and popped on the way back. A small
chained hash table in the same array finds earlier occurrences without a scan. Identities are exact: so is the count.

Layout: ``[positions, occurrences of the latest, heads …, identity, link, identity, link …]``.
"""

import numpy as np

from rookery.kernel.protocol import History

_COUNT = 0
_SEEN = 1
_HEADS = 2
_BUCKETS = 256
_FIRST = _HEADS + _BUCKETS


def history_size(positions: int) -> int:
    """How many numbers the history of this many positions takes; with 0 it only says that each is the first."""
    return _FIRST + 2 * positions if positions > 0 else _HEADS


def new_history(positions: int) -> History:
    """An empty history with capacity for this many positions."""
    history = np.zeros(history_size(positions), np.int64)
    forget(history)
    if positions > 0:
        clear(history)
    return history


def forget(history: History) -> None:
    """Count every position as the first of its kind: all that a game without repetition needs."""
    history[_COUNT] = 0
    history[_SEEN] = 1


def clear(history: History) -> None:
    """Forget everything."""
    forget(history)
    for bucket in range(_BUCKETS):
        history[_HEADS + bucket] = -1


def push(history: History, identity: int) -> None:
    """Add a position and count its occurrences, this one included."""
    head = _HEADS + _bucket(identity)
    seen = 1
    entry = int(history[head])
    while entry >= 0:
        if int(history[_FIRST + 2 * entry]) == identity:
            seen += 1
        entry = int(history[_FIRST + 2 * entry + 1])
    count = int(history[_COUNT])
    history[_FIRST + 2 * count] = identity
    history[_FIRST + 2 * count + 1] = history[head]
    history[head] = count
    history[_COUNT] = count + 1
    history[_SEEN] = seen


def pop(history: History) -> None:
    """Take the latest position back. What was seen of the one before it is not restored: push counts anew."""
    count = int(history[_COUNT]) - 1
    head = _HEADS + _bucket(int(history[_FIRST + 2 * count]))
    history[head] = history[_FIRST + 2 * count + 1]
    history[_COUNT] = count


def is_full(history: History) -> bool:
    """Whether no further position fits."""
    return int(history[_COUNT]) >= (len(history) - _FIRST) // 2


def note_seen(history: History, occurrences: int) -> None:
    """Set how often the latest position has occurred: after positions were taken back, or where there are no others."""
    history[_SEEN] = occurrences


def seen(history: History) -> int:
    """How often the position pushed last has occurred."""
    return int(history[_SEEN])


def _bucket(identity: int) -> int:
    """Fold the identity's bits so that near positions fall into different buckets."""
    folded = identity ^ (identity >> 32)
    folded ^= folded >> 15
    return ((folded * 0x2C1B3C6D) >> 12) & (_BUCKETS - 1)
