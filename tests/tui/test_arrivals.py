"""Seats on servers that this terminal has taken."""

import stat
from pathlib import Path

import pytest

from rookery.client.links import Link
from rookery.tui import arrivals

LINK = Link("http://here", "m1", seat="secret-token")


def test_the_way_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What opens a seat is kept by its link, for this user alone, and under a name that tells nothing."""
    monkeypatch.setenv("ROOKERY_SEATS", str(tmp_path / "seats"))
    assert arrivals.credential(LINK) is None
    arrivals.keep(LINK, "key")
    assert arrivals.credential(LINK) == "key"
    assert arrivals.credential(Link("http://here", "m1", seat="another")) is None
    (file,) = (tmp_path / "seats").glob("*.credential")
    assert "secret" not in file.name
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert arrivals.receipt(LINK).parent == tmp_path / "seats"


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on without a way back."""
    (tmp_path / "seats").write_text("a file")
    monkeypatch.setenv("ROOKERY_SEATS", str(tmp_path / "seats"))
    arrivals.keep(LINK, "key")
    assert arrivals.credential(LINK) is None
