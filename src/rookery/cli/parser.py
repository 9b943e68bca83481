"""The parser of the command line: its help is in the user's language."""

import argparse
import contextlib
import functools
import os
import sys
from typing import Any, NoReturn, TextIO

from rookery.kernel.messages import Text
from rookery.words import ENGLISH, word

BAD_INPUT = 2


def complain(sentence: str) -> None:
    """Say what is wrong in one line, if anybody listens."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def drop(stream: TextIO) -> None:
    """Drop a stream that nobody reads: what is still in its buffer must not fail again when Python exits."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class Parser(argparse.ArgumentParser):
    """A parser that takes messages for help, and answers a mistake with one line."""

    def __init__(self, *, language: str = ENGLISH, description: Text = "", **more: Any) -> None:
        self.language = language
        self.word = functools.partial(word, language=language)
        super().__init__(description=self.word(description), **more)

    def add_argument(  # type: ignore[override]  # wider: a message is worded first
        self,
        *names: Any,
        help: Text = "",  # noqa: A002  # argparse's name
        **more: Any,
    ) -> argparse.Action:
        """An argument with its help."""
        # argparse fills in what follows a percent sign.
        return super().add_argument(*names, help=self.word(help).replace("%", "%%"), **more)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave."""
        complain(f"{self.prog}: {message} (see {self.prog} --help)")
        self.exit(BAD_INPUT)
