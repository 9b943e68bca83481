"""Proofs: is a position worth at least so much to seat 0? A search with an explicit stack, run in slices.

One question at a time, yes or no, is all that exact play needs: win or loss is "more than nothing?", and the distance
is the highest yes. What a search learns of a position is a lower and an upper bound of its worth, kept in a memory for
the questions to come. Everything is in arrays of the caller's, so a search can stop after any slice and go on later,
with a larger memory if need be.
"""

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from rookery.kernel.packed import CHOICES, Table

if TYPE_CHECKING:
    from rookery.kernel.packed import appeal, choices, chooser, follow, least, most, worth

Memory = npt.NDArray[np.int64]
"""A power of two of entries, 64 at least: a position with its bounds, or 0 where there is none yet."""
Frames = npt.NDArray[np.int64]
"""A row for each position on the path that is being searched."""
Control = npt.NDArray[np.int64]
"""Where a search stands."""

# A frame: a position, how many children it has, which is next, the best that the finished ones gave; the children in
# the order in which they are tried, and their choices.
POSITION: Final = 0
COUNT: Final = 1
NEXT: Final = 2
BEST: Final = 3
CHILDREN: Final = 4
ANSWERS: Final = CHILDREN + CHOICES
APPEALS: Final = ANSWERS + CHOICES
FRAME_SIZE: Final = APPEALS + CHOICES

# The control: the last frame in use, the answer when none is left, positions looked at, entries in use.
DEPTH: Final = 0
ANSWER: Final = 1
NODES: Final = 2
USED: Final = 3
CONTROL_SIZE: Final = 4

BOUND_BITS: Final = 9
BOUND_MASK: Final = (1 << BOUND_BITS) - 1
ZERO: Final = 1 << BOUND_BITS - 1
"""Bounds are kept as numbers above zero."""
PROBES: Final = 4
"""How many entries may hold a position."""
KIN_BITS: Final = 4
KIN_MASK: Final = (1 << KIN_BITS) - 1
"""Positions that differ in these bits only are kept side by side: they mostly occur together."""
UNKNOWN: Final = 1 << 20
"""Larger than any worth."""


def place_of(position: int, entries: int) -> int:
    """The first entry where a position may be: its bits well mixed, but for the lowest, which keep kin together."""
    mixed = (position >> KIN_BITS) * 0x9E3779B1 & 0xFFFFFFFFFFFF
    mixed = (mixed ^ mixed >> 21) * 0x85EB & 0xFFFFFFFFFFFF
    return ((mixed ^ mixed >> 17) << KIN_BITS | position & KIN_MASK) & entries - 1


def entry_of(memory: Memory, position: int) -> int:
    """What the memory holds of a position, or 0."""
    first = place_of(position, len(memory))
    for probe in range(PROBES):
        entry = int(memory[first ^ probe << KIN_BITS])
        if entry >> 2 * BOUND_BITS == position:
            return entry
    return 0


def known(memory: Memory, position: int, threshold: int) -> int:
    """A bound that answers the question for this position, or UNKNOWN."""
    entry = entry_of(memory, position)
    if entry != 0:
        low = (entry & BOUND_MASK) - ZERO
        if low >= threshold:
            return low
        high = (entry >> BOUND_BITS & BOUND_MASK) - ZERO
        if high < threshold:
            return high
    return UNKNOWN


def keep(table: Table, memory: Memory, position: int, value: int, threshold: int) -> int:
    """Remember a bound; return 1 if that took an entry that was free.

    Where all its places are taken, the position with the lowest ceiling gives way: the nearest to its end, which is
    soonest searched again.
    """
    first = place_of(position, len(memory))
    chosen = first
    smallest = UNKNOWN
    entry = 0
    for probe in range(PROBES):
        entry = int(memory[first ^ probe << KIN_BITS])
        if entry == 0 or entry >> 2 * BOUND_BITS == position:
            chosen = first ^ probe << KIN_BITS
            break
        extent = most(table, entry >> 2 * BOUND_BITS)
        if extent < smallest:
            smallest = extent
            chosen = first ^ probe << KIN_BITS
    if entry >> 2 * BOUND_BITS == position:
        low = entry & BOUND_MASK
        high = entry >> BOUND_BITS & BOUND_MASK
    else:
        low = least(table, position) + ZERO
        high = most(table, position) + ZERO
    if value >= threshold:
        low = max(low, value + ZERO)
    else:
        high = min(high, value + ZERO)
    memory[chosen] = position << 2 * BOUND_BITS | high << BOUND_BITS | low
    return 1 if entry == 0 else 0


def glance(table: Table, memory: Memory, position: int, answers: int, threshold: int) -> int:
    """A bound that answers the question without a search, or UNKNOWN."""
    if answers == 0:
        return worth(table, position)
    low = least(table, position)
    if low >= threshold:
        return low
    high = most(table, position)
    if high < threshold:
        return high
    return known(memory, position, threshold)


