"""A match on a server, as the table plays it: what happens there is told here, what is chosen here is sent there."""

import asyncio
import contextlib
from pathlib import Path

from rookery.client.errors import Unreachable
from rookery.client.seat import Seat, Watcher
from rookery.kernel.errors import BadOption, RookeryError
from rookery.kernel.messages import Text, speaker
from rookery.records.record import in_words
from rookery.tui import saved
from rookery.tui.app.pace import Clock
from rookery.tui.app.table_match import Beat, Face, Order
from rookery.tui.local_game import PERSON, LocalGame
from rookery.tui.texts import Advice, level_name
from rookery.wire.match import OfferView

say = speaker("tui")

TRY_AGAIN = 5.0
"""Seconds until a server that went away is looked for again."""
MANY = 8
"""More moves than these were missed, not awaited: only the last is shown."""


class RemoteMatch:
    """One match on a server; ``local`` is this terminal's copy of it."""

    is_local = False

    def __init__(self, watcher: Watcher, clock: Clock) -> None:
        self._watcher = watcher
        self._clock = clock
        self._news = asyncio.Event()
        self._told: list[OfferView] = []
        seats = [PERSON if seat.kind != "bot" else seat.level or seat.name for seat in watcher.view.seats]
        self.local = LocalGame(watcher.positions[0], seats)
        self._catch_up()

    def _catch_up(self) -> None:
        self.local.positions, self.local.moves = list(self._watcher.positions), list(self._watcher.moves)

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are played here; none for who only watches."""
        return frozenset(self._watcher.view.mine)

    def who(self, seat: int) -> Text:
        """Who sits there."""
        found = self._watcher.view.seats[seat]
        if seat in self.mine:
            return say("you")
        if found.kind == "bot":
            return level_name(found.level or found.name)
        return found.name if found.present else say("absent", name=found.name)

    async def run(self, face: Face) -> None:
        """Follow the match to its end; when it is our turn, ask."""
        listening = asyncio.create_task(self._listen(face))
        try:
            while True:
                self._news.clear()
                await self._follow(face)
                self._tell_offers(face)
                view = self._watcher.view
                if view.over:
                    if view.outcome is not None:
                        face.tell(in_words(view.outcome, self.local.position))
                    return
                if view.turn in view.mine and self._is_up_to_date():
                    await self._take_turn(face)
                else:
                    if view.turn is not None:
                        face.wait_for(view.turn)
                    await self._news.wait()
        finally:
            listening.cancel()

    async def _listen(self, face: Face) -> None:
        """Hear what happens there. A server that is gone is looked for until it is back: nothing is lost."""
        while True:
            try:
                async for _view in self._watcher.views():
                    self._news.set()
            except Unreachable as problem:
                face.tell(say("server-gone", problem=problem.message))
                await self._clock.wait(TRY_AGAIN)
            else:
                return

    def _is_up_to_date(self) -> bool:
        return self.local.moves == list(self._watcher.moves)

    async def _follow(self, face: Face) -> None:
        """Show what is new, one thing after the other."""
        while not self._is_up_to_date():
            ours, theirs = self.local.moves, list(self._watcher.moves)
            positions = self._watcher.positions
            if theirs[: len(ours)] != ours or len(theirs) - len(ours) > MANY:
                self._catch_up()
                await face.show("own")
                continue
            self.local.positions.append(positions[len(ours) + 1])
            ours.append(theirs[len(ours)])
            await face.show(self._beat())

    def _beat(self) -> Beat:
        seat = self.local.positions[-2].seat
        return "roll" if seat is None else "own" if seat in self.mine else "act"

    async def _take_turn(self, face: Face) -> None:
        """Ask for a move, unless the match goes on meanwhile without it, as when somebody resigns."""
        asking = asyncio.ensure_future(face.ask())
        news = asyncio.ensure_future(self._news.wait())
        before = list(self.local.moves)
        try:
            while not asking.done() and list(self._watcher.moves) == before and not self._watcher.view.over:
                self._news.clear()
                await asyncio.wait((asking, news), return_when=asyncio.FIRST_COMPLETED)
                self._tell_offers(face)
                if news.done():
                    news = asyncio.ensure_future(self._news.wait())
        finally:
            news.cancel()
            if not asking.done():
                asking.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await asking
        if asking.cancelled():
            return
        try:
            face.tell(say("on-its-way"))
            for move in asking.result():
                await self._seat.move(move)
                await self._follow(face)
        except RookeryError as problem:
            face.tell(problem.message)

    @property
    def _seat(self) -> Seat:
        if not isinstance(self._watcher, Seat):
            raise BadOption(say("only-watching"))
        return self._watcher

    async def undo(self) -> bool:
        """Take back what may be taken back; what needs the others' agreement is asked of them."""
        view = self._watcher.view
        if view.undo:
            await self._seat.undo()
        elif view.takeback is not None:
            await self._seat.offer("takeback")
        else:
            return False
        self._news.set()
        return True

    async def hint(self) -> Advice:
        """What the server's adviser would do."""
        hint = await self._seat.hint()
        return Advice(hint.move, hint.chance, hint.verdict, hint.exact, hint.principal_variation)

    async def order(self, what: Order) -> None:
        """Ask the others for something, answer what they ask, or give up."""
        if what == "resign":
            await self._seat.resign()
        elif what in ("draw", "hints"):
            await self._seat.offer(what)
        elif self._asked():
            await self._seat.answer(self._asked()[0].what, agreed=what == "accept")
        else:
            raise BadOption(say("nothing-is-asked"))
        self._news.set()

    def _asked(self) -> list[OfferView]:
        """What others ask and we have not agreed to."""
        mine = self.mine
        return [offer for offer in self._watcher.view.offers if offer.seat not in mine and not mine & {*offer.agreed}]

    def _tell_offers(self, face: Face) -> None:
        """Tell what others ask, once."""
        for offer in self._asked() if self.mine else ():
            if offer not in self._told:
                self._told.append(offer)
                who = self.local.position.scene().seats[offer.seat].name
                face.tell(say("asks-for", who=who, what=offer.what))

    async def change_levels(self, _levels: str) -> None:
        """Bots on a server are chosen when a match is opened."""
        raise BadOption(say("levels-on-server"))

    def save(self, name: str = "") -> Path:
        """Keep the moves so far in a file; the match itself stays on the server."""
        file = Path(name).expanduser() if name else saved.new_file(self.local.game.key)
        saved.save_anew(self.local, file)
        return file

    async def leave(self) -> None:
        """Only the screen is left: the seat stays ours."""
