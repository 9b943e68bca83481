"""Texts read piece by piece."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.kernel.errors import BadNotation
from rookery.kernel.texts import whole


@given(st.lists(st.text("ab,"), min_size=1))
def test_pieces_know_their_places(words: list[str]) -> None:
    """Every piece stands in the whole text where it says."""
    text = "/".join(words)
    pieces = whole(text).pieces("/")
    assert [piece.text for piece in pieces] == words
    assert all(text[piece.place :].startswith(piece.text) for piece in pieces)


def test_a_wrong_number_of_pieces() -> None:
    """One too many is pointed at; where one is missing, the end of the part is."""
    part = whole("x a,b,c").pieces(" ")[1]
    assert [piece.text for piece in part.split(",", 3, "three letters")] == ["a", "b", "c"]
    with pytest.raises(BadNotation, match="a position has two letters; found 3") as refused:
        part.split(",", 2, "two letters")
    assert refused.value.place == 5
    with pytest.raises(BadNotation, match="found 3") as refused:
        part.split(",", 4, "four letters")
    assert refused.value.place == 7


def test_numbers() -> None:
    """A number is read as texts write numbers, and refused with its name."""
    assert whole("120").number("the ply") == 120
    with pytest.raises(BadNotation, match='the ply "01" is not a number') as refused:
        whole("ply 01").pieces(" ")[1].number("the ply")
    assert refused.value.place == 4


def test_names() -> None:
    """One of some names, or a refusal that lists them."""
    assert whole("b").one_of(("w", "b"), "a player") == 1
    with pytest.raises(BadNotation, match='"x" is not a player; expected w, b'):
        whole("x").one_of(("w", "b"), "a player")


def test_the_rest() -> None:
    """What follows knows its place."""
    rest = whole("e4ne").after(2)
    assert (rest.text, rest.place) == ("ne", 2)
    assert rest.refusal("wrong", 1).place == 3
