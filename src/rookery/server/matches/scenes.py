"""A match as each receiver sees it. What several receivers share is computed once for each event."""

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.scene import Choice, Scene
from rookery.play.events import AnyEvent
from rookery.play.match import Match
from rookery.play.seats import Seat
from rookery.records.record import Result
from rookery.server.colours import aliases, dressed
from rookery.server.http.encoding import encoded
from rookery.server.logs import note
from rookery.wire.changes import Changes, changed
from rookery.wire.events import to_wire
from rookery.wire.match import Changed, ClockView, Events, OfferView, SeatView, View

Mine = frozenset[int]
"""The seats that a receiver holds; none for watchers."""


class Own(msgspec.Struct, frozen=True, gc=False):
    """The part of a view that depends on who looks."""

    mine: tuple[int, ...]
    scene: Scene | None
    choices: tuple[Choice, ...]
    undo: bool
    takeback: int | None


class Known(NamedTuple):
    """What somebody was told last: what watchers saw then, and their own part."""

    common: View
    own: Own


OWN = Own.__struct_fields__
SETTLED = ("match", "game", "title", "players", "options", "colours", "aliases", "commitment")
"""The fields of a view that stay as they are when a match is opened."""
SHARED = tuple(name for name in View.__struct_fields__ if name not in {*OWN, *SETTLED})


class MatchViews:
    """The views of one match. It caches what it has drawn until the match changes."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._position = match.position
        self._scenes: dict[int, Scene] = {}
        self._choices: tuple[Choice, ...] | None = None
        self._seated: tuple[tuple[Seat, ...], tuple[SeatView, ...]] = ((), ())
        """The seats, as the match has them and as they are shown."""
        self._common = self._watched()
        """What watchers see; players see most of it too."""
        self._before = self._common
        """The same before the last events."""
        self._events: dict[int, msgspec.Raw] = {}
        """Events as clients receive them, encoded, by their sequence numbers."""
        self._own: dict[Mine, Own] = {}
        self._news: Changes | None = None
        """What is new in what all see."""
        self._moves: dict[tuple[int, int], msgspec.Raw] = {}
        """What is new from one scene to another, encoded, by their places in memory."""
        self._messages: dict[tuple[object, ...], bytes] = {}
        """The messages about what is new."""

    def view(self, mine: Mine) -> View:
        """The match as the holder of these seats sees it."""
        common, own = self.known(mine)
        return msgspec.structs.replace(common, **{name: getattr(own, name) for name in OWN}) if mine else common

    def known(self, mine: Mine) -> Known:
        """The same in two parts: most listeners never need the whole of it."""
        if self._match.seq != self._common.seq:
            self._go_on()
        own = self._own.get(mine)
        if own is None:
            own = self._own[mine] = self._held(mine)
        return Known(self._common, own)

    def _go_on(self) -> None:
        if self._match.position is not self._position:
            self._position = self._match.position
            self._scenes = {}
            self._choices = None
        self._before, self._common = self._common, self._watched()
        self._own, self._news, self._moves, self._messages = {}, None, {}, {}

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
        raw = self._events[event.seq] = msgspec.Raw(encoded(sent))
        return raw

    def message(self, events: Sequence[AnyEvent], mine: Mine, known: Known | None = None) -> bytes:
        """Events and what they lead to, encoded: a whole view, or only what has changed since it was told."""
        if known is None:
            return encoded(Events(self.wire_events(events), self.view(mine)))
        before, after, seq = known.own, self.known(mine).own, known.common.seq
        # Most receivers have no changes of their own: they get the very same message.
        own = () if before.mine == after.mine else (before.mine, after.mine)
        parts = id(before.scene), id(after.scene), id(before.choices), id(after.choices)
        backwards = before.undo, after.undo, before.takeback, after.takeback
        same = seq, *own, *parts, *backwards
        message = self._messages.get(same)
        if message is None:
            told = Changed(self.wire_events(events), seq, self._changes(known, after))
            message = self._messages[same] = encoded(told)
        return message

    def _changes(self, known: Known, after: Own) -> Changes:
        if known.common is not self._before:
            news = changed(known.common, self._common, SHARED)
        elif self._news is None:
            news = self._news = changed(self._before, self._common, SHARED)
        else:
            news = self._news
        before = known.own
        found = news | changed(before, after, OWN)
        if before.scene is not None and after.scene is not None and "scene" in found:
            # The largest part, and the same for many.
            places = id(before.scene), id(after.scene)
            if places not in self._moves:
                self._moves[places] = msgspec.Raw(encoded(changed(before.scene, after.scene)))
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
            seats=self._seats(),
            revealing=match.awaited,
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
            offers=_offers(match) if match.offers else (),
            undo=False,
            takeback=None,
            hints=match.hints,
            commitment=match.created.commitment,
            outcome=None if end is None else Result(end.reason, end.winners, end.scores, end.ranks),
            next_match=match.next_match,
        )

    def _held(self, mine: Mine) -> Own:
        if not mine:
            return Own((), self._common.scene, (), undo=False, takeback=None)
        match, turn, position = self._match, self._match.turn, self._match.position
        seats = {seat for seat in mine if match.seats[seat].kind == "person"}
        acts = position is not None and turn is not None and turn in seats
        return Own(
            mine=tuple(sorted(mine)),
            scene=None if position is None else self._scene(position, _perspective(mine)),
            choices=self._all_choices(position) if acts and position is not None else (),
            undo=acts and turn is not None and match.undoable(turn),
            takeback=None if match.ended else match.retractable(seats),
        )

    def _seats(self) -> tuple[SeatView, ...]:
        seats = tuple(self._match.seats)
        if seats != self._seated[0]:
            self._seated = seats, _seats(self._match)
        return self._seated[1]

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
        SeatView(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            present=seat.present,
            commitment=seat.commitment,
        )
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
