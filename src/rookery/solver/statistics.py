"""What the deals of a database have in common."""

import statistics
from collections import Counter

import msgspec

from rookery.kernel.messages import Message, speaker
from rookery.kernel.shares import interval
from rookery.solver.database import SEEDS, Database, deals_of

say = speaker("solver")


class Share(msgspec.Struct, frozen=True):
    """How many deals come to this with best play."""

    label: Message
    deals: int
    share: float
    low: float | None
    high: float | None
    """The 95 % interval of a sample; None where all deals are there."""


class Statistics(msgspec.Struct, frozen=True):
    """What the deals of a database come to. All but nodes counts each deal as often as it stands for others."""

    game: str
    players: int
    kind: str
    reduced: int
    """Deals in the database."""
    deals: int
    """Deals that they stand for."""
    results: tuple[Share, ...]
    plies: dict[int, int]
    """Deals by the plies of best play."""
    best_moves: dict[int, int]
    """Deals by the number of best first moves."""
    worths: dict[int, int]
    """Deals by what they are worth in the packed game."""
    nodes: tuple[int, int, int]
    """Positions looked at: the median, nine of ten deals, the most."""


def statistics_of(database: Database) -> Statistics:
    """Count what a database holds."""
    game = database.game
    plies: Counter[int] = Counter()
    moves: Counter[int] = Counter()
    worths: Counter[int] = Counter()
    nodes = [0]
    for deal in database:
        plies[deal.plies] += deal.weight
        moves[len(deal.best.split())] += deal.weight
        worths[deal.worth] += deal.weight
        nodes.append(deal.nodes)
    nodes = nodes[1:] or nodes
    about = database.about
    return Statistics(
        game=game.key,
        players=game.players,
        kind=about.kind,
        reduced=len(database),
        deals=worths.total(),
        results=_results(database, worths),
        plies=dict(sorted(plies.items())),
        best_moves=dict(sorted(moves.items())),
        worths=dict(sorted(worths.items())),
        nodes=(int(statistics.median(nodes)), sorted(nodes)[len(nodes) * 9 // 10], max(nodes)),
    )


def _results(database: Database, worths: Counter[int]) -> tuple[Share, ...]:
    """Who wins how often; alone, how it ends, the best end first."""
    game, counts = database.game, Counter[Message]()
    if game.players == 1:
        packed, _ = deals_of(game)
        for worth in sorted(worths, reverse=True):
            counts[packed.result(worth).label] += worths[worth]
    else:
        for seat, each in enumerate(game.start(0).scene().seats):
            counts[say("seat-wins", who=each.name)] = sum(
                count for worth, count in worths.items() if (worth > 0) == (seat == 0)
            )
    total = worths.total()
    sample = database.about.kind == SEEDS
    found = []
    for label, count in counts.items():
        low, high = interval(count, total) if sample else (None, None)
        found.append(Share(label, count, count / max(1, total), low, high))
    return tuple(found)
