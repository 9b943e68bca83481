"""Every text that Polar Dare! refuses: with the place of the fault, and with what would be right."""

from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from tests.mistakes import edited
from tests.rooms.polar_dare import reference
from tests.rooms.polar_dare.ice import KEY, START, at
from tests.rooms.polar_dare.reference import Options
from tests.rooms.polar_dare.strategies import games, positions

BACK = "----/----/----/----"
GOOD = f"{BACK} S.S.b2/S.c2.N N 1 P3:2 9"
LETTERS = "abcd12345SN-+./ ?:PBover90"


def refused(text: str, *words: str, players: int = 2, **options: Any) -> str:
    """Assert that a text is refused in one line that says these words; return the text from its fault on."""
    with pytest.raises(rookery.BadNotation) as caught:
        rookery.game(KEY, players=players, **options).read(text)
    refusal = caught.value
    assert (refusal.code, refusal.text) == ("bad-notation", text)
    assert 0 <= refusal.place <= len(text)
    assert "\n" not in str(refusal)
    for word in words:
        assert word in str(refusal)
    return text[refusal.place :]


def with_field(index: int, field: str, text: str = GOOD) -> str:
    """Return a text with one field replaced."""
    fields = text.split(" ")
    return " ".join([*fields[:index], field, *fields[index + 1 :]])


@pytest.mark.parametrize("text", ["", "start", GOOD[:-2], f"{GOOD} ", f" {GOOD}", f"{GOOD} 1", GOOD.replace(" ", "\t")])
def test_number_of_fields(text: str) -> None:
    """X1: a position has six fields, one space between them."""
    refused(text, "six fields: floes, penguins, bear, player to move, roll, turn")


@pytest.mark.parametrize("floes", ["", "----/----/----", f"{BACK}/----", "-" * 16])
def test_number_of_ranks(floes: str) -> None:
    """X1: there are four ranks of floes."""
    refused(with_field(0, floes), "four ranks of floes joined by /")


@pytest.mark.parametrize("rank", ["", "---", "-----"])
def test_number_of_floes(rank: str) -> None:
    """X1: a rank has four floes."""
    assert refused(with_field(0, f"----/{rank}/----/----"), "a rank has four floes").startswith(f"{rank}/----/---- ")


@pytest.mark.parametrize("sign", ["0", "x", "*", "\u2212"])
def test_stops(sign: str) -> None:
    """X1: a floe is - or +."""
    assert refused(with_field(0, f"----/-+{sign}-/----/----"), "- back or + forward").startswith(f"{sign}-/")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_number_of_players(players: int) -> None:
    """X1: there are as many players as in the game."""
    for count in {1, 2, 3, 4, 5} - {players}:
        text = f"{BACK} {'/'.join(['S.S.S'] * count)} N 1 ? 0"
        refused(text, f"{players} players joined by /", players=players)


@pytest.mark.parametrize("places", ["", "S", "S.S", "S.S.S.S", "S,S,S"])
def test_number_of_penguins(places: str) -> None:
    """X1: a player has three penguins."""
    refused(with_field(1, f"{places}/S.S.S"), "three penguins for each player, joined by dots")
    refused(with_field(1, f"S.S.S/{places}"), "three penguins for each player, joined by dots")


@pytest.mark.parametrize("place", ["", "s", "n", "e1", "a5", "a0", "A1", "1a", "a1+", "Na1"])
def test_surfaces(place: str) -> None:
    """X1: a penguin is on a surface."""
    fault = refused(with_field(1, f"S.S.S/S.{place}.N"), "is not a place", "S, a1 to d4 and N")
    assert fault.startswith(f"{place}.N N")


@pytest.mark.parametrize("mover", ["", "0", "3", "5", "x", "01", "red", "-"])
def test_players_to_move(mover: str) -> None:
    """X1: to move is one of the players; 0 only when the game is over."""
    assert refused(with_field(3, mover), "expected 1, 2").startswith(f"{mover} P3")


@pytest.mark.parametrize("winner", ["", "3", "x", "00"])
def test_winners(winner: str) -> None:
    """X1: the winner is one of the players, or 0 for a draw."""
    assert refused(f"{BACK} S.S.S/N.N.N N {winner} over 9", "expected 0, 1, 2").startswith(f"{winner} over")


