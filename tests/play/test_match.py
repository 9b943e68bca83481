"""The fold: events make the state, and what cannot follow is refused as a broken log."""

from collections.abc import Callable

import msgspec
import pytest

from rookery.kernel.game import Game
from rookery.play.commands import Answer, Leave, Offer, Say
from rookery.play.events import (
    Answered,
    AnyEvent,
    Clock,
    Created,
    Joined,
    Moved,
    Rolled,
    SeatPlan,
    Started,
    Undone,
)
from rookery.play.match import BrokenLog, Match, OtherRules
from tests.play.sessions import OPEN, Session, kinds, open_game, quiet, race


@pytest.mark.parametrize("game", [quiet(3), race(3, goal=4)], ids=repr)
def test_fold_is_the_live_state(game: Game) -> None:
    """After every event the fold of the log so far is the live state, through JSON too."""
    session = Session(game, (OPEN, SeatPlan("egg"), OPEN), Clock(game=900, increment=2)).join("anna", "-", "ben")
    session.do(0, Say("hello"))
    session.do(2, Leave())
    session.play_out()
    live = Match.of(session.log[0], open_game)
    decoder = msgspec.json.Decoder(AnyEvent)
    kept = [msgspec.json.encode(event) for event in session.log]
    for seq, event in enumerate(session.log[1:], 2):
        live.apply(event)
        if seq % 5 == 0 or seq == len(session.log):
            assert Match.fold(map(decoder.decode, kept[:seq]), open_game) == live
    assert live == session.match


def test_what_a_reader_sees() -> None:
    """Before the start there is no position; then a seat is to move, and the line grows ply by ply."""
    session = Session(quiet())
    match = session.match
    assert (match.id, match.seq, match.started, match.position, match.turn) == ("first", 1, False, None, None)
    assert [seat.kind for seat in match.seats] == ["open", "open"]
    session.join("anna", "ben")
    assert (match.started, match.turn, match.ended) == (True, 0, False)
    session.move()
    assert len(match.positions) == len(match.plies) + 1 == 2
    assert match.plies[0].seat == 0
    assert match.positions[0].play(match.plies[0].text) == match.position
    assert match.since(3) == tuple(session.log[3:])
    assert match.since(-1) == tuple(session.log)
    assert match.answer("unknown") is None
    assert match.at == session.now


def test_the_way_back() -> None:
    """The way back to a seat's last decision is counted with what came after it."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    assert session.match.back_to(0) is None
    session.move()
    session.move()
    assert [session.match.back_to(seat) for seat in range(3)] == [2, 1, None]


@pytest.mark.parametrize(
    "event",
    [
        lambda seq: Moved(seq=seq + 1, at=0, seat=0, move="a1"),
        lambda seq: Moved(seq=seq - 1, at=0, seat=0, move="a1"),
        lambda seq: Moved(seq=seq, at=0, seat=1, move="a1"),
        lambda seq: Moved(seq=seq, at=0, seat=0, move="humbug"),
        lambda seq: Moved(seq=seq, at=0, seat=0, move="a1-a2"),
        lambda seq: Rolled(seq=seq, at=0, n=1, roll="1"),
        lambda seq: Undone(seq=seq, at=0, seat=0, plies=1),
        lambda seq: Undone(seq=seq, at=0, seat=0, plies=0),
        lambda seq: Joined(seq=seq, at=0, seat=7, name="Anna", guest="anna", seed=""),
        lambda seq: Answered(seq=seq, at=0, seat=0, what="draw", agreed=True),
        lambda seq: Started(seq=seq, at=0, position="humbug"),
        lambda seq: msgspec.structs.replace(Session(quiet()).log[0], seq=seq),
    ],
)
def test_broken_logs(event: Callable[[int], AnyEvent]) -> None:
    """An event that cannot follow is refused, and the match stays as it was."""
    session = Session(quiet()).join("anna", "ben")
    with pytest.raises(BrokenLog, match=r"event \d+ of match first is impossible: |match first has 6 events") as broken:
        session.match.apply(event(session.match.seq + 1))
    assert str(broken.value).count("is impossible") <= 1, "the problem is told once"
    assert session.match == Match.fold(session.log, open_game)


@pytest.mark.parametrize("plies", [2, 3, 99])
def test_no_way_back_across_a_roll(plies: int) -> None:
    """The fold believes no log in which a roll, or more than there is, was taken back."""
    session = Session(race(goal=9)).join("anna", "ben")
    session.move()
    with pytest.raises(BrokenLog, match=f"no {plies} moves to undo"):
        session.match.apply(Undone(seq=session.match.seq + 1, at=session.now, seat=0, plies=plies))


def test_no_first_event() -> None:
    """A log begins with the setting up of a match that can be played here."""
    played = quiet()
    created = Session(played).log[0]
    assert isinstance(created, Created)
    with pytest.raises(BrokenLog, match="the first event"):
        Match.fold([])
    with pytest.raises(BrokenLog, match="the first event"):
        Match.fold(Session(quiet()).join("anna").log[1:])
    with pytest.raises(OtherRules, match="cannot be played here: there is no game"):
        Match.fold([msgspec.structs.replace(created, game="humbug")])
    title, version = played.room.title, played.room.version
    with pytest.raises(OtherRules, match=f"version 99 of the rules of {title}, and this is version {version}"):
        Match.fold([msgspec.structs.replace(created, version=99)], open_game)


def test_offers_are_seen() -> None:
    """A reader sees who asks for what, and who must still agree."""
    session = Session(quiet(3)).join("anna", "ben", "ben")
    session.do(0, Offer("draw"))
    assert session.match.offers["draw"].seat == 0
    assert session.match.asked("draw", 0) == {"ben"}


def test_what_may_be_taken_back() -> None:
    """Of a player's seats the one that moved last, unless a die has fallen since."""
    session = Session(quiet(3)).join("anna", "anna", "ben")
    assert session.match.retractable({0, 1}) is None
    for last in (0, 1, 1):
        session.move()
        assert session.match.retractable({0, 1}) == last
    rolling = Session(race()).join("anna", "ben")
    rolling.move()
    assert rolling.match.retractable({0, 1}) is None


# Hints


def test_hints_are_free_among_bots_and_around_one_device() -> None:
    """Where nobody sits whom a hint could outwit, nobody is asked."""
    assert Session(quiet(), (OPEN, SeatPlan("egg"))).join("anna").match.hints
    assert Session(quiet()).join("anna", "anna").match.hints
    assert Session(quiet(), (SeatPlan("egg"), SeatPlan("egg"))).match.hints


def test_people_agree_to_hints() -> None:
    """Against people there are hints once all have agreed; moves are made meanwhile, and the agreement stays."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    assert not session.match.hints
    session.do(0, Offer("hints"))
    session.move()
    assert kinds(session.do(1, Answer("hints", agreed=True))) == ["Answered"]
    assert not session.match.hints
    assert kinds(session.do(2, Answer("hints", agreed=True))) == ["Answered", "HintsAllowed"]
    session.move()
    assert (session.match.hints, session.match.offers) == (True, {})
    assert Match.fold(session.log).hints


def test_one_no_keeps_hints_off() -> None:
    """A single player can decline."""
    session = Session(quiet()).join("anna", "ben")
    session.do(0, Offer("hints"))
    session.do(1, Answer("hints", agreed=False))
    assert (session.match.hints, session.match.offers) == (False, {})
