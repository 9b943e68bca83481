"""A match as each receiver sees it. What several receivers share is made and encoded once for each event."""

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
from rookery.wire.changes import changed, scene_changes
from rookery.wire.events import to_wire
from rookery.wire.match import Changed, ClockView, Events, OfferView, SeatView, View

Mine = frozenset[int]
"""The seats that a receiver holds; none for watchers."""


class Own(NamedTuple):
    """The part of a view that depends on who looks, beside the scene."""

    mine: tuple[int, ...]
    choices: tuple[Choice, ...]
    undo: bool
    takeback: int | None


class Settled(NamedTuple):
    """The part that stays as it is from the moment when a match is opened."""

    match: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    colours: tuple[int, ...]
    aliases: dict[str, str]
    commitment: str


class Shared(NamedTuple):
    """The part that is the same for all, and changes."""

    seq: int
    started: bool
    over: bool
    seats: tuple[SeatView, ...]
    revealing: tuple[int, ...]
    turn: int | None
    position: str | None
    last: str | None
    plies: int
    clock: ClockView
    offers: tuple[OfferView, ...]
    hints: bool
    outcome: Result | None
    next_match: str | None


class Moment:
    """A match between two events: what its receivers have seen of it."""

    def __init__(self, shared: Shared, scenes: dict[int, Scene], choices: tuple[Choice, ...] | None) -> None:
        self.shared = shared
        self.scenes = scenes
        """By the seats from which one looks; two moments of the same position have the same."""
        self.choices = choices
        """Of the seat to move, once somebody has asked."""
        self.own: dict[Mine, Own] = {}


class MatchViews:
    """The views of one match, as it is now, and what has changed since the moment before."""

    def __init__(self, match: Match) -> None:
        self._match = match
        created, room = match.created, match.game.room
        self._one_view = room.one_view
        self._settled = Settled(
            match=match.id,
            game=match.game.key,
            title=room.title,
            players=match.game.players,
            options=created.options,
            colours=created.colours,
            aliases=aliases(room, created.colours),
            commitment=created.commitment,
        )._asdict()
        self._seated: tuple[tuple[Seat, ...], tuple[SeatView, ...]] = ((), ())
        """The seats, as the match has them and as they are shown."""
        self._events: dict[int, msgspec.Raw] = {}
        """Events as clients receive them, encoded, by their sequence numbers."""
        self._position = match.position
        self._now = self._before = Moment(self._shared(), {}, None)
        self._news: bytes | None = None
        """What is new for all: a message that lacks what is new for its receiver alone, and its end."""
        self._moves: dict[tuple[int, int], bytes] = {}
        """What is new in the scene, by the seats from which one looked before, and looks now."""
        self._messages: dict[tuple[Mine, Mine], bytes] = {}
        """What is new for those who held some seats before, and hold some now: watchers are told the very same."""

    # As it is now

    def view(self, mine: Mine) -> View:
        """The match as the holder of these seats sees it."""
        self._look()
        own, scene = self._own(mine), self._scene(self._perspective(mine))
        return View(**self._settled, **self._now.shared._asdict(), **own._asdict(), scene=scene)

    def whole(self, events: Sequence[AnyEvent], mine: Mine) -> bytes:
        """The first message to somebody: events, and the whole view that they lead to."""
        return encoded(Events(self.wire_events(events), self.view(mine)))

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

    # What has changed

    def news(self, events: Sequence[AnyEvent], told: Mine, mine: Mine) -> bytes:
        """The next message to somebody who held the seats ``told`` at the moment before, and these now.

        It has the events since then and what they have changed. Most of it is the same for all, and encoded once.
        """
        if self._match.seq != self._now.shared.seq:
            self._look()
        message = self._messages.get((told, mine))
        if message is None:
            parts = self._shared_news(events), self._scene_news(told, mine), self._own_news(told, mine), b"}}"
            message = self._messages[told, mine] = b"".join(parts)
        return message

    def _shared_news(self, events: Sequence[AnyEvent]) -> bytes:
        if self._news is None:
            before, now = self._before.shared, self._now.shared
            shared = Changed(self.wire_events(events), before.seq, changed(Shared._fields, before, now))
            # Its number always changes, so something stands before what follows.
            self._news = encoded(shared)[: -len("}}")]
        return self._news

    def _scene_news(self, told: Mine, mine: Mine) -> bytes:
        seats = self._perspective(told), self._perspective(mine)
        found = self._moves.get(seats)
        if found is None:
            before, after = self._before.scenes.get(seats[0]), self._scene(seats[1])
            news: object = after
            if self._before.shared.started and after is not None:
                news = msgspec.structs.asdict(after) if before is None else scene_changes(before, after)
            found = self._moves[seats] = b',"scene":' + encoded(news) if after is not before and news else b""
        return found

    def _own_news(self, told: Mine, mine: Mine) -> bytes:
        before, own = self._before.own.get(told), self._own(mine)
        if own == before:
            return b""
        news = own._asdict() if before is None else changed(Own._fields, before, own)
        return b"," + encoded(news)[1:-1]

    # One moment after the other

    def _look(self) -> None:
        """See whether the match has gone on."""
        match = self._match
        if match.seq == self._now.shared.seq:
            return
        before = self._before = self._now
        if match.position is self._position:
            self._now = Moment(self._shared(), before.scenes, before.choices)
        else:
            self._position = match.position
            self._now = Moment(self._shared(), {}, None)
        self._news, self._moves, self._messages = None, {}, {}

    def _shared(self) -> Shared:
        match, position, end = self._match, self._match.position, self._match.result
        return Shared(
            seq=match.seq,
            started=match.started,
            over=match.ended,
            seats=self._seats(),
            revealing=match.awaited,
            turn=match.turn,
            position=None if position is None else str(position),
            last=match.plies[-1].text if match.plies else None,
            plies=len(match.plies),
            clock=_clock(match),
            offers=_offers(match) if match.offers else (),
            hints=match.hints,
            outcome=None if end is None else Result(end.reason, end.winners, end.scores, end.ranks),
            next_match=match.next_match,
        )

    def _own(self, mine: Mine) -> Own:
        own = self._now.own.get(mine)
        if own is None:
            own = self._now.own[mine] = self._held(mine)
        return own

    def _held(self, mine: Mine) -> Own:
        match, turn = self._match, self._now.shared.turn
        seats = tuple(sorted(mine))
        people = [seat for seat in seats if match.seats[seat].kind == "person"]
        takeback = None if match.ended or not people else match.retractable(people)
        if turn is None or turn not in people:
            return Own(seats, (), undo=False, takeback=takeback)
        return Own(seats, self._choices(), match.undoable(turn), takeback)

    def _choices(self) -> tuple[Choice, ...]:
        if self._now.choices is None and self._position is not None:
            self._now.choices = self._position.choices()
        return self._now.choices or ()

    def _scene(self, seat: int) -> Scene | None:
        if self._position is not None and seat not in self._now.scenes:
            self._now.scenes[seat] = self._drawn(self._position, seat)
        return self._now.scenes.get(seat)

    def _drawn(self, position: Position, seat: int) -> Scene:
        return dressed(position.scene(seat), position.game.room, self._match.created.colours)

    def _seats(self) -> tuple[SeatView, ...]:
        seats = tuple(self._match.seats)
        if seats != self._seated[0]:
            self._seated = seats, _seats(self._match)
        return self._seated[1]

    def _perspective(self, mine: Mine) -> int:
        """The point of view: a player's first seat, seat 0 for watchers and on a board that is the same for all."""
        return 0 if self._one_view else min(mine, default=0)


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
