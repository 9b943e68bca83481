"""What operators ask of a store: matches found, deleted, made anonymous; addresses banned; notices to the servers.

Commands of operators run in a process of their own, beside the servers. What they do stands in the table of notices,
and servers look there (``server/notices.py``): it works the same for a file and for a database that several share.
"""

import itertools
import time
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update

from rookery.play.events import AnyEvent
from rookery.server.store.model import MatchRow, Stage, Store
from rookery.server.store.rows import read_list, write_json
from rookery.server.store.schema import bans, class_seats, classes, events, guests, matches, metadata, notices
from rookery.server.store.statements import NEWEST, Statement, dialect_of, listed

Doing = Literal["appended", "rewritten", "deleted", "bans"]
"""What an operator did: events were added to a match, or changed; it is gone; other addresses are banned."""

PAGE = 500
"""How many matches are read at a time."""
KEPT = 3600 * 1000
"""Milliseconds that a notice stays: servers have read it within seconds."""


class Notice(NamedTuple):
    """Something that an operator did."""

    id: int
    kind: Doing
    match: str
    """Empty where none is meant."""


class Ban(NamedTuple):
    """A network whose requests are refused."""

    network: str
    until: int
    """Milliseconds since the epoch."""


class Wanted(NamedTuple):
    """Which matches are asked for; what is None does not matter."""

    stage: Stage | None = None
    game: str | None = None
    guest: str | None = None
    """Who opened it, or ever sat in it."""
    changed_before: int | None = None
    """Milliseconds since the epoch."""


class Upkeep:
    """A store as operators see it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._dialect = dialect_of(store.kind)
        self._newest = self._worded(select(func.max(notices.c.id).label("newest")))

    def _worded(self, clause: Any) -> Statement:
        return Statement(clause, self._dialect)

    async def _ask(self, clause: Any) -> list[Mapping[str, Any]]:
        return await self._store.ask(self._worded(clause))

    async def _change(self, *clauses: Any) -> None:
        await self._store.change([self._worded(clause) for clause in clauses])

    # Matches

    async def matches(self, wanted: Wanted, limit: int) -> list[MatchRow]:
        """Matches as lists show them, newest first."""
        clause = listed().order_by(*NEWEST).limit(PAGE)
        if wanted.stage is not None:
            clause = clause.where(matches.c.stage == wanted.stage)
        if wanted.guest is not None:
            clause = clause.join(guests, and_(guests.c.match == matches.c.id, guests.c.guest == wanted.guest))
        found: list[MatchRow] = []
        for page in itertools.count():
            rows = read_list(await self._ask(clause.offset(page * PAGE)))
            found += [row for row in rows if _is_wanted(row, wanted)]
            if len(rows) < PAGE or len(found) >= limit:
                break
        return found[:limit]

    async def match(self, match: str) -> MatchRow | None:
        """A match as lists show it."""
        found = read_list(await self._ask(listed().where(matches.c.id == match)))
        return found[0] if found else None

    async def exists(self, match: str) -> bool:
        """Whether there is such a match, damaged or not."""
        return bool(await self._ask(select(matches.c.id).where(matches.c.id == match)))

    async def delete(self, match: str) -> None:
        """Delete a match with all that belongs to it."""
        ours = [
            delete(table).where(key.parent == match)
            for table in reversed(metadata.sorted_tables)
            for key in table.foreign_keys
            if key.column is matches.c.id
        ]
        await self._change(*ours, delete(matches).where(matches.c.id == match), *_noted("deleted", match))

    async def delete_as_it_is(self, match: str, seq: int) -> bool:
        """Delete a match if nothing has happened in it since an event; whether it was so."""
        deleted = await self._store.delete(match, seq)
        if deleted:
            await self._change(*_noted("deleted", match))
        return deleted

    async def appended(self, match: str) -> None:
        """Tell servers that a match has gone on."""
        await self._change(*_noted("appended", match))

    # People

    async def matches_of(self, guest: str) -> list[str]:
        """All matches that somebody has opened or ever sat in."""
        found = await self._ask(
            select(matches.c.id)
            .distinct()
            .join(guests, guests.c.match == matches.c.id, isouter=True)
            .where(or_(guests.c.guest == guest, matches.c.host == guest))
        )
        return [row["id"] for row in found]

    async def rewrite(self, match: str, guest: str, pseudonym: str, changed: list[AnyEvent]) -> None:
        """Put a pseudonym in the place of somebody, and events in the place of those that named them."""
        here = events.c.match == match
        await self._change(
            *(update(events).where(here, events.c.seq == each.seq).values(body=write_json(each)) for each in changed),
            update(matches).where(matches.c.id == match, matches.c.host == guest).values(host=pseudonym),
            update(guests).where(guests.c.match == match, guests.c.guest == guest).values(guest=pseudonym),
            delete(class_seats).where(class_seats.c.guest == guest),
            delete(classes).where(classes.c.host == guest),
            *_noted("rewritten", match),
        )

    # Addresses

    async def ban(self, network: str, until: int) -> None:
        """Refuse a network from now on, until some moment."""
        await self._change(
            delete(bans).where(bans.c.network == network),
            insert(bans).values(network=network, until=until),
            *_noted("bans"),
        )

    async def unban(self, network: str) -> None:
        """Refuse a network no longer."""
        await self._change(delete(bans).where(bans.c.network == network), *_noted("bans"))

    async def drop_old_bans(self) -> None:
        """Do not keep addresses whose ban is over."""
        await self._change(delete(bans).where(bans.c.until <= _now()))

    async def bans(self) -> list[Ban]:
        """The networks that are refused now."""
        found = await self._ask(select(bans).where(bans.c.until > _now()).order_by(bans.c.network))
        return [Ban(row["network"], row["until"]) for row in found]

    # Notices

    async def newest(self) -> int:
        """The number of the last notice."""
        [found] = await self._store.ask(self._newest)
        return found["newest"] or 0

    async def notices(self, after: int) -> list[Notice]:
        """The notices that follow one."""
        found = await self._ask(select(notices).where(notices.c.id > after).order_by(notices.c.id))
        return [Notice(row["id"], row["kind"], row["match"]) for row in found]


def _is_wanted(row: MatchRow, wanted: Wanted) -> bool:
    right_game = wanted.game is None or row.opening.game == wanted.game
    return right_game and (wanted.changed_before is None or row.changed < wanted.changed_before)


def _noted(kind: Doing, match: str = "") -> tuple[Any, Any]:
    """A notice, and the end of those that everybody has read."""
    now = _now()
    return delete(notices).where(notices.c.at < now - KEPT), insert(notices).inline().values(
        at=now, kind=kind, match=match
    )


def _now() -> int:
    return time.time_ns() // 1_000_000
