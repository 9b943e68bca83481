"""What a move of Penguin Soccer does, piece by piece and in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.words import as_sentence, word
from tests.rooms.penguin_soccer.pitch import at
from tests.rooms.penguin_soccer.reference import START
from tests.rooms.penguin_soccer.strategies import position_texts


@given(position_texts(), st.integers(0, 999))
@settings(deadline=None, max_examples=200)
def test_happenings_lead_from_scene_to_scene(text: str, chosen: int) -> None:
    """T1, TA3, K3: each thing is where the one before left it; all ends together are the scene after the move."""
    position = at(text)
    if not position.moves:
        return
    move = position.moves[chosen % len(position.moves)]
    before, after = (
        {piece.id: (piece.space, piece.facing) for piece in each.scene().pieces}
        for each in (position, position.play(move))
    )
    places = {piece: space for piece, (space, _) in before.items()}
    found = position.happenings(move)
    assert found
    for each in found:
        if each.piece is None:
            assert each.how == "rests"
            continue
        assert each.start == places[each.piece]
        assert each.end is not None
        places[each.piece] = each.end
    assert places == {piece: space for piece, (space, _) in after.items()}
    changed = {piece for piece in before if before[piece] != after[piece]}
    assert changed <= {each.piece for each in found}


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        (START, "Bne", [("slides", "white-baby", "bench-white-baby", "c3", "White's Baby slides in to c3.")]),
        (
            "-,c3^,-/-,-,- h1 w 0",
            "Pe>ne",
            [
                ("slides", "white-papa", "c3", "e3", "White's Papa slides to e3."),
                ("turned", "white-papa", "e3", "e3", "He turns to face f4."),
            ],
        ),
        (
            "-,-,c7^/-,-,- h1 w 0",
            "Bn",
            [
                ("slides", "white-baby", "c7", "c8", "White's Baby slides to c8."),
                ("stands-up", "white-baby", "c8", "c8", "It stops at the edge and stands up."),
            ],
        ),
        ("c3n,-,-/-,-,- h1 w 0", "M^", [("stands-up", "white-mama", "c3", "c3", "White's Mama stands up on c3.")]),
        (
            "-,-,d2^/-,-,- + w 0",
            "Bn",
            [
                ("slides", "white-baby", "d2", "d4", "White's Baby slides to d4."),
                ("taken", "ball", "centre", "d4", "It takes the ball."),
            ],
        ),
        (
            "-,-,d6^/d7^,d8n,- d7 w 0",
            "Bn",
            [
                ("slides", "white-baby", "d6", "d7", "White's Baby slides into Black's Mama on d7."),
                ("sent-back", "black-mama", "d7", "d8", "Black's Mama is pushed to d8."),
                ("sent-back", "black-papa", "d8", "bench-black-papa", "Black's Papa is pushed off the board."),
                ("taken", "ball", "d7", "d7", "White's Baby has the ball now."),
            ],
        ),
        (
            "c3^,-,-/-,f3s,- c3 w 0",
            "Ke",
            [
                ("kicked", "ball", "c3", "f3", "White's Mama kicks the ball to f3."),
                ("turned", "white-mama", "c3", "c3", "She lies down facing d3."),
                ("stands-up", "black-papa", "f3", "f3", "Black's Papa stops the ball and stands up."),
            ],
        ),
        (
            "c3^,-,-/-,e3^,- c3 w 0",
            "Ke",
            [
                ("kicked", "ball", "c3", "e3", "White's Mama kicks the ball to e3."),
                ("turned", "white-mama", "c3", "c3", "She lies down facing d3."),
                ("taken", "ball", "e3", "e3", "Black's Papa stops the ball."),
            ],
        ),
        (
            "-,f6^,-/-,-,- f6 w 0",
            "Kne",
            [
                ("kicked", "ball", "f6", "h8", "White's Papa kicks the ball into Black's goal."),
                ("turned", "white-papa", "f6", "f6", "He lies down facing g7."),
            ],
        ),
        (
            "-,-,b2^/-,-,- b2 w 0",
            "Ksw",
            [
                ("kicked", "ball", "b2", "a1", "White's Baby kicks the ball into its own goal."),
                ("turned", "white-baby", "b2", "b2", "It lies down facing a1."),
            ],
        ),
        (
            "a1^,-,-/a2^,b1^,b2^ d5 w 60",
            "--",
            [("rests", None, None, None, "White has no move and skips the turn.")],
        ),
    ],
)
def test_what_is_told(text: str, move: str, expected: list[tuple[str | None, ...]]) -> None:
    """SL5 to SL7, SL12, TA1 to TA5, ST1, K2 to K4, E1, T3: in order, with places, in sentences."""
    found = [
        (each.how, each.piece, each.start, each.end, as_sentence(str(each.label))) for each in at(text).happenings(move)
    ]
    assert found == expected


def test_whose_doing_it_is() -> None:
    """TA2, K4: a push is the tackler's doing, a stopped ball that of whoever stops it."""
    assert {each.seat for each in at("-,-,d6^/d7^,d8n,- d7 w 0").happenings("Bn")} == {0}
    assert [each.seat for each in at("c3^,-,-/-,f3s,- c3 w 0").happenings("Ke")] == [0, 0, 1]


def test_in_german() -> None:
    """TA2 to TA5: the same, in another language."""
    found = at("-,-,d6^/d7^,d8n,- d7 w 0").happenings("Bn")
    assert [word(each.label, "de") for each in found] == [
        "Das weiße Baby grätscht auf d7 gegen die schwarze Mama",
        "Die schwarze Mama wird bis d8 geschoben",
        "Der schwarze Papa wird vom Brett geschoben",
        "Das weiße Baby hat jetzt den Ball",
    ]
