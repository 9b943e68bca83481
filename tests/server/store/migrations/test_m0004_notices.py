"""The fourth step: tables for operators."""

from rookery.server.store import migrate
from rookery.server.store.migrations import m0003_runs, m0004_notices


def test_it_follows_and_adds_two_tables() -> None:
    """A database of the third step gets the two tables, and nothing else."""
    assert m0004_notices.down_revision == m0003_runs.revision
    steps = migrate.statements("sqlite", m0003_runs.revision)
    assert [step.split()[2] for step in steps if step.startswith("CREATE TABLE")][:2] == ["notices", "bans"]