def spread_out(table: Table, memory: Memory, frame: Memory, answers: int, threshold: int) -> int:
    """Fill a frame with those children of its position that need a search, the most appealing first.

    Return a bound if one child settles the question at once, otherwise UNKNOWN.
    """
    position = int(frame[POSITION])
    upwards = chooser(table, position) == 0
    best = -UNKNOWN if upwards else UNKNOWN
    count = 0
    choice = 0
    while answers != 0:
        if answers & 1 != 0:
            child = follow(table, position, choice)
            replies = choices(table, child)
            value = glance(table, memory, child, replies, threshold)
            if value == UNKNOWN:
                _insert(frame, count, child, replies, appeal(table, child, replies))
                count += 1
            elif upwards == (value >= threshold):
                return value
            else:
                best = max(best, value) if upwards else min(best, value)
        answers >>= 1
        choice += 1
    frame[COUNT] = count
    frame[NEXT] = 0
    frame[BEST] = best
    return UNKNOWN


def _insert(frame: Memory, count: int, child: int, replies: int, rank: int) -> None:
    """Put a child where it belongs."""
    index = count
    while index > 0 and int(frame[APPEALS + index - 1]) > rank:
        frame[CHILDREN + index] = frame[CHILDREN + index - 1]
        frame[ANSWERS + index] = frame[ANSWERS + index - 1]
        frame[APPEALS + index] = frame[APPEALS + index - 1]
        index -= 1
    frame[CHILDREN + index] = child
    frame[ANSWERS + index] = replies
    frame[APPEALS + index] = rank


def begin(table: Table, memory: Memory, frames: Frames, control: Control, position: int, threshold: int) -> None:
    """Ask whether a position is worth at least this much. The answer may be there at once."""
    answers = choices(table, position)
    value = glance(table, memory, position, answers, threshold)
    if value == UNKNOWN:
        frames[0, POSITION] = position
        control[NODES] += 1
        value = spread_out(table, memory, frames[0], answers, threshold)
    control[DEPTH] = 0 if value == UNKNOWN else -1
    control[ANSWER] = value


def prove(
    table: Table, memory: Memory, frames: Frames, control: Control, threshold: int, until: int, capacity: int
) -> None:
    """Go on until the answer is there, or a limit of positions or of entries is reached.

    The answer is a lower bound of the position's worth if it reaches the threshold, otherwise an upper bound.
    """
    depth = int(control[DEPTH])
    nodes = int(control[NODES])
    used = int(control[USED])
    value = UNKNOWN
    while depth >= 0 and nodes < until and used < capacity:
        frame = frames[depth]
        index = int(frame[NEXT])
        if index == int(frame[COUNT]):
            value = int(frame[BEST])
            used += keep(table, memory, int(frame[POSITION]), value, threshold)
            depth -= 1
        else:
            frame[NEXT] = index + 1
            child = int(frame[CHILDREN + index])
            # It may have been solved meanwhile, below an older sibling.
            value = known(memory, child, threshold)
            if value == UNKNOWN:
                nodes += 1
                frames[depth + 1, POSITION] = child
                value = spread_out(table, memory, frames[depth + 1], int(frame[ANSWERS + index]), threshold)
                if value == UNKNOWN:
                    depth += 1
                    continue
                used += keep(table, memory, child, value, threshold)
        # A value that settles the question for a frame goes on to the one before.
        while depth >= 0 and settles(table, frames[depth], value, threshold):
            used += keep(table, memory, int(frames[depth, POSITION]), value, threshold)
            depth -= 1
    control[DEPTH] = depth
    control[NODES] = nodes
    control[USED] = used
    control[ANSWER] = value


def settles(table: Table, frame: Memory, value: int, threshold: int) -> bool:
    """Whether a child's value is all that the chooser of a frame needs; if not, the frame remembers the best."""
    upwards = chooser(table, int(frame[POSITION])) == 0
    if upwards == (value >= threshold):
        return True
    frame[BEST] = max(int(frame[BEST]), value) if upwards else min(int(frame[BEST]), value)
    return False


def move_in(table: Table, old: Memory, memory: Memory) -> int:
    """Take everything over into a larger memory, and return how much that is."""
    used = 0
    for index in range(len(old)):
        entry = int(old[index])
        if entry != 0:
            position = entry >> 2 * BOUND_BITS
            used += keep(table, memory, position, (entry & BOUND_MASK) - ZERO, -UNKNOWN)
            keep(table, memory, position, (entry >> BOUND_BITS & BOUND_MASK) - ZERO, UNKNOWN)
    return used


def share(frames: Frames, control: Control) -> float:
    """How much of a search is done, as if all children of a position took equally long."""
    done = 0.0
    for depth in range(int(control[DEPTH]), -1, -1):
        under_way = 1 if depth < int(control[DEPTH]) else 0
        done = (int(frames[depth, NEXT]) - under_way + done) / max(1, int(frames[depth, COUNT]))
    return done
