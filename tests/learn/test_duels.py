"""Networks against each other."""

import pytest
import torch

import rookery
from rookery.learn.duels import duel, points
from rookery.learn.network import new_network


def test_equals_share_the_points() -> None:
    """Every game is played to its end, and networks that know nothing win about as often."""
    game = rookery.game("penguin-game", players=2)
    torch.manual_seed(1)
    one, other = new_network(game, 16, 1), new_network(game, 16, 1)
    scores = duel(one, other, game, 401, "cpu", 7)
    assert scores.shape == (400,)
    assert scores.abs().tolist() == [1.0] * 400
    assert 0.35 < points(scores, 2) < 0.65


def test_points_of_several_players() -> None:
    """A win is a point and a loss none, however many share it; a draw is an even share."""
    assert points(torch.tensor([1.0, -0.5, -0.5]), 3) == pytest.approx(1 / 3)
    assert points(torch.tensor([0.0]), 3) == pytest.approx(1 / 3)
    assert points(torch.tensor([1.0]), 1) == 1.0
