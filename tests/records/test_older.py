"""Saved games of the terminal's earlier form: read once more."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from rookery.records.record import BadRecord, Player, Record, decode, read
from tests.records.played import SHORT, played


def saved(record: Record, *seats: str) -> dict[str, Any]:
    """A game as the terminal saved it."""
    return {
        "format": "rookery-game/1",
        "game": record.game,
        "rules": record.rules,
        "players": len(record.players),
        "options": record.options,
        "seats": list(seats or ("person", "adult")),
        "start": record.start,
        "moves": list(record.moves),
    }


@pytest.mark.parametrize("key", SHORT)
def test_all_of_it_is_kept(key: str) -> None:
    """Whoever reads records reads it: who plays, the start, every move, and the result that follows from them."""
    record = played(key)
    back = decode(json.dumps(saved(record)))
    assert (back.game, back.options, back.start, back.moves) == (
        record.game,
        record.options,
        record.start,
        record.moves,
    )
    assert back.players == (Player("", "person"), Player("adult", "bot", "adult"))
    assert back.result == record.result
    assert back.result is not None
    assert read(json.dumps(saved(played(key, most=3), "cmd:./x", "person"))).players[0] == Player("cmd:./x", "bot")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda content: content.update(seats=["person"]), "its number of seats, 1, does not fit 2 players"),
        (lambda content: content.update(more=1), "damaged"),
        (lambda content: content.update(moves=["--"] * 10_001), "10,001 moves; at most 10,000 are read"),
        (lambda content: content.update(moves=["--"]), "breaks at ply 1 of 1"),
        (lambda content: content.update(rules=99), "version 99 of the rules"),
    ],
)
def test_damage(change: Callable[[dict[str, Any]], None], problem: str) -> None:
    """What is not a whole and true game is refused."""
    content = saved(played("penguin-soccer", most=3))
    change(content)
    with pytest.raises(BadRecord, match=problem):
        decode(json.dumps(content))
