"""How soon the full-screen app is there, and how soon it answers a key while a bot thinks.

    python -m benchmarks.terminal [--rounds N]

Each round starts ``rookery play GAME`` at a terminal of its own (a pseudo-terminal of 80 by 24), with an emperor in the
other seat. The app is there when the first letters of the board have arrived; beside it, in the same round, an app of
Textual's with nothing in it, for a ratio. While an emperor thinks, letters are typed, and the time is taken until each
is on the screen. Times are the median and the worst of all rounds; run it twice and read the second: the first one
compiles.
"""

import argparse
import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import termios
import time

COLUMNS, ROWS = 80, 24
GAME = "penguin-soccer"
THERE = "Move a penguin"
"""What the screen says once the board is there."""
LONGEST = 60.0
LETTERS = "zxvwqZXVWQ"
"""Keys that no sequence of a terminal holds: each appears on the screen because it was pressed."""


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, command: list[str]) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(COLUMNS), "LINES": str(ROWS)}
        self.began = time.perf_counter()
        self._process = subprocess.Popen(  # our own command
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
        )
        os.close(theirs)
        self._ours = ours
        self._seen = ""

    def press(self, key: str) -> None:
        """Press a key."""
        self._seen = ""
        os.write(self._ours, key.encode())

    def wait_for(self, words: str) -> float:
        """The moment at which the screen says something."""
        ends = time.perf_counter() + LONGEST
        while words not in self._seen:
            ready, _, _ = select.select([self._ours], [], [], max(0.0, ends - time.perf_counter()))
            if not ready:
                raise TimeoutError(f"no {words!r} within {LONGEST} s; the screen said {self._seen[-500:]!r}")
            self._seen += os.read(self._ours, 65536).decode(errors="replace")
        return time.perf_counter()

    def close(self) -> None:
        """Hang up."""
        self._process.kill()
        self._process.wait()
        os.close(self._ours)


def starting(command: list[str], words: str) -> float:
    """Seconds until the screen of a program says something."""
    terminal = Terminal(command)
    try:
        return terminal.wait_for(words) - terminal.began
    finally:
        terminal.close()


def answering() -> list[float]:
    """Seconds from each key to what the screen makes of it, while an emperor thinks about its move."""
    terminal = Terminal([sys.executable, "-m", "rookery", "play", "polar-dare", "--me", "none", "--bots", "emperor"])
    try:
        terminal.wait_for("thinking")
        # What is typed appears in the line below the board: the whole way from a key to the screen and back.
        times = []
        for letter in LETTERS:
            time.sleep(0.1)
            terminal.press(letter)
            times.append(-time.perf_counter() + terminal.wait_for(letter))
        return times
    finally:
        terminal.close()


TEXTUAL = """
from textual.app import App
from textual.widgets import Static
class Empty(App):
    def compose(self):
        yield Static("here it is")
Empty().run()
"""


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default: 5)")
    rounds = parser.parse_args().rounds
    ours, empty, keys = [], [], []
    for _ in range(rounds):
        empty.append(starting([sys.executable, "-c", TEXTUAL], "here it is"))
        ours.append(starting([sys.executable, "-m", "rookery", "play", GAME], THERE))
        keys += answering()
    for name, times in (
        ("an empty Textual app", empty),
        ("the app with a board", ours),
        ("a key, while a bot thinks", keys),
    ):
        print(f"{name:<28}{1000 * statistics.median(times):8.0f} ms   worst {1000 * max(times):6.0f} ms")
    print(f"starting, against an empty app: {statistics.median(ours) / statistics.median(empty):.2f} times as long")


if __name__ == "__main__":
    main()
