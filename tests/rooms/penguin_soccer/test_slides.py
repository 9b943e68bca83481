"""Slides of Penguin Soccer: who may slide, how far, what stops a slide and what bars it."""

import pytest

from tests.rooms.penguin_soccer.pitch import all_moves, allows, at, bars, becomes, moves_of, played, slides
from tests.rooms.penguin_soccer.reference import DIRECTIONS, START


def test_the_holder_cannot_slide() -> None:
    """SL1: the holder has kicks but no slides; the rest of its family may slide."""
    text = "c3^,e1^,-/-,-,- c3 w 0"
    assert moves_of(text, "M") == set()
    bars(text, *(f"M{direction}" for direction in DIRECTIONS))
    allows(text, "Kn", "Pn", "Bn")


def test_after_its_kick_a_penguin_slides_again() -> None:
    """SL1: only while it holds the ball is a penguin bound to its square."""
    position = played("c3^,-,-/-,-,- c3 w 0", "Ke", "Msw")
    assert {"M^", "Me", "Me>ne", "Me>se"} <= set(position.moves)


def test_upright_slides_anywhere() -> None:
    """SL2: an upright penguin slides in all eight directions."""
    text = "c3^,-,-/-,-,- h1 w 0"
    assert {move[1:].split(">")[0] for move in moves_of(text, "M")} == set(DIRECTIONS)


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_lying_slides_ahead(facing: str) -> None:
    """SL2: a lying penguin slides only in the direction in which it lies."""
    text = f"-,d3{facing},-/-,-,- h1 w 0"
    assert {move[1:].split(">")[0] for move in moves_of(text, "P")} == {facing, "^"}
    bars(text, *(f"P{direction}" for direction in DIRECTIONS if direction != facing))


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("Mn", "a1n,-,-"),
        ("Mne", "a1ne,-,-"),
        ("Me", "a1e,-,-"),
        ("Pn", "-,a2n,-"),
        ("Pne", "-,b2ne,-"),
        ("Pe", "-,b1e,-"),
        ("Bn", "-,-,a3n"),
        ("Bne", "-,-,c3ne"),
        ("Be", "-,-,c1e"),
    ],
)
def test_sliding_in(move: str, after: str) -> None:
    """SL3: the first square of a slide from off the board is the own Home."""
    becomes(START, move, f"{after}/-,-,- + b 1")


@pytest.mark.parametrize("piece", "MPB")
def test_sliding_in_leads_away_from_home(piece: str) -> None:
    """SL3: a penguin slides in to n, ne or e if it is White's, to s, sw or w if it is Black's."""
    assert {move[1:].split(">")[0] for move in moves_of(START, piece)} == {"n", "ne", "e"}
    bars(START, *(f"{piece}{direction}" for direction in ("se", "s", "sw", "w", "nw")))


def test_sliding_in_to_the_ball() -> None:
    """SL3: a slide from off the board is a slide like any other: it takes the ball on its way."""
    becomes("-,-,-/-,-,- b2 w 0", "Bne", "-,-,b2^/-,-,- b2 b 1")


def test_occupied_home_bars_the_entry() -> None:
    """SL4: while a penguin is in the Home nobody slides in, whichever way it faces."""
    for pose in ("^", "n", "sw"):
        text = f"a1{pose},-,-/-,-,- + w 0"
        assert moves_of(text, "P") == moves_of(text, "B") == set()
        bars(text, "Pn", "Pne", "Pe", "Bn", "Bne", "Be")
    allows("a2^,-,-/-,-,- + w 0", "Pne", "Pe", "Bne", "Be")


