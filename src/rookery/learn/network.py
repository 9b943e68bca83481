"""The network: what a seat sees goes in, priors of its actions and a value for each seat come out.

It is small on purpose: what is learnt on a GPU is played on any laptop, without PyTorch (``rookery.kernel.nets``). Most
numbers of an observation are zero, so the first layer is the cheap one, however many inputs there are; behind it stand
a few residual blocks of two layers.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from rookery.kernel.game import Game
from rookery.kernel.planes import total_size

FEW = 32
"""About as many inputs of an observation are not zero."""


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    inputs: int
    actions: int
    seats: int
    width: int = 192
    blocks: int = 2


def shape_of(game: Game, width: int, blocks: int) -> Shape:
    """The shape of a network for a game, with a value for as many seats as the room may have."""
    return Shape(total_size(game.planes), game.action_count, game.room.players[1], width, blocks)


class Block(nn.Module):
    """Two layers whose result is added to what went in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)
        # A new block changes nothing: a deep network begins as a shallow one.
        nn.init.zeros_(self.outer.weight)
        nn.init.zeros_(self.outer.bias)

    def forward(self, signal: Tensor) -> Tensor:
        """The signal, and what this block has to say about it."""
        changed: Tensor = signal + self.outer(functional.relu(self.inner(signal)))
        return changed


class Network(nn.Module):
    """Priors (as logits) of all actions, and values from -1 to 1 of all seats from the one that sees on."""

    scale: Tensor

    def __init__(self, shape: Shape, most: Tensor) -> None:
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(shape.inputs, shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        self.policy = nn.Linear(shape.width, shape.actions)
        self.value = nn.Linear(shape.width, shape.seats)
        self.register_buffer("scale", 1 / most.float(), persistent=False)
        # In the beginning all moves are alike, and nobody is ahead.
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.normal_(self.value.weight, std=0.01)
        for layer in (self.policy, self.value):
            nn.init.zeros_(layer.bias)
        # Few inputs are not zero: weights as for a layer of so many.
        nn.init.normal_(self.first.weight, std=FEW**-0.5)
        nn.init.zeros_(self.first.bias)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values for observations, a row each, as the environment writes them."""
        scaled = self.first.weight * self.scale
        signal = functional.relu(functional.linear(observations.float(), scaled, self.first.bias))
        for block in self.blocks:
            signal = block(signal)
        signal = functional.relu(signal)
        return self.policy(signal), torch.tanh(self.value(signal))


def balanced(values: Tensor) -> Tensor:
    """Values of all who play, with their mean taken away, as a net has them: what some win, others lose."""
    return values - values.mean(dim=1, keepdim=True) if values.shape[1] > 1 else values


def most_of(game: Game) -> Tensor:
    """The largest number of each input: whoever divides by it has numbers from 0 to 1."""
    return torch.cat([torch.full((plane.size,), float(plane.most)) for plane in game.planes])


def new_network(game: Game, width: int, blocks: int) -> Network:
    """A network for a game that has learnt nothing yet."""
    return Network(shape_of(game, width, blocks), most_of(game))
