"""The selection, over real positions of any game."""

import pytest

import rookery
from rookery.kernel.game import Position
from rookery.play.paths import paths
from rookery.tui.selection import Selection
from tests.conformance.cases import random_game
from tests.tui.script import SOCCER

ROLLED = rookery.game("penguins-rock").start(seed=3).play("5")


def selection(position: Position) -> Selection:
    """What can be chosen in a position."""
    return Selection(position.scene(position.seat or 0), position.choices())


@pytest.mark.parametrize("key", rookery.games())
def test_every_move_can_be_touched(key: str) -> None:
    """In whole games of every kind, each offered choice is reached by its touches, or is a button at some moment."""
    for _, position in random_game(rookery.game(key), 1)[::7]:
        if position.seat is None or position.outcome is not None:
            continue
        for choice in position.choices():
            if choice.same_as:
                continue
            chosen = selection(position)
            found = choice in chosen.buttons
            for thing in choice.touches:
                if chosen.now.complete is None and thing not in chosen.touched:
                    assert chosen.take([thing]) or thing in chosen.now.implied
                found |= choice in chosen.buttons
            assert found or chosen.now.complete == choice


def test_any_of_several_alike() -> None:
    """Choices name one of the pieces that are alike; each of them can be touched."""
    start = rookery.game("polar-dare").start().play("P4")
    chosen = selection(start)
    alike = [piece.id for piece in chosen.scene.pieces if piece.alike and piece.seat == 0]
    assert len(alike) > 1
    for piece in alike:
        assert piece in chosen.touchable
        assert selection(start).take([piece])


def test_whole_paths_are_choices() -> None:
    """A path is touched like a move, and stands for all its moves."""
    chosen = selection(ROLLED)
    far = paths(ROLLED)
    before = set(chosen.touchable)
    chosen.offer_paths(far)
    assert set(chosen.touchable) > before
    path = next(each for each in chosen.choices if " " in each.move)
    assert chosen.moves_of(path) == tuple(path.move.split())
    assert chosen.moves_of(chosen.choices[0]) == (chosen.choices[0].move,)


def test_back_and_reasons() -> None:
    """A touch can be taken back; what cannot be touched has its reason, or at least the status."""
    chosen = selection(SOCCER.start())
    assert not chosen.back()
    assert chosen.take(["white-mama"])
    assert chosen.back()
    assert not chosen.take(["black-mama"])
    assert "Black" in str(chosen.why_not(["black-mama"]))
    assert str(chosen.why_not(["h8"]))
    assert chosen.space_of("nothing") is None
