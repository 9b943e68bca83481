"""What perfect play says of The Penguin Game: databases of solved deals, counted.

The databases are made by ``rookery solve penguin-game --database FILE --build …`` and lie in one folder under the names
below; those that are not there are left out, and one that is not finished counts as far as it is.
"""

import random
import statistics
from pathlib import Path
from typing import Any

import msgspec
from tools.results.pages import COLOURS, Page, Plots, percent, prose, share, table
from tools.results.playing import Wish, all_of, warm_game

import rookery
from rookery.kernel.position import outcome_of
from rookery.solver import Solver
from rookery.solver.database import Database
from rookery.solver.statistics import statistics_of

GAME = "penguin-game"
FILES = {
    "small": ("small.sqlite", 2),
    "small-alone": ("small-alone.sqlite", 1),
    "deals": ("deals.sqlite", 2),
    "alone": ("alone.sqlite", 1),
}
"""The database of each part, and its players."""
NUMBER = 200
"""Deals that are tried at random, and from random cells."""
COUNTED = 10
"""One deal in so many has all its solutions counted."""
TRIES = 2_000
"""Random games of each deal alone."""


class Part(msgspec.Struct, frozen=True):
    """What a database comes to."""

    reduced: int
    deals: int
    results: list[tuple[str, int]]
    plies: dict[str, int]
    best_moves: dict[str, int]
    nodes: tuple[int, int, int]


class Alone(msgspec.Struct, frozen=True):
    """How hard a deal is alone."""

    seed: int
    successes: int
    """Of so many random games: one coin left."""
    challenges: int
    """And of the suit that was asked for."""
    coins: float
    """Left on average after a random game."""
    solutions: int | None
    """Sequences of moves that leave one coin."""
    games: int | None
    """All sequences of moves."""


class Figures(msgspec.Struct, frozen=True):
    """All parts, and the deals that were tried at random."""

    parts: dict[str, Part]
    tries: int
    alone: list[Alone]
    cells: list[tuple[int, int]]
    """Of deals for two with both penguins on random cells: the winner, and the plies."""


def try_alone(seed: int) -> Alone:
    """Play a deal at random many times; count all its solutions now and then."""
    game = warm_game(GAME, 1)
    start = game.start(seed)
    played = game.playouts(start, TRIES, seed=seed)
    successes = challenges = left = 0
    for state, ending in zip(played.states, played.endings, strict=True):
        end = outcome_of(game, state, int(ending))
        coins = round(1 - 23 * min(0.0, end.scores[0]))
        left += coins
        successes += coins == 1
        challenges += "CHALLENGE" in end.reason.name
    solutions = games = None
    if seed % COUNTED == 0:
        ends = Solver().solve(start, count=True).ends
        if ends:
            solutions, games = sum(end.ways for end in ends if end.won), sum(end.ways for end in ends)
    return Alone(seed, successes, challenges, left / TRIES, solutions, games)


def from_random_cells(seed: int) -> tuple[int, int]:
    """The winner, and the plies, of a deal with both penguins on random cells."""
    position, chance = rookery.game(GAME).start(seed), random.Random(seed)  # noqa: S311  # no secret
    for _ in range(2):
        position = position.play(chance.choice(position.moves))
    if position.outcome is not None:
        return position.outcome.winners[0], 0
    found = Solver().solve(position)
    return int(found.winner or 0), int(found.plies or 0)


def part(path: Path, players: int) -> Part:
    """Count a database."""
    with Database(path, rookery.game(GAME, players=players)) as database:
        found = statistics_of(database)
    return Part(
        reduced=found.reduced,
        deals=found.deals,
        results=[(str(each.label), each.deals) for each in found.results],
        plies={str(plies): count for plies, count in found.plies.items()},
        best_moves={str(moves): count for moves, count in found.best_moves.items()},
        nodes=found.nodes,
    )


def measure(wish: Wish) -> Figures:
    """Count the databases that are there, and try some deals at random."""
    number = wish.number or NUMBER
    there = {name: (wish.databases / file, players) for name, (file, players) in FILES.items()}
    counted = {name: part(path, players) for name, (path, players) in there.items() if path.exists()}
    parts = {name: each for name, each in counted.items() if each.deals}
    alone = all_of(try_alone, range(number), wish, "deals alone")
    return Figures(parts, TRIES, alone, all_of(from_random_cells, range(number), wish, "deals from random cells"))


# The page


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    about = prose(
        "Deals solved to the end, by `rookery solve penguin-game --database FILE --build N`",
        "([exact play](../explanation/exact-play.md) tells how). Deals that are alike, turned, mirrored or with suits",
        "exchanged, are one *reduced* deal.",
    )
    text = ["# Exact play of The Penguin Game\n", about, "## Two players\n", *_two(figures, plots)]
    text += ["## Alone\n", *_alone(figures, plots)]
    if "small" in figures.parts:
        text += ["## The small iceberg: every deal\n", *_small(figures.parts)]
    return "\n".join(text)


