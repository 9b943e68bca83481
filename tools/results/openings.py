"""Openings: The Penguin Game's placements, exactly, by symmetry class; Penguin Soccer's first ten plies."""

import functools
from collections import Counter

import msgspec
from tools.results.pages import INK, Page, Plots, mean, prose, share, table
from tools.results.playing import Job, Wish, all_of, play, warm_game

import rookery
from rookery import bots
from rookery.solver import Solver

DEALS, SOCCER = "penguin-game", "penguin-soccer"
NUMBER = 40
PAIRS_OF = 4
"""One deal in so many is solved from every pair of cells."""
TRIED_OF = 10
"""Games that begin with each first move of Penguin Soccer: one for so many."""
LEVEL = "adult"
PLIES = 10
JUDGE = 1_000
"""By which positions of Penguin Soccer are judged: twenty times as many positions of alpha-beta."""
CLASSES = ("corner", "edge", "centre")
MIRROR = {"n": "e", "e": "n", "s": "w", "w": "s", "ne": "ne", "sw": "sw", "nw": "se", "se": "nw"}
"""Directions mirrored along the line from home to home."""


class Placement(msgspec.Struct, frozen=True):
    """What first placements come to, over all deals that were solved."""

    deals: int
    won_deals: int
    """Deals that the first player wins."""
    cells: dict[str, tuple[int, int]]
    """By class of the first player's cell: won placements, all placements."""
    winning_deals: dict[str, int]
    """Deals with a winning placement in this class."""
    pair_deals: int
    pairs: dict[str, tuple[int, int]]
    """By the classes of both cells: games won by the first player, all games."""


class Opening(msgspec.Struct, frozen=True):
    """The beginning of a game of Penguin Soccer."""

    moves: tuple[str, ...]
    score: float
    """White's share of the points."""
    chances: tuple[float, ...]
    """White's chances at the start and after each of these plies, as they are judged."""


class FirstMove(msgspec.Struct, frozen=True):
    """A first move and its mirror image."""

    move: str
    chance: float
    """White's, as it is judged."""
    points: float
    """White's, in games that begin with it."""
    games: int


class Figures(msgspec.Struct, frozen=True):
    """All of it."""

    placement: Placement
    level: str
    judge: int
    first_moves: list[FirstMove]
    openings: list[Opening]


# The Penguin Game


def class_of(cell: str) -> str:
    """Corner, edge or centre: what turning and mirroring the square cannot tell apart."""
    outside = (cell[0] in "ad") + (cell[1] in "14")
    return CLASSES[2 - outside]


class Deal(msgspec.Struct, frozen=True):
    """A solved deal."""

    won: dict[str, bool]
    """By the first placement: whether the first player wins."""
    pairs: dict[str, bool]
    """By both placements, joined by a comma."""


def solve_deal(seed: int) -> Deal:
    """Solve a deal from every first placement, and now and then from every pair."""
    start, solver = rookery.game(DEALS).start(seed), Solver()
    won, pairs = {}, {}
    for first in start.moves:
        placed = start.play(first)
        won[first] = solver.winner(placed) == 0
        if seed % PAIRS_OF == 0:
            for second in placed.moves:
                both = placed.play(second)
                over = both.outcome
                pairs[f"{first},{second}"] = (over.winners[0] if over else solver.winner(both)) == 0
    return Deal(won, pairs)


def placements(deals: list[Deal]) -> Placement:
    """Count placements by class."""
    cells, pairs, winning = Counter[tuple[str, bool]](), Counter[tuple[str, bool]](), Counter[str]()
    for deal in deals:
        for move, won in deal.won.items():
            cells[class_of(move[1:]), won] += 1
        winning.update({class_of(move[1:]) for move, won in deal.won.items() if won})
        for both, won in deal.pairs.items():
            first, second = (class_of(move[1:]) for move in both.split(","))
            pairs[f"{first} {second}", won] += 1
    names = [f"{first} {second}" for first in CLASSES for second in CLASSES]
    return Placement(
        deals=len(deals),
        won_deals=sum(any(deal.won.values()) for deal in deals),
        cells={name: (cells[name, True], cells[name, True] + cells[name, False]) for name in CLASSES},
        winning_deals={name: winning[name] for name in CLASSES},
        pair_deals=sum(bool(deal.pairs) for deal in deals),
        pairs={name: (pairs[name, True], pairs[name, True] + pairs[name, False]) for name in names},
    )


# Penguin Soccer


def mirrored(move: str) -> str:
    """A move seen in the mirror along the line from home to home."""
    body, _, turned = move.partition(">")
    if body.endswith("^") or body == "--":
        return move
    image = body[0] + MIRROR[body[1:]]
    return f"{image}>{MIRROR[turned]}" if turned else image


def line_of(moves: tuple[str, ...]) -> tuple[str, ...]:
    """A line of play or its mirror image, whichever comes first."""
    return min(moves, tuple(mirrored(move) for move in moves))


@functools.cache
def chance_of_white(text: str) -> float:
    """White's share of the points, as a search judges a position."""
    game = warm_game(SOCCER, 2)
    position = game.read(text)
    if position.outcome is not None:
        return bots.share(position.outcome.scores[0], 2)
    return bots.judge(game, seconds=60, simulations=JUDGE).think(position).chances[0]


def judged(move: str) -> float:
    """White's chances after a first move, as a search judges them."""
    return chance_of_white(str(warm_game(SOCCER, 2).start(0).play(move)))


