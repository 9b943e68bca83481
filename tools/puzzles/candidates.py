"""Positions that may be puzzles: out of games between bots, each game from a seed of its own."""

import random
from collections.abc import Callable, Iterator, Mapping

from rookery.bots import player
from rookery.kernel.game import Game, Position
from rookery.puzzles.puzzle import Kind, Proof

LEVEL = "juvenile"
"""Plays sensibly and fast, and misses things."""
MOST_PLIES = 600


def played(game: Game, seed: int, level: str = LEVEL) -> list[Position]:
    """The positions of a game between two bots of a level, the last one over unless the game is very long."""
    bot, positions = player(level, game), [game.start(seed=seed)]
    while positions[-1].outcome is None and len(positions) < MOST_PLIES:
        positions.append(positions[-1].play(bot.choose(positions[-1], seed=1000 * seed + len(positions))))
    return positions


def before_wins(game: Game, kind: Kind, seed: int) -> Iterator[Position]:
    """The winner's decisions in the last plies of a game, the earliest first: a bot may have gone a long way round."""
    positions = played(game, seed)
    outcome = positions[-1].outcome
    if outcome is not None and len(outcome.winners) == 1:
        yield from (each for each in positions[-kind.plies - 1 :] if each.seat == outcome.winners[0])


def decisions(game: Game, kind: Kind, seed: int) -> Iterator[Position]:  # all sources are called alike
    """All decisions of a game, in any order."""
    found = [each for each in played(game, seed) if each.seat is not None and len(each.moves) > 1]
    random.Random(seed).shuffle(found)  # noqa: S311  # nothing secret
    yield from found


def starts(game: Game, kind: Kind, seed: int) -> Iterator[Position]:
    """The deal of a seed."""
    yield game.start(seed=seed)


SOURCES: Mapping[Proof, Callable[[Game, Kind, int], Iterator[Position]]] = {
    "search": before_wins,
    "solver": decisions,
    "alone": starts,
    "estimate": decisions,
}


def candidates(game: Game, kind: Kind, seed: int) -> Iterator[Position]:
    """The positions of a game that may be puzzles of a kind, read anew: a puzzle has no past."""
    for position in SOURCES[kind.proof](game, kind, seed):
        yield game.read(str(position))
