"""Every refusal of the referee has a code, a message and a test: the tests of all of them are here."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.kernel.levels import NAMES
from rookery.play import referee
from rookery.play.commands import (
    AddDevice,
    Answer,
    AnyCommand,
    End,
    Join,
    Leave,
    Move,
    Offer,
    Resign,
    Revoke,
    Say,
    SeatBot,
    Tick,
    Undo,
    Vacate,
)
from rookery.play.events import Clock, Opening, SeatPlan
from rookery.play.match import Match
from rookery.play.phrases import SAYINGS
from rookery.play.refusals import Refusal
from rookery.words import word
from tests.play.sessions import OPEN, SECRET, Session, open_game, quiet, race
from tests.seeds import join, reveal


def seated() -> Session:
    """Two at a game without a die."""
    return Session(quiet()).join("anna", "ben")


def racing() -> Session:
    """Two at a game with a die, after two moves: the die falls before each."""
    session = Session(race(goal=9)).join("anna", "ben")
    session.move()
    session.move()
    return session


def with_bot() -> Session:
    """A person and a bot."""
    return Session(quiet(), (OPEN, SeatPlan("egg"))).join("anna")


def absent() -> Session:
    """One of two has left."""
    session = seated()
    session.do(1, Leave())
    return session


def taken_over() -> Session:
    """A bot plays for one of two."""
    session = absent()
    session.do(0, SeatBot(1, "egg"))
    return session


def over() -> Session:
    """One of two has given up."""
    session = seated()
    session.do(1, Resign())
    return session


def keyed() -> Session:
    """One of two has said hello, with a key."""
    session = seated()
    session.do(0, Say("hello"), key="k")
    return session


def ended_early() -> Session:
    """It ended before it started."""
    session = Session(quiet()).join("anna")
    session.do(None, End(), guest="anna")
    return session


def rematched() -> Session:
    """Both have agreed to play again."""
    session = over()
    session.do(0, Offer("rematch"))
    session.do(1, Answer("rematch", agreed=True))
    return session


def called_off() -> Session:
    """Ben has revealed his seed, and Anna has gone without."""
    session = Session(quiet()).sit("anna", "ben")
    session.do(1, reveal(1))
    session.do(0, Leave())
    return session


def three_resigned() -> Session:
    """One of three has given up, and a bot plays on."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    session.do(1, Resign())
    return session


def asking(what: str) -> Session:
    """The first of three has asked for something after everybody moved once."""
    session = Session(quiet(3)).join("anna", "ben", "cleo")
    for _ in range(3):
        session.move()
    session.do(0, Offer(what))  # type: ignore[arg-type]  # one of the three
    return session


def agreed_once() -> Session:
    """One of the two who are asked has agreed."""
    session = asking("draw")
    session.do(1, Answer("draw", agreed=True))
    return session


def plan(*, seats: int = 2, level: str | None = None, clock: Clock | None = None) -> object:
    """Set up a match."""
    plans = (SeatPlan(level),) * seats
    return referee.create(quiet(), SECRET, match="m", seats=plans, clock=clock or Clock(), now=0)


def full() -> Session:
    """Two who have talked too much."""
    session = seated()
    while session.match.seq < referee.MOST_BESIDE:
        session.do(0, Say("hello"))
    return session


Case = tuple[str, str, Callable[[], object]]

