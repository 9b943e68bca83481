"""Narrowing choices by touches."""

from rookery.kernel.scene import Choice
from rookery.tui.touch import leads_to, narrow, touch


def choice(move: str, *touches: str, same_as: str | None = None) -> Choice:
    """A choice with its touches."""
    return Choice(move=move, touches=touches, label=move, same_as=same_as)


FAN = (choice("a", "p", "x"), choice("b", "p", "y", "n"), choice("c", "p", "y", "s"), choice("d", "q", "x"))
"""Two pieces; one has two places, and two ways to stand on one of them."""


def test_what_is_open() -> None:
    """Everything at first; then what goes on from the touches, until one choice is complete."""
    assert narrow(FAN, ()).next == ("p", "q")
    assert narrow(FAN, ("p",)).next == ("x", "y")
    assert narrow(FAN, ("p", "y")).next == ("n", "s")
    complete = narrow(FAN, ("p", "y", "s")).complete
    assert complete is not None
    assert complete.move == "c"


def test_what_goes_without_saying() -> None:
    """Touches that all choices share are implied, but never the last one."""
    only = (choice("a", "p", "x"), choice("b", "p", "y"))
    assert narrow(only, ()).implied == ("p",)
    assert narrow(only, ()).next == ("p", "x", "y")
    assert touch(only, (), "y") == ("p", "y")
    assert narrow((choice("a", "p"),), ()).implied == ()


def test_repeated_choices_are_not_offered() -> None:
    """One that is the same as another stands behind it."""
    both = (choice("a", "p", "x"), choice("b", "p", "x", same_as="a"))
    assert [each.move for each in narrow(both, ("p", "x")).open] == ["a"]


def test_a_touch_takes_the_place_of_an_earlier_one() -> None:
    """Another piece begins anew; the same touch again takes it back; nonsense leads nowhere."""
    assert touch(FAN, ("p", "y"), "x") == ("p", "x")
    assert touch(FAN, ("p", "y"), "q") == ("q",)
    assert touch(FAN, ("p",), "p") == ()
    assert touch(FAN, ("p",), "moon") is None
    assert [each.move for each in leads_to(FAN, ("p",), "y")] == ["b", "c"]
    assert leads_to(FAN, (), "moon") == ()
