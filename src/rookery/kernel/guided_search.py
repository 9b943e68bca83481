"""Guided tree search driven from Python: many trees, their leaves evaluated in one call of the caller's function."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rookery.kernel import memory
from rookery.kernel.batch import Course
from rookery.kernel.batches import new_batch
from rookery.kernel.engine import native
from rookery.kernel.errors import BadOption, quote
from rookery.kernel.forest import Forest, forest_shapes
from rookery.kernel.guided import Guidance
from rookery.kernel.lanes import Batch
from rookery.kernel.messages import speaker
from rookery.kernel.run import spread

say = speaker("kernel")

Evaluate = Callable[[Any, Any], tuple[Any, Any]]
"""Given observations and what is legal, a row for each leaf: priors of all actions, and values.

Both speak from the seat to move: actions by the numbers under which it sees them (``Game.seen_actions``), values of all
seats from it on in the order of turns, or its own alone, which the others then lose.
"""
CHILDREN_EACH = 64
"""Space for so many children of each node that is expanded; where there are more, trees end a little earlier."""


@dataclass(frozen=True, eq=False)
class Guided:
    """What searches found, a row for each root; on a GPU in its memory."""

    visits: Any
    """How often each action was tried."""
    values: Any
    """The mean value of each action for the seat to move; 0 where it was not tried."""
    means: Any
    """The mean value of each seat."""


class GuidedSearch:
    """Trees for the lanes of a batch, on its device. The batch stays as it is."""

    def __init__(self, roots: Batch, simulations: int, slots: int, exploration: float) -> None:
        self._game = roots.game
        self._roots = roots
        self._trees = len(roots)
        self._device = "cpu" if isinstance(roots.seat, np.ndarray) else "cuda"
        self._guidance = Guidance(0, slots, exploration)
        self._leaves = new_batch(self._game, self._trees * slots, Course(0, True, False), 1, True, self._device)
        rules, players = self._game.room.rules, self._game.players
        rows = 2 + (simulations + slots) * min(rules.move_limit, CHILDREN_EACH) + rules.move_limit
        shapes = forest_shapes(self._trees, rows, slots, players)
        self._loops = _Host(self._game) if self._device == "cpu" else _device_loops(self._game)
        memory.check_lanes(self._trees, memory.needed(shapes.values()), self._loops.free_memory())
        self._forest = Forest(**{name: self._loops.zeros(*shape) for name, shape in shapes.items()})
        views = [self._game.seen_actions(seat) for seat in range(players)]
        self._views = self._loops.placed(np.array(views, np.int32))
        self._seen = self._loops.zeros((self._trees * slots, roots.observation_size), np.float32)

    def run(self, evaluate: Evaluate, simulations: int, seed: int) -> Guided:
        """Grow all trees anew by so many leaves each, the root among them, and tell what they say."""
        self._guidance = self._guidance._replace(seed=seed)
        self._loops.plant_trees(self._trees, self._forest)
        # The root comes first and alone: all slots would find it.
        self._grow(evaluate, self._guidance._replace(slots=1), 0)
        done = 1
        while done < simulations:
            slots = min(self._guidance.slots, simulations - done)
            self._grow(evaluate, self._guidance._replace(slots=slots), done)
            done += slots
        actions, players = self._game.action_count, self._game.players
        visits = self._loops.zeros((self._trees, actions), np.int32)
        values = self._loops.zeros((self._trees, actions), np.float32)
        means = self._loops.zeros((self._trees, players), np.float32)
        self._loops.read_roots(self._trees, self._roots.arrays, self._forest, visits, means, values)
        return Guided(visits, values, means)

    def _grow(self, evaluate: Evaluate, guidance: Guidance, simulation: int) -> None:
        """One leaf for each slot of every tree."""
        lanes = self._leaves.arrays
        self._loops.select_leaves(
            self._trees, self._roots.arrays, self._forest, lanes, self._views, guidance, simulation
        )
        self._leaves.observe(self._seen)
        count = self._trees * guidance.slots
        priors, values = self._answer(evaluate, count)
        self._loops.back_up_leaves(self._trees, self._forest, lanes, self._views, priors, values, guidance)

    def _answer(self, evaluate: Evaluate, count: int) -> tuple[Any, Any]:
        """What the caller says of the leaves, as the loops take it."""
        answer = evaluate(self._seen[:count], self._leaves.legal[:count])
        if not isinstance(answer, tuple) or len(answer) != 2:
            raise BadOption(say("evaluate-answers-two"))
        priors, values = (self._loops.as_floats(part) for part in answer)
        actions, players = self._game.action_count, self._game.players
        if tuple(priors.shape) != (count, actions) or tuple(values.shape) not in ((count,), (count, players)):
            given = quote(f"{tuple(priors.shape)}, {tuple(values.shape)}")
            raise BadOption(
                say("evaluate-of-another-shape", leaves=count, actions=actions, players=players, given=given)
            )
        return priors, self._loops.for_all(values, players)


class _Host:
    """The loops on a processor, trees spread over its cores."""

    def __init__(self, game: Any) -> None:
        self._engine = native(game.room.rules)
        self._config = game.config

    def free_memory(self) -> int | None:
        return memory.available()

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def placed(self, array: Any) -> Any:
        return array

    def as_floats(self, part: Any) -> Any:
        try:
            numbers = np.ascontiguousarray(part, np.float32)
        except (TypeError, ValueError):
            raise BadOption(say("evaluate-answers-two")) from None
        if not np.isfinite(numbers).all():
            raise BadOption(say("evaluate-answers-two"))
        return numbers

    def for_all(self, values: Any, players: int) -> Any:
        """The values of all seats, where only those of the seat to move are told."""
        if values.ndim == 2:
            return values
        others = np.repeat(-values[:, None] / max(1, players - 1), players - 1, axis=1)
        return np.ascontiguousarray(np.concatenate([values[:, None], others], axis=1))

    def plant_trees(self, trees: int, forest: Forest) -> None:
        spread(lambda first, last: self._engine.plant_trees(forest, first, last), trees)

    def select_leaves(self, trees: int, *arguments: Any) -> None:
        spread(lambda first, last: self._engine.select_leaves(self._config, *arguments, first, last), trees)

    def back_up_leaves(self, trees: int, *arguments: Any) -> None:
        spread(lambda first, last: self._engine.back_up_leaves(self._config, *arguments, first, last), trees)

    def read_roots(self, trees: int, *arguments: Any) -> None:
        spread(lambda first, last: self._engine.read_roots(self._config, *arguments, first, last), trees)


def _device_loops(game: Any) -> Any:
    """The loops on a GPU, loaded only when they are asked for."""
    from rookery.kernel.device_guided import DeviceLoops

    return DeviceLoops(game)
