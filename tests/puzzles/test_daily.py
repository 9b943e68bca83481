"""The puzzle of the day: the same for everybody, none twice before all others, and a result to share."""

from datetime import date, timedelta

import pytest

import rookery
from rookery.kernel.errors import UnknownGame
from rookery.puzzles.daily import daily, shared, today
from rookery.puzzles.puzzle import NoPuzzle, puzzles

DAY = date(2026, 11, 19)


@pytest.mark.parametrize("game", rookery.games())
def test_the_puzzle_of_a_day_follows_from_its_date(game: str) -> None:
    """Asked again it is the same one, and in one round all of them come."""
    asked = [each for each in puzzles(game) if not each.kind.is_deal]
    begin = DAY - timedelta(DAY.toordinal() % len(asked))
    days = [begin + timedelta(number) for number in range(len(asked))]
    numbers = [daily(game, day).number for day in days]
    assert numbers == [daily(game, day).number for day in days]
    assert sorted(numbers) == [each.number for each in asked]
    assert numbers != sorted(numbers)


def test_deals_have_days_of_their_own() -> None:
    """Where a game has deals to play alone."""
    assert daily("penguin-game", DAY, deal=True).kind.is_deal
    assert not daily("penguin-game", DAY).kind.is_deal
    with pytest.raises(NoPuzzle, match="no deals of Penguin Soccer"):
        daily("penguin-soccer", DAY, deal=True)
    with pytest.raises(UnknownGame):
        daily("chess", DAY)


def test_a_result_gives_nothing_away() -> None:
    """The game, the day, and a square for each try: no move, no space."""
    puzzle = daily("penguin-game", DAY)
    text = str(shared(puzzle, DAY, ["wrong", "hint", "right"]))
    assert text == "Rookery · The Penguin Game · puzzle of 2026-11-19\n🟥🟨🟩"
    deal = str(shared(daily("penguin-game", DAY, deal=True), DAY, ["right"]))
    assert deal == "Rookery · The Penguin Game · deal of 2026-11-19\n🟩"


def test_today_is_a_date() -> None:
    """That of Greenwich, within a day of anybody's own."""
    assert abs((today() - date.today()).days) <= 1
