"""Our tree search with an evaluation of the caller's: for those who have a network, or an idea."""

import math
from dataclasses import dataclass

from rookery.kernel.batch import SEAT, Course
from rookery.kernel.batches import new_batch
from rookery.kernel.errors import BadNumber, GameOver, quote
from rookery.kernel.forest import DEEPEST
from rookery.kernel.game import Position
from rookery.kernel.guided_search import Evaluate, Guided, GuidedSearch
from rookery.kernel.history import clear, note_seen, push
from rookery.kernel.lanes import Batch
from rookery.kernel.messages import speaker
from rookery.kernel.numbers import checked_number, checked_seed
from rookery.kernel.protocol import CHANCE

say = speaker("bots")

EXPLORATION = 1.25
LEAVES = 16
"""How many leaves of one tree are evaluated together."""


@dataclass(frozen=True)
class Search:
    """What a search found, move by move, in the order of ``position.moves``."""

    moves: tuple[str, ...]
    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    """The mean value of each move for the seat to move; 0 where it was not tried."""
    means: tuple[float, ...]
    """The mean value of the position for each seat."""

    @property
    def best(self) -> str:
        """The move that was tried most; among equals the one of higher value."""
        ranked = range(len(self.moves))
        return self.moves[max(ranked, key=lambda index: (self.visits[index], self.values[index]))]


def search(
    position: Position,
    evaluate: Evaluate,
    *,
    simulations: int = 200,
    seed: int = 0,
    leaves: int = LEAVES,
    exploration: float = EXPLORATION,
) -> Search:
    """Search a position by an evaluation: ``evaluate(observations, legal)`` answers with priors and values.

    It is called with a row for each of up to ``leaves`` positions: what the seat to move sees (32-bit floats), and
    which actions are legal, by the numbers under which that seat sees them. Priors are one number for each action, the
    larger the more likely, and need not add up to one. Values run from -1 to 1: one for each row, the seat to move's,
    or one for each seat, from the seat to move on. Ends of games are scored by the rules, dice rolled by their odds.
    """
    if position.outcome is not None:
        raise GameOver(say("nothing-to-search"))
    found = _searched(_root(position), evaluate, simulations, seed, leaves, exploration)
    numbers = list(position.actions)
    return Search(
        moves=position.moves,
        actions=position.actions,
        visits=tuple(found.visits[0, numbers].tolist()),
        values=tuple(found.values[0, numbers].tolist()),
        means=tuple(found.means[0].tolist()),
    )


def search_lanes(
    env: Batch,
    evaluate: Evaluate,
    *,
    simulations: int = 32,
    seed: int = 0,
    leaves: int = 1,
    exploration: float = EXPLORATION,
) -> Guided:
    """Search all lanes of a vector environment side by side, a tree for each, on its device; the lanes stay.

    ``evaluate`` is as in ``search`` and gets the leaves of all trees at once, on a GPU in its memory. What is found has
    a row for each lane and a column for each action, by its own number: visits, values, means.
    """
    return _searched(env, evaluate, simulations, seed, leaves, exploration)


def _searched(roots: Batch, evaluate: Evaluate, simulations: int, seed: int, leaves: int, exploration: float) -> Guided:
    """What a search of all lanes finds, once what it was asked for has been checked."""
    simulations = checked_number(simulations, say("a-number-of-simulations"), least=2, most=1_000_000)
    leaves = checked_number(leaves, say("a-number-of-leaves"), least=1, most=4096)
    if isinstance(exploration, bool) or not isinstance(exploration, int | float) or not 0 <= exploration < math.inf:
        raise BadNumber(say("bad-exploration", value=quote(str(exploration))))
    seed = checked_seed(seed)
    return GuidedSearch(roots, simulations, leaves, float(exploration)).run(evaluate, simulations, seed)


def _root(position: Position) -> Batch:
    """A batch of one lane that is in a position, with its past."""
    game = position.game
    past = position.history
    capacity = len(past) + DEEPEST
    batch = new_batch(game, 1, Course(0, rolls=True, restarts=False), capacity, masks=False, device="cpu")
    lanes = batch.arrays
    lanes.states[0] = position.state
    lanes.numbers[SEAT, 0] = CHANCE if position.seat is None else position.seat
    history = lanes.histories[0]
    if past:
        clear(history)
        for identity in past:
            push(history, identity)
    else:
        note_seen(history, 1)
    return batch
