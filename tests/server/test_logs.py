"""The log: lines of JSON, and nothing in them that nobody should read."""

import json
import logging
import sys

import pytest

from rookery.server import logs


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
    first, second, third = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["event"], first["match"], first["ms"], first["level"]) == ("moved", "m", 1.5, "info")
    assert first["at"].endswith("Z")
    assert second["text"] == "odd\nthing"
    assert (third["text"], third["error"]) == ("retrying", "ConnectionRefusedError")


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
