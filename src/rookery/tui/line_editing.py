"""Asking line by line, as a shell does: the line can be edited, earlier ones come back, TAB completes a move."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import platformdirs

MOST = 500
"""So many lines are remembered from game to game."""


def asker(complete: Callable[[str], list[str]], history: Path | None = None) -> Callable[[str], str]:
    """What asks for a line; ``complete`` says how a line that was begun can go on.

    Where nobody sits at a terminal, and where Python has no line editing, lines are read as they come.
    """
    readline = _readline() if sys.stdin.isatty() and sys.stdout.isatty() else None
    if readline is None:
        return input
    file = history or Path(platformdirs.user_state_dir("rookery", appauthor=False)) / "history"
    readline.set_completer_delims(" ")
    readline.set_completer(_Completer(complete, readline.get_line_buffer))
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    with contextlib.suppress(OSError):
        readline.read_history_file(file)

    def ask(prompt: str) -> str:
        line = input(prompt)
        with contextlib.suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            readline.set_history_length(MOST)
            readline.write_history_file(file)
        return line

    return ask


class _Completer:
    """Completes the last word of a line, asked for one way after the other."""

    def __init__(self, complete: Callable[[str], list[str]], line: Callable[[], str]) -> None:
        self._complete = complete
        self._line = line
        self._ways: list[str] = []

    def __call__(self, _word: str, number: int) -> str | None:
        if number == 0:
            self._ways = [way.rpartition(" ")[2] for way in self._complete(self._line())]
        return self._ways[number] if number < len(self._ways) else None


def _readline() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    return readline
