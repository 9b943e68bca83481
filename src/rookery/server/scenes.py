"""A match as each receiver sees it. What several receivers share is computed once for each event."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.scene import Choice, Scene
from rookery.play.events import AnyEvent
from rookery.play.match import Match
from rookery.records.record import Result
from rookery.server.colours import aliases, dressed
from rookery.server.logs import note
from rookery.wire.changes import Changes, changed, changes
from rookery.wire.events import to_wire
from rookery.wire.match import Changed, ClockView, Events, OfferView, SeatView, View

Mine = frozenset[int]
"""The seats that a receiver holds; none for watchers."""

OWN = ("mine", "scene", "choices", "undo", "takeback")
"""The fields of a view that depend on who looks."""
SHARED = tuple(name for name in View.__struct_fields__ if name not in OWN)

_ENCODER = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)


class MatchViews:
    """The views of one match. It caches what it has drawn until the match changes."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._position = match.position
        self._scenes: dict[int, Scene] = {}
        self._choices: tuple[Choice, ...] | None = None
        self._common = self._watched()
        """What watchers see; players see most of it too."""
        self._before = self._common
        """The same before the last events."""
        self._events: dict[int, msgspec.Raw] = {}
        """Events as clients receive them, encoded, by their sequence numbers."""
        self._views: dict[Mine, View] = {}
        self._news: Changes | None = None
        """What is new in what all see."""
        self._moves: dict[tuple[int, int], msgspec.Raw] = {}
        """What is new from one scene to another, encoded, by their places in memory."""
        self._messages: dict[tuple[object, ...], bytes] = {}
        """The messages about what is new."""

    def view(self, mine: Mine) -> View:
        """The match as the holder of these seats sees it."""
        if self._match.seq != self._common.seq:
            self._go_on()
        if mine not in self._views:
            self._views[mine] = self._held(mine) if mine else self._common
        return self._views[mine]

    def _go_on(self) -> None:
        if self._match.position is not self._position:
            self._position = self._match.position
            self._scenes = {}
            self._choices = None
        self._before, self._common = self._common, self._watched()
        self._views, self._news, self._moves, self._messages = {}, None, {}, {}

    def wire_events(self, events: Sequence[AnyEvent]) -> tuple[Any, ...]:
        """Events as clients receive them: their happenings are computed once, and they are encoded once."""
        return tuple(self._events.get(event.seq) or self._encode(event) for event in events)

    def _encode(self, event: AnyEvent) -> msgspec.Raw:
        reached = self._match.reached.get(event.seq)
        try:
            sent = to_wire(event, reached)
        except Exception as fault:  # noqa: BLE001  # a room that cannot tell what happened costs only that
            note("happenings-failed", level=logging.ERROR, error=fault, game=self._match.game.key)
            sent = to_wire(event, None)
        raw = self._events[event.seq] = msgspec.Raw(_ENCODER.encode(sent))
        return raw

    def message(self, events: Sequence[AnyEvent], mine: Mine, known: View | None = None) -> bytes:
        """Events and what they lead to, encoded: a whole view, or only what has changed since a known one."""
        view = self.view(mine)
        if known is None:
            return encoded(Events(self.wire_events(events), view))
        # Most receivers have no changes of their own: they get the very same message.
        own = () if known.mine == view.mine else (known.mine, view.mine)
        parts = id(known.scene), id(view.scene), id(known.choices), id(view.choices)
        backwards = known.undo, view.undo, known.takeback, view.takeback
        same = known.seq, *own, *parts, *backwards
        if same not in self._messages:
            self._messages[same] = encoded(Changed(self.wire_events(events), known.seq, self._changes(known, view)))
        return self._messages[same]

    def _changes(self, known: View, view: View) -> Changes:
        if known.seq != self._before.seq:
            return changes(known, view)
        if self._news is None:
            self._news = changed(self._before, self._common, SHARED)
        found = self._news | changed(known, view, OWN)
        if known.scene is not None and view.scene is not None and "scene" in found:
            # The largest part, and the same for many.
            places = id(known.scene), id(view.scene)
            if places not in self._moves:
                self._moves[places] = msgspec.Raw(_ENCODER.encode(changed(known.scene, view.scene)))
            found["scene"] = self._moves[places]
        return found

    def _watched(self) -> View:
        match, position, end = self._match, self._match.position, self._match.result
        return View(
            match=match.id,
            game=match.game.key,
            title=match.game.room.title,
            players=match.game.players,
            options=match.created.options,
            seq=match.seq,
            started=match.started,
            over=match.ended,
            seats=_seats(match),
            colours=match.created.colours,
            aliases=aliases(match.game.room, match.created.colours),
            mine=(),
            turn=match.turn,
            position=None if position is None else str(position),
            scene=None if position is None else self._scene(position, 0),
            choices=(),
            last=match.plies[-1].text if match.plies else None,
            plies=len(match.plies),
            clock=_clock(match),
            offers=_offers(match),
            undo=False,
            takeback=None,
            hints=match.hints,
            commitment=match.created.commitment,
            outcome=None if end is None else Result(end.reason, end.winners, end.scores, end.ranks),
            next_match=match.next_match,
        )

    def _held(self, mine: Mine) -> View:
        match, turn, position = self._match, self._match.turn, self._match.position
        seats = {seat for seat in mine if match.seats[seat].kind == "person"}
        acts = position is not None and turn is not None and turn in seats
        return msgspec.structs.replace(
            self._common,
            mine=tuple(sorted(mine)),
            scene=None if position is None else self._scene(position, _perspective(mine)),
            choices=self._all_choices(position) if acts and position is not None else (),
            undo=acts and turn is not None and match.undoable(turn),
            takeback=None if match.ended else match.retractable(seats),
        )

    def _scene(self, position: Position, seat: int) -> Scene:
        seat = 0 if position.game.room.one_view else seat
        if seat not in self._scenes:
            self._scenes[seat] = dressed(position.scene(seat), position.game.room, self._match.created.colours)
        return self._scenes[seat]

    def _all_choices(self, position: Position) -> tuple[Choice, ...]:
        if self._choices is None:
            self._choices = position.choices()
        return self._choices


def _perspective(mine: Mine) -> int:
    """The point of view: a player's first seat, seat 0 for watchers. A shared board does not turn."""
    return min(mine, default=0)


def _seats(match: Match) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(seat=number, name=seat.name, kind=seat.kind, level=seat.level, present=seat.present)
        for number, seat in enumerate(match.seats)
    )


def _clock(match: Match) -> ClockView:
    clock = match.created.clock
    return ClockView(
        move=clock.move,
        game=clock.game,
        increment=clock.increment,
        left=tuple(bank if clock.game else None for bank in match.times.banks),
        since=match.times.since,
        thought=match.times.carried,
    )


def _offers(match: Match) -> tuple[OfferView, ...]:
    return tuple(
        OfferView(what, offer.seat, tuple(n for n, seat in enumerate(match.seats) if seat.holder in offer.agreed))
        for what, offer in match.offers.items()
    )
