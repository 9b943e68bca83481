"""Views: what each receiver sees, and what is computed once."""

import json

import pytest

import rookery
from rookery.kernel.game import Position
from rookery.play.commands import Offer
from rookery.play.events import Clock
from rookery.server.matches.scenes import MatchViews
from rookery.wire.changes import renewed
from rookery.wire.match import Changed, read_message
from tests.play.sessions import Session, quiet

NOBODY: frozenset[int] = frozenset()


def session() -> Session:
    """Ann and Bob play."""
    return Session(quiet(), clock=Clock(move=10, game=60)).join("ann", "bob")


def test_only_who_is_to_move_has_choices() -> None:
    """Watchers and the other seat have none; a guest with both seats has those of the one to move."""
    playing = session()
    views, turn = MatchViews(playing.match), playing.match.turn
    assert turn is not None
    own, other, both = frozenset({turn}), frozenset({1 - turn}), frozenset({0, 1})
    assert views.view(own).choices
    assert not views.view(other).choices
    assert not views.view(NOBODY).choices
    assert views.view(both).choices == views.view(own).choices
    assert views.view(both).scene is views.view(frozenset({0})).scene
    assert [views.view(mine).mine for mine in (NOBODY, own, both)] == [(), (turn,), (0, 1)]


def test_a_scene_is_drawn_once_for_each_pair_of_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Watchers and the first seat share a scene; an event that moves nothing draws nothing."""
    playing = Session(rookery.game("penguin-soccer")).join("ann", "bob")
    # What seats wear is looked up once for all matches.
    MatchViews(playing.match)
    drawn: list[int] = []
    scene = Position.scene

    def counted(position: Position, seat: int = 0) -> object:
        drawn.append(seat)
        return scene(position, seat)

    monkeypatch.setattr(Position, "scene", counted)
    views = MatchViews(playing.match)
    for _ in range(2):
        for mine in (NOBODY, frozenset({0}), frozenset({1})):
            views.view(mine)
    assert sorted(drawn) == [0, 1]
    playing.do(0, Offer("draw"))
    assert views.view(frozenset({1})).offers[0].what == "draw"
    assert sorted(drawn) == [0, 1]
    playing.move()
    views.view(NOBODY)
    assert len(drawn) == 3


def test_a_scene_that_is_the_same_for_all_is_drawn_once() -> None:
    """Where a room says so, all seats share one scene."""
    playing = session()
    assert playing.match.game.room.one_view
    views = MatchViews(playing.match)
    assert views.view(frozenset({0})).scene is views.view(frozenset({1})).scene


def test_changes_are_all_that_is_new() -> None:
    """A receiver that knows a view gets what has changed; together they give the new view, for every receiver."""
    playing = Session(rookery.game("penguin-soccer")).join("ann", "bob")
    views = MatchViews(playing.match)
    eyes = NOBODY, frozenset({0}), frozenset({0, 1})
    known = {mine: views.view(mine) for mine in eyes}
    for _ in range(6):
        seq = playing.match.seq
        playing.move()
        for mine in eyes:
            whole = views.whole(playing.match.since(seq), mine)
            message = views.news(playing.match.since(seq), mine, mine)
            assert len(message) < len(whole)
            heard = read_message(message)
            assert isinstance(heard, Changed)
            assert heard.after == seq
            known[mine] = renewed(known[mine], heard.changes)
            assert known[mine] == views.view(mine)


def test_a_view_before_the_start_and_after_the_end() -> None:
    """There is nothing to draw before the start; at the end there is an outcome, and no choice."""
    waiting = MatchViews(Session(quiet()).match).view(NOBODY)
    assert (waiting.started, waiting.scene, waiting.position, waiting.turn) == (False, None, None, None)
    ended = MatchViews(session().play_out().match).view(frozenset({0, 1}))
    assert ended.over
    assert ended.outcome is not None
    assert not ended.choices
    assert ended.clock.left[0] is not None


def test_a_message_holds_no_secret() -> None:
    """Before the end the secret is in no message."""
    playing = session()
    message = MatchViews(playing.match).whole(playing.match.events, frozenset({0}))
    assert bytes(range(32)).hex().encode() not in message
    assert json.loads(message)["view"]["commitment"] == playing.match.created.commitment