@pytest.mark.parametrize("roll", ["", "??", "Over", "P3", "P1:1", "P5:5", "B2:2", "3:P3", "P3;3", "p3:3", "over:1"])
def test_rolls(roll: str) -> None:
    """X1: a roll is ?, over, or a face and the moves left."""
    assert refused(with_field(4, roll), "is not a roll here", "P2, P3, P4, B3").startswith(f"{roll} 9")


@pytest.mark.parametrize("turn", ["", "-1", "+1", "01", "1.0", "x", "1000000000", "\u0661", "9\n"])
def test_turns(turn: str) -> None:
    """X2: a turn is a number."""
    fault = refused(with_field(5, turn), "the turn", "a number from 0 to 999,999,999 without leading zeros")
    assert fault == turn


@pytest.mark.parametrize(
    ("places", "fault"), [("b1.S.S", "S.S"), ("S.b1.a1", "a1"), ("N.S.S", "S.S"), ("S.N.d4", "d4"), ("a2.d1.N", "d1.N")]
)
def test_order_of_penguins(places: str, fault: str) -> None:
    """X3: a player's penguins are written in one order only."""
    assert refused(with_field(1, f"S.S.S/{places}"), "S, then a1, b1, c1, d1, a2 to d4, then N").startswith(
        f"{fault} N"
    )


def test_crowds() -> None:
    """X4: a floe carries three penguins; shores carry any number."""
    text = f"{BACK} b1.b1.b1/S.S.b1 N 1 ? 0"
    assert refused(text, "at most three penguins, and b1 has three already") == "b1 N 1 ? 0"
    refused(f"{BACK} S.S.b1/S.S.b1/S.S.b1/S.b1.b1 N 1 ? 0", "at most three penguins", players=4)
    assert str(at(f"{BACK} S.N.N/S.N.N/S.N.N/S.S.N N 1 ? 0"))


def test_penguins_with_the_bear() -> None:
    """X5: there are no penguins on the bear's floe; on the Pole there may be."""
    assert refused(with_field(2, "c2"), "penguins on the bear's floe, c2") == "c2 1 P3:2 9"
    assert str(at(GOOD)) == GOOD


@pytest.mark.parametrize("bear", ["S", "", "n", "a5", "b", "-", "BN"])
def test_places_for_the_bear(bear: str) -> None:
    """X6: the bear is on the Pole or a floe, never on START."""
    assert refused(with_field(2, bear), "place for the bear; it is N or a floe, a1 to d4") == f"{bear} 1 P3:2 9"


@pytest.mark.parametrize("roll", ["P2:3", "P3:4", "P4:5", "B3:4", "P3:0", "P3:", "P3:01", "P3:x", "B3:-1", "P3:1:1"])
def test_moves_left(roll: str) -> None:
    """X7: no more moves are left than the face shows, and not none."""
    fault = refused(with_field(4, roll), f"a number of moves left of {roll[:2]}", "expected 1, 2")
    assert fault == f"{roll[3:]} 9"


def test_faces_of_another_die() -> None:
    """X7: a face that is not on the die is refused."""
    refused(GOOD, "a face of the die (P2, B3)", die="P2,P2,P2,P2,B3,B3")
    assert str(at(with_field(4, "B3:3"), die="P2,P2,P2,P2,B3,B3")) == with_field(4, "B3:3")


@pytest.mark.parametrize("roll", ["?", "P3:1", "B3:3"])
def test_won_but_not_over(roll: str) -> None:
    """X8: with all three penguins of a player on the Pole the game is over."""
    fault = refused(f"{BACK} S.S.S/N.N.N N 1 {roll} 9", "player 2 has all three penguins on the Pole", "over")
    assert fault == f"{roll} 9"


