"""The server's log: one line for each thing worth knowing. No token, cookie or query is ever in it.

Lines are written by a thread of its own: whoever is to read them may be slow or stuck, and the server does not wait.
"""

import collections
import contextlib
import logging
import os
import sys
import threading
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rookery import catalog

LOG = logging.getLogger("rookery.server")
NAMES = (LOG.name, catalog.LOG.name, "uvicorn", "litestar", "asyncio", "asyncpg")
"""The loggers in use: ours, and those of libraries, which would otherwise write in formats of their own."""
TOGETHER = 0.02
"""Seconds for which lines are collected."""
LAST_WORDS = 1.0
"""Seconds to write what is left when the server stops."""


@dataclass(frozen=True)
class Log:
    """What is written on standard error."""

    format: Literal["json", "text"] = "json"
    """A line of JSON for each event, or a line for people."""
    addresses: bool = False
    """Whether the addresses of clients are in it."""
    waiting: Annotated[int, Meta(ge=1, le=1_000_000)] = 10_000
    """Lines that wait while nobody reads the log; then lines are left out, and counted."""


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """The facts of a record; of an error its kind and place only: its text may contain secrets."""
    facts: dict[str, Any] = {"at": _stamp(record.created), "level": record.levelname.lower()}
    facts |= getattr(record, "facts", None) or {"event": "note", "text": record.getMessage()[:500]}
    if record.exc_info and record.exc_info[0]:
        facts["error"] = record.exc_info[0].__name__
        facts["trace"] = [f"{name}:{line}" for name, line in _places(record.exc_info[2])]
    return facts


class _Line(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """All facts."""
        return msgspec.json.encode(_facts(record)).decode()


class _Plain(logging.Formatter):
    """A record as one line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level and event first, then the facts that there are."""
        facts = _facts(record)
        first = " ".join((facts.pop("at"), facts.pop("level").upper(), facts.pop("event")))
        known = (f"{name}={msgspec.json.encode(fact).decode()}" for name, fact in facts.items() if fact is not None)
        return " ".join((first, *known))


FORMATTERS = {"json": _Line, "text": _Plain}


_UNKNOWN = vars(logging.makeLogRecord({}))
"""What logging would look up for each record."""


class _Note(logging.LogRecord):
    """A record of a note. Which line of which file wrote it is not looked up: that would cost more than all else."""

    def __init__(self, level: int, facts: dict[str, Any], trouble: Any) -> None:
        vars(self).update(_UNKNOWN)
        self.name, self.msg = LOG.name, facts["event"]
        self.levelno, self.levelname = level, logging.getLevelName(level)
        self.created = time.time()
        self.exc_info = trouble
        self.facts = facts


class _ToErrors(logging.Handler):
    """Writes to the standard error stream, whichever that is at the moment, in a thread."""

    def __init__(self, waiting: int) -> None:
        super().__init__()
        self._waiting = waiting
        self._lines: collections.deque[str] = collections.deque()
        self._dropped = 0
        self._some = threading.Condition()
        self._writing = False
        self._thread: threading.Thread | None = None

    def createLock(self) -> None:  # noqa: N802  # logging's own name
        """It has a lock of its own, and formatters that keep nothing."""
        self.lock = None

    def handle(self, record: logging.LogRecord) -> bool:
        """Let a line be written, without the lock that logging would wait for."""
        passed = bool(self.filter(record))
        if passed:
            self.emit(record)
        return passed

    def emit(self, record: logging.LogRecord) -> None:
        """Let a line be written; if too many wait already, it is only counted."""
        try:
            line = getattr(record, "plain", None) or self.format(record)
        except Exception:  # noqa: BLE001  # a log that cannot be written stops nobody
            return
        with self._some:
            if len(self._lines) >= self._waiting:
                self._dropped += 1
                return
            self._lines.append(line)
            if self._thread is None:
                self._thread = threading.Thread(target=self._write_on, name="rookery-log", daemon=True)
                self._thread.start()
            if not self._writing:
                # Whoever writes is awake otherwise, and will find it.
                self._some.notify_all()

    def _write_on(self) -> None:
        while True:
            with self._some:
                self._writing = False
                self._some.notify_all()
                self._some.wait_for(lambda: self._lines)
                self._writing = True
            # What comes meanwhile is written in one go: to be woken for every line would cost as much as a request.
            time.sleep(TOGETHER)
            with self._some:
                lines = list(self._lines)
                self._lines.clear()
                if self._dropped:
                    left_out = {"event": "log-lines-left-out", "lines": self._dropped}
                    record = logging.makeLogRecord({"levelname": "WARNING", "facts": left_out})
                    lines.append(self.format(record))
                    self._dropped = 0
            # Nobody may listen any more.
            with contextlib.suppress(OSError, ValueError):
                _write("".join(f"{line}\n" for line in lines))

    def flush(self) -> None:
        """Wait a moment until all is written, if somebody reads it."""
        with self._some:
            self._some.wait_for(lambda: not self._lines and not self._writing, LAST_WORDS)


def _write(text: str) -> None:
    """Write to the standard error stream, past Python's own lock: whoever waits for that would be stuck with us."""
    try:
        place = sys.stderr.fileno()
    except (OSError, ValueError, AttributeError):
        sys.stderr.write(text)
        return
    left = text.encode(errors="replace")
    while left:
        left = left[os.write(place, left) :]


def _places(trace: Any) -> list[tuple[str, int]]:
    places = []
    while trace is not None:
        places.append((trace.tb_frame.f_globals.get("__name__", "?"), trace.tb_lineno))
        trace = trace.tb_next
    return places[-12:]


def _stamp(seconds: float) -> str:
    return f"{_second(int(seconds))}.{int(seconds % 1 * 1000):03d}Z"


@lru_cache(1)
def _second(seconds: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))


# Nobody reads which thread or process wrote a line: looking that up would be half of what a line costs.
logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


def set_up(how: Log | None = None, level: int = logging.INFO) -> None:
    """Send the log to the standard error stream."""
    how = how or Log()
    handler = _ToErrors(how.waiting)
    handler.setFormatter(FORMATTERS[how.format]())
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == LOG.name else logging.WARNING)


def last_words(text: str) -> None:
    """Write a line for people after all others; if nobody reads the log, nobody waits for it."""
    for handler in LOG.handlers:
        handler.flush()
        handler.handle(logging.makeLogRecord({"plain": text}))
        handler.flush()


def note(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **facts: Any) -> None:
    """Write a line."""
    if LOG.isEnabledFor(level):
        trouble = None if error is None else (type(error), error, error.__traceback__)
        LOG.handle(_Note(level, {"event": event, **facts}, trouble))
