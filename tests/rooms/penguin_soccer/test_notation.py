"""The notation of Penguin Soccer: moves and positions as texts, and back."""

import pytest
from hypothesis import given, settings

import rookery
from rookery.catalog import room
from rookery.kernel.options import read_options
from tests.rooms.penguin_soccer import reference
from tests.rooms.penguin_soccer.pitch import KEY, all_moves, allows, at, bars, played, slides
from tests.rooms.penguin_soccer.strategies import position_texts

GAME = rookery.game(KEY)


def test_slides() -> None:
    """N1: a slide is piece and direction, with > and the facing where it lies otherwise."""
    assert str(played(reference.START, "Bne")) == "-,-,c3ne/-,-,- + b 1"
    assert str(played(reference.START, "Bne>e")) == "-,-,c3e/-,-,- + b 1"


def test_upright_slides_have_no_arrow() -> None:
    """N1: a slide that ends upright has no >."""
    assert slides("-,-,b4^/-,-,- h1 w 0", "Bw") == {"Bw"}
    bars("-,-,b4^/-,-,- h1 w 0", "Bw>nw", "Bw>sw")


def test_stands() -> None:
    """N2: a stand is piece and ^."""
    assert {move for move in at("c3n,e3n,g3n/-,-,- h1 w 0").moves if "^" in move} == {"M^", "P^", "B^"}


def test_kicks() -> None:
    """N3: a kick is K and the direction, whoever kicks."""
    for family in ("d4^,-,-", "-,d4^,-", "-,-,d4^"):
        allows(f"{family}/-,-,- d4 w 0", "Kse", "Kn")


def test_skipped_turns() -> None:
    """N4: a skipped turn is --, the only legal move where there is no other, and a ply."""
    stuck = "a1^,-,-/a2^,b1^,b2^ d5 w 60"
    assert all_moves(stuck) == {"--"}
    assert str(played(stuck, "--")) == "a1^,-,-/a2^,b1^,b2^ d5 b 61"


def test_moves_that_end_alike() -> None:
    """N5: Mn>ne and Mne on entering are two moves though they end alike."""
    allows(reference.START, "Mn>ne", "Mne")
    assert played(reference.START, "Mn>ne") == played(reference.START, "Mne")
    moves = GAME.start().moves
    assert len(set(moves)) == len(moves) == 45


def test_position_text() -> None:
    """N6: families, ball, player to move and ply; each family Mama, Papa, Baby."""
    pieces = {piece.id: piece for piece in at("d4^,-,a3ne/e4^,f4w,h8s e4 w 24").scene().pieces}
    places = {name: piece.space for name, piece in pieces.items() if name.startswith(("white", "black"))}
    assert places == {
        "white-mama": "d4",
        "white-papa": "bench-white-papa",
        "white-baby": "a3",
        "black-mama": "e4",
        "black-papa": "f4",
        "black-baby": "h8",
    }
    assert [name for name, piece in pieces.items() if piece.facing is not None] == [
        "white-baby",
        "black-papa",
        "black-baby",
    ]


def test_ball_text() -> None:
    """N7: the ball is + on the centre point, otherwise its square."""
    spaces = [
        next(piece.space for piece in at(f"-,-,-/-,-,- {ball} w 0").scene().pieces if piece.id == "ball")
        for ball in ("+", "d4", "g1")
    ]
    assert spaces == ["centre", "d4", "g1"]


def test_player_to_move_and_ply() -> None:
    """N8: after every ply the other player is to move and the ply is one more, after the last ply too."""
    texts = [str(played(reference.START, *["Bne", "Bsw", "Bne"][:count])) for count in range(4)]
    assert [text.split(" ", 2)[2] for text in texts] == ["w 0", "b 1", "w 2", "b 3"]
    goal = played("-,-,g8^/-,-,- g8 w 40", "Ke")
    assert goal.outcome is not None
    assert str(goal) == "-,-,g8e/-,-,- h8 b 41"


def test_start_text() -> None:
    """N9: the start is written so, and read it is the start."""
    assert str(GAME.start()) == reference.START == "-,-,-/-,-,- + w 0"
    assert GAME.read(reference.START) == GAME.start()


def test_no_history_in_texts() -> None:
    """N10: positions with another past have the same text and are equal."""
    first = at("d4^,-,-/d5s,-,- d4 w 22")
    returned = played("d4^,-,-/d5s,-,- d4 w 20", "Kn", "Ks")
    assert str(returned) == str(first)
    assert returned == first
    assert hash(returned) == hash(first)


@pytest.mark.parametrize("turn", ["w 0", "b 9", "w 10", "b 399", "w 999999998", "b 999999999"])
def test_numbers(turn: str) -> None:
    """N11: numbers are plain decimals up to 999 999 999."""
    text = f"-,-,-/-,-,- + {turn}"
    assert str(at(text)) == text


@given(position_texts())
@settings(deadline=None)
def test_canonical(text: str) -> None:
    """N12: a text read and written again is unchanged."""
    position = GAME.read(text)
    assert str(position) == text
    assert GAME.read(str(position)) == position


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ({"repetition": "03"}, "repetition"),
        ({"repetition": "+3"}, "repetition"),
        ({"repetition": "1"}, "repetition"),
        ({"ply_cap": "-1"}, "ply_cap"),
        ({"ply_cap": "1000000000"}, "ply_cap"),
        ({"ply_cap": ""}, "ply_cap"),
        ({"no_move": "pass"}, "no_move"),
    ],
)
def test_options_as_texts(texts: dict[str, str], fault: str) -> None:
    """N11: numbers in options have neither sign nor leading zeros and are at most 999 999 999."""
    with pytest.raises(rookery.BadOption, match=f"option {fault} cannot be"):
        read_options(room(KEY).options, texts)


def test_options_are_read() -> None:
    """N11: options given as texts are those given as values."""
    texts = {"repetition": "0", "ply_cap": "999999999", "no_move": "loss"}
    options = read_options(room(KEY).options, texts)
    assert options == {"repetition": 0, "ply_cap": 999_999_999, "no_move": "loss"}
    assert rookery.game(KEY, **options).options == options
