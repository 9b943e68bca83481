"""What is known of all positions that can follow from one, and the questions that can be asked of them."""

from typing import Final

import numpy as np

from rookery.kernel.packed import CHOICES, Packed, Table
from rookery.solver import search
from rookery.solver.engine import Engine
from rookery.solver.limits import Limits

FIRST_ENTRIES: Final = 1 << 14
MOST_ENTRIES: Final = 1 << 26
"""The memory grows to 512 MiB at most; from then on new entries replace old ones."""
GROWTH: Final = 4
ENDLESS: Final = 1 << 60


class Prover:
    """Proves what positions under one table are worth, and remembers it."""

    def __init__(self, packed: Packed, engine: Engine, table: Table, longest: int) -> None:
        self.packed = packed
        self.engine = engine
        self.table = table
        self._memory = np.zeros(FIRST_ENTRIES, np.int64)
        self._frames = np.zeros((longest + 2, search.FRAME_SIZE), np.int64)
        self._control = np.zeros(search.CONTROL_SIZE, np.int64)
        self.counting = 0
        """The most bytes that counting took in addition."""

    def warm(self, position: int) -> None:
        """Run every loop over next to nothing, so that it is compiled or loaded before a clock runs."""
        engine, control, nothing = self.engine, self._control, np.zeros(0, np.int64)
        self.children(position)
        engine.begin(self.table, self._memory, self._frames, control, position, engine.most(self.table, position))
        engine.chooser(self.table, position)
        engine.least(self.table, position)
        engine.prove(self.table, self._memory, self._frames, control, 1, 0, 0)
        engine.share(self._frames, control)
        engine.move_in(self.table, nothing, self._memory)
        engine.advance(self.table, nothing, nothing, 0, 0, nothing, nothing, nothing)
        engine.copy_in(nothing, nothing, nothing, nothing)
        engine.busiest(nothing)

    @property
    def bytes(self) -> int:
        """How much memory all this takes."""
        return self._memory.nbytes + self._frames.nbytes + self.counting

    def children(self, position: int) -> list[tuple[int, int]]:
        """The choices at a position, and what follows from each."""
        answers = int(self.engine.choices(self.table, position))
        chosen = [choice for choice in range(CHOICES) if answers >> choice & 1]
        return [(choice, int(self.engine.follow(self.table, position, choice))) for choice in chosen]

    # Questions

    def known(self, position: int, threshold: int) -> int | None:
        """A bound that tells whether a position is worth this much, if that is known without a search."""
        self._control[search.NODES] = 0
        self.engine.begin(self.table, self._memory, self._frames, self._control, position, threshold)
        return None if int(self._control[search.DEPTH]) >= 0 else int(self._control[search.ANSWER])

    def ask(self, position: int, threshold: int, limits: Limits) -> int:
        """A lower bound of a position's worth that reaches the threshold, or an upper bound below it."""
        answer = self.known(position, threshold)
        control = self._control
        while answer is None:
            capacity = ENDLESS if len(self._memory) >= MOST_ENTRIES else len(self._memory) // 2
            before = int(control[search.NODES])
            until = before + limits.slice()
            self.engine.prove(self.table, self._memory, self._frames, control, threshold, until, capacity)
            limits.spend(int(control[search.NODES]) - before, self.engine.share(self._frames, control))
            if int(control[search.DEPTH]) < 0:
                answer = int(control[search.ANSWER])
            else:
                limits.check()
                if int(control[search.USED]) >= capacity:
                    self._grow()
        return answer

    def _grow(self) -> None:
        larger = np.zeros(min(len(self._memory) * GROWTH, MOST_ENTRIES), np.int64)
        self._control[search.USED] = self.engine.move_in(self.table, self._memory, larger)
        self._memory = larger

    def worth(self, position: int, hint: int, limits: Limits) -> int:
        """The exact worth, from a bound that tells who wins: asked step by step from there on."""
        low = hint if hint > 0 else int(self.engine.least(self.table, position))
        high = hint if hint <= 0 else int(self.engine.most(self.table, position))
        while low < high:
            threshold = low + 1 if hint > 0 else high
            answer = self.ask(position, threshold, limits)
            if answer >= threshold:
                low = answer
            else:
                high = answer
        return low

    def keeps(self, position: int, child: int, worth: int, limits: Limits) -> bool:
        """Whether the move to the child keeps the worth of a position for the side that chooses there."""
        if self.engine.chooser(self.table, position) == 0:
            return self.ask(child, worth, limits) >= worth
        return self.ask(child, worth + 1, limits) <= worth
