"""The language that the terminal speaks: asked for by --language, or as the environment says."""

import argparse
import os
from collections.abc import Mapping, Sequence

from rookery.cli.parser import Parser
from rookery.kernel.errors import BadOption, nearest, quote
from rookery.kernel.messages import speaker
from rookery.words import ENGLISH, languages

say = speaker("cli")

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says it, as gettext looks for it; the first that says anything counts."""
OPTION = "--language"


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak; BadOption for one that Rookery does not speak.

    It is looked for before the arguments are parsed, so that help and refusals speak it too.
    """
    for index, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == OPTION:
            return known_language(value if equals else next(iter(arguments[index + 1 :]), ""))
    for variable in VARIABLES:
        for language in environment.get(variable, "").split(":"):
            spoken = language[:2].lower()
            if spoken in languages():
                return spoken
            if language:
                return ENGLISH
    return ENGLISH


def known_language(name: str) -> str:
    """A language that Rookery speaks, or BadOption."""
    if name not in languages():
        near = nearest(name, languages())
        raise BadOption(say("no-language", name=quote(name), near=near, languages=languages()))
    return name


def language_argument(parser: Parser) -> None:
    """The language, for every command."""
    parser.add_argument(
        OPTION, metavar="CODE", default=argparse.SUPPRESS, help=say("help-language", languages=languages())
    )
