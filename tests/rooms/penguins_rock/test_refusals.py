"""Every text that Penguins Rock! refuses: with the place of the fault, and with what would be right."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from tests.mistakes import edited
from tests.rooms.penguins_rock import reference
from tests.rooms.penguins_rock.nests import KEY, START, at
from tests.rooms.penguins_rock.reference_board import Options
from tests.rooms.penguins_rock.strategies import OPTIONS, position_texts

LETTERS = "prqnc123456o,/:-.aAn!@s0 move"
FULL = "n11:1,n12:1,n13:1,n14:1,n15:1,n16:1"


def refused(text: str, fault: str, *words: str, **options: Any) -> None:
    """Assert that a text is refused at the first character of this part of it, with these words."""
    with pytest.raises(rookery.BadNotation) as caught:
        at(text, players=options.pop("players", 2), **options)
    refusal = caught.value
    assert "\n" not in str(refusal)
    for word in words:
        assert word in str(refusal.problem)
    assert text[refusal.place :].startswith(fault), (refusal.problem, text[refusal.place :])


@pytest.mark.parametrize(
    ("text", "fault", "words"),
    [
        ("", "", "seven fields"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 roll1", "", "seven fields"),
        (f"{START} ", " ", "seven fields"),
        ("p12,c1 - 6.6.0.0 -- 1 roll1 0", " - ", "2 seats"),
        ("p12,c1/p22,c2/p32,c3 - 6.6.0.0 -- 1 roll1 0", "/p32", "2 seats"),
        ("p12/p22,c2 - 6.6.0.0 -- 1 roll1 0", "/p22", "two penguins for each seat"),
        ("p12,c1,r1/p22,c2 - 6.6.0.0 -- 1 roll1 0", ",r1", "two penguins for each seat"),
        ("p13,c1/p22,c2 - 6.6.0.0 -- 1 roll1 0", "p13,", "is not a space of this board; these are r1, r2, r3"),
        ("p12,c1oo/p22,c2 - 6.6.0.0 -- 1 roll1 0", "c1oo", "is not a space"),
        ("p12,c1/p22,c2  6.6.0.0 -- 1 roll1 0", " 6.6", "write - for no rocks at all"),
        ("p12,c1/p22,c2 n11 6.6.0.0 -- 1 roll1 0", "n11", "as n11:1"),
        ("p12,c1/p22,c2 x1:1 6.6.0.0 -- 1 roll1 0", "x1:1", "is not a space"),
        ("p12,c1/p22,c2 q1:1 5.6.0.0 -- 1 roll1 0", "q1:1", "the next field"),
        ("p12,c1/p22,c2 c1:1 5.6.0.0 -- 1 roll1 0", "c1:1", "no rocks lie on c1"),
        ("p12,c1/p22,c2 n12:1,n11:1 4.6.0.0 a- 1 roll1 0", "n11:1", "in the order road, pathways, nests"),
        ("p12,c1/p22,c2 n11:1,n11:1 4.6.0.0 a- 1 roll1 0", "n11:1 4", "is written once"),
        ("p12,c1/p22,c2 n11:0 6.6.0.0 a- 1 roll1 0", "0 6.6", "leave out"),
        ("p12,c1/p22,c2 - 6.6.0 -- 1 roll1 0", " --", "four piles"),
        ("p12,c1/p22,c2 - 6.6.0.0.0 -- 1 roll1 0", ".0 --", "four piles"),
        ("p12,c1/p22,c2 - 6.6.0.0 --- 1 roll1 0", "---", "one sign of activity for each of 2 seats"),
        ("p12,c1/p22,c2 - 6.6.0.0 -b 1 roll1 0", "b 1", "these are - n a A"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 3 roll1 0", "3 roll1", "expected 1, 2"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 0 roll1 0", "0 roll1", "expected 1, 2"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 roll3 0", "roll3", "roll1, move1:L, choose2, roll2, move2:L or over"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1 0", "move1", "is not a phase"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:12 0", "move1:12", "is not a phase"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:1s! 0", "move1:1s!", "is not a phase"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:1!@x9 0", "x9", "is not a space"),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:1!:21 0", "move1:1!:21", "is not a phase"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:1!@r8: 0", "move1:1!@r8:", "is not a phase"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:1!@r8:31 0", "31 0", "expected 11, 12, 21, 22"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:1!@r8:2 0", "2 0", "a penguin passed in the hop"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:1!@r8:21. 0", " 0", "a penguin passed in the hop"),
        ("r9,c1/r8,r9 - 6.6.0.0 -A 1 move1:1!@r8:22.21 0", "21 0", "in the order of seats and numbers"),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:1!@r8:21.21 0", "21 0", "once each"),
    ],
)
def test_not_written_so(text: str, fault: str, words: str) -> None:
    """X1: wrong numbers of things, and fields written in another way."""
    refused(text, fault, words)


@pytest.mark.parametrize("number", ["00", "06", "x", "", "-1", "1000000000"])
def test_numbers(number: str) -> None:
    """X2: numbers of rocks and turns as N11 says."""
    refused(f"p12,c1/p22,c2 - 6.{number}.0.0 -- 1 roll1 0", number, "is not a number from 0 to 999,999,999")
    refused(f"p12,c1/p22,c2 n11:{number} 6.6.0.0 a- 1 roll1 0", number, "is not a number")
    refused(f"p12,c1/p22,c2 - 6.6.0.0 -- 1 roll1 {number}", number, "is not a number")


def test_shared_spaces() -> None:
    """X3: two penguins on one space, unless one is in the air there."""
    refused("r8,c1/r8,c2 - 6.6.0.0 -- 1 roll1 0", "r8,c2", "cannot share r8")
    refused("r8,r8/r7,c2 - 6.6.0.0 A- 2 move1:1 0", "r8/", "cannot share r8")
    refused("r9,c1/r9,r9 - 6.6.0.0 -A 1 move1:2!@r8:21 4", "r9 -", "cannot share r9")
    refused("r10,c1/r9,r9 - 6.6.0.0 -A 1 move1:2! 4", "r9 -", "cannot share r9")


def test_foreign_centres() -> None:
    """X4: no penguin in a foreign centre, of a seat in play or not, on the ground or in the air."""
    refused("c2,c1/r8,r9 - 6.6.0.0 -A 1 roll1 0", "c2", "in the centre of seat 2")
    refused("c4,c1/r8,c2 - 6.6.0.0 -- 1 roll1 0", "c4", "in the centre of seat 4")
    refused("c2,c1/r8,c2 - 6.6.0.0 -- 1 move1:2!@n21:22 0", "c2,", "in the centre of seat 2")


def test_rocks_where_they_cannot_lie() -> None:
    """X5: on the road without anywhere, two on a stone, in the nest of a seat that nobody plays."""
    refused("r8,c1/r10,c2 r1:1 5.6.0.0 -- 1 roll1 0", "r1:1", "unless the option drop is anywhere")
    refused("r8,c1/r10,c2 p32:1 5.6.0.0 -- 1 roll1 0", "p32:1", "unless the option drop is anywhere")
    refused("r8,c1/r10,c2 r1:2 4.6.0.0 -- 1 roll1 0", "r1:2", "no more than one rock", drop="anywhere")
    refused("r8,c1/r10,c2 n31:1 5.6.0.0 -- 1 roll1 0", "n31:1", "which nobody plays", drop="anywhere")
    assert at("r8,c1/r10,c2 r1:1,p32:1 4.6.0.0 -- 1 roll1 0", drop="anywhere").moves


def test_piles_never_grow() -> None:
    """X6: no pile holds more than at the start."""
    refused("r8,c1/r10,c2 - 7.5.0.0 -- 1 roll1 0", "7.5", "never holds more than at the start: 6")
    refused("r8,c1/r10,c2 - 6.5.1.0 -- 1 roll1 0", "1.0", "never holds more than at the start: 0")
    assert at("r8,c1/r10,c2 n11:1 6.6.5.6 a- 1 roll1 0", fill_all_piles=True).moves


def test_all_rocks_are_there() -> None:
    """X7: lying, carried and in piles they are six for each filled pile."""
    refused("r8,c1/r10,c2 - 5.6.0.0 -- 1 roll1 0", "- 5.6", "11 rocks are too few; there are 12 in all")
    refused("r8o,c1/r10,c2 - 6.6.0.0 -- 1 roll1 0", "- 6.6", "13 rocks are too many; there are 12 in all")
    refused("r8,c1/r10,c2 - 6.6.0.0 -- 1 roll1 0", "- 6.6", "there are 24 in all", fill_all_piles=True)


def test_activity_and_places() -> None:
    """X8: only with A is penguin 2 out of its centre, and rocks in the nest mean that it is active."""
    refused("r8,r9/r10,c2 - 6.6.0.0 -- 1 roll1 0", "-- 1", "its sign is A")
    refused("r8,c1/r10,r9 - 6.6.0.0 -a 1 roll1 0", "a 1", "its sign is A")
    refused("c1,n11/r10,c2 - 6.6.0.0 a- 1 roll1 0", "a- 1", "its sign is A")
    refused("r8,c1/r10,c2 n21:1 6.5.0.0 -- 1 roll1 0", "- 1", "its sign is a or A")
    refused("c1,c1/r10,c2 - 6.6.0.0 a- 1 move2:2!@n11:11 0", "a- 1", "its sign is A")
    assert at("r8,c1/r10,c2 - 6.6.0.0 aA 1 roll1 0").moves
    assert at("r8,c1o/r10,c2 - 5.6.0.0 -- 1 roll1 0").moves


def test_the_sign_n() -> None:
    """X9: n stands in that seat's own move1 with !, with next_turn, and nowhere else."""
    good = "n11,c1/r10,c2 n11:1 5.6.0.0 n- 1 move1:2! 4"
    assert at(good, second_penguin="next_turn").moves
    refused(good, "n- 1", "with second_penguin at next_turn")
    for phase in ("1 move1:2", "1 roll1", "2 move1:2!", "1 roll2", "1 choose2"):
        refused(good.replace("1 move1:2!", phase), "n- ", "n stands only in", second_penguin="next_turn")


