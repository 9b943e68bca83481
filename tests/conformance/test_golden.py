"""Golden games: no rule changes unseen."""

import pytest
from tools import golden_games

from rookery.kernel.room import Room
from tests.conformance.cases import key, ours


@pytest.mark.parametrize("room", ours(), ids=key)
def test_golden_game(room: Room) -> None:
    """The golden game on file is played the same today."""
    kept = golden_games.file(room)
    assert kept.exists(), f"{room.key} has no golden game: run make golden and read what it writes"
    assert golden_games.played(room) == kept.read_text(encoding="utf-8")


def test_no_golden_game_is_left_over() -> None:
    """Every golden game on file belongs to a room."""
    assert {file.stem for file in golden_games.FOLDER.iterdir()} == {room.key for room in ours()}
