"""The notation of Penguins Rock!: moves and positions as texts, and back."""

import pytest
from hypothesis import given, settings

import rookery
from rookery.catalog import room
from rookery.kernel.options import read_options
from tests.rooms.penguins_rock.nests import KEY, START, at, moves, played
from tests.rooms.penguins_rock.reference_board import Options
from tests.rooms.penguins_rock.strategies import position_texts


def test_steps() -> None:
    """N1: a step is the space's name, with + for a take and * for a drop."""
    assert moves("p12,c1/r10,c2 - 6.6.0.0 -- 1 move1:2 4") == {"p11", "q1", "q1+"}
    assert "n16*" in moves("p11o,c1/r10,c2 - 5.6.0.0 -- 1 move1:2 4")


def test_handling_alone() -> None:
    """N2: + and * stand alone before the first step, and only there."""
    assert "+" in moves("q1,c1/r10,c2 - 6.6.0.0 -- 1 move1:2 4")
    assert "*" in moves("n11o,c1/r10,c2 - 5.6.0.0 -- 1 move1:2 4")
    assert moves("q1,c1/r10,c2 - 6.6.0.0 -- 1 move1:2! 4") == {"p12"}


def test_words() -> None:
    """N3: stop, go and stay."""
    assert "stop" in moves("c1,r8/r10,c2 - 6.6.0.0 A- 1 move1:3!s 4")
    assert at("n12,c1/p22,c2 n11:1 5.6.0.0 a- 1 choose2 8").moves == ("go", "stay")


def test_rolls() -> None:
    """N4: a roll is 1 to 6, for penguin 1 and for penguin 2."""
    assert at(START).moves == ("1", "2", "3", "4", "5", "6")
    assert at("n12,r8/p22,c2 n11:1 5.6.0.0 A- 1 roll2 8").moves == ("1", "2", "3", "4", "5", "6")


def test_starts() -> None:
    """N5: the start for two, three and four."""
    assert str(rookery.game(KEY).start()) == START
    assert str(rookery.game(KEY, players=3).start()) == "p12,c1/p22,c2/p32,c3 - 6.6.6.0 --- 1 roll1 0"
    assert str(rookery.game(KEY, players=4).start()) == "p12,c1/p22,c2/p32,c3/p42,c4 - 6.6.6.6 ---- 1 roll1 0"


def test_penguin_text() -> None:
    """N6: penguin 1 and penguin 2 of each seat, with o when carrying, in the air at the occupied space."""
    scene = at("r9o,n11/r9,c2 n11:1 4.6.0.0 A- 1 move1:2!@r8:21 4").scene()
    penguins = {piece.id: piece for piece in scene.pieces if piece.symbol == "penguin"}
    assert {name: piece.space for name, piece in penguins.items()} == {
        "red-1": "r9",
        "red-2": "n11",
        "blue-1": "r9",
        "blue-2": "c2",
    }
    assert [name for name, piece in penguins.items() if piece.carrying] == ["red-1"]


def test_rock_text() -> None:
    """N7: lying rocks in the order road, r2 before r10, pathways, nests; then the four piles."""
    text = "r2,n14/r4,p12 r3:1,r11:1,p11:1,n11:1,n25:2 2.4.0.0 AA 2 move1:3 30"
    assert str(at(text, drop="anywhere")) == text
    heaps = {piece.space: piece.count for piece in at(text, drop="anywhere").scene().pieces if piece.seat is None}
    assert heaps == {"r3": 1, "r11": 1, "p11": 1, "n11": 1, "n25": 2, "q1": 2, "q2": 4}


def test_signs_of_activity() -> None:
    """N8: - until the first drop, a until the first step off the centre, into the air too, then A for good."""
    assert played("n11,c1/r10,c2 n11:1 5.6.0.0 a- 1 move2:3 4", "n12").split(" ")[3] == "A-"
    into_the_air = played("n11,c1/r10,c2 n11:1 5.6.0.0 a- 1 move2:3 4", "n11")
    assert into_the_air == "n11,n11/r10,c2 n11:1 5.6.0.0 A- 1 move2:2!@c1:11 4"
    assert played("n12,n11/r10,c2 n11:1 5.6.0.0 A- 1 move2:1 4", "c1").split(" ")[3] == "A-"


