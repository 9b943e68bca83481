"""Every game is the same game however it is run, and rules that are not are found out."""

from dataclasses import replace

import pytest

from rookery import catalog
from rookery.conformance import Check, engines
from rookery.kernel.engine import interpreted
from rookery.kernel.room import Room
from tests.conformance.cases import broken_by, key

ROOM = catalog.room("polar-dare")


@pytest.mark.parametrize("room", catalog.rooms(), ids=key)
@pytest.mark.parametrize("check", engines.CHECKS)
def test_every_room_conforms(check: Check, room: Room) -> None:
    """Each check holds for every room."""
    check(room)


def test_rules_that_differ_natively_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where native code plays other rules than Python does, the first position tells."""
    other = replace(ROOM.rules, legal=lambda *_: 0)
    monkeypatch.setattr(engines, "native", lambda _: interpreted(other))
    assert broken_by(engines.interpreted_is_native, ROOM)


def test_counts_that_differ_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perft must count what playing counts."""
    monkeypatch.setattr("rookery.kernel.game.Game.perft", lambda *_: 7)
    assert broken_by(engines.perft_counts_paths, ROOM)
