"""Games of the tests are kept in folders of their own, and nothing is compiled behind their backs."""

from pathlib import Path

import pytest

from rookery import bots


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the games of whoever runs it."""
    monkeypatch.setenv("ROOKERY_GAMES", str(tmp_path / "games"))


@pytest.fixture(autouse=True)
def _no_warming(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most games of the tests are over before a search is ready."""
    monkeypatch.setattr(bots, "warm", lambda *_: None)
