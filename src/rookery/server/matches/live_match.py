"""One live match in this process: its state, its listeners, and the one path by which it changes.

A command is answered by the referee, kept by the store, and only then applied and broadcast: commit, acknowledge,
broadcast. Another process may have been faster; the store says so, and what it has is fetched.
"""

import asyncio
import math
import time
from collections.abc import Callable, Sequence

from rookery.kernel.messages import Text, speaker
from rookery.play import referee
from rookery.play.commands import AnyCommand
from rookery.play.events import AnyEvent, Moved, Rolled
from rookery.play.match import Match
from rookery.play.refusals import Refusal
from rookery.server.http.encoding import encoded
from rookery.server.matches.access import Access
from rookery.server.matches.peers import Here, Peers
from rookery.server.matches.scenes import MatchViews, Mine
from rookery.server.metrics import Metrics
from rookery.server.store import Conflict, Store, StoredMatch
from rookery.wire.events import AnyWireEvent
from rookery.wire.match import Bye, Presence, View

say = speaker("server")

Check = Callable[[], None]
"""Raises a refusal, or does nothing."""

TRIES = 4
"""How often a command is tried when another process keeps winning the race."""
PLIES = (Moved, Rolled)
"""What changes nothing of who sits where."""
PRESENCE_PAUSE = 0.1
"""Seconds: presence changes within this time are sent as one message."""


