"""The referee's draft: how an answer is put together."""

from rookery.kernel.levels import NAMES
from rookery.play.draft import RELIEF, Draft
from rookery.play.events import Left, Said
from tests.play.sessions import SECRET, Session, quiet


def test_an_answer_is_numbered_and_marked() -> None:
    """Events are numbered on from the match; the first one carries the key and how many follow."""
    session = Session(quiet()).join("anna", "ben")
    draft = Draft(session.match, SECRET, session.now + 7)
    assert draft.closed("key") == ()
    draft.write(Said, seat=0, phrase="bye")
    draft.write(Left, seat=0)
    first, second = draft.closed("key")
    assert (first.seq, first.at, first.key, first.more) == (7, session.now + 7, "key", 1)
    assert (second.seq, second.at, second.key, second.more) == (8, session.now + 7, None, 0)


def test_the_bot_that_plays_on() -> None:
    """The bot that replaces a player who gave up has an existing level."""
    assert RELIEF in NAMES
