"""The codes of refusals: one table, and a refusal travels without a loss."""

import re
from pathlib import Path

import msgspec
import pytest

import rookery.play
import rookery.server
from rookery.kernel.messages import Message
from rookery.play.events import Left
from rookery.play.refusals import Refusal
from rookery.wire.codes import CODES, Problem, to_problem, to_refusal
from rookery.words import word

PACKAGES = [Path(next(iter(package.__path__))) for package in (rookery.play, rookery.server)]
MESSAGE = Message(id="play/not-your-seat", values={"seat": 2})


def test_every_code_that_is_raised_is_in_the_table() -> None:
    """A mistake in a code is found here, and not by those who look it up."""
    texts = [path.read_text(encoding="utf-8") for package in PACKAGES for path in package.rglob("*.py")]
    assert {code for text in texts for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', text)} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_status_and_a_meaning(code: str) -> None:
    """The status is one of refusals, and the meaning is told in every language."""
    assert 400 <= CODES[code].status < 600
    assert len(word(CODES[code].meaning)) > 5
    assert word(CODES[code].meaning, "de") != word(CODES[code].meaning)


def test_a_refusal_travels_without_a_loss() -> None:
    """What the server raises, the client raises again: code, message and details."""
    refusal = Refusal("stale", MESSAGE, seq=2, events=(Left(seq=2, at=1, seat=0),), code_of_a_friend="x")
    sent = msgspec.json.encode(to_problem(refusal))
    again = to_refusal(msgspec.json.decode(sent, type=Problem), 1.5)
    assert (again.code, again.message, again.retry) == (refusal.code, refusal.message, 1.5)
    assert again.details["seq"] == 2
    assert again.details["events"][0]["type"] == "left"
    assert str(again) == "seat 2 is not yours"


def test_what_is_unknown_is_kept() -> None:
    """A newer server may have codes of its own; to those who ask they are faults until they know better."""
    problem = msgspec.json.decode(b'{"code": "new", "message": "x", "details": {"message": 1}}', type=Problem)
    assert (to_refusal(problem).code, to_refusal(problem).details, problem.status) == ("new", {"message": 1}, 500)


def test_a_problem_without_details_says_no_more() -> None:
    """Details are left out where there are none."""
    assert msgspec.json.encode(Problem("c", "m")) == b'{"code":"c","message":"m"}'
