"""The log: lines of JSON, and nothing in them that nobody should read."""

import contextlib
import json
import logging
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from rookery.server import logs
from rookery.server.logs import Log


@pytest.fixture
def _as_before() -> object:
    """Loggers as they were, afterwards."""
    loggers = [logging.getLogger(name) for name in logs.NAMES]
    kept = [(each, each.handlers, each.propagate, each.level) for each in loggers]
    yield
    for logger, handlers, propagate, level in kept:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.usefixtures("_as_before")
def test_each_note_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """What is noted, by us or by a library, comes out as one JSON object with its time and level."""
    logs.set_up()
    logs.note("moved", match="m", ms=1.5)
    logging.getLogger("uvicorn.error").warning("odd\nthing")
    logging.getLogger("asyncpg.pool").warning("retrying", exc_info=ConnectionRefusedError(111, "at an address"))
    logs.LOG.handlers[0].flush()
    first, second, third = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["event"], first["match"], first["ms"], first["level"]) == ("moved", "m", 1.5, "info")
    assert first["at"].endswith("Z")
    assert second["text"] == "odd\nthing"
    assert (third["text"], third["error"]) == ("retrying", "ConnectionRefusedError")


@pytest.mark.usefixtures("_as_before")
def test_lines_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """The same facts in one line, what happened first."""
    logs.set_up(Log(format="text"))
    logs.note("moved", match="m", guest=None, ms=1.5)
    logs.last_words("good bye")
    first, last = capsys.readouterr().err.splitlines()
    assert first.split(maxsplit=1)[1] == 'INFO moved match="m" ms=1.5'
    assert last == "good bye"


class _Pipe:
    """A standard error stream that is a pipe, and full."""

    def __init__(self) -> None:
        self.reading, self.writing = os.pipe()
        os.set_blocking(self.writing, False)
        self.before = 0
        with contextlib.suppress(BlockingIOError):
            while True:
                self.before += os.write(self.writing, b"x" * 1024)
        os.set_blocking(self.writing, True)

    def fileno(self) -> int:
        """Where it is written to."""
        return self.writing

    def lines(self) -> Iterator[dict[str, Any]]:
        """What was written, line by line."""
        os.read(self.reading, self.before)
        with os.fdopen(self.reading, "rb") as found:
            yield from (json.loads(line) for line in found if line.startswith(b"{"))


@pytest.mark.usefixtures("_as_before")
def test_a_log_that_nobody_reads_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines wait, then they are left out; once somebody reads again, the log says how many."""
    pipe = _Pipe()
    monkeypatch.setattr(logs, "LAST_WORDS", 0.01)
    logs.set_up(Log(waiting=10))
    monkeypatch.setattr(sys, "stderr", pipe)
    for number in range(500):
        logs.note("moved", number=number)
    logs.last_words("good bye")
    told, left_out = [], 0
    for line in pipe.lines():
        told += [line["number"]] if line["event"] == "moved" else []
        left_out += line["lines"] if line["event"] == "log-lines-left-out" else 0
        # The last words may be among the lines that were left out.
        if len(told) + left_out >= 500:
            break
    assert told == sorted(told)
    assert 10 <= len(told) < 500


def test_errors_are_told_by_kind_and_place_only() -> None:
    """The words of an error may hold a token; they are left out."""
    try:
        int("token-abc")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", (), sys.exc_info())
    record.facts = {"event": "failed"}
    line = logs._Line().format(record)
    assert "token-abc" not in line
    facts = json.loads(line)
    assert facts["error"] == "ValueError"
    assert facts["trace"][0].startswith(f"{__name__}:")
