"""A client's own copy of a match: the log as far as it is known, and the newest view that goes with it."""

from collections.abc import Iterable

import msgspec

from rookery.client.errors import BadMessage
from rookery.kernel.game import Position
from rookery.kernel.messages import speaker
from rookery.play.match import BrokenLog, Match
from rookery.wire.changes import renewed
from rookery.wire.events import AnyWireEvent
from rookery.wire.match import Changed, Events, View

say = speaker("client")


class Copy:
    """What is known of a match. It only ever grows; an event received twice must be the same both times."""

    def __init__(self) -> None:
        self.events: list[AnyWireEvent] = []
        self.present: tuple[bool, ...] = ()
        """Which seats have somebody connected."""
        self._told: View | None = None
        """The view that the next changes on the open connection are for."""
        self._view: View | None = None
        self._match: Match | None = None

    @property
    def seq(self) -> int:
        """The number of the last event that is known."""
        return len(self.events)

    @property
    def view(self) -> View:
        """The newest view whose events are all known."""
        if self._view is None:
            raise BadMessage(say("no-view"))
        return self._view

    def take(self, events: Iterable[AnyWireEvent], view: View) -> bool:
        """Add what is new; False if events are missing before it, or between it and the view."""
        for event in events:
            if event.seq > self.seq + 1:
                return False
            if event.seq == self.seq + 1:
                self.events.append(event)
            elif event.seq < 1 or self.events[event.seq - 1] != event:
                raise BadMessage(say("told-in-two-ways", seq=event.seq, match=view.match))
        if view.seq == self.seq:
            self._view = view
        return view.seq <= self.seq

    def hear(self, message: Events | Changed) -> bool:
        """Take a message of the stream; False if something is missing before it."""
        if isinstance(message, Events):
            self._told = message.view
        elif self._told is not None and self._told.seq == message.after:
            try:
                self._told = renewed(self._told, message.changes)
            except msgspec.ValidationError as problem:
                raise BadMessage(say("bad-message", problem=str(problem))) from None
        elif self._told is None or message.after > self._told.seq:
            return False
        return self.take(message.events, self._told)

    @property
    def position(self) -> Position | None:
        """Where the game stands by the log, with all that led there; None before the start."""
        return self.match.position if self.events else None

    @property
    def match(self) -> Match:
        """The match as the log makes it, whatever views say; BadMessage if it makes none."""
        if not self.events:
            raise BadMessage(say("no-view"))
        try:
            match = self._match or Match.of(self.events[0])
            for event in self.events[match.seq :]:
                match.apply(event)
        except BrokenLog as problem:
            raise BadMessage(say("bad-log", problem=problem.message)) from None
        self._match = match
        return match
