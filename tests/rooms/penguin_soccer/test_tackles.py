"""Tackles of Penguin Soccer: who is tackled, who is pushed, and where nobody may be pushed."""

import pytest

from tests.rooms.penguin_soccer.pitch import allows, bars, becomes, played, slides


@pytest.mark.parametrize("square", ["c4", "c5", "c6"])
def test_tackle(square: str) -> None:
    """TA1: a slide that enters the square of an opposing holder is a tackle, at any of its squares."""
    pushed = f"c{int(square[1]) + 1}n"
    becomes(f"-,-,c3^/{square}^,-,- {square} w 0", "Bn", f"-,-,{square}^/{pushed},-,- {square} b 1")


def test_only_the_holder_is_tackled() -> None:
    """TA1: an opposing penguin without the ball is not tackled."""
    bars("c3^,-,-/c4^,-,- c5 w 0", "Mn")
    bars("c3^,-,-/c4^,c5^,- c5 w 0", "Mn")
    bars("-,c3^,-/c4^,c5^,- c5 w 0", "Pn")


def test_own_penguins_are_never_tackled() -> None:
    """TA1: an own holder is not tackled."""
    bars("c3^,c4^,-/-,-,- c4 w 0", "Mn")


def test_lying_tackler() -> None:
    """TA1: a lying penguin tackles in the direction in which it lies, and in no other."""
    becomes("c3ne,-,-/d4^,-,- d4 w 0", "Mne", "d4^,-,-/e5ne,-,- d4 b 1")
    bars("c3n,-,-/d4^,-,- d4 w 0", "Mne")


def test_tackle_on_sliding_in() -> None:
    """TA1: a penguin that slides in tackles too."""
    becomes("-,-,-/b2^,-,- b2 w 0", "Pne", "-,b2^,-/c3ne,-,- b2 b 1")


def test_the_tackler_stands_with_the_ball() -> None:
    """TA2: the tackler takes square and ball, stands, and loses the rest of its slide: there is no spin."""
    text = "-,-,c3^/c4^,-,- c4 w 0"
    assert slides(text, "Bn") == {"Bn"}
    becomes(text, "Bn", "-,-,c4^/c5n,-,- c4 b 1")
    bars(text, "Bn>ne", "Bn>nw")


def test_the_tackler_stands_on_its_full_length() -> None:
    """TA2: it stands even if the tackle was on the last square of its slide."""
    text = "-,-,c3^/c6^,-,- c6 w 0"
    assert slides(text, "Bn") == {"Bn"}
    becomes(text, "Bn", "-,-,c6^/c7n,-,- c6 b 1")


def test_the_tackler_may_kick_next() -> None:
    """TA2: the tackler is the holder from then on."""
    assert "Kn" in played("c3^,-,-/-,-,c4^ c4 w 0", "Mn", "Msw").moves


@pytest.mark.parametrize(
    ("tackler", "direction", "pushed"),
    [
        ("d4", "n", "d6"),
        ("c4", "ne", "e6"),
        ("c5", "e", "e5"),
        ("c6", "se", "e4"),
        ("d6", "s", "d4"),
        ("e6", "sw", "c4"),
        ("e5", "w", "c5"),
        ("e4", "nw", "c6"),
    ],
)
def test_the_tackled_penguin_is_pushed(tackler: str, direction: str, pushed: str) -> None:
    """TA3: the tackled penguin is pushed one square on in the direction of the slide and lies in it."""
    becomes(f"{tackler}^,-,-/-,d5^,- d5 w 0", f"M{direction}", f"d5^,-,-/-,{pushed}{direction},- d5 b 1")


def test_a_line_is_pushed() -> None:
    """TA4: penguins of either family are pushed on down the line, and all of them lie in that direction."""
    becomes("c2^,-,c4^/c3^,c5w,c6^ c3 w 0", "Mn", "c3^,-,c5n/c4n,c6n,c7n c3 b 1")


def test_a_gap_ends_the_line() -> None:
    """TA4: a penguin behind an empty square is not pushed, nor does it turn."""
    becomes("c2^,-,c6^/c3^,c4w,- c3 w 0", "Mn", "c3^,-,c6^/c4n,c5n,- c3 b 1")
    becomes("c2^,-,c5^/c3^,-,- c3 w 0", "Mn", "c3^,-,c5^/c4n,-,- c3 b 1")


def test_pushed_over_the_edge() -> None:
    """TA5: a penguin pushed over the edge is off the board."""
    becomes("c7^,-,-/-,c8^,- c8 w 0", "Mn", "c8^,-,-/-,-,- c8 b 1")
    becomes("b7^,-,-/-,a8^,- a8 w 0", "Mnw", "a8^,-,-/-,-,- a8 b 1")


def test_a_line_pushed_over_the_edge() -> None:
    """TA5: only the last of a line goes over the edge, of whichever family it is."""
    becomes("a4^,a6^,-/a5^,a7s,a8^ a5 w 44", "Mn", "a5^,a7n,-/a6n,a8n,- a5 b 45")
    becomes("a6^,a8w,-/a7^,-,- a7 w 44", "Mn", "a7^,-,-/a8n,-,- a7 b 45")


def test_back_from_over_the_edge() -> None:
    """TA5: who was pushed over the edge slides in again on a later turn, like any penguin off the board."""
    position = played("c7^,-,-/-,c8^,- c8 w 0", "Mn")
    assert {"Ps", "Ps>se", "Psw", "Pw", "Pw>n"} <= set(position.moves)
    assert str(position.play("Pw")) == "c8^,-,-/-,g8w,- c8 w 2"


def test_nobody_is_pushed_into_the_other_home() -> None:
    """TA6: a tackle that would push the holder into the other family's Home is not allowed."""
    bars("c3^,-,-/b2^,-,- b2 w 0", "Msw")
    bars("a3s,-,-/a2^,-,- a2 w 0", "Ms")
    bars("-,d1^,-/b1^,-,- b1 w 0", "Pw")


def test_no_one_of_the_line_is_pushed_into_the_other_home() -> None:
    """TA6: nor any penguin of the line behind it: White's never into h8, Black's never into a1."""
    bars("e5^,g7^,-/f6^,-,- f6 w 0", "Mne")
    bars("d4^,-,-/c3^,b2^,- c3 w 0", "Msw")
    bars("d4^,a1^,-/c3^,b2^,- c3 w 0", "Msw")
    bars("d8^,-,g8w/e8^,f8^,- e8 w 0", "Me")


def test_into_the_own_home() -> None:
    """TA6: into its own Home a penguin may be pushed, holder or not."""
    becomes("f6^,-,-/g7^,-,- g7 w 0", "Mne", "g7^,-,-/h8ne,-,- g7 b 1")
    becomes("d4^,-,b2^/c3^,-,- c3 w 0", "Msw", "c3^,-,a1sw/b2sw,-,- c3 b 1")
    becomes("e5^,-,b2n/d4^,c3^,- d4 w 0", "Msw", "d4^,-,a1sw/c3sw,b2sw,- d4 b 1")


def test_over_the_edge_out_of_the_own_home() -> None:
    """TA6: a penguin in its own Home is pushed out over the edge by the next of its family."""
    becomes("f6^,-,-/g7^,h8^,- g7 w 0", "Mne", "g7^,-,-/h8ne,-,- g7 b 1")


def test_a_barred_tackle_bars_the_slide_alone() -> None:
    """TA6: other slides of the same penguin stay open."""
    allows("c3^,-,-/b2^,-,- b2 w 0", "Mw", "Ms", "Mn")
