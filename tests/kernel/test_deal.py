"""Shuffled starts as data."""

import pytest

import rookery
from rookery.kernel.deal import Deal, no_deal

DEAL = Deal(lots=("a", "b", "c"), text="{2}{0}|{0} {1}")


@pytest.mark.parametrize(("order", "text"), [("abc", "ca|a b"), ("cab", "bc|c a")])
def test_lots_go_to_their_places(order: str, text: str) -> None:
    """Each as often as the text says."""
    assert DEAL.start(order) == text


def test_games_say_what_they_shuffle() -> None:
    """The Penguin Game does unless the players lay the coins; the others shuffle nothing."""
    assert no_deal(None) is None
    assert rookery.game("polar-dare").deal is None
    assert rookery.game("penguin-game", start="chaotic").deal is None
    for options in ({}, {"tiny_and_tall": True}, {"drifting": True}):
        deal = rookery.game("penguin-game", **options).deal
        assert deal is not None
        assert sorted(set(deal.lots)) == ["a", "c", "m", "s"]
        assert all(f"{{{lot}}}" in deal.text for lot in range(24))
