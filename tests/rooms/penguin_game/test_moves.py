"""Turns of The Penguin Game: steps and hops, melting, and whose turn it is."""

import pytest

from tests.rooms.penguin_game.words import all_moves, at, bars, becomes, played, stacks

BARE = "|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,-"
THREE = "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,c,m|2,2:s,m,-,- d3,b4,a4 1 move s"


def test_a_turn() -> None:
    """T1: a turn is one ply, a move with its melt, and there is no other choice."""
    text = "0,0:s,s,m,c|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,-,- a1,b2 1 move s"
    assert all_moves(text) == {"a1-b1", "a1-a2"}
    bars(text, "=", "!a1")
    after = played(text, "a1-b1")
    assert (after.seat, str(after).split(" ")[3]) == (1, "move")


def test_turns_go_round() -> None:
    """T2: the turn goes to the next seat that is in, and from the last to the first."""
    full = "0,0:s,s,s,s|2,0:m,m,m,m|0,2:s,s,m,m|2,2:c,c,c,c"
    assert played(f"{full} a1,c1,x,c3 1 move s", "a1-b1").seat == 1
    assert played(f"{full} a1,c1,x,c3 2 move s", "c1-d1").seat == 3
    assert played(f"{full} a1,c1,x,c3 4 move s", "c3-d3").seat == 0


def test_a_player_who_cannot_move_is_out() -> None:
    """T3: the penguin is taken off, nothing melts for it, and the next player goes on."""
    becomes(THREE, "d3-c3", "0,0:s,-,-,s|2,0:-,-,-,-|0,2:-,-,c,m|2,2:s,-,-,- c3,x,a4 3 move s")


def test_a_penguin_taken_off_frees_its_place() -> None:
    """T3: the cell of a penguin that went out is free for the next player at once."""
    text = "0,0:s,s,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,c,m b1,d4,c4 1 move s"
    after = played(text, "b1-a1")
    assert str(after) == "0,0:s,-,-,-|2,0:-,-,-,-|0,2:-,-,-,-|2,2:-,-,c,m a1,x,c4 3 move s"
    assert after.moves == ("c4-d4",)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("0,0:m,m,m,s|2,0:c,-,c,-|0,2:a,a,-,-|2,2:a,-,-,-", "a1 b1 c1 a2 c2 a3 b3 c3"),
        ("0,0:mm,m,mc,s|2,0:c,-,cc,-|0,2:a,aa,-,-|2,2:a,-,-,-", "b1 c1 a3 c3"),
        ("0,0:mm,m,mc,ms|2,0:c,-,cc,-|0,2:a,aa,-,-|2,2:a,-,-,-", "a1 a2 c2 b3"),
    ],
)
def test_steps(text: str, cells: str) -> None:
    """M1: to all eight cells around at the same height, and to none at another."""
    assert all_moves(f"{text} b2 1 move s") == {f"b2-{cell}" for cell in cells.split()}


def test_no_step_further() -> None:
    """M1: a step goes one cell far."""
    text = "0,0:s,-,-,-|2,0:m,m,m,m|0,2:c,c,c,c|2,2:a,a,a,a a1 1 over s"
    assert at(text).moves == ()


def test_hops() -> None:
    """M2: to every top coin of the same suit, at any distance and any height."""
    text = "0,0:s,m,ms,-|2,0:-,ms,c,-|0,2:-,-,-,sc|2,2:-,-,sm,as a1 1 move s"
    assert all_moves(text) == {"a1-a2", "a1-d1", "a1-d4", "a1-b1"}


def test_targets() -> None:
    """M3: a target has a coin and no penguin and is not the cell itself."""
    text = "0,0:s,s,-,s|2,0:-,-,-,-|0,2:-,-,-,s|2,2:-,-,-,- a1,b1 1 move s"
    assert all_moves(text) == {"a1-b2", "a1-b4"}
    bars(text, "a1-a1", "a1-b1", "a1-a2", "b1-b2", "b2-b4", "a1-e5")


def test_step_and_hop_at_once() -> None:
    """M4: a cell beside, at the same height and with the same suit, is one move."""
    assert at(f"0,0:s,s,-,-{BARE} a1 1 move s").moves == ("a1-b1",)


def test_melting() -> None:
    """ME1: the coin that was left is gone, and the one under it is the new top."""
    after = played(f"0,0:ms,s,m,c{BARE} a1,b2 1 move s", "a1-b1")
    assert stacks(after)["a1"] == "m"
    assert "b2-a1" in after.moves
    assert stacks(played(f"0,0:s,s,m,c{BARE} a1,b2 1 move s", "a1-b1"))["a1"] == ""


def test_bare_cells() -> None:
    """ME2: a cell without a coin stays on the board, and nobody goes there."""
    after = played(f"0,0:s,s,m,c{BARE} a1,b2 1 move s", "a1-b1")
    assert "a1" in {space.id for space in after.scene().spaces}
    bars(str(after), "b2-a1")
