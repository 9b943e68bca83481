"""All live matches of this process: found when needed, woken by the store, kept going by clocks, bots and absence."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from rookery.bots.at_random import RandomPlayer
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Position
from rookery.kernel.messages import Text
from rookery.kernel.numbers import any_seed
from rookery.play.commands import Join, Move, Tick, Vacate
from rookery.play.events import AnyEvent
from rookery.play.match import BrokenLog, Match
from rookery.play.refusals import Refusal
from rookery.server.bot_pool import BotPool, ThoughtLost
from rookery.server.bot_worker import History
from rookery.server.games import OpenGames, known_rooms
from rookery.server.live_match import Listener, LiveMatch, now
from rookery.server.logs import note
from rookery.server.metrics import Metrics
from rookery.server.problems import cannot_open, no_match, stopping
from rookery.server.resuming import Alarms, due, may_go_on, resume, retry
from rookery.server.settings import Settings
from rookery.server.store import Poke, Store, StoredMatch, StoreProblem

OTHERS_FIRST = 15.0
"""Seconds: another process made the move before a bot's, and lets the bot think; if it does not, we do."""
BUSY = 60.0
"""Seconds that a bot waits for its turn to think; then it moves without."""
AGAIN = 1.0
"""Seconds until something that could not be done is tried again."""
SWEEP = 30.0
LONGEST_ID = 64


