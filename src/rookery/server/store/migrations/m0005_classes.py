"""For classrooms: what a class plays, its tables in each round, and who was sent to which seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """From the tables of matches and operators to those of classes."""
    op.create_table(
        "classes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("lessons", sa.Text),
        sa.UniqueConstraint("code", name="classes_code"),
    )
    op.create_table(
        "class_tables",
        sa.Column("class", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "class_seats",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("class", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("class", "round", "guest", name="class_seats_guest"),
        sqlite_with_rowid=False,
    )
