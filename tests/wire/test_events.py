"""Events as they are told: with what they did, and otherwise as they are kept."""

import msgspec
import pytest

import rookery
from rookery.play import events as kept
from rookery.play.commands import Say, Undo
from rookery.play.match import Match
from rookery.wire.events import AnyWireEvent, Undone, log_to_wire, to_wire
from tests.play.sessions import Session, open_game, quiet, race

READ = msgspec.json.Decoder(AnyWireEvent)


def all_on_the_wire(match: Match) -> list[AnyWireEvent]:
    """Every event of a match, after its way over the wire."""
    return [READ.decode(msgspec.json.encode(event)) for event in log_to_wire(match)]


@pytest.mark.parametrize("game", rookery.games())
def test_moves_and_rolls_tell_what_they_did(game: str) -> None:
    """Each has the happenings of the position that it led to; nothing else has any."""
    session = Session(rookery.game(game)).join("ann", "bob")
    for _ in range(6):
        if not session.match.ended:
            session.move()
    for event in all_on_the_wire(session.match):
        if isinstance(event, kept.Moved | kept.Rolled):
            assert event.happenings == session.match.reached[event.seq].happened
        else:
            assert not getattr(event, "happenings", ())


def test_moves_that_were_taken_back_tell_the_same() -> None:
    """Who comes later hears of everything as those did who were there."""
    session = Session(quiet()).join("ann", "bob")
    while not session.match.undoable(session.match.turn or 0):
        session.move()
    before = all_on_the_wire(session.match)
    session.do(session.match.turn, Undo())
    session.move(1)
    assert all_on_the_wire(session.match)[: len(before)] == before
    undone = all_on_the_wire(session.match)[len(before)]
    assert isinstance(undone, Undone)
    assert undone.happenings == ()


def test_events_that_are_told_make_the_same_match() -> None:
    """A client folds what it hears as the server folds what it keeps."""
    session = Session(race()).join("ann", "bob")
    session.do(0, Say("hello"))
    for _ in range(3):
        session.move()
    match = Match.fold(all_on_the_wire(session.match), open_game)
    assert (match.position, match.seats, match.times) == (
        session.match.position,
        session.match.seats,
        session.match.times,
    )


def test_happenings_are_never_kept() -> None:
    """The log has the form that it always had: no happenings, and rolls by their old name."""
    rolled = kept.Rolled(seq=3, at=5, n=1, roll="B3")
    assert msgspec.json.decode(msgspec.json.encode(rolled))["outcome"] == "B3"
    assert msgspec.json.decode(msgspec.json.encode(to_wire(rolled, None)))["roll"] == "B3"
    assert "happenings" not in msgspec.json.decode(msgspec.json.encode(rolled))
    old = b'{"type": "rolled", "seq": 3, "at": 5, "n": 1, "outcome": "B3"}'
    assert msgspec.json.decode(old, type=kept.AnyEvent) == rolled
