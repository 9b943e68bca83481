"""``rookery engine``: a level as an engine, for programs that speak the engine protocol."""

import argparse
import sys

from rookery import bots
from rookery.bots.programs.python_engine import speak
from rookery.bots.programs.session import Session
from rookery.cli.parser import Parser
from rookery.cli.shared import Command, chosen_game, game_arguments
from rookery.kernel.levels import NAMES, checked_level
from rookery.kernel.messages import speaker

say = speaker("cli")


def engine_arguments(parser: Parser) -> None:
    """The game to begin with, and how strong the engine is."""
    game_arguments(parser)
    parser.add_argument("--level", metavar="LEVEL", default=NAMES[-1], help=say("help-engine-level", levels=NAMES))


def run_engine(arguments: argparse.Namespace) -> None:
    """Answer on standard output what is said on standard input, until that ends."""
    level = checked_level(arguments.level)
    session = Session(
        f"Rookery {level}",
        lambda game, seconds: bots.player(level, game, seconds=seconds),
        chosen_game(arguments),
    )
    speak(session, sys.stdin, sys.stdout)


COMMAND = Command("engine", say("about-engine"), engine_arguments, run_engine)
