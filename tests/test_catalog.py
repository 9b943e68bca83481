"""The one list of games."""

import pytest

from rookery import catalog
from rookery.kernel.errors import BadOption, UnknownGame, listed
from rookery.kernel.game import Game


def test_every_room_is_found_by_its_key() -> None:
    """Keys are unique, and each leads to its room and its game."""
    assert catalog.games() == tuple(room.key for room in catalog.rooms())
    assert "penguin-soccer" in catalog.games()
    for key in catalog.games():
        assert catalog.room(key).key == key
        assert catalog.game(key) == Game(catalog.room(key))


def test_players_and_options_are_passed_on() -> None:
    """A game is made with its players and options by name."""
    game = catalog.game("penguin-soccer", players=2, ply_cap=7)
    assert (game.players, game.options["ply_cap"]) == (2, 7)
    with pytest.raises(BadOption, match="it takes 2"):
        catalog.game("penguin-soccer", players=3)


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("penguin-socer", r" \(did you mean penguin-soccer\?\)"),
        ("Penguin Soccer", r"( \(did you mean penguin-soccer\?\))?"),
        ("chess", ""),
        ("", ""),
        (None, ""),
        (["penguin-soccer"], r".*"),
    ],
)
def test_unknown_games(key: str, hint: str) -> None:
    """An unknown key is refused with all that there are, and with a hint where one is near."""
    with pytest.raises(UnknownGame, match=rf"there is no game \".*\"{hint}; the games are {listed(catalog.games())}"):
        catalog.room(key)
    with pytest.raises(UnknownGame):
        catalog.game(key)
