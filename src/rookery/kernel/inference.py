"""What a net says of positions: priors of their moves and a value for each seat, from what the seat to move sees.

Most numbers of an observation are zero, and about half of all that leaves a layer, so every layer adds up only the
rows of its weights whose input is not. Whichever way this runs, every sum is made in the same order, without the
liberties of fast arithmetic: a position is worth the same alone and among others, on one machine and on another.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.kernel.protocol import Observation

Floats = npt.NDArray[np.float32]

GROUP: Final = 16
"""Positions that go through a layer together, so that its weights are near while they are needed."""
STRIDE: Final = 4
"""Rows of weights that are added at once."""


class Layers(NamedTuple):
    """The weights of a net: a row for each input of a layer, a column for each output."""

    first: Floats
    first_bias: Floats
    blocks: Floats
    """The inner layer of the first block, its outer one, those of the next block …"""
    block_biases: Floats
    policy: Floats
    policy_bias: Floats
    value: Floats
    value_bias: Floats


class Answers(NamedTuple):
    """Positions as they are seen, and what a net says of them: a row for each."""

    observations: Observation
    legal: npt.NDArray[np.bool_]
    """Which actions are legal, by the numbers under which the seat to move sees them."""
    priors: Floats
    """The probabilities of the actions, by the same numbers; 0 for what is not legal."""
    values: Floats
    """The values of all seats, from the one to move on."""


class Signals(NamedTuple):
    """What passes from layer to layer: written, and not read afterwards."""

    outer: Floats
    """For each position of a group what is passed from block to block."""
    inner: Floats
    logits: Floats
    values: Floats
    places: npt.NDArray[np.int32]
    """Which inputs of a layer are not zero."""
    amounts: Floats
    """And how large they are."""


def new_signals(layers: Layers) -> Signals:
    """Arrays for one thread."""
    inputs, width = layers.first.shape
    listed = max(inputs, width) + STRIDE
    return Signals(
        np.zeros((GROUP, width), np.float32),
        np.zeros((GROUP, width), np.float32),
        np.zeros((GROUP, layers.policy.shape[1]), np.float32),
        np.zeros((GROUP, layers.value.shape[1]), np.float32),
        np.zeros(listed, np.int32),
        np.zeros(listed, np.float32),
    )


def infer(
    layers: Layers, answers: Answers, signals: Signals, rows: npt.NDArray[np.int32], first: int, last: int
) -> None:
    """Write what a net says of some rows: those that are listed from first to last."""
    while first < last:
        count = min(GROUP, last - first)
        group = rows[first : first + count]
        _enter(layers, answers, signals, group)
        for block in range(0, layers.blocks.shape[0], 2):
            _pass_block(layers, signals, block, count)
        _leave(layers, answers, signals, group)
        first += count


def _enter(layers: Layers, answers: Answers, signals: Signals, group: npt.NDArray[np.int32]) -> None:
    """The first layer, from what is seen."""
    for index in range(len(group)):
        seen = answers.observations[group[index]]
        count = 0
        for place in range(len(seen)):
            if seen[place] != 0:
                signals.places[count] = place
                signals.amounts[count] = seen[place]
                count += 1
        out = signals.outer[index]
        _copy(layers.first_bias, out)
        _add_products(layers.first, signals, count, out)
        for place in range(len(out)):
            out[place] = max(out[place], np.float32(0))


def _pass_block(layers: Layers, signals: Signals, block: int, rows: int) -> None:
    """A residual block: what comes out of its two layers is added to what went in."""
    for index in range(rows):
        out = signals.inner[index]
        _copy(layers.block_biases[block], out)
        count = _list_inputs(signals.outer[index], signals, True)
        _add_products(layers.blocks[block], signals, count, out)
    for index in range(rows):
        out = signals.outer[index]
        for place in range(len(out)):
            out[place] += layers.block_biases[block + 1, place]
        count = _list_inputs(signals.inner[index], signals, False)
        _add_products(layers.blocks[block + 1], signals, count, out)


def _leave(layers: Layers, answers: Answers, signals: Signals, group: npt.NDArray[np.int32]) -> None:
    """The last layers: priors and values."""
    for index in range(len(group)):
        row = group[index]
        logits, values = signals.logits[index], signals.values[index]
        count = _list_inputs(signals.outer[index], signals, False)
        _copy(layers.policy_bias, logits)
        _add_products(layers.policy, signals, count, logits)
        write_priors(logits, answers.legal[row], answers.priors[row])
        _copy(layers.value_bias, values)
        _add_products(layers.value, signals, count, values)
        for seat in range(answers.values.shape[1]):
            answers.values[row, seat] = math.tanh(values[seat])
        balance(answers.values[row])


def write_priors(logits: Floats, legal: npt.NDArray[np.bool_], priors: Floats) -> None:
    """The softmax of the logits of what is legal."""
    highest = -math.inf
    for number in range(len(logits)):
        if legal[number]:
            highest = max(highest, float(logits[number]))
    total = 0.0
    for number in range(len(logits)):
        priors[number] = math.exp(float(logits[number]) - highest) if legal[number] else 0.0
        total += priors[number]
    for number in range(len(logits)):
        if legal[number]:
            priors[number] /= total


def balance(values: Floats) -> None:
    """Take the mean from the values of all seats: what some win, others lose, which a net knows only roughly."""
    seats = len(values)
    if seats == 1:
        return
    total = np.float32(0)
    for seat in range(seats):
        total += values[seat]
    for seat in range(seats):
        values[seat] -= total / np.float32(seats)


def _list_inputs(source: Floats, signals: Signals, below_zero: bool) -> int:
    """List the numbers that are not zero, or only those above it, as after a ReLU; return how many there are."""
    count = 0
    for place in range(len(source)):
        # Written always and counted only if it is wanted: the processor need not guess.
        signals.places[count] = place
        signals.amounts[count] = source[place]
        count += 1 if source[place] > 0 or (below_zero and source[place] < 0) else 0
    return count


def _add_products(weights: Floats, signals: Signals, count: int, out: Floats) -> None:
    """Add to the outputs of a layer what its listed inputs contribute."""
    places, amounts = signals.places, signals.amounts
    while count % STRIDE != 0:
        places[count] = 0
        amounts[count] = np.float32(0)
        count += 1
    for index in range(0, count, STRIDE):
        # Four at once, so that an output is loaded and stored once for all of them.
        one, two, three, four = amounts[index], amounts[index + 1], amounts[index + 2], amounts[index + 3]
        of_one = weights[places[index]]
        of_two = weights[places[index + 1]]
        of_three = weights[places[index + 2]]
        of_four = weights[places[index + 3]]
        for place in range(len(out)):
            out[place] += (one * of_one[place] + two * of_two[place]) + (
                three * of_three[place] + four * of_four[place]
            )


def _copy(source: Floats, target: Floats) -> None:
    for place in range(len(target)):
        target[place] = source[place]
