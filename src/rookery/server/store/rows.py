"""Events and matches as rows, and back: the one place that knows their form in the database."""

import contextlib
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from rookery.kernel.messages import Text, speaker
from rookery.play.events import AnyEvent, Created, DeviceAdded, Ended, Joined, Started
from rookery.server.store.model import InPlay, MatchRow, Run, Stage, StoredMatch
from rookery.server.store.problems import StoreProblem

say = speaker("server")

Row = Mapping[str, Any]

LATEST = 2**63 - 1
"""No match is created later; databases count no further."""
FORGOTTEN = 90 * 24 * 3_600_000
"""Milliseconds after which it does not matter any more when a server was there: no clock runs for so long."""

_write = msgspec.json.Encoder().encode


def write_json(value: Any) -> str:
    """A value as the database's own functions read it."""
    return _write(value).decode()


_read_event = msgspec.json.Decoder(AnyEvent).decode
_read_tokens = msgspec.json.Decoder(tuple[bytes, ...]).decode


_SITTING = (Joined, DeviceAdded)
"""What brings a guest into a match."""
_STAGES: dict[type[AnyEvent], Stage] = {Started: "playing", Ended: "over"}
"""What brings a match to another stage."""


class Addition:
    """Events to be added to a match, with all that follows from them."""

    def __init__(self, match: str, events: Sequence[AnyEvent]) -> None:
        if not events or [event.seq for event in events] != [*range(events[0].seq, events[0].seq + len(events))]:
            raise ValueError("events are added in order, at least one, and without gaps")
        self.match = match
        self.first = events[0].seq
        self.last = events[-1].seq
        self.rows = [
            {"match": match, "seq": event.seq, "key": event.key, "body": _write(event).decode()} for event in events
        ]
        self.guests = {event.guest for event in events if isinstance(event, _SITTING)}
        self.stage: Stage | None = None
        for event in events:
            self.stage = _STAGES.get(type(event), self.stage)

    @property
    def plain(self) -> bool:
        """Whether there is nothing to keep but the events."""
        return not self.guests and self.stage is None

    @property
    def guest_rows(self) -> list[dict[str, Any]]:
        """Who sits in the match from now on."""
        return [{"guest": guest, "match": self.match} for guest in sorted(self.guests)]

    def is_kept_in(self, found: Iterable[Row]) -> bool:
        """Whether these rows are the events of this addition, to the letter."""
        return [dict(row) for row in found] == [{name: row[name] for name in ("seq", "body")} for row in self.rows]


def first_addition(match: StoredMatch) -> Addition:
    """The first events of a match; its host counts as one of its guests."""
    addition = Addition(match.id, match.events)
    if addition.first != 1:
        raise ValueError("the first event of a match has number 1")
    if match.host is not None:
        addition.guests.add(match.host)
    return addition


def match_row(match: StoredMatch, stage: Stage | None) -> dict[str, Any]:
    """The row of a new match."""
    return {
        "id": match.id,
        "secret": match.secret,
        "seat_tokens": _write(match.seat_tokens).decode(),
        "watch_token": match.watch_token,
        "host": match.host,
        "public": match.public,
        "created": match.created,
        "stage": stage or "open",
    }


def read_match(row: Row, events: Iterable[Row]) -> StoredMatch:
    """A match from its row and those of its events."""
    match = row["id"]
    kept = tuple(read_events(match, events, 0))
    if not kept:
        raise _damaged(match, say("store-first-event-missing"))
    return StoredMatch(
        id=match,
        secret=row["secret"],
        seat_tokens=_decoded(_read_tokens, match, row["seat_tokens"]),
        watch_token=row["watch_token"],
        host=row["host"],
        public=bool(row["public"]),
        created=row["created"],
        events=kept,
    )


def read_events(match: str, rows: Iterable[Row], after: int) -> list[AnyEvent]:
    """Events from their rows, without a gap after the given number."""
    events = [_decoded(_read_event, match, row["body"]) for row in rows]
    for seq, event in enumerate(events, after + 1):
        if event.seq != seq:
            raise _damaged(match, say("store-event-missing", seq=seq))
    return events


def page_row(limit: int, after: InPlay | None) -> dict[str, Any]:
    """Which page of the matches in play is asked for."""
    created, last, _ = after or (LATEST, "", True)
    return {"most": limit, "created": created, "last": last}


def read_page(rows: Iterable[Row]) -> list[InPlay]:
    """A page of the matches in play."""
    return [InPlay(row["created"], row["id"], _is_timed(row["opening"])) for row in rows]


def _is_timed(opening: str | None) -> bool:
    """Whether a match has a clock. What cannot be read may have one: whoever opens it will say what is wrong."""
    try:
        created = _read_event(opening or "")
    except ValueError:
        return True
    return not isinstance(created, Created) or bool(created.clock.move or created.clock.game)


def aged_row(stage: Stage, before: int, limit: int, after: MatchRow | None) -> dict[str, Any]:
    """Which page of old matches is asked for."""
    created, last = (after.created, after.id) if after else (-1, "")
    return {"stage": stage, "before": before, "most": limit, "created": created, "last": last}


def probe_row() -> dict[str, Any]:
    """Something to write that was not written before: a database need not write what is there already."""
    return {"id": 1, "written": time.time_ns()}


def run_row(run: Run) -> dict[str, Any]:
    """A note about a server."""
    return run._asdict()


def read_runs(rows: Iterable[Row]) -> list[Run]:
    """The notes about servers."""
    return [Run(row["id"], row["began"], row["seen"]) for row in rows]


def read_list(rows: Iterable[Row]) -> list[MatchRow]:
    """Matches as lists show them. One that is damaged is left out: that it is will be told to whoever opens it."""
    found = []
    for row in rows:
        with contextlib.suppress(StoreProblem):
            found.append(_list_row(row))
    return found


def _list_row(row: Row) -> MatchRow:
    opening = _decoded(_read_event, row["id"], row["opening"])
    last = _decoded(_read_event, row["id"], row["last"])
    if not isinstance(opening, Created):
        raise _damaged(row["id"], say("store-not-opened"))
    return MatchRow(
        id=row["id"],
        host=row["host"],
        public=bool(row["public"]),
        stage=row["stage"],
        created=row["created"],
        changed=last.at,
        seq=last.seq,
        opening=opening,
    )


def _decoded(read: Any, match: str, text: str | None) -> Any:
    try:
        return read(text)
    except (TypeError, ValueError) as problem:
        raise _damaged(match, str(problem)) from None


def _damaged(match: str, problem: Text) -> StoreProblem:
    return StoreProblem("database-damaged", say("store-match-damaged", match=match, problem=problem))