class Matches:
    """The live matches."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.games = OpenGames()
        self.live: dict[str, LiveMatch] = {}
        self.bot_pool = BotPool(
            metrics, settings.bot_processes, settings.limits.thoughts, deadline=settings.bot_seconds
        )
        self.stopping = False
        self.listening = 0
        """How many listen, to all matches together."""
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._alarms = Alarms(lambda match: self._spawn(self._revive(match)))
        self._refused: set[str] = set()
        """Matches that cannot be opened: the log has been told why."""

    # Opening and closing

    def begin(self) -> None:
        """Start what goes on in the background."""
        self._spawn(self._hear())
        self._spawn(self._sweep())
        self._spawn(resume(self.store, self._look))
        if self.settings.warm:
            self._spawn(self._warm())

    def farewell(self) -> None:
        """Disconnect everybody: they may reconnect to the next server."""
        self.stopping = True
        self._alarms.clear()
        for live in self.live.values():
            live.close(*_bye(stopping()))

    async def close(self) -> None:
        """Stop everything in the background. What was acknowledged is kept."""
        self.farewell()
        for task in list(self._work):
            task.cancel()
        await self.bot_pool.close()
        await asyncio.gather(*self._work, return_exceptions=True)

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
        self._alarms.cancel(match)
        live = self.live[match] = LiveMatch(self.store, self.metrics, stored, folded, self._changed)
        self._changed(live, own=True)
        if self.settings.database is None:
            # Nobody else serves them: a person who does not come back after a restart is absent.
            for seat in range(len(folded.seats)):
                self._expect(live, seat)
        return live

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

    # Going on by itself

    async def _look(self, match: str) -> None:
        """Look at a match in the background: if a clock or a bot is due, it will be opened in time."""
        if match in self.live:
            return
        stored = await self._load(match)
        if stored is None or not may_go_on(stored.events):
            return
        when = due(await self._fold(stored), 0 if self.settings.database is None else OTHERS_FIRST)
        if when is not None and match not in self.live and not self.stopping:
            self._alarms.set(match, when)

    async def _revive(self, match: str) -> None:
        """Open a match whose time has come."""
        with contextlib.suppress(Refusal, StoreProblem):
            await retry(lambda: self.find(match))

    # Listening

    async def listen(self, live: LiveMatch, listener: Listener, after: int) -> None:
        """Somebody listens from now on; a person who was absent is back."""
        if after > live.match.seq:
            await live.refresh(after)
        live.listen(listener, after)
        self.listening += 1
        if live.match.started and not live.match.ended:
            for number in live.seats_of(listener.guest, listener.seat):
                seat = live.match.seats[number]
                if seat.kind == "person" and not seat.present:
                    self._spawn(self._try(live, number, Join(seat.name, seat.seed), seat.guest))

    def forget(self, live: LiveMatch, listener: Listener) -> None:
        """Somebody does not listen any more; if they do not come back, they are absent."""
        held = live.seats_of(listener.guest, listener.seat)
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
        there = holder.kind == "person" and holder.present
        if there and not live.match.ended and not live.present()[seat] and not self.stopping:
            self._spawn(self._try(live, seat, Vacate(), None))

    # Going on

    def _changed(self, live: LiveMatch, own: bool) -> None:
        """A match went on: set its clock, and let a bot think."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.match.deadline
        if deadline is not None and not self.stopping:
            seconds = max(0, deadline - now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(seconds + 0.005, self._ring, live)
        position, turn = live.match.position, live.match.turn
        if position is None or turn is None or live.match.seats[turn].kind != "bot" or self.stopping:
            return
        if live.bot_turn is None or live.bot_turn[0] is not position or live.bot_turn[1].done():
            live.bot_turn = position, self._spawn(self._bot(live, position, 0 if own else OTHERS_FIRST))

    def _ring(self, live: LiveMatch) -> None:
        live.timer = None
        self._spawn(self._tick(live))

    async def _tick(self, live: LiveMatch) -> None:
        await self._try(live, None, Tick(), None)
        if live.timer is None and (live.match.deadline or 0) <= now():
            # The store was busy, or our clock a little early.
            await asyncio.sleep(AGAIN)
        if live.timer is None:
            self._changed(live, own=True)

    async def _bot(self, live: LiveMatch, position: Position, delay: float) -> None:
        """Let the bot that is to move do so."""
        await asyncio.sleep(delay)
        if live.match.position is not position:
            return
        seat = live.match.seats[position.seat or 0]
        move = await self._thought(history_of(live.match), seat.level or "", position)
        while live.match.position is position and live.match.turn is not None and not self.stopping:
            if await self._try(live, live.match.turn, Move(move), None):
                return
            await asyncio.sleep(AGAIN)

    async def _thought(self, history: History, level: str, position: Position) -> str:
        """A bot's move: tried twice if needed, and chosen at random if that fails too."""
        lost, patience = 0, time.monotonic() + BUSY
        while lost < 2 and time.monotonic() < patience:
            try:
                move = await self.bot_pool.choose(history, level, any_seed())
                if move in position.moves:
                    return move
                lost += 1
            except ThoughtLost as problem:
                lost += 1
                note("thought-lost", level=logging.WARNING, problem=str(problem))
            except Refusal:
                await asyncio.sleep(AGAIN)
        return RandomPlayer().choose(position)

    async def _try(self, live: LiveMatch, seat: int | None, command: Any, guest: str | None) -> bool:
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
        refusal = self._refusal(live.id, fault)
        if self.live.get(live.id) is live:
            del self.live[live.id]
        live.close(*_bye(refusal))

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

    def _heard(self, poke: Poke) -> None:
        if poke.match is None:
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
            self._spawn(self._wake(live, live.match.seq + 1 if seq is None else seq))

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
        """Unload a match without listeners, unless a clock or a bot is due soon: then see that it goes on."""
        when = due(live.match)
        bot_thinks = live.bot_turn is not None and not live.bot_turn[1].done()
        if when is not None and live.timer is None and not bot_thinks:
            self._changed(live, own=True)
        later = when is None or when > now() + 1000 * self.settings.idle
        if later and not live.listeners and live.used < time.monotonic() - self.settings.idle:
            del self.live[live.id]
            if live.timer is not None:
                live.timer.cancel()
            if when is not None and not self.stopping:
                self._alarms.set(live.id, when)

    async def _warm(self) -> None:
        """Get native code ready: compiled in a bot's process, then loaded here."""
        for room in known_rooms():
            try:
                await self.bot_pool.warm(room.key, max(2, room.players[0]))
            except (ThoughtLost, Refusal):
                continue
            # Nobody waits for this thread, not even at the end.
            threading.Thread(target=self.games.warm, args=(room.key,), daemon=True).start()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            note("task-failed", level=logging.ERROR, error=fault, expected=isinstance(fault, RookeryError))


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


def history_of(match: Match) -> History:
    """What everybody may know of a match."""
    created = match.created
    moves = tuple(ply.text for ply in match.plies)
    return History(created.game, created.players, tuple(created.options.items()), str(match.positions[0]), moves)
