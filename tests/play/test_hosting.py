"""Hosting: links that stop working, other devices, matches that are called off."""

from rookery.play.commands import AddDevice, End, Join, Leave, Revoke
from rookery.play.events import DeviceAdded, Ended, Revoked, SeatPlan
from tests.play.sessions import OPEN, SECRET, Session, skill


def test_a_match_is_called_off_while_nobody_else_plays() -> None:
    """Before the start, alone, among bots, or when all others are absent: nobody wins, and the secret is told."""
    waiting = Session(skill()).join("anna")
    alone = Session(skill(), (OPEN, SeatPlan("egg"))).join("anna")
    left = Session(skill()).join("anna", "ben")
    left.do(1, Leave())
    for session in (waiting, alone, left, Session(skill())):
        (ended,) = session.do(None, End(), guest="anna")
        assert isinstance(ended, Ended)
        assert (ended.reason, ended.winners, set(ended.scores)) == ("called-off", (), {0.0})
        assert ended.secret == SECRET.hex()
    (ended,) = Session(skill()).join("anna", "ben").do(None, End(), guest=None)
    assert isinstance(ended, Ended)


def test_links_are_revoked_in_the_log() -> None:
    """An event says which link is no longer valid; the game goes on as it was."""
    session = Session(skill()).join("anna")
    (revoked,) = session.do(None, Revoke("invitation", 1), guest="anna")
    assert revoked == Revoked(seq=revoked.seq, at=revoked.at, what="invitation", seat=1)
    session.do(1, Join("Ben"), guest="ben")
    (revoked,) = session.do(None, Revoke("watch", 7), guest="anna")
    assert revoked == Revoked(seq=revoked.seq, at=revoked.at, what="watch")
    session.move()


def test_another_device_is_added_in_the_log() -> None:
    """The seat stays the person's: the referee knows one holder, whoever acts for them."""
    session = Session(skill()).join("anna", "ben")
    (added,) = session.do(0, AddDevice(), guest="phone")
    assert added == DeviceAdded(seq=added.seq, at=added.at, seat=0, guest="phone")
    assert session.match.seats[0].holder == "anna"
    session.move()
