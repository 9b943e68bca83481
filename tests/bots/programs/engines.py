"""Engines that stand in for other people's: each does one thing wrong, or nothing. They run without Rookery."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

MARK = "ROOKERY_TEST_MARK"
"""The variable with a file that an engine writes the number of its process to, and of one that it has started."""


def command(manner: str) -> tuple[str, ...]:
    """What starts an engine of this manner; it starts at once."""
    return (sys.executable, "-I", "-S", str(Path(__file__)), manner)


def name(manner: str) -> str:
    """The same as somebody types it."""
    return f"cmd:{' '.join(command(manner))}"


def is_running(process: int) -> bool:
    """Whether there is such a process, which is more than a name."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"


def say(line: str) -> None:
    """Speak."""
    print(line, flush=True)


def hang() -> None:
    """Do nothing, for ever, and be hard to stop."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    helper = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(3600)"])
    if mark := os.environ.get(MARK):
        beside = Path(f"{mark}.new")
        beside.write_text(f"{os.getpid()} {helper.pid}", encoding="utf-8")
        beside.replace(mark)
    while True:
        time.sleep(3600)


def crash() -> None:
    """Complain and die."""
    print("a first word\nthe ice broke", file=sys.stderr, flush=True)
    os._exit(3)


def flood() -> None:
    """Never come to the end of a line."""
    while True:
        sys.stdout.write("x" * 100_000)


AT_GO: dict[str, Callable[[], None]] = {
    "hang": hang,
    "crash": crash,
    "flood": flood,
    "nonsense": lambda: say("I think I shall go north"),
    "illegal": lambda: say("bestmove nowhere"),
    "too-much": lambda: say("bestmove one two"),
    "gives-up": lambda: say("error I am tired\x1b[2J"),
    "ready-again": lambda: say("readyok"),
}
"""What each manner does when it is to move."""


def play(manner: str) -> None:
    """Speak the protocol, up to the moment that the manner is about."""
    legal: list[str] = []
    for line in sys.stdin:
        word, *rest = line.split()
        if manner == "echo":
            say(line.strip())
        elif word == "rei":
            if manner == "silent":
                hang()
            say("id name Stand-in\nreiok")
        elif word == "isready":
            say("info string anything\nreadyok" if manner != "refuses" else "error I do not know this game")
        elif word == "legal":
            legal = rest
        elif word == "go":
            if manner in AT_GO:
                AT_GO[manner]()
            else:
                say(f"info depth 1\nbestmove {legal[0]}")
            if manner == "once":
                return


if __name__ == "__main__":
    play(sys.argv[1])
