"""Penguin Soccer's known counts: those of the rules are on file, and the conformance suite counts all that are."""

from pathlib import Path

from tests.perft_file import counts_from_the_start

FILE = Path(__file__).with_name("perft.txt")


def test_counts_from_the_start() -> None:
    """N13: there are 45, 2025, 45 945, 1 042 155 and 16 870 558 ways to play one to five plies."""
    counts = {1: 45, 2: 2025, 3: 45_945, 4: 1_042_155, 5: 16_870_558}
    assert counts_from_the_start(FILE, players=2) == counts
