"""Nobody chooses a roll: not even an operator who knows the secret, sits down last and changes the program."""

import hashlib
from collections.abc import Callable

import msgspec
import pytest

from rookery.play import referee
from rookery.play.commands import Join, Leave, Resume, Reveal, SeatBot, Tick, Vacate
from rookery.play.events import (
    AnyEvent,
    BotSeated,
    Created,
    Ended,
    Joined,
    Left,
    Revealed,
    Rolled,
    SeatPlan,
    Started,
    Withheld,
)
from rookery.play.match import BrokenLog, Match
from rookery.play.refusals import Refusal
from rookery.play.seeds import REVEAL_TIME
from rookery.records import dice
from tests.play.sessions import OPEN, SECRET, Session, kinds, open_game, quiet, race
from tests.seeds import committed, join, reveal, seed_of

TRIES = 200


def text(n: int) -> str:
    """The n-th thing that somebody might sit down with."""
    return hashlib.sha256(b"%d" % n).hexdigest()


def test_an_operator_who_sits_down_last_cannot_choose_rolls() -> None:
    """They try what they could sit down with, with the secret and all they can see: no try tells them any roll."""
    events = referee.create(race(), SECRET, match="m", seats=(OPEN, OPEN), now=0)
    match = Match.fold(events, open_game)
    match.apply(
        *referee.answer(match, SECRET, 0, Join("Anna", text(-1)), guest="anna", expected=match.seq, key=None, now=0)
    )
    liked = []
    for n in range(TRIES):
        answer = referee.answer(
            match, SECRET, 1, Join("Operator", text(n)), guest="operator", expected=match.seq, key=None, now=0
        )
        liked += [n for event in answer if isinstance(event, Rolled) and event.roll == "2"]
    assert not liked, f"{len(liked)} of {TRIES} ways to sit down would roll what the operator likes"


def test_nor_afterwards() -> None:
    """Once Anna has revealed her seed, the operator can reveal the own one, and no other."""
    session = Session(race()).sit("anna", "operator")
    session.do(0, reveal(0))
    for n in range(TRIES):
        with pytest.raises(Refusal, match="not the seed"):
            session.do(1, Reveal(text(n)))
    for command in (SeatBot(1, "egg"), join("Operator", 8)):
        with pytest.raises(Refusal, match=r"taken|yours already"):
            session.do(1, command, guest="operator")
    assert not session.match.started
    session.do(1, reveal(1))
    assert session.match.seeds == (seed_of(0), seed_of(1))


@pytest.mark.parametrize("how", ["waits", "leaves", "is absent"])
def test_who_withholds_gets_no_second_seed(how: str) -> None:
    """The match begins anew: all persons' seats are open, and who withheld does not sit down again."""
    session = Session(race(3), (OPEN, OPEN, SeatPlan("egg"))).sit("anna", "operator")
    session.do(0, reveal(0))
    if how == "waits":
        session.now += REVEAL_TIME - 1
        assert session.do(None, Tick()) == ()
        session.now += 1
        (event,) = session.do(None, Tick())
    elif how == "leaves":
        (event,) = session.do(1, Leave())
    else:
        (event,) = session.do(1, Vacate(), guest=None)
    assert isinstance(event, Withheld)
    assert event.seats == (1,)
    assert [seat.kind for seat in session.match.seats] == ["open", "open", "bot"]
    assert session.match.deadline is None
    for seat in (0, 1):
        with pytest.raises(Refusal, match="did not reveal your seed"):
            session.do(seat, join("Operator", 5), guest="operator")
    session.do(0, join("Anna", 6), guest="anna")
    session.do(1, join("Cleo", 7), guest="cleo")
    session.do(0, reveal(6))
    assert kinds(session.do(1, reveal(7)))[:2] == ["Revealed", "Started"]
    assert session.match.seeds == (seed_of(6), seed_of(7))
    assert Match.fold(session.log, open_game) == session.match


def test_all_who_keep_others_waiting_are_named() -> None:
    """Time runs from the first seed on; while nobody has revealed any, nobody waits."""
    session = Session(race(3)).sit("anna", "ben", "cleo")
    session.now += 10 * REVEAL_TIME
    assert session.do(None, Tick()) == ()
    session.do(1, reveal(1))
    assert session.match.deadline == session.now + REVEAL_TIME
    session.now += REVEAL_TIME
    assert [event.seats for event in session.do(None, Tick()) if isinstance(event, Withheld)] == [(0, 2)]


def test_leaving_before_any_seed_is_just_leaving() -> None:
    """Nobody has seen anything: the seat is free, the others' commitments stand, and one may come back."""
    session = Session(race()).sit("anna", "ben")
    assert kinds(session.do(0, Leave())) == ["Left"]
    assert not session.match.awaited
    session.do(0, join("Anna", 4), guest="anna")
    session.do(0, reveal(4))
    # Ben has revealed nothing yet, so Anna takes nothing back that he has seen hers for.
    assert kinds(session.do(0, Leave())) == ["Left"]
    session.do(0, join("Anna", 5), guest="anna")
    session.do(1, reveal(1))
    session.do(0, reveal(5))
    assert session.match.seeds == (seed_of(5), seed_of(1))


