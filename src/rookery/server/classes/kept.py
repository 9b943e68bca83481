"""Classes in the store. All processes of a server read and write here, and nothing of a class is kept elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rookery.server.store import MatchRow, Store
from rookery.server.store.rows import read_list, write_json
from rookery.server.store.schema import class_seats, class_tables, classes, matches
from rookery.server.store.statements import Statement, dialect_of, listed
from rookery.wire.classes import NewClass

DAY = 24 * 3_600_000
"""Milliseconds."""
FORGOTTEN = 30 * DAY
"""So long after its code stopped to work, a class is deleted; its matches are kept as long as others."""

_read_plan = msgspec.json.Decoder(NewClass).decode


class KeptClass(NamedTuple):
    """A class as it is kept."""

    id: str
    code: str
    host: str
    """The teacher, as a guest."""
    created: int
    ends: int
    """Until when the code works, in milliseconds since the epoch."""
    round: int
    plan: NewClass
    lessons: str | None = None


class KeptSeat(NamedTuple):
    """A seat to which a pupil was sent."""

    match: str
    seat: int
    guest: str
    at: int


class KeptClasses:
    """The classes of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._dialect = dialect_of(store.kind)
        self._insert_new: Any = sqlite.insert if store.kind == "sqlite" else postgresql.insert

    async def _ask(self, clause: Any) -> Sequence[Mapping[str, Any]]:
        return await self._store.ask(Statement(clause, self._dialect))

    async def _change(self, *clauses: Any) -> None:
        await self._store.change([Statement(clause, self._dialect) for clause in clauses])

    # Classes

    async def add(self, known: KeptClass) -> bool:
        """Keep a new class; False if its code is taken. Classes of long ago are forgotten."""
        old = select(classes.c.id).where(classes.c.ends < known.created - FORGOTTEN)
        row = known._asdict() | {"plan": write_json(known.plan)}
        await self._change(
            delete(class_seats).where(class_seats.c["class"].in_(old)),
            delete(class_tables).where(class_tables.c["class"].in_(old)),
            delete(classes).where(classes.c.ends < known.created - FORGOTTEN),
            self._insert_new(classes).values(row).on_conflict_do_nothing(),
        )
        return await self.find(known.id) is not None

    async def find(self, name: str) -> KeptClass | None:
        """A class by its id."""
        return _read(await self._ask(select(classes).where(classes.c.id == name)))

    async def by_code(self, code: str) -> KeptClass | None:
        """A class by its code, whether or not that still works."""
        return _read(await self._ask(select(classes).where(classes.c.code == code)))

    async def close(self, name: str, now: int) -> None:
        """Let a code work no longer."""
        await self._change(update(classes).where(classes.c.id == name, classes.c.ends > now).values(ends=now))

    async def next_round(self, name: str, after: int) -> None:
        """Begin the round that follows one; two who do so at once begin the same."""
        await self._change(
            update(classes).where(classes.c.id == name, classes.c.round == after).values(round=after + 1)
        )

    async def keep_lessons(self, name: str, text: str | None) -> None:
        """Keep a teacher's own lessons, or none."""
        await self._change(update(classes).where(classes.c.id == name).values(lessons=text))

    # Tables

    async def add_tables(self, name: str, round_: int, made: Mapping[int, str]) -> None:
        """Keep which matches are the tables of a round, by their numbers; those that are there stay."""
        rows = [{"class": name, "round": round_, "number": number, "match": match} for number, match in made.items()]
        await self._change(*(self._insert_new(class_tables).values(row).on_conflict_do_nothing() for row in rows))

    async def tables(self, name: str, round_: int) -> dict[int, MatchRow]:
        """The tables of a round by their numbers; one whose match was deleted is left out."""
        there = class_tables.c["class"] == name, class_tables.c.round == round_
        found = await self._ask(select(class_tables.c.number, class_tables.c.match).where(*there))
        numbers = {row["match"]: row["number"] for row in found}
        rows = read_list(await self._ask(listed().where(matches.c.id.in_(select(class_tables.c.match).where(*there)))))
        return dict(sorted((numbers[row.id], row) for row in rows if row.id in numbers))

    # Seats

    async def seats(self, name: str, round_: int) -> list[KeptSeat]:
        """Who was sent where in a round."""
        columns = class_seats.c.match, class_seats.c.seat, class_seats.c.guest, class_seats.c.at
        found = await self._ask(select(*columns).where(class_seats.c["class"] == name, class_seats.c.round == round_))
        return [KeptSeat(**row) for row in found]

    async def send(self, name: str, round_: int, seat: KeptSeat) -> KeptSeat | None:
        """Send a pupil to a seat, unless somebody else or they themselves were faster; where they are sent now."""
        row = seat._asdict() | {"class": name, "round": round_}
        await self._change(self._insert_new(class_seats).values(row).on_conflict_do_nothing())
        return next((each for each in await self.seats(name, round_) if each.guest == seat.guest), None)

    async def unsend(self, seat: KeptSeat) -> None:
        """Nobody came to a seat: it is free for others."""
        await self._change(
            delete(class_seats).where(
                class_seats.c.match == seat.match, class_seats.c.seat == seat.seat, class_seats.c.guest == seat.guest
            )
        )

    async def is_pupil(self, name: str, guest: str | None) -> bool:
        """Whether somebody was ever sent to a seat of a class."""
        if guest is None:
            return False
        mine = class_seats.c["class"] == name, class_seats.c.guest == guest
        return bool(await self._ask(select(class_seats.c.seat).where(*mine).limit(1)))


def _read(rows: Sequence[Mapping[str, Any]]) -> KeptClass | None:
    for row in rows:
        return KeptClass(**{**row, "plan": _read_plan(row["plan"])})
    return None
