"""A client's copy of a match."""

import msgspec
import pytest

from rookery.client.copy import Copy
from rookery.client.errors import BadMessage
from rookery.play.commands import Move
from rookery.play.events import Said
from rookery.wire.events import AnyWireEvent, log_to_wire
from rookery.wire.match import View
from tests.client.house import House, look, seated


def _match(moves: int = 3) -> tuple[list[AnyWireEvent], list[View]]:
    """The events of a match, and the view after each."""
    house = House()
    name = seated(house, "penguin-soccer")
    match = house.live[name].match
    views = [look(match, f"{name}-watch")]
    for _ in range(moves):
        assert match.position is not None
        house.do(name, match.turn or 0, Move(match.position.moves[0]))
        views.append(look(match, f"{name}-watch"))
    return list(log_to_wire(match)), views


def test_a_copy_grows_as_the_match_does() -> None:
    """Events and views are taken over, and the position follows the log."""
    events, views = _match()
    copy = Copy()
    assert copy.position is None
    first = views[0].seq
    assert copy.take(events[:first], views[0])
    assert copy.take(events[first:], views[-1])
    assert (copy.seq, copy.view) == (len(events), views[-1])
    assert str(copy.position) == views[-1].position


def test_repeats_change_nothing() -> None:
    """What is known already is passed over, an older view too."""
    events, views = _match()
    copy = Copy()
    assert copy.take(events, views[-1])
    assert copy.take(events[:4], views[0])
    assert copy.take((), views[-1])
    assert (copy.events, copy.view) == (events, views[-1])


def test_gaps_are_noticed() -> None:
    """Nothing is taken over that does not follow; neither is a view ahead of its events."""
    events, views = _match()
    copy = Copy()
    assert copy.take(events[:2], views[0]) is False
    assert copy.take(events[3:], views[-1]) is False
    assert copy.seq == 2
    with pytest.raises(BadMessage, match="has not sent a view"):
        _ = copy.view


def test_two_stories_of_one_event_are_an_error() -> None:
    """A log never changes."""
    events, views = _match()
    copy = Copy()
    copy.take(events, views[-1])
    other = msgspec.structs.replace(events[1], at=events[1].at + 1)
    with pytest.raises(BadMessage, match="two different versions of event"):
        copy.take([other], views[-1])


def test_a_log_that_cannot_be_is_an_error() -> None:
    """A server of another version may have other rules."""
    _, views = _match()
    copy = Copy()
    copy.take([Said(seq=1, at=0, seat=0, phrase="hello")], views[0])
    with pytest.raises(BadMessage, match="log"):
        _ = copy.position