def test_every_seat_of_a_hot_seat_commits() -> None:
    """One guest in several seats has a seed in each."""
    session = Session(race(), (OPEN, OPEN)).join("anna", "anna")
    assert session.match.seeds == (seed_of(0), seed_of(1))


def forged(kind: Callable[..., AnyEvent], **facts: object) -> Callable[[Match], AnyEvent]:
    """An event of a log that somebody has changed."""
    return lambda match: kind(seq=match.seq + 1, at=match.at, **facts)


@pytest.mark.parametrize(
    "event",
    [
        forged(Revealed, seat=1, seed=seed_of(0)),
        forged(Revealed, seat=1, seed=text(0)),
        forged(Revealed, seat=0, seed=seed_of(0)),
        forged(Left, seat=1),
        forged(BotSeated, seat=1, level="egg"),
        forged(Joined, seat=1, name="Op", guest="op", commitment=text(1)),
        forged(Withheld, seats=()),
        forged(Withheld, seats=(7,)),
        forged(Started, position="0.0 1 ?"),
    ],
)
def test_no_log_unmakes_a_commitment(event: Callable[[Match], AnyEvent]) -> None:
    """Anna has revealed: whatever replaces the other seat or its seed makes a log that no client believes."""
    session = Session(race()).sit("anna", "op")
    session.do(0, reveal(0))
    with pytest.raises(BrokenLog, match="is impossible"):
        session.match.apply(event(session.match))
    assert session.match == Match.fold(session.log, open_game)


def test_no_seeds_in_games_of_skill() -> None:
    """Nor later: a seed after the start is no seed."""
    session = Session(race()).join("anna", "ben")
    with pytest.raises(BrokenLog, match="no seed is due"):
        session.match.apply(Revealed(seq=session.match.seq + 1, at=0, seat=0, seed=seed_of(0)))


def test_the_shuffle_is_told_before_anybody_commits() -> None:
    """The first event says what is shuffled and where it lies; a log that says otherwise than the rules is no match."""
    created = Session(quiet()).log[0]
    assert isinstance(created, Created)
    assert created.deal == quiet().deal
    other = msgspec.structs.replace(quiet().deal, lots=quiet().deal.lots[::-1])  # type: ignore[union-attr, type-var]
    with pytest.raises(BrokenLog, match="shuffles its start"):
        Match.fold([msgspec.structs.replace(created, deal=other)], open_game)


def test_a_match_from_before_goes_on() -> None:
    """A log of the first protocol is read, and its rolls are those of the first protocol; what one sits with counts."""
    created = Session(race()).log[0]
    old = msgspec.structs.replace(created, dice=dice.OPEN_SEEDS, deal=None)
    session = Session(race())
    session.log = [old]
    session.match = Match.fold(session.log, open_game)
    session.do(0, Join("Anna", "anna-1"), guest="anna")
    assert kinds(session.do(1, Join("Ben", "not a seed, but"), guest="ben"))[:2] == ["Joined", "Started"]
    assert session.match.seeds == ("anna-1", "")
    session.play_out()
    rolled = [event for event in session.log if isinstance(event, Rolled)]
    drawn = dice.Dice(SECRET, ("anna-1", ""), dice.OPEN_SEEDS)
    assert all(event.roll == drawn.roll(event.n, (("1", 2), ("2", 1))) for event in rolled)
    assert isinstance(session.log[-1], Ended)


def test_commitments_say_nothing() -> None:
    """Before they are revealed no seed stands in the log."""
    session = Session(race()).sit("anna", "ben")
    assert committed(0) in repr(session.log)
    assert seed_of(0) not in repr(session.log)


def test_seeds_do_not_get_in_each_other_s_way() -> None:
    """All clients reveal at one moment: who has not yet heard of another seed is not stale, but of anything else is."""
    session = Session(race(3)).sit("anna", "ben", "cleo")
    seen = session.match.seq
    session.do(0, reveal(0))
    session.do(1, reveal(1), expected=seen)
    session.do(2, Leave())
    with pytest.raises(Refusal, match="see what has happened"):
        session.do(2, reveal(2), guest="cleo", expected=seen)


def test_the_time_of_a_server_that_was_away_does_not_count() -> None:
    """Nobody could reveal anything meanwhile."""
    session = Session(race()).sit("anna", "ben")
    session.do(0, reveal(0))
    session.now += 3 * REVEAL_TIME
    session.do(None, Resume(3 * REVEAL_TIME))
    assert session.do(None, Tick()) == ()
    assert session.match.deadline == session.now + REVEAL_TIME
