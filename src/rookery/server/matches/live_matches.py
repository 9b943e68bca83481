"""All live matches of this process: found when needed, woken by the store, kept going by clocks, bots and absence."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Sequence

from rookery.kernel.errors import quote
from rookery.kernel.levels import NAMES
from rookery.kernel.messages import Text, speaker
from rookery.play.commands import AnyCommand, Join, Vacate
from rookery.play.events import AnyEvent
from rookery.play.match import BrokenLog, Match
from rookery.play.refusals import Refusal
from rookery.server.background import Background
from rookery.server.bots.pool import BotPool, ThoughtLost
from rookery.server.games import OpenGames, known_rooms
from rookery.server.http.client_addresses import Households
from rookery.server.http.problems import cannot_open, no_match, stopping
from rookery.server.logs import note
from rookery.server.matches.bot_turns import BotTurns
from rookery.server.matches.clocks import MatchClocks
from rookery.server.matches.live_match import Listener, LiveMatch
from rookery.server.matches.peers import Here, Peers
from rookery.server.matches.resuming import retry
from rookery.server.matches.retention import tidy
from rookery.server.metrics import Metrics
from rookery.server.settings import Settings
from rookery.server.store import Poke, Store, StoredMatch, StoreProblem, Told

say = speaker("server")

AGAIN = 1.0
"""Seconds until something that could not be done is tried again."""
SWEEP = 30.0
TIDY = 3600.0
"""Seconds between two looks for matches that need not be kept."""
LONGEST_ID = 64


class Matches:
    """The live matches."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.games = OpenGames()
        self.peers = Peers(store, settings.instance)
        self.peers.here, self.peers.changed, self.peers.sockets = self._here, self._elsewhere, lambda: self.listening
        self.live: dict[str, LiveMatch] = {}
        self.bot_pool = BotPool(
            metrics,
            settings.bot_processes,
            settings.limits.thoughts,
            deadline=settings.bot_seconds,
            bots=settings.bots,
        )
        self.households = Households()
        """Where guests are: the bots of those who are in the same place share their turns."""
        self.stopping = False
        self.listening = 0
        """How many listen, to all matches together."""
        self._background = Background()
        self.bots = BotTurns(self.bot_pool, self._background, self.attempt, self.households, settings.absence)
        self.clocks = MatchClocks(self, store, self._background, shared=settings.database is not None)
        self.now = self.clocks.now
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._refused: set[str] = set()
        """Matches that cannot be opened: the log has been told why."""

    def check_offered(self, bot: str | None) -> None:
        """Refuse a bot that is neither a level nor a program that this server offers."""
        if bot is not None and bot not in NAMES and bot not in self.settings.bots:
            known = (*NAMES, *self.settings.bots)
            raise Refusal("unknown-level", say("no-such-bot", name=quote(bot), names=known), levels=known)

    # Opening and closing

    def begin(self) -> None:
        """Start what goes on in the background."""
        for work in (self._hear(), self._sweep(), self._tidy(), self.clocks.begin(), self.peers.talk()):
            self._background.spawn(work)
        if self.settings.warm:
            self._background.spawn(self._warm())

    def farewell(self) -> None:
        """Disconnect everybody: they may reconnect to the next server."""
        self.stopping = self.bots.stopping = True
        self.clocks.stop()
        for live in self.live.values():
            live.hang_up(*_bye(stopping()))

    async def close(self) -> None:
        """Stop everything in the background. What was acknowledged is kept."""
        self.farewell()
        await self.clocks.end()
        self._background.cancel()
        await self.peers.leave()
        await self.bot_pool.close()
        await self._background.end()

    async def find(self, match: str) -> LiveMatch:
        """A live match, opened now if needed; a refusal if there is none."""
        if self.stopping:
            raise stopping()
        live = self.live.get(match)
        if live is not None:
            live.used = time.monotonic()
            return live
        _check_id(match)
        if match not in self._opening:
            self._opening[match] = task = asyncio.create_task(self._open(match))
            task.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(self._opening[match])

    async def glimpse(self, match: str) -> Match:
        """A match as it stands, without opening it: nothing goes on because somebody has looked."""
        live = self.live.get(match)
        if live is not None:
            return live.match
        return await self._fold(await self.peek(match))

    async def peek(self, match: str) -> StoredMatch:
        """A match as it is kept, without playing it through."""
        _check_id(match)
        stored = await self._load(match)
        if stored is None:
            raise no_match()
        return stored

    async def _open(self, match: str) -> LiveMatch:
        stored = await self.peek(match)
        folded = await self._fold(stored)
        live = LiveMatch(self.store, self.metrics, stored, folded, self._changed, self.peers, self.now)
        await self.clocks.resume(live)
        self.clocks.alarms.cancel(match)
        self.live[match] = live
        self.peers.follow(match)
        self._changed(live, own=True)
        if self.settings.database is None:
            # Nobody else serves them: a person who does not come back after a restart is absent.
            for seat in range(len(folded.seats)):
                self._expect(live, seat)
        return live

    def unload(self, match: str, refusal: Refusal) -> None:
        """Take a match out of memory, and tell its listeners why."""
        self.clocks.alarms.cancel(match)
        if match in self._opening:
            # It has been read before this happened.
            self._opening[match].add_done_callback(lambda _: self.unload(match, refusal))
        live = self.live.get(match)
        if live is not None:
            self._unload(live)
            live.hang_up(*_bye(refusal))

    def went_on(self, match: str) -> None:
        """Somebody else has added events to a match: fetch them, if it is live."""
        self._heard_of(match, None)

    async def _load(self, match: str) -> StoredMatch | None:
        try:
            return await self.store.load(match)
        except StoreProblem as problem:
            if problem.code != "database-damaged":
                raise
            raise self._refusal(match, BrokenLog(problem.message)) from None

    async def _fold(self, stored: StoredMatch) -> Match:
        """The match that some events make; a refusal if they make none here."""
        try:
            folded = Match.of(stored.events[0], self.games.open)
            # Hundreds of moves may take a while, above all before native code is there: others need not wait.
            await asyncio.to_thread(_apply, folded, stored.events[1:])
        except BrokenLog as fault:
            raise self._refusal(stored.id, fault) from None
        return folded

    def _refusal(self, match: str, fault: BrokenLog) -> Refusal:
        if match not in self._refused:
            self._refused.add(match)
            note("cannot-open", level=logging.ERROR, match=match, code=fault.code, problem=str(fault))
        return cannot_open(fault)

    # Listening

    async def listen(self, live: LiveMatch, listener: Listener, after: int) -> None:
        """Somebody listens from now on; a person who was absent is back."""
        if after > live.match.seq:
            await live.refresh(after)
        live.listen(listener, after)
        self.listening += 1
        if live.match.started and not live.match.ended:
            for number in live.access.seats_of(listener.guest):
                seat = live.match.seats[number]
                if seat.kind == "person" and not seat.present:
                    self._background.spawn(self.attempt(live, number, Join(seat.name), seat.guest))

    def forget(self, live: LiveMatch, listener: Listener) -> None:
        """Somebody does not listen any more; if they do not come back, they are absent."""
        held = live.access.seats_of(listener.guest)
        live.forget(listener)
        self.listening -= 1
        for seat in held:
            self._expect(live, seat)

    def _expect(self, live: LiveMatch, seat: int) -> None:
        if not self.stopping:
            asyncio.get_running_loop().call_later(self.settings.absence, self._miss, live, seat)

    def _miss(self, live: LiveMatch, seat: int) -> None:
        """Time is up for somebody who was expected back."""
        holder = live.match.seats[seat]
        there = holder.kind == "person" and holder.present and self.live.get(live.id) is live
        if there and not live.match.ended and not live.present()[seat] and not self.stopping:
            self._background.spawn(self.attempt(live, seat, Vacate()))

    def _here(self, match: str) -> Here:
        """Who is connected to this process for a match."""
        live = self.live.get(match)
        return Here() if live is None else live.here()

    def _elsewhere(self, match: str) -> None:
        """Others have connected to another process, or are gone from there."""
        live = self.live.get(match)
        if live is not None:
            live.tell_presence_soon()
            self._changed(live, own=False)
            for seat, there in enumerate(live.present()):
                if not there:
                    self._expect(live, seat)

    # Going on

    def _changed(self, live: LiveMatch, own: bool) -> None:
        """A match went on: set its clock, and let a bot think."""
        self.clocks.go_on(live)
        self.bots.go_on(live, own=own)

    async def attempt(self, live: LiveMatch, seat: int | None, command: AnyCommand, guest: str | None = None) -> bool:
        """Carry out a command in the background; False if the store has a problem."""
        try:
            await live.submit(seat, command, guest=guest)
        except Refusal:
            # It is not due any more.
            return True
        except BrokenLog as fault:
            self._let_go(live, fault)
            return True
        except StoreProblem as problem:
            note("store-problem", level=logging.ERROR, code=problem.code, problem=str(problem))
            return False
        return True

    def _let_go(self, live: LiveMatch, fault: BrokenLog) -> None:
        """Unload a match that another process has continued with events unknown here."""
        self.unload(live.id, self._refusal(live.id, fault))

    # In the background

    async def _hear(self) -> None:
        """Wake matches when the store says that they went on."""
        while True:
            try:
                async with self.store.pokes() as pokes:
                    # Pokes that were missed while not listening do not come again.
                    self._heard(Poke(None))
                    async for poke in pokes:
                        self._heard(poke)
            except StoreProblem as problem:
                note("store-problem", level=logging.ERROR, code=problem.code, problem=str(problem))
            await asyncio.sleep(AGAIN)

    def _heard(self, poke: Poke | Told) -> None:
        if isinstance(poke, Told):
            self.peers.hear(poke.text)
        elif poke.match is None:
            self.peers.lost()
            for match in {*self.live, *self._opening}:
                self._heard_of(match, None)
        else:
            self._heard_of(poke.match, poke.seq)

    def _heard_of(self, match: str, seq: int | None) -> None:
        """A match has events up to a number, or up to an unknown one."""
        live = self.live.get(match)
        if live is None and match in self._opening:
            # It may have been read before this happened.
            self._opening[match].add_done_callback(lambda _: self._heard_of(match, seq))
        elif live is not None and (seq is None or seq > live.match.seq):
            self._background.spawn(self._wake(live, live.match.seq + 1 if seq is None else seq))

    async def _wake(self, live: LiveMatch, seq: int) -> None:
        """Fetch what is new, and retry while the store has a problem: there will be no second poke."""
        try:
            await retry(lambda: live.refresh(seq))
        except StoreProblem:
            # The store is closed.
            pass
        except BrokenLog as fault:
            self._let_go(live, fault)

    async def _sweep(self) -> None:
        """Look after the live matches now and then."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            for live in list(self.live.values()):
                self._look_after(live)

    def _look_after(self, live: LiveMatch) -> None:
        """Unload a match without listeners, unless its clock or a bot is due soon: then see that it goes on."""
        idle = self.settings.idle
        if self.bots.is_due(live) or self.clocks.is_due_within(live, idle):
            if live.timer is None:
                self.clocks.go_on(live)
            self.bots.go_on(live, own=True)
        elif not live.listeners and live.used < time.monotonic() - idle:
            self._unload(live)
            self.clocks.watch(live.match)

    def _unload(self, live: LiveMatch) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
            self.peers.drop(live.id)
        live.stop()

    async def _tidy(self) -> None:
        """Delete what need not be kept any more."""
        while True:
            await asyncio.sleep(TIDY)
            with contextlib.suppress(StoreProblem):
                await tidy(self.store, self.settings.retention, self.now(), self._is_in_use)

    def _is_in_use(self, match: str) -> bool:
        """Whether somebody has to do with a match here."""
        live = self.live.get(match)
        if live is not None and not live.listeners:
            # It is very old: whoever still wants it will open it anew.
            self._unload(live)
        return match in self.live or match in self._opening

    async def _warm(self) -> None:
        """Get native code ready: compiled in a bot's process, then loaded here."""
        for room in known_rooms():
            try:
                await self.bot_pool.warm(room.key, max(2, room.players[0]))
            except (ThoughtLost, Refusal):
                continue
            # Nobody waits for this thread, not even at the end.
            threading.Thread(target=self.games.warm, args=(room.key,), daemon=True).start()


def _check_id(match: str) -> None:
    """Refuse what is no name of a match before anybody looks for it."""
    if not 0 < len(match) <= LONGEST_ID or not (match.isascii() and match.isprintable()):
        raise no_match()


def _bye(refusal: Refusal) -> tuple[str, Text]:
    """The last message to listeners."""
    return refusal.code, refusal.message


def _apply(match: Match, events: Sequence[AnyEvent]) -> None:
    for event in events:
        match.apply(event)
