"""Learning from what was played: advantages of every seat, and steps in their direction."""

import pytest
import torch

import rookery
from rookery.learn.network import new_network
from rookery.learn.policy import masked
from rookery.learn.ppo import Recipe, advantages, learn, play
from rookery.learn.tables import Tables
from rookery.learn.teachers import RoomPriors
from tests.learn.small import GAME, RECIPE


def naive_advantages(rewards: torch.Tensor, values: torch.Tensor, ended: torch.Tensor, horizon: float) -> torch.Tensor:
    """The sum of later surprises, each counting less, up to the end of the game: as the definition says."""
    gains = torch.zeros_like(rewards)
    plies, lanes, seats = rewards.shape
    for lane in range(lanes):
        for seat in range(seats):
            for ply in range(plies):
                weight = 1.0
                for later in range(ply, plies):
                    over = bool(ended[later, lane])
                    beyond = 0.0 if over else float(values[later + 1, lane, seat])
                    surprise = float(rewards[later, lane, seat]) + beyond - float(values[later, lane, seat])
                    gains[ply, lane, seat] += weight * surprise
                    weight *= horizon
                    if over:
                        break
    return gains


@pytest.mark.parametrize("horizon", [0.0, 0.9, 1.0])
def test_advantages_are_as_defined(horizon: float) -> None:
    """They are the sums of later surprises of the same game, for every seat."""
    torch.manual_seed(1)
    rewards, values, ended = torch.randn(7, 3, 2), torch.randn(8, 3, 2), torch.rand(7, 3) < 0.3
    expected = naive_advantages(rewards, values, ended, horizon)
    assert torch.allclose(advantages(rewards, values, ended, horizon), expected, atol=1e-5)


@pytest.mark.parametrize("key", rookery.games())
def test_what_is_played_is_legal(key: str) -> None:
    """A network and the room's priors choose legal actions in every game, and one that they would choose."""
    tables = Tables([rookery.game(key)], [6], "cpu", 1)
    network = new_network(tables.games[0], 8, 1)
    for apprentice in (False, True):
        played = play(network, tables, RECIPE, RoomPriors() if apprentice else None)
        assert played.legal.gather(1, played.actions[:, None]).all()
        assert (played.logs > -20).all()
        assert (played.advice is not None) == apprentice
        assert len(played.actions) == 6 * RECIPE.plies


def test_a_lesson_raises_what_was_good() -> None:
    """After a lesson, actions of positive advantage are likelier than before, others less."""
    torch.manual_seed(3)
    tables = Tables([GAME], [32], "cpu", 1)
    network = new_network(GAME, 32, 1)
    played = play(network, tables, RECIPE)
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    learn(network, optimiser, tables, played, Recipe(plies=RECIPE.plies, epochs=4, minibatch=64), 0.0)
    with torch.no_grad():
        now = masked(network(played.observations)[0], played.legal).gather(1, played.actions[:, None])[:, 0]
    gains = played.advantages - played.advantages.mean()
    free = played.legal.sum(dim=1) > 1
    assert float(((now - played.logs) * gains)[free].mean()) > 0


def test_values_are_learnt_for_every_seat() -> None:
    """Taught the same lesson again and again, the values come ever closer to the returns."""
    torch.manual_seed(4)
    tables = Tables([rookery.game("penguin-game", players=3)], [16], "cpu", 1)
    network = new_network(tables.games[0], 32, 1)
    played = play(network, tables, RECIPE)
    optimiser = torch.optim.Adam(network.parameters(), lr=3e-3)
    losses = [learn(network, optimiser, tables, played, RECIPE, 0.0).value_loss for _ in range(30)]
    assert losses[-1] < 0.5 * losses[0]


def test_an_apprentice_learns_to_play_like_the_room() -> None:
    """Shown the room's priors often enough, the network's are much like them."""
    torch.manual_seed(5)
    tables = Tables([rookery.game("polar-dare")], [16], "cpu", 1)
    network = new_network(tables.games[0], 64, 1)
    optimiser = torch.optim.Adam(network.parameters(), lr=3e-3)
    played = play(network, tables, RECIPE, RoomPriors())
    losses = [learn(network, optimiser, tables, played, RECIPE, 0.0).policy_loss for _ in range(30)]
    assert played.advice is not None
    least = -(played.advice.float() * played.advice.float().clamp(min=1e-12).log()).sum(dim=1).mean()
    assert losses[-1] - float(least) < 0.3 * (losses[0] - float(least))


def test_a_draw_may_cost_everybody() -> None:
    """Nobody wins and everybody who plays loses a little; a win is what it was."""
    game = rookery.game("penguin-soccer", ply_cap=6)
    network = new_network(game, 8, 1)
    torch.manual_seed(1)
    free = play(network, Tables([game], [8], "cpu", 1), Recipe(plies=8, horizon=1.0))
    torch.manual_seed(1)
    dear = play(network, Tables([game], [8], "cpu", 1), Recipe(plies=8, horizon=1.0, draw_cost=0.5))
    assert torch.allclose(dear.returns[: 6 * 8], free.returns[: 6 * 8] - 0.5, atol=1e-5)
