"""Every text that Penguin Soccer refuses: with the place of the fault, and with what would be right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery.words import word
from tests.mistakes import edited
from tests.rooms.penguin_soccer import reference
from tests.rooms.penguin_soccer.pitch import KEY, at
from tests.rooms.penguin_soccer.strategies import position_texts

GAME = rookery.game(KEY)
GOOD = "d4^,b6e,a3^/e4^,f4w,h8s e4 w 24"
LETTERS = "abcdefgh12345678^-,/ +wbnseKMPB>0"


def refused(text: str, *words: str) -> rookery.BadNotation:
    """Assert that a text is refused in one line that says these words and shows the place; return the refusal."""
    with pytest.raises(rookery.BadNotation) as caught:
        GAME.read(text)
    refusal = caught.value
    assert refusal.code == "bad-notation"
    assert refusal.text == text
    assert 0 <= refusal.place <= len(text)
    assert f"character {refusal.place + 1} of" in str(refusal)
    assert "\n" not in str(refusal)
    for each in words:
        assert each in str(refusal)
    return refusal


def unreadable(move: str, *words: str) -> int:
    """Assert that a move cannot be read, with these words; return the place of the fault."""
    with pytest.raises(rookery.BadNotation) as caught:
        GAME.start().play(move)
    assert caught.value.text == move
    for each in words:
        assert each in str(caught.value)
    return caught.value.place


@pytest.mark.parametrize("move", ["", "-", "---", " Bne", "Q", "bne", "^", "ne", "k", "0-0"])
def test_no_move_at_all(move: str) -> None:
    """X9: what does not begin like a move is refused at its first character, with all the ways to write one."""
    right = "a slide (Bne, Bne>e), a stand (M^), a kick (Kse) or a skipped turn (--)"
    assert unreadable(move, right) == 0


@pytest.mark.parametrize("piece", "MPBK")
@pytest.mark.parametrize("rest", ["", "x", "NE", "ne ", "nn", "nes", "en", "^^", ">n", "-", "^>n"])
def test_no_direction(piece: str, rest: str) -> None:
    """X9: what follows a piece must be a direction."""
    assert unreadable(piece + rest, "is not a direction; these are n, ne, e, se, s, sw, w, nw") == 1


@pytest.mark.parametrize("move", ["K^", "Kn>ne", "K--"])
def test_no_kick(move: str) -> None:
    """X9: a kick is a direction and no more."""
    assert unreadable(move, "is not a direction") == 1


@pytest.mark.parametrize("facing", ["", "x", "^", "ne>e", "NE", "ne ", ">"])
def test_no_facing(facing: str) -> None:
    """X9: what follows > must be a direction."""
    assert unreadable(f"Bn>{facing}", "is not a direction; these are n, ne, e, se, s, sw, w, nw") == 3
    assert unreadable(f"Psw>{facing}", "is not a direction") == 4


@pytest.mark.parametrize("slide", ["Bne", "Mn", "Psw"])
def test_no_needless_arrow(slide: str) -> None:
    """X9: a slide that lies as it slid has no >, so that a move has one text only."""
    assert unreadable(f"{slide}>{slide[1:]}", f"written without >: {slide}") == len(slide)


@pytest.mark.parametrize("move", ["Ms", "Mn>s", "Kn", "M^", "--", "Bne>sw"])
def test_illegal_moves(move: str) -> None:
    """X9: a well-written move that is not allowed here is another matter, and the refusal lists those that are."""
    with pytest.raises(rookery.IllegalMove) as caught:
        GAME.start().play(move)
    assert caught.value.legal == GAME.start().moves
    assert f'"{move}" is not legal here' in str(caught.value)


@pytest.mark.parametrize("value", [None, 7, b"Bne", ["Bne"]])
def test_texts_are_texts(value: object) -> None:
    """X9: what is not a text is refused in the same way, as a move and as a position."""
    with pytest.raises(rookery.BadNotation, match="a move is a text"):
        GAME.start().play(value)  # type: ignore[arg-type]
    with pytest.raises(rookery.BadNotation, match="a position is a text"):
        GAME.read(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "ply",
    [
        *["", "-1", "+1", "-0", "00", "01", "007", "1.0", "1e3", "1_000", "0x1", "x", "None", "24\n", "24\t"],
        *["1000000000", "99999999999", "\u0661", "\uff11", "\u00b2"],
    ],
)
def test_bad_numbers(ply: str) -> None:
    """X2: a ply that is not such a number is refused at its place."""
    refusal = refused(f"-,-,-/-,-,- + w {ply}", "the ply", "a number from 0 to 999,999,999 without leading zeros")
    assert refusal.place == 16


@pytest.mark.parametrize(
    "text",
    [
        *["", "start", "\x00", f"{GOOD} ", f" {GOOD}", f"{GOOD} 7", GOOD.replace(" e4", ""), GOOD.replace(" 24", "")],
        *[GOOD.replace(" e4", "  e4"), GOOD.replace(" ", "\t"), GOOD.replace(" ", "\u00a0")],
    ],
)
def test_number_of_fields(text: str) -> None:
    """X1: a position has four fields, one space between them."""
    refused(text, "four fields: penguins, ball, player to move, ply")


@pytest.mark.parametrize(
    "penguins", ["d4^,b6e,a3^", "d4^,b6e,a3^,e4^,f4w,h8s", "-,-,-/-,-,-/-,-,-", "-,-,-/-,-,-/", ""]
)
def test_number_of_families(penguins: str) -> None:
    """X1: there are two families."""
    assert refused(f"{penguins} e4 w 24", "two families joined by /").place <= len(penguins)


@pytest.mark.parametrize("family", ["-", "-,-", "-,-,-,-", "", ",,,", "-;-;-"])
def test_number_of_penguins(family: str) -> None:
    """X1: a family has three penguins."""
    what = "three penguins in a family joined by commas"
    assert refused(f"{family}/-,-,- e5 w 24", what).place <= len(family)
    assert 6 <= refused(f"-,-,-/{family} e5 w 24", what).place <= 6 + len(family)


@pytest.mark.parametrize("penguin", ["", "x", "^", "i4^", "e0^", "e9^", "E4^", "4e^", "--", "+", "e", "ne"])
def test_bad_penguins(penguin: str) -> None:
    """X1: a penguin is - off the board, or begins with its square."""
    for before, after in (("", ",-,-/-,-,-"), ("-,-,-/-,", ",-")):
        refusal = refused(f"{before}{penguin}{after} e5 w 24", "- off the board, e4^ upright or e4ne lying")
        assert refusal.place == len(before)


@pytest.mark.parametrize("pose", ["", "x", "N", "nn", "en", "^^", "^n", "n^", "nne", ">", "-"])
def test_bad_poses(pose: str) -> None:
    """X1: a penguin on a square is upright or lies in one of the eight directions."""
    for before, after in (("", ",-,-/-,-,-"), ("-,-,-/-,-,", "")):
        refusal = refused(f"{before}e4{pose}{after} e5 w 24", "not a pose", "n, ne, e, se, s, sw, w, nw, ^")
        assert refusal.place == len(before) + 2


@pytest.mark.parametrize("ball", ["", "-", "*", "++", "i1", "a9", "E4", "e4^", "e", "centre"])
def test_bad_balls(ball: str) -> None:
    """X1: the ball is + or a square."""
    assert refused(f"-,-,-/-,-,- {ball} w 24", "place for the ball; it is + or a square, a1 to h8").place == 12


@pytest.mark.parametrize("mover", ["", "W", "B", "x", "wb", "white", "0"])
def test_bad_movers(mover: str) -> None:
    """X1: the player to move is w or b."""
    assert refused(f"-,-,-/-,-,- + {mover} 24", "expected w, b").place == 14


@pytest.mark.parametrize(
    ("penguins", "place", "words"),
    [
        ("c3^,c3^,-/-,-,-", 4, "White's Papa and White's Mama cannot share c3"),
        ("c3^,-,-/-,-,c3n", 12, "Black's Baby and White's Mama cannot share c3"),
        ("-,-,-/-,f6s,f6s", 12, "Black's Baby and Black's Papa cannot share f6"),
    ],
)
def test_two_penguins_on_a_square(penguins: str, place: int, words: str) -> None:
    """X3: two penguins on one square are refused; any number may be off the board."""
    assert refused(f"{penguins} e5 w 24", words).place == place


@pytest.mark.parametrize(
    ("penguins", "place", "words"),
    [
        ("h8^,-,-/-,-,-", 0, "White's Mama cannot be in the other family's Home, h8"),
        ("-,-,h8sw/-,-,-", 4, "White's Baby cannot be in the other family's Home, h8"),
        ("-,-,-/-,a1^,-", 8, "Black's Papa cannot be in the other family's Home, a1"),
    ],
)
def test_penguin_in_the_other_home(penguins: str, place: int, words: str) -> None:
    """X4: a penguin in the other family's Home is refused; in its own it is not."""
    assert refused(f"{penguins} e5 w 24", words).place == place
    assert str(at("a1^,-,-/-,h8s,- e5 w 24")) == "a1^,-,-/-,h8s,- e5 w 24"


