"""Clocks, by the times of events."""

import pytest

import rookery
from rookery.play.clock import is_sound, timekeeper
from rookery.play.commands import Answer, Join, Leave, Offer, SeatBot, Undo
from rookery.play.events import Clock, SeatPlan
from tests.play.sessions import OPEN, Session, quiet


@pytest.mark.parametrize(
    ("clock", "sound"),
    [
        (Clock(), True),
        (Clock(move=0.5), True),
        (Clock(game=60, increment=1), True),
        (Clock(increment=1), False),
        (Clock(move=-1), False),
        (Clock(game=float("nan")), False),
        (Clock(game=float("inf")), False),
        (Clock(move=1e9), False),
    ],
)
def test_sound_clocks(clock: Clock, *, sound: bool) -> None:
    """Times are numbers from 0 to thirty days, and an increment needs something to be added to."""
    assert is_sound(clock) == sound


def test_no_clock_no_deadline() -> None:
    """Without a clock nobody is ever late."""
    times = timekeeper(Clock(), 2)
    assert not times.runs
    assert times.deadline(0) is None


def seated(clock: Clock) -> Session:
    """Two at a game without a die, and both penguins are placed without losing time."""
    session = Session(quiet(), clock=clock).join("anna", "ben")
    session.move()
    session.move()
    return session


def test_the_time_for_the_game() -> None:
    """A move costs its seat the time since the last event of the board, and brings the increment."""
    session = Session(quiet(), clock=Clock(game=60, increment=2)).join("anna", "ben")
    session.now += 5_000
    session.move()
    assert session.match.times.banks == [57_000, 60_000]
    assert session.match.plies[-1].took == 5_000
    assert session.match.deadline == session.now + 60_000
    session.now += 1_000
    session.move()
    assert session.match.times.banks == [57_000, 61_000]


def test_the_nearer_end_counts() -> None:
    """With a time for the move and one for the game, the deadline is the earlier one."""
    session = Session(rookery.game("penguin-soccer"), clock=Clock(move=10, game=25)).join("anna", "anna")
    assert session.match.deadline == session.now + 10_000
    for _ in range(4):
        session.now += 9_000
        session.move()
    assert session.match.times.banks[session.match.turn or 0] == 7_000
    assert session.match.deadline == session.now + 7_000


def test_nobody_gains_time_by_undoing() -> None:
    """What was thought is spent, the same move brings no second increment, and its time goes on."""
    session = seated(Clock(move=30, game=60, increment=10))
    banks = session.match.times.banks
    before = banks[0]
    for _ in range(3):
        session.now += 2_000
        session.move()
        session.now += 1_000
        session.do(0, Undo())
    assert banks[0] == before + 10_000 - 9_000
    assert session.match.times.carried == 9_000
    assert session.match.deadline == session.now + 21_000
    session.now += 1_000
    session.move()
    assert session.match.plies[-1].took == 10_000
    assert banks[0] == before + 10_000 - 10_000
    session.move()
    session.move()
    assert session.match.times.owed == [0, 0]


def test_a_takeback_gives_the_time_for_the_move_anew() -> None:
    """After a takeback the asker thinks with a fresh time for the move; the one who was thinking has spent theirs."""
    session = Session(quiet(), clock=Clock(move=30, game=60)).join("anna", "ben")
    session.now += 20_000
    session.move()
    session.now += 5_000
    session.do(0, Offer("takeback"))
    session.do(1, Answer("takeback", agreed=True))
    assert session.match.turn == 0
    assert session.match.times.banks == [40_000, 55_000]
    assert session.match.deadline == session.now + 30_000


def test_bots_have_no_clock() -> None:
    """A bot's moves cost nothing; a player who takes over thinks from then on."""
    session = Session(quiet(), (SeatPlan("egg"), OPEN), Clock(move=30, game=60)).join("-", "anna")
    session.now += 100_000
    session.move()
    assert session.match.times.banks == [60_000, 60_000]
    session.now += 10_000
    session.do(1, Leave())
    assert session.match.deadline == session.now + 20_000
    deadlines = []
    for command, guest in ((SeatBot(1, "egg"), None), (Join("Anna"), "anna")):
        session.do(1, command, guest=guest)
        deadlines.append(session.match.deadline)
        session.now += 50_000
    assert deadlines == [None, session.now - 50_000 + 30_000]


def test_nobody_gains_time_by_going_out() -> None:
    """Who leaves and comes back, with no bot in between, thinks on where they were."""
    session = Session(quiet(), clock=Clock(move=30)).join("anna", "ben")
    end = session.now + 30_000
    session.now += 10_000
    session.do(0, Leave())
    session.do(0, Join("Anna"), guest="anna")
    assert session.match.deadline == end
