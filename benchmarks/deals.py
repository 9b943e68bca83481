"""What exact play says of The Penguin Game: how often the first player wins, deal by deal.

    python benchmarks/deals.py --deals 1000 --out deals.tsv

Every deal of the regular start for two, by its seed, is solved twice: from its first placement on, and with both
penguins on two cells drawn at random. Each deal is one line of the file; a run that was broken off goes on from there.
"""

import argparse
import math
import random
import time
from pathlib import Path

import rookery
from rookery.cli.progress import Bar
from rookery.solver import Solver

Row = tuple[int, int, int, int]
"""A seed, and who wins: with the placement, and from random cells, there also after how many plies."""


def solve_deal(game: rookery.Game, seed: int) -> Row:
    """Who wins a deal with best play from its first placement on, and from random cells."""
    solver, start = Solver(), game.start(seed)
    placed, chance = start, random.Random(seed)  # noqa: S311
    for _ in range(game.players):
        placed = placed.play(chance.choice(placed.moves))
    whole = solver.winner(start)
    if placed.outcome is not None:
        return seed, whole, placed.outcome.winners[0], 0
    solution = solver.solve(placed)
    return seed, whole, int(solution.winner or 0), int(solution.plies or 0)


def survey(deals: int, out: Path | None) -> list[Row]:
    """The rows of a number of deals; those on file are not solved again."""
    rows = read(out) if out and out.exists() else []
    known = {row[0] for row in rows}
    game, bar = rookery.game("penguin-game"), Bar(deals, "deals", done=len(known))
    for seed in range(deals):
        if seed not in known:
            rows.append(solve_deal(game, seed))
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write("\t".join(map(str, rows[-1])) + "\n")
            bar.update(len(rows))
    bar.close()
    return [row for row in rows if row[0] < deals]


def read(path: Path) -> list[Row]:
    """The rows on file; a last line that was broken off is cut off."""
    whole, newline, _ = path.read_text(encoding="utf-8").rpartition("\n")
    path.write_text(whole + newline, encoding="utf-8")
    lines = [line.split("\t") for line in whole.splitlines()]
    return [(int(seed), int(winner), int(other), int(plies)) for seed, winner, other, plies in lines]


def share(wins: int, games: int) -> str:
    """A share in percent, with Wilson's interval that holds it 95 times in 100."""
    z, rate = 1.96, wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return f"{100 * rate:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def report(rows: list[Row]) -> str:
    """What the rows say."""
    games = len(rows)
    with_placement = share(sum(row[1] == 0 for row in rows), games)
    from_random = share(sum(row[2] == 0 for row in rows), games)
    plies = sum(row[3] for row in rows) / games
    return (
        f"{games} deals, seeds 0 to {games - 1}\n"
        f"first player wins, with the placement: {with_placement}\n"
        f"first player wins, from random cells: {from_random}, after {plies:.1f} plies on average"
    )


def main() -> None:
    """Solve, and say what came out."""
    parser = argparse.ArgumentParser(description="How often the first player wins The Penguin Game with best play.")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="how many deals")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep each deal's result here, and go on from it")
    arguments = parser.parse_args()
    if arguments.deals < 1:
        parser.error("at least one deal must be solved")
    began = time.perf_counter()
    print(report(survey(arguments.deals, arguments.out)))
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
