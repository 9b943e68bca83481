"""Errors and what they are made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.kernel import errors
from rookery.kernel.errors import BadNotation, IllegalMove, RookeryError, listed, nearest, quote

CODES = {
    "RookeryError": "error",
    "UnknownClause": "unknown-clause",
    "UnknownGame": "unknown-game",
    "GameOver": "game-over",
    "UnknownLevel": "unknown-level",
    "BadOption": "bad-option",
    "BadNet": "bad-net",
    "BadNotation": "bad-notation",
    "IllegalMove": "illegal-move",
    "BadNumber": "bad-number",
    "NoDevice": "no-device",
}
"""Programs rely on these: a code is never changed."""


def test_every_error_has_its_code() -> None:
    """All errors come from one root, each with the stable code that programs know."""
    kinds = {
        name: kind
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and kind.__module__ == errors.__name__
    }
    assert {name: kind.code for name, kind in kinds.items() if issubclass(kind, RookeryError)} == CODES
    assert kinds.keys() == CODES.keys()


def test_bad_notation_shows_the_place() -> None:
    """A person counts characters from 1, a program from 0."""
    problem = BadNotation("a move is x", "abc", 2)
    assert str(problem) == 'a move is x (character 3 of "abc")'
    assert (problem.problem, problem.text, problem.place) == ("a move is x", "abc", 2)


def test_illegal_move_carries_the_legal_ones() -> None:
    """A refusal names the right values."""
    assert IllegalMove("no", ("a", "b")).legal == ("a", "b")


@given(st.text())
def test_quote_is_one_readable_line(text: str) -> None:
    """Any text is shown in one short line of printable characters between quotation marks."""
    shown = quote(text)
    assert shown[0] == shown[-1] == '"'
    assert shown.isprintable()
    assert len(shown) <= 160 + len('""')


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("b2-c3", '"b2-c3"'),
        ("it's", '"it\'s"'),
        ('say "x"', '"say \\"x\\""'),
        ("'\"", '"\'\\""'),
        ("a\nb", '"a\\nb"'),
        ("ä", '"\\xe4"'),
        ("\udcff", '"\\udcff"'),
    ],
)
def test_quote_escapes(text: str, shown: str) -> None:
    """What cannot be seen, or would end the quotation, is escaped; the rest is as it was typed."""
    assert quote(text) == shown


def test_quote_shortens_in_the_middle() -> None:
    """A long text shows how it begins and how it ends."""
    shown = quote("a" * 500 + "b" * 500)
    assert shown.startswith('"' + "a" * 100)
    assert shown.endswith("b" * 40 + '"')
    assert " … " in shown
    assert quote("a" * 160) == '"' + "a" * 160 + '"'


def test_listed() -> None:
    """Few names are all said, many are cut short with the number of the others."""
    assert listed([]) == ""
    assert listed("abc") == "a, b, c"
    assert listed("abc", most=3) == "a, b, c"
    assert str(listed("abcd", most=3)) == "a, b, c and 1 more"
    assert str(listed(map(str, range(20)))).endswith("11 and 8 more")


def test_nearest() -> None:
    """A typing mistake gets a hint, anything else none."""
    assert str(nearest("penguin-socer", ["penguin-soccer", "chess"])) == " (did you mean penguin-soccer?)"
    assert nearest("zzz", ["penguin-soccer", "chess"]) == ""
    assert nearest("", []) == ""
