"""Games by their keys and their options as texts."""

from pathlib import Path

import pytest

import rookery
from rookery.kernel.errors import BadOption, UnknownGame
from rookery.records.games import game_from_request, option_texts


def test_a_game_by_its_texts() -> None:
    """Options as texts make the same game as options as values, and can be written again."""
    game = game_from_request("penguin-soccer", 2, {"ply_cap": "30"})
    assert game == rookery.game("penguin-soccer", ply_cap=30)
    assert game_from_request("penguin-soccer", 2, option_texts(game)) == game


def test_a_request_is_checked() -> None:
    """Unknown games and options are refused, and so is every file of this machine."""
    assert game_from_request("penguins-rock", 3, {"board": "rookery"}).players == 3
    with pytest.raises(UnknownGame):
        game_from_request("chess", None, {})
    for board in ("/etc/passwd", "boards/x.toml", "../rookery.toml", "rookery.toml", ""):
        with pytest.raises(BadOption, match="board"):
            game_from_request("penguins-rock", None, {"board": board})


def test_a_local_request_may_name_a_file(tmp_path: Path) -> None:
    """Who sits at this machine may read its files: what is wrong with one is said by the room."""
    with pytest.raises(BadOption) as far:
        game_from_request("penguins-rock", 2, {"board": str(tmp_path / "none.toml")})
    with pytest.raises(BadOption) as near:
        game_from_request("penguins-rock", 2, {"board": str(tmp_path / "none.toml")}, local=True)
    assert str(near.value) != str(far.value)
