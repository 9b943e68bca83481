"""How a game stands, in a line."""

import msgspec
import pytest

from rookery.draw.headline import headline
from rookery.words import word
from tests.draw import scenes


@pytest.mark.parametrize(
    ("changes", "english", "german"),
    [
        ({}, "Blue: 2 moves left", "Blue: 2 moves left"),
        ({"turn": None}, "2 moves left", "2 moves left"),
        ({"winners": (0,)}, "Red wins: 2 moves left", "Red gewinnt: 2 moves left"),
        ({"winners": (0, 2)}, "Red and Green win: 2 moves left", "Red und Green gewinnen: 2 moves left"),
        ({"winners": ()}, "A draw: 2 moves left", "Unentschieden: 2 moves left"),
        ({"seats": scenes.SEATS[:1], "turn": 0}, "2 moves left", "2 moves left"),
    ],
)
def test_whom_the_status_is_about(changes: dict[str, object], english: str, german: str) -> None:
    """Whose turn it is, who has won, that nobody has; alone, and while a die is rolled, it is about nobody."""
    scene = msgspec.structs.replace(scenes.floes(), status="2 moves left", **changes)
    assert word(headline(scene)) == english
    assert word(headline(scene), "de") == german
