"""Measure exact play of The Penguin Game on one core, beside the same search without its order of moves.

python benchmarks/solver.py [--deals N] [--out FILE]
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import rookery
from rookery.bench.pinning import pinned
from rookery.bench.report import machine, verbatim, versions, write_page
from rookery.kernel.packed import Packed, Table
from rookery.solver import Solver
from rookery.solver.engine import bound
from rookery.solver.limits import Limits
from rookery.solver.prover import Prover

PACKAGES = {"NumPy": "numpy", "Numba": "numba"}
ABOUT = """\
Regular start, seeds 0, 1, 2, …, one core; a new solver for each deal, compiled code loaded before. `placed` has both
penguins on cells drawn at random. The peer is the same memorising search with moves in the order of the board. The two
first columns are processor seconds, `clock` is what passed on a machine that had other work to do; `positions` is the
median over the deals, `memory` the most that a search kept."""

Figures = tuple[float, float, int, int]
"""Processor seconds, seconds on the clock, positions, bytes."""


@dataclass(frozen=True)
class Measured:
    """What one question took, deal by deal."""

    what: str
    figures: list[Figures]

    def line(self) -> str:
        """The figures as a row."""
        processor, clock, nodes, memory = zip(*self.figures, strict=True)
        return (
            f"{self.what:<34}{statistics.median(processor):>9.3f} s{max(processor):>9.3f} s"
            f"{statistics.median(clock):>9.3f} s{max(clock):>9.3f} s"
            f"{statistics.median(nodes):>13,.0f}{max(memory) / 2**20:>8.0f} MiB"
        )

    def median(self, deals: int) -> float:
        """The median of the first ``deals`` deals."""
        return statistics.median(figures[0] for figures in self.figures[:deals])


def board_order(table: Table, position: int, answers: int) -> int:
    """No move is more appealing than another."""
    return 0


def placed(seed: int) -> rookery.Position:
    """A deal with its penguins on random cells."""
    chance = random.Random(seed)  # noqa: S311
    while True:
        position = rookery.game("penguin-game").start(seed)
        for _ in range(2):
            position = position.play(chance.choice(position.moves))
        if position.outcome is None:
            return position


def packed_of(position: rookery.Position) -> Packed:
    """The packed form of the game."""
    packed = position.game.room.packed
    if packed is None:
        raise SystemExit("the game is not packed")
    return packed


def win_or_loss(position: rookery.Position, packed: Packed) -> Figures:
    """What win or loss takes."""
    table, here = packed.pack(position.game.config, position.state)
    prover, limits = Prover(packed, bound(packed), table, position.game.playout_limit), Limits()
    prover.warm(here)
    limits.start()
    began = time.process_time()
    prover.ask(here, 1, limits)
    return time.process_time() - began, limits.seconds, limits.nodes, prover.bytes


def exactly(position: rookery.Position, *, count: bool = False) -> Figures:
    """What the whole answer takes."""
    began = time.process_time()
    solution = Solver().solve(position, count=count)
    return time.process_time() - began, solution.seconds, solution.nodes, solution.memory


def measure(
    what: str, deals: int, start: Callable[[int], rookery.Position], ask: Callable[[rookery.Position], Figures]
) -> Measured:
    """One question over a number of deals, after one that compiles or loads what is needed."""
    ask(start(0))
    began = time.perf_counter()
    measured = Measured(what, [ask(start(seed)) for seed in range(deals)])
    print(f"{what}: {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    return measured


def table_of(deals: int) -> str:
    """All questions, as a table."""
    two, one = rookery.game("penguin-game").start, rookery.game("penguin-game", players=1).start
    packed, few = packed_of(two(0)), max(1, deals // 5)
    plain = replace(packed, appeal=board_order)
    rows = [
        measure("placed: all of it", deals, placed, exactly),
        measure("deal: win or loss", deals, two, lambda position: win_or_loss(position, packed)),
        measure(f"deal: win or loss, peer, {few} deals", few, two, lambda position: win_or_loss(position, plain)),
        measure("deal: all of it", deals, two, exactly),
        measure("alone: all but the count", deals, one, exactly),
        measure(f"alone: with the count, {few} deals", few, one, lambda position: exactly(position, count=True)),
    ]
    ratio = rows[2].median(few) / rows[1].median(few)
    head = f"{'what':<34}{'median':>11}{'worst':>11}{'clock':>11}{'worst':>11}{'positions':>13}{'memory':>12}"
    return "\n".join([head, *(row.line() for row in rows), f"win or loss: {ratio:.1f} times as fast as the peer"])


def main() -> None:
    """Measure, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Measure exact play of The Penguin Game on one core.")
    parser.add_argument("--deals", type=int, default=50, metavar="N", help="how many deals")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    if arguments.deals < 1:
        parser.error("at least one deal must be solved")
    with pinned():
        table = table_of(arguments.deals)
    print(table)
    if arguments.out:
        write_page(arguments.out, "Exact play", machine() | versions(PACKAGES), verbatim(table), ABOUT)


if __name__ == "__main__":
    main()
