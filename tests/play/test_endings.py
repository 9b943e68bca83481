"""How matches end though no rule ends them: all give up in turn, the game is too long, too much else has happened."""

from collections.abc import Callable

import pytest

import rookery
from rookery.play.commands import Join, Leave, Move, Offer, Resign, Say, Tick, Undo
from rookery.play.events import AnyEvent, Clock, Ended, SeatPlan
from rookery.play.record import from_match
from rookery.play.refusals import Refusal
from rookery.records import record as records
from tests.play.sessions import OPEN, Session, kinds, quiet

EGG = SeatPlan("egg")


def timed_out(session: Session, seat: int) -> tuple[AnyEvent, ...]:
    """A seat thinks for too long."""
    while session.match.turn != seat:
        session.move()
    session.now = session.match.deadline or 0
    return session.do(None, Tick())


def resigned(session: Session, seat: int) -> tuple[AnyEvent, ...]:
    """A seat gives up."""
    return session.do(seat, Resign())


@pytest.mark.parametrize("lose", [resigned, timed_out])
@pytest.mark.parametrize(
    ("players", "order", "winners", "scores", "ranks"),
    [
        (3, (0, 1, 2), (2,), (-1 / 2, -1 / 2, 1), (3, 2, 1)),
        (3, (2, 0, 1), (1,), (-1 / 2, 1, -1 / 2), (2, 1, 3)),
        (4, (0, 1, 2, 3), (3,), (-1 / 3, -1 / 3, -1 / 3, 1), (4, 3, 2, 1)),
        (4, (3, 1, 0, 2), (2,), (-1 / 3, -1 / 3, 1, -1 / 3), (2, 3, 1, 4)),
    ],
)
def test_whoever_gave_up_earlier_never_wins(
    lose: Callable[[Session, int], tuple[AnyEvent, ...]],
    players: int,
    order: tuple[int, ...],
    winners: tuple[int, ...],
    scores: tuple[float, ...],
    ranks: tuple[int, ...],
) -> None:
    """If all give up in turn, the last one has outlasted the others; who held out longer has the better place."""
    session = Session(quiet(players), clock=Clock(move=10)).join(*("anna", "ben", "cleo", "dora")[:players])
    for seat in order[:-1]:
        assert kinds(lose(session, seat))[-1] == "BotSeated"
    ended = lose(session, order[-1])[-1]
    assert isinstance(ended, Ended)
    assert (ended.winners, ended.scores, ended.ranks) == (winners, scores, ranks)
    record = from_match(session.match)
    assert records.read(records.write(record)) == record


def test_whoever_never_gave_up_wins() -> None:
    """Bots that were planned share what those lose who gave up, whether they did so first or last."""
    session = Session(quiet(4), (OPEN, EGG, OPEN, EGG)).join("anna", "-", "ben")
    session.do(2, Resign())
    ended = session.do(0, Resign())[-1]
    assert isinstance(ended, Ended)
    assert (ended.winners, ended.scores, ended.ranks) == ((1, 3), (-0.5, 0.5, -0.5, 0.5), (3, 1, 4, 1))


# Too long


def test_a_game_without_an_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last ply that Rookery follows nobody has won, and the record can be read."""
    for module in ("rookery.play.draft", "rookery.records.record"):
        monkeypatch.setattr(f"{module}.LONGEST", 7)
    session = Session(rookery.game("polar-dare", die=("B3",) * 6, turn_cap=0)).join("anna", "ben")
    while not session.match.ended:
        assert len(session.match.plies) < 7
        session.move()
    ended = session.match.result
    assert ended is not None
    assert len(session.match.plies) == 7
    assert (ended.reason, ended.winners, ended.scores, ended.ranks) == ("length", (), (0.0, 0.0), None)
    record = from_match(session.match)
    assert records.read(records.write(record)) == record
    with pytest.raises(Refusal, match="is over"):
        session.do(0, Move("?"))


def test_a_match_has_a_bound_on_all_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat, offers, coming and going and moves taken back are refused at last; moves and giving up are not."""
    monkeypatch.setattr("rookery.play.referee.MOST_BESIDE", 15)
    session = Session(quiet()).join("anna", "ben")
    session.move()
    session.move()
    for _ in range(4):
        session.move()
        session.do(0, Undo())
    session.do(0, Say("hello"))
    for command in (Undo(), Say("hello"), Offer("draw"), Leave(), Join("Ann")):
        with pytest.raises(Refusal) as refusal:
            session.do(0, command)
        assert refusal.value.code == "match-full"
    session.move()
    assert isinstance(session.do(1, Resign())[-1], Ended)