def first_moves(wish: Wish, level: str, games: int) -> list[FirstMove]:
    """All first moves, judged and tried; the best first."""
    moves = sorted({min(move, mirrored(move)) for move in rookery.game(SOCCER).start(0).moves})
    chances = all_of(judged, moves, wish, "first moves")
    jobs = [Job(SOCCER, (level, level), seed, first=move) for move in moves for seed in range(games)]
    played = iter(all_of(play, jobs, wish, "games by first move"))
    points = [sum(next(played).share(0) for _ in range(games)) for _ in moves]
    found = [FirstMove(*each, games) for each in zip(moves, chances, points, strict=True)]
    return sorted(found, key=lambda each: -each.chance)


def opening(job: Job) -> Opening:
    """Play a game, and judge its beginning."""
    game = warm_game(SOCCER, 2)
    played = play(job)
    position = game.start(0)
    moves = played.moves[:PLIES]
    chances = [chance_of_white(str(position))]
    for move in moves:
        position = position.play(move)
        chances.append(chance_of_white(str(position)))
    return Opening(line_of(moves), played.share(0), tuple(round(chance, 4) for chance in chances))


def measure(wish: Wish) -> Figures:
    """Solve deals, judge first moves, play games."""
    level, number = wish.level or LEVEL, wish.number or NUMBER
    deals = all_of(solve_deal, range(number), wish, "deals")
    firsts = first_moves(wish, level, max(1, number // TRIED_OF))
    games = all_of(opening, [Job(SOCCER, (level, level), seed) for seed in range(number)], wish, "games")
    return Figures(placements(deals), level, JUDGE, firsts, games)


def write(figures: Figures, plots: Plots) -> str:
    """The page."""
    return f"# Openings\n\n{_placements(figures.placement, plots)}\n{_soccer(figures, plots)}"


def _placements(found: Placement, plots: Plots) -> str:
    """The Penguin Game."""
    lines = [
        [name, share(*found.cells[name]), str(found.cells[name][1]), share(found.winning_deals[name], found.deals)]
        for name in CLASSES
    ]
    random_won = sum(won for won, _ in found.pairs.values())
    random_all = sum(games for _, games in found.pairs.values())
    matrix = [[first, *(share(*found.pairs[f"{first} {second}"]) for second in CLASSES)] for first in CLASSES]
    with plots.new("placement", "How often a first placement wins, by its class", height=2.6) as (axis, said):
        shares = [100 * won / max(1, games) for won, games in (found.cells[name] for name in CLASSES)]
        axis.bar(CLASSES, shares, color=INK["aurora"])
        axis.set(ylabel="% won by the first player", ylim=(0, 50))
    heads = ("the first penguin stands on", "placements that win", "placements", "deals with a winning one")
    about = prose(
        "Two players, regular start, every placement solved to the end. On the square there are three classes of cells",
        "that turning and mirroring cannot tell apart: four corners and four cells of the centre, with two coins, and",
        f"eight at the edges, with one. Of {found.deals} deals the first player wins",
        f"{share(found.won_deals, found.deals)}. Placements of one deal are not independent, so the intervals",
        "of placements",
        "are a little narrow.",
    )
    pairs = prose(
        f"From every pair of cells ({found.pair_deals} deals, {random_all} games) the first player wins",
        f"{share(random_won, random_all)}. By the class of the first penguin's cell (rows) and of the",
        "second's (columns):",
    )
    title = "## The Penguin Game: where to place the first penguin\n"
    return "\n".join([title, about, table(heads, lines), said[0], pairs, table(("first", *CLASSES), matrix)])


def _soccer(figures: Figures, plots: Plots) -> str:
    """Penguin Soccer."""
    openings = figures.openings
    games = len(openings)
    plies = max((len(each.moves) for each in openings), default=0)
    with plots.new("soccer", "White's chances in the first ten plies, as they are judged") as (axis, said):
        chances = [
            [100 * each.chances[ply] for each in openings if len(each.chances) > ply] for ply in range(plies + 1)
        ]
        at = [mean(each) for each in chances]
        spread = [min(off, 50.0) for _, off in at]
        axis.errorbar(range(plies + 1), [each for each, _ in at], spread, color=INK["seat-2"], marker="o", capsize=2)
        axis.axhline(50, color="grey", linewidth=1, linestyle=":")
        axis.set(xlabel="plies", ylabel="White's points of 100", title=f"{games} games of {figures.level}s")
    first = [
        [each.move, f"{100 * each.chance:.1f}", share(each.points, each.games), str(each.games)]
        for each in figures.first_moves
    ]
    lines = []
    for ply in range(1, plies + 1):
        seen = Counter(each.moves[:ply] for each in openings if len(each.moves) >= ply)
        line, count = min(seen.items(), key=lambda item: (-item[1], item[0]))
        scores = [each.score for each in openings if each.moves[:ply] == line]
        lines.append([str(ply), str(len(seen)), " ".join(line), str(count), share(sum(scores), len(scores))])
    heads = ("plies", "different lines", "the most frequent", "games", "White's points there")
    about = prose(
        f"{games} games of two {figures.level}s; a line and its mirror image count as one. White won",
        f"{share(sum(each.score for each in openings), games)} of the points.",
    )
    all_first = prose(
        "Every first move, a move and its mirror image as one: White's points of 100 as a search judges them",
        f"({figures.judge * 20:,} positions each), and in games that begin with it:",
    )
    moves = table(("first move", "judged", "White's points in games", "games"), first)
    title = "## Penguin Soccer: the first ten plies\n"
    return "\n".join([title, about, said[0], table(heads, lines), all_first, moves])


PAGE = Page("openings", Figures, measure, write)
