"""Penguin Soccer's known counts; those on file are counted with every room's, in the conformance suite."""

import rookery


def test_counts_from_the_start() -> None:
    """N13: there are 45, 2025, 45 945, 1 042 155 and 16 870 558 ways to play one to five plies."""
    game = rookery.game("penguin-soccer")
    counts = [game.perft(game.start(), depth) for depth in range(6)]
    assert counts == [1, 45, 2025, 45_945, 1_042_155, 16_870_558]