def test_phases_that_cannot_be() -> None:
    """X10: penguin 2's phases need the right sign, and steps left must be possible."""
    refused("r8,c1/r10,c2 - 6.6.0.0 -- 1 choose2 0", "choose2", "is not active")
    refused("r8,c1/r10,c2 - 6.6.0.0 -- 1 roll2 0", "roll2", "is not active")
    refused("r8,c1/r10,c2 - 6.6.0.0 -a 1 move2:1 0", "move2", "is not active")
    refused("r8,c1/r10,c2 - 6.6.0.0 A- 1 choose2 0", "choose2", "the phase is roll2")
    refused("r8,c1/r10,c2 - 6.6.0.0 A- 1 move2:2! 0", "!", "add s")
    refused("r8,c1/r10,c2 - 6.6.0.0 a- 1 move2:2!s 0", "move2", "its sign is A")
    refused("r8,c1/r10,c2 - 6.6.0.0 -- 1 move1:0 0", "0 0", "with no steps left a move is over")
    refused("r8,c1/r10,c2 - 6.6.0.0 -- 1 move1:0! 0", "0! 0", "with no steps left a move is over")
    refused("r8,c1/r10,c2 - 6.6.0.0 -- 1 move1:7 0", "7 0", "no more than 6 steps")
    refused("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:6!@r8:21 0", "6!@r8", "no more than 5 steps")
    refused("c1,r8/r9,c2 - 6.6.0.0 A- 1 move1:6!s 0", "6!s", "no more than 5 steps")
    assert at("r8,c1/r10,c2 - 6.6.0.0 a- 1 roll2 0").moves
    assert at("r8,c1/r10,c2 - 6.6.0.0 a- 1 move2:2 0").moves


