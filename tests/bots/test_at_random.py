"""The player that picks at random."""

from collections import Counter

import pytest

import rookery
from rookery.bots.at_random import RandomPlayer
from rookery.kernel.errors import IllegalMove
from rookery.kernel.game import Game
from tests import toy

SOCCER = rookery.game("penguin-soccer")
PLAYER = RandomPlayer()


def test_a_seed_decides() -> None:
    """The same seed picks the same move, other seeds pick others."""
    start = SOCCER.start()
    assert len({PLAYER.choose(start, seed=5) for _ in range(10)}) == 1
    assert len({PLAYER.choose(start, seed=seed) for seed in range(50)}) > 10
    assert len({PLAYER.choose(start) for _ in range(50)}) > 10


def test_every_legal_move_is_picked() -> None:
    """Any legal move may come, and all about equally often."""
    start = SOCCER.start()
    counts = Counter(PLAYER.choose(start, seed=seed) for seed in range(45 * 60))
    assert set(counts) == set(start.moves)
    assert sum((count - 60) ** 2 / 60 for count in counts.values()) < 44 + 6 * (2 * 44) ** 0.5


def test_plays_whole_games() -> None:
    """It can play any game to its end, by itself."""
    for game in (rookery.game("penguin-soccer", ply_cap=60), Game(toy.ROOM, 3, creep=True)):
        position = game.start(1)
        for seed in range(game.longest or 0):
            if position.outcome is None:
                position = position.play(PLAYER.choose(position, seed=seed))
        assert position.outcome is not None


def test_no_move_to_choose() -> None:
    """After the end there is nothing to pick, and it says so."""
    with pytest.raises(IllegalMove, match="the game is over") as refused:
        PLAYER.choose(SOCCER.read("-,-,-/-,-,- h8 w 0"))
    assert refused.value.legal == ()
