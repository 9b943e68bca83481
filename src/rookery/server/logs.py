"""The server's log: one line of JSON for each thing worth knowing. No token, cookie or query is ever in it."""

import logging
import sys
import time
from typing import Any

import msgspec

from rookery import catalog

LOG = logging.getLogger("rookery.server")
NAMES = (LOG.name, catalog.LOG.name, "uvicorn", "litestar", "asyncio", "asyncpg")
"""The loggers in use: ours, and those of libraries, which would otherwise write in formats of their own."""


class _Line(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The facts of a record; of an error its kind and place only: its text may contain secrets."""
        facts: dict[str, Any] = {"at": _stamp(record.created), "level": record.levelname.lower()}
        facts |= getattr(record, "facts", None) or {"event": "note", "text": record.getMessage()[:500]}
        if record.exc_info and record.exc_info[0]:
            facts["error"] = record.exc_info[0].__name__
            facts["trace"] = [f"{name}:{line}" for name, line in _places(record.exc_info[2])]
        return msgspec.json.encode(facts).decode()


class _ToErrors(logging.Handler):
    """Writes to the standard error stream, whichever that is at the moment."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, at once."""
        try:
            sys.stderr.write(self.format(record) + "\n")
            sys.stderr.flush()
        except Exception:  # noqa: BLE001  # a log that cannot be written stops nobody
            self.handleError(record)


def _places(trace: Any) -> list[tuple[str, int]]:
    places = []
    while trace is not None:
        places.append((trace.tb_frame.f_globals.get("__name__", "?"), trace.tb_lineno))
        trace = trace.tb_next
    return places[-12:]


def _stamp(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03d}Z"


def set_up(level: int = logging.INFO) -> None:
    """Send the log to the standard error stream."""
    handler = _ToErrors()
    handler.setFormatter(_Line())
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == LOG.name else logging.WARNING)


def note(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """Write a line."""
    if LOG.isEnabledFor(level):
        # Made by hand: looking up the calling line of every note would cost time, and nobody reads it.
        trouble = None if error is None else (type(error), error, error.__traceback__)
        extra = {"facts": {"event": event, **facts}}
        LOG.handle(LOG.makeRecord(LOG.name, level, "", 0, event, (), trouble, extra=extra))