def test_marks_that_cannot_be() -> None:
    """X11: marks contradict the position."""
    refused("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2@r8:21 4", "@r8", "write ! before @")
    refused("r9,c1/r10,c2 - 6.6.0.0 -- 1 move1:2!@r8:21 4", "@r8", "only over another penguin")
    refused("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:2!@r7:21 4", "r7:21", "cannot have come from r7")
    refused("n21,c1/n21,c2 - 6.6.0.0 -- 1 move1:2!@c2:21 4", "c2:21", "cannot have come from c2")
    refused("p12,c1/p12,q1 - 6.6.0.0 -A 1 move1:2!@q1:21.22 4", "q1:21", "is a dead end")
    refused("q1,c1/q1,c2 - 6.6.0.0 -- 1 move1:2!@p12:21 4", "@p12", "no route leads on from here")
    refused("p12,c1/p12,q1 - 6.6.0.0 -A 1 move1:2!@p11:21 4", "@p11", "no route leads on from here")
    refused("r9,c1/r10,c2 - 6.6.0.0 -- 1 move1:2!s 4", "!s", "stands in its own centre")
    refused("c1,r9/r10,c2 - 6.6.0.0 A- 1 move1:2s 4", "s 4", "stands in its own centre")
    refused("c1,c1/r10,c2 - 6.6.0.0 A- 1 move1:2!@n11:12s 4", "!@n11:12s", "stands in its own centre")
    refused("c1,r9/r10,c2 - 6.6.0.0 A- 1 move1:2! 4", "! 4", "add s")


