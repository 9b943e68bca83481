"""Which terminals have a full screen."""

import io
import sys

import pytest

from rookery.tui.terminal import can_show_full_screen
from tests.tui.test_line_editing import Terminal


def sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sit down at an ordinary terminal."""
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(sys, "__stdout__", None)
    for name, value in {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)


def test_an_ordinary_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is enough."""
    sit_down(monkeypatch)
    assert can_show_full_screen()


@pytest.mark.parametrize(("name", "value"), [("TERM", "dumb"), ("TERM", ""), ("COLUMNS", "59"), ("LINES", "19")])
def test_others(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """A terminal that can do little, or a window that is too small, is played in line by line."""
    sit_down(monkeypatch)
    monkeypatch.setenv(name, value)
    assert not can_show_full_screen()


def test_pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No person sits there."""
    sit_down(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert not can_show_full_screen()
