"""Probabilities of actions, and draws by them."""

import pytest
import torch

from rookery.learn.policy import draw, masked


def test_what_is_not_legal_has_no_chance() -> None:
    """Its probability is nothing, and the others' add up to one."""
    logs = masked(torch.tensor([[5.0, 1.0, 0.0]]), torch.tensor([[False, True, True]]))
    assert logs.exp()[0, 0] == 0
    assert float(logs.exp().sum()) == pytest.approx(1)


def test_actions_are_drawn_by_their_probabilities() -> None:
    """As often as they are likely, and never what is not legal."""
    torch.manual_seed(1)
    logs = masked(torch.log(torch.tensor([[0.7, 0.2, 0.1, 5.0]])), torch.tensor([[True, True, True, False]]))
    drawn = torch.bincount(draw(logs.repeat(20_000, 1)), minlength=4) / 20_000
    assert drawn.tolist() == pytest.approx([0.7, 0.2, 0.1, 0.0], abs=0.02)
