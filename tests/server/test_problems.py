"""Refusals: each with a status, a code and a sentence."""

import pytest

from rookery.kernel.errors import BadOption, RookeryError
from rookery.play import refusals
from rookery.play.events import Left
from rookery.play.match import BrokenLog, OtherRules
from rookery.play.refusals import Refusal, answer_to
from rookery.server import problems
from rookery.server.store import Conflict, StoreProblem


@pytest.mark.parametrize("code", problems.CODES)
def test_every_code_has_its_status(code: str) -> None:
    """What the server refuses is a client's or, in the five hundreds, the server's matter."""
    status, body = answer_to(Refusal(code, "because", number=1))
    assert 400 <= status < 600
    assert (body.code, body.sentence, body.details) == (code, "because", {"number": 1})


@pytest.mark.parametrize("code", refusals.CODES)
def test_the_referees_refusals_are_passed_on(code: str) -> None:
    """Each with its code; none is the server's fault."""
    status, body = answer_to(Refusal(code, "because"))
    assert 400 <= status < 500
    assert body.code == code


def test_details_have_the_names_of_the_wire() -> None:
    """Missing events and legal moves are told as events and moves, in plain data."""
    left = Left(seq=2, at=1, seat=0)
    assert answer_to(Refusal("stale", "because", seq=2, missing=(left,)))[1].details["events"][0]["type"] == "left"
    assert answer_to(Refusal("illegal-move", "because", legal=("a",)))[1].details == {"moves": ("a",)}


def test_problems_of_the_store_keep_their_words_to_themselves() -> None:
    """They may name files of this machine; who asks hears that it may be tried again."""
    status, body = answer_to(StoreProblem("database-full", "the database /secret/place is full"))
    assert status == 503
    assert "secret" not in body.sentence
    assert answer_to(StoreProblem("unknown-match", "x"))[0] == 404
    assert answer_to(Conflict("x"))[0] == 409
    assert answer_to(BadOption("x"))[0] == 400
    assert answer_to(RookeryError("x"))[0] == 500


def test_matches_that_cannot_be_opened() -> None:
    """Rules that are not here are named, damage is not shown, and neither is worth asking again."""
    rules = answer_to(OtherRules("match m is played by version 1 of the rules of Chess, and this is version 2"))
    assert (rules[0], rules[1].code) == (410, "other-rules")
    assert "version 1 of the rules of Chess" in rules[1].sentence
    assert "is kept" in rules[1].sentence
    damage = answer_to(BrokenLog("event 3 of /secret/place cannot be"))
    assert (damage[0], damage[1].code) == (410, "broken-log")
    assert "secret" not in damage[1].sentence


def test_there_are_no_other_codes() -> None:
    """A slip of the pen is found where it is made."""
    with pytest.raises(ValueError, match="no code"):
        Refusal("stall", "x")