@pytest.mark.parametrize(("penguins", "place"), [("e5n,-,-/-,-,-", 2), ("-,-,-/-,-,e5sw", 12)])
def test_lying_holder(penguins: str, place: int) -> None:
    """X5: a lying holder is refused where its pose stands; upright it is not."""
    assert refused(f"{penguins} e5 w 24", "holds the ball cannot lie; write ^ for upright").place == place
    upright = penguins.replace("e5n", "e5^").replace("e5sw", "e5^")
    assert str(at(f"{upright} e5 w 24")) == f"{upright} e5 w 24"


@pytest.mark.parametrize("square", reference.CENTRE_SQUARES)
@pytest.mark.parametrize("pose", ["^", "n"])
def test_penguin_under_the_centre_point(square: str, pose: str) -> None:
    """X6: the ball is not on the centre point while a penguin is on a centre square."""
    words = "the ball cannot be on the centre point with a penguin on a centre square"
    refusal = refused(f"-,{square}{pose},-/-,-,- + w 24", words)
    assert refusal.text[refusal.place] == "+"


@pytest.mark.parametrize("turn", ["b 0", "w 1", "b 24", "w 25", "b 999999998", "w 999999999"])
def test_ply_and_player(turn: str) -> None:
    """X7: White moves at even plies, Black at odd ones."""
    assert refused(f"-,-,-/-,-,- + {turn}", "White moves at even plies and Black at odd ones").place == 16


