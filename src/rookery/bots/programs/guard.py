"""Runs one program and sees to it that it ends: ``python guard.py FD COMMAND …``.

Whoever starts the guard keeps the other end of the pipe FD. When that is closed, on purpose or because its holder died,
whatever way, the guard kills the program with all that it has started. It stands alone and imports nothing of ours, so
that it starts at once.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading

CANNOT_START = 127


def run(life: int, command: list[str]) -> int:
    """Run a program until it ends or nobody wants it any more; its exit code."""
    try:
        # A group of its own, so that all of it can be killed at once.
        program = subprocess.Popen(command, process_group=0)  # noqa: S603  # it is what our user named
    except OSError as problem:
        print(f"{command[0]}: {problem.strerror}", file=sys.stderr)  # noqa: T201  # who started us reads it
        return CANNOT_START
    # What the program says must end with the program.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    signal.signal(signal.SIGTERM, lambda *_: _kill(program.pid))
    threading.Thread(target=_kill_when_unwanted, args=(life, program.pid), daemon=True).start()
    # It is not collected before its group is dead: until then no other process can have its number.
    os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOWAIT)
    _kill(program.pid)
    return program.wait() & 0xFF


def _kill_when_unwanted(life: int, group: int) -> None:
    os.read(life, 1)
    _kill(group)


def _kill(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), sys.argv[2:]))