def test_full_length() -> None:
    """SL5: a slide that nothing stops goes its full length, never less."""
    for move in moves_of("d4^,-,-/-,-,- h1 w 0", "M[nesw]+"):
        assert str(at("d4^,-,-/-,-,- h1 w 0").play(move))[:2] in {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    for move in moves_of("-,-,d4^/-,-,- h1 w 0", "B[nesw]+"):
        assert str(at("-,-,d4^/-,-,- h1 w 0").play(move))[4:6] in {"a1", "a4", "a7", "d1", "d7", "g1", "g4", "g7"}


@pytest.mark.parametrize("ball", ["c4", "c5", "c6"])
def test_ball_stops_a_slide(ball: str) -> None:
    """SL6: a slide stops at the free ball, on its full length too; the penguin stands as holder and cannot spin."""
    text = f"-,-,c3^/-,-,- {ball} w 0"
    assert slides(text, "Bn") == {"Bn"}
    becomes(text, "Bn", f"-,-,{ball}^/-,-,- {ball} b 1")
    bars(text, "Bn>ne", "Bn>nw")


def test_ball_beyond_reach() -> None:
    """SL6: a ball behind the last square does not stop a slide."""
    becomes("-,-,c3^/-,-,- c7 w 0", "Bn", "-,-,c6n/-,-,- c7 b 1")


def test_ball_on_the_centre_point_stops_a_slide() -> None:
    """SL6: the ball on the centre point is reached on any of its four squares, without a spin."""
    assert slides("-,d3^,-/-,-,- + w 0", "Pn") == {"Pn"}
    becomes("-,d3^,-/-,-,- + w 0", "Pn", "-,d4^,-/-,-,- d4 b 1")
    assert slides("d3^,-,-/-,-,- + w 0", "Mn") == {"Mn"}


def test_edge_stops_a_slide() -> None:
    """SL7: a slide that would leave the board stops on its last square; the penguin stands and cannot spin."""
    for square, move, last in (("b4", "Bw", "a4"), ("c4", "Bw", "a4"), ("c7", "Bnw", "b8"), ("g2", "Be", "h2")):
        text = f"-,-,{square}^/-,-,- e2 w 0"
        assert slides(text, move) == {move}
        becomes(text, move, f"-,-,{last}^/-,-,- e2 b 1")
    becomes("-,b4w,-/-,-,- e2 w 0", "Pw", "-,a4^,-/-,-,- e2 b 1")


def test_sliding_home_stops_at_the_edge() -> None:
    """SL7: the own Home is a corner: a slide that wants to go on beyond it stops there, upright."""
    becomes("-,-,b2sw/-,-,- e2 w 0", "Bsw", "-,-,a1^/-,-,- e2 b 1")
    becomes("-,a2s,-/-,-,- e2 w 0", "Ps", "-,a1^,-/-,-,- e2 b 1")


def test_full_length_on_the_edge_stays_lying() -> None:
    """SL8: a slide that ends on an edge square with its full length is not stopped by the edge: it lies, and spins."""
    text = "-,-,d3^/-,-,- h1 w 0"
    assert len(slides(text, "Bw")) == 7
    becomes(text, "Bw", "-,-,a3w/-,-,- h1 b 1")
    becomes(text, "Bw>n", "-,-,a3n/-,-,- h1 b 1")
    becomes("b2^,-,-/-,-,- h1 w 0", "Msw", "a1sw,-,-/-,-,- h1 b 1")


@pytest.mark.parametrize("square", ["c4", "c5", "c6"])
def test_no_slide_into_a_penguin(square: str) -> None:
    """SL9: a slide that would enter an own penguin, or an opposing one without the ball, is not allowed at all."""
    for pose in ("^", "s", "e"):
        bars(f"{square}{pose},-,c3^/-,-,- h1 w 0", "Bn", "Bn>ne")
        bars(f"-,-,c3^/{square}{pose},-,- h1 w 0", "Bn", "Bn>ne")
    bars(f"{square}^,-,c3^/-,-,- {square} w 0", "Bn")


def test_penguin_beyond_reach() -> None:
    """SL9: a penguin behind the last square of a slide does not bar it."""
    allows("-,-,c3^/c7^,-,- h1 w 0", "Bn", "Bn>ne")
    allows("c3^,-,-/c5^,-,- h1 w 0", "Mn")


def test_ball_before_a_penguin() -> None:
    """SL9: a slide that the ball stops before it would enter a penguin is allowed."""
    becomes("-,-,c3^/c5^,-,- c4 w 0", "Bn", "-,-,c4^/c5^,-,- c4 b 1")


def test_sliding_in_past_a_penguin() -> None:
    """SL9: a penguin in the way of an entry bars it, for those who would come so far."""
    text = "-,-,-/c3^,-,- + w 0"
    bars(text, "Bne")
    allows(text, "Mne", "Pne", "Be", "Bn")


@pytest.mark.parametrize(
    ("family", "move"),
    [
        ("g7^,-,-", "Mne"),
        ("h7^,-,-", "Mn"),
        ("-,g8^,-", "Pe"),
        ("-,f6^,-", "Pne"),
        ("-,-,e5^", "Bne"),
        ("-,-,g7ne", "Bne"),
        ("-,-,f8^", "Be"),
    ],
)
def test_no_slide_into_the_opponents_home(family: str, move: str) -> None:
    """SL10: a slide that would enter the opponent's Home is barred, whichever of its squares that is."""
    bars(f"{family}/-,-,- h1 w 0", move)


def test_no_slide_over_a_penguin_home() -> None:
    """SL10: it makes no difference that the opponent's Home is occupied."""
    bars("g7^,-,-/h8^,-,- h1 w 0", "Mne")


def test_own_home_is_open() -> None:
    """SL10: into the own Home a penguin may slide."""
    becomes("-,c3sw,-/-,-,- h1 w 0", "Psw", "-,a1sw,-/-,-,- h1 b 1")


def test_no_slide_of_zero_squares() -> None:
    """SL11: an upright penguin does not slide over the edge beside it."""
    text = "a4^,-,-/-,-,- h1 w 0"
    bars(text, "Mw", "Mnw", "Msw")
    assert {move[1:].split(">")[0] for move in moves_of(text, "M")} == {"n", "ne", "e", "se", "s"}


@pytest.mark.parametrize("penguin", ["a4w", "a4nw", "a4sw", "e8n", "h3e", "c1s", "a8nw", "a8ne", "h1se", "a1sw"])
def test_lying_against_the_edge(penguin: str) -> None:
    """SL11: a lying penguin against the edge that it points to can only stand."""
    for family, piece in ((f"{penguin},-,-", "M"), (f"-,{penguin},-", "P"), (f"-,-,{penguin}", "B")):
        assert moves_of(f"{family}/-,-,- d3 w 0", piece) == {f"{piece}^"}


@pytest.mark.parametrize(("piece", "family", "turns"), [("M", "d4^,-,-", 1), ("P", "-,d4^,-", 2), ("B", "-,-,d4^", 3)])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_spin(piece: str, family: str, turns: int, direction: str) -> None:
    """SL12: after k squares a penguin lies in any direction up to k × 45° from its slide, to either side."""
    at_most = [DIRECTIONS[(DIRECTIONS.index(direction) + turn) % 8] for turn in range(-turns, turns + 1)]
    expected = {f"{piece}{direction}" + (f">{facing}" if facing != direction else "") for facing in at_most}
    text = f"{family}/-,-,- h2 w 0"
    assert slides(text, f"{piece}{direction}") == expected
    assert len(expected) == 2 * turns + 1
    others = [facing for facing in DIRECTIONS if facing not in at_most]
    bars(text, *(f"{piece}{direction}>{facing}" for facing in others))


def test_spin_on_sliding_in() -> None:
    """SL12: the squares of an entry count, Home first: Mama turns by one eighth, Papa by two, Baby by three."""
    assert slides(START, "Mn") == {"Mn>nw", "Mn", "Mn>ne"}
    assert slides(START, "Pn") == {"Pn>w", "Pn>nw", "Pn", "Pn>ne", "Pn>e"}
    assert slides(START, "Bn") == {"Bn>sw", "Bn>w", "Bn>nw", "Bn", "Bn>ne", "Bn>e", "Bn>se"}


def test_lying_penguin_spins_too() -> None:
    """SL12: a lying penguin slides ahead and spins like one that stood."""
    assert slides("c3e,-,-/-,-,- h1 w 0", "Me") == {"Me>ne", "Me", "Me>se"}


def test_a_slide_never_bends() -> None:
    """SL13: whatever the spin, a slide ends on the same square, and only the facing differs."""
    text = "-,-,b2^/-,-,- h1 w 0"
    for move in slides(text, "Bne"):
        facing = move.partition(">")[2] or "ne"
        becomes(text, move, f"-,-,e5{facing}/-,-,- h1 b 1")


def test_a_spin_does_not_reach_round() -> None:
    """SL13: what stands beside the path does not matter: nobody slides round a corner."""
    text = "-,-,b2^/b4^,d4^,f4^ h1 w 0"
    bars(text, "Bne", "Bne>n")
    allows(text, "Be", "Be>n")


def test_the_most_moves_there_can_be() -> None:
    """SL12: a whole family upright in the open has 3 + 5 + 7 spins in each of eight directions."""
    assert len(all_moves("f5^,c6^,d4^/-,-,- h2 w 0")) == 120
