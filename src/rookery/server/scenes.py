"""A match as each receiver sees it. What several receivers share is computed once for each event."""

from collections.abc import Sequence

import msgspec

from rookery.kernel.game import Position
from rookery.kernel.scene import Choice, Scene
from rookery.play.events import AnyEvent
from rookery.play.match import Match
from rookery.play.wire import ClockView, Events, OfferView, SeatView, View
from rookery.records.record import Result

Mine = frozenset[int]
"""The seats that a receiver holds; none for those who watch."""

_ENCODER = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)


class Showing:
    """One match on show. It remembers what it has drawn until the match goes on."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seq = -1
        self._position: Position | None = None
        self._views: dict[Mine, View] = {}
        self._scenes: dict[int, Scene] = {}
        self._choices: tuple[Choice, ...] | None = None

    def view(self, mine: Mine) -> View:
        """The match as those see it who hold these seats."""
        match = self._match
        if match.seq != self._seq:
            self._seq = match.seq
            self._views.clear()
        if match.position is not self._position:
            self._position = match.position
            self._scenes.clear()
            self._choices = None
        if mine not in self._views:
            self._views[mine] = self._drawn(mine)
        return self._views[mine]

    def message(self, events: Sequence[AnyEvent], mine: Mine) -> bytes:
        """Events and the view after them, as they travel."""
        return encoded(Events(tuple(events), self.view(mine)))

    def _drawn(self, mine: Mine) -> View:
        match = self._match
        turn, position = match.turn, match.position
        acts = turn is not None and turn in mine and match.seats[turn].kind == "person"
        end = match.result
        return View(
            match=match.id,
            game=match.game.key,
            title=match.game.room.title,
            players=match.game.players,
            options=match.created.options,
            seq=match.seq,
            started=match.started,
            over=match.ended,
            seats=_seats(match, mine),
            turn=turn,
            position=None if position is None else str(position),
            scene=None if position is None else self._scene(position, _perspective(mine, turn)),
            choices=self._all_choices(position) if acts and position is not None else (),
            last=match.plies[-1].text if match.plies else None,
            plies=len(match.plies),
            clock=_clock(match),
            offers=_offers(match),
            undo=acts and turn is not None and match.undoable(turn),
            commitment=match.created.commitment,
            outcome=None if end is None else Result(end.reason, end.winners, end.scores, end.ranks),
            next_match=match.next_match,
        )

    def _scene(self, position: Position, seat: int) -> Scene:
        if seat not in self._scenes:
            self._scenes[seat] = position.scene(seat)
        return self._scenes[seat]

    def _all_choices(self, position: Position) -> tuple[Choice, ...]:
        if self._choices is None:
            self._choices = position.choices()
        return self._choices


def _perspective(mine: Mine, turn: int | None) -> int:
    """Whose eyes: those of one's seat, of the seat to move if one holds several, of the first for watchers."""
    if turn is not None and turn in mine:
        return turn
    return min(mine, default=0)


def _seats(match: Match, mine: Mine) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
            seat=number,
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            present=seat.present,
            mine=number in mine,
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
