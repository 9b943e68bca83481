"""Options: every kind, as values and as texts, and every refusal."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.kernel.errors import BadNumber, BadOption
from rookery.kernel.options import (
    LARGEST,
    Option,
    choice,
    far_options,
    flag,
    number,
    read_options,
    read_pairs,
    seat,
    settle,
    whole_number,
)

FLAG = flag("creep")
CHOICE = choice("no_move", "skip", "loss", "draw")
NUMBER = number("goal", default=5)
CAP = number("cap", default=400, least=2, zero=True)
OPTIONS = (FLAG, CHOICE, NUMBER, CAP)
NO_FLAGS: list[object] = [0, 1, "on", None, "True", []]
NO_CHOICES: list[object] = ["", "Skip", "skip ", True, None, 0, ["skip"]]
NO_NUMBERS: list[object] = [True, 2.0, "5", None]
VALUES = {
    "creep": st.booleans(),
    "no_move": st.sampled_from(["skip", "loss", "draw"]),
    "goal": st.integers(1, LARGEST),
    "cap": st.just(0) | st.integers(2, LARGEST),
}


@given(st.fixed_dictionaries({}, optional=VALUES))
def test_text_and_back(given_values: dict[str, Any]) -> None:
    """Every value of every kind is its own canonical form, and the same when written and read."""
    texts = {option.name: option.write(given_values[option.name]) for option in OPTIONS if option.name in given_values}
    assert read_options(OPTIONS, texts) == given_values
    settled = settle(OPTIONS, given_values)
    assert list(settled) == [option.name for option in OPTIONS]
    for option in OPTIONS:
        value = given_values.get(option.name, option.default)
        assert settled[option.name] == value
        assert type(settled[option.name]) is type(value)


def test_defaults() -> None:
    """A flag is off, a choice is its first value, unless another is given."""
    assert settle(OPTIONS, {}) == {"creep": False, "no_move": "skip", "goal": 5, "cap": 400}
    assert flag("x", default=True).default is True


def test_options_say_how_a_form_asks_for_them() -> None:
    """Each kind, what can be offered, and the range of a number."""
    assert [option.kind for option in OPTIONS] == ["flag", "choice", "number", "number"]
    assert [option.choices for option in OPTIONS] == [("on", "off"), ("skip", "loss", "draw"), (), ()]
    assert [(option.least, option.most) for option in (NUMBER, CAP)] == [(1, LARGEST), (0, LARGEST)]


def test_an_option_may_name_a_seat() -> None:
    """Seats are counted from 1, and the first is the default; how many there are is for the game to say."""
    first = seat("first", most=4)
    assert (first.kind, first.default, first.least) == ("seat", 1, 1)
    assert (first.read("3"), first.write(first.check(2))) == (3, "2")
    for wrong in (0, 5):
        with pytest.raises(BadOption):
            first.check(wrong)


def test_options_say_their_values() -> None:
    """An option says in words what it takes."""
    assert str(FLAG.values) == "on or off"
    assert str(CHOICE.values) == "skip, loss, or draw"
    assert str(NUMBER.values) == "a number from 1 to 999,999,999"
    assert str(CAP.values) == "a number from 2 to 999,999,999, or 0"


@pytest.mark.parametrize(
    ("option", "value", "right"),
    [
        *((FLAG, value, "use True or False") for value in NO_FLAGS),
        *((CHOICE, value, "use skip, loss, or draw") for value in NO_CHOICES),
        *((NUMBER, value, "use a number from 1 to 999,999,999") for value in (0, -1, LARGEST + 1)),
        *((NUMBER, value, "use a number from 1 to 999,999,999") for value in NO_NUMBERS),
        *((CAP, value, "use a number from 2 to 999,999,999, or 0") for value in (1, -1, LARGEST + 1)),
        (CAP, False, "use a number from 2 to 999,999,999, or 0"),
    ],
)
def test_wrong_values(option: Option, value: object, right: str) -> None:
    """A wrong value is refused with the option's name, the value and what would be right."""
    with pytest.raises(BadOption) as refused:
        option.check(value)
    assert str(refused.value).startswith(f'option {option.name} cannot be "')
    assert str(refused.value).endswith(right)
    with pytest.raises(BadOption):
        settle(OPTIONS, {option.name: value})


