"""Tree search guided by a net, all native: leaves are found, seen, evaluated and backed up without leaving the loop."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.batch import SEAT, Lanes, observe_lane
from rookery.kernel.forest import Forest
from rookery.kernel.guided import Guidance, back_up, select
from rookery.kernel.inference import Answers, Layers, Signals, infer
from rookery.kernel.mcts import ROOT, VISITS
from rookery.kernel.protocol import Config

VISITS_EACH = 8
"""A tree has this many visits for each leaf that is looked for at once: a small one has not so many good leaves."""
_TREE = 0


class Growth(NamedTuple):
    """A tree, and the arrays that it grows by."""

    root: Lanes
    """A lane alone, whose position is the root's."""
    forest: Forest
    """The tree alone."""
    leaves: Lanes
    """A lane for each leaf that is evaluated together with others."""
    views: npt.NDArray[np.int32]
    """For each seat and action the number under which the seat sees it."""
    answers: Answers
    signals: Signals
    rows: npt.NDArray[np.int32]
    """Which leaves must be evaluated: not those where the game is over."""


def grow(config: Config, growth: Growth, layers: Layers, guidance: Guidance, first: int, last: int, rounds: int) -> int:
    """Run some rounds of simulations, from number first to last at most; return the number of the next one.

    How many there are in a round depends on the tree alone, so the tree is the same however it was sliced.
    """
    nodes = growth.forest.nodes
    while rounds > 0 and first < last:
        slots = min(guidance.slots, 1 + int(nodes[_TREE, ROOT, VISITS]) // VISITS_EACH, last - first)
        now = Guidance(guidance.seed, slots, guidance.exploration)
        select(config, growth.root, growth.forest, growth.leaves, growth.views, now, first, _TREE)
        count = _look(config, growth, slots)
        infer(layers, growth.answers, growth.signals, growth.rows, 0, count)
        back_up(
            config,
            growth.forest,
            growth.leaves,
            growth.views,
            growth.answers.priors,
            growth.answers.values,
            now,
            _TREE,
        )
        first += slots
        rounds -= 1
    return first


def _look(config: Config, growth: Growth, slots: int) -> int:
    """Write what the seats to move see at the leaves where the game goes on; return how many there are."""
    count = 0
    for lane in range(slots):
        if int(growth.leaves.numbers[SEAT, lane]) >= 0:
            seen = growth.answers.observations[lane]
            for place in range(len(seen)):
                seen[place] = 0
            observe_lane(config, growth.leaves, -1, seen, lane)
            growth.rows[count] = lane
            count += 1
    return count
