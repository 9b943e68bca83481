"""Teachers: what the network learns from."""

import pytest
import torch

import rookery
from rookery.learn.network import new_network
from rookery.learn.policy import masked
from rookery.learn.ppo import learn, play
from rookery.learn.tables import Tables
from rookery.learn.teachers import Searching, improved
from tests.learn.small import GAME, RECIPE


def test_what_a_search_found_better_becomes_likelier() -> None:
    """An action of a higher value gains; one that was not tried counts as good as the position."""
    logs = torch.log(torch.tensor([[0.25, 0.25, 0.25, 0.25]]))
    visits = torch.tensor([[3.0, 3.0, 0.0, 3.0]])
    found = torch.tensor([[0.4, -0.4, 0.0, 0.0]])
    better = improved(logs, visits, found, torch.zeros(1, 1))[0]
    assert better[0] > better[3] > better[1]
    assert better[2] == pytest.approx(float(better[3]))
    assert float(better.sum()) == pytest.approx(1)


def test_without_a_search_nothing_changes() -> None:
    """Where no action was tried, as at a root with a single one, the network's own probabilities stay."""
    logs = masked(torch.randn(3, 5), torch.tensor([[True, True, False, True, True]]).repeat(3, 1))
    none = torch.zeros(3, 5)
    assert torch.allclose(improved(logs, none, none, torch.rand(3, 1)), logs.exp(), atol=1e-6)


@pytest.mark.parametrize("key", rookery.games())
def test_a_search_advises_what_is_legal(key: str) -> None:
    """Its probabilities add up to one over legal actions, in games of all numbers of players at once."""
    room = rookery.game(key).room
    counts = [players for players in range(2, room.players[1] + 1) if players >= room.players[0]]
    tables = Tables([rookery.game(key, players=players) for players in counts], [3] * len(counts), "cpu", 1)
    network = new_network(tables.games[0], 8, 1)
    played = play(network, tables, RECIPE, Searching(network, tables, 6, seed=1))
    assert played.advice is not None
    assert played.legal.gather(1, played.actions[:, None]).all()
    assert float((played.advice.float() * ~played.legal).max()) < 1e-6
    assert torch.allclose(played.advice.float().sum(dim=1), torch.ones(len(played.actions)), atol=0.02)


def test_a_network_learns_from_a_search() -> None:
    """It comes nearer to what the search advised, on what it was advised about."""
    torch.manual_seed(1)
    tables = Tables([GAME], [24], "cpu", 1)
    network = new_network(GAME, 16, 1)
    optimiser = torch.optim.Adam(network.parameters(), lr=0.01)
    played = play(network, tables, RECIPE, Searching(network, tables, 12, seed=1))
    losses = [learn(network, optimiser, tables, played, RECIPE, 0.0).policy_loss for _ in range(4)]
    assert losses[-1] < losses[0]


def test_the_search_sees_a_win() -> None:
    """Where a move wins at once, the search advises it, whatever an ignorant network thinks."""
    game = rookery.game("penguin-soccer")
    tables = Tables([game], [1], "cpu", 1)
    position = game.read("f6^,-,-/-,-,- f6 w 0")
    tables.batches[0].states[0] = position.state
    network = new_network(game, 8, 1)
    seat, legal = torch.zeros(1, dtype=torch.long), torch.zeros(1, game.action_count, dtype=torch.bool)
    legal[0, list(position.actions)] = True
    with torch.no_grad():
        advice = Searching(network, tables, 64, seed=1).advise(
            tables, seat, masked(torch.zeros(1, game.action_count), legal), torch.zeros(1, 2)
        )
    best = int(advice.probabilities[0].argmax())
    assert best == position.actions[position.moves.index("Kne")]