def test_penguins_passed_that_cannot_be() -> None:
    """X11: with row the penguins passed are written: those below and behind, not the moving one, one if x is free."""
    text = "r9,c1/r8,r9 - 6.6.0.0 -A 1 move1:2!@{} 4"
    assert at(text.format("r8:21.22")).moves
    assert at(text.format("r10:22")).moves
    refused(text.format("r10"), "@r10", "with hop at row the penguins passed in the hop follow")
    refused(text.format("r8:11.21.22"), "11.21", "does not hop over itself")
    refused(text.format("r8:12.21"), "12.21", "the penguin below is one of those passed")
    refused(text.format("r8:12.22"), "12.22", "the penguin on the space behind is one of those passed")
    refused(text.format("r10:12.22"), "12.22", "the space behind is free")
    refused(text.format("r8:21.22"), "@r8", "with hop at each", hop="each")
    assert at(text.format("r8"), hop="each").moves


def test_won_positions() -> None:
    """X12: a won position is over, and the winner has won."""
    won = f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- {{}} 4"
    assert at(won.format("1 over")).outcome
    refused(won.format("2 roll1"), "roll1", "seat 1 has won")
    refused(won.format("2 move1:3"), "move1", "seat 1 has won")
    refused(won.format("2 over"), "2 over", "seat 2 has not won")
    refused(won.format("0 over").replace(" 4", " 300"), "over", "seat 1 has won")
    refused(f"n11,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 4", "1 over", "seat 1 has not won")
    refused(START.replace("roll1", "over"), "1 over", "seat 1 has not won")


def test_turns_and_the_cap() -> None:
    """X13: no turn is at or past the cap but a draw, which is exactly at it."""
    text = "r8,c1/r10,c2 - 6.6.0.0 -- {} {}"
    refused(text.format("1 roll1", 300), "300", "after 300 turns the game would be a draw already")
    refused(text.format("1 roll1", 301), "301", "would be a draw already")
    refused(text.format("0 over", 299), "299", "a draw comes after exactly 300 turns")
    refused(text.format("0 over", 301), "301", "a draw comes after exactly 300 turns")
    refused(text.format("0 over", 0), "0", "there is no draw", turn_cap=0)
    refused(f"c1,r8/r10,c2 {FULL} 6.0.0.0 A- 1 over 300", "300", "would be a draw already")
    assert at(text.format("1 roll1", 299)).moves
    assert at(text.format("0 over", 300)).outcome
    assert at(text.format("1 roll1", 999_999_999), turn_cap=0).moves


@given(
    st.sampled_from(OPTIONS).flatmap(
        lambda options: st.tuples(st.just(options), edited(position_texts(Options(**options)), LETTERS))
    )
)
@settings(deadline=None, max_examples=150)
def test_typing_mistakes(case: tuple[dict[str, Any], str]) -> None:
    """X14: a text with slips is refused exactly where the reference refuses it, and never in another way."""
    options, text = case
    game = rookery.game(KEY, **options)
    try:
        reference.read(text, Options(**options))
    except ValueError:
        with pytest.raises(rookery.BadNotation):
            game.read(text)
    else:
        position = game.read(text)
        assert str(position) == text
        assert position.moves or position.outcome


@given(st.text(max_size=60) | st.text(LETTERS, max_size=60))
@settings(deadline=None, max_examples=200)
def test_rubbish(text: str) -> None:
    """X14, X15: any text at all is read or refused, as a position and as a move."""
    game = rookery.game(KEY)
    with pytest.raises(rookery.BadNotation) as caught:
        game.read(text)
    assert 0 <= caught.value.place <= len(text)
    try:
        game.start().play("3").play(text)
    except (rookery.BadNotation, rookery.IllegalMove):
        return
    assert text in ("p11", "q1", "q1+")


@pytest.mark.parametrize(
    "move", ["", "r13", "R1", "r1 ", " r1", "r1++", "r1+*", "r1-", "0", "7", "Stop", "+r1", "**", "qq*"]
)
def test_no_move_at_all(move: str) -> None:
    """X15: what is no move cannot be read, and the refusal says how moves are written."""
    with pytest.raises(rookery.BadNotation, match=r"a move is a step \(r1\), alone or with a take") as caught:
        at(START).play(move)
    assert caught.value.place == 0


def test_moves_that_are_not_legal() -> None:
    """X15: a well-written move that the rules do not allow is another answer."""
    for text, move in ((START, "r1"), (START, "stop"), (START.replace("roll1", "move1:3"), "3"), (START, "q1+")):
        with pytest.raises(rookery.IllegalMove, match="legal are"):
            at(text).play(move)
