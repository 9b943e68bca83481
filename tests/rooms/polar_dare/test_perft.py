"""Polar Dare!'s known counts; those on file are counted with every room's, in the conformance suite."""

import pytest

import rookery


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_from_the_start(players: int) -> None:
    """N14: there are 4, 76, 1478, 22 604 and 254 430 ways to play one to five plies."""
    game = rookery.game("polar-dare", players=players)
    counts = [game.perft(game.start(), depth) for depth in range(6)]
    assert counts == [1, 4, 76, 1478, 22_604, 254_430]
