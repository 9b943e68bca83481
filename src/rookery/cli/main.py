"""The command ``rookery``: one door for people and programs, one line for every mistake."""

import argparse
import contextlib
import io
import os
import sys
import warnings
from collections.abc import Sequence
from typing import NoReturn, TextIO

import rookery
from rookery.cli import commands
from rookery.kernel.errors import RookeryError

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave."""
        complain(f"{self.prog}: {message} (see {self.prog} --help)")
        self.exit(BAD_INPUT)


def parser() -> Parser:
    """The command line, all of it."""
    top = Parser(prog="rookery", description="Penguin board games: play, look at, count and measure them.")
    top.add_argument("--version", action="version", version=f"rookery {rookery.__version__}")
    subcommands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for command in commands.ALL:
        sub = subcommands.add_parser(command.name, help=command.about, description=command.about)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def complain(sentence: str) -> None:
    """Say what is wrong in one line, if anybody listens."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def drop(stream: TextIO) -> None:
    """Let go of a stream that nobody reads: what is still in it must not fail once more when Python ends."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def show_warning(message: Warning | str, *_details: object, **_more: object) -> None:
    """Say a warning in one line."""
    complain(f"rookery: warning: {message}")


def run(arguments: Sequence[str]) -> int:
    """Understand the arguments and do what they say; the exit code."""
    chosen = parser().parse_args(arguments)
    try:
        chosen.run(chosen)
    except RookeryError as problem:
        complain(f"rookery {chosen.command}: {problem}")
        return BAD_INPUT
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    warnings.showwarning = show_warning
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows a question mark instead of ending the game.
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        try:
            return run(given or ["--help"])
        finally:
            # Help is printed by the parser, which then leaves: that it cannot be written must be noticed here too.
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has had enough; there is nobody left to tell.
        drop(sys.stdout)
    return 0


def entry() -> NoReturn:
    """Run the command as a program."""
    code = main()
    if code == INTERRUPTED:
        # Native code that was interrupted goes on in its thread; whoever pressed Ctrl-C does not want to wait for it.
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)
