"""Known counts of paths: every room has a file of them, counted natively, interpreted and by the room's reference."""

from importlib import import_module
from pathlib import Path

import pytest

from rookery import catalog
from rookery.kernel.engine import interpreted
from rookery.kernel.run import perft_with
from tests.conformance.cases import key, ours
from tests.perft_file import Case, read_perft_file

ROOMS = Path(__file__).parent.parent / "rooms"
SLOW_PATHS = 20_000
"""Counting more paths than this takes too long without compiled code."""
SLOW_TEXTS = 4_000
"""And counting more than this takes too long by texts alone."""


def folder(room_key: str) -> str:
    """The name of a room's folder."""
    return catalog.room(room_key).rulebook.parent.name


CASES = [
    (each, case)
    for each in (room.key for room in ours())
    for case in read_perft_file(ROOMS / folder(each) / "perft.txt")
]
each_line = pytest.mark.parametrize(("room_key", "case"), CASES, ids=str)


@pytest.mark.parametrize("room", ours(), ids=key)
def test_every_room_has_counts(room: object) -> None:
    """No room goes without known counts."""
    assert any(catalog.room(room_key) is room for room_key, _ in CASES)


@each_line
def test_native(room_key: str, case: Case) -> None:
    """Native code counts every known number of paths."""
    root = case.root(room_key)
    assert {depth: root.game.perft(root, depth) for depth in case.counts} == case.counts


@each_line
def test_interpreted(room_key: str, case: Case) -> None:
    """The same rules, interpreted, count the same, as deep as is quick."""
    root = case.root(room_key)
    rules = root.game.room.rules
    shallow = {depth: count for depth, count in case.counts.items() if count <= SLOW_PATHS}
    engine = interpreted(rules)
    state = root.state.copy()
    assert {depth: perft_with(engine, rules, root.game.config, state, depth) for depth in shallow} == shallow


@each_line
def test_reference(room_key: str, case: Case) -> None:
    """The naive reference counts the same, as deep as is quick."""
    root = case.root(room_key)
    reference = import_module(f"tests.rooms.{folder(room_key)}.reference")
    options = reference.Options(players=root.game.players, **root.game.options)
    shallow = {depth: count for depth, count in case.counts.items() if count <= SLOW_TEXTS}
    assert {depth: reference.perft([str(root)], depth, options) for depth in shallow} == shallow
