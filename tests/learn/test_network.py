"""The network: its sizes, what it says before it has learnt anything, and what it makes of its inputs."""

import torch

import rookery
from rookery.learn.network import most_of, new_network, shape_of

GAME = rookery.game("polar-dare", players=3)


def test_a_network_fits_its_game() -> None:
    """It has an input for each number of an observation, a prior for each action, a value for each possible seat."""
    shape = shape_of(GAME, 32, 2)
    assert (shape.inputs, shape.actions, shape.seats) == (130, GAME.action_count, 4)
    logits, values = new_network(GAME, 32, 2)(torch.zeros(5, shape.inputs, dtype=torch.uint8))
    assert logits.shape == (5, shape.actions)
    assert values.shape == (5, 4)


def test_a_new_network_prefers_nothing() -> None:
    """Before it has learnt anything all moves are nearly alike, and nobody is ahead."""
    torch.manual_seed(1)
    batch = GAME.batch(64)
    with torch.no_grad():
        logits, values = new_network(GAME, 64, 2)(torch.from_numpy(batch.observe()))
    assert float(logits.abs().max()) < 0.5
    assert float(values.abs().max()) < 0.5


def test_inputs_are_scaled_by_their_largest_number() -> None:
    """A plane of large numbers counts no more than one of zeros and ones."""
    network = new_network(GAME, 16, 1)
    most = most_of(GAME)
    whole = network(most[None])[0]
    network.scale.fill_(1.0)
    assert torch.allclose(network(torch.ones_like(most)[None])[0], whole, atol=1e-6)


def test_new_blocks_change_nothing() -> None:
    """A deep network begins as a shallow one."""
    torch.manual_seed(2)
    network = new_network(GAME, 16, 3)
    signal = torch.randn(4, 16)
    for block in network.blocks:
        assert torch.equal(block(signal), signal)
