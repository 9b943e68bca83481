"""Repeats: a command is known again by what its answer tells, and any other one with its key is not."""

from typing import get_args

import pytest

from rookery.play import commands, repeats
from rookery.play.commands import (
    AddDevice,
    Answer,
    End,
    Join,
    Leave,
    Move,
    Offer,
    PlayerCommand,
    Resign,
    Revoke,
    Say,
    SeatBot,
    Undo,
)
from rookery.play.events import Clock, SeatPlan
from rookery.play.refusals import Refusal
from tests.play.sessions import OPEN, Session, quiet, skill
from tests.seeds import reveal

Asked = tuple[int | None, PlayerCommand, str]


def table(kind: str) -> Session:
    """A match in which the command makes sense."""
    if kind in {"join", "revoke", "end"}:
        return Session(skill()).join("anna")
    if kind == "reveal":
        return Session(quiet()).sit("anna", "ben")
    session = Session(quiet(), clock=Clock(move=60)).join("anna", "ben")
    if kind == "answer":
        session.do(0, Offer("draw"))
    if kind == "seat-bot":
        session.do(1, Leave())
    if kind == "undo":
        # Both penguins are placed, and the first has stepped: its coin has not melted yet.
        for _ in range(3):
            session.move()
    return session


FIRST: dict[str, Asked] = {
    "join": (1, Join(" Ben "), "ben"),
    "reveal": (0, reveal(0), "anna"),
    "leave": (1, Leave(), "ben"),
    "move": (0, Move(""), "anna"),
    "undo": (0, Undo(), "anna"),
    "offer": (0, Offer("draw"), "anna"),
    "answer": (1, Answer("draw", agreed=True), "ben"),
    "resign": (0, Resign(), "anna"),
    "seat-bot": (None, SeatBot(1, "egg"), "anna"),
    "say": (0, Say("hello"), "anna"),
    "add-device": (0, AddDevice(), "phone"),
    "revoke": (None, Revoke("invitation", 1), "anna"),
    "end": (None, End(), "anna"),
}
OTHERS: dict[str, list[Asked]] = {
    "join": [(0, Join("Ben"), "ben"), (1, Join("Bob"), "ben"), (1, Join("Ben"), "eve")],
    "reveal": [(1, reveal(1), "ben"), (1, reveal(0), "ben"), (0, reveal(1), "anna")],
    "leave": [(0, Leave(), "anna")],
    "move": [(0, Move("another"), "anna"), (1, Move(""), "ben")],
    "undo": [(1, Undo(), "ben")],
    "offer": [(0, Offer("hints"), "anna"), (1, Offer("draw"), "ben")],
    "answer": [(1, Answer("draw", agreed=False), "ben"), (0, Answer("draw", agreed=True), "anna")],
    "resign": [(1, Resign(), "ben")],
    "seat-bot": [(None, SeatBot(1, "chick"), "anna"), (None, SeatBot(0, "egg"), "anna")],
    "say": [(0, Say("bye"), "anna"), (1, Say("hello"), "ben")],
    "add-device": [(0, AddDevice(), "eve"), (1, AddDevice(), "phone")],
    "revoke": [(None, Revoke("watch"), "anna"), (None, Revoke("invitation", 0), "anna")],
    "end": [],
}


def with_move(session: Session, asked: Asked) -> Asked:
    """What is asked for; an empty move stands for a legal one."""
    seat, command, guest = asked
    if isinstance(command, Move) and not command.move:
        command = Move(session.match.positions[-1].moves[0])
    return seat, command, guest


@pytest.mark.parametrize("kind", FIRST)
def test_the_same_command_is_known_again_and_no_other(kind: str) -> None:
    """With a key that was used, the same gets its answer; another command, seat or person is refused."""
    session = table(kind)
    seat, command, guest = with_move(session, FIRST[kind])
    answer = session.do(seat, command, guest=guest, key="k")
    before = list(session.match.events)
    assert session.do(seat, command, guest=guest, key="k", expected=0) == answer
    others = [(seat, other, guest) for name, (_, other, _) in FIRST.items() if name != kind]
    for at, other, who in (*OTHERS[kind], *others):
        with pytest.raises(Refusal) as refusal:
            session.do(at, other, guest=who, key="k", expected=0)
        assert refusal.value.code == "key-reused"
        assert not refusal.value.details
    assert session.match.events == before


def test_every_command_is_told_apart() -> None:
    """No command of players is left out."""
    assert set(repeats._ANSWERS) == set(get_args(commands.PlayerCommand))
    assert {type(command) for _, command, _ in FIRST.values()} == set(repeats._ANSWERS)


def test_the_key_that_opened_a_match_answers_no_command() -> None:
    """It belongs to another request."""
    session = Session(skill(), (OPEN, SeatPlan("egg")), key="k")
    with pytest.raises(Refusal) as refusal:
        session.do(0, Join("Anna"), guest="anna", key="k")
    assert refusal.value.code == "key-reused"


def test_whoever_goes_without_revealing_has_gone_all_the_same() -> None:
    """To leave when others have revealed their seeds is to withhold one's own: another event answers it."""
    session = Session(quiet()).sit("anna", "ben")
    session.do(1, reveal(1))
    answer = session.do(0, Leave(), key="k")
    assert session.do(0, Leave(), key="k", guest="anna") == answer
    with pytest.raises(Refusal):
        session.do(1, Leave(), key="k", guest="ben")


def test_a_move_that_came_too_late_is_known_by_its_seat() -> None:
    """The end of the time answers it, and tells of no move."""
    session = Session(quiet(), clock=Clock(move=1)).join("anna", "ben")
    session.now += 5000
    move = Move(session.match.positions[-1].moves[0])
    answer = session.do(0, move, key="k")
    assert session.do(0, move, key="k", guest="anna") == answer
    with pytest.raises(Refusal):
        session.do(1, move, key="k", guest="ben")
