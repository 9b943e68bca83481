"""Measure how many games a second the arena plays: processes of its own beside a local Ray, on the same items.

python benchmarks/arena.py [--game GAME] [--levels LEVEL LEVEL] [--games N] [--rounds N] [--workers N] [--out FILE]
"""

import argparse
import statistics
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec

import rookery
from rookery import bots
from rookery.arena.cluster import LOCAL, RayPool
from rookery.arena.match import Item, Result
from rookery.arena.plan import Plan
from rookery.arena.schedule import Pool, carry_out
from rookery.arena.workers import LocalPool
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.bench.rows import Row, beside, table

PACKAGES = {"NumPy": "numpy", "Numba": "numba", "Ray": "ray"}
ABOUT = """\
`processes`: games a second of the arena's own workers, beside a local Ray with as many workers. Both play the same
items in turns, in the same run; the figure is the median of the rounds. Workers are started, and load native code,
before the clock runs. The results must be the same, or the program stops with an error."""


def timed(pool: Pool, items: list[Item]) -> tuple[float, set[Result]]:
    """Games a second, and what came of them but for the time."""
    began = time.perf_counter()
    answers = list(carry_out(items, pool))
    seconds = time.perf_counter() - began
    results = [answer for answer in answers if isinstance(answer, Result)]
    if len(results) < len(items):
        sys.exit("some games could not be played")
    return len(items) / seconds, {msgspec.structs.replace(result, seconds=0.0) for result in results}


def measure(plan: Plan, rounds: int, workers: int) -> tuple[list[Row], str]:
    """Both pools in turns: the medians, and a line about the ratios of the rounds, which others' work disturbs less."""
    bots.warm(plan.game.warm(), plan.levels)
    items = plan.items()
    rates: tuple[list[float], list[float]] = ([], [])
    with closing(LocalPool(workers)) as processes, closing(RayPool(LOCAL, workers)) as ray:
        for pool in (processes, ray):
            # Several items for each worker, so that every one of them has loaded what it needs.
            timed(pool, items[: 8 * workers])
        for number in range(rounds):
            results = [(rates[which], timed((processes, ray)[which], items)) for which in (number % 2, 1 - number % 2)]
            for kept, (rate, _) in results:
                kept.append(rate)
            if results[0][1][1] != results[1][1][1]:
                sys.exit("processes and Ray do not agree on the results")
    ours_rate, theirs_rate = (statistics.median(each) for each in rates)
    ratios = sorted(ours / theirs for ours, theirs in zip(*rates, strict=True))
    spread = f"{statistics.median(ratios):.3f} (from {ratios[0]:.3f} to {ratios[-1]:.3f})"
    what = f"processes, {workers} workers, {' – '.join(plan.levels)}"
    row = beside(plan.game.key, what, ours_rate, "games/s", f"a local Ray, {workers} workers", theirs_rate)
    return [row], f"Processes beside Ray, round by round: median ratio {spread}."


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure the arena's processes beside a local Ray.")
    parser.add_argument("--game", default=rookery.games()[-1], metavar="GAME", help="the key of a game")
    parser.add_argument("--levels", nargs=2, default=["juvenile", "adult"], metavar="LEVEL", help="who plays")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of a round")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds of each")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="workers of each")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    try:
        plan = Plan(rookery.game(arguments.game), tuple(arguments.levels), arguments.games)
        rows, ratios = measure(plan, arguments.rounds, arguments.workers)
    except rookery.RookeryError as problem:
        parser.error(str(problem))
    print(f"{table(rows)}\n{ratios}")
    if arguments.out:
        facts = machine() | versions(PACKAGES)
        write_page(arguments.out, "The arena's throughput", facts, verbatim(table(rows)), f"{ABOUT}\n\n{ratios}")


if __name__ == "__main__":
    main()
