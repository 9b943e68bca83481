"""The page of the command line: the help of every command, as the program says it."""

import argparse
import os
from collections.abc import Iterator
from unittest.mock import patch

from rookery.cli.main import parser

PLACE = "reference/command-line.md"
COLUMNS = 100


def files() -> dict[str, str]:
    """The page by its place in the site."""
    with patch.dict(os.environ, COLUMNS=str(COLUMNS), NO_COLOR="1"):
        parts = "\n".join(_help(command) for command in _all(parser()))
    return {PLACE: f"# The command line\n\nWhat `rookery COMMAND --help` says of every command.\n\n{parts}"}


def _all(command: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A command, and those in it."""
    yield command
    for action in command._actions:  # argparse has no other list of them
        if isinstance(action, argparse._SubParsersAction):  # the same
            for inside in action.choices.values():
                yield from _all(inside)


def _help(command: argparse.ArgumentParser) -> str:
    return f"## {command.prog}\n\n```text\n{command.format_help().strip()}\n```\n"
