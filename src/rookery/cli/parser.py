"""The parser of the command line: its help is worded in the language of whoever reads it."""

import argparse
import functools
from typing import Any, NoReturn

from rookery.kernel.messages import Text
from rookery.words import ENGLISH, word

BAD_INPUT = 2


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
        self.exit(BAD_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")
