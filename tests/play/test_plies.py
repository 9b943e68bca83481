"""What a match remembers of its plies and offers."""

from rookery.play.commands import Answer, Offer
from rookery.play.events import Clock, Rolled, SeatPlan
from rookery.play.plies import Ply, last_mover
from tests.play.sessions import OPEN, Session, quiet, race


def test_rolls_are_counted() -> None:
    """Rolls are plies of no seat, counted through the match."""
    session = Session(race(goal=3)).join("anna", "ben").play_out()
    rolled = [event.n for event in session.log if isinstance(event, Rolled)]
    assert rolled == list(range(1, session.match.rolls + 1))
    assert sum(ply.seat is None for ply in session.match.plies) == session.match.rolls > 0


def test_thought_is_measured() -> None:
    """Each ply has the time that it took; an increment is given to persons only."""
    session = Session(quiet(), (OPEN, SeatPlan("egg")), Clock(move=60)).join("anna")
    for seconds in (3, 5):
        session.now += 1000 * seconds
        session.move()
    assert [(ply.seat, ply.took, ply.timed) for ply in session.match.plies] == [(0, 3000, True), (1, 5000, False)]


def test_offers_know_who_has_agreed() -> None:
    """Guest by guest, until all have."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    session.do(0, Offer("draw"))
    session.do(2, Answer("draw", agreed=True))
    offer = session.match.offers["draw"]
    assert (offer.seat, offer.agreed) == (0, frozenset({"cleo"}))


def test_a_die_hides_who_moved_before_it() -> None:
    """Of some seats the last to move counts, and nobody once a die has fallen."""
    first, second, roll = (Ply("x", seat, 0, timed=True) for seat in (0, 1, None))
    assert last_mover([first, second], {0, 1}) == 1
    assert last_mover([first, second], {0}) == 0
    assert last_mover([first, roll, second], {0}) is None
    assert last_mover([], {0}) is None
