"""A game so far as texts."""

import functools

import rookery
from rookery.bots.at_random import RandomPlayer
from rookery.bots.programs.history import History
from rookery.kernel.game import Position


def test_the_texts_lead_to_the_position() -> None:
    """Start and moves replay to the very position, rolls included; a position that was read has no moves."""
    game = rookery.game("polar-dare", players=3)
    start = position = game.start(seed=4)
    moves = []
    for ply in range(50):
        moves.append(RandomPlayer().choose(position, seed=ply))
        position = position.play(moves[-1])
    history = History()
    assert history.texts_of(position) == (str(start), tuple(moves))
    assert functools.reduce(Position.play, moves, game.read(str(start))) == position
    assert history.texts_of(game.read(str(position))) == (str(position), ())


def test_it_follows_the_game() -> None:
    """What is asked move by move is the same as what is asked at once: on the way, back again, and elsewhere."""
    game = rookery.game("penguin-soccer")
    one = game.start().play("Bne")
    two = one.play("Psw>w").play("Mn")
    other = game.start().play("Mn")
    history = History()
    for position in (one, one, two, one, other, two, game.start()):
        assert history.texts_of(position) == History().texts_of(position)
