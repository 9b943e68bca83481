"""Links: tokens that follow from keys and log, and say for themselves what they open."""

from rookery.play.commands import AddDevice, Join, Leave, Revoke
from rookery.server.http.security import Security, hashed
from rookery.server.matches.access import Access
from rookery.server.matches.links import DEVICE_SECONDS, REMEMBERED, Link, Links
from rookery.server.store import StoredMatch
from tests.play.sessions import SECRET, Session, skill

OLD, NEW = "o" * 40, "n" * 40


class Clock:
    """A clock in the test's hands."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def access(session: Session, match: str = "first", seats: tuple[bytes, ...] = (), watch: bytes = b"") -> Access:
    """Who has to do with a match, by links of an earlier version where there are some."""
    events = tuple(session.match.events)
    return Access(StoredMatch(match, SECRET, "anna", False, 0, events, seats, watch), events)


def test_each_opens_what_it_is_for_and_nothing_else() -> None:
    """Invitations to each seat and the link to watch by differ, from match to match too."""
    links, session = Links(Security([NEW])), Session(skill())
    here, there = access(session), access(session, "second")
    tokens = [links.invitation(here, 0), links.invitation(here, 1), links.watch(here)]
    assert [links.find(here, token) for token in tokens] == [
        Link("invitation", 0, works=True),
        Link("invitation", 1, works=True),
        Link("watch", None, works=True),
    ]
    for token in (*tokens, "", "x", tokens[0][:-1], tokens[0].swapcase(), "é" * 64, "0.1.2.3", "x.y", "9.9.9.9", "."):
        assert links.find(there, token) is None


def test_an_invitation_works_once() -> None:
    """Taken, the seat has none; left, it has a new one; the used one is known as such, for a while."""
    links, session = Links(Security([NEW])), Session(skill())
    first = links.invitation(access(session), 1)
    session.do(1, Join("Ben"), guest="ben")
    assert links.find(access(session), first) == Link("invitation", 1, works=False)
    assert links.find(access(session), links.invitation(access(session), 1)) == Link("invitation", 1, works=False)
    session.do(1, Leave())
    again = links.invitation(access(session), 1)
    assert links.find(access(session), again) == Link("invitation", 1, works=True)
    assert links.find(access(session), first) == Link("invitation", 1, works=False)
    for _ in range(REMEMBERED):
        session.do(None, Revoke("invitation", 1), guest="anna")
    assert links.find(access(session), again) == Link("invitation", 1, works=False)
    assert links.find(access(session), first) is None


def test_what_is_remembered_of_a_match_keeps_up_with_it() -> None:
    """The same match, a moment later: a link that was revoked is found to be so."""
    links, session = Links(Security([NEW])), Session(skill())
    here = access(session)
    token = links.watch(here)
    assert links.find(here, token) == Link("watch", None, works=True)
    for event in session.do(None, Revoke("watch"), guest="anna"):
        here.apply(event)
    assert links.find(here, token) == Link("watch", None, works=False)


def test_old_keys_count() -> None:
    """A link that was handed out before the keys changed still works."""
    session = Session(skill())
    before, after = Links(Security([OLD])), Links(Security([OLD, NEW]))
    token = before.invitation(access(session), 0)
    assert after.find(access(session), token) == Link("invitation", 0, works=True)
    assert after.invitation(access(session), 0) != token
    assert Links(Security([NEW])).find(access(session), token) is None


def test_the_links_of_earlier_versions_are_first_invitations() -> None:
    """They are known by their hashes, until the seat is taken or the link revoked."""
    links, session = Links(Security([NEW])), Session(skill())
    for works in (True, False):
        here = access(session, "first", (hashed("a"), hashed("b")), hashed("w"))
        assert links.find(here, "b") == Link("invitation", 1, works=works)
        assert links.find(here, "w") == Link("watch", None, works=works)
        if works:
            session.do(1, Join("Ben"), guest="ben")
            session.do(None, Revoke("watch"), guest="anna")


def test_a_link_to_another_device_works_once_and_soon() -> None:
    """It is for one seat and its person; used, too old, changed or for somebody else it does not work."""
    clock = Clock()
    links, session = Links(Security([NEW]), clock), Session(skill()).join("anna", "ben")
    here = access(session)
    token, other = links.device(here, 0), links.device(here, 0)
    assert token != other
    assert len(token) <= 128
    found = links.find(here, token)
    assert found is not None
    assert (found.kind, found.seat, found.works) == ("device", 0, True)
    seat, _, rest = token.partition(".")
    for forged in (f"1.{rest}", token[:-1], f"{seat}.9{rest}", f"{token}x", f"7.{rest}"):
        assert links.find(here, forged) is None
    session.do(0, AddDevice(), guest="phone", key=found.key)
    used, fresh = links.find(access(session), token), links.find(access(session), other)
    assert used is not None
    assert fresh is not None
    assert (used.works, fresh.works) == (False, True)
    clock.now += DEVICE_SECONDS
    late = links.find(access(session), other)
    assert late is not None
    assert not late.works


def test_a_link_to_another_device_is_for_who_sits_there() -> None:
    """If somebody else has the seat by then, it is for nobody."""
    links, session = Links(Security([NEW])), Session(skill()).join("anna")
    token = links.device(access(session), 0)
    session.do(0, Leave())
    session.do(0, Join("Eve"), guest="eve")
    assert links.find(access(session), token) is None