class Listener:
    """Somebody who receives what happens. A full queue ends the connection: no message is ever left out."""

    def __init__(self, guest: str | None, most: int, address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.refused: Callable[[], Refusal | None] = lambda: None
        """Says why it may not listen any more."""
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        """None is the end."""
        self.goodbye: Bye | None = None
        """Why it ends."""
        self.mine: Mine = frozenset()
        """The seats that it holds."""
        self.told: Mine = frozenset()
        """Those that it held when it was last told something."""
        self.spoken = time.monotonic()
        """When it was last sent something."""
        self.sending: float | None = None
        """Since when a message is being sent."""
        self.tell_now: Callable[[bytes], bool] | None = None
        """Sends a message at once if that is possible: then nobody has to be woken for it."""

    def tell(self, message: bytes) -> bool:
        """Pass a message on; False if too many are waiting already."""
        if self.goodbye is not None:
            return True
        self.spoken = time.monotonic()
        nothing_waits = self.sending is None and self.messages.empty()
        if nothing_waits and self.tell_now is not None and self.tell_now(message):
            return True
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.end("slow-reader", say("slow-reader"))
            return False
        return True

    def end(self, code: str, message: Text) -> None:
        """Disconnect. Waiting messages are sent first if the listener keeps up; a slow one hears only the reason."""
        if self.goodbye is not None:
            return
        self.goodbye = Bye(code, message)
        if self.messages.full():
            # All or nothing: a gap would be worse than an end.
            while not self.messages.empty():
                self.messages.get_nowait()
        self.messages.put_nowait(None)


class LiveMatch:
    """A match that is open in this process."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        stored: StoredMatch,
        match: Match,
        changed: "Callable[[LiveMatch, bool], None]",
        peers: Peers,
        now: Callable[[], int],
    ) -> None:
        """Take a stored match, a callback for its changes that says whether this process made them, and the time."""
        self.match = match
        self.stored = stored
        self.access = Access(stored, match.events)
        self.listeners: set[Listener] = set()
        self.used = time.monotonic()
        self.noticed = -math.inf
        """When somebody was last seen here who plays or watches."""
        self.timer: asyncio.TimerHandle | None = None
        """Rings when a clock runs out."""
        self.bot_turn: tuple[object, asyncio.Task[None]] | None = None
        """The position that a bot thinks about."""
        self._store = store
        self._metrics = metrics
        self._changed = changed
        self._peers = peers
        self._now = now
        self._views = MatchViews(match)
        self._lock = asyncio.Lock()
        self._unsure = False
        """Whether the store may know more than we do."""
        self._presence: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The match's name."""
        return self.match.id

    # Going on

    async def submit(
        self,
        seat: int | None,
        command: AnyCommand,
        *,
        guest: str | None,
        expected: int | None = None,
        key: str | None = None,
        next_match: str | None = None,
        check: Check = lambda: None,
    ) -> tuple[AnyEvent, ...]:
        """The events that a command leads to, once they are kept; a refusal if it may not be.

        Without an expected sequence number the command is for the match as it is, whatever has happened. ``check``
        refuses what may not be any more, by all that is known at that moment.
        """
        self.used = time.monotonic()
        async with self._lock:
            if self._unsure or (expected or 0) > self.match.seq:
                await self._catch_up()
            for _ in range(TRIES):
                check()
                try:
                    events = referee.answer(
                        self.match,
                        self.stored.secret,
                        seat,
                        command,
                        guest=guest,
                        expected=self.match.seq if expected is None else expected,
                        key=key,
                        now=self._now(),
                        next_match=next_match,
                    )
                except Refusal as refusal:
                    if "events" in refusal.details:
                        refusal.details["events"] = self.wire_events(refusal.details["events"])
                    raise
                if guest is not None:
                    # Before bots are asked whether anybody is there.
                    self.noticed = time.monotonic()
                if not events or events[-1].seq <= self.match.seq or await self._keep(events):
                    return events
        raise Refusal("conflict", say("conflict-again"))

    async def _keep(self, events: Sequence[AnyEvent]) -> bool:
        """Store events, then apply them; False if others were faster."""
        began = time.perf_counter()
        # Until the answer is there, only the store knows.
        self._unsure = True
        try:
            await self._store.append(self.id, events)
        except Conflict:
            await self._catch_up()
            return False
        self._unsure = False
        self._metrics.appending.observe(time.perf_counter() - began)
        self._happen(events, own=True)
        return True

    async def refresh(self, seq: int) -> None:
        """The store has events up to a number: fetch those that are missing here."""
        if seq > self.match.seq or self._unsure:
            async with self._lock:
                if seq > self.match.seq or self._unsure:
                    await self._catch_up()

    async def look_again(self) -> None:
        """Fetch what others may have added a moment ago, though nobody has told us yet."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        missing = await self._store.events(self.id, self.match.seq)
        self._unsure = False
        if missing:
            self._happen(missing, own=False)

    def _happen(self, events: Sequence[AnyEvent], *, own: bool) -> None:
        for event in events:
            self.match.apply(event)
            self.access.apply(event)
        if own:
            self._metrics.moves.inc(sum(type(event) is Moved for event in events))
        if not all(type(event) in PLIES for event in events):
            before = self.present()
            for listener in list(self.listeners):
                listener.mine = self.access.seats_of(listener.guest)
                self._let_go(listener, listener.refused())
            if self.present() != before:
                # Who has just sat down was listening already, as one who watches.
                self.tell_presence_soon()
        for listener in list(self.listeners):
            message = self._views.news(events, listener.told, listener.mine)
            listener.told = listener.mine
            self._tell(listener, message)
        self._changed(self, own)

    def stop_clock(self) -> None:
        """Let no clock ring."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """Let neither a clock ring nor a bot think: the match leaves the memory."""
        self.stop_clock()
        if self.bot_turn is not None:
            self.bot_turn[1].cancel()

    # Telling

    def wire_events(self, events: Sequence[AnyEvent]) -> tuple[AnyWireEvent, ...]:
        """Events as clients receive them."""
        return self._views.wire_events(events)

    def view_for(self, guest: str | None) -> View:
        """The match as somebody sees it."""
        self.notice()
        return self._views.view(self.access.seats_of(guest))

    def listen(self, listener: Listener, after: int) -> None:
        """Send somebody what they have missed, and from now on all that happens."""
        self.tell_once(listener, after)
        self.listeners.add(listener)
        self.tell_presence_soon()

    def notice(self) -> None:
        """Somebody is here who plays or watches: what waits for that goes on."""
        self.noticed = time.monotonic()
        self._changed(self, True)

    def tell_once(self, listener: Listener, after: int) -> None:
        """Send somebody what happened after an event, and the view."""
        if not 0 <= after <= self.match.seq:
            raise Refusal("bad-after", say("after-the-end", seq=self.match.seq))
        self.used = time.monotonic()
        self.notice()
        listener.mine = listener.told = self.access.seats_of(listener.guest)
        listener.tell(self._views.whole(self.match.since(after), listener.mine))

    def forget(self, listener: Listener) -> None:
        """Somebody does not listen any more."""
        self.used = self.noticed = time.monotonic()
        self.listeners.discard(listener)
        self.tell_presence_soon()

    def present(self) -> tuple[bool, ...]:
        """Which seats have somebody connected, here or to another process."""
        held = set(self.here().seats) | self._peers.elsewhere(self.id)[0]
        return tuple(number in held for number in range(len(self.match.seats)))

    @property
    def is_attended(self) -> bool:
        """Whether somebody is connected, here or to another process."""
        seats, watchers = self._peers.elsewhere(self.id)
        return bool(self.listeners or seats or watchers)

    def here(self) -> Here:
        """Who is connected to this process."""
        held = frozenset().union(*(each.mine for each in self.listeners))
        return Here(tuple(sorted(held)), sum(not each.mine for each in self.listeners))

    def _let_go(self, listener: Listener, refusal: Refusal | None) -> None:
        """Disconnect somebody who may not listen any more."""
        if refusal is not None:
            listener.end(refusal.code, refusal.message)
            self.listeners.discard(listener)

    def tell_presence_soon(self) -> None:
        """Tell listeners and other processes who is connected, in a moment: more may change."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        here = self.here()
        self._peers.tell(self.id, here)
        message = encoded(Presence(self.present(), here.watchers + self._peers.elsewhere(self.id)[1]))
        for listener in list(self.listeners):
            self._tell(listener, message)

    def _tell(self, listener: Listener, message: bytes) -> None:
        if not listener.tell(message):
            self._metrics.slow_readers.inc()
            self.listeners.discard(listener)

    def hang_up(self, code: str, message: Text) -> None:
        """Disconnect everybody."""
        if self._presence is not None:
            self._presence.cancel()
        for listener in list(self.listeners):
            listener.end(code, message)
        self.listeners.clear()
