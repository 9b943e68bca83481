"""Runs a Python class as an engine: ``python -m rookery.bots.programs.python_engine NAME``."""

import os
import sys
from collections.abc import Iterable
from typing import TextIO

from rookery.bots.programs import lines, loading
from rookery.bots.programs.session import Session
from rookery.kernel.errors import RookeryError


def speak(session: Session, heard: Iterable[str], voice: TextIO) -> None:
    """Answer line by line, until a host says goodbye or nothing more."""
    for line in heard:
        for reply in session.answer(line):
            print(reply, file=voice, flush=True)
        if session.is_over:
            return


def apart() -> TextIO:
    """Where to speak: what somebody's code prints must not get between the lines, and goes with the errors."""
    voice = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return voice


def main(name: str) -> None:
    """Be the engine of a class."""
    voice = apart()
    try:
        session = Session(name, loading.load(name))
    except RookeryError as problem:
        print(lines.write(lines.Trouble(str(problem))), file=voice, flush=True)
        return
    speak(session, sys.stdin, voice)


if __name__ == "__main__":
    main(sys.argv[1])
