"""Records of Penguins Rock!: those of the former board, and those that bring a board of their own."""

import pytest

import rookery
from rookery.records.record import BadRecord, Player, Record, replay
from rookery.words import word
from tests.rooms.penguins_rock.nests import KEY

FORMER = Record(
    game=KEY,
    rules=1,
    players=(Player("Anna", "person"), Player("Ben", "person")),
    start="p13,c1/p23,c2 - 6.6.0.0 -- 1 roll1 0",
    moves=("5", "q1+", "p13", "p12"),
)
"""The beginning of a game on the first board, which had pathways of three."""


def test_records_of_the_former_board() -> None:
    """B2: such a record is refused with the versions and with what has changed, in both languages."""
    with pytest.raises(BadRecord) as refused:
        replay(FORMER)
    assert str(refused.value) == (
        "the record cannot be replayed: it was played under version 1 of the rules of Penguins Rock!, and this is "
        "version 2: the board is a new one, with a ring road of twelve spaces and paths of two, and a hop over a row "
        "of penguins is one step"
    )
    assert "das Brett ist neu" in word(refused.value.message, "de")
    assert rookery.game(KEY).room.version == 2
