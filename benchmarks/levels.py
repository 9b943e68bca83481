"""Test every level against the one below, and Penguin Soccer's emperor against plain UCT at the same time a move.

python benchmarks/levels.py [--most N] [--uct N] [--workers N] [--keep FOLDER] [--out FILE] [GAME …]

Two players, seats rotated, shared seeds; the arena's sequential test with errors of at most 5 %. With --keep results
files stay in a folder, and the same command goes on from there.
"""

import argparse
import itertools
import multiprocessing
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import rookery
from rookery import bots
from rookery.arena.contest import Report, contest
from rookery.arena.match import Item, match
from rookery.arena.plan import Plan
from rookery.arena.results import ResultsFile
from rookery.arena.workers import LocalPool
from rookery.bench.report import machine, versions, write_page
from rookery.bots.player import LevelPlayer, Player
from rookery.bots.sequential import SequentialTest
from rookery.kernel.levels import NAMES, TreeSearch
from rookery.kernel.options import LARGEST
from rookery.kernel.run import cores

AT_LEAST = {"polar-dare": (0.6, 0.7), "penguins-rock": (0.65, 0.75)}
"""In the dice games a level wins more than this share of the points against the one below, or less than that."""
THREE_TO_ONE = (0.75, 0.85)
EMPEROR = "penguin-soccer"
"""The game whose emperor meets plain UCT."""
HEADER = ("| game | levels | share of the points | games | the test says | a game takes |", "|---|---|---|---|---|---|")
PACKAGES = {"NumPy": "numpy", "Numba": "numba"}


class SameTime:
    """Plain UCT with random playouts, given for each move the time that the other player took for its last."""

    def __init__(self, game: rookery.Game, other: "Timed") -> None:
        self._game = game
        self._other = other

    def choose(self, position: rookery.Position, *, seed: int) -> str:
        """Think as long as the other one did."""
        seconds = max(self._other.last, 0.05)
        algorithm = TreeSearch(simulations=LARGEST, use_priors=False, exploration=2.0, seconds=seconds)
        return LevelPlayer(self._game, (algorithm,)).choose(position, seed=seed)


class Timed:
    """A player whose thoughts are timed."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.last = 0.0
        self.thoughts: list[float] = []

    def choose(self, position: rookery.Position, *, seed: int) -> str:
        """Choose as the player does."""
        began = time.perf_counter()
        move = self._player.choose(position, seed=seed)
        self.last = time.perf_counter() - began
        self.thoughts.append(self.last)
        return move


def tell(line: str) -> None:
    """Say what is going on, apart from the results."""
    print(line, file=sys.stderr, flush=True)


def pair(game: rookery.Game, below: str, above: str, games: int, workers: int, folder: Path) -> Report:
    """One level against the one below, until the test is decided or the limit of games is reached."""
    plan = Plan(game, (below, above), games)
    test = SequentialTest(*AT_LEAST.get(game.key, THREE_TO_ONE))
    bots.warm(game, (below, above))
    with ResultsFile(str(folder / f"{game.key}-{above}.ndjson"), plan) as file, closing(LocalPool(workers)) as pool:
        return contest(plan, pool, file, test=test)


def row(game: rookery.Game, below: str, above: str, report: Report) -> str:
    """A line of the table."""
    test = report.test
    if test is None:
        raise AssertionError
    decision = {True: f"more than {test.p0:.0%}", False: f"less than {test.p1:.0%}", None: "open"}[test.stronger]
    games = len(report.results)
    seconds = sum(result.seconds for result in report.results) / max(games, 1)
    return f"| {game.key} | {above} – {below} | {test.share:.1%} | {games} | {decision} | {seconds:.1f} s |"


def one_game(number: int) -> tuple[float, list[float]]:
    """The emperor's points in one game against plain UCT, in either seat by turns, and how long it thought."""
    game = rookery.game(EMPEROR).warm()
    emperor = Timed(bots.player(NAMES[-1], game))
    seat = number % 2
    players: list[Player] = [emperor, SameTime(game, emperor)]
    if seat:
        players.reverse()
    item = Item(EMPEROR, 2, (), game.room.version, (), number // 2)
    result = match(item, game, players)
    return (result.scores[seat] + 1) / 2, emperor.thoughts


def emperor_beside_uct(games: int, workers: int) -> str:
    """Penguin Soccer's emperor against plain UCT at the same time a move."""
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        played = pool.map(one_game, range(games), chunksize=1)
    points = sum(point for point, _ in played)
    thoughts = [seconds for _, taken in played for seconds in taken]
    mean, longest = sum(thoughts) / len(thoughts), max(thoughts)
    return (
        f"{EMPEROR}'s emperor against plain UCT (random playouts to the end, c = 2), which gets for each move the time "
        f"that the emperor took for its last: {points:g} of {games} points ({points / games:.1%}); the emperor's moves "
        f"took {mean:.2f} s on average, {longest:.2f} s at most."
    )


def main() -> None:
    """Play, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Test every level against the one below.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--most", type=int, default=400, metavar="N", help="games of a pair at most")
    parser.add_argument("--uct", type=int, default=20, metavar="N", help="games of the emperor against UCT; 0 for none")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes that play")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the results files there")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    lines = [
        "| game | levels | share of the points | games | the test says | a game takes |",
        "|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            for game in [rookery.game(key) for key in arguments.games or rookery.games()]:
                for below, above in itertools.pairwise(NAMES):
                    report = pair(game, below, above, arguments.most, arguments.workers, folder)
                    lines.append(row(game, below, above, report))
                    tell(lines[-1])
        except rookery.RookeryError as problem:
            parser.error(str(problem))
    if arguments.uct and EMPEROR in (arguments.games or rookery.games()):
        lines += ["", emperor_beside_uct(arguments.uct, arguments.workers)]
    print("\n".join(lines))
    if arguments.out:
        write_page(arguments.out, "Levels against each other", machine() | versions(PACKAGES), "\n".join(lines))


if __name__ == "__main__":
    main()