def _two(figures: Figures, plots: Plots) -> list[str]:
    """Two players."""
    found, cells = figures.parts.get("deals"), len(figures.cells)
    won = sum(winner == 0 for winner, _ in figures.cells)
    plies = statistics.fmean(plies for _, plies in figures.cells)
    lines = [["from random cells, all pairs equally likely", share(won, cells), f"{plies:.1f}", str(cells)]]
    heads = ("the first player wins", "share", "plies on average", "deals")
    if not found:
        return [table(heads, lines)]
    first = share(found.results[0][1], found.deals)
    lines.insert(0, ["with the placement, both perfectly", first, f"{_mean(found.plies):.1f}", str(found.deals)])
    median, most_of, most = found.nodes
    more = prose(
        f"In {share(found.best_moves.get('1', 0), found.deals)} of the deals only one first placement is",
        "best. A deal takes",
        f"{median:,} positions (median), {most_of:,} in nine of ten, {most:,} at most.",
    )
    about = "How long perfect games last, and how many first placements are best"
    with plots.new("plies", about, panels=2, height=2.8) as (axes, said):
        _bars(axes[0], found.plies, "plies", 0)
        _bars(axes[1], found.best_moves, "best first placements of 16", 1)
    return [table(heads, lines), more, said[0]]


def _alone(figures: Figures, plots: Plots) -> list[str]:
    """One player."""
    found, tries, text = figures.parts.get("alone"), figures.tries, []
    if found:
        lines = [[label, share(count, found.deals), str(count)] for label, count in found.results]
        every = share(found.best_moves.get("16", 0), found.deals)
        text += [
            f"{found.deals:,} deals of the regular start. The best end that can be reached:\n",
            table(("with best play", "share", "deals"), lines),
            f"All 16 first cells lead to it in {every} of the deals.\n",
        ]
    successes = [each.successes / tries for each in figures.alone]
    games = tries * len(figures.alone)
    with plots.new("alone", "How often random play leaves one coin, deal by deal", height=2.6) as (axis, said):
        axis.hist([100 * each for each in successes], bins=30, color=COLOURS[0])
        axis.set(xlabel="% of random games that leave one coin", ylabel="deals")
    hard = prose(
        f"How hard it is: {tries:,} random games of each of {len(figures.alone)} deals (seeds from 0 on). One",
        "coin is left",
        f"after {share(sum(each.successes for each in figures.alone), games)} of them, and the challenge is met after",
        f"{share(sum(each.challenges for each in figures.alone), games)};",
        f"{statistics.fmean(each.coins for each in figures.alone):.1f} coins are left on average. The easiest",
        "deal is won at",
        f"random {percent(max(successes))} of the time, the hardest {percent(min(successes))}.",
    )
    return [*text, hard, said[0], *_counted(figures)]


def _counted(figures: Figures) -> list[str]:
    """How many solutions deals have."""
    counted = [(each.solutions, each.games) for each in figures.alone if each.solutions and each.games]
    if not counted:
        return []
    ways = [float(solutions) for solutions, _ in counted]
    rates = [solutions / games for solutions, games in counted]
    return [
        prose(
            f"Of {len(counted)} of these deals all sequences of moves were counted: between {min(ways):.3g} and",
            f"{max(ways):.3g} of them leave one coin (median {statistics.median(ways):.3g}), {percent(min(rates))} to",
            f"{percent(max(rates))} of all that there are.",
        )
    ]


def _small(parts: dict[str, Part]) -> list[str]:
    """The small iceberg."""
    two, alone = parts["small"], parts.get("small-alone")
    about = prose(
        "Half of the whole: two of the four tiles, a coin on each cell and a second one on the cells of the X, three",
        f"coins of each suit, penguins placed as always. There are {two.deals:,} deals, and {two.reduced:,}",
        "of them are",
        "different when those that are alike count once. All are solved; so these shares are exact and need",
        "no interval.",
    )
    text = [about, _ends(two, "two players")]
    text += [_counts(two.plies, "plies with best play"), _counts(two.best_moves, "best first placements")]
    if alone:
        more = f"Alone the first coin matters, and there are {alone.reduced:,} reduced deals:\n"
        text += [more, _ends(alone, "alone"), _counts(alone.best_moves, "best first placements")]
    return text


def _ends(part: Part, head: str) -> str:
    lines = [[label, f"{100 * count / part.deals:.2f} %", f"{count:,}"] for label, count in part.results]
    return table((head, "share", "deals"), lines)


def _counts(counts: dict[str, int], head: str) -> str:
    return table((head, *counts), [["deals", *(f"{count:,}" for count in counts.values())]])


def _mean(counts: dict[str, int]) -> float:
    return sum(int(number) * count for number, count in counts.items()) / sum(counts.values())


def _bars(axis: Any, counts: dict[str, int], label: str, number: int) -> None:
    """Deals by a number."""
    axis.bar([int(each) for each in counts], list(counts.values()), color=COLOURS[number])
    axis.set(xlabel=label, ylabel="deals")


PAGE = Page("exact", Figures, measure, write, plays=False)
