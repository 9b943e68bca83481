"""``rookery puzzle``: find the one best move, in the terminal; or the puzzle as data, for programs."""

import argparse
import random
from datetime import date
from typing import TYPE_CHECKING, Any

from rookery.cli.parser import Parser
from rookery.cli.shared import Command, colour_argument, json_argument, show, wants_colour
from rookery.kernel.errors import BadOption
from rookery.kernel.messages import speaker
from rookery.kernel.options import whole_number
from rookery.records.games import option_texts

if TYPE_CHECKING:
    from rookery.puzzles.puzzle import Puzzle

# Puzzles are read where they are asked for: no other command should wait for what reads them.

say = speaker("cli")


def puzzle_arguments(parser: Parser) -> None:
    """A game, and which of its puzzles."""
    parser.add_argument("game", metavar="GAME", help=say("help-game"))
    parser.add_argument("--number", metavar="N", help=say("help-puzzle-number"))
    parser.add_argument("--daily", action="store_true", help=say("help-puzzle-daily"))
    parser.add_argument("--deal", action="store_true", help=say("help-puzzle-deal"))
    json_argument(parser)
    colour_argument(parser)


def run_puzzle(arguments: argparse.Namespace) -> None:
    """Ask a puzzle, or show it as data."""
    from rookery.puzzles.daily import today
    from rookery.tui.puzzle import PlainPuzzle

    day = today() if arguments.daily else None
    chosen = _chosen(arguments, day)
    if arguments.json:
        show(_facts(chosen))
        return
    PlainPuzzle(chosen, day=day, colour=wants_colour(arguments), language=arguments.language).run()


def _chosen(arguments: argparse.Namespace, day: date | None) -> "Puzzle":
    """The puzzle of a number or of the day, otherwise any."""
    from rookery.puzzles.daily import daily, today
    from rookery.puzzles.puzzle import puzzle, puzzles

    if arguments.number is not None:
        if day is not None or arguments.deal:
            raise BadOption(say("number-alone"))
        return puzzle(arguments.game, whole_number(arguments.number, "--number"))
    if day is not None:
        return daily(arguments.game, day, deal=arguments.deal)
    # That there are none is said as for the puzzle of a day.
    daily(arguments.game, today(), deal=arguments.deal)
    return random.choice([each for each in puzzles(arguments.game) if each.kind.is_deal == arguments.deal])  # noqa: S311


def _facts(chosen: "Puzzle") -> dict[str, Any]:
    return {
        "game": chosen.game.key,
        "number": chosen.number,
        "kind": chosen.written.kind,
        "level": chosen.written.level,
        "players": chosen.game.players,
        "options": option_texts(chosen.game),
        "position": chosen.written.position,
        "asks": str(chosen.asks),
        "solution": [ply.move for ply in chosen.plies],
        "chances": dict(chosen.chances),
    }


COMMAND = Command("puzzle", say("about-puzzle"), puzzle_arguments, run_puzzle)
