"""Players by level."""

import time

import pytest

from rookery import catalog
from rookery.bots import player, warm
from rookery.bots.player import LevelPlayer
from rookery.kernel.errors import BadNumber, BadOption, GameOver, UnknownLevel
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import NAMES, AtRandom, Exact, TreeSearch
from tests import toy

GAMES = [catalog.game(key, players) for key in catalog.games() for players in set(catalog.room(key).players)]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def decided(game: Game) -> Position:
    """The first position of a game in which a seat has a choice."""
    position = game.start(seed=5)
    while position.seat is None or len(position.moves) == 1:
        position = position.play(position.moves[0])
    return position


@pytest.mark.parametrize("level", NAMES)
@every_game
def test_every_level_plays_every_game(game: Game, level: str) -> None:
    """Any level, in any game and any number of seats, chooses a legal move."""
    position = decided(game)
    bot = player(level, game)
    bot.warm()
    assert bot.choose(position, seed=9) in position.moves


@pytest.mark.parametrize("level", ["egg", "chick"])
@every_game
def test_the_same_seed_gives_the_same_move(monkeypatch: pytest.MonkeyPatch, game: Game, level: str) -> None:
    """A level is defined by what it looks at, not by its seconds: they are for machines that are too busy."""
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
    position = decided(game)
    assert player(level, game).choose(position, seed=9) == player(level, game).choose(position, seed=9)


def test_the_die_is_rolled_by_its_odds() -> None:
    """At a chance node a player of any level rolls."""
    game = Game(toy.ROOM, 2, slow=3)
    rolls = [player("chick", game).choose(game.start(0), seed=seed) for seed in range(400)]
    assert abs(rolls.count("roll 1" if "roll 1" in rolls else game.start(0).moves[0]) / 400 - 0.75) < 0.1


def test_a_forced_move_takes_no_thought() -> None:
    """Where there is only one move it is played at once."""
    game = Game(toy.ROOM, 2)
    position = game.start(0)
    position = position.play(position.moves[0])
    assert len(position.moves) == 1
    bot = LevelPlayer(game, (TreeSearch(simulations=1),))
    bot._thinkers = [None]  # type: ignore[list-item]  # nobody who could think
    assert bot.choose(position, seed=1) == position.moves[0]


def test_the_first_way_that_applies_is_taken() -> None:
    """A level that plays exactly where it can searches where it cannot."""
    game = catalog.game("penguin-game", players=3)
    thought = LevelPlayer(game, (Exact(), TreeSearch(simulations=20))).think(game.start(seed=1))
    assert thought.algorithm == "tree search"


def test_refusals() -> None:
    """Unknown levels, finished games, positions of other games and invalid seeds are refused in one sentence."""
    game = catalog.game("penguin-soccer")
    with pytest.raises(UnknownLevel, match=r'no level "emporer" \(did you mean emperor'):
        player("emporer", game)
    bot = player("egg", game)
    with pytest.raises(GameOver, match="the game is over"):
        bot.choose(game.read("-,-,-/-,-,- h8 b 1"))
    with pytest.raises(BadOption, match="this player plays"):
        bot.choose(catalog.game("polar-dare").start())
    with pytest.raises(BadNumber, match="a seed must be"):
        bot.choose(game.start(), seed=-1)
    with pytest.raises(BadOption, match="picks at random"):
        LevelPlayer(game, (AtRandom(),)).think(game.start())


def test_warming() -> None:
    """Everything can be compiled ahead."""
    warm(Game(toy.ROOM, 2), ("egg", "chick"))
