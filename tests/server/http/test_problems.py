"""Every problem becomes one refusal with a code, a message and details."""

import pytest

from rookery.kernel.errors import BadNotation, BadOption, IllegalMove, RookeryError
from rookery.play.match import BrokenLog, OtherRules
from rookery.play.refusals import Refusal
from rookery.records.record import BadRecord
from rookery.server.http.problems import refusal_of
from rookery.server.store import Conflict, StoreProblem
from rookery.wire.codes import CODES


def test_refusals_are_passed_on() -> None:
    """The referee's and the server's own stay as they are."""
    refusal = Refusal("stale", "because", seq=2)
    assert refusal_of(refusal) is refusal


@pytest.mark.parametrize(
    ("problem", "code", "details"),
    [
        (BadOption("x"), "bad-option", {}),
        (BadNotation("x", "a1", 1), "bad-notation", {"place": 1}),
        (IllegalMove("x", ("a",)), "illegal-move", {"moves": ("a",)}),
        (BadRecord("x", 3), "bad-record", {"ply": 3}),
        (BadRecord("x"), "bad-record", {}),
        (StoreProblem("unknown-match", "x"), "unknown-match", {}),
        (Conflict("x"), "conflict", {}),
        (RookeryError("x"), "failed", {}),
    ],
)
def test_problems_of_the_layers_below(problem: RookeryError, code: str, details: dict[str, object]) -> None:
    """Each has a code of the one table, and what helps with the next try; what nobody foresaw is a mistake of ours."""
    refusal = refusal_of(problem)
    assert (refusal.code, refusal.details) == (code, details)
    assert code in CODES


def test_problems_of_the_store_keep_their_words_to_themselves() -> None:
    """They may name files of this machine; who asks hears that it may be tried again."""
    refusal = refusal_of(StoreProblem("database-full", "the database /secret/place is full"))
    assert refusal.code == "database-busy"
    assert "secret" not in str(refusal)


def test_matches_that_cannot_be_opened() -> None:
    """Rules that are not here are named, damage is not shown, and neither is worth asking again."""
    rules = refusal_of(OtherRules("match m is played by version 1 of the rules of Chess, and this is version 2"))
    assert (rules.code, CODES[rules.code].status) == ("other-rules", 410)
    assert "version 1 of the rules of Chess" in str(rules)
    assert "is kept" in str(rules)
    damage = refusal_of(BrokenLog("event 3 of /secret/place cannot be"))
    assert (damage.code, CODES[damage.code].status) == ("broken-log", 410)
    assert "secret" not in str(damage)
