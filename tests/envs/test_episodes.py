"""How games of environments begin, roll and look."""

import numpy as np
import pytest

from rookery import catalog
from rookery.envs.episodes import after_rolls, begin, checked_render_mode, picture, unknown_option
from rookery.kernel.errors import BadNotation, BadOption, GameOver
from rookery.kernel.game import Game
from tests import toy

RACE = Game(toy.ROOM, 2)


def test_a_game_begins_where_somebody_moves() -> None:
    """Opening rolls are made, by the generator alone."""
    first = begin(RACE, np.random.default_rng(3), None)
    assert first.seat is not None
    assert first == begin(RACE, np.random.default_rng(3), None)


def test_starts_are_shuffled() -> None:
    """Games of one generator begin differently, where a start is shuffled."""
    game = next(game for key in catalog.games() if (game := catalog.game(key)).deal)
    rng = np.random.default_rng(3)
    assert len({begin(game, rng, None) for _ in range(5)}) == 5


def test_a_game_begins_in_a_given_position() -> None:
    """A text says where; one in which the game is over, or that is none, is refused."""
    game = catalog.game("penguin-soccer")
    text = "-,-,c3ne/-,g7w,- + w 2"
    rng = np.random.default_rng(3)
    assert str(begin(game, rng, text)) == text
    with pytest.raises(GameOver, match="give one in which somebody can move"):
        begin(game, rng, "-,-,-/-,-,- h8 b 31")
    with pytest.raises(BadNotation):
        begin(game, rng, "nonsense")


def test_rolls_end_with_the_game() -> None:
    """Where the game is over, nothing is rolled."""
    rng = np.random.default_rng(3)
    position = begin(RACE, rng, None)
    while position.outcome is None:
        position = after_rolls(position.apply(position.actions[0]), rng)
        assert position.chance == ()
    assert after_rolls(position, rng) is position


def test_options_of_a_reset() -> None:
    """An unknown one is named, with those that there are."""
    assert unknown_option({}, ("position",)) is None
    assert unknown_option({"position": "x"}, ("position",)) is None
    assert str(unknown_option({"positon": "x"}, ("position",))) == (
        'there is no reset option "positon" (did you mean position?); the reset options are position'
    )


def test_pictures() -> None:
    """A position is drawn as letters or as SVG; other modes, or none, are refused in words."""
    position = catalog.game("penguin-soccer").start()
    assert picture(position, 0, "svg").startswith("<svg")
    assert "White" in picture(position, 0, "ansi")
    assert checked_render_mode(None) is None
    with pytest.raises(BadOption, match="use ansi or svg, or None"):
        checked_render_mode("human")
    with pytest.raises(BadOption, match="make the environment with render_mode ansi or svg"):
        picture(position, 0, None)
