"""Probabilities of actions: what is legal, and draws by them."""

import torch
from torch import Tensor
from torch.nn import functional

NEVER = -1e9
"""The logit of what is not legal."""


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    """Logarithms of the probabilities of all actions; next to none for those that are not legal."""
    return functional.log_softmax(logits.masked_fill(~legal, NEVER), dim=1)


def draw(logs: Tensor) -> Tensor:
    """An action for each row, drawn by the probabilities whose logarithms these are."""
    # The largest of the logits with noise of Gumbel's distribution is a draw by the probabilities.
    return (logs - torch.empty_like(logs).exponential_().log()).argmax(dim=1)
