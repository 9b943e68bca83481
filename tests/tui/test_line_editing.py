"""Line editing: what TAB offers, and that programs get lines as they come."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from rookery.tui import line_editing


class Terminal:
    """What is asked whether it is a terminal, and is one."""

    def isatty(self) -> bool:
        """It is."""
        return True


class Readline:
    """What Python's line editing is told."""

    __doc__ = "GNU readline"

    def __init__(self) -> None:
        self.line = ""
        self.told: list[tuple[str, tuple[object, ...]]] = []
        self.completer: object = None

    def get_line_buffer(self) -> str:
        """What was typed so far."""
        return self.line

    def set_completer(self, complete: object) -> None:
        """Who completes."""
        self.completer = complete

    def read_history_file(self, file: Path) -> None:
        """The lines of earlier games."""
        raise FileNotFoundError(file)

    def __getattr__(self, name: str) -> object:
        return lambda *given: self.told.append((name, given))


def test_pipes_are_read_as_they_come() -> None:
    """Without a terminal nothing is edited."""
    assert line_editing.asker(lambda _: []) is input


def test_tab_completes_the_last_word(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whole lines come in, words go out; each line is remembered for the next game."""
    readline = Readline()
    monkeypatch.setattr(line_editing, "_readline", lambda: readline)
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr("builtins.input", lambda prompt: f"{prompt}q1")
    ask = line_editing.asker(lambda line: [f"{line}1", f"{line}12"], tmp_path / "state" / "history")
    readline.line = "q1 r"
    complete = cast("Callable[[str, int], str | None]", readline.completer)
    assert [complete("r", number) for number in range(3)] == ["r1", "r12", None]
    assert ask("> ") == "> q1"
    assert ("write_history_file", (tmp_path / "state" / "history",)) in readline.told
    assert (tmp_path / "state").is_dir()