@pytest.mark.parametrize("cap", [1, 9, 500])
def test_at_and_past_the_cap(cap: int) -> None:
    """X9: at the cap nobody rolls, and no turn is past it; a roll under way at the cap is right."""
    assert refused(f"{BACK} S.S.S/S.S.S N 1 ? {cap}", f"after {cap} turns", turn_cap=cap) == f"? {cap}"
    for rest in ("1 ?", "1 P3:2", "0 over"):
        text = f"{BACK} S.S.S/S.S.S N {rest} {cap + 1}"
        assert refused(text, f"past the limit of {cap}", turn_cap=cap) == str(cap + 1)
    refused(f"{BACK} S.S.S/N.N.N N 2 over {cap + 1}", f"past the limit of {cap}", turn_cap=cap)
    for rest in (f"1 P3:2 {cap}", f"2 ? {cap - 1}"):
        assert str(at(f"{BACK} S.S.S/S.S.S N {rest}", turn_cap=cap)).endswith(rest)


@pytest.mark.parametrize("rest", ["S.S.S/S.S.S N 1 P2:2", "S.S.S/S.S.S N 2 B3:1", "N.N.N/S.S.S N 1 over"])
def test_nothing_before_the_first_roll(rest: str) -> None:
    """X10: at turn 0 no roll is under way and nobody has won."""
    assert refused(f"{BACK} {rest} 0", "at turn 0 nobody has rolled") == "0"


@pytest.mark.parametrize(
    ("penguins", "winner", "words"),
    [
        ("N.N.N/S.S.S", "2", "here 1 has"),
        ("S.N.N/S.S.S", "1", "here nobody has"),
        ("N.N.N/N.N.N", "1", "here 1 and 2 have"),
        ("N.N.N/S.S.S", "0", "here 1 has"),
    ],
)
def test_wrong_winners(penguins: str, winner: str, words: str) -> None:
    """X11: exactly the winner has all three penguins on the Pole, and after a draw nobody has."""
    for turn in (9, 500):
        assert refused(f"{BACK} {penguins} N {winner} over {turn}", words) == f"{winner} over {turn}"


@pytest.mark.parametrize("turn", [0, 1, 499])
def test_draws_before_the_cap(turn: int) -> None:
    """X11: a draw comes at the cap only."""
    assert refused(f"{BACK} S.S.S/S.S.S N 0 over {turn}", "a draw comes after exactly 500 turns") == str(turn)


@pytest.mark.parametrize("turn", [0, 1, 500])
def test_draws_without_a_cap(turn: int) -> None:
    """X11: without a cap there is no draw."""
    refused(f"{BACK} S.S.S/S.S.S N 0 over {turn}", "without a limit of turns there is no draw", turn_cap=0)


@pytest.mark.parametrize(
    "text",
    [
        f"{BACK} a4.b4.c4/a1.N.N N 1 ? 0",
        f"{BACK} S.S.S/S.S.S N 2 ? 0",
        f"{BACK} S.S.S/S.S.S c3 1 P4:1 1",
        f"{BACK} N.N.N/S.S.S N 1 over 1",
        "++++/++++/++++/++++ d4.d4.d4/S.N.N a1 2 B3:3 500",
    ],
)
def test_unreachable_positions(text: str) -> None:
    """X12: whether a position can be reached, and whether the player fits the turn, is not checked."""
    assert str(at(text)) == text


def unreadable(move: str, *words: str) -> str:
    """Assert that a move cannot be read, with these words; return the text from its fault on."""
    for position in (at(START), at(GOOD)):
        with pytest.raises(rookery.BadNotation) as caught:
            position.play(move)
        for word in words:
            assert word in str(caught.value)
    return move[caught.value.place :]


@pytest.mark.parametrize(
    "move", ["", "P", "P1", "B2", "P22", "x", "b2", "b2*", "+b2", "Sb1", "B", "e1-e2", "BB-a1", "B+"]
)
def test_no_move_at_all(move: str) -> None:
    """X13: what is no move is refused from its beginning, with all the ways to write one."""
    right = "a step (S-b1), a slide (b2+, b2-), a step of the bear (BN-c4) or a roll (P2, P3, P4, B3)"
    assert unreadable(move, right) == move


@pytest.mark.parametrize(
    ("move", "fault"), [("S-e1", "e1"), ("b1-B2", "B2"), ("a1-a2-a3", "a2-a3"), ("BN-", ""), ("N-", "")]
)
def test_no_target(move: str, fault: str) -> None:
    """X13: a step leads to a surface, and the refusal points at what is none."""
    assert unreadable(move, "is not a place; there are S, a1 to d4 and N") == fault


