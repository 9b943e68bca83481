"""Seats on servers are kept in folders of the tests' own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test finds a seat of another, or of whoever runs it."""
    monkeypatch.setenv("ROOKERY_SEATS", str(tmp_path / "seats"))
