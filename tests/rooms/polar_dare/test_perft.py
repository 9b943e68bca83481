"""Polar Dare!'s known counts: those of the rules are on file, and the conformance suite counts all that are."""

from pathlib import Path

import pytest

from tests.perft_file import counts_from_the_start

FILE = Path(__file__).with_name("perft.txt")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_from_the_start(players: int) -> None:
    """N14: there are 4, 76, 1478, 22 604 and 254 430 ways to play one to five plies."""
    counts = {1: 4, 2: 76, 3: 1478, 4: 22_604, 5: 254_430}
    assert counts_from_the_start(FILE, players) == counts
