"""Play equal players against each other: whether it matters where one sits, and how long games last.

python benchmarks/seats.py [--level LEVEL] [--number N] [--workers N] [--out FILE] [GAME …]

One row for each number of players: the share of the points of every seat with its 95 % interval, the turns of a player,
and the games that no player won.
"""

import argparse
import math
import multiprocessing
import sys
from collections.abc import Iterator
from pathlib import Path

import rookery
from rookery import bots, catalog
from rookery.arena.match import Item, Result, match
from rookery.bench.report import machine, versions, write_page
from rookery.kernel.levels import NAMES, checked_level
from rookery.kernel.run import cores

DEVIATIONS = 1.96
"""Standard deviations on either side of a 95 % interval."""
HEADER = (
    "| game | players | shares of the seats, with 95 % intervals | games | turns a player | no winner |",
    "|---" * 6 + "|",
)
PACKAGES = {"NumPy": "numpy", "Numba": "numba"}


class Watched:
    """A player whose turns are counted: all that it chooses before another seat does is one."""

    def __init__(self, player: bots.Player, turns: list[int]) -> None:
        self._player = player
        self._turns = turns

    def choose(self, position: rookery.Position, *, seed: int) -> str:
        """Choose as the player does."""
        if position.seat is not None and self._turns[-1:] != [position.seat]:
            self._turns.append(position.seat)
        return self._player.choose(position, seed=seed)


def one_game(item: Item) -> tuple[Result, int]:
    """A match of equal players, and how many turns it had."""
    game = rookery.game(item.game, players=item.players).warm()
    turns: list[int] = []
    players: list[bots.Player] = [Watched(bots.player(level, game), turns) for level in item.levels]
    return match(item, game, players), len(turns)


def interval(points: float, games: int) -> tuple[float, float]:
    """Where a share of points lies with 95 % confidence, by Wilson's formula."""
    share, spread = points / games, DEVIATIONS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = DEVIATIONS * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return middle - half, middle + half


def row(key: str, players: int, played: list[tuple[Result, int]]) -> str:
    """A line of the table."""
    games = len(played)
    shares = []
    for seat in range(players):
        # A score is 1 for the winner and -1 / (n - 1) for others; a draw is nobody's and everybody's.
        points = sum((result.scores[seat] * (players - 1) + 1) / players for result, _ in played)
        low, high = interval(points, games)
        shares.append(f"{points / games:.1%} ({low:.1%} to {high:.1%})")
    turns = sum(count for _, count in played) / games / players
    draws = sum(not any(result.scores) for result, _ in played)
    return f"| {key} | {players} | {', '.join(shares)} | {games} | {turns:.1f} | {draws} |"


def rows(keys: list[str], level: str, games: int, workers: int) -> Iterator[str]:
    """All lines, one after the other; a game that is played alone has no seats to compare."""
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for key in keys:
            room = catalog.room(key)
            for players in range(max(room.players[0], 2), room.players[1] + 1):
                items = [Item(key, players, (), room.version, (level,) * players, seed) for seed in range(games)]
                yield row(key, players, pool.map(one_game, items, chunksize=1))


def main() -> None:
    """Play, print the table, write the page."""
    parser = argparse.ArgumentParser(description="Play equal players against each other, seat by seat.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="keys of games; all without one")
    parser.add_argument("--level", default="adult", choices=NAMES, help="the level of all players (default: adult)")
    parser.add_argument("--number", type=int, default=200, metavar="N", help="games for each number of players")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes that play")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write a Markdown page of results as well")
    arguments = parser.parse_args()
    lines = list(HEADER)
    try:
        keys = list(arguments.games or rookery.games())
        for line in rows(keys, checked_level(arguments.level), arguments.number, arguments.workers):
            lines.append(line)
            print(line, file=sys.stderr, flush=True)
    except rookery.RookeryError as problem:
        parser.error(str(problem))
    print("\n".join(lines))
    if arguments.out:
        write_page(arguments.out, "Equal players, seat by seat", machine() | versions(PACKAGES), "\n".join(lines))


if __name__ == "__main__":
    main()
