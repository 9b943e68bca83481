"""The Polar Dare: what the bear may do, and whom it sends swimming."""

import re

import pytest

import rookery
from tests.rooms.polar_dare.ice import KEY, all_moves, at, bars, becomes, played, slides, steps
from tests.rooms.polar_dare.reference import FLOES

BACK = "----/----/----/----"


def test_slides_and_bear_steps() -> None:
    """PD1: a Polar Dare gives three moves of floes and bear; penguins do not move."""
    text = "----/----/----/++++ S.S.a1/S.c2.N b4 1 B3:3 9"
    moves = all_moves(text)
    assert steps(text) == {"Bb4-a4", "Bb4-c4"}
    assert moves == steps(text) | {move for move in moves if re.fullmatch("[a-d][1-4][-+]", move)}
    bars(text, "S-b1", "a1-b1", "c2-b2")
    assert str(at(f"{BACK} S.S.S/S.S.S N 2 ? 9").play("B3")) == f"{BACK} S.S.S/S.S.S N 2 B3:3 10"


def test_slides() -> None:
    """PD2: floes without penguins slide, the bear's too; those with anybody's penguins do not."""
    text = f"{BACK} S.S.a1/S.c2.c2/S.d3.N b2 1 B3:3 9"
    assert slides(text) == set(FLOES) - {"a1", "c2", "d3"}
    becomes(text, "b2+", "----/-+--/----/---- S.S.a1/S.c2.c2/S.d3.N b2 1 B3:2 9")
    bars(text, "a1+", "c2+", "d3+")


@pytest.mark.parametrize("slide", [False, True])
def test_the_switch_is_for_penguin_rolls(slide: bool) -> None:
    """PD2: in a Polar Dare the bear's floe slides whatever slide_bear_floe says."""
    assert "b2" in slides(f"{BACK} S.S.a1/S.c2.c2 b2 1 B3:3 9", slide_bear_floe=slide)


def test_the_bear_leaves_the_pole() -> None:
    """PD3: the bear steps from the Pole onto floes at the Pole, and onto no others."""
    assert steps("----/----/----/-+-+ S.S.S/S.S.S N 1 B3:3 9") == {"BN-b4", "BN-d4"}
    assert steps(f"{BACK} S.S.S/S.S.S N 1 B3:3 9") == set()
    becomes("----/----/----/-+-+ S.S.S/S.S.S N 1 B3:3 9", "BN-b4", "----/----/----/-+-+ S.S.S/S.S.S b4 1 B3:2 9")


def test_the_bear_walks() -> None:
    """PD3: it steps from floe to adjacent floe."""
    assert steps("+---/-+--/----/---- S.S.S/S.S.S a2 1 B3:3 9") == {"Ba2-a1"}
    assert steps("----/----/----/---- S.S.S/S.S.S b3 1 B3:3 9") == {"Bb3-a3", "Bb3-c3"}
    becomes(f"{BACK} S.S.S/S.S.S b3 1 B3:3 9", "Bb3-c3", f"{BACK} S.S.S/S.S.S c3 1 B3:2 9")


def test_never_back_to_a_shore() -> None:
    """PD3: beside START or the Pole the bear stays on the ice floes."""
    bars(f"{BACK} S.S.S/S.S.S b1 1 B3:3 9", "Bb1-S")
    assert steps(f"{BACK} S.S.S/S.S.S b1 1 B3:3 9") == {"Bb1-a1", "Bb1-c1"}
    bars("----/----/----/-+-- S.S.S/S.S.S b4 1 B3:3 9", "Bb4-N")
    assert steps("----/----/----/-+-- S.S.S/S.S.S b4 1 B3:3 9") == set()


def test_all_swim() -> None:
    """PD4: all penguins on the floe that the bear enters go to START, the roller's own too, even three of them."""
    becomes(f"{BACK} a2.b2.d4/S.b2.b2 c2 1 B3:3 9", "Bc2-b2", f"{BACK} S.a2.d4/S.S.S b2 1 B3:2 9")
    becomes(f"{BACK} S.S.b2/S.b2.N/c1.b2.d4 c2 3 B3:1 9", "Bc2-b2", f"{BACK} S.S.S/S.S.N/S.c1.d4 b2 1 ? 9")
    becomes(f"{BACK} b2.b2.b2/S.S.S c2 1 B3:3 9", "Bc2-b2", f"{BACK} S.S.S/S.S.S b2 1 B3:2 9")


def test_others_stay() -> None:
    """PD4: penguins beside the bear's way, and on the floe that it leaves behind, are safe."""
    becomes(f"{BACK} S.a2.d2/S.b1.b3 c2 1 B3:3 9", "Bc2-b2", f"{BACK} S.a2.d2/S.b1.b3 b2 1 B3:2 9")


def test_several_floes() -> None:
    """PD5: the bear may clear several floes in one turn."""
    after = played(f"{BACK} S.a2.b2/S.c2.c2 d2 1 B3:3 9", "Bd2-c2", "Bc2-b2", "Bb2-a2")
    assert str(after) == f"{BACK} S.S.S/S.S.S a2 2 ? 9"


def test_shores_are_safe() -> None:
    """PD6: penguins on shores stay where they are, also beside the bear on the Pole."""
    becomes("----/----/----/+--- S.N.N/S.S.N N 1 B3:3 9", "BN-a4", "----/----/----/+--- S.N.N/S.S.N a4 1 B3:2 9")
    assert str(at("----/----/----/+--- S.N.N/S.S.N N 1 ? 9")) == "----/----/----/+--- S.N.N/S.S.N N 1 ? 9"


def test_the_bear_need_not_move() -> None:
    """PD7: three slides are a Polar Dare too."""
    after = played("----/----/----/+--- S.S.S/S.S.S N 1 B3:3 9", "b2+", "c2+", "b2-")
    assert str(after) == "----/--+-/----/+--- S.S.S/S.S.S N 2 ? 9"


def test_nobody_wins_by_a_dare() -> None:
    """PD1: with a die of bears alone nobody ever moves, and the cap ends the game."""
    game = rookery.game(KEY, die="B3,B3,B3,B3,B3,B3", turn_cap=10)
    played_out = game.playouts(game.start(), 50, seed=3)
    assert set(played_out.endings.tolist()) == {2}
    assert set(played_out.plies.tolist()) == {40}
