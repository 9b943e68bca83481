"""Lanes of several games as tensors: seen from the seat to move, played by the numbers that it sees."""

import numpy as np
import pytest
import torch

import rookery
from rookery.learn.tables import Tables

KEYS = rookery.games()


def observed(tables: Tables) -> torch.Tensor:
    """Space for what all lanes see."""
    return torch.empty(tables.lanes, tables.inputs, dtype=torch.uint8)


@pytest.mark.parametrize("key", KEYS)
def test_lanes_are_seen_and_played_as_positions_are(key: str) -> None:
    """What is seen, what is legal and what an action does are the same as for positions, for every seat."""
    game = rookery.game(key)
    tables = Tables([game], [4], "cpu", 3)
    rows = observed(tables)
    for _ in range(30):
        seat, legal = tables.look(rows)
        positions = [tables.batches[0].position(lane) for lane in range(4)]
        chosen = []
        for lane, position in enumerate(positions):
            assert position.seat == int(seat[lane])
            seen = game.seen_actions(position.seat)
            expected = np.zeros(game.action_count, bool)
            expected[[seen[action] for action in position.actions]] = True
            assert np.array_equal(legal[lane].numpy(), expected)
            chosen.append(seen[position.actions[0]])
        tables.step(torch.tensor(chosen), seat)
        assert not tables.batches[0].illegal.any()


def test_games_of_several_players_stand_in_one_batch() -> None:
    """Rewards and values have a column for every possible seat; those that nobody sits in stay empty."""
    games = [rookery.game("penguin-game", players=players) for players in (2, 3, 4)]
    tables = Tables(games, [2, 3, 4], "cpu", 1)
    assert tables.lanes == 9
    assert tables.players.tolist() == [2, 2, 3, 3, 3, 4, 4, 4, 4]
    rows = observed(tables)
    ended = 0
    for _ in range(200):
        seat, legal = tables.look(rows)
        rewards, over = tables.step(torch.multinomial(legal.float(), 1)[:, 0], seat)
        assert (rewards * ~tables.plays == 0).all()
        assert torch.allclose(rewards.sum(dim=1), torch.zeros(9), atol=1e-6)
        assert (rewards.abs().sum(dim=1) > 0).tolist() == over.tolist()
        ended += int(over.sum())
    assert ended > 9


def test_values_are_turned_to_seats() -> None:
    """The first value is that of the seat to move, the next that of the seat after it, round the table."""
    games = [rookery.game("penguin-game", players=players) for players in (2, 3)]
    tables = Tables(games, [1, 2], "cpu", 1)
    values = torch.tensor([[1.0, 2.0, 3.0, 4.0]] * 3)
    turned = tables.by_seat(values, torch.tensor([1, 0, 2]))
    assert turned.tolist() == [[2, 1, 0, 0], [1, 2, 3, 0], [2, 3, 1, 0]]


@pytest.mark.parametrize("key", KEYS)
def test_advice_is_what_the_room_knows(key: str) -> None:
    """Priors of the room, as probabilities of what is legal."""
    tables = Tables([rookery.game(key)], [8], "cpu", 5)
    seat, legal = tables.look(observed(tables))
    advice = tables.advice(seat)
    assert torch.allclose(advice.sum(dim=1), torch.ones(8))
    assert (advice[~legal] == 0).all()
