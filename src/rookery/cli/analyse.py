"""``rookery analyse``: a position thought through, for people and for programs."""

import argparse
import textwrap

import msgspec

from rookery import bots
from rookery.bots import Thought
from rookery.cli.parser import Parser
from rookery.cli.progress import waiting
from rookery.cli.shared import (
    Command,
    chosen_position,
    chosen_seed,
    colour_argument,
    json_argument,
    position_arguments,
    read_seconds,
    show,
    wants_colour,
)
from rookery.draw import text
from rookery.kernel.game import Position
from rookery.kernel.messages import Message, speaker
from rookery.kernel.options import whole_number
from rookery.words import ENGLISH, word

say = speaker("cli")
MOST = 10
"""How many moves people are shown; programs get all of them."""
WIDTH = 78
INDENT = 9
"""Where the answers stand behind their headings."""


def analyse_arguments(parser: Parser) -> None:
    """A position and how long to think about it."""
    position_arguments(parser)
    parser.add_argument("--seconds", metavar="S", default="2", help=say("help-think-seconds"))
    parser.add_argument("--simulations", metavar="N", help=say("help-simulations"))
    parser.add_argument("--threads", metavar="N", default="1", help=say("help-threads"))
    json_argument(parser)
    colour_argument(parser)


def run_analyse(arguments: argparse.Namespace) -> None:
    """Think a position through and say what came of it."""
    position = chosen_position(arguments)
    seconds = read_seconds(arguments.seconds)
    simulations = None if arguments.simulations is None else whole_number(arguments.simulations, "--simulations")
    seed, threads = chosen_seed(arguments) or 0, whole_number(arguments.threads, "--threads")
    with waiting(seconds, arguments.language):
        thought = bots.analyse(position, seconds=seconds, simulations=simulations, seed=seed, threads=threads)
    if arguments.json:
        show({"game": position.game.key, **msgspec.to_builtins(thought), "verdict": word(thought.verdict)})
        return
    scene, language = position.scene(position.seat or 0), arguments.language
    print(text.board(scene, colour=wants_colour(arguments), language=language))
    print("\n".join(report(position, thought, language)))


def report(position: Position, thought: Thought, language: str = ENGLISH) -> list[str]:
    """What a thought says, line by line."""
    names = [seat.name for seat in position.scene().seats]
    labels = {choice.move: choice.label for choice in position.choices()}
    messages: list[Message] = [say("best", move=move, what=labels.get(move, "")) for move in thought.best[:MOST]]
    if len(thought.best) > MOST:
        messages.append(say("as-good", more=len(thought.best) - MOST))
    if len(names) > 1:
        shares = zip(names, thought.chances, strict=True)
        chances = " · ".join(f"{word(name, language)} {_percent(chance)}" for name, chance in shares)
        messages.append(say("chances", chances=chances))
    verdict = thought.verdict
    messages.append(
        say("verdict-exact", verdict=verdict) if thought.exact else say("verdict-estimated", verdict=verdict)
    )
    if thought.principal_variation:
        messages.append(say("variation", moves=" ".join(thought.principal_variation)))
    lines = [
        "",
        *(line for each in messages for line in _wrapped(word(each, language))),
        "",
        *_table(thought, language),
        "",
    ]
    return [*lines, word(_effort(thought), language)]


def _effort(thought: Thought) -> Message:
    seconds = f"{thought.seconds:.2f}"
    if thought.algorithm == "tree search":
        return say("found-by-tree-search", simulations=thought.nodes, seconds=seconds)
    if thought.algorithm == "net search":
        return say("found-by-net-search", simulations=thought.nodes, seconds=seconds)
    return say("found-by", algorithm=thought.algorithm, positions=thought.nodes, seconds=seconds)


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent=" " * INDENT, break_on_hyphens=False)


def _table(thought: Thought, language: str) -> list[str]:
    """The moves that promise most, or before a roll all rolls with what they lead to."""
    known = [prospect for prospect in thought.moves if not prospect.at_most][:MOST]
    heads = (say("move") if thought.best else say("roll"), say("chance"), say("attention"))
    rows = [[word(head, language) for head in heads]]
    for prospect in known:
        attention = "" if prospect.attention is None else _percent(prospect.attention)
        rows.append([prospect.move, _percent(prospect.chance), attention])
    if not any(row[2] for row in rows[1:]):
        rows = [row[:2] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
    if len(thought.moves) > len(known):
        lines.append(word(say("none-better", more=len(thought.moves) - len(known)), language))
    return lines


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


COMMAND = Command("analyse", say("about-analyse"), analyse_arguments, run_analyse)
