"""What Penguins Rock! says about the die, about what cannot be touched, and about what else a move changes."""

import pytest

from rookery.words import word
from tests.rooms.penguins_rock.nests import START, at, moves


def why(text: str, thing: str, **options: str) -> str:
    """Return the reason for a thing, or the one for whatever has none of its own."""
    found = at(text, **options).scene().reasons
    own = [reason for reason in found if thing in reason.ids] or [reason for reason in found if not reason.ids]
    return str(own[0].label)


def test_the_die_falls_on_a_face() -> None:
    """T1: a roll is told with the pips that people see, in both languages."""
    (rolled,) = at(START).happenings("4")
    assert rolled.face is not None
    assert (rolled.face.pips, word(rolled.face.label), word(rolled.face.label, "de")) == (4, "4 steps", "4 Schritte")


@pytest.mark.parametrize(
    ("text", "pips"),
    [
        (START, None),
        ("p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:5 0", 5),
        ("p11,c1/p22,c2 - 6.6.0.0 -- 1 move1:4! 0", 4),
        ("r9,c1/r9,c2 - 6.6.0.0 -- 1 move1:0!@r8:21 4", None),
        ("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0", None),
        ("r8,c1/r10,c2 - 6.6.0.0 -- 0 over 300", None),
    ],
)
def test_the_die_that_counts(text: str, pips: int | None) -> None:
    """T1, M1: while a penguin moves the die shows the steps that are left."""
    die = at(text).scene().die
    assert (die and die.pips) == pips


def test_the_other_penguin() -> None:
    """T2, T3, T4: the own penguin that does not move now is asleep, just awake, next, or has moved already."""
    text = "p12,c1/p22,c2 - 6.6.0.0 -- 1 move1:5 0"
    assert why(text, "red-2") == "This penguin sleeps until your first rock is home"
    assert why(text.replace("--", "a-"), "red-2") == "Penguin 1 moves first"
    woken = "n12,c1/p22,c2 n11:1 5.6.0.0 n- 1 move1:1! 0"
    assert "on your next turn" in why(woken, "red-2", second_penguin="next_turn")
    second = text.replace("--", "a-").replace("move1", "move2")
    assert why(second, "red-1") == "Penguin 1 has moved: now it's penguin 2's turn"


def test_other_things() -> None:
    """M3, H2, R1: penguins of others, foreign middles, the way straight back, a second rock, what is too far."""
    text = "r9o,c1/r9,c2 - 5.6.0.0 -- 1 move1:2!@r8:21 4"
    assert why(text, "blue-2") == "This is Blue's penguin"
    assert why(text, "c3") == "Nobody may enter the middle of another nest"
    assert why(text, "r8") == "You can't hop straight back"
    assert why(text, "heap-q1") == "Your penguin already has a rock: it can carry only one"
    assert why(text, "n11") == "Penguin 1 has 2 steps left and can't get there"
    free = text.replace("move1:2", "move1:0")
    assert why(free, "n11") == "Red's penguin 1 is in the air: it lands on one of the nearest free spaces"


def test_choices_and_rolls() -> None:
    """T1, T2: before the choice there is one reason for everything; before a roll and after the end there is none."""
    asked = "p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0"
    assert why(asked, "red-1") == "First say whether penguin 2 goes or stays"
    assert at(START).scene().reasons == ()
    assert at("r8,c1/r10,c2 - 6.6.0.0 -- 0 over 300").scene().reasons == ()


def test_what_else_a_move_changes() -> None:
    """T2, T3: the first rock at home wakes penguin 2, which is pointed out; so it is where it goes or stays."""
    text = "p11o,c1/p22,c2 - 5.6.0.0 {} 1 move1:3 0"
    first = {choice.move: choice.affects for choice in at(text.format("--")).choices()}
    assert first == {move: ("red-2",) if move.endswith("*") else () for move in moves(text.format("--"))}
    assert not any(choice.affects for choice in at(text.format("a-")).choices())
    asked = at("p12,c1/p22,c2 - 6.6.0.0 a- 1 choose2 0").choices()
    assert [choice.affects for choice in asked] == [("red-2",), ("red-2",)]


def test_the_first_rock_at_home() -> None:
    """T3: the drop that wakes penguin 2 is told as what it is."""
    _, dropped = at("p11o,c1/p22,c2 - 5.6.0.0 -- 1 move1:3 0").happenings("n11*")
    assert word(dropped.label) == "It brings the first rock home, and penguin 2 wakes up"
    assert word(dropped.label, "de").endswith("bringt den ersten Stein nach Hause, und Pinguin 2 wacht auf")
