"""Which records somebody wants, and what they are counted by."""

import pytest
from msgspec.structs import replace

from rookery.records.record import Player, agreed, given_up
from rookery.records.selection import COUNTED_BY, Between, Selection, name_of, winner_of
from tests.records.played import played

ANNA = replace(
    played("penguin-soccer", most=4),
    players=(Player("Anna", "person"), Player("adult", "bot", "adult")),
    result=given_up(1, 2, "time"),
    seed=7,
    date="2026-01-31",
)


@pytest.mark.parametrize(
    ("selection", "fits"),
    [
        (Selection(), True),
        (Selection(games=("penguin-soccer", "x")), True),
        (Selection(games=("x",)), False),
        (Selection(players=2), True),
        (Selection(players=3), False),
        (Selection(names=("anna", "ADULT")), True),
        (Selection(names=("ann", "Ben")), False),
        (Selection(results=("1",)), True),
        (Selection(results=("2",)), False),
        (Selection(results=("Anna", "draw")), True),
        (Selection(results=("adult", "draw", "open")), False),
        (Selection(reasons=("time",)), True),
        (Selection(reasons=("open",)), False),
        (Selection(plies=Between(4, 4)), True),
        (Selection(plies=Between(5)), False),
        (Selection(plies=Between(None, 3)), False),
        (Selection(seed=Between(0, 7)), True),
        (Selection(seed=Between(8)), False),
        (Selection(date=Between("2026-01-01", "2026-02-01")), True),
        (Selection(date=Between("2026-02-01")), False),
        (Selection(options={"ply_cap": "30"}), True),
        (Selection(options={"ply_cap": "31"}), False),
        (Selection(options={"humbug": "1"}), False),
    ],
)
def test_what_fits(selection: Selection, *, fits: bool) -> None:
    """A record is wanted if it is all that was asked for."""
    assert selection.fits(ANNA) is fits


def test_what_a_record_does_not_say() -> None:
    """A game without a seed or a date is of none; one that is not over has no result."""
    silent = replace(ANNA, seed=None, date=None, result=None)
    assert not Selection(seed=Between(0)).fits(silent)
    assert not Selection(date=Between(None, "2026-02-01")).fits(silent)
    assert Selection(results=("open",), reasons=("open",)).fits(silent)
    assert Selection(results=("draw",)).fits(replace(silent, result=agreed(2)))


def test_counting() -> None:
    """Records are counted by game, by who won, and by why they ended."""
    assert {name: by(ANNA) for name, by in COUNTED_BY.items()} == {
        "game": "penguin-soccer",
        "winner": "Anna",
        "reason": "time",
    }
    assert winner_of(replace(ANNA, result=None)) == "open"
    assert winner_of(replace(ANNA, result=agreed(2))) == "draw"
    assert name_of(replace(ANNA, players=(Player("", "person"),)), 0) == "1"