def test_phases() -> None:
    """N9: the phases of a turn, one after the other, and whose turn each is."""
    position = at("p11,c1/r10,c2 n11:1 5.6.0.0 a- 1 roll1 4")
    seen = []
    for move in ("1", "p12", "go", "1", "n12", "1", "r11"):
        seen.append((str(position).split(" ")[5], position.seat))
        position = position.play(move)
    assert seen == [
        ("roll1", None),
        ("move1:1", 0),
        ("choose2", 0),
        ("roll2", None),
        ("move2:1", 0),
        ("roll1", None),
        ("move1:1", 1),
    ]


def test_marks() -> None:
    """N10: ! once begun, @x in the air with the penguins passed, s in the own centre after a step."""
    text = "n11,n12/r10,c2 n11:1 5.6.0.0 A- 1 move1:4 4"
    assert played(text, "+").split(" ")[5] == "move1:4!"
    assert played(text, "n12").split(" ")[5] == "move1:3!@n11:12"
    assert played(text, "n12", hop="each").split(" ")[5] == "move1:3!@n11"
    assert played("n11,n13/n12,c2 - 6.6.0.0 A- 1 move1:4 4", "n12", "n13").split(" ")[5] == "move1:3!@n12:12.21"
    assert played(text, "c1").split(" ")[5] == "move1:3!s"
    assert played(text, "c1", "n13").split(" ")[5] == "move1:2!"


@pytest.mark.parametrize("turn", ["00", "01", "+1", "-1", "1_0", "1000000000", "1.0", "", "x"])
def test_numbers(turn: str) -> None:
    """N11: the turn is a number as texts write it."""
    with pytest.raises(rookery.BadNotation):
        at(START[:-1] + turn, turn_cap=0)
    assert str(at(f"{START[:-1]}999999999", turn_cap=0)).endswith(" 999999999")


@given(position_texts(Options(players=3, drop="anywhere", second_penguin="next_turn")))
@settings(deadline=None, max_examples=60)
def test_canonical(text: str) -> None:
    """N12: a text read and written again is unchanged."""
    assert str(at(text, drop="anywhere", second_penguin="next_turn")) == text


def test_every_move_text_is_read_back() -> None:
    """N1, N2, N3, N4: the texts of all codes differ and are read as their codes."""
    game = rookery.game(KEY)
    state = game.start().state
    codes = [*range(52 * 3), *range(96 * 3, game.room.rules.move_codes)]
    texts = [game.room.write_move(game.config, state, code) for code in codes]
    assert len(set(texts)) == len(texts)
    assert [game.room.read_move(game.config, state, text) for text in texts] == codes


def test_options_as_texts() -> None:
    """S2, S4, T4, H7, R6, E3: options can be given as texts."""
    texts = {
        "fill_all_piles": "on",
        "second_penguin": "next_turn",
        "drop": "anywhere",
        "hop": "each",
        "first": "2",
        "turn_cap": "0",
        "board": "rookery",
    }
    game = rookery.game(KEY, **read_options(room(KEY).options, texts))
    assert game.options == {
        "board": "rookery",
        "second_penguin": "next_turn",
        "fill_all_piles": True,
        "drop": "anywhere",
        "hop": "each",
        "first": 2,
        "turn_cap": 0,
    }


@pytest.mark.parametrize(
    ("options", "right"),
    [
        ({"second_penguin": "later"}, "same_turn or next_turn"),
        ({"second_penguin": None}, "same_turn or next_turn"),
        ({"fill_all_piles": "on"}, "True or False"),
        ({"fill_all_piles": 1}, "True or False"),
        ({"drop": "everywhere"}, "nest or anywhere"),
        ({"hop": "all"}, "row or each"),
        ({"first": 0}, "1 to 4"),
        ({"first": 5, "players": 4}, "1 to 4"),
        ({"first": 3}, "a seat in play, 1 to 2"),
        ({"turn_cap": -1}, "1 to 999,999,999, or 0"),
        ({"turn_cap": 10**9}, "1 to 999,999,999, or 0"),
        ({"turn_cap": "300"}, "a number"),
        ({"turn_cap": True}, "a number"),
        ({"players": 1}, "2 to 4"),
        ({"players": 5}, "2 to 4"),
        ({"colour": "red"}, "the options are board, second_penguin, fill_all_piles, drop, hop, first, turn_cap"),
    ],
    ids=str,
)
def test_wrong_options(options: dict[str, object], right: str) -> None:
    """S1, S2, S4, T4, H7, R6, E3: a wrong option or value is refused with the right ones."""
    with pytest.raises(rookery.BadOption, match=right):
        rookery.game(KEY, **options)  # type: ignore[arg-type]  # wrong on purpose
