"""The guard, seen from outside: it ends with its program, and its program with it. More is in test_process.py."""

import os
import subprocess
import sys
from pathlib import Path

from rookery.bots.programs import guard
from tests.limits import HANGING

PYTHON = (sys.executable, "-I", "-S")


def guarded(*command: str) -> tuple[subprocess.Popen[bytes], int]:
    """A guard with its program, and the end of the pipe that keeps both alive."""
    theirs, life = os.pipe()
    started = subprocess.Popen(
        [*PYTHON, str(Path(guard.__file__)), str(theirs), *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=(theirs,),
    )
    os.close(theirs)
    return started, life


def test_it_ends_as_its_program_does() -> None:
    """The exit code is that of the program, and what the program says comes through."""
    process, life = guarded(*PYTHON, "-c", "print('hello'); raise SystemExit(3)")
    said, _ = process.communicate(timeout=HANGING)
    os.close(life)
    assert (process.returncode, said) == (3, b"hello\n")


def test_a_program_that_is_not_there() -> None:
    """It says what the system says, and ends."""
    process, life = guarded("/nowhere/engine")
    _, complaint = process.communicate(timeout=HANGING)
    os.close(life)
    assert process.returncode == guard.CANNOT_START
    assert complaint == b"/nowhere/engine: No such file or directory\n"


def test_nobody_wants_it_any_more() -> None:
    """When the pipe is closed the program is killed."""
    process, life = guarded(*PYTHON, "-c", "import time; print('here', flush=True); time.sleep(3600)")
    assert process.stdout is not None
    assert process.stdout.readline() == b"here\n"
    os.close(life)
    process.communicate(timeout=HANGING)
    assert process.returncode == 256 - 9


def test_it_can_be_stopped_itself() -> None:
    """A guard that is told to stop takes its program along."""
    process, life = guarded(*PYTHON, "-c", "import time; print('here', flush=True); time.sleep(3600)")
    assert process.stdout is not None
    assert process.stdout.readline() == b"here\n"
    # The program may speak before the guard has got ready for signals.
    while process.poll() is None:
        process.terminate()
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
    process.communicate(timeout=HANGING)
    os.close(life)
