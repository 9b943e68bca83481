"""A position thought through for people: hints, analysis, and the searches of many positions at once."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rookery.bots.player import Player
from rookery.bots.thought import Thought
from rookery.kernel import search
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game, Position, checked_number, checked_seconds
from rookery.kernel.levels import NAMES, AtRandom, Exact, TreeSearch, Way
from rookery.kernel.options import LARGEST


def analyse(
    position: Position, *, seconds: float = 2.0, simulations: int | None = None, seed: int = 0, threads: int = 1
) -> Thought:
    """Think about a position for so long, as the strongest level does: exactly if that can be, else as far as it goes.

    With ``simulations`` a tree search stops after so many, and any other way to think after as many positions; one
    thread then gives the same answer on every machine.
    """
    limit = checked_seconds(seconds)
    most = LARGEST if simulations is None else checked_number(simulations, "a number of simulations", least=1)
    game = position.game
    ways = [_within(way, limit, most) for way in game.room.levels[NAMES[-1]]]
    threads = checked_number(threads, "a number of threads", least=1, most=256)
    return Player(game, ways, threads=threads, thorough=True).think(position, seed=checked_number(seed, "a seed"))


def _within(way: Way, seconds: float, simulations: int) -> Way:
    """A way to think with other limits: only these, and none of the level's own."""
    if isinstance(way, AtRandom):
        return way
    if isinstance(way, TreeSearch):
        return replace(way, seconds=seconds, simulations=simulations)
    return replace(way, seconds=seconds, nodes=simulations)


def judge(game: Game, *, seconds: float = 0.15, simulations: int = 1000) -> Player:
    """A player that judges positions quickly, one after the other: exactly where that is prompt, else roughly."""
    limit = checked_seconds(seconds)
    most = checked_number(simulations, "a number of simulations", least=1)
    return Player(game, [_quickly(way, limit, most) for way in game.room.levels[NAMES[-1]]])


def _quickly(way: Way, seconds: float, simulations: int) -> Way:
    """A way to think with limits that let it say something soon; what is solved or not is told by the time alone."""
    if isinstance(way, Exact):
        return replace(way, seconds=seconds)
    # Alpha-beta looks at many positions in the time of one simulation, which plays a whole game.
    return _within(way, seconds, simulations if isinstance(way, TreeSearch) else 20 * simulations)


def search_many(
    positions: Sequence[Position],
    *,
    simulations: int,
    sensible: bool = True,
    cutoff: int | None = None,
    exploration: float = 1.4,
    seed: int = 0,
    device: str = "cpu",
) -> search.Searches:
    """Tree searches of many positions of one game at once, on all cores or on a GPU: what self-play needs.

    Row i of the answer is position i: visits in the order of its ``moves``, and the mean score of each seat.
    """
    if not positions:
        raise BadOption("there is nothing to search: give one position or more")
    game: Game = positions[0].game
    for position in positions:
        if position.game != game:
            raise BadOption(f"these positions are of two games: {game!r} and {position.game!r}; search one at a time")
    return search.search_many(
        game.room.rules,
        game.config,
        np.array([position.state for position in positions], np.int32),
        simulations=checked_number(simulations, "a number of simulations", least=1, most=10_000_000),
        cutoff=game.in_sight if cutoff is None else checked_number(cutoff, "a cutoff", most=1_000_000),
        sensible=sensible,
        exploration=exploration,
        seed=checked_number(seed, "a seed"),
        device=device,
    )
