"""What can go wrong has a code and a sentence."""

import pytest

from rookery.kernel.errors import RookeryError
from rookery.server.store import problems
from rookery.server.store.problems import Conflict, StoreProblem


def test_codes_are_known() -> None:
    """A problem without a meaning on the list cannot be raised."""
    assert StoreProblem("database-full", "no room").code == "database-full"
    with pytest.raises(ValueError, match="there is no problem database-sad"):
        StoreProblem("database-sad", "sad")


def test_all_are_ours() -> None:
    """Every refusal is one of Rookery's errors and says what is wrong on one line."""
    refusals = [
        problems.does_not_follow("m", 4, 2),
        problems.key_taken("m"),
        problems.unknown_match("m"),
        problems.match_exists("m"),
        problems.too_slow(2.5),
        problems.closed(),
    ]
    assert [refusal.code for refusal in refusals] == [
        "conflict",
        "conflict",
        "unknown-match",
        "match-exists",
        "database-slow",
        "database-closed",
    ]
    for refusal in refusals:
        assert isinstance(refusal, RookeryError)
        assert "\n" not in str(refusal)
    assert str(refusals[0]) == "event 4 cannot be added to match m, which has 2 events; fetch the missing ones first"
    assert "2.5 s" in str(refusals[4])


def test_a_conflict_is_no_fault_of_the_store() -> None:
    """After a conflict the caller fetches and tries again; a problem is for the operator."""
    assert not issubclass(Conflict, StoreProblem)
