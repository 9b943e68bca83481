"""The fifth step: tables for classes."""

from rookery.server.store import migrate
from rookery.server.store.migrations import m0004_notices, m0005_classes


def test_it_follows_and_adds_three_tables() -> None:
    """A database of the fourth step gets the three tables, and nothing else."""
    assert m0005_classes.down_revision == m0004_notices.revision
    steps = migrate.statements("sqlite", m0004_notices.revision)
    made = [step.split()[2] for step in steps if step.startswith("CREATE TABLE")][:3]
    assert made == ["classes", "class_tables", "class_seats"]
