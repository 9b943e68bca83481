"""Count how many games of equal bots end at a cap, and how long the others last, for each level and number of players.

python benchmarks/caps.py [--games N] [--levels LEVEL,…] [--workers N] [--out FILE] [GAME …]

A game that reaches its cap bores everybody. In the games with dice no level but the egg may get there in more than one
game of a hundred.
"""

import argparse
import itertools
import multiprocessing
import random
import statistics
from collections.abc import Iterator
from pathlib import Path

import rookery
from rookery import bots
from rookery.bench.report import machine, versions, write_page
from rookery.kernel.levels import NAMES
from rookery.kernel.run import cores

PACKAGES = {"NumPy": "numpy", "Numba": "numba"}
HEADER = ("| game | level | players | games | at the cap | plies, median |", "|---|---|---|---|---|---|")


def played(key: str, players: int, level: str, seed: int) -> tuple[bool, int]:
    """Whether a game ended without a winner, and after how many plies."""
    game = rookery.game(key, players=players)
    chance = random.Random(seed)  # noqa: S311  # a benchmark's dice are no secret
    player = bots.player(level, game)
    position = game.start(seed=seed)
    plies = 0
    while position.outcome is None:
        position = position.play(player.choose(position, seed=chance.randrange(1_000_000)))
        plies += 1
    return not position.outcome.winners, plies


def rows(keys: list[str], levels: list[str], games: int, workers: int) -> Iterator[str]:
    """A row for each game, level and number of players."""
    # Native code and processes that were forked do not go together.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for key, level in itertools.product(keys, levels):
            fewest, most = rookery.game(key).room.players
            for players in range(max(2, fewest), most + 1):
                ends = pool.starmap(played, [(key, players, level, seed) for seed in range(games)], chunksize=1)
                capped = sum(cap for cap, _ in ends)
                median = statistics.median(plies for _, plies in ends)
                yield f"| {key} | {level} | {players} | {games} | {capped} | {median:.0f} |"


def main() -> None:
    """Play, print the table, write the page."""
    dicey = [key for key in rookery.games() if rookery.game(key).room.chance]
    parser = argparse.ArgumentParser(description="Count games that end at a cap.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; those with dice without one")
    parser.add_argument("--games", dest="count", type=int, default=100, metavar="N", help="of each kind (default: 100)")
    parser.add_argument("--levels", default=",".join(NAMES[1:]), metavar="LEVEL,…", help="default: all but the egg")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes (default: all cores)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    print(*HEADER, sep="\n")
    found = []
    for row in rows(arguments.games or dicey, arguments.levels.split(","), arguments.count, arguments.workers):
        print(row, flush=True)
        found.append(row)
    if arguments.out:
        table = "\n".join((*HEADER, *found))
        write_page(arguments.out, "Games that end at a cap", machine() | versions(PACKAGES), table)


if __name__ == "__main__":
    main()
