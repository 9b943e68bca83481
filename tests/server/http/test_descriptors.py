"""Descriptors: as many as the system gives, and a word in the log where those are few."""

import logging
from typing import Any

import pytest

from rookery.server.http import descriptors

resource = pytest.importorskip("resource")


def limited(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> list[tuple[int, int]]:
    """A system with these limits; what was asked of it."""
    now, asked = [(soft, hard)], []

    def change(_: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        now.append(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda _: now[-1])
    monkeypatch.setattr(resource, "setrlimit", change)
    return asked


def test_as_many_as_are_needed_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The soft limit is raised, never the hard one, and never lowered."""
    asked = limited(monkeypatch, 1024, 100_000)
    assert descriptors.raise_descriptors(5000) == 5000
    assert asked == [(5000 + descriptors.RESERVED, 100_000)]
    asked = limited(monkeypatch, 1024, resource.RLIM_INFINITY)
    assert descriptors.raise_descriptors(5000) == 5000
    assert asked
    asked = limited(monkeypatch, 50_000, 100_000)
    assert descriptors.raise_descriptors(5000) == 5000
    assert not asked


def test_where_there_are_few_the_log_says_so(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Fewer connections are let in then, so that files and the database still find one."""
    limited(monkeypatch, 1024, 4096)
    with caplog.at_level(logging.INFO, "rookery.server"):
        enough = descriptors.raise_descriptors(5000)
    assert enough == 4096 - descriptors.RESERVED
    facts: dict[str, Any] = caplog.records[-1].facts  # type: ignore[attr-defined]  # ours have them
    assert (facts["event"], facts["descriptors"], facts["connections"]) == ("few-descriptors", 4096, enough)


def test_what_the_system_refuses_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it stays as it was."""
    limited(monkeypatch, 1024, 4096)

    def refuse(*_: object) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert descriptors.raise_descriptors(5000) == 1024 - descriptors.RESERVED
