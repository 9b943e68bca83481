"""The files that drawing reads."""

import pytest

from rookery import catalog
from rookery.draw import files


@pytest.mark.parametrize("name", ["looks.json", "symbols.svg", "tokens.css"])
def test_what_all_rooms_share(name: str) -> None:
    """Looks, drawings and colours lie beside the drawing."""
    assert files.shared(name).strip()


@pytest.mark.parametrize("key", catalog.games())
def test_what_a_room_has(key: str) -> None:
    """A room's own file is found in its room; what it does not have is nothing."""
    assert files.own(key, "README.md") == catalog.room(key).rulebook.read_text(encoding="utf-8")
    assert files.own(key, "nothing.json") is None


def test_a_game_that_is_not_here() -> None:
    """A scene of an unknown game is drawn with what all rooms share."""
    assert files.own("no-such-game", "looks.json") is None
