"""Matches as records."""

import pytest

from rookery.play.commands import Leave, Resign, SeatBot, Undo
from rookery.play.events import Clock, SeatPlan
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records import dice
from rookery.records import record as records
from rookery.records.receipt import Receipt
from rookery.records.verify import verify
from tests.play.sessions import OPEN, SECRET, Session, quiet
from tests.seeds import committed, seed_of


def test_a_match_under_way() -> None:
    """The record of a match that goes on has no result and no secret, and can be read."""
    session = Session(quiet(), (OPEN, SeatPlan("egg")), Clock(move=60)).join("anna")
    for _ in range(3):
        session.move()
    session.do(0, Undo())
    record = from_match(session.match)
    assert records.read(records.write(record)) == record
    assert record.players == (records.Player("Anna", "person"), records.Player("egg", "bot", "egg"))
    assert (len(record.moves), record.result, record.secret, record.seeds) == (2, None, None, (seed_of(0),))
    assert record.times == (0, 0)
    assert verify(record).ok


def test_a_match_that_is_over() -> None:
    """Its record reveals the secret, and which bot replaced which player."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    session.do(1, Leave())
    session.do(0, SeatBot(1, "adult"))
    session.do(2, Resign())
    session.move()
    record = from_match(session.play_out().match)
    assert [(player.kind, player.level) for player in record.players] == [
        ("person", None),
        ("person", "adult"),
        ("person", "chick"),
    ]
    assert record.secret == SECRET.hex()
    assert record.times is None
    assert record.dice == dice.PROTOCOL
    assert record.commitments == tuple(map(committed, range(3)))
    own = Receipt(
        match="first", seeds=(seed_of(2),), commitment=record.commitment or "", commitments=record.commitments
    )
    found = verify(records.read(records.write(record)), own)
    assert found.ok
    assert not found.unproven


def test_nothing_to_write_down() -> None:
    """Before the start there is no record."""
    with pytest.raises(Refusal, match="has not started"):
        from_match(Session(quiet()).match)
