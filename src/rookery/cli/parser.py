"""The parser of the command line: its help is in the user's language, and worded when somebody asks for it."""

import argparse
import contextlib
import functools
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, TextIO

from rookery.kernel.errors import nearest, quote
from rookery.kernel.messages import Text, speaker
from rookery.words import ENGLISH, word

say = speaker("cli")

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


class Help(str):
    """Help that argparse takes for a text; it is a message, worded when it is shown."""

    __slots__ = ("message",)

    def __new__(cls, message: Text) -> "Help":
        """As a text it is not empty, so that argparse shows it."""
        found = super().__new__(cls, message if isinstance(message, str) else message.id)
        found.message = message
        return found

    message: Text


class Formatter(argparse.HelpFormatter):
    """Shows help, worded in a language."""

    def __init__(self, *given: Any, language: str = ENGLISH, **more: Any) -> None:
        self._language = language
        super().__init__(*given, **more)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        if isinstance(action.help, Help):
            # argparse fills in what follows a percent sign.
            return word(action.help.message, self._language).replace("%", "%%")
        return action.help


class Parser(argparse.ArgumentParser):
    """A parser that takes messages for help, and answers a mistake with one line."""

    def __init__(self, *, language: str = ENGLISH, description: Text = "", **more: Any) -> None:
        self.language = language
        self._about = description if isinstance(description, Help) else Help(description)
        super().__init__(formatter_class=functools.partial(Formatter, language=language), **more)

    def add_argument(  # type: ignore[override]  # wider: a message is worded first
        self,
        *names: Any,
        help: Text = "",  # noqa: A002  # argparse's name
        **more: Any,
    ) -> argparse.Action:
        """An argument with its help."""
        return super().add_argument(*names, help=Help(help), **more)

    @property
    def about(self) -> Help:
        """What it is for."""
        return self._about

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """A word that is none of the right ones is named, with the one that was probably meant."""
        if action.choices is not None and value not in action.choices:
            choices = tuple(map(str, action.choices))
            name = str(action.metavar or action.dest) if not action.option_strings else action.option_strings[-1]
            wrong = say(
                "no-choice", name=name, value=quote(str(value)), near=nearest(str(value), choices), choices=choices
            )
            raise argparse.ArgumentError(None, word(wrong, self.language))

    def parse_args(  # type: ignore[override]  # argparse's own is overloaded for namespaces of others
        self, args: Sequence[str] | None = None, namespace: None = None
    ) -> argparse.Namespace:
        """The arguments; one that the command does not take is named, with the one that was probably meant."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            parser = self._parser_of(getattr(found, "command", None))
            wrong = next((each for each in unknown if each.startswith("-")), unknown[0]).partition("=")[0]
            flags = [name for action in parser._actions for name in action.option_strings]
            near = nearest(wrong, flags) if wrong.startswith("-") else ""
            parser.error(word(say("no-argument", value=quote(wrong), near=near), self.language))
        return found

    def _parser_of(self, command: str | None) -> argparse.ArgumentParser:
        """The parser of a command; this one where there is none."""
        choices = (action.choices or {} for action in self._actions if isinstance(action, argparse._SubParsersAction))
        return next((parsers[command] for parsers in choices if command in parsers), self)

    def format_help(self) -> str:
        """All of the help."""
        self.description = word(self._about.message, self.language)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave."""
        complain(f"{self.prog}: {message} (see {self.prog} --help)")
        self.exit(BAD_INPUT)
