"""The command ``rookery``: for people and programs, one line for every error."""

import io
import os
import sys
import warnings
from collections.abc import Sequence
from typing import NoReturn

import rookery
from rookery.cli import commands
from rookery.cli.language import chosen_language, language_argument
from rookery.cli.parser import BAD_INPUT, Help, Parser, complain, drop
from rookery.kernel.errors import RookeryError
from rookery.kernel.messages import Message, speaker
from rookery.words import ENGLISH, word

say = speaker("cli")

INTERRUPTED = 130
STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}
"""In the order of their descriptors."""


def parser(language: str = ENGLISH) -> Parser:
    """The command line, all of it, in a language."""
    top = Parser(prog="rookery", language=language, description=say("about-rookery"))
    top.add_argument("--version", action="version", version=f"rookery {rookery.__version__}", help=say("help-version"))
    language_argument(top)
    subcommands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for command in commands.ALL:
        about = Help(command.about)
        sub = subcommands.add_parser(command.name, help=about, description=about, language=language)
        command.arguments(sub)
        language_argument(sub)
        sub.set_defaults(run=command.run, language=language)
    return top


def show_warning(message: Warning | str, *_details: object, **_more: object) -> None:
    """Say a warning in one line."""
    complain(f"rookery: warning: {message}")


def _in_words(problem: RookeryError, language: str) -> str:
    """A problem in words; where those are damaged, that is the problem, told as plainly as can be."""
    try:
        return word(problem.message, language)
    except RookeryError as damaged:
        values = damaged.message.values.values() if isinstance(damaged.message, Message) else ()
        return ", ".join((damaged.code, *map(str, values)))


def run(arguments: Sequence[str]) -> int:
    """Understand the arguments and do what they say; the exit code."""
    try:
        language = chosen_language(arguments)
        # A file of words may be damaged: then there is no help.
        chosen = parser(language).parse_args(arguments)
    except RookeryError as problem:
        complain(f"rookery: {_in_words(problem, ENGLISH)}")
        return BAD_INPUT
    try:
        chosen.run(chosen)
    except RookeryError as problem:
        complain(f"rookery {chosen.command}: {_in_words(problem, language)}")
        return BAD_INPUT
    except KeyboardInterrupt:
        complain("")
        return INTERRUPTED
    return 0


def _open_streams() -> None:
    """Open to nowhere what the caller has closed: a file or connection would take its place, and be taken for it."""
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:
            # The lowest number that is free, which is its own.
            place = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(place, True)
            setattr(sys, name, os.fdopen(place, mode, encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    warnings.showwarning = show_warning
    _open_streams()
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
        # The reader has closed the pipe; there is nobody left to tell.
        drop(sys.stdout)
    return 0


def entry() -> NoReturn:
    """Run the command as a program."""
    code = main()
    if code == INTERRUPTED:
        # Native code that was interrupted goes on in its thread; after Ctrl-C nobody wants to wait for it.
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)
