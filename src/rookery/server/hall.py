"""All tables of this process: opened on demand, woken by the store, kept going by clocks, bots and absence."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Coroutine
from typing import Any

from rookery import catalog
from rookery.bots.at_random import RandomPlayer
from rookery.kernel.errors import RookeryError
from rookery.kernel.game import Position, any_seed
from rookery.play.commands import Join, Move, Tick, Vacate
from rookery.play.match import BrokenLog, Match
from rookery.play.refusals import Refusal
from rookery.server.brain import Line
from rookery.server.games import Shelf
from rookery.server.logs import note
from rookery.server.metrics import Metrics
from rookery.server.problems import Refused, no_match
from rookery.server.settings import Settings
from rookery.server.store import Store, StoreProblem
from rookery.server.table import Listener, Table, now
from rookery.server.thinking import Thinking, ThoughtLost

OTHERS_FIRST = 15.0
"""Seconds: another process made the move before a bot's, and lets the bot think; if it does not, we do."""
SWEEP = 30.0
LONGEST_ID = 64
FULL = "stopping", "the server is about to stop; connect again in a moment"


class Hall:
    """Where the tables are."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.shelf = Shelf()
        self.tables: dict[str, Table] = {}
        self.thinking = Thinking(metrics, settings.thinkers, settings.limits.thoughts, deadline=settings.thought)
        self.stopping = False
        self.listening = 0
        """How many listen, at all tables."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._work: set[asyncio.Task[Any]] = set()

    # Opening and closing

    def begin(self) -> None:
        """Start what goes on in the background."""
        self._spawn(self._hear())
        self._spawn(self._sweep())
        if self.settings.warm:
            self._spawn(self._warm())

    def farewell(self) -> None:
        """Hang up on everybody: they may come back to whoever takes over."""
        self.stopping = True
        for table in self.tables.values():
            table.close(*FULL)

    async def close(self) -> None:
        """Stop everything in the background. What was acknowledged is kept."""
        self.farewell()
        for task in list(self._work):
            task.cancel()
        await self.thinking.close()
        await asyncio.gather(*self._work, return_exceptions=True)

    async def table(self, match: str) -> Table:
        """The table of a match; a refusal if there is none."""
        if self.stopping:
            raise Refused(*FULL, retry=2.0)
        table = self.tables.get(match)
        if table is not None:
            table.used = time.monotonic()
            return table
        if not 0 < len(match) <= LONGEST_ID or not match.isascii():
            raise no_match(match)
        if match not in self._opening:
            self._opening[match] = task = asyncio.create_task(self._open(match))
            task.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(self._opening[match])

    async def _open(self, match: str) -> Table:
        stored = await self.store.load(match)
        if stored is None:
            raise no_match(match)
        try:
            folded = Match.fold(stored.events, self.shelf.open)
        except BrokenLog as fault:
            note("broken-log", level=logging.ERROR, match=match, problem=str(fault))
            raise Refused(
                "failed", "this match cannot be opened: it was kept by another version, or is damaged"
            ) from None
        table = self.tables[match] = Table(self.store, self.metrics, stored, folded, self._changed)
        self._changed(table, own=True)
        if self.settings.database is None:
            # Nobody else serves them: whoever does not come back after a restart is absent.
            for seat in range(len(folded.seats)):
                self._expect(table, seat)
        return table

    # Listening

    async def listen(self, table: Table, listener: Listener, after: int) -> None:
        """Somebody listens from now on; a person who was absent is back."""
        if after > table.match.seq:
            await table.refresh(after)
        table.listen(listener, after)
        self.listening += 1
        if table.match.started and not table.match.ended:
            for number in table.seats_of(listener.guest, listener.seat):
                seat = table.match.seats[number]
                if seat.kind == "person" and not seat.present:
                    self._spawn(self._try(table, number, Join(seat.name, seat.seed), seat.guest))

    def forget(self, table: Table, listener: Listener) -> None:
        """Somebody does not listen any more; if they do not come back, they are absent."""
        held = table.seats_of(listener.guest, listener.seat)
        table.forget(listener)
        self.listening -= 1
        for seat in held:
            self._expect(table, seat)

    def _expect(self, table: Table, seat: int) -> None:
        if not self.stopping:
            asyncio.get_running_loop().call_later(self.settings.absence, self._miss, table, seat)

    def _miss(self, table: Table, seat: int) -> None:
        """Time is up for somebody who was expected back."""
        holder = table.match.seats[seat]
        there = holder.kind == "person" and holder.present
        if there and not table.match.ended and not table.present()[seat] and not self.stopping:
            self._spawn(self._try(table, seat, Vacate(), None))

    # Going on

    def _changed(self, table: Table, own: bool) -> None:
        """A match went on: set its clock, and let a bot think."""
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        deadline = table.match.deadline
        if deadline is not None and not self.stopping:
            seconds = max(0, deadline - now()) / 1000
            table.timer = asyncio.get_running_loop().call_later(seconds + 0.005, self._ring, table)
        position, turn = table.match.position, table.match.turn
        if position is None or turn is None or table.match.seats[turn].kind != "bot" or self.stopping:
            return
        if table.thinking is None or table.thinking[0] is not position or table.thinking[1].done():
            table.thinking = position, self._spawn(self._bot(table, position, 0 if own else OTHERS_FIRST))

    def _ring(self, table: Table) -> None:
        table.timer = None
        self._spawn(self._tick(table))

    async def _tick(self, table: Table) -> None:
        await self._try(table, None, Tick(), None)
        if table.timer is None and (table.match.deadline or 0) <= now():
            # The store was busy, or our clock a little early.
            await asyncio.sleep(1)
        if table.timer is None:
            self._changed(table, own=True)

    async def _bot(self, table: Table, position: Position, delay: float) -> None:
        """Let the bot that is to move do so."""
        await asyncio.sleep(delay)
        if table.match.position is not position:
            return
        seat = table.match.seats[position.seat or 0]
        move = await self._thought(line_of(table.match), seat.level or "", position)
        while table.match.position is position and table.match.turn is not None and not self.stopping:
            if await self._try(table, table.match.turn, Move(move), None):
                return
            await asyncio.sleep(1)

    async def _thought(self, line: Line, level: str, position: Position) -> str:
        """A bot's move: thought twice if need be, and at random if that fails too."""
        for _ in range(2):
            try:
                move = await self.thinking.choose(line, level, any_seed())
                if move in position.moves:
                    return move
            except ThoughtLost as problem:
                note("thought-lost", level=logging.WARNING, problem=str(problem))
            except Refused:
                await asyncio.sleep(1)
        return RandomPlayer().choose(position)

    async def _try(self, table: Table, seat: int | None, command: Any, guest: str | None) -> bool:
        """Do something that nobody waits for; True unless the store is in trouble."""
        try:
            await table.submit(seat, command, guest=guest)
        except (Refusal, Refused):
            # It is not due any more.
            return True
        except StoreProblem as problem:
            note("store-problem", level=logging.ERROR, code=problem.code, problem=str(problem))
            return False
        return True

    # In the background

    async def _hear(self) -> None:
        """Wake tables when the store says that their matches went on."""
        while True:
            try:
                async with self.store.pokes() as pokes:
                    async for poke in pokes:
                        woken = list(self.tables) if poke.match is None else [poke.match]
                        for match in woken:
                            table = self.tables.get(match)
                            if table is not None and (poke.match is None or poke.seq > table.match.seq):
                                self._spawn(self._wake(table, poke.seq, sure=poke.match is not None))
            except StoreProblem as problem:
                note("store-problem", level=logging.ERROR, code=problem.code, problem=str(problem))
            await asyncio.sleep(1)

    async def _wake(self, table: Table, seq: int, *, sure: bool) -> None:
        with contextlib.suppress(StoreProblem):
            await table.refresh(seq if sure else table.match.seq + 1)

    async def _sweep(self) -> None:
        """Let go of matches that nobody looks at and that wait for nothing."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            before = time.monotonic() - self.settings.idle
            for match, table in list(self.tables.items()):
                thinking = table.thinking is not None and not table.thinking[1].done()
                if not table.listeners and table.used < before and table.timer is None and not thinking:
                    del self.tables[match]

    async def _warm(self) -> None:
        """Get native code ready: compiled in a thinking process, then loaded here."""
        for room in catalog.rooms():
            try:
                await self.thinking.warm(room.key, max(2, room.players[0]))
            except (ThoughtLost, Refused):
                continue
            # Nobody waits for this thread, not even at the end.
            threading.Thread(target=self.shelf.warm, args=(room.key,), daemon=True).start()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            note("task-failed", level=logging.ERROR, error=fault, expected=isinstance(fault, RookeryError))


def line_of(match: Match) -> Line:
    """What everybody may know of a match."""
    created = match.created
    moves = tuple(ply.text for ply in match.plies)
    return Line(created.game, created.players, tuple(created.options.items()), str(match.positions[0]), moves)
