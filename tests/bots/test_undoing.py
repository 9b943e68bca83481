"""Bots do not undo within a turn what they have done in it."""

import msgspec
import pytest

import rookery
from rookery import bots
from rookery.bots.undoing import onward, placement
from rookery.kernel.game import Position
from rookery.kernel.levels import NAMES


def thinking(position: Position, chances: dict[str, float]) -> bots.Thought:
    """A thought that likes moves in this order, with these chances."""
    made = bots.player("chick", position.game).think(position)
    prospects = tuple(
        msgspec.structs.replace(made.moves[0], move=move, chance=chance) for move, chance in chances.items()
    )
    return msgspec.structs.replace(made, best=(prospects[0].move,), moves=prospects)


def after(*moves: str) -> Position:
    """A turn of Polar Dare! with four moves to make."""
    position = rookery.game("polar-dare").read("----/----/----/---- S.S.S/S.S.S N 1 P4:4 1")
    for move in moves:
        position = position.play(move)
    return position


def test_a_slide_is_not_slid_back() -> None:
    """The next best move is taken instead, unless it is much worse."""
    position = after("b2+")
    assert onward(position, thinking(position, {"b2-": 0.5, "c2+": 0.48}), "b2-") == "c2+"
    assert onward(position, thinking(position, {"b2-": 0.5, "c2+": 0.2}), "b2-") == "b2-"


def test_all_of_the_turn_counts() -> None:
    """A move that leads to any earlier placement of the turn undoes something; others do not."""
    position = after("b2+", "c2+", "b2-")
    assert onward(position, thinking(position, {"c2-": 0.5, "S-b1": 0.47}), "c2-") == "S-b1"
    assert onward(position, thinking(position, {"S-c1": 0.5, "S-b1": 0.5}), "S-c1") == "S-c1"


def test_the_turns_of_others_do_not_count() -> None:
    """What another player has done may be undone."""
    position = rookery.game("polar-dare").read("----/-+--/----/---- S.S.S/S.S.S N 1 P2:2 1")
    assert onward(position, thinking(position, {"b2-": 0.5, "c2+": 0.5}), "b2-") == "b2-"


def test_a_placement_is_what_people_see() -> None:
    """Two slides that cancel each other leave the same placement, though fewer moves are left."""
    assert placement(after()) == placement(after("b2+", "b2-"))
    assert placement(after()) != placement(after("b2+"))


@pytest.mark.parametrize("level", NAMES[1:4])
def test_no_level_plays_to_and_fro(level: str) -> None:
    """In a game of bots nobody comes back within a turn to where things were, while there is something else to do."""
    game = rookery.game("polar-dare", turn_cap=12)
    player = bots.player(level, game)
    position = game.start(seed=1)
    undone = moves = 0
    while position.outcome is None:
        following = position.play(player.choose(position, seed=len(str(position)) + moves))
        before = position.before
        same_turn = position.seat is not None and before is not None and before.seat == position.seat
        undone += same_turn and before is not None and placement(before) == placement(following)
        moves += 1
        position = following
    assert moves > 20
    assert undone == 0
