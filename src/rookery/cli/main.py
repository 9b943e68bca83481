"""The command ``rookery``: one door for people and programs, one line for every mistake."""

import argparse
import contextlib
import io
import os
import sys
import warnings
from collections.abc import Sequence
from typing import NoReturn

import rookery
from rookery.cli import commands
from rookery.kernel.errors import RookeryError

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave."""
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


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


def show_warning(message: Warning | str, *_details: object, **_more: object) -> None:
    """Say a warning in one line."""
    print(f"rookery: warning: {message}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    warnings.showwarning = show_warning
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows a question mark instead of ending the game.
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    chosen = parser().parse_args(given or ["--help"])
    try:
        chosen.run(chosen)
        sys.stdout.flush()
    except RookeryError as problem:
        print(f"rookery {chosen.command}: {problem}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has had enough; there is nobody left to tell.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def entry() -> NoReturn:
    """Run the command as a program."""
    code = main()
    if code == INTERRUPTED:
        # Native code that was interrupted goes on in its thread; whoever pressed Ctrl-C does not want to wait for it.
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)
