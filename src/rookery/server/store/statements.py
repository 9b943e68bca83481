"""Everything that is asked of a database, written once and worded for each.

SQLAlchemy writes the words; drivers run them as they are. Nothing is interpreted on the way, which matters for the one
writer of SQLite, and PostgreSQL's driver needs no bridge between two ways of waiting.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect, and_, bindparam, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from rookery.server.store.rows import Row
from rookery.server.store.schema import events, guests, matches


class Statement:
    """A text with places for values."""

    def __init__(self, clause: Any, dialect: Dialect) -> None:
        compiled = clause.compile(dialect=dialect)
        self.text = str(compiled)
        self._places = [(name, compiled.params[name]) for name in compiled.positiontup]

    def values(self, row: Row) -> tuple[Any, ...]:
        """The values of a row, in the order of their places."""
        return tuple(row.get(name, constant) for name, constant in self._places)


class Statements:
    """All statements, worded for one database."""

    def __init__(self, dialect: Dialect, insert_new: Callable[[Any], Any]) -> None:
        """Word them: ``insert_new`` is the database's own insert, which can leave out what is there."""
        in_match = events.c.match == bindparam("match")
        first = select(events.c.body).where(events.c.match == matches.c.id, events.c.seq == 1).scalar_subquery()
        last = select(events.c.body).where(events.c.match == matches.c.id).order_by(events.c.seq.desc()).limit(1)
        shown = matches.c.id, matches.c.host, matches.c.public, matches.c.stage, matches.c.created
        listed = select(*shown, first.label("opening"), last.scalar_subquery().label("last"))
        newest = listed.order_by(matches.c.created.desc(), matches.c.id).limit(bindparam("most"))
        columns = events.c.seq, events.c.body

        def worded(clause: Any) -> Statement:
            return Statement(clause, dialect)

        self.add_match = worded(insert(matches))
        self.add_event = worded(insert(events))
        self.add_guest = worded(insert_new(guests).on_conflict_do_nothing())
        self.set_stage = worded(
            update(matches).where(matches.c.id == bindparam("match")).values(stage=bindparam("stage"))
        )
        self.last_seq = worded(select(func.max(events.c.seq)).where(in_match))
        self.match = worded(select(matches).where(matches.c.id == bindparam("match")))
        self.events = worded(select(*columns).where(in_match, events.c.seq > bindparam("after")).order_by(events.c.seq))
        self.stretch = worded(
            select(*columns)
            .where(in_match, events.c.seq.between(bindparam("first"), bindparam("last")))
            .order_by(events.c.seq)
        )
        self.recent = worded(
            newest.join(guests, and_(guests.c.match == matches.c.id, guests.c.guest == bindparam("guest")))
        )
        self.open_matches = worded(newest.where(matches.c.public.is_(True), matches.c.stage == "open"))
        place = matches.c.created, matches.c.id
        self.in_play = worded(
            select(*place)
            .where(matches.c.stage == "playing", tuple_(*place) < tuple_(bindparam("created"), bindparam("last")))
            .order_by(*(column.desc() for column in place))
            .limit(bindparam("most"))
        )


class SQLiteStatements(Statements):
    """SQLite's, with those that do much in one go: each statement may wait its turn among Python's threads."""

    def __init__(self) -> None:
        dialect = sqlite.dialect(paramstyle="qmark")
        super().__init__(dialect, sqlite.insert)
        given = func.json_each(bindparam("given")).table_valued("value")
        last = select(func.max(events.c.seq)).where(events.c.match == given.c.value).scalar_subquery()
        self.last_seqs = Statement(select(given.c.value, last), dialect)
        fields = [func.json_extract(given.c.value, f"$.{column.name}") for column in events.c]
        self.add_events = Statement(insert(events).from_select(list(events.c), select(*fields)), dialect)


def for_sqlite() -> SQLiteStatements:
    """As SQLite's driver wants them."""
    return SQLiteStatements()


def for_postgresql() -> Statements:
    """As asyncpg wants them."""
    from sqlalchemy.dialects.postgresql.asyncpg import dialect

    return Statements(dialect(), postgresql.insert)  # type: ignore[no-untyped-call]  # SQLAlchemy left it out
