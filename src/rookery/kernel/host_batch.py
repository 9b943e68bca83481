"""Games side by side in this machine's memory, stepped on all its cores."""

from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.kernel.batch import DRAWS, Course, Lanes
from rookery.kernel.engine import Engine
from rookery.kernel.lanes import Batch, shapes
from rookery.kernel.protocol import Numbers
from rookery.kernel.run import cores, spread

STEP_CHUNK = 512
"""From this many lanes on, another thread is worth the cost of handing them over."""


class HostBatch(Batch):
    """A batch on a processor. Its arrays are NumPy's."""

    def __init__(self, game: Any, engine: Engine, lanes: int, course: Course, capacity: int, masks: bool) -> None:
        self._engine = engine
        self._config = game.config
        self._rules = game.room.rules
        self._random = np.zeros(0, np.int32)
        wanted = shapes(self._rules, self._config, lanes, capacity, masks)
        arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in wanted.items()}
        super().__init__(game, Lanes(**arrays), course)
        self.reset()

    def step(self, actions: npt.ArrayLike | None = None) -> None:
        """Make one ply in every lane by its action number; at random where there is none, or -1."""
        chosen = self._random if actions is None else self._actions(actions)
        step = self._step_masked if self.legal is not None else self._step
        self._spread(lambda first, last: step(chosen, first, last))

    def _step(self, actions: Numbers, first: int, last: int) -> None:
        self._engine.step_lanes(self._config, self.arrays, self._scratch(), actions, self._course, first, last)

    def _step_masked(self, actions: Numbers, first: int, last: int) -> None:
        self._engine.step_masked_lanes(self._config, self.arrays, actions, self._course, first, last)

    def reset(self, lanes: npt.ArrayLike | None = None, seeds: npt.ArrayLike | None = None) -> None:
        """Begin new games in some lanes, or in all: from seeds, one for each of these lanes, or from the lanes' own."""
        wishes = self._wishes(lanes, seeds)

        def work(first: int, last: int) -> None:
            self._engine.reset_lanes(self._config, self.arrays, self._scratch(), wishes, self._course, first, last)

        self._spread(work)

    def observe(self, out: Any = None, *, seat: int | None = None) -> Any:
        """Write for each lane what the seat to move sees, or the seat that is given, and return the array."""
        viewer = self._viewer(seat)
        if out is None:
            out = np.empty((len(self), self.observation_size), np.uint8)
        rows = np.asarray(out)
        self._check_out(rows.shape, rows.dtype, rows.flags.c_contiguous and rows.flags.writeable)

        def work(first: int, last: int) -> None:
            self._engine.observe_lanes(self._config, self.arrays, viewer, rows, first, last)

        self._spread(work)
        return out

    def advise(self, out: Any) -> Any:
        """Write the room's priors of all actions for each lane, and return the array; the batch must keep masks."""
        rows = np.asarray(out)
        self._check_advice(rows.shape, rows.dtype, rows.flags.c_contiguous and rows.flags.writeable)

        def work(first: int, last: int) -> None:
            self._engine.advise_lanes(self._config, self.arrays, self._scratch(), rows, first, last)

        self._spread(work)
        return out

    def copy(self, sources: npt.ArrayLike, targets: npt.ArrayLike) -> None:
        """Make target lanes like source lanes, one by one, with their pasts. Their random numbers stay their own."""
        here, there = self._pairs(sources, targets)
        draws = self.arrays.numbers[DRAWS].copy()
        array: Any
        for name, array in zip(Lanes._fields, self.arrays, strict=True):
            if name in ("numbers", "flags"):
                array[:, there] = array[:, here]
            elif len(array):
                array[there] = array[here]
        self.arrays.numbers[DRAWS] = draws

    def _state(self, lane: int) -> npt.NDArray[np.int32]:
        return np.array(self.arrays.states[lane])

    def _scratch(self) -> Numbers:
        """Space for the legal moves of one position."""
        return np.empty(self._rules.move_limit, np.int32)

    def _spread(self, work: Any) -> None:
        lanes = len(self)
        spread(work, lanes, least=max(STEP_CHUNK, -(-lanes // cores())))
