"""``rookery solve``: what a position comes to with best play, and the moves that keep it."""

import argparse
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from rookery.cli.parser import Parser
from rookery.cli.progress import Bar, amount
from rookery.cli.shared import Command, chosen_position, json_argument, position_arguments, read_seconds, show
from rookery.kernel.options import whole_number
from rookery.solver import Progress, Solution, solve

PARTS = 1000
PATIENCE = 1.0
"""Whoever waits no longer than so many seconds needs no progress bar."""
WIDTH = 78


def solve_arguments(parser: Parser) -> None:
    """A position and how long to work on it."""
    position_arguments(parser)
    parser.add_argument("--seconds", metavar="S", help="stop after so many seconds, with what is certain by then")
    parser.add_argument("--nodes", metavar="N", help="stop after so many positions, with what is certain by then")
    parser.add_argument("--count", action="store_true", help="alone: count the solutions too; it may take a while")
    json_argument(parser)


def run_solve(arguments: argparse.Namespace) -> None:
    """Solve a position and say what came of it."""
    position = chosen_position(arguments)
    seconds = None if arguments.seconds is None else read_seconds(arguments.seconds)
    nodes = None if arguments.nodes is None else whole_number(arguments.nodes, "--nodes")
    with _progress() as tell:
        solution = solve(position, seconds=seconds, nodes=nodes, progress=tell, count=arguments.count)
    if arguments.json:
        show({"game": position.game.key, "position": str(position), **msgspec.to_builtins(solution)})
    else:
        print("\n".join(report(solution)))


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar for those who have waited a moment."""
    bar, began = Bar(PARTS, "parts"), time.monotonic()

    def tell(share: float, nodes: int, what: str) -> None:
        seconds = time.monotonic() - began
        if seconds > PATIENCE:
            bar.update(int(PARTS * share), f"{what}: {amount(nodes)} positions, {amount(nodes / seconds)}/s")

    try:
        yield tell
    finally:
        bar.close()


def report(solution: Solution) -> list[str]:
    """A solution in plain words, line by line."""
    lines = [_verdict(solution), *_wrapped("Best:", solution.best, "" if solution.exact else " (as far as is known)")]
    if solution.line:
        lines += _wrapped("Line:", solution.line)
    if solution.solutions is not None:
        lines.append(f"Solutions: {solution.solutions:,}, of which {solution.challenge_solutions:,} meet the challenge")
    size = f"{solution.memory / 1e6:.1f} MB"
    lines.append(f"({amount(solution.nodes)} positions in {solution.seconds:.2f} s, {size})")
    return lines


def _verdict(solution: Solution) -> str:
    """The first sentence."""
    if solution.winner is None:
        coins = "One coin can be left" if solution.coins == 1 else f"No fewer than {solution.coins} coins can be left"
        challenge = "the challenge can be met" if solution.challenge else "the challenge cannot be met"
        return f"{coins}, and {challenge}."
    who = f"Player {solution.winner + 1} wins"
    if solution.plies is None:
        return f"{who}; the limit came before the distance was certain."
    return f"{who} in {solution.plies} {'ply' if solution.plies == 1 else 'plies'}."


def _wrapped(title: str, moves: tuple[str, ...], note: str = "") -> list[str]:
    return textwrap.wrap(f"{title} {' '.join(moves) or 'none'}{note}", WIDTH, subsequent_indent="      ")


COMMAND = Command("solve", "play a position out perfectly, where a game allows it", solve_arguments, run_solve)
