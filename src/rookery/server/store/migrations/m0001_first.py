"""The first tables: matches, their events, and who sat in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing to the first tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seat_tokens", sa.Text, nullable=False),
        sa.Column("watch_token", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
    )
    op.create_index("matches_by_stage", "matches", ["public", "stage", "created"])
    op.create_table(
        "events",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("match", "key", name="events_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
