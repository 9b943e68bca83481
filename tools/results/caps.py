"""Whether games come to an end: how often players of each level reach the cap of turns, and how long they take."""

import itertools

import msgspec
from tools.results.pages import Page, Plots, prose, share, table, title_of
from tools.results.playing import Job, Wish, all_of, numbers_of_players, play

import rookery
from rookery.kernel.levels import NAMES

GAMES = ("polar-dare", "penguins-rock")
"""Those with a die, where nothing but a cap ends a game in which nobody makes headway."""
LEVELS = NAMES[1:-1]
"""All but the egg, which plays at random, and the emperor, whose games take minutes each."""
NUMBER = 400
"""So many without a single cap show that fewer than one in a hundred end there."""
THOROUGH = {"adult": 100, "emperor": 12}
"""How many games must do of those who think long."""
CAP = "turn-cap"
"""How a game ends at the cap, and the option, with its underscore, that says where it is."""


class Row(msgspec.Struct, frozen=True):
    """Equal players of a game."""

    game: str
    players: int
    level: str
    games: int
    capped: int
    """How many of the games ended at the cap."""
    turns: float
    """Of all players, on average."""
    longest: int
    """How many the longest game took."""
    cap: int


class Figures(msgspec.Struct, frozen=True):
    """All rows."""

    rows: list[Row]


def measure(wish: Wish) -> Figures:
    """Let every level play itself, with every number of players."""
    levels = [wish.level] if wish.level else LEVELS
    kinds = itertools.product(levels, [key for key in GAMES if key in (wish.games or GAMES)])
    return Figures([_row(key, players, level, wish) for level, key in kinds for players in numbers_of_players(key)])


def _row(key: str, players: int, level: str, wish: Wish) -> Row:
    number = wish.number or THOROUGH.get(level, NUMBER)
    jobs = [Job(key, (level,) * players, seed) for seed in range(number)]
    played = all_of(play, jobs, wish, f"games of {key}, {players} players, {level}")
    turns = [each.turns for each in played]
    capped = sum(each.reason == CAP for each in played)
    cap = int(rookery.game(key, players=players).options[CAP.replace("-", "_")])
    return Row(key, players, level, number, capped, sum(turns) / number, max(turns), cap)


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    lines = [
        [
            title_of(row.game),
            row.level,
            str(row.players),
            str(row.games),
            share(row.capped, row.games),
            f"{row.turns:.1f}",
            str(row.longest),
            str(row.cap),
        ]
        for row in sorted(figures.rows, key=lambda row: GAMES.index(row.game))
    ]
    heads = ("game", "level", "players", "games", "ended at the cap", "turns", "in the longest game", "cap")
    about = prose(
        "In the games with a die only a cap of turns ends a game in which nobody makes headway. These are games",
        "between equal players: the share that ended at the cap, with its interval, and how many turns they took.",
        "The egg, which plays at random, and the emperor, whose games take minutes each, play only when named.",
    )
    return "\n".join(["# Caps\n", about, table(heads, lines)])


PAGE = Page("caps", Figures, measure, write)