@pytest.mark.parametrize(
    ("option", "text", "right"),
    [
        *((FLAG, text, "use on or off") for text in ("", "yes", "True", "On", "1", " on")),
        *((CHOICE, text, "use skip, loss, or draw") for text in ("", "SKIP", "skip,loss")),
        *(
            (NUMBER, text, "a number from 1 to 999,999,999")
            for text in ("", "x", "+5", "-5", "05", "5.0", "٥", "1000000000")
        ),
        (NUMBER, "0", "use a number from 1 to 999,999,999"),
        (CAP, "1", "use a number from 2 to 999,999,999, or 0"),
        (CAP, "00", "use a number from 2 to 999,999,999, or 0"),
    ],
)
def test_wrong_texts(option: Option, text: str, right: str) -> None:
    """A wrong text is refused with what would be right to type."""
    with pytest.raises(BadOption) as refused:
        read_options(OPTIONS, {option.name: text})
    assert str(refused.value).startswith(f"option {option.name} cannot be ")
    assert str(refused.value).endswith(right)


@pytest.mark.parametrize(
    ("name", "hint"), [("crep", " (did you mean creep?)"), ("Goal", " (did you mean goal?)"), ("zzz", "")]
)
def test_unknown_names(name: str, hint: str) -> None:
    """An unknown option is refused with the known ones, and with a hint where one is near; texts wait for that."""
    read = read_options(OPTIONS, {name: "1"})
    assert read == {name: "1"}
    with pytest.raises(BadOption) as refused:
        settle(OPTIONS, read)
    assert str(refused.value) == f'there is no option "{name}"{hint}; the options are creep, no_move, goal, cap'


@given(st.integers(0, LARGEST))
def test_whole_numbers(value: int) -> None:
    """A number is written in one way."""
    assert whole_number(str(value)) == value
    for wrong in (f"0{value}", f"+{value}", f" {value}", f"{value} ", f"{value}\n", f"-{value}"):
        with pytest.raises(BadNumber, match="is not a number from 0 to 999,999,999 without leading zeros"):
            whole_number(wrong)


@given(st.text())
def test_any_text_is_a_number_or_refused(text: str) -> None:
    """No text is read as a number that is not written as one."""
    try:
        assert str(whole_number(text)) == text
    except BadNumber:
        assert not (text.isascii() and text.isdecimal() and str(int(text)) == text and int(text) <= LARGEST)


def test_a_default_that_depends_on_others() -> None:
    """A default may follow from the other options; a value that is given stands as it is."""
    size = dataclasses.replace(number("size", default=4), otherwise=lambda o: 3 if o["tiny"] else 4)
    options = (size, flag("tiny"))
    assert settle(options, {}) == {"size": 4, "tiny": False}
    assert settle(options, {"tiny": True}) == {"size": 3, "tiny": True}
    assert settle(options, {"tiny": True, "size": 9}) == {"size": 9, "tiny": True}


def test_nobody_far_away_names_a_file() -> None:
    """Of an option that may name a file, only the values that come with the game are taken from afar."""
    board = dataclasses.replace(choice("board", "ice", "/x"), local=True, named=lambda: ("ice",))
    assert far_options((board, FLAG), {"board": "ice", "creep": "on"}) == {"board": "ice", "creep": True}
    assert far_options((board, FLAG), {}) == {}
    assert read_options((board,), {"board": "/x"}) == {"board": "/x"}
    with pytest.raises(BadOption, match="option board cannot be"):
        far_options((board, FLAG), {"board": "/x"})


def test_what_a_file_says_comes_from_afar() -> None:
    """An option that takes the text of a file takes it from afar too: it has several lines, a name or a path one."""
    board = dataclasses.replace(choice("board", "ice", "/x", "a\nb"), local=True, named=lambda: ("ice",), file=64)
    assert far_options((board,), {"board": "a\nb"}) == {"board": "a\nb"}
    with pytest.raises(BadOption, match="use ice, or the text of a file, at most 64 bytes"):
        far_options((board,), {"board": "/x"})
    with pytest.raises(BadOption, match=r"use ice$"):
        far_options((dataclasses.replace(board, file=0),), {"board": "a\nb"})


def test_a_number_has_a_most() -> None:
    """A number may be bounded from above, and says so."""
    seat = number("first", default=1, most=4)
    assert (seat.least, seat.most, seat.check(4)) == (1, 4, 4)
    with pytest.raises(BadOption, match="1 to 4"):
        seat.read("5")


def test_options_are_pairs() -> None:
    """An option is a name and a value, each name once; a value may hold any sign."""
    assert read_pairs(["tiles=0:0;2:0", "start=regular"]) == {"tiles": "0:0;2:0", "start": "regular"}
    assert read_pairs([]) == {}
    with pytest.raises(BadOption, match="KEY=VALUE"):
        read_pairs(["tiles"])
    with pytest.raises(BadOption, match="given twice"):
        read_pairs(["tiles=L", "tiles=T"])
