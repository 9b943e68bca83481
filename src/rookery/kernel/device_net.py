"""Nets on a GPU: a block of threads for each position, a thread for each output of a layer."""

import functools
import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from rookery.kernel import jit
from rookery.kernel.inference import Answers, Floats, Layers, balance, write_priors
from rookery.kernel.nets import Net
from rookery.kernel.protocol import Observation

if TYPE_CHECKING:
    cuda: Any

THREADS: Final = 128


def infer_kernel(layers: Layers, answers: Answers, outer: Floats, inner: Floats, logits: Floats) -> None:
    """What a net says of a row; the last three arrays have a row for each, to work in."""
    row, thread, threads = cuda.blockIdx.x, cuda.threadIdx.x, cuda.blockDim.x
    signal, between = outer[row], inner[row]
    for unit in range(thread, len(signal), threads):
        first = output_of(layers.first, layers.first_bias, answers.observations[row], False, unit)
        signal[unit] = max(first, np.float32(0))
    cuda.syncthreads()
    for block in range(0, layers.blocks.shape[0], 2):
        for unit in range(thread, len(signal), threads):
            between[unit] = output_of(layers.blocks[block], layers.block_biases[block], signal, False, unit)
        cuda.syncthreads()
        for unit in range(thread, len(signal), threads):
            signal[unit] += output_of(layers.blocks[block + 1], layers.block_biases[block + 1], between, True, unit)
        cuda.syncthreads()
    for number in range(thread, logits.shape[1], threads):
        logits[row, number] = output_of(layers.policy, layers.policy_bias, signal, True, number)
    for seat in range(thread, answers.values.shape[1], threads):
        answers.values[row, seat] = math.tanh(output_of(layers.value, layers.value_bias, signal, True, seat))
    cuda.syncthreads()
    if thread == 0:
        write_priors(logits[row], answers.legal[row], answers.priors[row])
        balance(answers.values[row])


def output_of(weights: Floats, bias: Floats, source: Observation, rectified: bool, unit: int) -> Any:
    """One output of a layer; with ReLU before it, inputs below zero do not count."""
    total = bias[unit]
    for place in range(len(source)):
        # All threads of a block see the same input, so none waits for another here.
        if source[place] > 0 or (not rectified and source[place] < 0):
            total += np.float32(source[place]) * weights[place, unit]
    return total


@functools.cache
def _kernel() -> Any:
    """The kernel, which is the same for all games."""
    linker = jit.Linker({"cuda": jit.cuda()}, jit.compile_device)
    return linker.link(infer_kernel, jit.compile_kernel)


class DeviceEvaluation:
    """A net in a GPU's memory. Nobody waits for its answers but the next kernel."""

    def __init__(self, net: Net, players: int) -> None:
        self._cuda = jit.cuda()
        self._layers = Layers(*(self._cuda.to_device(layer) for layer in net.layers))
        self._players = players

    def __call__(self, observations: Any, legal: Any) -> tuple[Any, Any]:
        """Priors and values, a row for each row, in the GPU's memory."""
        seen, allowed = self._placed(observations), self._placed(legal)
        rows, actions = allowed.shape
        width = self._layers.first.shape[1]
        answers = Answers(seen, allowed, self._empty(rows, actions), self._empty(rows, self._players))
        work = [self._empty(rows, columns) for columns in (width, width, actions)]
        _kernel()[rows, THREADS](self._layers, answers, *work)
        return answers.priors, answers.values

    def _placed(self, array: Any) -> Any:
        """An array in the GPU's memory: a view where it is there, or a copy."""
        if hasattr(array, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(array)
        return array if hasattr(array, "copy_to_host") else self._cuda.to_device(array)

    def _empty(self, rows: int, columns: int) -> Any:
        return self._cuda.device_array((rows, columns), np.float32)
