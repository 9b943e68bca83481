"""How long a solver may work on one question, and its progress."""

import time
from collections.abc import Callable
from typing import Final

from rookery.kernel.messages import Text, speaker
from rookery.kernel.numbers import checked_number, checked_seconds

say = speaker("solver")

SLICE: Final = 1 << 15
"""How many positions are searched between two looks at the clock: some hundredths of a second."""

Progress = Callable[[float, int, Text], None]
"""Called now and then with the share that is done, about; the positions searched; the stage."""


class Stopped(Exception):
    """A limit is reached."""


class Limits:
    """The limits of one question, and what is used up of them."""

    def __init__(
        self, seconds: float | None = None, nodes: int | None = None, progress: Progress | None = None
    ) -> None:
        self.start()
        self._seconds = None if seconds is None else checked_seconds(seconds)
        self._most = None if nodes is None else checked_number(nodes, say("a-limit-of-positions"), least=1)
        self._progress = progress
        self._stage: tuple[float, float, Text] = (0.0, 1.0, "")
        self.nodes = 0

    def start(self) -> None:
        """Start the clock."""
        self._began = time.perf_counter()

    @property
    def seconds(self) -> float:
        """The time that is used up."""
        return time.perf_counter() - self._began

    def stage(self, first: float, last: float, what: Text) -> None:
        """Begin a stage, which takes the progress from one share to another."""
        self._stage = (first, last, what)

    def slice(self) -> int:
        """How many positions may be looked at before the next look at the clock."""
        return SLICE if self._most is None else min(SLICE, self._most - self.nodes)

    def spend(self, nodes: int, share: float) -> None:
        """Count more positions, and report which share of the stage is done."""
        self.nodes += nodes
        if self._progress:
            first, last, what = self._stage
            self._progress(first + share * (last - first), self.nodes, what)

    def check(self) -> None:
        """Raise Stopped if nothing is left."""
        late = self._seconds is not None and self.seconds >= self._seconds
        if late or (self._most is not None and self.nodes >= self._most):
            raise Stopped