CASES: list[Case] = [
    ("stale", "at event 6, not 5", lambda: seated().do(0, Undo(), expected=5)),
    ("stale", "at event 6, not 9", lambda: seated().do(0, Undo(), expected=9)),
    ("bad-key", "use 1 to 64 plain characters", lambda: seated().do(0, Undo(), key="k" * 65)),
    ("bad-key", "use 1 to 64 plain characters", lambda: seated().do(0, Undo(), key="")),
    ("no-such-seat", "no seat 3; seats are 1 to 2", lambda: seated().do(2, Undo(), guest="anna")),
    ("no-such-seat", "no seat 0", lambda: seated().do(-1, Undo(), guest="anna")),
    ("no-such-seat", "no seat 8", lambda: seated().do(0, SeatBot(7, "egg"))),
    ("no-such-seat", "say which seat", lambda: seated().do(None, Undo(), guest="anna")),
    ("not-your-seat", "seat 2 is not yours", lambda: seated().do(1, Undo(), guest="anna")),
    ("not-your-seat", "seat 1 is not yours", lambda: Session(quiet()).do(0, Undo(), guest="anna")),
    ("not-your-seat", "seat 2 is not yours", lambda: with_bot().do(1, Undo(), guest=None)),
    ("not-your-seat", "seat 2 is not yours", lambda: with_bot().do(1, Resign(), guest="anna")),
    ("not-your-seat", "join again to take it back", lambda: taken_over().do(1, Undo(), guest="ben")),
    ("not-seated", "join first", lambda: absent().do(None, SeatBot(1, "egg"), guest="cleo")),
    ("not-seated", "only people can join", lambda: Session(quiet()).do(0, Join("Anna"), guest=None)),
    ("seat-taken", "seat 1 is taken; join another", lambda: seated().do(0, Join("Cleo"), guest="cleo")),
    ("seat-taken", "seat 2 is taken", lambda: with_bot().do(1, Join("Cleo"), guest="cleo")),
    ("seat-taken", "seat 2 is taken", lambda: absent().do(1, Join("Cleo"), guest="cleo")),
    ("seat-taken", "seat 2 is taken", lambda: three_resigned().do(1, Join("Ben"), guest="ben")),
    ("seat-taken", "a bot needs an open seat", lambda: seated().do(0, SeatBot(1, "egg"))),
    ("seat-taken", "a bot needs an open seat", lambda: with_bot().do(0, SeatBot(1, "egg"))),
    ("seated", "yours already", lambda: seated().do(0, Join("Anna"), guest="anna")),
    ("nobody-there", "nobody is in seat 2", lambda: absent().do(1, Leave())),
    ("nobody-there", "nobody is in seat 2", lambda: with_bot().do(1, Vacate(), guest=None)),
    ("bad-name", "1 to 24 visible characters", lambda: Session(quiet()).do(0, Join("  "), guest="anna")),
    ("bad-commitment", "the SHA-256 of 32 bytes", lambda: Session(quiet()).do(0, Join("Anna", "a,b"), guest="anna")),
    ("bad-commitment", "the SHA-256 of 32 bytes", lambda: Session(quiet()).do(0, Join("Anna"), guest="anna")),
    ("withheld", "open a new match", lambda: called_off().do(0, join("Anna", 7), guest="anna")),
    ("reveal-not-due", "when all seats are taken", lambda: Session(quiet()).sit("anna").do(0, reveal(0))),
    ("reveal-not-due", "no seed of seat 1 is due", lambda: seated().do(0, reveal(0))),
    ("wrong-seed", "not the seed that seat 1", lambda: Session(quiet()).sit("anna", "ben").do(0, reveal(1))),
    ("bad-seats", "3 seats for 2 players", lambda: plan(seats=3)),
    ("bad-colours", "each of the 2 seats", lambda: Session(quiet(), colours=(1, 1))),
    ("bad-opening", "cannot go on from there", lambda: Session(quiet(), opening=Opening("nonsense"))),
    ("bad-clock", "in seconds, up to", lambda: plan(clock=Clock(move=-1))),
    ("unknown-level", "no level", lambda: plan(level="dodo")),
    ("unknown-level", "no level", lambda: absent().do(0, SeatBot(1, "dodo"))),
    ("unknown-phrase", "the phrases are hello", lambda: seated().do(0, Say("humbug"))),
    ("not-started", "seats are still open", lambda: Session(quiet()).join("anna").do(0, Move("a1"))),
    ("not-started", "seats are still open", lambda: Session(quiet()).join("anna").do(0, Resign())),
    ("over", "ask for a rematch", lambda: over().do(0, Move("a1"))),
    ("over", "ask for a rematch", lambda: over().do(0, Offer("draw"))),
    ("over", "ask for a rematch", lambda: over().do(0, SeatBot(1, "egg"))),
    ("match-full", "only move or resign", lambda: full().do(0, Say("hello"))),
    ("not-over", "ask for a rematch when it is", lambda: seated().do(0, Offer("rematch"))),
    ("not-your-turn", "seat 1 is to move", lambda: seated().do(1, Move("a1"))),
    ("bad-notation", "character 1", lambda: seated().do(0, Move("?!"))),
    ("illegal-move", "legal are", lambda: racing().do(0, Move("creep"))),
    ("nothing-to-undo", "ask the others to let you undo", lambda: seated().do(0, Undo())),
    ("nothing-to-undo", "no move to undo yet", lambda: seated().do(0, Offer("takeback"))),
    ("across-a-roll", "you can't undo past a dice roll", lambda: racing().do(0, Undo())),
    ("across-a-roll", "you can't undo past a dice roll", lambda: racing().do(0, Offer("takeback"))),
    ("already-offered", "seat 1 has already offered a draw", lambda: asking("draw").do(1, Offer("draw"))),
    ("nothing-offered", "nobody is offering a draw", lambda: seated().do(0, Answer("draw", agreed=True))),
    ("own-offer", "the others have to answer", lambda: asking("draw").do(0, Answer("draw", agreed=True))),
    ("already-answered", "still have to answer", lambda: agreed_once().do(1, Answer("draw", agreed=False))),
    ("bots-play-on", "bots don't agree", lambda: with_bot().do(0, Offer("draw"))),
    ("nobody-to-ask", "you play alone", lambda: Session(quiet(1)).join("anna").do(0, Offer("draw"))),
    ("hints-are-free", "hints are on already", lambda: with_bot().do(0, Offer("hints"))),
    ("already-offered", "seat 1 has already asked for hints", lambda: asking("hints").do(1, Offer("hints"))),
    ("rematched", "the next match is ready: second", lambda: rematched().do(0, Offer("rematch"))),
    ("key-reused", "use a new one", lambda: keyed().do(1, Say("hello"), key="k")),
    ("key-reused", "use a new one", lambda: keyed().do(0, Say("bye"), key="k")),
    ("others-play", "resign, or offer a draw", lambda: seated().do(None, End(), guest="anna")),
    ("others-play", "resign, or offer a draw", lambda: seated().do(None, End(), guest="cleo")),
    ("over", "ask for a rematch", lambda: over().do(None, End(), guest="anna")),
    ("over", "ask for a rematch", lambda: ended_early().do(1, Join("Ben"), guest="ben")),
    ("over", "ask for a rematch", lambda: ended_early().do(None, Revoke("invitation", 1), guest="anna")),
    ("seat-taken", "no longer works", lambda: seated().do(None, Revoke("invitation", 1), guest="anna")),
    ("no-such-seat", "say which seat", lambda: seated().do(None, Revoke("invitation"), guest="anna")),
    ("no-such-seat", "no seat 8", lambda: seated().do(None, Revoke("invitation", 7), guest="anna")),
    ("nobody-there", "nobody is in seat 1", lambda: Session(quiet()).do(0, AddDevice(), guest="anna")),
    ("seated", "yours already", lambda: seated().do(0, AddDevice(), guest="anna")),
    ("server-only", "only the server", lambda: seated().do(0, Tick())),
    ("server-only", "only the server", lambda: seated().do(0, Vacate())),
]


