"""Access: who holds what by the log alone, in step with the match that the same log makes."""

import pytest

from rookery.play.commands import AddDevice, End, Join, Leave, Resign, Revoke, SeatBot
from rookery.play.events import Joined
from rookery.server.matches.access import Access
from rookery.server.store import StoredMatch
from tests.play.sessions import SECRET, Session, quiet, skill
from tests.seeds import reveal


def of(session: Session, *, public: bool = False) -> Access:
    """Who has to do with a match that Anna has opened."""
    events = tuple(session.match.events)
    return Access(StoredMatch("first", SECRET, "anna", public, 0, events), events)


def agrees(session: Session) -> bool:
    """Whether log and match say the same of the seats."""
    access = of(session)
    told = [(seat.taken, seat.guest) for seat in access.seats]
    return told == [(seat.kind != "open", seat.guest) for seat in session.match.seats]


def test_seats_are_held_as_the_match_says() -> None:
    """After every event: people sit down, leave before the start or after it, and bots take seats."""
    session = Session(skill())
    for seat, command, guest in (
        (0, Join("Anna"), "anna"),
        (0, Leave(), "anna"),
        (0, Join("Cleo"), "cleo"),
        (None, SeatBot(1, "egg"), "cleo"),
        (0, Leave(), "cleo"),
        (None, SeatBot(0, "egg"), "cleo"),
        (0, Join("Cleo"), "cleo"),
        (0, Resign(), "cleo"),
    ):
        session.do(seat, command, guest=guest)
        assert agrees(session), command


def test_the_stages() -> None:
    """A match is open, then it is played, then it is over; also if it ends before it starts."""
    session = Session(skill())
    stages = [of(session).stage]
    for seat, guest in enumerate(("anna", "ben")):
        session.do(seat, Join(guest.title()), guest=guest)
        stages.append(of(session).stage)
    session.do(0, Resign())
    assert [*stages, of(session).stage] == ["open", "open", "playing", "over"]
    early = Session(skill())
    early.do(None, End(), guest="anna")
    assert of(early).stage == "over"


def test_a_match_waits_for_seeds() -> None:
    """All seats are taken, and the game starts when everybody has revealed theirs."""
    session = Session(quiet()).sit("anna", "ben")
    assert of(session).stage == "waiting"
    for seat in (0, 1):
        session.do(seat, reveal(seat))
    assert of(session).stage == "playing"


def test_who_withholds_a_seed_has_to_be_invited_again() -> None:
    """All seats are open again; those who kept their word are expected, on all their devices."""
    session = Session(quiet()).sit("anna", "ben")
    session.do(1, AddDevice(), guest="phone")
    session.do(1, reveal(1))
    session.do(0, Leave())
    access = of(session)
    assert agrees(session)
    assert (access.stage, access.seats_of("anna"), access.seats_of("ben")) == ("open", frozenset(), frozenset())
    assert [seat.expected for seat in access.seats] == [frozenset(), {"ben", "phone"}]
    assert [seat.invitation for seat in access.seats] == [1, 1]


def test_invitations_are_counted() -> None:
    """Each is used by one who sits down, or revoked; a seat that is left has a new one."""
    session = Session(skill()).join("anna")
    assert [seat.invitation for seat in of(session).seats] == [1, 0]
    session.do(None, Revoke("invitation", 1), guest="anna")
    session.do(1, Join("Ben"), guest="ben")
    assert [seat.invitation for seat in of(session).seats] == [1, 2]
    session = Session(skill()).join("anna")
    session.do(0, Leave())
    access = of(session)
    assert (access.seats[0].invitation, access.seats[0].taken, access.seats[0].left) == (1, False, "anna")
    session.do(None, Revoke("watch"), guest="anna")
    assert (access.watch_link, of(session).watch_link) == (0, 1)


def test_devices_go_with_their_person() -> None:
    """A device holds the seat until the person leaves it for good; whoever comes then has none."""
    session = Session(skill()).join("anna", "ben")
    session.do(0, AddDevice(), guest="phone", key="device-1")
    access = of(session)
    assert access.seats_of("phone") == access.seats_of("anna") == {0}
    assert access.device_links == {"device-1"}
    assert access.seats_of(None) == access.seats_of("eve") == frozenset()
    waiting = Session(skill()).join("anna")
    waiting.do(0, AddDevice(), guest="phone")
    waiting.do(0, Leave())
    waiting.do(0, Join("Eve"), guest="eve")
    assert of(waiting).seats_of("phone") == frozenset()


@pytest.mark.parametrize("first", ["anna", "phone"])
def test_whoever_moves_on_from_a_match_brings_their_devices(first: str) -> None:
    """A seat is kept for all of them; whichever sits down, the others hold it too. Strangers bring none."""
    session = Session(skill(), invited=(("anna", "phone"), ()))
    session.do(0, Join("Anna"), guest=first)
    assert of(session).seats_of("anna") == of(session).seats_of("phone") == {0}
    other = Session(skill(), invited=(("anna", "phone"), ()))
    other.do(0, Join("Eve"), guest="eve")
    assert of(other).seats_of("phone") == frozenset()
    assert of(other).seats[0].expected == frozenset()


def test_a_damaged_log_opens_nothing() -> None:
    """An event of a seat that there is not is left to the match, which refuses it."""
    session = Session(skill())
    events = (*session.match.events, Joined(seq=2, at=1, seat=7, name="Eve", guest="eve"))
    assert Access(StoredMatch("first", SECRET, None, False, 0, events), events).seats_of("eve") == frozenset()
