"""What operators do beside a server at work: it looks at their notices every second, and acts on each."""

import asyncio
import itertools
import logging

from rookery.kernel.messages import speaker
from rookery.play.refusals import Refusal
from rookery.server.http.problems import no_match
from rookery.server.logs import note
from rookery.server.matches.service import Service
from rookery.server.store import StoreProblem
from rookery.server.store.upkeep import Notice, Upkeep

say = speaker("server")

PAUSE = 1.0
"""Seconds between two looks."""


OLD_BANS = 3600
"""Looks after which addresses are forgotten whose ban is over."""


class Notices:
    """Follows the notices of operators."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._upkeep = Upkeep(service.matches.store)
        self._read: int | None = None
        """The number of the last notice that was read; None before the first look."""

    async def follow(self) -> None:
        """Look again and again. While the store cannot be reached, nothing is missed: notices stay for an hour."""
        for seconds in itertools.count():
            try:
                await self.look()
                if seconds % OLD_BANS == 0:
                    await self._upkeep.drop_old_bans()
            except StoreProblem as problem:
                note("store-problem", level=logging.WARNING, code=problem.code, problem=str(problem))
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Act on what is new. At the first look all matches are as the store has them; only bans are read."""
        if self._read is None:
            read = await self._upkeep.newest()
            await self._read_bans()
            self._read = read
            return
        for notice in await self._upkeep.notices(self._read):
            await self._act(notice)
            self._read = notice.id

    async def _act(self, notice: Notice) -> None:
        matches, lobby = self._service.matches, self._service.lobby
        if notice.kind == "bans":
            await self._read_bans()
        elif notice.kind == "appended":
            matches.went_on(notice.match)
        else:
            lobby.forget(notice.match)
            gone = notice.kind == "deleted"
            matches.unload(notice.match, no_match() if gone else Refusal("stopping", say("match-rewritten"), retry=1))
        note("operator", kind=notice.kind, match=notice.match or None)

    async def _read_bans(self) -> None:
        """Know who is banned, and disconnect those who are here."""
        bans = self._service.bans
        bans.replace(await self._upkeep.bans())
        for live in list(self._service.matches.live.values()):
            for listener in list(live.listeners):
                try:
                    bans.check(listener.address)
                except Refusal as refusal:
                    listener.end(refusal.code, refusal.message)
