"""PostgreSQL's errors in our words. Passwords stand in URLs, so no URL is ever shown."""

from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types of its own

from rookery.kernel.messages import speaker
from rookery.server.store.problems import StoreProblem

say = speaker("server")

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
"""What says nothing about the work, only that the connection broke: the work may be tried again."""

_HELD = "database-locked", say("postgres-held")
_DAMAGED = "database-damaged", say("postgres-damaged")
_FOREIGN = "database-damaged", say("postgres-foreign")
_UNWRITABLE = "database-unwritable", say("postgres-unwritable")

_PROBLEMS = {
    "25006": _UNWRITABLE,
    "40001": _HELD,
    "40P01": _HELD,
    "42501": _UNWRITABLE,
    "42703": _FOREIGN,
    "42P01": _FOREIGN,
    "42P07": _FOREIGN,
    "53100": ("database-full", say("postgres-full")),
    "55P03": _HELD,
    "57014": ("database-slow", say("postgres-slow")),
    "XX001": _DAMAGED,
    "XX002": _DAMAGED,
}


def translated(error: Any) -> StoreProblem:
    """Our problem for an error of PostgreSQL's, by its code."""
    failed = "database-failed", say("postgres-failed", problem=_line(error))
    return StoreProblem(*_PROBLEMS.get(error.sqlstate, failed))


def cannot_connect(error: Exception) -> StoreProblem:
    """Our problem for a server that does not answer or does not let us in."""
    return StoreProblem("database-unreachable", say("postgres-unreachable", problem=_line(error)))


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
