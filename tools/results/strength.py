"""How strength grows with simulations: one level with twice the simulations against itself."""

from itertools import pairwise

import msgspec
from tools.results.pages import COLOURS, MARKERS, Page, Plots, elo, prose, share, table, title_of
from tools.results.playing import Wish, all_of, duel, play, points

import rookery

NUMBER = 40
LEVEL = "emperor"
LADDER = {"penguin-soccer": (1_000, 3_000, 10_000, 30_000, 100_000), "penguins-rock": (25, 50, 100, 200, 400)}
"""Positions of alpha-beta; simulations elsewhere, which cost more where they are played to the end."""
USUAL = (50, 150, 500, 1_500, 5_000)
PLAYERS = {"penguin-game": 3}
"""With two players it is played perfectly."""


class Step(msgspec.Struct, frozen=True):
    """A player against the same with more simulations."""

    game: str
    players: int
    less: str
    more: str
    points: float
    """Of the one with more."""
    games: int

    @property
    def simulations(self) -> tuple[int, int]:
        """What the two look at."""
        return int(self.less.partition("@")[2]), int(self.more.partition("@")[2])


class Figures(msgspec.Struct, frozen=True):
    """All steps."""

    steps: list[Step]


def measure(wish: Wish) -> Figures:
    """Play each step of the ladder of each game."""
    level, steps = (wish.level or LEVEL).partition("@")[0], []
    for key in wish.games or rookery.games():
        players = PLAYERS.get(key, 2)
        for less, more in pairwise(f"{level}@{limit}" for limit in LADDER.get(key, USUAL)):
            jobs = duel(key, players, less, more, wish.number or NUMBER)
            played = all_of(play, jobs, wish, f"games of {key}, {less} and {more}")
            steps.append(Step(key, players, less, more, points(played, more), len(played)))
    return Figures(steps)


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    games = list(dict.fromkeys(step.game for step in figures.steps))
    with plots.new("elo", "Strength against simulations") as (axis, said):
        for number, key in enumerate(games):
            steps = [step for step in figures.steps if step.game == key]
            places, heights = [steps[0].simulations[0]], [0.0]
            for step in steps:
                places.append(step.simulations[1])
                heights.append(heights[-1] + elo(step.points, step.games)[0])
            style = {"color": COLOURS[number], "marker": MARKERS[number]}
            axis.plot(places, heights, label=f"{title_of(key)}, {steps[0].players} players", **style)
        axis.set(xscale="log", xlabel="simulations, or positions of alpha-beta, a move", ylabel="Elo above the first")
        axis.legend(fontsize=8)
    lines = []
    for step in figures.steps:
        at, low, high = elo(step.points, step.games)
        less, more = step.simulations
        who = [title_of(step.game), str(step.players), f"{more:,} – {less:,}"]
        lines.append([*who, share(step.points, step.games), f"{at:+.0f} ({low:+.0f} to {high:+.0f})", str(step.games)])
    heads = ("game", "players", "simulations a move", "share of the points of more", "Elo", "games")
    about = prose(
        "One player against the same player with more simulations a move (for alpha-beta: positions), seats",
        "exchanged on",
        "the same seeds. The plot adds up the differences from step to step; the table has each with its",
        "interval. With",
        "three players a win is to score more than the other on average. How strength grows with training is on",
        "[another page](training.md).",
    )
    return "\n".join(["# Strength and simulations\n", about, said[0], table(heads, lines)])


PAGE = Page("strength", Figures, measure, write)