@pytest.mark.parametrize(
    "text",
    [
        "a8nw,h1se,a1sw/h8ne,b8n,- d3 w 0",
        "d4^,d5^,e4^/e5^,c3^,c4^ a8 b 1",
        "-,-,-/-,-,- g7 w 0",
        "-,-,-/e5^,-,- e5 w 0",
    ],
)
def test_unreachable_positions(text: str) -> None:
    """X8: whether a position can be reached is not checked."""
    assert str(at(text)) == text


def refusal(text: str) -> rookery.BadNotation | None:
    """Return why a text is refused, or None where it is read; assert that it is then written unchanged."""
    try:
        position = GAME.read(text)
    except rookery.BadNotation as problem:
        return problem
    assert str(position) == text
    return None


@given(st.text() | st.text(LETTERS))
@settings(deadline=None)
def test_any_text(text: str) -> None:
    """X1: no text whatever makes anything but a position or a refusal that shows a place in it."""
    problem = refusal(text)
    assert problem is None or (problem.text == text and 0 <= problem.place <= len(text))


@given(edited(position_texts(), LETTERS))
@settings(deadline=None, max_examples=150)
def test_mistakes(text: str) -> None:
    """X8: a text with mistakes is read exactly where the rules allow it."""
    try:
        reference.read(text)
        allowed = True
    except ValueError:
        allowed = False
    problem = refusal(text)
    assert (problem is None) == allowed
    assert problem is None or 0 <= problem.place <= len(text)


@given(position_texts(), st.text() | edited(st.sampled_from(["Bne>e", "M^", "Kse", "--", "Pw"]), LETTERS))
@settings(deadline=None, max_examples=150)
def test_any_move_text(text: str, move: str) -> None:
    """X9: no text whatever makes anything but a legal move or one of the two refusals."""
    position = GAME.read(text)
    try:
        position.play(move)
        legal = True
    except (rookery.BadNotation, rookery.IllegalMove):
        legal = False
    assert legal == (move in position.moves)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("c3^,c3^,-/-,-,- e5 w 24", "Der weiße Papa kann sich c3 nicht mit der weißen Mama teilen"),
        ("-,-,-/-,a1^,- e5 w 24", "Der schwarze Papa kann nicht in der Heimecke der anderen Familie sein, a1"),
        ("-,-,-/-,-,- + b 0", "Weiß zieht bei geraden Halbzügen, Schwarz bei ungeraden"),
    ],
)
def test_refusals_in_german(text: str, said: str) -> None:
    """X3, X4, X7: a refusal can be read in another language."""
    assert word(refused(text).problem, "de") == said
