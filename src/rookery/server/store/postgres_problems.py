"""PostgreSQL's errors in our words. Passwords stand in URLs, so no URL is ever shown."""

from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from rookery.server.store.problems import StoreProblem

LOST_CONNECTION = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""What says nothing about the work, only that the line broke: the work may be tried again."""

_HELD = "database-locked", "is held by somebody else; try again"
_DAMAGED = "database-damaged", "is damaged; bring back a copy"
_FOREIGN = "database-damaged", "is not as Rookery left it; bring back a copy, or name another database"
_UNWRITABLE = "database-unwritable", "may not be written by this user, or not now"

_PROBLEMS = {
    "25006": _UNWRITABLE,
    "40001": _HELD,
    "40P01": _HELD,
    "42501": _UNWRITABLE,
    "42703": _FOREIGN,
    "42P01": _FOREIGN,
    "42P07": _FOREIGN,
    "53100": ("database-full", "does not fit on its disk any more; make room"),
    "55P03": _HELD,
    "57014": ("database-slow", "did not answer in time; ask again with the same key"),
    "XX001": _DAMAGED,
    "XX002": _DAMAGED,
}


def translated(error: Any) -> StoreProblem:
    """Our problem for an error of PostgreSQL's, by its code."""
    code, problem = _PROBLEMS.get(error.sqlstate, ("database-failed", f"cannot be used ({_line(error)})"))
    return StoreProblem(code, f"the database {problem}")


def cannot_connect(error: Exception) -> StoreProblem:
    """Our problem for a server that does not answer or does not let us in."""
    return StoreProblem("database-unreachable", f"the database cannot be reached ({_line(error)}); look at its URL")


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
