"""``rookery analyse``: a position thought through, for people and for programs."""

import argparse
import textwrap

import msgspec

from rookery import bots
from rookery.bots import Thought
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
from rookery.kernel.options import whole_number
from rookery.words import word

MOST = 10
"""So many moves are shown to people; programs get all."""
WIDTH = 78


def analyse_arguments(parser: argparse.ArgumentParser) -> None:
    """A position and how long to think about it."""
    position_arguments(parser)
    parser.add_argument("--seconds", metavar="S", default="2", help="how long to think, at most; 2 if not said")
    about = "stop after so many simulations, or positions, if the seconds allow them"
    parser.add_argument("--simulations", metavar="N", help=about)
    parser.add_argument("--threads", metavar="N", default="1", help="how many threads think; 1 if not said")
    json_argument(parser)
    colour_argument(parser)


def run_analyse(arguments: argparse.Namespace) -> None:
    """Think a position through and say what came of it."""
    position = chosen_position(arguments)
    thought = bots.analyse(
        position,
        seconds=read_seconds(arguments.seconds),
        simulations=None if arguments.simulations is None else whole_number(arguments.simulations, "--simulations"),
        seed=chosen_seed(arguments) or 0,
        threads=whole_number(arguments.threads, "--threads"),
    )
    if arguments.json:
        show({"game": position.game.key, **msgspec.to_builtins(thought), "verdict": word(thought.verdict)})
        return
    print(text.board(position.scene(position.seat or 0), colour=wants_colour(arguments)))
    print("\n".join(report(position, thought)))


def report(position: Position, thought: Thought) -> list[str]:
    """What a thought says, line by line."""
    names = [seat.name for seat in position.scene().seats]
    labels = {choice.move: choice.label for choice in position.choices()}
    lines = [""]
    lines += [f"Best:    {move}  {labels.get(move, '')}".rstrip() for move in thought.best[:MOST]]
    if len(thought.best) > MOST:
        lines.append(f"         and {len(thought.best) - MOST} more that are as good")
    if len(names) > 1:
        chances = " · ".join(f"{name} {_percent(chance)}" for name, chance in zip(names, thought.chances, strict=True))
        lines.append(f"Chances: {chances}")
    lines.append(f"Verdict: {thought.verdict} ({'exact' if thought.exact else 'estimated'})")
    if thought.principal_variation:
        lines += textwrap.wrap(f"Line:    {' '.join(thought.principal_variation)}", WIDTH, subsequent_indent=" " * 9)
    lines += ["", *_table(thought), ""]
    units = "simulations" if thought.algorithm == "tree search" else "positions"
    lines.append(f"Found by {thought.algorithm}: {thought.nodes:,} {units} in {thought.seconds:.2f} s")
    return lines


def _table(thought: Thought) -> list[str]:
    """The moves that promise most, or before a roll the outcomes with what they lead to."""
    known = [prospect for prospect in thought.moves if not prospect.at_most][:MOST]
    rows = [["move" if thought.best else "roll", "chance", "attention"]]
    for prospect in known:
        attention = "" if prospect.attention is None else _percent(prospect.attention)
        rows.append([prospect.move, _percent(prospect.chance), attention])
    if not any(row[2] for row in rows[1:]):
        rows = [row[:2] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
    if len(thought.moves) > len(known):
        lines.append(f"and {len(thought.moves) - len(known)} more, none of them better")
    return lines


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


COMMAND = Command("analyse", "say which moves are best and who stands how", analyse_arguments, run_analyse)
