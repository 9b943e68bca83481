"""``rookery solve``: what a position comes to with best play, and the moves that keep it."""

import argparse
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from rookery.cli.database import database_arguments, run_database
from rookery.cli.parser import Parser
from rookery.cli.progress import Bar, amount
from rookery.cli.shared import Command, chosen_position, json_argument, position_arguments, read_seconds, show
from rookery.kernel.messages import Message, Text, speaker
from rookery.kernel.options import whole_number
from rookery.solver import Progress, Solution, solve
from rookery.words import ENGLISH, as_sentence, word

say = speaker("cli")

PARTS = 1000
PATIENCE = 1.0
"""Seconds before a progress bar appears."""
WIDTH = 78


def solve_arguments(parser: Parser) -> None:
    """A position and how long to work on it."""
    position_arguments(parser)
    parser.add_argument("--seconds", metavar="S", help=say("help-solve-seconds"))
    parser.add_argument("--nodes", metavar="N", help=say("help-solve-nodes"))
    parser.add_argument("--count", action="store_true", help=say("help-count"))
    database_arguments(parser)
    json_argument(parser)


def run_solve(arguments: argparse.Namespace) -> None:
    """Solve a position and say what came of it, or ask a database of deals."""
    if run_database(arguments, report):
        return
    position = chosen_position(arguments)
    seconds = None if arguments.seconds is None else read_seconds(arguments.seconds)
    nodes = None if arguments.nodes is None else whole_number(arguments.nodes, "--nodes")
    with _progress(arguments.language) as tell:
        solution = solve(position, seconds=seconds, nodes=nodes, progress=tell, count=arguments.count)
    if arguments.json:
        show({"game": position.game.key, "position": str(position), **msgspec.to_builtins(solution)})
    else:
        print("\n".join(report(solution, arguments.language)))


@contextmanager
def _progress(language: str) -> Iterator[Progress]:
    """A bar that appears after a moment."""
    bar, began = Bar(PARTS, say("unit-parts"), language=language), time.monotonic()

    def tell(share: float, nodes: int, stage: Text) -> None:
        seconds = time.monotonic() - began
        if seconds > PATIENCE:
            note = say("solve-progress", stage=stage, nodes=amount(nodes), rate=amount(nodes / seconds))
            bar.update(int(PARTS * share), word(note, language))

    try:
        yield tell
    finally:
        bar.close()


def report(solution: Solution, language: str = ENGLISH) -> list[str]:
    """A solution in plain words, line by line."""
    lines = [as_sentence(word(solution.verdict, language)), *_wrapped(_best(solution), language)]
    if solution.principal_variation:
        lines += _wrapped(say("solve-variation", moves=" ".join(solution.principal_variation)), language)
    lines += [word(say("solve-ways", ways=end.ways, end=end.label), language) for end in solution.ends]
    if not solution.memory:
        return [*lines, word(say("solve-looked-up"), language)]
    seconds, megabytes = f"{solution.seconds:.2f}", f"{solution.memory / 1e6:.1f}"
    effort = say("solve-effort", nodes=amount(solution.nodes), seconds=seconds, megabytes=megabytes)
    return [*lines, word(effort, language)]


def _best(solution: Solution) -> Message:
    moves = " ".join(solution.best)
    if solution.exact:
        return say("solve-best", moves=moves)
    return say("solve-best-known", moves=moves) if moves else say("solve-no-best")


def _wrapped(message: Message, language: str) -> list[str]:
    return textwrap.wrap(word(message, language), WIDTH, subsequent_indent="      ")


COMMAND = Command("solve", say("about-solve"), solve_arguments, run_solve)
