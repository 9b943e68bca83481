"""What a player comes to think of a position."""

import msgspec
import pytest

from rookery import catalog
from rookery.bots.thought import Prospect, forced, share, standing, texts


def test_a_score_is_a_share_of_the_points() -> None:
    """A win is 1, a loss 0, a draw an even share, for any number of seats; alone, its place between -1 and 1."""
    for players in (2, 3, 4):
        assert share(1.0, players) == 1
        assert share(-1.0 / (players - 1), players) == pytest.approx(0)
        assert share(0.0, players) == pytest.approx(1 / players)
    assert [share(score, 1) for score in (-1.0, 0.0, 1.0)] == [0.0, 0.5, 1.0]


def test_a_variation_in_texts() -> None:
    """Codes of moves one after the other become their texts."""
    start = catalog.game("penguin-soccer").start()
    following = start.play("Bne")
    codes = start.codes[start.moves.index("Bne")], following.codes[0]
    assert texts(start, codes) == ("Bne", following.moves[0])


def test_verdicts_in_words() -> None:
    """Who stands best is named; a forced win is called what the room calls it."""
    start = catalog.game("penguin-soccer").start()
    assert str(standing(start, (0.4, 0.6))) == "Black 60 %"
    assert str(forced(start, 0, 3)) == "White: goal in 3 plies"
    assert str(forced(start, 0, 3, exact=False)) == "White: goal in 3 plies or sooner"
    assert str(forced(catalog.game("penguin-game").start(seed=1), 1, 1)) == "Blue: win in 1 ply"
    assert str(standing(catalog.game("penguin-game", players=1).start(seed=1), (0.25,))) == "expected score 25 %"


def test_thoughts_are_plain_data() -> None:
    """A prospect goes through JSON and back."""
    prospect = Prospect("Bne", 0.5, attention=0.25)
    assert msgspec.json.decode(msgspec.json.encode(prospect), type=Prospect) == prospect
