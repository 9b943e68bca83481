"""Events and matches as rows, and back."""

from typing import Any

import pytest

from rookery.play.events import AnyEvent, Clock, Ended, Started
from rookery.server.store import InPlay, StoreProblem, rows
from rookery.server.store.rows import Addition
from tests.server.store.databases import joined, match, moved, replaced

STARTED = Started(seq=3, at=3000, position="p")
ENDED = Ended(seq=4, at=4000, reason="goal", winners=(), scores=(), ranks=None, secret="00")  # noqa: S106 - no password


def event_rows(*events: AnyEvent) -> list[dict[str, Any]]:
    """Events as a database gives them back."""
    return [{"seq": row["seq"], "body": row["body"]} for row in Addition("m", events).rows]


def test_an_addition_knows_what_follows() -> None:
    """Events say who sits there and how far the match is."""
    addition = Addition("m", [joined(2, "bert"), STARTED])
    assert (addition.first, addition.last, addition.stage) == (2, 3, "playing")
    assert addition.guest_rows == [{"guest": "bert", "match": "m"}]
    assert Addition("m", [STARTED, ENDED]).stage == "over"
    assert Addition("m", [moved(2)]).stage is None
    assert rows.first_addition(match(host="anna")).guest_rows == [{"guest": "anna", "match": "m"}]
    assert rows.first_addition(match(host=None)).guest_rows == []


def test_an_addition_knows_its_rows() -> None:
    """The rows of an addition are told from others to the letter."""
    addition = Addition("m", [moved(2, "k"), moved(3)])
    assert addition.is_kept_in(event_rows(moved(2, "k"), moved(3)))
    assert not addition.is_kept_in(event_rows(moved(2, "k")))
    assert not addition.is_kept_in(event_rows(moved(2, "other"), moved(3)))
    assert not addition.is_kept_in([])


def test_events_come_back() -> None:
    """Events are read as they were written."""
    events: list[AnyEvent] = [moved(2, "k"), STARTED, ENDED]
    assert rows.read_events("m", event_rows(*events), 1) == events


@pytest.mark.parametrize(
    "found",
    [
        [{"seq": 1, "body": "{"}],
        [{"seq": 1, "body": '{"type":"flown","seq":1,"at":1}'}],
        [{"seq": 1, "body": None}],
        event_rows(moved(2)),
        event_rows(moved(1)) + event_rows(moved(3)),
    ],
    ids=["cut", "unknown", "nothing", "first-missing", "gap"],
)
def test_damaged_events(found: list[dict[str, Any]]) -> None:
    """What is no event, or leaves a gap, is a damaged database."""
    with pytest.raises(StoreProblem, match="match m is damaged") as problem:
        rows.read_events("m", found, 0)
    assert problem.value.code == "database-damaged"


def test_damaged_matches() -> None:
    """A match without a first event or with other tokens than ours is a damaged database."""
    row = rows.match_row(match(), None)
    good = event_rows(*match().events)
    assert rows.read_match(row, good) == match()
    with pytest.raises(StoreProblem, match="its first event is missing"):
        rows.read_match(row, [])
    with pytest.raises(StoreProblem, match="is damaged"):
        rows.read_match(row | {"seat_tokens": "7"}, good)
    shown = {name: row[name] for name in ("id", "host", "public", "stage", "created")}
    sound = shown | {"opening": good[0]["body"], "last": good[0]["body"]}
    damaged = [sound | {"opening": event_rows(moved(1))[0]["body"]}, sound | {"last": "{"}, sound | {"last": None}]
    # They do not keep the others from being listed.
    assert [row.id for row in rows.read_list([*damaged, sound])] == ["m"]


def test_what_has_a_clock() -> None:
    """Whether a match goes on by itself is seen from its first event; one that cannot be read is looked at."""
    opening = match().events[0]
    for clock, timed in ((Clock(), False), (Clock(move=1), True), (Clock(game=1), True)):
        body = event_rows(replaced(opening, clock=clock))[0]["body"]
        assert rows.read_page([{"created": 1, "id": "m", "opening": body}]) == [InPlay(1, "m", timed)]
    for strange in (None, "{", event_rows(moved(1))[0]["body"]):
        assert rows.read_page([{"created": 1, "id": "m", "opening": strange}]) == [InPlay(1, "m", timed=True)]
