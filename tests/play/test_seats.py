"""A seat passes from hand to hand."""

from rookery.play.seats import Seat


def test_who_may_act() -> None:
    """The person who holds a seat; for a bot, or an empty seat, no guest."""
    seat = Seat()
    assert (seat.kind, seat.holder) == ("open", None)
    seat = seat.joined("Anna", "anna", "s")
    assert (seat.kind, seat.holder, seat.present) == ("person", "anna", True)
    seat = seat.absent()
    assert (seat.holder, seat.present) == ("anna", False)
    seat = seat.with_bot("egg")
    assert (seat.kind, seat.holder, seat.level, seat.guest, seat.name) == ("bot", None, "egg", "anna", "Anna")
    seat = seat.joined("Anna", "anna", "s")
    assert (seat.kind, seat.level, seat.present) == ("person", None, True)
    assert seat.given_up().out
    assert seat.absent().back() == seat
