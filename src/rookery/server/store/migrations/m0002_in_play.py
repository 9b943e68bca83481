"""An index of the matches in play: a server that starts goes on with them."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From the first tables to those with the index."""
    op.create_index("matches_in_play", "matches", ["stage", "created", "id"])
