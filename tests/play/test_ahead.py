"""Plies that are looked at before they happen: each is played once."""

import pytest

from rookery.kernel.errors import IllegalMove
from rookery.kernel.game import Position
from rookery.play.ahead import KEPT, Ahead
from rookery.play.commands import Move
from tests.play.sessions import Session, quiet, race


def test_what_was_asked_before_is_not_played_again() -> None:
    """The same ply of the same position leads to the very same position; others are played."""
    ahead, start = Ahead(), quiet().start(seed=1)
    first, second = start.moves[:2]
    after = ahead.play(start, first)
    assert after == start.play(first)
    assert ahead.play(start, first) is after
    assert ahead.play(start, second) == start.play(second)
    # An equal position may have another history.
    assert ahead.play(quiet().read(str(start)), first) is not after
    with pytest.raises(IllegalMove):
        ahead.play(after, first)


def test_little_is_kept() -> None:
    """What was played long ago is played again."""
    ahead, position = Ahead(), quiet().start(seed=1)
    first, text = position, position.moves[0]
    after = ahead.play(first, text)
    for _ in range(KEPT):
        position = ahead.play(position, position.moves[-1])
    assert ahead.play(first, text) is not after


def test_a_command_plays_each_ply_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee plays a move and its rolls, and applying them plays nothing."""
    playing = Session(race()).join("ann", "bob")
    played: list[str] = []
    play = Position.play

    def counted(position: Position, move: str) -> Position:
        played.append(move)
        return play(position, move)

    monkeypatch.setattr(Position, "play", counted)
    before = len(playing.match.plies)
    turn = playing.match.turn
    assert turn is not None
    playing.do(turn, Move(playing.match.positions[-1].moves[0]))
    assert played == [ply.text for ply in playing.match.plies[before:]]
