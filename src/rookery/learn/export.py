"""Networks as nets: what PyTorch has learnt, as the kernel plays with it."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rookery.kernel.game import Game
from rookery.kernel.inference import Floats, Layers
from rookery.kernel.nets import Net
from rookery.learn.network import Network, Shape, most_of


def net_from(network: Network, game: Game, training: Mapping[str, str | int | float]) -> Net:
    """The net of a network that was trained on a game; ``training`` tells people how."""
    halves = _halves(network)
    width = network.shape.width
    # The scale of what is seen goes into the weights, so that the net takes observations as they are.
    first = network.first.weight * network.scale
    return Net(
        game=game.key,
        rules=game.room.version,
        planes=game.planes,
        layers=Layers(
            first=_rows(first),
            first_bias=_numbers(network.first.bias),
            blocks=np.array([_rows(half.weight) for half in halves], np.float32).reshape(-1, width, width),
            block_biases=np.array([_numbers(half.bias) for half in halves], np.float32).reshape(-1, width),
            policy=_rows(network.policy.weight),
            policy_bias=_numbers(network.policy.bias),
            value=_rows(network.value.weight),
            value_bias=_numbers(network.value.bias),
        ),
        training=dict(training),
    )


def _numbers(tensor: Tensor) -> Floats:
    return tensor.detach().to("cpu", torch.float32).numpy().copy()


def _rows(weight: Tensor) -> Floats:
    """Weights with a row for each input: PyTorch has one for each output."""
    return np.ascontiguousarray(_numbers(weight).T)


def network_from(net: Net, game: Game) -> Network:
    """The network of a net, for PyTorch: to be compared with, or to be trained further."""
    net.check(game)
    layers = net.layers
    inputs, width = layers.first.shape
    network = Network(Shape(inputs, net.actions, net.seats, width, len(layers.blocks) // 2), most_of(game))
    with torch.no_grad():
        _load(network.first, layers.first, layers.first_bias)
        network.first.weight /= network.scale
        for half, weights, bias in zip(_halves(network), layers.blocks, layers.block_biases, strict=True):
            _load(half, weights, bias)
        _load(network.policy, layers.policy, layers.policy_bias)
        _load(network.value, layers.value, layers.value_bias)
    return network


def _halves(network: Network) -> list[torch.nn.Linear]:
    """The layers of the blocks, inner and outer by turns."""
    blocks: Iterable[Any] = network.blocks
    return [half for block in blocks for half in (block.inner, block.outer)]


def _load(layer: torch.nn.Linear, weights: Floats, bias: Floats) -> None:
    layer.weight.copy_(torch.from_numpy(weights.T))
    layer.bias.copy_(torch.from_numpy(bias))