@pytest.mark.parametrize("move", ["S-S", "b2-b2", "Bc4-c4", "BN-N"])
def test_no_step_to_the_same_surface(move: str) -> None:
    """X13: a step leads to another surface."""
    assert unreadable(move, "somewhere other than") == move.split("-")[1]


@pytest.mark.parametrize("move", ["S-N", "S-c3", "b2-b4", "BN-S", "BN-c4", "a1-", "P2", "B3", "N-d4", "a1-b1"])
def test_illegal_moves(move: str) -> None:
    """X13: a well-written move that is not allowed here is another matter, and the refusal lists those that are."""
    position = at(GOOD)
    with pytest.raises(rookery.IllegalMove) as caught:
        position.play(move)
    assert caught.value.legal == position.moves
    assert f'"{move}" is not legal here' in str(caught.value)


@pytest.mark.parametrize("value", [None, 7, b"S-b1", ["S-b1"]])
def test_texts_are_texts(value: Any) -> None:
    """X13: what is not a text is refused in the same way, as a move and as a position."""
    with pytest.raises(rookery.BadNotation, match="a move is a text"):
        at(START).play(value)
    with pytest.raises(rookery.BadNotation, match="a position is a text"):
        rookery.game(KEY).read(value)


def is_read(game: rookery.Game, text: str) -> bool:
    """Return whether a text is read; assert that it is then written unchanged, and otherwise shown its fault."""
    fault: rookery.BadNotation | None = None
    try:
        assert str(game.read(text)) == text
    except rookery.BadNotation as problem:
        fault = problem
    assert fault is None or (fault.text == text and 0 <= fault.place <= len(text))
    return fault is None


def is_allowed(text: str, options: Options) -> bool:
    """Return whether the reference reads a text."""
    try:
        reference.read(text, options)
    except ValueError:
        return False
    return True


@given(st.text() | st.text(LETTERS))
@settings(deadline=None)
def test_any_text(text: str) -> None:
    """X1: no text whatever makes anything but a position or a refusal that shows a place in it."""
    assert is_read(rookery.game(KEY), text) == is_allowed(text, Options())


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_typing_mistakes(data: st.DataObject) -> None:
    """X12: a text with slips is read exactly where the rules allow it."""
    options = data.draw(games())
    text = data.draw(edited(positions(options), LETTERS))
    assert is_read(rookery.game(KEY, **asdict(options)), text) == is_allowed(text, options)


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_impossible_positions(data: st.DataObject) -> None:
    """X4, X5, X8, X11: texts put together from good parts are read exactly where the parts fit each other."""
    places = st.sampled_from([*reference.SURFACES, "b2", "b2", "N", "N", "N"])
    player = st.lists(places, min_size=3, max_size=3).map(lambda found: ".".join(reference.in_order(found)))
    penguins = "/".join(data.draw(player) for _ in range(2))
    bear = data.draw(st.sampled_from(["N", "b2", "c3"]))
    rest = data.draw(st.sampled_from(["0 over", "1 over", "2 over", "1 ?", "2 P2:2", "0 ?", "1 B3:3"]))
    text = f"{BACK} {penguins} {bear} {rest} {data.draw(st.sampled_from([0, 1, 2, 3]))}"
    cap = data.draw(st.sampled_from([0, 1, 2, 500]))
    assert is_read(rookery.game(KEY, turn_cap=cap), text) == is_allowed(text, Options(turn_cap=cap))


MOVES = ["S-b1", "b2-b3", "d4-N", "b2+", "c3-", "BN-c4", "Bc4-c3", "P2", "B3"]


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_any_move_text(data: st.DataObject) -> None:
    """X13: no text whatever makes anything but a legal move or one of the two refusals."""
    options = data.draw(games())
    position = rookery.game(KEY, **asdict(options)).read(data.draw(positions(options)))
    move = data.draw(st.text() | edited(st.sampled_from(MOVES), LETTERS))
    try:
        position.play(move)
        legal = True
    except (rookery.BadNotation, rookery.IllegalMove):
        legal = False
    assert legal == (move in position.moves)
