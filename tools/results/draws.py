"""Draws in Penguin Soccer as players grow stronger, and whether its cap of plies is the right one."""

from collections import Counter

import msgspec
from tools.results.pages import Page, Plots, line, percent, prose, share, table
from tools.results.playing import Job, Wish, all_of, play

GAME = "penguin-soccer"
CAP = 800
"""Games go on to twice the usual cap, so that one sees what it cuts off."""
USUAL = 400
NUMBER = 20
LEVELS = ("chick", "juvenile", "adult")
POSITIONS = (300, 1_000, 3_000, 10_000, 30_000)
"""So many positions, or simulations, a move: what the strongest level looks at."""
MARKS = (50, 100, 200, 300, 400, 600, 800)


class Row(msgspec.Struct, frozen=True):
    """Equal players of a strength."""

    player: str
    games: int
    white: float
    """White's points."""
    decided: list[int]
    """After how many plies games were won."""
    reasons: dict[str, int]

    @property
    def drawn_at_usual_cap(self) -> int:
        """The games that would be draws under the usual rules: drawn before, or not decided by then."""
        return self.games - sum(plies <= USUAL for plies in self.decided)


class Figures(msgspec.Struct, frozen=True):
    """All strengths, from the weakest."""

    cap: int
    rows: list[Row]


def measure(wish: Wish) -> Figures:
    """Play equal players, level after level, then one level with more and more positions a move."""
    number, level = wish.number or NUMBER, wish.level or "emperor"
    players = [*LEVELS, *(f"{level}@{limit}" for limit in POSITIONS)] if "@" not in level else [level]
    options = (("ply_cap", str(CAP)),)
    rows = []
    for who in players:
        played = all_of(play, [Job(GAME, (who, who), seed, options) for seed in range(number)], wish, f"games of {who}")
        decided = sorted(each.plies for each in played if any(each.scores))
        reasons = Counter(each.reason for each in played)
        rows.append(Row(who, number, sum(each.share(0) for each in played), decided, dict(sorted(reasons.items()))))
    return Figures(CAP, rows)


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    heads = ("both players", "games", f"draws under the cap of {USUAL}", f"won by plies {USUAL + 1} to {figures.cap}")
    lines = []
    for row in figures.rows:
        late = sum(plies > USUAL for plies in row.decided)
        reasons = ", ".join(f"{reason} {count}" for reason, count in row.reasons.items())
        median = str(row.decided[len(row.decided) // 2]) if row.decided else "–"
        drawn = share(row.drawn_at_usual_cap, row.games)
        white = share(row.white, row.games)
        lines.append([row.player, str(row.games), drawn, share(late, row.games), white, median, reasons])
    with plots.new("share", "Draws as strength grows, and games decided by each ply", panels=2) as (axes, said):
        names = [row.player.replace("emperor", "") for row in figures.rows]
        line(axes[0], names, [(row.drawn_at_usual_cap, row.games) for row in figures.rows], "draws")
        axes[0].set(ylabel="% draws", ylim=(-2, 102), title=f"draws under the cap of {USUAL} plies")
        axes[0].tick_params(axis="x", rotation=45)
        for number, row in enumerate(figures.rows[-4:]):
            counts = [(float(sum(plies <= mark for plies in row.decided)), row.games) for mark in MARKS]
            line(axes[1], MARKS, counts, row.player, number)
        axes[1].axvline(USUAL, color="grey", linewidth=1, linestyle=":")
        axes[1].set(xlabel="plies", ylabel="% decided by then", ylim=(-2, 102), title="when games are decided")
        axes[1].legend(fontsize=7)
    games = sum(row.games for row in figures.rows)
    late = sum(plies > USUAL for row in figures.rows for plies in row.decided)
    usual = sum(row.drawn_at_usual_cap for row in figures.rows)
    rest = percent(late / usual) if usual else "none"
    about = prose(
        "Equal players of growing strength: levels, then one level that looks at so many positions a move. Games go",
        f"on to ply {figures.cap}, twice the usual cap, to see what it cuts off. Draws under the cap of {USUAL}:",
        f"{usual} of {games} games. Won later, by ply {figures.cap}: {late} of these ({rest}).",
    )
    figures_of_all = table([*heads, "White", "median ply of a win", "ends"], lines)
    return "\n".join(["# Draws in Penguin Soccer\n", about, figures_of_all, said[0]])


PAGE = Page("draws", Figures, measure, write)
