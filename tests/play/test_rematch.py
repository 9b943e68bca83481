"""The match after a match."""

import pytest

from rookery.play.commands import Answer, Join, Leave, Offer, Resign
from rookery.play.events import Clock, Rematched, SeatPlan
from rookery.play.refusals import Refusal
from rookery.play.rematch import rematch_plan
from tests.play.sessions import OPEN, Session, kinds, quiet

EGG = SeatPlan("egg")


def test_everybody_moves_on_by_one_seat() -> None:
    """Bots stay bots, who gave up is replaced by the bot that played on, and who is there is expected."""
    session = Session(quiet(3), (OPEN, OPEN, EGG), Clock(move=9)).join("anna", "ben")
    session.do(0, Resign())
    session.do(1, Resign())
    plan = rematch_plan(session.match)
    assert plan.seats == (EGG, SeatPlan("chick"), OPEN)
    assert [seat and seat.guest for seat in plan.people] == [None, None, "ben"]


def test_colours_go_with_the_people() -> None:
    """Where somebody chose one."""
    assert rematch_plan(Session(quiet(), colours=(3, 1)).join("anna", "ben").match).colours == (1, 3)
    assert rematch_plan(Session(quiet()).join("anna", "ben").match).colours == ()


def test_rematch() -> None:
    """All who are still there agree, and the next match is announced."""
    session = Session(quiet(3), (OPEN, OPEN, EGG), Clock(move=9)).join("anna", "ben")
    session.do(0, Resign())
    session.do(1, Resign())
    assert kinds(session.do(1, Offer("rematch"))) == ["Offered", "Rematched"]  # anna gave up her seat
    assert session.match.next_match == "second"


def test_rematch_without_those_who_left() -> None:
    """Who has left is not waited for; who is there must agree."""
    session = Session(quiet(2)).join("anna", "ben")
    session.do(0, Resign())
    assert kinds(session.do(0, Offer("rematch"))) == ["Offered"]
    done = session.do(1, Answer("rematch", agreed=True))
    assert isinstance(done[-1], Rematched)
    left = Session(quiet(2)).join("anna", "ben")
    left.do(0, Resign())
    left.do(0, Leave())
    assert kinds(left.do(1, Offer("rematch"))) == ["Offered", "Rematched"]
    left.do(0, Join("Anna"), guest="anna")
    with pytest.raises(Refusal, match="second"):
        left.do(0, Offer("rematch"))


def test_a_rematch_needs_a_name() -> None:
    """A server that knows no name for the next match has made a mistake."""
    session = Session(quiet(1)).join("anna")
    session.do(0, Resign())
    with pytest.raises(ValueError, match="needs the id"):
        session.do(0, Offer("rematch"), next_match=None)
