"""A position thought through for people: hints, analysis, and the searches of many positions at once."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rookery.bots.player import LevelPlayer
from rookery.bots.thought import Thought
from rookery.kernel import search
from rookery.kernel.errors import BadOption
from rookery.kernel.game import Game, Position
from rookery.kernel.levels import NAMES, Algorithm, AtRandom, ByPriors, Exact, NetSearch, TreeSearch
from rookery.kernel.mcts import Settings
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_number, checked_seconds, checked_seed
from rookery.kernel.options import LARGEST

say = speaker("bots")


def analyse(
    position: Position, *, seconds: float = 2.0, simulations: int | None = None, seed: int = 0, threads: int = 1
) -> Thought:
    """Think about a position for so long, as the strongest level does: exactly if possible, else as far as it gets.

    With ``simulations`` a tree search stops after so many, and any other algorithm after as many positions; one
    thread then gives the same answer on every machine.
    """
    limit = checked_seconds(seconds)
    most = LARGEST if simulations is None else checked_number(simulations, say("number-of-simulations"), least=1)
    game = position.game
    algorithms = [within(algorithm, limit, most) for algorithm in game.room.levels[NAMES[-1]]]
    threads = checked_number(threads, say("number-of-threads"), least=1, most=256)
    return LevelPlayer(game, algorithms, threads=threads, thorough=True).think(
        position, seed=checked_seed(seed, say("seed"))
    )


def within(algorithm: Algorithm, seconds: float, simulations: int) -> Algorithm:
    """An algorithm with other limits: only these, and none of the level's own."""
    if isinstance(algorithm, AtRandom | ByPriors):
        return algorithm
    if isinstance(algorithm, TreeSearch | NetSearch):
        return replace(algorithm, seconds=seconds, simulations=simulations)
    return replace(algorithm, seconds=seconds, nodes=simulations)


def judge(game: Game, *, seconds: float = 0.15, simulations: int = 1000, thorough: bool = False) -> LevelPlayer:
    """A player that judges positions quickly, one after the other: exactly where that is quick, else roughly.

    A thorough one says of all moves what they promise, and how the game goes on.
    """
    limit = checked_seconds(seconds)
    most = checked_number(simulations, say("number-of-simulations"), least=1)
    algorithms = [_quickly(algorithm, limit, most) for algorithm in game.room.levels[NAMES[-1]]]
    return LevelPlayer(game, algorithms, thorough=thorough)


def _quickly(algorithm: Algorithm, seconds: float, simulations: int) -> Algorithm:
    """An algorithm with limits that let it say something soon; only the time limit decides what is solved."""
    if isinstance(algorithm, Exact):
        return replace(algorithm, seconds=seconds)
    # Alpha-beta looks at many positions in the time of one simulation, which plays a whole game.
    return within(
        algorithm, seconds, simulations if isinstance(algorithm, TreeSearch | NetSearch) else 20 * simulations
    )


def search_many(
    positions: Sequence[Position],
    *,
    simulations: int,
    use_priors: bool = True,
    cutoff: int | None = None,
    exploration: float = 1.4,
    seed: int = 0,
    device: str = "cpu",
) -> search.Searches:
    """Tree searches of many positions of one game at once, on all cores or on a GPU: what self-play needs.

    Row i of the answer is position i: visits in the order of its ``moves``, and the mean score of each seat.
    """
    if not positions:
        raise BadOption(say("no-positions"))
    game: Game = positions[0].game
    for position in positions:
        if position.game != game:
            raise BadOption(say("two-games", one=repr(game), other=repr(position.game)))
    limit = game.playout_limit if cutoff is None else checked_number(cutoff, say("cutoff"), most=1_000_000)
    return search.search_many(
        game.room.rules,
        game.config,
        np.array([position.state for position in positions], np.int32),
        Settings(limit, use_priors, exploration),
        simulations=checked_number(simulations, say("number-of-simulations"), least=1, most=10_000_000),
        seed=checked_seed(seed, say("seed")),
        device=device,
    )