@pytest.mark.parametrize(("code", "sentence", "ask"), CASES, ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)])
def test_refusals(code: str, sentence: str, ask: Callable[[], object]) -> None:
    """What may not be is refused with its code and a sentence that says what would be right."""
    with pytest.raises(Refusal) as caught:
        ask()
    assert caught.value.code == code
    assert sentence in str(caught.value)
    if not isinstance(caught.value.message, str):
        assert word(caught.value.message, "de") != str(caught.value)


def test_no_refusal_without_a_test() -> None:
    """Each code that the referee refuses with is in the list above."""
    sources = [path.read_text(encoding="utf-8") for path in Path(referee.__file__).parent.glob("*.py")]
    made = {code for text in sources for code in re.findall(r'Refusal\("([a-z-]+)"', text)}
    assert {code for code, *_ in CASES} == made


def test_details() -> None:
    """Refusals bring what the next try needs: missing events, legal moves, the seat to move, levels, phrases."""

    def details(ask: Callable[[], object]) -> dict[str, object]:
        with pytest.raises(Refusal) as caught:
            ask()
        return caught.value.details

    session = racing()
    assert session.match.position is not None
    legal = session.match.position.moves
    assert details(lambda: session.do(0, Move("creep"))) == {"moves": legal}
    assert details(lambda: session.do(0, Move("?"))) == {"place": 0, "moves": legal}
    assert details(lambda: session.do(1, Move("1"))) == {"turn": 0}
    missing = details(lambda: session.do(0, Undo(), expected=3))
    assert missing == {"seq": session.match.seq, "events": tuple(session.log[3:])}
    assert details(lambda: session.do(0, Undo(), expected=99))["events"] == ()
    assert details(lambda: session.do(0, Undo(), expected=-5))["events"] == tuple(session.log)
    assert details(lambda: session.do(0, Say("humbug"))) == {"phrases": tuple(SAYINGS)}
    assert details(lambda: plan(level="dodo")) == {"levels": NAMES}
    assert details(lambda: rematched().do(0, Offer("rematch"))) == {"match": "second"}
    assert details(lambda: asking("draw").do(1, Offer("draw"))) == {"seat": 0}


def test_a_refusal_changes_nothing() -> None:
    """After whatever was refused the match is as its events made it before."""
    session = racing()
    before = Match.fold(session.log, open_game)
    wrong: list[AnyCommand] = [Move("creep"), Move("?"), Undo(), Offer("rematch"), Offer("takeback"), Tick(), Vacate()]
    wrong += [Answer("draw", agreed=True), Say("humbug"), SeatBot(1, "egg"), Join("Anna")]
    for command in wrong:
        with pytest.raises(Refusal):
            session.do(0, command, key="once")
    assert session.match == before
