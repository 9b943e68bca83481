"""The tables, written once for every database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

VERSION_TABLE = "rookery_version"
"""Where a database says which migration it has reached."""

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("seat_tokens", Text, nullable=False),
    Column("watch_token", LargeBinary, nullable=False),
    Column("host", Text),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Index("matches_by_stage", "public", "stage", "created"),
    Index("matches_in_play", "stage", "created", "id"),
)

# Rows are stored in the order of the primary key where the database can: a match is read from one place.
events = Table(
    "events",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("key", Text),
    Column("body", Text, nullable=False),
    UniqueConstraint("match", "key", name="events_key"),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# What operators have done to the store, for the servers at work: they look here every second.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("match", Text, nullable=False),
    # Numbers are never used again: who has read up to one waits for a higher one.
    sqlite_autoincrement=True,
)

bans = Table(
    "bans",
    metadata,
    Column("network", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

runs = Table(
    "runs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# What a class plays, as JSON, and the code by which pupils come; afterwards it says when that stopped to work.
classes = Table(
    "classes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("plan", Text, nullable=False),
    Column("lessons", Text),
    UniqueConstraint("code", name="classes_code"),
)

class_tables = Table(
    "class_tables",
    metadata,
    Column("class", Text, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("match", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who was sent to which seat: a seat has one pupil, and a pupil one seat in a round, whichever process sends them.
class_seats = Table(
    "class_seats",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("class", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("class", "round", "guest", name="class_seats_guest"),
    sqlite_with_rowid=False,
)

# Nobody reads what stands here: to write it shows that writing works.
probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("written", BigInteger, nullable=False),
)
