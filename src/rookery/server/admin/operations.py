"""What operators do to matches and people, beside the servers at work; those hear of it by notices."""

import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import speaker
from rookery.play import referee
from rookery.play.commands import AnyCommand, End, Revoke
from rookery.play.events import AnyEvent, Joined
from rookery.play.match import Match
from rookery.server.games import OpenGames
from rookery.server.matches.listings import Standing, told
from rookery.server.matches.retention import kept_long_enough
from rookery.server.settings import Retention
from rookery.server.store import Conflict, MatchRow, Store
from rookery.server.store.problems import unknown_match
from rookery.server.store.upkeep import Upkeep, Wanted

say = speaker("server")

TRIES = 10
"""How often something is tried while a match goes on."""
NOBODY = "–"
"""The name of somebody who has been forgotten: the same in every language."""


class NothingToDo(RookeryError):
    """What was asked for is so already, or there is nobody to do it to."""

    code = "nothing-to-do"


@dataclass(frozen=True)
class Listed:
    """A match in a list of operators."""

    row: MatchRow
    standing: Standing


class Operations:
    """What an operator may ask for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.upkeep = Upkeep(store)

    # Looking

    async def matches(self, wanted: Wanted, limit: int) -> list[Listed]:
        """Matches, newest first, with those who sit there."""
        rows = await self.upkeep.matches(wanted, limit)
        return [Listed(row, told(row.opening, await self._store.events(row.id, 1))) for row in rows]

    async def match(self, match: str) -> Listed:
        """A match with those who sit there."""
        found = await self.upkeep.match(match)
        if found is None:
            raise unknown_match(match)
        return Listed(found, told(found.opening, await self._store.events(match, 1)))

    # Matches

    async def delete(self, match: str) -> None:
        """Delete a match with all that belongs to it, also one that is damaged."""
        if not await self.upkeep.exists(match):
            raise unknown_match(match)
        await self.upkeep.delete(match)

    async def end(self, match: str) -> None:
        """Call a match off, whoever plays; nobody wins."""
        await self._do(match, lambda _: [End()])

    async def revoke(self, match: str, seat: int | None, *, watch: bool) -> None:
        """Let links of a match stop working: the invitation to a seat, the link to watch by, or all of them."""
        await self._do(match, lambda folded: _revoked(folded, seat, watch=watch))

    async def _do(self, match: str, asked: Callable[[Match], list[AnyCommand]]) -> None:
        """Have the referee carry out commands in a match, as the server's own."""
        for _ in range(TRIES):
            stored = await self._store.load(match)
            if stored is None:
                raise unknown_match(match)
            folded = Match.fold(stored.events, OpenGames().open)
            for command in asked(folded):
                answer = referee.answer(
                    folded, stored.secret, None, command, guest=None, expected=folded.seq, key=None, now=_now()
                )
                for event in answer:
                    folded.apply(event)
            try:
                await self._store.append(match, folded.events[len(stored.events) :])
            except Conflict:
                # A server was faster: look again.
                continue
            await self.upkeep.appended(match)
            return
        raise NothingToDo(say("match-too-lively", match=match))

    async def tidy(self, retention: Retention, now: int, *, only_look: bool = False) -> list[MatchRow]:
        """Delete what need not be kept any more, or only find it."""
        found = [row async for row in kept_long_enough(self._store, retention, now)]
        if only_look:
            return found
        # One that went on meanwhile stays.
        return [row for row in found if await self.upkeep.delete_as_it_is(row.id, row.seq)]

    # People

    async def forget(self, guest: str) -> int:
        """Erase somebody's name and id wherever they are kept; the number of matches, which stay.

        In each match they get another id, so that nobody can tell that two of them were played by the same person.
        """
        found = await self.upkeep.matches_of(guest)
        if not found:
            raise NothingToDo(say("unknown-guest", guest=guest))
        for match in found:
            pseudonym = f"forgotten-{secrets.token_hex(6)}"
            events = await self._store.events(match, 0)
            await self.upkeep.rewrite(match, guest, pseudonym, _anonymous(events, guest, pseudonym))
        return len(found)

    # Addresses

    async def unban(self, network: str) -> None:
        """Refuse a network no longer."""
        if network not in {ban.network for ban in await self.upkeep.bans()}:
            raise NothingToDo(say("not-banned", network=network))
        await self.upkeep.unban(network)


def _revoked(match: Match, seat: int | None, *, watch: bool) -> list[AnyCommand]:
    everything = seat is None and not watch
    free = [number for number, each in enumerate(match.seats) if each.kind == "open" and not match.ended]
    seats = free if everything else [] if seat is None else [seat]
    links: list[AnyCommand] = [Revoke("invitation", each) for each in seats]
    return [*links, Revoke("watch")] if watch or everything else links


def _now() -> int:
    return time.time_ns() // 1_000_000


def _anonymous(events: Iterable[AnyEvent], guest: str, pseudonym: str) -> list[AnyEvent]:
    """The events that name somebody, without their name and id."""
    changed = []
    for event in events:
        facts = msgspec.to_builtins(event)
        without = _replaced(facts, guest, pseudonym)
        if without != facts:
            if isinstance(event, Joined):
                without["name"] = NOBODY
            changed.append(msgspec.convert(without, type(event)))
    return changed


def _replaced(value: Any, guest: str, pseudonym: str) -> Any:
    """The same with another id wherever somebody's stands: whatever kinds of events there will be."""
    if isinstance(value, dict):
        return {name: _replaced(inside, guest, pseudonym) for name, inside in value.items()}
    if isinstance(value, list | tuple):
        return [_replaced(inside, guest, pseudonym) for inside in value]
    return pseudonym if value == guest else value
