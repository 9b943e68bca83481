"""Teachers: who plays in the lanes instead of the bare network, and what the network learns from them.

In the beginning the room's priors play. Later on a tree search may: it is guided by the network and finds better moves
and better values than the network has, and the network learns to have them without a search.
"""

from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor
from torch.nn import functional

from rookery.kernel.guided_search import Evaluate, Guided, GuidedSearch
from rookery.kernel.lanes import Batch
from rookery.learn.network import Network, balanced
from rookery.learn.policy import masked
from rookery.learn.tables import Tables

SLOTS = 4
"""How many leaves of a tree are evaluated together: enough to keep a GPU busy, few enough to be good ones."""
EXPLORATION = 1.25
NOISE = 0.25
"""The share of chance in the priors of a root, so that whatever the network thinks little of is tried now and then."""
SHARPNESS = 16.0
"""How much more likely a better move becomes: by a factor of e for each 1 / 16 of its value."""


class Advice(NamedTuple):
    """What a teacher says of the lanes."""

    probabilities: Tensor
    """Of all actions, by the numbers under which the seats to move see them."""
    values: Tensor
    """Of all seats, the first seat's first."""


class Teacher(Protocol):
    """Somebody who plays better than the network."""

    def advise(self, tables: Tables, seat: Tensor, logs: Tensor, values: Tensor) -> Advice:
        """Advice for all lanes; the network's own opinion is given: logarithms of its probabilities, and its values."""


class RoomPriors:
    """Plays as the room's priors do: who knows nothing would never see the end of a long game."""

    def advise(self, tables: Tables, seat: Tensor, logs: Tensor, values: Tensor) -> Advice:
        """The room's priors, with the network's own values."""
        del logs
        return Advice(tables.advice(seat), values)


class Searching:
    """Plays as a tree search guided by the network does."""

    def __init__(self, network: Network, tables: Tables, simulations: int, seed: int) -> None:
        self._network = network
        self._simulations = simulations
        self._seed = seed
        slots = min(SLOTS, simulations)
        self._searches = [GuidedSearch(batch, simulations, slots, EXPLORATION) for batch in tables.batches]

    def advise(self, tables: Tables, seat: Tensor, logs: Tensor, values: Tensor) -> Advice:
        """Probabilities that follow from what the search found, and the search's values."""
        # Every ply is searched with other dice.
        self._seed += 1
        visits, found = torch.zeros_like(logs), torch.zeros_like(logs)
        means = torch.zeros_like(values)
        for search, batch, rows in zip(self._searches, tables.batches, tables.slices, strict=True):
            result = self._search(search, batch, tables.device)
            visits[rows] = _tensor(result.visits, tables.device).float()
            found[rows] = _tensor(result.values, tables.device)
            means[rows, : batch.game.players] = _tensor(result.means, tables.device)
        own = values.gather(1, seat[:, None])
        return Advice(improved(logs, tables.as_seen(visits, seat), tables.as_seen(found, seat), own), means)

    def _search(self, search: GuidedSearch, batch: Batch, device: torch.device) -> Guided:
        return search.run(_evaluation(self._network, batch.game.players, device), self._simulations, self._seed)


def _evaluation(network: Network, players: int, device: torch.device) -> Evaluate:
    """The network as the evaluation of a search, whose first call, for the roots, gets some noise."""
    noise = NOISE

    def evaluate(observations: Any, legal: Any) -> tuple[Tensor, Tensor]:
        nonlocal noise
        allowed = _tensor(legal, device).bool()
        logits, values = network(_tensor(observations, device))
        priors = masked(logits, allowed).exp()
        if noise:
            chance = torch.empty_like(priors).exponential_() * allowed
            chance /= chance.sum(dim=1, keepdim=True).clamp(min=1e-9)
            priors = (1 - noise) * priors + noise * chance
            noise = 0.0
        return priors.contiguous(), balanced(values[:, :players]).contiguous()

    return evaluate


def improved(logs: Tensor, visits: Tensor, found: Tensor, value: Tensor) -> Tensor:
    """The network's probabilities, moved towards the actions of which a search found more than of others.

    An action that was not tried counts as good as the position itself: between the network's value of it and what the
    tried actions are worth, each of those weighted by its probability (Danihelka and others, 2022).
    """
    tried = visits > 0
    weights = logs.exp() * tried
    seen = (weights * found).sum(dim=1, keepdim=True) / weights.sum(dim=1, keepdim=True).clamp(min=1e-9)
    count = visits.sum(dim=1, keepdim=True)
    mixed = torch.where(count > 0, (value + count * seen) / (1 + count), value)
    return functional.softmax(logs + SHARPNESS * torch.where(tried, found, mixed), dim=1)


def _tensor(array: Any, device: torch.device) -> Tensor:
    """The memory of an array, as a tensor."""
    return torch.as_tensor(array, device=device)
