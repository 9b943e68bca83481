"""Who may what in a class, cell by cell."""

from typing import get_args

import pytest

from rookery.play.refusals import Refusal
from rookery.server.classes import authority
from rookery.server.classes.authority import WHO, Action
from rookery.server.classes.kept import KeptClass
from rookery.server.http.security import Security
from rookery.server.matches.permissions import Asker
from rookery.wire.classes import NewClass

SECURITY = Security(["k" * 40])
CLASS = KeptClass("class", "ABCDEF", "teacher", 0, 1000, 1, NewClass(game="penguin-soccer", tables=1))
TEACHER = Asker("teacher", None, "127.0.0.1")
BY_LINK = Asker("somebody", authority.token(SECURITY, "class"), "127.0.0.1")
PUPIL = Asker("pupil", None, "127.0.0.1")


def test_every_action_has_its_row() -> None:
    """The table is whole, and only teachers change anything."""
    assert set(WHO) == set(get_args(Action))
    assert {action for action, who in WHO.items() if who != ("teacher",)} == {"join", "learn"}


@pytest.mark.parametrize("action", [action for action in get_args(Action) if action != "join"])
def test_cells(action: Action) -> None:
    """Teachers may, by their cookie or their link; pupils only what the table says; all others hear of no class."""
    assert authority.check(SECURITY, CLASS, TEACHER, action) is CLASS
    assert authority.check(SECURITY, CLASS, BY_LINK, action) is CLASS
    if "pupil" in WHO[action]:
        assert authority.check(SECURITY, CLASS, PUPIL, action, pupil=True) is CLASS
    else:
        with pytest.raises(Refusal):
            authority.check(SECURITY, CLASS, PUPIL, action, pupil=True)
    for known, asker in (
        (CLASS, PUPIL),
        (None, TEACHER),
        (CLASS, Asker(None, None, "127.0.0.1")),
        (CLASS, Asker("x", authority.token(SECURITY, "another"), "127.0.0.1")),
    ):
        with pytest.raises(Refusal) as refused:
            authority.check(SECURITY, known, asker, action)
        assert refused.value.code == "unknown-class"


def test_codes_that_work() -> None:
    """A code works until its time is over, for everybody who has a cookie."""
    assert authority.check_code(CLASS, PUPIL, 999) == (CLASS, "pupil")
    for known, asker, now, code in (
        (CLASS, PUPIL, 1000, "unknown-code"),
        (None, PUPIL, 0, "unknown-code"),
        (CLASS, Asker(None, None, "127.0.0.1"), 0, "no-guest"),
    ):
        with pytest.raises(Refusal) as refused:
            authority.check_code(known, asker, now)
        assert refused.value.code == code
