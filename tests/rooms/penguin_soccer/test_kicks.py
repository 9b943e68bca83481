"""Stands and kicks of Penguin Soccer."""

import pytest

from tests.rooms.penguin_soccer.pitch import all_moves, allows, at, bars, becomes, moves_of, played
from tests.rooms.penguin_soccer.reference import DIRECTIONS

ALL_KICKS = {f"K{direction}" for direction in DIRECTIONS}


@pytest.mark.parametrize("facing", DIRECTIONS)
@pytest.mark.parametrize("piece", "MPB")
def test_stand(piece: str, facing: str) -> None:
    """ST1: a lying penguin stands up on its square."""
    lying, standing = (
        ",".join(f"c3{pose}" if kind == piece else "-" for kind in "MPB") + "/-,-,-" for pose in (facing, "^")
    )
    becomes(f"{lying} h1 w 0", f"{piece}^", f"{standing} h1 b 1")


def test_nobody_else_stands_up() -> None:
    """ST1: a penguin that is upright or off the board does not stand up."""
    bars("c3^,e3^,-/-,-,- c3 w 0", "M^", "P^", "B^")


def test_opponents_do_not_stand_up() -> None:
    """ST1: nobody moves a penguin of the other family."""
    bars("c3^,-,-/e6n,-,- h1 w 0", "M^")


def test_the_holder_kicks_anywhere() -> None:
    """K1: the holder kicks in all eight directions."""
    assert moves_of("-,d4^,-/-,-,- d4 w 0", "K") == ALL_KICKS


def test_only_the_holder_kicks() -> None:
    """K1: without the ball nobody kicks, and nobody kicks for the other family."""
    bars("-,d4^,-/-,-,- d5 w 0", *ALL_KICKS)
    bars("-,c3^,-/-,-,- + w 0", *ALL_KICKS)
    bars("-,c3^,-/d5^,-,- d5 w 0", *ALL_KICKS)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_kicker_lies_down(direction: str) -> None:
    """K2: the kicker stays on its square and lies in the direction of the kick."""
    after = str(at("-,d4^,-/-,-,- d4 w 0").play(f"K{direction}"))
    assert after.startswith(f"-,d4{direction},-/-,-,- ")


@pytest.mark.parametrize(
    ("direction", "ball"),
    [("n", "d7"), ("ne", "g7"), ("e", "g4"), ("se", "g1"), ("s", "d1"), ("sw", "a1"), ("w", "a4"), ("nw", "a7")],
)
def test_the_ball_travels_its_length(direction: str, ball: str) -> None:
    """K3: the ball travels its full kick length; there is no shorter kick."""
    becomes("d4^,-,-/-,-,- d4 w 0", f"K{direction}", f"d4{direction},-,-/-,-,- {ball} b 1")


def test_the_edge_stops_the_ball() -> None:
    """K3: the ball stops on the last square before the edge."""
    becomes("g4^,-,-/-,-,- g4 w 0", "Ke", "g4e,-,-/-,-,- h4 b 1")
    becomes("g4^,-,-/-,-,- g4 w 0", "Kne", "g4ne,-,-/-,-,- h5 b 1")
    becomes("-,b2^,-/-,-,- b2 w 0", "Kw", "-,b2w,-/-,-,- a2 b 1")


@pytest.mark.parametrize("square", ["d5", "d6", "d7"])
@pytest.mark.parametrize("pose", ["^", "n", "s", "w"])
def test_a_penguin_stops_the_ball(square: str, pose: str) -> None:
    """K4: the ball stops at the first penguin, of either family, which stands up and is the holder."""
    becomes(f"d4^,{square}{pose},-/-,-,- d4 w 0", "Kn", f"d4n,{square}^,-/-,-,- {square} b 1")
    becomes(f"d4^,-,-/-,-,{square}{pose} d4 w 0", "Kn", f"d4n,-,-/-,-,{square}^ {square} b 1")


def test_only_the_first_penguin_stops_the_ball() -> None:
    """K4: a penguin farther on is left as it is."""
    becomes("d4^,d7s,-/d6e,-,- d4 w 0", "Kn", "d4n,d7s,-/d6^,-,- d6 b 1")


def test_a_penguin_beyond_the_kick() -> None:
    """K4: a penguin beyond the length of the kick does not get the ball."""
    becomes("-,-,d4^/d6e,-,- d4 w 0", "Kn", "-,-,d4n/d6e,-,- d5 b 1")


def test_the_receiver_kicks_next() -> None:
    """K4: an opponent who stopped the ball may kick it at once."""
    assert set(played("d4^,-,-/d5s,-,- d4 w 0", "Kn").moves) >= ALL_KICKS


@pytest.mark.parametrize(
    ("square", "barred"),
    [("a4", {"Kw", "Knw", "Ksw"}), ("e8", {"Kn", "Kne", "Knw"}), ("a8", {"Kn", "Knw", "Kne", "Kw", "Ksw"})],
)
def test_no_kick_of_zero_squares(square: str, barred: set[str]) -> None:
    """K5: the ball is not kicked over the edge beside the holder."""
    text = f"{square}^,-,-/-,-,- {square} w 0"
    bars(text, *barred)
    assert moves_of(text, "K") == ALL_KICKS - barred


def test_a_penguin_beside_the_holder_does_not_bar_a_kick() -> None:
    """K5: a kick to the next square moves the ball, so it is a move."""
    allows("d4^,d5^,e5^/c4^,c5^,e4^ d4 w 0", *ALL_KICKS)


def test_a_holder_always_has_a_move() -> None:
    """K1: even in a corner the holder has its kicks, so it never skips."""
    assert all_moves("a8^,a1^,b2^/a2^,b1^,- a8 w 0") >= {"Ke", "Kse", "Ks"}
