"""Luck against skill: how often the stronger player wins, by the gap between levels."""

from itertools import combinations

import msgspec
from tools.results.pages import Page, Plots, line, prose, share, table, title_of
from tools.results.playing import Wish, all_of, duel, play, points

import rookery
from rookery.kernel.levels import NAMES

NUMBER = 40


class Pair(msgspec.Struct, frozen=True):
    """Two levels against each other, two players, seats exchanged on the same seeds."""

    game: str
    weaker: str
    stronger: str
    points: float
    games: int

    @property
    def gap(self) -> int:
        """How many levels lie between them, and one."""
        return NAMES.index(self.stronger) - NAMES.index(self.weaker)


class Figures(msgspec.Struct, frozen=True):
    """All pairs."""

    pairs: list[Pair]


def measure(wish: Wish) -> Figures:
    """Play all pairs of levels; with a level only the pairs in which it is the stronger."""
    pairs = []
    for key in wish.games or rookery.games():
        for weaker, stronger in combinations(NAMES, 2):
            if wish.level not in (None, stronger):
                continue
            jobs = duel(key, 2, weaker, stronger, wish.number or NUMBER)
            played = all_of(play, jobs, wish, f"games of {key}, {weaker} and {stronger}")
            pairs.append(Pair(key, weaker, stronger, points(played, stronger), len(played)))
    return Figures(pairs)


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    games = list(dict.fromkeys(pair.game for pair in figures.pairs))
    dice = [key for key in games if rookery.game(key).room.chance]
    with plots.new("gaps", "How often the stronger wins, by the gap of levels") as (axis, said):
        for number, key in enumerate(games):
            gaps = sorted({pair.gap for pair in figures.pairs if pair.game == key})
            shares = [_together(figures, key, gap) for gap in gaps]
            name = f"{title_of(key)} ({'dice' if key in dice else 'no dice'})"
            line(axis, [gap + 0.05 * number for gap in gaps], shares, name, number)
        axis.axhline(50, color="grey", linewidth=1, linestyle=":")
        axis.set(xlabel="gap of levels", ylabel="% of the points of the stronger", ylim=(40, 101))
        axis.set_xticks(range(1, len(NAMES)))
        axis.legend(fontsize=8)
    heads = ("stronger – weaker", *(title_of(key) for key in games))
    lines = []
    for weaker, stronger in combinations(NAMES, 2):
        found = {pair.game: pair for pair in figures.pairs if (pair.weaker, pair.stronger) == (weaker, stronger)}
        pairs = [found.get(key) for key in games]
        cells = [f"{share(pair.points, pair.games)} of {pair.games}" if pair else "–" for pair in pairs]
        lines.append([f"{stronger} – {weaker}", *cells])
    by_gap = [[str(gap), *(share(*_together(figures, key, gap)) for key in games)] for gap in range(1, len(NAMES))]
    about = prose(
        "Two levels against each other, two players, the same seeds in both seats. The dice can make anybody win: the",
        "share of the stronger says how often they do. A step between levels is no measure in itself (levels",
        "were set so",
        "that a step is worth about three wins of four), but the way the share grows with the gap is.",
    )
    together = table(("gap of levels", *heads[1:]), by_gap)
    return "\n".join(["# Luck and skill\n", about, said[0], together, "## Pair by pair\n", table(heads, lines)])


def _together(figures: Figures, key: str, gap: int) -> tuple[float, int]:
    """The points of the stronger, and the games, of all pairs of a game with this gap."""
    pairs = [pair for pair in figures.pairs if (pair.game, pair.gap) == (key, gap)]
    return sum(pair.points for pair in pairs), sum(pair.games for pair in pairs)


PAGE = Page("luck", Figures, measure, write)
