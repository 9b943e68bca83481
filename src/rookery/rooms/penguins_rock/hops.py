"""Where a penguin of Penguins Rock! may step: free spaces, and hops over others that lead on (H1 to H7)."""

from typing import Final

from rookery.kernel.protocol import PLAYERS, Config, State
from rookery.rooms.penguins_rock.board import CENTRES, HOLLOWS, MOST_NEIGHBOURS, NEIGHBOURS, NOWHERE
from rookery.rooms.penguins_rock.state import EACH, PENGUINS

NOBODY_THERE: Final = -1


def neighbour(config: Config, space: int, index: int) -> int:
    """A space's neighbour, or NOWHERE behind the last."""
    return int(config[NEIGHBOURS + space * MOST_NEIGHBOURS + index])


def other_on(config: Config, state: State, mover: int, space: int) -> int:
    """The penguin on a space, other than the moving one: the space that it has left counts as free (H6)."""
    for penguin in range(2 * int(config[PLAYERS])):
        if int(state[penguin]) >> 1 == space and penguin != mover:
            return penguin
    return NOBODY_THERE


def barred(mover: int, space: int) -> bool:
    """Whether a space is a foreign centre: it is neither entered nor hopped over (M3)."""
    return CENTRES <= space < HOLLOWS and space != CENTRES + (mover >> 1)


def reach(config: Config, state: State, mover: int, here: int, there: int, passed: int) -> int:
    """How many steps, the first from here to there, lead to a free space; 0 where none do (H1, H5).

    1 means that the space itself is free.
    """
    if barred(mover, there):
        return 0
    other = other_on(config, state, mover, there)
    if other == NOBODY_THERE:
        return 1
    if (passed >> other) & 1 != 0:
        return 0
    further = steps_to_landing(config, state, mover, there, here, passed)
    return further + 1 if further > 0 else 0


def steps_to_landing(config: Config, state: State, mover: int, over: int, came_from: int, passed: int) -> int:
    """The fewest steps from the air over a space to a free one, never straight back; 0 if there is none (H4, H5)."""
    if _lands(config, state, mover, over, came_from):
        return 1
    below = other_on(config, state, mover, over)
    if int(config[EACH]) != 0:
        return _landing_past_each(config, state, mover, below, came_from)
    return _landing_past_row(config, state, mover, below, passed)


def _lands(config: Config, state: State, mover: int, over: int, came_from: int) -> bool:
    """Whether the next step from the air over a space can be onto a free one."""
    for index in range(MOST_NEIGHBOURS):
        space = neighbour(config, over, index)
        if space == NOWHERE:
            return False
        if space != came_from and not barred(mover, space) and other_on(config, state, mover, space) == NOBODY_THERE:
            return True
    return False


def _landing_past_row(config: Config, state: State, mover: int, below: int, passed: int) -> int:
    """The fewest steps, two or more, from the air over a penguin to a free space, over none that was passed (H3).

    A breadth-first search over penguins, each a bit. Whoever is behind has been passed, so no step leads straight back.
    """
    seen = passed | (1 << below)
    layer = 1 << below
    length = 1
    while layer != 0:
        following = 0
        for penguin in range(PENGUINS):
            if (layer >> penguin) & 1 != 0:
                following |= _beside(config, state, mover, penguin)
        layer = following & ~seen
        seen |= layer
        length += 1
        for penguin in range(PENGUINS):
            if (layer >> penguin) & 1 != 0 and _lands(config, state, mover, int(state[penguin]) >> 1, NOWHERE):
                return length
    return 0


def _beside(config: Config, state: State, mover: int, below: int) -> int:
    """The penguins next to one, over which a hop can lead, each a bit."""
    found = 0
    for index in range(MOST_NEIGHBOURS):
        space = neighbour(config, int(state[below]) >> 1, index)
        if space == NOWHERE:
            return found
        other = other_on(config, state, mover, space)
        if other != NOBODY_THERE and not barred(mover, space):
            found |= 1 << other
    return found


def _landing_past_each(config: Config, state: State, mover: int, below: int, came_from: int) -> int:
    """The fewest steps, two or more, from the air over a penguin to a free space, where any may be passed again (H7).

    A breadth-first search over pairs of penguins: the one below and the one below before, each pair a bit.
    """
    layer = _next_pairs(config, state, mover, below, came_from)
    seen = layer
    length = 2
    while layer != 0:
        following = 0
        for pair in range(PENGUINS * PENGUINS):
            if (layer >> pair) & 1 == 0:
                continue
            space = int(state[pair >> 3]) >> 1
            before = int(state[pair & 7]) >> 1
            if _lands(config, state, mover, space, before):
                return length
            following |= _next_pairs(config, state, mover, pair >> 3, before)
        layer = following & ~seen
        seen |= layer
        length += 1
    return 0


def _next_pairs(config: Config, state: State, mover: int, below: int, came_from: int) -> int:
    """The penguins over which the next step can lead, other than back, each paired with the one that is below now."""
    pairs = 0
    beside = _beside(config, state, mover, below)
    for other in range(PENGUINS):
        if (beside >> other) & 1 != 0 and int(state[other]) >> 1 != came_from:
            pairs |= 1 << (other * PENGUINS + below)
    return pairs
