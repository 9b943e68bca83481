"""Everything that is asked of a database, written once and worded for each.

SQLAlchemy writes the words; drivers run them as they are. Nothing is interpreted on the way, which matters for the one
writer of SQLite, and PostgreSQL's driver needs no bridge between two ways of waiting.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Dialect, Label, Select, and_, bindparam, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from rookery.server.store.model import Kind
from rookery.server.store.rows import Row
from rookery.server.store.schema import events, guests, matches, probe, runs


def dialect_of(kind: Kind) -> Dialect:
    """How a database wants its statements."""
    if kind == "sqlite":
        return sqlite.dialect(paramstyle="qmark")
    from sqlalchemy.dialects.postgresql.asyncpg import dialect

    return dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy left it out


def opening() -> Label[Any]:
    """The first event of a match."""
    first = select(events.c.body).where(events.c.match == matches.c.id, events.c.seq == 1)
    return first.scalar_subquery().label("opening")


def listed() -> Select[Any]:
    """Matches as lists show them."""
    last = select(events.c.body).where(events.c.match == matches.c.id).order_by(events.c.seq.desc()).limit(1)
    shown = matches.c.id, matches.c.host, matches.c.public, matches.c.stage, matches.c.created
    return select(*shown, opening(), last.scalar_subquery().label("last"))


NEWEST = matches.c.created.desc(), matches.c.id
"""The order of lists: newest first."""


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
        newest = listed().order_by(*NEWEST).limit(bindparam("most"))
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
        self.unfinished = worded(
            select(func.count())
            .select_from(guests.join(matches, matches.c.id == guests.c.match))
            .where(guests.c.guest == bindparam("guest"), matches.c.host == guests.c.guest, matches.c.stage != "over")
        )
        self.open_matches = worded(newest.where(matches.c.public.is_(True), matches.c.stage == "open"))
        place = matches.c.created, matches.c.id
        self.in_play = worded(
            select(*place, opening())
            .where(matches.c.stage == "playing", tuple_(*place) < tuple_(bindparam("created"), bindparam("last")))
            .order_by(*(column.desc() for column in place))
            .limit(bindparam("most"))
        )
        self.aged = worded(
            listed()
            .where(
                matches.c.stage == bindparam("stage"),
                matches.c.created < bindparam("before"),
                tuple_(*place) > tuple_(bindparam("created"), bindparam("last")),
            )
            .order_by(*place)
            .limit(bindparam("most"))
        )
        self.delete = [
            worded(delete(events).where(in_match)),
            worded(delete(guests).where(guests.c.match == bindparam("match"))),
            worded(delete(matches).where(matches.c.id == bindparam("match"))),
        ]
        self.runs = worded(select(runs))
        run = insert_new(runs)
        self.beat = worded(run.on_conflict_do_update(index_elements=["id"], set_={"seen": run.excluded.seen}))
        self.forget_runs = worded(delete(runs).where(runs.c.seen < bindparam("before")))
        written = insert_new(probe)
        self.probe = worded(
            written.on_conflict_do_update(index_elements=["id"], set_={"written": written.excluded.written})
        )


class SQLiteStatements(Statements):
    """SQLite's, with those that do much in one go: each statement may wait its turn among Python's threads."""

    def __init__(self) -> None:
        dialect = dialect_of("sqlite")
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
    return Statements(dialect_of("postgresql"), postgresql.insert)
