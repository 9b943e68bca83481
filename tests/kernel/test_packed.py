"""The functions of packed games."""

from dataclasses import fields

from hypothesis import given
from hypothesis import strategies as st

from rookery import catalog
from rookery.kernel import packed
from rookery.kernel.packed import Packed, size


@given(st.integers(0, 2**32 - 1))
def test_the_size_of_a_set(numbers: int) -> None:
    """Bits are counted right, whichever they are."""
    assert size(numbers) == numbers.bit_count()


def test_every_answer_is_a_function() -> None:
    """The loops find every answer of a room under its name, and the functions that loops leave open are answers."""
    names = {each.name for each in fields(Packed)}
    rooms = [room.packed for room in catalog.rooms() if room.packed is not None]
    assert rooms
    for room in rooms:
        assert set(room.functions()) == names
    open_names = set(packed.__annotations__) & {"choices", "follow", "chooser", "worth", "least", "most", "appeal"}
    assert len(open_names) == 7
    assert open_names <= names
