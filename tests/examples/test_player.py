"""The example of a player."""

from pathlib import Path

import rookery
from rookery.bots.programs.loading import load

FILE = Path(__file__).parents[2] / "examples" / "player.py"


def test_it_wins_at_once_and_plays_on_otherwise() -> None:
    """It takes a goal that is there, and plays legally where none is, the same for the same seed."""
    game = rookery.game("penguin-soccer")
    bot = load(str(FILE))(game, 1.0)
    assert bot.choose(game.read("f6^,-,-/-,-,- f6 w 0"), seed=1) == "Kne"
    start = game.start()
    assert bot.choose(start, seed=5) == bot.choose(start, seed=5)
    assert bot.choose(start, seed=5) in start.moves
