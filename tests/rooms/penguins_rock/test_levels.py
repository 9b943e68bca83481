"""The levels of Penguins Rock!: careless ones too get their rocks home."""

import pytest

import rookery
from rookery import bots
from tests.rooms.penguins_rock.nests import KEY


@pytest.mark.parametrize("level", ["chick", "juvenile", "adult"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_weak_players_end(players: int, level: str) -> None:
    """Nobody wanders: somebody wins long before the cap, and no rock is carried out of the own nest."""
    game = rookery.game(KEY, players=players)
    player = bots.player(level, game)
    position = game.start(seed=players)
    for ply in range(10_000):
        if position.outcome is not None:
            break
        move = player.choose(position, seed=ply)
        assert not (position.seat is not None and move.startswith(f"n{position.seat + 1}") and move.endswith("+"))
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.winners
    assert int(str(position).rsplit(" ", 1)[1]) < 150
