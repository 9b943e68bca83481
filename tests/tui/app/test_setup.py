"""What was chosen, as a game."""

import pytest

import rookery
from rookery.kernel.errors import BadOption
from rookery.tui.app.setup import Setup
from rookery.tui.local_game import PERSON


def test_a_game() -> None:
    """As many players as seats, and options as texts."""
    local = Setup("penguin-game", (PERSON, "egg", "adult"), {"drifting": "on"}).local_game()
    assert local.game == rookery.game("penguin-game", players=3, drifting=True)
    assert local.seats == [PERSON, "egg", "adult"]
    assert local.date is not None


def test_what_does_not_go_together() -> None:
    """It is refused as everywhere."""
    with pytest.raises(BadOption):
        Setup("penguin-soccer", (PERSON,), {}).local_game()
