"""A turn of a person's: cursor, buttons, questions, words."""

from rookery.tui.app.hand import Hand, button, button_number
from tests.tui.app.stage import DRIFTING, OWN_GOAL, SOCCER

PLACES = {"white-mama": (0.0, 0.0), "white-papa": (10.0, 0.0), "white-baby": (20.0, 4.0)}


def test_the_cursor() -> None:
    """It stands where something can be touched, and goes from there; Tab goes round."""
    hand = Hand(SOCCER.start())
    hand.rove("right", PLACES)
    assert hand.cursor == "white-mama"
    hand.rove("right", PLACES)
    assert hand.cursor == "white-papa"
    hand.rove("tab", PLACES)
    hand.rove("tab", PLACES)
    assert hand.cursor == "white-mama"
    hand.rove("shift+tab", PLACES)
    assert hand.cursor == "white-baby"
    hand.settle({"white-papa": (10.0, 0.0)}, (0, 0))
    assert hand.cursor == "white-papa"


def test_nothing_to_touch() -> None:
    """Then there is no cursor, and nothing to enter."""
    hand = Hand(SOCCER.start())
    hand.settle({}, (0, 0))
    assert hand.cursor is None
    assert hand.enter() is None


def test_places() -> None:
    """What can be touched and is drawn; and the buttons below."""
    hand = Hand(SOCCER.start())
    assert hand.places(PLACES | {"h8": (1.0, 1.0)}, [(5.0, 0.0)], 40) == PLACES | {button(0): (5.0, 40)}


def asked(hand: Hand) -> bool:
    """Whether a question is open."""
    return hand.asked is not None


def test_a_caution() -> None:
    """It is asked by two buttons, no under the cursor; what was typed is asked too."""
    hand = Hand(OWN_GOAL)
    assert hand.typed(("Ksw",)) is None
    assert asked(hand)
    assert [str(each) for each in hand.buttons] == ["yes", "no"]
    assert hand.touchable == ()
    assert "Do it anyway?" in str(hand.about(None))
    assert hand.enter() is None
    assert not asked(hand)
    hand.typed(("Ksw",))
    assert hand.back()
    hand.typed(("Ksw",))
    assert hand.press(0) == ("Ksw",)


def test_words() -> None:
    """A touch is told by the choice that it makes, or by how many there are."""
    hand = Hand(SOCCER.start())
    assert "21 ways to go on" in str(hand.about("white-baby"))
    assert hand.about("h8") is None
    assert hand.about(button(7)) is None
    assert str(hand.name("facing-n")) != "facing-n"
    hand.touch(["white-baby"])
    hand.touch(["a3"])
    assert "Slide Baby to a3" in str(hand.about("facing-n"))
    assert hand.touch(["facing-se"]) == ("Bn>se",)


def test_a_standing_answer() -> None:
    """Where an answer may be given every time, it is known."""
    hand = Hand(DRIFTING)
    assert hand.standing is not None
    assert hand.standing.standing
    assert Hand(SOCCER.start()).standing is None


def test_names_of_buttons() -> None:
    """They are no things."""
    assert button_number(button(3)) == 3
    assert button_number("a3") is None
