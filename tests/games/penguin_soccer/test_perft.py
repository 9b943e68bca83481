"""Known counts of paths: natively to full depth, interpreted and with the reference as deep as is quick."""

from pathlib import Path

import pytest

import rookery
from rookery.catalog import room
from rookery.kernel import run
from rookery.kernel.engine import interpreted
from tests.games.penguin_soccer import reference
from tests.perft_file import Case, read_perft_file

KEY = "penguin-soccer"
CASES = read_perft_file(Path(__file__).with_name("perft.txt"))
SLOW_PATHS = 50_000
"""Counting more paths than this takes too long without compiled code."""

each_line = pytest.mark.parametrize("case", CASES, ids=str)


def test_counts_from_the_start() -> None:
    """N13: there are 45, 2025, 45 945, 1 042 155 and 16 870 558 ways to play one to five plies."""
    game = rookery.game(KEY)
    counts = [game.perft(game.start(), depth) for depth in range(6)]
    assert counts == [1, 45, 2025, 45_945, 1_042_155, 16_870_558]


@each_line
def test_native(case: Case) -> None:
    """Native code counts every known number of paths."""
    root = case.root(KEY)
    assert {depth: root.game.perft(root, depth) for depth in case.counts} == case.counts


@each_line
def test_interpreted(case: Case) -> None:
    """The same rules, interpreted, count the same, as deep as is quick."""
    root = case.root(KEY)
    rules = room(KEY).rules
    engine = interpreted(rules)
    shallow = {depth: count for depth, count in case.counts.items() if count <= SLOW_PATHS}
    counts = {depth: run.perft_with(engine, rules, root.game.config, root.state, depth) for depth in shallow}
    assert counts == shallow


@each_line
def test_reference(case: Case) -> None:
    """The reference counts the same, as deep as is quick."""
    root = case.root(KEY)
    options = reference.Options(**root.game.options)
    shallow = {depth: count for depth, count in case.counts.items() if count <= SLOW_PATHS}
    assert {depth: reference.perft([str(root)], depth, options) for depth in shallow} == shallow
