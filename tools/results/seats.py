"""Whether it matters where one sits: equal players against each other, for every game and number of players."""

import msgspec
from tools.results.pages import Page, Plots, line, prose, share, table, title_of
from tools.results.playing import Job, Wish, all_of, numbers_of_players, play

import rookery

LEVEL = "adult"
NUMBER = 200


class Row(msgspec.Struct, frozen=True):
    """Equal players of a game."""

    game: str
    players: int
    level: str
    games: int
    points: tuple[float, ...]
    """Of each seat; a draw is shared by all."""
    draws: int
    turns: float
    """Of a player, on average."""


class Figures(msgspec.Struct, frozen=True):
    """All rows."""

    rows: list[Row]


def measure(wish: Wish) -> Figures:
    """Play every game with every number of players."""
    level, number, rows = wish.level or LEVEL, wish.number or NUMBER, []
    for key in wish.games or rookery.games():
        for players in numbers_of_players(key):
            jobs = [Job(key, (level,) * players, seed) for seed in range(number)]
            played = all_of(play, jobs, wish, f"games of {key}, {players} players")
            points = tuple(sum(each.share(seat) for each in played) for seat in range(players))
            draws = sum(not any(each.scores) for each in played)
            turns = sum(each.turns for each in played) / number / players
            rows.append(Row(key, players, level, number, points, draws, turns))
    return Figures(rows)


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    lines = []
    for row in figures.rows:
        shares = [share(points, row.games) for points in row.points]
        shares += ["–"] * (4 - row.players)
        who = [title_of(row.game), str(row.players), row.level]
        lines.append([*who, *shares, str(row.games), str(row.draws), f"{row.turns:.1f}"])
    heads = ("game", "players", "level", "seat 1", "seat 2", "seat 3", "seat 4", "games", "draws", "turns a player")
    games = list(dict.fromkeys(row.game for row in figures.rows))
    about = "The share of the points of each seat, with its interval"
    with plots.new("shares", about, panels=3, height=3.4) as (axes, said):
        for axis, players in zip(axes, (2, 3, 4), strict=True):
            axis.axhline(100 / players, color="grey", linewidth=1, linestyle=":")
            for number, key in enumerate(games):
                for row in figures.rows:
                    if (row.game, row.players) == (key, players):
                        seats = [seat + 1 + 0.08 * (number - 1.5) for seat in range(players)]
                        line(axis, seats, [(each, row.games) for each in row.points], title_of(key), number)
            axis.set(title=f"{players} players", xticks=range(1, players + 1), xlabel="seat", ylim=(0, 100))
        axes[0].set_ylabel("% of the points")
        axes[0].legend(fontsize=7)
    about = prose(
        "Equal players, seat by seat: the share of the points that each seat won, with its interval. A draw is shared",
        "by all. The dotted line is an even share: where an interval does not hold it, the seat matters. What perfect",
        "play says of The Penguin Game for two is on [another page](exact.md).",
    )
    return "\n".join(["# Seats\n", about, table(heads, lines), said[0]])


PAGE = Page("seats", Figures, measure, write)
