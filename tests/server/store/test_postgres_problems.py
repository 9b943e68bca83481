"""PostgreSQL's errors in our words."""

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from rookery.server.store.postgres_problems import LOST_CONNECTION, cannot_connect, translated


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (asyncpg.DiskFullError("no space"), "database-full"),
        (asyncpg.LockNotAvailableError("lock"), "database-locked"),
        (asyncpg.DeadlockDetectedError("dead"), "database-locked"),
        (asyncpg.QueryCanceledError("slow"), "database-slow"),
        (asyncpg.DataCorruptedError("bad page"), "database-damaged"),
        (asyncpg.UndefinedTableError("no table"), "database-damaged"),
        (asyncpg.ReadOnlySQLTransactionError("read only"), "database-unwritable"),
        (asyncpg.InsufficientPrivilegeError("not you"), "database-unwritable"),
        (asyncpg.DivisionByZeroError("division\nby zero"), "database-failed"),
    ],
)
def test_every_error_has_its_problem(error: Exception, code: str) -> None:
    """Errors go by their codes, and are one line; none of them is taken for a broken line."""
    problem = translated(error)
    assert problem.code == code
    assert "\n" not in str(problem)
    assert not isinstance(error, LOST_CONNECTION)


def test_broken_connections() -> None:
    """What says nothing about the work may be tried again."""
    for error in (
        ConnectionResetError(),
        asyncpg.ConnectionDoesNotExistError("gone"),
        asyncpg.AdminShutdownError("restart"),
        asyncpg.CannotConnectNowError("starting up"),
    ):
        assert isinstance(error, LOST_CONNECTION)
    assert str(cannot_connect(TimeoutError())) == "the database cannot be reached (TimeoutError); check its URL"
